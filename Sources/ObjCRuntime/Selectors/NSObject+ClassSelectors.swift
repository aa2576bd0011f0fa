import Failures
import PlatformInterface

/// Methods of classes by name, for those that a lowered `#selector` names.
///
/// Objective-C's classes are objects that have the methods of the root class, too.
extension NSObject {
  /// Whether `perform(_:)` on the class would find the method.
  public class func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { ClassSelectorTable.method(named: $0.name, of: self) != nil } ?? false
  }

  /// Whether objects of the class have the method.
  public class func instancesRespond(to aSelector: Selector!) -> Bool {
    aSelector.map { SelectorTable.method(named: $0.name, ofObjectsOf: self) != nil } ?? false
  }

  /// Calls the class's method now and returns what it returns, if that is an object.
  @discardableResult
  public class func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(ClassSelectorTable.perform(aSelector, on: self, []))
  }

  @discardableResult
  public class func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(ClassSelectorTable.perform(aSelector, on: self, [object]))
  }

  @discardableResult
  public class func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    Autoreleased.keep(ClassSelectorTable.perform(aSelector, on: self, [object1, object2]))
  }

  /// The class, which as an object answers for itself: apps register cells by it.
  public class func classForCoder() -> AnyClass { self }
}

// On a protocol, as classes with such a method of their own could not declare it otherwise.
extension NSObjectProtocol where Self: NSObject {
  /// The value of the class's own property of that name, which a lowered `@objc class var` registered.
  public static func value(forKey key: String) -> Any? {
    guard let method = ClassSelectorTable.method(named: key, of: self) else {
      failure(
        "NSUnknownKeyException: [<\(self)> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    return method.call(self, [])
  }

  /// The value at the end of a path that begins with the class's own property: of `sharedApplication.windows` the
  /// windows.
  public static func value(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    return (value(forKey: String(keyPath[..<dot])) as? NSObject)?.value(forKeyPath: rest)
  }
}

/// A method of a class, ready to be called with arguments whose types are known at run time only.
final class ClassMethod: OwnedMethod, @unchecked Sendable {
  let name: String
  let owner: AnyClass
  private let body: (AnyClass, inout SelectorArguments) throws -> Any?

  init<Owner: AnyObject, each A, Result>(
    _ name: String, _ method: @escaping (Owner.Type) -> (repeat each A) -> Result
  ) {
    self.name = name
    owner = Owner.self
    body = { type, arguments in
      guard let type = type as? Owner.Type else { return nil }
      return method(type)(repeat try arguments.next((each A).self))
    }
  }

  func call(_ type: AnyClass, _ values: [Any?]) -> Any? {
    var arguments = SelectorArguments(values)
    do {
      let result = try body(type, &arguments)
      return result is Void ? nil : result
    } catch {
      Log.write("+[\(type) \(name)] was not called: \(error)")
      return nil
    }
  }
}

/// Methods of classes that lowered sources registered, by name.
enum ClassSelectorTable {
  private static let table = MethodTable<ClassMethod>()

  static func add(_ method: ClassMethod) { table.add(method) }

  /// That of the class or the nearest superclass that has one.
  static func method(named name: String, of type: AnyClass) -> ClassMethod? {
    table.method(named: name, of: type)
  }

  static func perform(_ selector: Selector, on type: AnyClass, _ values: [Any?]) -> Any? {
    guard let method = method(named: selector.name, of: type) else {
      failure(
        "NSInvalidArgumentException: +[\(type) \(selector.name)]: unrecognized selector sent to class."
      )
    }
    return method.call(type, values)
  }
}
