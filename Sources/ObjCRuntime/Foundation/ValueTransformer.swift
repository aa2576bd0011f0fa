import Foundation

/// The name under which a value transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The text that tells names apart.
  public let rawValue: String
  /// Makes a name of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name of a text.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Turns a number of truth into its opposite.
  public static let negateBooleanTransformerName = Self("NSNegateBoolean")
  /// Says whether there is no value.
  public static let isNilTransformerName = Self("NSIsNil")
  /// Says whether there is a value.
  public static let isNotNilTransformerName = Self("NSIsNotNil")
  /// Makes the value that archived data holds.
  public static let secureUnarchiveFromDataTransformerName = Self(
    "NSSecureUnarchiveFromDataTransformer")
}

/// Turns values into others, and back where it can; an app's subclasses are registered by name.
open class ValueTransformer: NSObject {
  /// Makes a transformer that changes nothing.
  public override init() { super.init() }

  /// The class of what values are turned into.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether values can be turned back; false by default.
  open class func allowsReverseTransformation() -> Bool { false }
  /// What a value is turned into; by default the value itself.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// What a value was turned from; by default what `transformedValue(_:)` makes of it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  // MARK: Registered transformers

  /// Registers a transformer under a name, in the place of an earlier one.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { ValueTransformerTable.shared.set(transformer, name) }
  /// The names under which transformers are registered, in the order of the alphabet.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    ValueTransformerTable.shared.names
  }
}

// The initialiser of a protocol's extension may put another object in the place of the new one.
extension _KeyValueCodingAndObserving where Self: ValueTransformer {
  /// Finds the transformer that is registered under a name; nil where there is none, or one of another class.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformerTable.shared.transformer(name) as? Self else { return nil }
    self = found
  }
}

/// Makes values of archived data, and archives them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of which the archived object may be: those of property lists by default.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
  open override class func allowsReverseTransformation() -> Bool { true }
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    let classes = type(of: self).allowedTopLevelClasses
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: classes, from: data)
  }
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}

/// The transformers of the program by their names; any thread may ask.
final class ValueTransformerTable: @unchecked Sendable {
  static let shared = ValueTransformerTable()

  private let lock = NSLock()
  private var transformers: [NSValueTransformerName: ValueTransformer] = [
    .negateBooleanTransformerName: Negation(), .isNilTransformerName: Absence(isNil: true),
    .isNotNilTransformerName: Absence(isNil: false),
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
  ]

  func set(_ transformer: ValueTransformer?, _ name: NSValueTransformerName) {
    lock.withLock { transformers[name] = transformer }
  }

  func transformer(_ name: NSValueTransformerName) -> ValueTransformer? {
    lock.withLock { transformers[name] }
  }

  var names: [NSValueTransformerName] {
    lock.withLock { transformers.keys.sorted { $0.rawValue < $1.rawValue } }
  }

  private final class Negation: ValueTransformer {
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? {
      NSNumber(value: !((value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false))
    }
  }

  private final class Absence: ValueTransformer {
    private let isNil: Bool
    init(isNil: Bool) { self.isNil = isNil }
    override class func transformedValueClass() -> AnyClass { NSNumber.self }
    override func transformedValue(_ value: Any?) -> Any? {
      NSNumber(value: (value == nil) == isNil)
    }
  }
}
