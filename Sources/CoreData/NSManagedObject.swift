import Failures
import Foundation
import ObjCRuntime

/// An object that an app stores. Its properties are those of its entity.
open class NSManagedObject: NSObject, KeyValueContainer, @unchecked Sendable {
  /// The kind of the object.
  public private(set) var entity: NSEntityDescription
  /// What it is known by.
  public private(set) var objectID: NSManagedObjectID
  /// Where it lives; nil once it was deleted and saved, and for objects that were made without one.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?

  /// With the identities of objects for relationships.
  var values: ManagedValues = [:]
  /// What was last saved or read.
  var committed: ManagedValues = [:]
  /// Objects behind relationships, where there is no context to ask.
  var links: [NSManagedObjectID: NSManagedObject] = [:]

  /// Makes an object of an entity, in a context unless that is nil.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    let birth = ManagedObjects.birth
    ManagedObjects.birth = nil
    self.entity = entity
    objectID = birth?.id ?? ManagedObjects.newID(entity)
    super.init()
    if let birth, !birth.isNew {
      managedObjectContext = birth.context
    } else {
      begin(in: context)
    }
  }

  /// Makes an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: ManagedObjects.entity(of: type(of: self), in: moc), insertInto: moc)
  }

  // iOS-BEHAVIOUR: `NSManagedObject(entity:insertInto:)` makes an object of the class that the entity names; lowered
  // sources call this in its place. Evidence: unmeasured.
  @_spi(XcodeSources)
  public static func ofItsClass(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) -> Self {
    let made = ManagedObjects.make(entity, in: context)
    guard let object = made as? Self else {
      failure(
        "The entity \(entity.name ?? "nil") is of \(type(of: made)); \(Self.self) was asked for.")
    }
    return object
  }

  // iOS-BEHAVIOUR: an initialiser of a class that is known when a program runs needs not be `required`; lowered sources
  // call this in its place. Evidence: https://developer.apple.com/documentation/coredata/nsmanagedobject
  @_spi(XcodeSources)
  public static func ofItsClass(context moc: NSManagedObjectContext) -> Self {
    ofItsClass(entity: ManagedObjects.entity(of: self, in: moc), insertInto: moc)
  }

  /// For objects whose class is found by its name; what they are was left by `ManagedObjects.make`. As on iOS it is a
  /// convenience, so that subclasses may have an initialiser without parameters of their own.
  public convenience override init() {
    let birth = ManagedObjects.birth
    self.init(
      entity: birth?.entity ?? NSEntityDescription(),
      insertInto: birth.flatMap { $0.isNew ? $0.context : nil })
  }

  private func begin(in context: NSManagedObjectContext?) {
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue { values[name] = value }
    }
    guard let context else { return }
    context.insert(self)
  }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription { ManagedObjects.entity(of: self, in: nil) }

  // MARK: State

  /// Whether something changed since it was saved.
  open var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether it was made since its context was saved.
  open var isInserted: Bool { managedObjectContext?.inserted.contains(self) ?? false }
  /// Whether it was changed since its context was saved.
  open var isUpdated: Bool { managedObjectContext?.updated.contains(self) ?? false }
  /// Whether it is deleted when its context is saved.
  open var isDeleted: Bool { managedObjectContext?.deleted.contains(self) ?? false }
  /// Whether its values are still to be read; here they always are there.
  open var isFault: Bool { false }
  /// Whether changes of it count as changes of the context.
  open var hasPersistentChangedValues: Bool { hasChanges }

  /// The values that are not saved yet, by property.
  open func changedValues() -> [String: Any] {
    let names = Set(values.keys).union(committed.keys).filter {
      !Self.areEqual(values[$0], committed[$0])
    }
    return Dictionary(names.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
  /// The values that were last saved, of some properties or of all.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(names.map { ($0, committed[$0] ?? NSNull()) }) { first, _ in first }
  }

  static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a as AnyHashable, let b as AnyHashable): a == b
    case (let a as NSObject, let b as NSObject): a.isEqual(b)
    default: false
    }
  }

  // MARK: For subclasses

  /// Called once when the object is new.
  open func awakeFromInsert() {}
  /// Called when the object was read from a store.
  open func awakeFromFetch() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called when the object was saved.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called when the values were forgotten.
  open func didTurnIntoFault() {}
  /// Says whether the new object may be saved; throws where a value is missing.
  open func validateForInsert() throws { try ManagedObjects.validate(self) }
  /// Says whether the changed object may be saved.
  open func validateForUpdate() throws { try ManagedObjects.validate(self) }
  /// Says whether the object may be deleted; throws where a relationship forbids it.
  open func validateForDelete() throws {}

  // MARK: Values by name

  /// Called before a property is read by `primitiveValue(forKey:)`.
  open func willAccessValue(forKey key: String?) {}
  /// Called after it was read.
  open func didAccessValue(forKey key: String?) {}
  /// The value of a property; nil for none.
  open func primitiveValue(forKey key: String) -> Any? { ManagedObjects.value(key, of: self) }
  /// Sets a property; the context learns of the change.
  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    ManagedObjects.set(value, key, of: self)
    managedObjectContext?.noteChange(of: self)
  }

  /// The value of a property of the entity, or of one of the class's own.
  open func value(forKey key: String) -> Any? {
    if entity.property(key) != nil { return primitiveValue(forKey: key) }
    if key == "self" { return self }
    if key == "objectID" { return objectID }
    return ManagedObjects.ownValue(key, of: self)
  }
  /// Sets a property of the entity, or one of the class's own.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.property(key) != nil else {
      return ManagedObjects.setOwnValue(value, key, of: self)
    }
    setPrimitiveValue(value, forKey: key)
  }
  /// The value at the end of a path of properties; of several objects an array.
  open func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    let value = parts.first.flatMap { self.value(forKey: $0) }
    return parts.count > 1 ? ManagedObjects.value(parts[1], along: value) : value
  }
  /// Sets the property at the end of a path.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: parts[0]) as? NSObject)?.setValue(value, forKeyPath: parts[1])
  }

  /// The objects of a relationship, as a set that changes it.
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    ManagedSet(self, key)
  }

  open override var description: String {
    "<\(type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())> (entity: \(entity.name ?? ""); "
      + "id: \(objectID.text); data: \(values))"
  }
}
