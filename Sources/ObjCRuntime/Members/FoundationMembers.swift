import Foundation

/// Properties of Foundation's classes that sources ask any object for.
enum FoundationMembers {
  /// Nil where the object's class has none of the name.
  static func value(of name: String, of object: AnyObject) -> Any? {
    switch (name, object) {
    case ("count", let array as NSArray): array.count
    case ("count", let dictionary as NSDictionary): dictionary.count
    case ("count", let set as NSSet): set.count
    case ("length", let text as NSString): text.length
    case ("length", let data as NSData): data.length
    case ("description", let object as NSObject): object.description
    case ("stringValue", let number as NSNumber): number.stringValue
    // Whoever asks says which kind of number it is.
    case (_, let number as NSNumber) where kinds.contains(name): number
    case (_, let number as NSNumber): reading(name, of: number)
    case (_, let text as NSString): reading(name, of: text)
    default: nil
    }
  }

  private static let kinds: Set<String> = [
    "int8Value", "int16Value", "int32Value", "int64Value", "uint8Value", "uint16Value",
    "uint32Value", "uint64Value", "uintValue",
  ]

  /// What numbers and texts have under the same names.
  private static func reading(_ name: String, of number: some NumericValue) -> Any? {
    switch name {
    case "intValue", "integerValue": number.integerValue
    case "doubleValue": number.doubleValue
    case "floatValue": number.floatValue
    case "boolValue": number.boolValue
    default: nil
    }
  }
}

/// An object that is read as a number.
private protocol NumericValue {
  var integerValue: Int { get }
  var doubleValue: Double { get }
  var floatValue: Float { get }
  var boolValue: Bool { get }
}
extension NSNumber: NumericValue {
  var integerValue: Int { intValue }
}
extension NSString: NumericValue {}
