import QuartzCore

/// Traits: handed down from the scene through windows, controllers and views.
extension UIView {
  /// What this view gets from above, with its controller's overrides and its own.
  private func resolvedTraits() -> UITraitCollection {
    var traits: UITraitCollection
    if let window = self as? UIWindow {
      traits = window.inheritedTraits
    } else if let parent = storedSuperview {
      traits = parent.storedTraits
    } else {
      traits = storedWindow == nil && controller == nil ? SystemTraits.forNewViews : storedTraits
      if let parent = controller?.parent { traits = parent.traitCollection }
    }
    if let controller { traits = controller.resolveTraits(from: traits) }
    guard flags.contains(.overridesTraits), let rare else { return traits }
    let overridden = TraitResolution.apply(
      rare.traitOverrides, style: rare.overrideUserInterfaceStyle, to: traits)
    return TraitResolution.limit(overridden, from: rare.minimumSize, to: rare.maximumSize)
  }

  /// Brings the traits of this view and those below up to date and tells those that see a change,
  /// each before its subviews.
  func refreshTraits() {
    var waiting = [self]
    while let view = waiting.popLast() {
      let new = view.resolvedTraits()
      let old = view.storedTraits
      guard new !== old else { continue }
      if new == old {
        // Overrides make a new object each time; the views below keep the one they share.
        if view.flags.contains(.overridesTraits) || view.controller?.overridesTraits ?? false {
          continue
        }
        // Equal conditions may come as another object from above, which the views below then share.
        view.storedTraits = new
      } else {
        view.storedTraits = new
        view.tellTraitChange(from: old)
      }
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  private func tellTraitChange(from old: UITraitCollection) {
    storedTraits.asCurrent {
      traitsDidChange(from: old)
      controller?.traitsDidChange(from: old)
      traitCollectionDidChange(old)
      rare?.registrations.notify(self, previous: old)
    }
  }

  func applyTraits(from old: UITraitCollection) {
    let new = storedTraits
    if new.hasDifferentColorAppearance(comparedTo: old) {
      if storedBackgroundColor != nil { resolveBackground() }
      setNeedsLayout()
      if flags.contains(.drawsItself) { setNeedsDisplay() }
      if !flags.isDisjoint(with: .showsFocus) { updateFocusRing() }
      tintColorDidChange()
    }
    if new.displayScale != old.displayScale, storedLayer.contentProvider != nil,
      !flags.contains(.hasDrawingScale)
    {
      storedLayer.contentsScale = new.displayScale
      storedLayer.setNeedsDisplay()
    }
    if new.layoutDirection != old.layoutDirection
      || new.preferredContentSizeCategory != old.preferredContentSizeCategory
    {
      setNeedsLayout()
    }
    if new.layoutDirection != old.layoutDirection { autoLayout?.directionDidChange() }
  }

  /// Takes over what the new place in the tree brings: traits, tint, safe area.
  func joinedEnvironment() {
    guard let parent = storedSuperview else { return }
    if storedTraits !== parent.storedTraits || flags.contains(.overridesTraits) || controller != nil
    {
      refreshTraits()
    }
    if effectiveTint !== parent.effectiveTint
      || flags.contains(.tintIsDimmed) != parent.flags.contains(.tintIsDimmed)
    {
      refreshTint(isForced: false)
    }
    let holdsScreen = controller != nil || flags.contains(.holdsScreen)
    if holdsScreen { noteScreen() }
    if parent.storedSafeArea != .zero || storedSafeArea != .zero || holdsScreen {
      refreshSafeArea()
    }
  }

  func setOverrideStyle(_ style: UIUserInterfaceStyle) {
    guard style != overrideUserInterfaceStyle else { return }
    madeRare.overrideUserInterfaceStyle = style
    overridesDidChange()
  }

  func setTraitOverrides(_ overrides: UITraitOverrides) {
    madeRare.traitOverrides = overrides
    overridesDidChange()
  }

  func setSizeLimit(
    _ limit: ReferenceWritableKeyPath<RareViewState, UIContentSizeCategory?>,
    _ new: UIContentSizeCategory?
  ) {
    guard new != rare?[keyPath: limit] else { return }
    madeRare[keyPath: limit] = new
    overridesDidChange()
  }

  /// One line for each view around, and for this one, that has a limit.
  func describedSizeLimits() -> String {
    var lines: [String] = []
    var link: UIView? = self
    while let view = link {
      if let rare = view.rare, rare.minimumSize != nil || rare.maximumSize != nil {
        let least = rare.minimumSize?.rawValue ?? "none"
        let most = rare.maximumSize?.rawValue ?? "none"
        lines.append("minimum: \(least), maximum: \(most), set on \(view.debugText)")
      }
      link = view.superview
    }
    let own = traitCollection.preferredContentSizeCategory.rawValue
    return (["content size category: \(own)"] + lines).joined(separator: "\n")
  }

  private func overridesDidChange() {
    guard let rare else { return }
    setFlag(
      .overridesTraits,
      !rare.traitOverrides.isEmpty || rare.overrideUserInterfaceStyle != .unspecified
        || rare.minimumSize != nil || rare.maximumSize != nil)
    refreshTraits()
  }

  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    madeRare.registrations.add(traits, handler)
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    rare?.registrations.remove(registration)
  }
}

/// How overrides change inherited traits.
@MainActor
enum TraitResolution {
  private struct Key: Hashable {
    let traits: ObjectIdentifier
    let style: UIUserInterfaceStyle
  }

  /// The last results, so that views with the same override share one object.
  private static var cachedStyles: [Key: (base: UITraitCollection, result: UITraitCollection)] = [:]

  static func apply(
    _ overrides: UITraitOverrides, style: UIUserInterfaceStyle, to traits: UITraitCollection
  ) -> UITraitCollection {
    var result = traits
    if style != .unspecified, style != traits.userInterfaceStyle {
      let key = Key(traits: ObjectIdentifier(traits), style: style)
      if let cached = cachedStyles[key] {
        result = cached.result
      } else {
        if cachedStyles.count > 32 { cachedStyles.removeAll() }
        result = traits.replacing(UITraitUserInterfaceStyle.self, value: style)
        cachedStyles[key] = (traits, result)
      }
    }
    guard !overrides.isEmpty else { return result }
    var values = result.values
    for trait in overrides.overridden.values { values.copy(trait, from: overrides.values) }
    return values == result.values ? result : UITraitCollection(values: values)
  }

  /// Traits whose text size lies between two limits; the same ones where it does already.
  static func limit(
    _ traits: UITraitCollection, from least: UIContentSizeCategory?, to most: UIContentSizeCategory?
  ) -> UITraitCollection {
    let size = traits.preferredContentSizeCategory
    guard size != .unspecified else { return traits }
    var limited = size
    if let least, limited < least { limited = least }
    if let most, most < limited { limited = most }
    return limited == size
      ? traits : traits.replacing(UITraitPreferredContentSizeCategory.self, value: limited)
  }

  static func merge(_ overriding: UITraitCollection?, over traits: UITraitCollection)
    -> UITraitCollection
  {
    guard let overriding else { return traits }
    var values = traits.values
    values.merge(overriding.values)
    return values == traits.values ? traits : UITraitCollection(values: values)
  }
}

extension TraitValues {
  mutating func copy(_ trait: UITrait, from other: TraitValues) {
    func copy<T: UITraitDefinition>(_ trait: T.Type) { self[trait] = other[trait] }
    copy(trait)
  }
}
