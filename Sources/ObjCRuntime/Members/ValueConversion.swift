/// Values whose type is known at run time only, as the types that properties have.
package enum ValueConversion {
  /// What is wrong with a value; the end of a sentence.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
    /// Nothing was given for a property that must have something.
    package var isNil = false
  }

  package static func convert<Value>(_ value: Any?, to type: Value.Type) throws -> Value {
    let value = unwrapped(value)
    if value == nil || value is NSNull {
      if let none = (type as? any OptionalValue.Type)?.none as? Value { return none }
      throw Failure(description: "a \(type) is expected; found nothing.", isNil: true)
    }
    if let value = value as? Value { return value }
    if let number = number(value), let made = numeric(number, as: type) { return made }
    if let made = Namesakes.convert(value, to: type) { return made }
    throw Failure(
      description:
        "a \(wrapped(type)) is expected; found \(value.map { "\(Swift.type(of: $0))" } ?? "nil").")
  }

  /// An object of a class above `type` as if it were of that one; nil where it is not.
  static func kept<Value>(_ object: AnyObject, as type: Value.Type) -> Value? {
    guard let expected = wrapped(type) as? AnyClass,
      MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size
    else { return nil }
    let found: AnyClass = Swift.type(of: object)
    var above: AnyClass? = _getSuperclass(expected)
    while let next = above, next != found { above = _getSuperclass(next) }
    // Both are one reference, and the methods and values of the class above come first in the one below.
    return above == nil ? nil : unsafeBitCast(object, to: type)
  }

  /// The value inside any number of optionals.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return unwrapped(optional.content)
  }

  static func wrapped(_ type: Any.Type) -> Any.Type {
    (type as? any OptionalValue.Type)?.wrapped ?? type
  }

  private static func number(_ value: Any?) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as CGFloat: NSNumber(value: Double(value))
    // As Objective-C has a priority and its like: by the raw value.
    case let value as any RawRepresentable: value.rawValue as? NSNumber
    default: nil
    }
  }

  /// Swift's own casts refuse a number that would lose something; Foundation's accessors do not.
  private static func numeric<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    let made: Any? =
      switch wrapped(type) {
      case is Int.Type: number.intValue
      case is Double.Type: number.doubleValue
      case is CGFloat.Type: CGFloat(number.doubleValue)
      case is Float.Type: number.floatValue
      case is Bool.Type: number.boolValue
      case is UInt.Type: number.uintValue
      case is Int8.Type: number.int8Value
      case is Int16.Type: number.int16Value
      case is Int32.Type: number.int32Value
      case is Int64.Type: number.int64Value
      case is UInt8.Type: number.uint8Value
      case is UInt16.Type: number.uint16Value
      case is UInt32.Type: number.uint32Value
      case is UInt64.Type: number.uint64Value
      case is String.Type: nil
      default: enumeration(number, wrapped(type))
      }
    return made as? Value
  }

  /// Enumerations and option sets by their raw value, as Objective-C has them.
  private static func enumeration(_ number: NSNumber, _ type: Any.Type) -> Any? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    return make(type, number)
  }

  private static func make<T: RawRepresentable>(_ type: T.Type, _ number: NSNumber) -> T? {
    guard let raw = numeric(number, as: T.RawValue.self) else { return nil }
    return T(rawValue: raw)
  }
}

private protocol OptionalValue {
  static var none: Self { get }
  static var wrapped: Any.Type { get }
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate var content: Any? { map { $0 as Any } }
}
