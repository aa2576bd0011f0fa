import Failures
import Foundation
import ObjCRuntime

/// What `@NSManaged` stands for, in lowered sources and in classes that are made of a model.
extension NSManagedObject {
  /// The value of a property, as the type that the class declares it with.
  @_spi(XcodeSources)
  public func managedValue<Value>(_ key: String, as type: Value.Type = Value.self) -> Value {
    ManagedProperty.read(value(forKey: key), as: type)
  }

  /// Sets a property.
  @_spi(XcodeSources)
  public func setManagedValue<Value>(_ value: Value, _ key: String) {
    setValue(ManagedProperty.stored(value), forKey: key)
  }

  /// Adds objects to a relationship: `addToItems(_:)`.
  @_spi(XcodeSources)
  public func addManaged(_ value: Any, to key: String) {
    let old = ManagedObjects.related(key, of: self)
    let new = ManagedObjects.objects(in: value).filter { object in
      !old.contains { $0 === object }
    }
    setValue(old + new, forKey: key)
  }

  /// Takes objects out of a relationship: `removeFromItems(_:)`, those at places by `removeFromItems(at:)`.
  @_spi(XcodeSources)
  public func removeManaged(_ value: Any, from key: String) {
    let gone: [NSManagedObject]
    let old = ManagedObjects.related(key, of: self)
    if let places = ManagedProperty.places(value) {
      gone = places.filter(old.indices.contains).map { old[$0] }
    } else {
      gone = ManagedObjects.objects(in: value)
    }
    setValue(old.filter { object in !gone.contains { $0 === object } }, forKey: key)
  }

  /// Inserts objects at places of an ordered relationship: `insertIntoItems(_:at:)`, one object at a number, or each of
  /// several where the set of places says it lies afterwards.
  @_spi(XcodeSources)
  public func insertManaged(_ value: Any, into key: String, at places: Any) {
    var objects = ManagedObjects.related(key, of: self)
    let new = ManagedObjects.objects(in: value)
    if let index = places as? Int {
      objects.insert(contentsOf: new, at: min(index, objects.count))
    } else {
      for (place, object) in zip(ManagedProperty.places(places) ?? IndexSet(), new) {
        objects.insert(object, at: min(place, objects.count))
      }
    }
    setValue(objects, forKey: key)
  }

  /// Puts other objects in the place of some of an ordered relationship: `replaceItems(at:with:)`.
  @_spi(XcodeSources)
  public func replaceManaged(_ places: Any, of key: String, with value: Any) {
    let indexes = ManagedProperty.places(places) ?? IndexSet()
    var objects = ManagedObjects.related(key, of: self)
    for (place, object) in zip(indexes, ManagedObjects.objects(in: value))
    where objects.indices.contains(place) {
      objects[place] = object
    }
    setValue(objects, forKey: key)
  }
}

enum ManagedProperty {
  /// The places that a number or a set of numbers names; nil for anything else.
  static func places(_ value: Any) -> IndexSet? {
    if let place = value as? Int { return IndexSet(integer: place) }
    if let places = value as? IndexSet { return places }
    return (value as? NSIndexSet).map { IndexSet($0.map { $0 }) }
  }

  static func read<Value>(_ value: Any?, as type: Value.Type) -> Value {
    if let made = try? ValueConversion.convert(value, to: type) { return made }
    let objects = ManagedObjects.objects(in: value)
    // A set may be wanted as Foundation's, as Swift's or as an array.
    for form in [
      Set(objects) as Any, objects as Any, NSOrderedSet(array: objects), NSSet(array: objects),
    ] {
      if value is NSSet || value is NSOrderedSet, let made = form as? Value { return made }
    }
    if let raw = type as? any RawRepresentable.Type, let made = self.raw(value, raw) as? Value {
      return made
    }
    guard let nothing = nothing(type) else {
      failure("A managed property of type \(type) has no value.")
    }
    return nothing
  }

  private static func raw<Raw: RawRepresentable>(_ value: Any?, _ type: Raw.Type) -> Raw? {
    let raw =
      (try? ValueConversion.convert(value, to: Raw.RawValue.self)) ?? nothing(Raw.RawValue.self)
    return raw.flatMap { Raw(rawValue: $0) }
  }

  /// What a property shows that has no value and whose type has no nil, as numbers in Objective-C are 0 then.
  private static func nothing<Value>(_ type: Value.Type) -> Value? {
    if let number = try? ValueConversion.convert(NSNumber(value: 0), to: type) { return number }
    let values: [Any] = [
      "", false, Date(timeIntervalSinceReferenceDate: 0), Data(), UUID(), Set<NSManagedObject>(),
      NSSet(), NSOrderedSet(), [Any](),
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }

  static func stored(_ value: Any?) -> Any? {
    let value = ValueConversion.unwrapped(value)
    if let raw = value as? any RawRepresentable, !(value is NSObject) { return raw.rawValue }
    return value
  }
}
