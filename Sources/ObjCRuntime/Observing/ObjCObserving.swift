/// What `@objc dynamic` properties of lowered sources call around each change.
@_spi(XcodeSources)
public enum ObjCObserving {
  public static func willChange(_ object: AnyObject, _ key: String) {
    if let object = object as? NSObject { Observations.willChange(object, key) }
  }

  public static func didChange(_ object: AnyObject, _ key: String) {
    if let object = object as? NSObject { Observations.didChange(object, key) }
  }
}
