import Foundation

extension NSObjectProtocol {
  /// Whether the object is of a class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var type: AnyClass? = Swift.type(of: self as AnyObject)
    while let current = type {
      if current == aClass { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool {
    Swift.type(of: self as AnyObject) == aClass
  }
}
