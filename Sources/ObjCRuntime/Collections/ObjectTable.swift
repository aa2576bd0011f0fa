/// Objects in the order in which they came, each with a value, found by what they are equal to.
struct ObjectTable<Value> {
  private struct Entry {
    let key: TableReference
    var value: Value
  }

  private let options: NSPointerFunctions.Options
  /// Nil where one was removed.
  private var entries: [Entry?] = []
  private var places: [Int: [Int]] = [:]
  /// How many entries there may be before those that are gone are taken out.
  private var limit = 16

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  private func hash(_ object: AnyObject) -> Int {
    if !options.contains(.objectPointerPersonality), let object = object as? NSObject {
      return object.hash
    }
    return ObjectIdentifier(object).hashValue
  }

  private func isSame(_ one: AnyObject, _ other: AnyObject) -> Bool {
    if one === other { return true }
    guard !options.contains(.objectPointerPersonality), let one = one as? NSObject else {
      return false
    }
    return one.isEqual(other)
  }

  private func place(_ object: AnyObject) -> Int? {
    places[hash(object)]?.first { place in
      entries[place]?.key.object.map { isSame($0, object) } ?? false
    }
  }

  /// The object that is equal to the one given, with its value.
  func found(_ object: AnyObject) -> (object: AnyObject, value: Value)? {
    guard let place = place(object), let entry = entries[place], let key = entry.key.object else {
      return nil
    }
    return (key, entry.value)
  }

  /// Enters an object, or gives the one that is equal another value.
  mutating func set(_ object: AnyObject, _ value: Value) {
    if let place = place(object) {
      entries[place]?.value = value
      return
    }
    if entries.count >= limit { compact() }
    let key = TableReference(object, options)
    places[hash(object), default: []].append(entries.count)
    entries.append(Entry(key: key, value: value))
  }

  mutating func remove(_ object: AnyObject) {
    guard let place = place(object) else { return }
    entries[place] = nil
    places[hash(object)]?.removeAll { $0 == place }
  }

  /// Those that are still there.
  var live: [(object: AnyObject, value: Value)] {
    entries.compactMap { entry in
      guard let entry, let object = entry.key.object else { return nil }
      return (object, entry.value)
    }
  }

  private mutating func compact() {
    let kept = live
    entries = []
    places = [:]
    for (object, value) in kept {
      places[hash(object), default: []].append(entries.count)
      entries.append(Entry(key: TableReference(object, options, isCopied: true), value: value))
    }
    limit = max(16, 2 * kept.count)
  }
}

/// An object that a table holds, or only knows.
struct TableReference {
  private let held: AnyObject?
  private weak var known: AnyObject?

  /// - Parameter isCopied: whether the object is the table's copy already.
  init(_ object: AnyObject, _ options: NSPointerFunctions.Options, isCopied: Bool = false) {
    var object = object
    if options.contains(.copyIn), !isCopied, let copied = object as? any NSCopying {
      object = copied.copy(with: nil) as AnyObject
    }
    held = options.contains(.weakMemory) ? nil : object
    known = object
  }

  var object: AnyObject? { known }
}

/// Hands out what a table had when it was asked.
final class TableEnumerator: NSEnumerator {
  private var rest: ArraySlice<Any>

  init(_ objects: [Any]) {
    rest = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { rest.popFirst() }
}
