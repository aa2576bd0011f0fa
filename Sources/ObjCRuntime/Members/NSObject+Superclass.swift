import Foundation

extension NSObject {
  /// Returns the class that this one inherits from; nil for `NSObject` itself.
  public class func superclass() -> AnyClass? { self == NSObject.self ? nil : _getSuperclass(self) }
}
