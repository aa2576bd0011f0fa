/// A kind of trait: one of the system's, or the program's own.
public protocol UITraitDefinition {
  /// The type of the trait's values.
  associatedtype Value

  /// What an environment has to which nobody gave a value.
  static var defaultValue: Value { get }

  /// Whether dynamic colours depend on it, so that views redraw when it changes.
  static var affectsColorAppearance: Bool { get }
  /// A name for descriptions; that of the type unless another is given.
  static var name: String { get }
  /// What tells the trait from others; the type's whole name unless another is given.
  static var identifier: String { get }
}

extension UITraitDefinition {
  /// False: changes of the trait do not resolve colours anew.
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The whole name of the type.
  public static var identifier: String { String(reflecting: self) }
}

/// The type of a trait, by which it is registered for, read and set.
public typealias UITrait = any UITraitDefinition.Type

/// A trait with a place of its own in `TraitValues`.
protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> & Sendable { get }
}

/// The trait for light and dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> & Sendable {
    \.userInterfaceStyle
  }
}

/// The trait for the kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> & Sendable {
    \.userInterfaceIdiom
  }
}

/// The trait for how wide the available space is.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable {
    \.horizontalSizeClass
  }
}

/// The trait for how high the available space is.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> & Sendable {
    \.verticalSizeClass
  }
}

/// The trait for the direction in which the user's language reads.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> & Sendable {
    \.layoutDirection
  }
}

/// The trait for the user's wish for more contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> & Sendable {
    \.accessibilityContrast
  }
}

/// The trait for the user's wish for bolder text.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> & Sendable {
    \.legibilityWeight
  }
}

/// The trait for the range of colours that the screen shows.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> & Sendable { \.displayGamut }
}

/// The trait for whether the screen measures force.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
  /// Nothing is known.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> & Sendable {
    \.forceTouchCapability
  }
}

/// The trait for whether content lies on the base or is raised above it, as in popovers.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> & Sendable {
    \.userInterfaceLevel
  }
}

/// The trait for whether the window is the active one.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// Changes of the trait resolve colours anew.
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> & Sendable {
    \.activeAppearance
  }
}

/// The trait for whether the scene is being recorded.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  static var path: WritableKeyPath<TraitValues, UISceneCaptureState> & Sendable {
    \.sceneCaptureState
  }
}

/// The trait for the number of pixels in a point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// Zero: nothing is said.
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat> & Sendable { \.displayScale }
}

/// The trait for the user's text size.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Nothing is said.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> & Sendable {
    \.preferredContentSizeCategory
  }
}

extension SystemTrait {
  static func read(_ values: TraitValues) -> Value { values[keyPath: path] }

  /// `value` is of the trait's type: callers got it from a generic over the same trait.
  static func write(_ value: Any, to values: inout TraitValues) {
    guard let value = value as? Value else { return }
    values[keyPath: path] = value
  }

  static func differs(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: path] != right[keyPath: path]
  }
}

/// Every system trait, in the order in which changes are reported.
nonisolated(unsafe) let systemTraits: [any SystemTrait.Type] = [
  UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
  UITraitDisplayScale.self, UITraitDisplayGamut.self, UITraitHorizontalSizeClass.self,
  UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self,
  UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
  UITraitLegibilityWeight.self, UITraitUserInterfaceLevel.self, UITraitActiveAppearance.self,
  UITraitSceneCaptureState.self,
]

extension TraitValues {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = system.read(self) as? T.Value {
        return value
      }
      return (custom[ObjectIdentifier(trait)]?.value as? T.Value) ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.write(newValue, to: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(trait, newValue)
      }
    }
  }

  /// Whether `trait` has another value in `other`.
  func differs(_ trait: UITrait, from other: TraitValues) -> Bool {
    if let system = trait as? any SystemTrait.Type { return system.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }
}
