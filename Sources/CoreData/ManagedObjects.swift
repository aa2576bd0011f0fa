import CSwiftRuntime
import Failures
import Foundation
@_spi(XcodeSources) import ObjCRuntime
import UIKitCore

/// Makes managed objects and finds their entities.
enum ManagedObjects {
  /// What an object is made as whose class is found by its name.
  struct Birth {
    var entity: NSEntityDescription
    var id: NSManagedObjectID
    var context: NSManagedObjectContext?
    var isNew: Bool
  }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var lastNumber = 0

  /// The object that is being made on this thread.
  static var birth: Birth? {
    get { Thread.current.threadDictionary["CoreData.birth"] as? Birth }
    set { Thread.current.threadDictionary["CoreData.birth"] = newValue }
  }

  static func newID(_ entity: NSEntityDescription) -> NSManagedObjectID {
    NSManagedObjectID(
      entity,
      lock.withLock {
        lastNumber += 1
        return lastNumber
      }, isTemporary: true)
  }

  /// Numbers of new objects are above those that a store has.
  static func reserve(upTo number: Int) { lock.withLock { lastNumber = max(lastNumber, number) } }

  // MARK: Entities

  static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext?)
    -> NSEntityDescription
  {
    let name = String(describing: type)
    let own = context?.model?.entities.first {
      $0.managedObjectClassName == name || $0.name == name
    }
    guard let entity = own ?? NSManagedObjectModel.entity(of: type) else {
      failure(
        "NSInvalidArgumentException: No NSEntityDescriptions in any model claim the NSManagedObject "
          + "subclass '\(name)' so +entity is confused.")
    }
    entity.knownClass = type
    return entity
  }

  static func entity(named name: String, in context: NSManagedObjectContext) -> NSEntityDescription
  {
    guard let entity = context.model?.entity(named: name) else {
      failure(
        "NSInternalInconsistencyException: +entityForName: could not locate an entity named '\(name)' "
          + "in this model.")
    }
    return entity
  }

  /// The class of an entity's objects, looked for in the module of the app's delegate first.
  private static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.knownClass { return known }
    let name = entity.managedObjectClassName ?? ""
    let found: AnyClass? =
      ObjCMembers.classNamed(name, module: module()) ?? ObjCMembers.classNamedInAnyModule(name)
    let type = found as? NSManagedObject.Type ?? NSManagedObject.self
    entity.knownClass = type
    return type
  }

  /// The module of the app's delegate.
  private static func module() -> String? {
    guard Thread.isMainThread else { return lock.withLock { appModule } }
    let name = MainActor.assumeIsolated {
      UIApplication.shared.delegate.map { String(reflecting: Swift.type(of: $0)) }
    }
    let module = name?.split(separator: ".").first.map(String.init)
    return lock.withLock {
      appModule = module ?? appModule
      return appModule
    }
  }

  private nonisolated(unsafe) static var appModule: String?

  // MARK: Objects

  /// Makes a new object, in a context unless that is nil.
  static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext?)
    -> NSManagedObject
  { make(Birth(entity: entity, id: newID(entity), context: context, isNew: true)) }

  /// Makes an object that a store has.
  static func make(_ id: NSManagedObjectID, in context: NSManagedObjectContext) -> NSManagedObject {
    make(Birth(entity: id.entity, id: id, context: context, isNew: false))
  }

  private static func make(_ birth: Birth) -> NSManagedObject {
    let type = type(of: birth.entity)
    self.birth = birth
    defer { self.birth = nil }
    let object = tessera_allocate_plain(
      unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
      tessera_nsobject_init_descriptor(), tessera_nsobject_class_descriptor())
    guard let object else { failure("init() of \(type) returned nothing.") }
    return Unmanaged<NSManagedObject>.fromOpaque(object).takeRetainedValue()
  }

  // MARK: Values

  static func value(_ key: String, of object: NSManagedObject) -> Any? {
    guard let relationship = object.entity.property(key) as? NSRelationshipDescription else {
      return object.values[key]
    }
    if relationship.isToMany {
      let objects = related(key, of: object)
      return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }
    return (object.values[key] as? NSManagedObjectID).flatMap { resolve($0, for: object) }
  }

  /// The objects behind a relationship.
  static func related(_ key: String, of object: NSManagedObject) -> [NSManagedObject] {
    if let id = object.values[key] as? NSManagedObjectID {
      return resolve(id, for: object).map { [$0] } ?? []
    }
    return (object.values[key] as? [NSManagedObjectID] ?? []).compactMap {
      resolve($0, for: object)
    }
  }

  private static func resolve(_ id: NSManagedObjectID, for object: NSManagedObject)
    -> NSManagedObject?
  { object.managedObjectContext?.registeredOrRead(id) ?? object.links[id] }

  /// Sets a property; the other side of a relationship follows.
  static func set(_ value: Any?, _ key: String, of object: NSManagedObject) {
    guard let relationship = object.entity.property(key) as? NSRelationshipDescription else {
      object.values[key] = value is NSNull ? nil : ValueConversion.unwrapped(value)
      return
    }
    let old = related(key, of: object)
    let new = objects(in: value)
    link(new.map(\.objectID), new, key, relationship, of: object)
    guard let inverse = relationship.inverseRelationship else { return }
    for gone in old where !new.contains(where: { $0 === gone }) {
      remove(object, from: gone, inverse)
    }
    for added in new where !old.contains(where: { $0 === added }) {
      add(object, to: added, inverse, relationship)
    }
  }

  private static func link(
    _ ids: [NSManagedObjectID], _ objects: [NSManagedObject], _ key: String,
    _ relationship: NSRelationshipDescription, of object: NSManagedObject
  ) {
    object.values[key] = relationship.isToMany ? ids : ids.first
    for other in objects { object.links[other.objectID] = other }
  }

  private static func remove(
    _ object: NSManagedObject, from other: NSManagedObject, _ inverse: NSRelationshipDescription
  ) {
    if inverse.isToMany {
      let ids = other.values[inverse.name] as? [NSManagedObjectID] ?? []
      other.values[inverse.name] = ids.filter { $0 != object.objectID }
    } else if other.values[inverse.name] as? NSManagedObjectID == object.objectID {
      other.values[inverse.name] = nil
    }
    other.managedObjectContext?.noteChange(of: other)
  }

  private static func add(
    _ object: NSManagedObject, to other: NSManagedObject, _ inverse: NSRelationshipDescription,
    _ relationship: NSRelationshipDescription
  ) {
    if inverse.isToMany {
      let ids = other.values[inverse.name] as? [NSManagedObjectID] ?? []
      if !ids.contains(object.objectID) { other.values[inverse.name] = ids + [object.objectID] }
    } else {
      // What it belonged to before loses it.
      if let before = related(inverse.name, of: other).first, before !== object {
        remove(other, from: before, relationship)
      }
      other.values[inverse.name] = object.objectID
    }
    other.links[object.objectID] = object
    other.managedObjectContext?.noteChange(of: other)
  }

  /// The objects that a value holds, which may be one, a set or an array.
  static func objects(in value: Any?) -> [NSManagedObject] {
    switch ValueConversion.unwrapped(value) {
    case let object as NSManagedObject: [object]
    case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
    case let set as NSSet:
      set.allObjects.compactMap { $0 as? NSManagedObject }
        .sorted { $0.objectID.number < $1.objectID.number }
    case let array as [Any]: array.compactMap { $0 as? NSManagedObject }
    default: []
    }
  }

  /// The value at the end of a path that begins at a value.
  static func value(_ path: String, along value: Any?) -> Any? {
    let elements: [Any]
    switch value {
    case let set as NSSet: elements = set.allObjects
    case let set as NSOrderedSet: elements = set.array
    case let array as [Any]: elements = array
    case let object as NSObject: return object.value(forKeyPath: path)
    default: return nil
    }
    guard path.hasPrefix("@") else {
      return elements.map { self.value(path, along: $0) ?? NSNull() }
    }
    return (elements as NSArray).value(forKeyPath: path)
  }

  static func ownValue(_ key: String, of object: NSManagedObject) -> Any? {
    if let property = KeyValueCoding.property(key, of: object) { return property.value(of: object) }
    return object.value(forUndefinedKey: key)
  }

  static func setOwnValue(_ value: Any?, _ key: String, of object: NSManagedObject) {
    if let property = KeyValueCoding.property(key, of: object), property.isWritable {
      try? property.setValue(value, of: object)
    } else {
      object.setValue(value, forUndefinedKey: key)
    }
  }

  /// - Throws: the error of a value that is missing, or of a relationship with too few or too many objects.
  static func validate(_ object: NSManagedObject) throws {
    for (name, property) in object.entity.propertiesByName where !property.isTransient {
      if let relationship = property as? NSRelationshipDescription, relationship.isToMany {
        try validate(relationship, named: name, of: object)
      } else if !property.isOptional, object.values[name] == nil {
        throw CoreDataError.missing(name, of: object)
      }
    }
  }

  // iOS-BEHAVIOUR: a relationship to many that is not optional may be empty where its least number is 0; the
  // numbers count for one that is optional only while it has objects.
  // Evidence: https://developer.apple.com/documentation/coredata/nsrelationshipdescription/mincount
  private static func validate(
    _ relationship: NSRelationshipDescription, named name: String, of object: NSManagedObject
  ) throws {
    guard relationship.minCount > 0 || relationship.maxCount > 0 else { return }
    let count = related(name, of: object).count
    if count == 0, relationship.isOptional { return }
    if count < relationship.minCount {
      throw CoreDataError.wrongCount(
        NSValidationRelationshipLacksMinimumCountError, name, of: object)
    }
    if relationship.maxCount > 0, count > relationship.maxCount {
      throw CoreDataError.wrongCount(
        NSValidationRelationshipExceedsMaximumCountError, name, of: object)
    }
  }
}

