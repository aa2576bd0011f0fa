import Failures

/// Keys, paths of keys, and who answers for them.
package enum KeyValueCoding {
  /// The property of a key, which may leave out the `is` of the property's name.
  package static func property(_ key: String, of object: AnyObject) -> ObjCProperty? {
    ObjCMembers.property(key, of: type(of: object))
      ?? ObjCMembers.property(
        "is\(key.prefix(1).uppercased())\(key.dropFirst())", of: type(of: object))
  }

  /// The property whose setter a key finds, which is named with a capital letter whatever the key's first is.
  // iOS-BEHAVIOUR: `CityValue` sets `cityValue`. Evidence: https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/KeyValueCoding/SearchImplementation.html
  package static func settable(_ key: String, of object: AnyObject) -> ObjCProperty? {
    if let property = property(key, of: object) { return property }
    guard let first = key.first, first.isUppercase else { return nil }
    return ObjCMembers.property("\(first.lowercased())\(key.dropFirst())", of: type(of: object))
  }

  /// Whether `setValue(_:forKey:)` would find something of that name.
  package static func hasKey(_ key: String, _ object: AnyObject) -> Bool {
    object is any KeyValueContainer || settable(key, of: object) != nil
      || SelectorTable.method(
        named: "set\(key.prefix(1).uppercased())\(key.dropFirst()):", of: object) != nil
      || override("setValue:forUndefinedKey:", of: object, key) != nil
      || override("setValue:forKey:", of: object, key) != nil
  }

  /// A class's own version of one of the methods that Foundation on Apple lets classes override.
  ///
  /// Inside that override, where it asks its superclass about the same key, there is none.
  static func override(_ name: String, of object: AnyObject, _ key: String) -> Override? {
    guard let method = SelectorTable.method(named: name, of: object) else { return nil }
    let call = Running(object: ObjectIdentifier(object), name: name, key: key)
    return running.value.contains(call) ? nil : Override(method: method, call: call)
  }

  struct Override {
    fileprivate let method: SelectorMethod
    fileprivate let call: Running

    @discardableResult
    func call(_ object: AnyObject, _ arguments: [Any?]) -> Any? {
      running.value.insert(call)
      defer { running.value.remove(call) }
      return method.call(object, arguments)
    }
  }

  fileprivate struct Running: Hashable {
    let object: ObjectIdentifier
    let name: String
    let key: String
  }

  /// The overrides that this thread is inside of.
  private static var running: PerThread<Set<Running>> { PerThread("ObjCRuntime.overrides", []) }

  /// The first key, and the rest of the path if there is one.
  static func split(_ path: String) -> (key: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  static func value(of container: Any?, forKeyPath path: String) -> Any? {
    switch container {
    // Foundation's own collections are taken as Swift's, which bridge to them.
    case let dictionary as [String: Any]:
      split(path).rest.map { value(of: dictionary[split(path).key], forKeyPath: $0) }
        ?? dictionary[path]
    case let array as [Any]: collected(array, path)
    // The values of a set are one, too.
    case let set as NSSet:
      path.hasPrefix("@")
        ? collected(set.allObjects, path)
        : NSSet(array: collected(set.allObjects, path) as? [Any] ?? [])
    case let set as NSOrderedSet: collected(set.array, path)
    case let object as NSObject: object.value(forKeyPath: path)
    case nil: nil
    case let other?:
      failure(
        "NSUnknownKeyException: the key \(path) is looked for in a \(type(of: other)), which has no keys."
      )
    }
  }

  /// Whether an object is one of Foundation's collections, whose keys are those of their elements.
  static func isCollection(_ object: AnyObject) -> Bool {
    object is NSArray || object is NSSet || object is NSOrderedSet
  }

  /// One value for each element, or what an operator such as `@count` makes of them.
  private static func collected(_ array: [Any], _ path: String) -> Any? {
    guard path.hasPrefix("@") else {
      return array.map { value(of: $0, forKeyPath: path) ?? NSNull() }
    }
    let (name, rest) = split(path)
    if name == "@count" { return array.count }
    let values = rest.map { rest in array.compactMap { value(of: $0, forKeyPath: rest) } } ?? array
    let numbers = values.compactMap { try? ValueConversion.convert($0, to: Double.self) }
    return switch name {
    case "@sum": numbers.reduce(0, +)
    case "@avg": numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@max": numbers.max()
    case "@min": numbers.min()
    default: failure("NSUnknownKeyException: there is no collection operator \(name).")
    }
  }

  static func address(_ object: Any) -> String {
    "\(Unmanaged.passUnretained(object as AnyObject).toOpaque())"
  }
}

/// A value that every thread has for itself.
struct PerThread<Value> {
  private let key: String
  private let initial: Value

  init(_ key: String, _ initial: Value) {
    self.key = key
    self.initial = initial
  }

  var value: Value {
    get { Thread.current.threadDictionary[key] as? Value ?? initial }
    nonmutating set { Thread.current.threadDictionary[key] = newValue }
  }
}
