/// Who observes which property of which object.
@usableFromInline
package enum Observations {
  private final class Table: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var entries: [ObjectIdentifier: Entry] = [:]
    var additions = 0
  }

  /// All observers of one object.
  private final class Entry {
    weak var object: NSObject?
    var observers: [LinkObserver] = []
    var named: [NamedObserver] = []
    init(_ object: NSObject) { self.object = object }
  }

  private static let table = Table()
  /// Whether anything was ever observed; false costs a setter one load.
  @usableFromInline nonisolated(unsafe) static var isUsed = false

  /// Announces a change, for setters: before the stored value changes, and after it did.
  ///
  /// - Complexity: O(1) while nothing is observed, else O(observers of the object).
  package static func willChange(_ object: NSObject, _ key: String) {
    guard isUsed else { return }
    for observer in observers(of: object, key) { observer.owner?.willChange() }
  }

  package static func didChange(_ object: NSObject, _ key: String) {
    guard isUsed else { return }
    for observer in observers(of: object, key) { observer.owner?.didChange() }
  }

  /// Announces a change of some elements of a property's array: before it, and after it.
  static func willChange(_ object: NSObject, _ key: String, _ elements: ElementChange) {
    guard isUsed else { return }
    for observer in observers(of: object, key) {
      observer.owner?.willChange(observer.isLast ? elements : nil)
    }
  }

  static func didChange(_ object: NSObject, _ key: String, _ elements: ElementChange) {
    guard isUsed else { return }
    for observer in observers(of: object, key) {
      observer.owner?.didChange(observer.isLast ? elements : nil)
    }
  }

  /// Makes a change that may be one of several properties, and announces those that did change.
  @inlinable
  package static func changing<Result>(
    _ object: @autoclosure () -> NSObject, _ keys: @autoclosure () -> [String],
    by change: () -> Result
  ) -> Result {
    isUsed ? announcing(object(), keys(), by: change) : change()
  }

  @usableFromInline
  static func announcing<Result>(
    _ object: NSObject, _ keys: [String], by change: () -> Result
  ) -> Result {
    let observers = keys.flatMap { self.observers(of: object, $0) }
    for observer in observers { observer.owner?.willChange() }
    let result = change()
    for observer in observers { observer.owner?.mayHaveChanged() }
    return result
  }

  static func add(_ observer: LinkObserver, to object: NSObject) {
    table.lock.withLock {
      isUsed = true
      removeGone()
      entry(of: object).observers.append(observer)
    }
  }

  static func remove(_ observer: LinkObserver, from object: NSObject) {
    table.lock.withLock {
      table.entries[ObjectIdentifier(object)]?.observers.removeAll { $0 === observer }
    }
  }

  static func keep(_ observer: NamedObserver, of object: NSObject) {
    table.lock.withLock { entry(of: object).named.append(observer) }
  }

  static func removeNewest(of object: NSObject, where matches: (NamedObserver) -> Bool) {
    let removed = table.lock.withLock { () -> NamedObserver? in
      guard let entry = table.entries[ObjectIdentifier(object)],
        let index = entry.named.lastIndex(where: matches)
      else { return nil }
      return entry.named.remove(at: index)
    }
    removed?.stop()
  }

  private static func observers(of object: NSObject, _ key: String) -> [LinkObserver] {
    table.lock.withLock {
      guard let entry = table.entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.observers.filter { $0.key == key }
    }
  }

  private static func entry(of object: NSObject) -> Entry {
    if let entry = table.entries[ObjectIdentifier(object)], entry.object === object { return entry }
    let entry = Entry(object)
    table.entries[ObjectIdentifier(object)] = entry
    return entry
  }

  /// Objects that went away leave their entries behind, which is seen to from time to time.
  private static func removeGone() {
    table.additions += 1
    guard table.additions >= max(64, table.entries.count) else { return }
    table.additions = 0
    table.entries = table.entries.filter { $0.value.object != nil }
  }
}

/// One property on the way of an observed path.
final class LinkObserver {
  let key: String
  /// Whether it is the property that the path ends with.
  let isLast: Bool
  weak var owner: PropertyObserver?

  init(_ key: String, isLast: Bool, owner: PropertyObserver) {
    self.key = key
    self.isLast = isLast
    self.owner = owner
  }
}