/// A set of the objects of a relationship that changes it.
///
/// Foundation's set of its own on Linux holds nothing for a class that derives from it, so the objects are in one
/// beside it, and what all other methods go by is written here.
final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String
  private let members: NSMutableSet

  init(_ owner: NSManagedObject, _ key: String) {
    self.owner = owner
    self.key = key
    members = NSMutableSet(array: ManagedObjects.related(key, of: owner))
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    owner = nil
    key = ""
    members = NSMutableSet(capacity: numItems)
    super.init(capacity: numItems)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var count: Int { members.count }
  override func member(_ object: Any) -> Any? { members.member(object) }
  override func objectEnumerator() -> NSEnumerator { members.objectEnumerator() }

  override func add(_ object: Any) {
    members.add(object)
    tellOwner()
  }
  override func remove(_ object: Any) {
    members.remove(object)
    tellOwner()
  }
  override func addObjects(from array: [Any]) {
    for object in array { members.add(object) }
    tellOwner()
  }
  override func union(_ otherSet: Set<AnyHashable>) {
    members.union(otherSet)
    tellOwner()
  }
  override func minus(_ otherSet: Set<AnyHashable>) {
    members.minus(otherSet)
    tellOwner()
  }
  override func intersect(_ otherSet: Set<AnyHashable>) {
    members.intersect(otherSet)
    tellOwner()
  }
  override func removeAllObjects() {
    members.removeAllObjects()
    tellOwner()
  }

  private func tellOwner() { owner?.setValue(members.copy(), forKey: key) }
}
