import QuartzCore

/// Appearance: colours, tint and how contents fill the bounds.
extension UIView {
  func setBackgroundColor(_ color: UIColor?) {
    guard color !== storedBackgroundColor else { return }
    storedBackgroundColor = color
    resolveBackground()
  }

  /// Gives the layer the colour as it is under this view's traits.
  func resolveBackground() {
    showBackground(storedBackgroundColor?.resolvedColor(with: storedTraits).cgColor)
  }

  func setOpaque(_ isOpaque: Bool) {
    setFlag(.isOpaque, isOpaque)
    storedLayer.isOpaque = isOpaque && (storedLayer.backgroundColor?.rgba.isOpaque ?? false)
  }

  func setContentMode(_ mode: ContentMode) {
    guard mode != storedContentMode else { return }
    storedContentMode = mode
    storedLayer.contentsGravity = mode.gravity
    storedLayer.needsDisplayOnBoundsChange = mode == .redraw
  }

  func setContentScale(_ scale: CGFloat) {
    flags.insert(.hasDrawingScale)
    let scale = scale > 0 && scale.isFinite ? scale : storedTraits.displayScale
    guard scale != storedLayer.contentsScale else { return }
    storedLayer.contentsScale = scale
    storedLayer.setNeedsDisplay()
  }

  func setMaskView(_ view: UIView?) {
    guard view !== rare?.mask else { return }
    view?.removeFromSuperview()
    madeRare.mask = view
    storedLayer.mask = view?.storedLayer
  }

  func setSemantics(_ semantics: UISemanticContentAttribute) {
    guard semantics != storedSemantics else { return }
    storedSemantics = semantics
    setNeedsLayout()
    autoLayout?.directionDidChange()
    setNeedsDisplay()
    if rare?.margins != nil { marginsDidChange() }
  }

  static func direction(
    _ attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Tint

  /// Grey where something above dims it, as iOS does below alerts.
  var shownTint: UIColor {
    let color = effectiveTint ?? AppAccent.color ?? .systemBlue
    return flags.contains(.tintIsDimmed) ? DimmedTint.color(for: color) : color
  }

  func setTint(_ color: UIColor?) {
    guard color !== rare?.tintColor else { return }
    madeRare.tintColor = color
    refreshTint(isForced: false)
  }

  func setTintAdjustment(_ mode: TintAdjustmentMode) {
    guard mode != rare?.tintAdjustmentMode ?? .automatic else { return }
    madeRare.tintAdjustmentMode = mode
    refreshTint(isForced: false)
  }

  // iOS-BEHAVIOUR: behind sheets that dim it, alerts and popovers a screen's tint is grey.
  // Evidence: view-6.
  func setBehindPresented(_ isBehind: Bool) {
    guard flags.contains(.isBehindPresented) != isBehind else { return }
    setFlag(.isBehindPresented, isBehind)
    refreshTint(isForced: false)
  }

  /// Hands the tint down to every view that has none of its own, and tells those it changes for.
  ///
  /// - Parameter isForced: the colour itself means something else now, as after a trait change.
  func refreshTint(isForced: Bool) {
    var changed: [UIView] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      let tint = view.rare?.tintColor ?? view.storedSuperview?.effectiveTint
      let isDimmed: Bool
      switch view.rare?.tintAdjustmentMode ?? .automatic {
      case .automatic:
        isDimmed =
          view.flags.contains(.isBehindPresented)
          || view.storedSuperview?.flags.contains(.tintIsDimmed) ?? false
      case .normal: isDimmed = false
      case .dimmed: isDimmed = true
      }
      if !isForced, tint === view.effectiveTint, isDimmed == view.flags.contains(.tintIsDimmed) {
        continue
      }
      view.effectiveTint = tint
      view.setFlag(.tintIsDimmed, isDimmed)
      changed.append(view)
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
    for view in changed {
      if !view.flags.isDisjoint(with: .showsFocus) { view.updateFocusRing() }
      view.storedTraits.asCurrent { view.tintColorDidChange() }
    }
  }
}

extension UIView.ContentMode {
  /// Core Animation counts y upwards where it names gravities.
  var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

/// The grey that stands for a tint colour where it is dimmed.
@MainActor
enum DimmedTint {
  /// Those that were asked for last: one that is made anew is equal to no other, so that what is coloured with it
  /// would change in every layout.
  private static var known: [(tint: UIColor, dimmed: UIColor)] = []

  static func color(for tint: UIColor) -> UIColor {
    if let found = known.first(where: { $0.tint == tint }) { return found.dimmed }
    let dimmed = make(tint)
    if known.count >= 16 { known.removeFirst() }
    known.append((tint, dimmed))
    return dimmed
  }

  private static func make(_ tint: UIColor) -> UIColor {
    UIColor { traits in
      let rgba = tint.resolvedColor(with: traits).cgColor.rgba
      // Luminance keeps its weight; iOS also lightens it.
      let white = 0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue
      return UIColor(white: CGFloat(white), alpha: CGFloat(rgba.alpha * 0.8))
    }
  }
}
