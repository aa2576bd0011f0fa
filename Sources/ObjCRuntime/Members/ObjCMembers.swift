/// What classes of lowered sources say of their members: outlets, actions, inspectable properties
/// and whatever else was `@objc`.
///
/// An Objective-C runtime would find these by name. Here each lowered file registers its own,
/// private ones included, before the program's first statement; the registrations run when somebody
/// first asks for a member by name.
@_spi(XcodeSources)
public enum ObjCMembers {
  /// Keeps `register` until a member or class is first looked for. Called while the program is
  /// loaded.
  public static func whenNeeded(_ register: @escaping @Sendable () -> Void) {
    table.lock.withLock { table.waiting.append(register) }
  }

  /// Registers members of one class; a class may be registered from several files.
  ///
  /// - Parameters:
  ///   - name: the argument of `@objc(Name)`, by which Objective-C knows the class.
  ///   - names: further names that `NSClassFromString` and nibs may use, such as `"Outer.Inner"`.
  public static func add<Root: AnyObject>(
    _ type: Root.Type, called name: String? = nil, named names: String...,
    members: @escaping @MainActor (ObjCClassMembers<Root>) -> Void
  ) {
    add(type, called: name, named: names)
    // Registering reads key paths and methods, no object's state, so it may happen on any thread.
    typealias AnyThread = (ObjCClassMembers<Root>) -> Void
    unsafeBitCast(members, to: AnyThread.self)(ObjCClassMembers())
  }

  /// Registers a class that has no members worth a name.
  public static func add(_ type: AnyClass, called name: String? = nil, named names: String...) {
    add(type, called: name, named: names)
  }

  /// Registers the members of a generic class once for each type it is used with: `register` is
  /// asked with every class whose members are looked for, and registers those it knows.
  public static func addGeneric(_ register: @escaping @Sendable (AnyClass) -> Void) {
    table.lock.withLock {
      table.generic.append(register)
      table.expanded = []
    }
  }

  private static func add(_ type: AnyClass, called own: String?, named names: [String]) {
    let module = moduleName(of: type)
    table.lock.withLock {
      table.modules.insert(String(module))
      if let own { table.names[ObjectIdentifier(type)] = own }
      for name in (own.map { [$0] } ?? []) + names {
        table.classes[name] = type
        table.classes["\(module).\(name)"] = type
      }
    }
  }

  static func moduleName(of type: AnyClass) -> Substring {
    String(reflecting: type).prefix { $0 != "." }[...]
  }
}

// MARK: Looking up

extension ObjCMembers {
  private final class Table: @unchecked Sendable {
    let lock = NSRecursiveLock()
    var waiting: [@Sendable () -> Void] = []
    var generic: [@Sendable (AnyClass) -> Void] = []
    var classes: [String: AnyClass] = [:]
    var modules: Set<String> = []
    /// What Objective-C calls a class, where that is not its name in Swift.
    var names: [ObjectIdentifier: String] = [:]
    var properties: [ObjectIdentifier: [String: ObjCProperty]] = [:]
    var initialisers: [ObjectIdentifier: () -> AnyObject] = [:]
    var expanded: Set<ObjectIdentifier> = []
  }
  private static let table = Table()

  /// - Parameter yields: whether one of that name that the class has, or gets later, counts instead.
  static func add(_ property: ObjCProperty, to type: AnyClass, yields: Bool = false) {
    table.lock.withLock {
      let key = ObjectIdentifier(type)
      if yields, table.properties[key]?[property.name] != nil { return }
      table.properties[key, default: [:]][property.name] = property
    }
  }

  static func add(_ initialiser: @escaping () -> AnyObject, to type: AnyClass) {
    table.lock.withLock { table.initialisers[ObjectIdentifier(type)] = initialiser }
  }

  /// An object of this very class by the `init()` that it declares or inherits from a class that does; nil for
  /// one whose `init()` is in its method table.
  package static func make(_ type: AnyClass) -> AnyObject? {
    prepare(type)
    return table.lock.withLock { table.initialisers[ObjectIdentifier(type)] }?()
  }

  /// What Objective-C calls a class by the word behind `@objc`; nil where there is none.
  static func ownName(of type: AnyClass) -> String? {
    registerWaiting()
    return table.lock.withLock { table.names[ObjectIdentifier(type)] }
  }

  /// Runs what files left behind while they were loaded.
  static func registerWaiting() {
    while true {
      let waiting = table.lock.withLock {
        defer { table.waiting = [] }
        return table.waiting
      }
      guard !waiting.isEmpty else { return }
      for register in waiting { register() }
    }
  }

  /// Registers what is waiting, and the members of generic classes among the class and its
  /// ancestors.
  static func prepare(_ type: AnyClass) {
    let isReady = table.lock.withLock {
      table.waiting.isEmpty && table.expanded.contains(ObjectIdentifier(type))
    }
    if isReady { return }
    registerWaiting()
    var next: AnyClass? = type
    while let type = next {
      let generic = table.lock.withLock {
        table.expanded.insert(ObjectIdentifier(type)).inserted ? table.generic : []
      }
      for register in generic { register(type) }
      next = _getSuperclass(type)
    }
  }

  /// The property of that name of the object's class or the nearest superclass that has one.
  ///
  /// - Complexity: O(depth of the class).
  package static func property(_ name: String, of type: AnyClass) -> ObjCProperty? {
    prepare(type)
    return table.lock.withLock {
      var next: AnyClass? = type
      while let type = next {
        if let found = table.properties[ObjectIdentifier(type)]?[name] { return found }
        next = _getSuperclass(type)
      }
      return nil
    }
  }

  /// A class by the name that a nib or a program gives it: `"Cell"` with its module, `"App.Cell"`,
  /// `"Outer.Inner"`, the name in `@objc(…)`, or the mangled name that Xcode writes for nested
  /// ones.
  package static func classNamed(_ name: String, module: String?) -> AnyClass? {
    registerWaiting()
    let path = ClassName(name, module: module)
    if let found = table.lock.withLock({ path.keys.lazy.compactMap { table.classes[$0] }.first }) {
      return found
    }
    return path.keys.lazy.compactMap { NSClassFromString($0) }.first
  }

  /// A class of any module that registered something; of two that have it, that of the module whose name comes
  /// first in the alphabet.
  ///
  /// - Complexity: O(modules).
  package static func classNamedInAnyModule(_ name: String) -> AnyClass? {
    registerWaiting()
    let modules = table.lock.withLock { table.modules.sorted() }
    return modules.lazy.compactMap { classNamed(name, module: $0) }.first
  }
}
