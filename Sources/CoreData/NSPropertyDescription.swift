import Foundation
import NibDocument

/// One property of a kind of objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name = ""
  /// Whether objects may be saved without a value.
  open var isOptional = true
  /// Whether its values are not stored.
  open var isTransient = false
  /// Notes of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The entity it belongs to.
  open var entity: NSEntityDescription { owner ?? NSEntityDescription() }
  weak var owner: NSEntityDescription?

  /// Makes a property.
  public override init() {}
}

/// What values an attribute has.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000

  /// As a model's file spells it.
  init(_ text: String) {
    self =
      switch text {
      case "Integer 16": .integer16AttributeType
      case "Integer 32": .integer32AttributeType
      case "Integer 64": .integer64AttributeType
      case "Decimal": .decimalAttributeType
      case "Double": .doubleAttributeType
      case "Float": .floatAttributeType
      case "String": .stringAttributeType
      case "Boolean": .booleanAttributeType
      case "Date": .dateAttributeType
      case "Binary": .binaryDataAttributeType
      case "UUID": .UUIDAttributeType
      case "URI": .URIAttributeType
      case "Transformable": .transformableAttributeType
      default: .undefinedAttributeType
      }
  }
}

/// A property that has a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// What values it has.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of new objects.
  open var defaultValue: Any?
  /// The class of its values.
  open var attributeValueClassName: String?
  /// Whether large values may be kept in files of their own; kept.
  open var allowsExternalBinaryDataStorage = false
  /// The name of the `ValueTransformer` that turns values into data and back; nil, the default, archives them.
  open var valueTransformerName: String?

  /// Makes an attribute.
  public override init() {}

  convenience init(_ source: DataModel.Attribute) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isTransient = source.isTransient
    attributeType = NSAttributeType(source.type)
    attributeValueClassName = source.className
    valueTransformerName = source.transformerName
    allowsExternalBinaryDataStorage = source.isExternal
    defaultValue = source.defaultText.flatMap { StoredValue.value($0, of: attributeType) }
  }
}

/// What becomes of the objects behind a relationship when its own object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0
  case nullifyDeleteRule = 1
  case cascadeDeleteRule = 2
  case denyDeleteRule = 3
}

/// A property that leads to other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of the objects it leads to.
  open weak var destinationEntity: NSEntityDescription?
  /// What becomes of them.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// How many there are at most; 0 for any number.
  open var maxCount = 0
  /// How many there are at least.
  open var minCount = 0
  /// Whether they have an order.
  open var isOrdered = false
  var inverseName: String?

  /// Makes a relationship.
  public override init() {}

  convenience init(_ source: DataModel.Relationship) {
    self.init()
    name = source.name
    isOptional = source.isOptional
    isOrdered = source.isOrdered
    // A relationship to many that names a single object is one to many all the same.
    maxCount = source.isToMany ? (source.maxCount == 1 ? 0 : source.maxCount ?? 0) : 1
    minCount = source.isToMany ? source.minCount ?? 0 : 0
    deleteRule =
      switch source.deletionRule {
      case "Cascade": .cascadeDeleteRule
      case "Deny": .denyDeleteRule
      case "No Action": .noActionDeleteRule
      default: .nullifyDeleteRule
      }
  }

  /// Whether it leads to more than one.
  open var isToMany: Bool { maxCount != 1 }
  /// The way back.
  open var inverseRelationship: NSRelationshipDescription? {
    get { inverseName.flatMap { destinationEntity?.property($0) as? NSRelationshipDescription } }
    set { inverseName = newValue?.name }
  }
}
