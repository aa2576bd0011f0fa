import Failures
import Foundation
import PlatformInterface

/// Returns the class of a name; nil for a name that none has.
public func objc_getClass(_ name: UnsafePointer<CChar>) -> Any! {
  ObjCClasses.named(String(cString: name))
}
/// Returns the class of a name; nil for a name that none has.
public func objc_lookUpClass(_ name: UnsafePointer<CChar>) -> AnyClass? {
  ObjCClasses.named(String(cString: name))
}
/// Classes that a program makes while it runs are not there: returns nil, which stands for a name
/// that is taken.
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? {
  Unsupported.report("objc_allocateClassPair(_:_:_:)")
  return nil
}
/// Does nothing, as there is no class that `objc_allocateClassPair(_:_:_:)` made.
public func objc_registerClassPair(_ cls: AnyClass) {}
/// Returns the class of an object; nil of nil.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  obj.map { type(of: $0 as AnyObject) }
}
/// Returns the class from which another one inherits; nil for one that inherits from none.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}
