import Foundation
import ObjCRuntime
import PlatformInterface

/// Values as the file of a store has them.
enum StoredValue {
  /// A value from a text, as a model's file writes defaults.
  static func value(_ text: String, of type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .booleanAttributeType: NSNumber(value: ["YES", "1", "true"].contains(text))
    case .stringAttributeType: text
    case .dateAttributeType: Double(text).map { Date(timeIntervalSinceReferenceDate: $0) }
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// A value as property lists have it; nil where it cannot be kept.
  static func encoded(_ value: Any, of attribute: NSAttributeDescription?) -> Any? {
    if let attribute, let transformer = transformer(of: attribute) {
      return transformer is NSSecureUnarchiveFromDataTransformer
        ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
    }
    switch value {
    case let value as UUID: return value.uuidString
    case let value as URL: return value.absoluteString
    case let value as NSDecimalNumber: return value.stringValue
    case let value as Decimal: return "\(value)"
    case is String, is Data, is Date: return value
    case let value as NSNumber: return value
    default: break
    }
    if let value = value as? any BinaryInteger { return NSNumber(value: Int64(value)) }
    if let value = value as? Float { return NSNumber(value: value) }
    if let object = value as? NSObject & NSCoding,
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: object, requiringSecureCoding: false)
    {
      return data
    }
    if PropertyListSerialization.propertyList(value, isValidFor: .binary) { return value }
    Unsupported.report("CoreData: saving a value of type \(type(of: value))")
    return nil
  }

  /// The value that `encoded` was made of.
  static func decoded(_ value: Any, of attribute: NSAttributeDescription) -> Any? {
    switch attribute.attributeType {
    case .UUIDAttributeType: return (value as? String).flatMap(UUID.init(uuidString:))
    case .URIAttributeType: return (value as? String).flatMap(URL.init(string:))
    case .decimalAttributeType: return (value as? String).map { NSDecimalNumber(string: $0) }
    case .transformableAttributeType:
      if let transformer = transformer(of: attribute) {
        return transformer is NSSecureUnarchiveFromDataTransformer
          ? transformer.transformedValue(value) : transformer.reverseTransformedValue(value)
      }
      guard let data = value as? Data else { return value }
      return (try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)) ?? data
    default: return value
    }
  }

  /// What the model names for the attribute; nil where that is not registered, which is told of once.
  private static func transformer(of attribute: NSAttributeDescription) -> ValueTransformer? {
    guard attribute.attributeType == .transformableAttributeType,
      let name = attribute.valueTransformerName
    else { return nil }
    if let found = ValueTransformer(forName: NSValueTransformerName(name)) { return found }
    Unsupported.report("CoreData: the value transformer \(name), which nobody has registered")
    return nil
  }
}
