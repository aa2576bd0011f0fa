/// What a trait collection holds: a value for each system trait, of which one means "not said", and
/// the traits a program defined itself.
///
/// Values of program-defined traits are `Any`, but nobody changes them once they are in a collection.
struct TraitValues: Equatable, @unchecked Sendable {
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  var displayGamut = UIDisplayGamut.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
  var sceneCaptureState = UISceneCaptureState.unspecified
  /// Pixels per point; zero where not said.
  var displayScale: CGFloat = 0
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// Takes over every value that `other` says something about.
  mutating func merge(_ other: TraitValues) {
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
      if other[keyPath: path] != TraitValues.unspecified[keyPath: path] {
        self[keyPath: path] = other[keyPath: path]
      }
    }
    take(\.userInterfaceStyle)
    take(\.userInterfaceIdiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.layoutDirection)
    take(\.accessibilityContrast)
    take(\.legibilityWeight)
    take(\.displayGamut)
    take(\.forceTouchCapability)
    take(\.userInterfaceLevel)
    take(\.activeAppearance)
    take(\.sceneCaptureState)
    take(\.displayScale)
    take(\.preferredContentSizeCategory)
    if !other.custom.isEmpty { custom.merge(other.custom) { $1 } }
  }

  static let unspecified = TraitValues()

  /// Whether dynamic colours may look different under the two.
  func hasDifferentColors(from other: TraitValues) -> Bool {
    userInterfaceStyle != other.userInterfaceStyle
      || accessibilityContrast != other.accessibilityContrast
      || userInterfaceLevel != other.userInterfaceLevel
      || displayGamut != other.displayGamut
      || userInterfaceIdiom != other.userInterfaceIdiom
      || activeAppearance != other.activeAppearance
      || (custom != other.custom
        && Set(custom.keys).union(other.custom.keys).contains {
          custom[$0] != other.custom[$0]
            && (custom[$0] ?? other.custom[$0])?.definition.affectsColorAppearance == true
        })
  }
}

/// A value of a trait that the program defined, with what is needed to compare it.
struct CustomTrait: Equatable {
  let definition: any UITraitDefinition.Type
  let value: Any
  private let isEqual: (Any) -> Bool

  init<T: UITraitDefinition>(_ definition: T.Type, _ value: T.Value) {
    self.definition = definition
    self.value = value
    if let known = value as? any Hashable {
      let key = AnyHashable(known)
      isEqual = { other in (other as? any Hashable).map { AnyHashable($0) == key } ?? false }
    } else {
      // Values that cannot be compared count as changed each time, as on iOS.
      isEqual = { _ in false }
    }
  }

  static func == (left: CustomTrait, right: CustomTrait) -> Bool { left.isEqual(right.value) }
}
