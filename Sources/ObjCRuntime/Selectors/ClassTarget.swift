import Foundation

/// A class as the target of a selector: Objective-C's classes are objects, Swift's are values, which nobody can
/// hold weakly. One object stands for each class and stays as long as the program runs.
package final class ClassTarget: Sendable {
  /// The class whose methods are performed.
  package let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let lock = NSLock()
  private nonisolated(unsafe) static var known: [ObjectIdentifier: ClassTarget] = [:]

  /// The object that a target is known as: itself, or for a class always the same one that stands for it. From
  /// any thread.
  package static func object(for target: Any) -> AnyObject {
    // Objects, which nearly all targets are, need no search for a way to bridge them.
    if Swift.type(of: target) is AnyClass {
      func object<Object>(_ object: Object) -> AnyObject {
        unsafeBitCast(object, to: AnyObject.self)
      }
      return _openExistential(target, do: object)
    }
    guard let type = target as? AnyClass else { return target as AnyObject }
    return lock.withLock {
      let key = ObjectIdentifier(type)
      if let object = known[key] { return object }
      let object = ClassTarget(type)
      known[key] = object
      return object
    }
  }
}
