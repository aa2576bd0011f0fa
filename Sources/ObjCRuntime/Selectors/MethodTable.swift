import Foundation

/// A method that is found by its name and its class.
protocol OwnedMethod: AnyObject, Sendable {
  var name: String { get }
  /// The class that has it.
  var owner: AnyClass { get }
}

/// Methods by name, one for each class that has its own. From any thread.
final class MethodTable<Method: OwnedMethod>: @unchecked Sendable {
  private let lock = NSLock()
  /// Usually one class a name.
  private var known: [String: [Method]] = [:]

  /// Takes a method over, unless its class has one of the name already.
  func add(_ method: Method) {
    lock.withLock {
      let known = self.known[method.name] ?? []
      guard !known.contains(where: { $0.owner == method.owner }) else { return }
      self.known[method.name] = known + [method]
    }
  }

  /// Those of all classes, in the order in which they were added.
  func methods(named name: String) -> [Method] { lock.withLock { known[name] } ?? [] }

  /// That of the class or the nearest superclass that has one; what lowered sources registered for the
  /// class is added first.
  ///
  /// - Complexity: O(depth of the class · classes that have a method of this name).
  func method(named name: String, of type: AnyClass) -> Method? {
    ObjCMembers.prepare(type)
    let methods = methods(named: name)
    var next: AnyClass? = type
    while let type = next {
      if let found = methods.first(where: { $0.owner == type }) { return found }
      next = _getSuperclass(type)
    }
    return nil
  }
}
