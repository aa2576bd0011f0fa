import CSwiftRuntime

/// The conditions a view finds itself in: light or dark, how much space, which text size.
///
/// Immutable; views under the same conditions share one object.
public final class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) { self.values = values }

  /// Every trait unspecified.
  public override init() { values = .unspecified }

  private init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues.unspecified
    change(&values)
    self.values = values
  }

  /// Makes the traits specified in any of some collections; a later one wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues.unspecified
    for collection in traitCollections { values.merge(collection.values) }
    self.values = values
  }

  /// Sets traits of a copy of a collection, which then becomes the new one.
  public typealias TraitMutations = (inout any UIMutableTraits) -> Void

  /// Makes traits of which the closure sets some; others are unspecified.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(values: Self.mutating(.unspecified, mutations))
  }

  /// Makes traits of which one is set; others are unspecified.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues.unspecified
    values[trait] = value
    self.init(values: values)
  }

  /// Makes traits that say light or dark; others are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Makes traits that say the kind of device; others are unspecified.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Makes traits that say how much space there is from side to side; others are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Makes traits that say how much space there is from top to bottom; others are unspecified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Makes traits that say how lines run; others are unspecified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Makes traits that say whether contrast is stronger; others are unspecified.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Makes traits that say whether text is bold; others are unspecified.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init { $0.legibilityWeight = legibilityWeight }
  }
  /// Makes traits that say the screen's range of colours; others are unspecified.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init { $0.displayGamut = displayGamut }
  }
  /// Makes traits that say how many pixels a point has; others are unspecified.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Makes traits that say whether touches have a force; others are unspecified.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  /// Makes traits that say whether content lies above the base; others are unspecified.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  /// Makes traits that say whether the window is the one in use; others are unspecified.
  public convenience init(
    activeAppearance userInterfaceActiveAppearance: UIUserInterfaceActiveAppearance
  ) {
    self.init { $0.activeAppearance = userInterfaceActiveAppearance }
  }
  /// Makes traits that say whether somebody records the screen; others are unspecified.
  public convenience init(sceneCaptureState: UISceneCaptureState) {
    self.init { $0.sceneCaptureState = sceneCaptureState }
  }
  /// Makes traits that say the user's text size; others are unspecified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values == values
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.userInterfaceStyle)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.displayScale)
    hasher.combine(values.preferredContentSizeCategory)
    return hasher.finalize()
  }

  public override var description: String {
    var parts: [String] = []
    for trait in systemTraits {
      func add<T: SystemTrait>(_ trait: T.Type) {
        let value = trait.read(values)
        guard value != T.defaultValue else { return }
        let name = trait.name.dropFirst("UITrait".count)
        parts.append("\(name) = \(value)")
      }
      add(trait)
    }
    return "<UITraitCollection; \(parts.joined(separator: ", "))>"
  }

  private static func mutating(
    _ values: TraitValues, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}

extension UITraitCollection {
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Whether there is little or much space from side to side.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// Whether there is little or much space from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The direction in which lines run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Whether contrast is stronger.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether text is bold.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The range of colours that the screen shows.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// Whether touches have a force.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// Whether content lies above the base.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// Whether the window is the one in use.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
  /// Whether somebody records the screen.
  public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
  /// How many pixels a point has; zero where nothing is said.
  public var displayScale: CGFloat { values.displayScale }
  /// The text size that the user has chosen.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }

  /// The value of a trait: one of the system's, or the program's own.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns traits in which one has another value.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value)
    -> UITraitCollection
  {
    var values = values
    values[trait] = value
    return UITraitCollection(values: values)
  }

  /// Returns traits in which a closure has changed some.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void)
    -> UITraitCollection
  {
    UITraitCollection(values: Self.mutating(values, mutations))
  }

  /// Returns whether everything that `trait` specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Returns the traits whose values differ from another collection's; nil is one in which nothing
  /// is said.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? .unspecified
    var changed: [UITrait] = systemTraits.filter { $0.differs(values, other) }
    for key in Set(values.custom.keys).union(other.custom.keys)
    where values.custom[key] != other.custom[key] {
      if let trait = values.custom[key] ?? other.custom[key] { changed.append(trait.definition) }
    }
    return changed
  }

  /// Returns whether colours that depend on traits may look different here and there.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let traitCollection else { return true }
    return traitCollection !== self && values.hasDifferentColors(from: traitCollection.values)
  }

  /// The traits that change how colours are resolved.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    systemTraits.filter { $0.affectsColorAppearance }
  }

  /// The traits that change which picture of an asset is chosen.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayGamut.self,
      UITraitDisplayScale.self, UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
      UITraitPreferredContentSizeCategory.self,
    ]
  }
}
