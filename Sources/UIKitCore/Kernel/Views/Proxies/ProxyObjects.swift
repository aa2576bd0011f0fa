import CSwiftRuntime

/// Objects for proxies of classes whose initialisers cannot be called, as they ask for the proxy themselves.
@MainActor
enum ProxyObjects {
  /// An object of a class, of which UIKit's part alone was made; it lives on for good.
  ///
  /// - Parameter make: makes an object of one of UIKit's own classes, the nearest that `type` derives from.
  static func object(of type: AnyClass, make: (AnyClass) -> NSObject) -> NSObject {
    var own = type
    while !String(reflecting: own).hasPrefix("UIKitCore."), let next = _getSuperclass(own) {
      own = next
    }
    let object = Unmanaged.passRetained(make(own)).toOpaque()
    guard own != type,
      let made = tessera_allocate_like(unsafeBitCast(type, to: UnsafeRawPointer.self), object)
    else { return Unmanaged<NSObject>.fromOpaque(object).takeUnretainedValue() }
    return Unmanaged<NSObject>.fromOpaque(made).retain().takeUnretainedValue()
  }
}

extension UIView {
  /// What lowered sources write for `self.appearance()` in a method of the class itself, which the class's initialisers
  /// may have called: the proxy, for which none of those is called.
  @_spi(XcodeSources) public class func appearanceAskedByItself() -> Self {
    AppearanceProxies.proxy(of: self) {
      ProxyObjects.object(of: self) { ($0 as! UIView.Type).makeProxy() } as! Self
    }
  }
}
