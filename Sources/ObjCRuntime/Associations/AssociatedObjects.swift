import Synchronization

/// Values that code keeps with objects of classes it cannot add stored properties to.
///
/// Those of a responder go when it goes. Those of other objects go the next time that somebody keeps a
/// value and enough others have gone: Swift does not tell when an object's life ends.
package enum AssociatedObjects {
  private enum Value {
    case kept(Any)
    /// Not kept alive by the association, and nil when it has gone.
    case weak(WeakObject)

    var current: Any? {
      switch self {
      case .kept(let value): value
      case .weak(let reference): reference.object
      }
    }
  }

  private struct WeakObject { weak var object: AnyObject? }

  private struct Entry {
    /// Tells whether the address still is the object's.
    weak var object: AnyObject?
    /// Classes never go.
    var isClass = false
    var values: [UnsafeRawPointer: Value] = [:]

    func isOf(_ owner: AnyObject?) -> Bool { isClass || (owner != nil && object === owner) }
    var isGone: Bool { !isClass && object == nil }
  }

  private final class Table: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var entries: [ObjectIdentifier: Entry] = [:]
    var additions = 0
  }

  private static let table = Table()
  /// Whether anything was ever kept; false costs the end of a responder one load.
  private static let isUsed = Atomic(false)

  /// Keeps a value with an object, nil none.
  static func set(
    _ value: Any?, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy, of owner: Any
  ) {
    let (id, object) = identity(of: owner)
    let new = value.map { make($0, policy) }
    // What goes is released outside: its end may ask for values, too.
    var gone: [Any] = []
    table.lock.withLock {
      isUsed.store(true, ordering: .relaxed)
      if new != nil { removeGone(into: &gone) }
      var entry = table.entries[id] ?? Entry(object: object, isClass: object == nil)
      if !entry.isOf(object) {
        gone.append(entry)
        entry = Entry(object: object, isClass: object == nil)
      }
      if let old = entry.values[key] { gone.append(old) }
      entry.values[key] = new
      table.entries[id] = entry.values.isEmpty ? nil : entry
    }
  }

  static func value(_ key: UnsafeRawPointer, of owner: Any) -> Any? {
    guard isUsed.load(ordering: .relaxed) else { return nil }
    let (id, object) = identity(of: owner)
    return table.lock.withLock {
      guard let entry = table.entries[id], entry.isOf(object) else { return nil }
      return entry.values[key]?.current
    }
  }

  /// Lets go of all values of an object, for whoever knows that its life ends.
  package static func removeAll(of object: AnyObject) { removeAll(ObjectIdentifier(object)) }

  static func removeAll(ofOwner owner: Any) { removeAll(identity(of: owner).id) }

  private static func removeAll(_ id: ObjectIdentifier) {
    guard isUsed.load(ordering: .relaxed) else { return }
    let gone = table.lock.withLock { table.entries.removeValue(forKey: id) }
    withExtendedLifetime(gone) {}
  }

  private static func identity(of owner: Any) -> (id: ObjectIdentifier, object: AnyObject?) {
    if let type = owner as? AnyClass { return (ObjectIdentifier(type), nil) }
    let object = owner as AnyObject
    return (ObjectIdentifier(object), object)
  }

  private static func make(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      type(of: value) is AnyClass ? .weak(WeakObject(object: value as AnyObject)) : .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
    }
  }

  private static func removeGone(into gone: inout [Any]) {
    table.additions += 1
    guard table.additions >= max(64, table.entries.count) else { return }
    table.additions = 0
    for (id, entry) in table.entries where entry.isGone {
      gone.append(entry)
      table.entries[id] = nil
    }
  }
}
