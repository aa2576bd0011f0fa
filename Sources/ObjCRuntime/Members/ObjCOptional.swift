import Failures

/// Optional requirements of `@objc` protocols, as lowered sources ask for them.
@_spi(XcodeSources)
public enum ObjCOptional {
  /// The object's method, if its class has one of that name; what `delegate.method` is in
  /// `delegate?.method?(self)`.
  public static func method<each A, Result>(
    _ name: String, of object: AnyObject
  ) -> ((repeat each A) -> Result)? {
    guard let method = SelectorTable.method(named: name, of: object) else { return nil }
    return { (arguments: repeat each A) in
      var values: [Any?] = []
      for argument in repeat each arguments { values.append(argument) }
      let answer = method.call(object, values)
      if let answer = answer as? Result { return answer }
      if let nothing = () as? Result { return nothing }
      failure(
        "The method \(name) of \(Swift.type(of: object)) should return a \(Result.self), as the protocol says; "
          + "it returned \(answer.map { "a \(Swift.type(of: $0))" } ?? "nothing").")
    }
  }

  /// The object's property, if its class has one of that name and it has a value.
  public static func property<Value>(_ name: String, of object: AnyObject) -> Value? {
    guard let value = ObjCMembers.property(name, of: Swift.type(of: object))?.value(of: object)
    else {
      return nil
    }
    return value as? Value
  }

  /// A property of an object of any class, as `AnyObject` has them all: nil where the class has
  /// none of the name.
  public static func member<Value>(_ name: String, of object: AnyObject, as type: Value.Type)
    -> Value!
  {
    let value =
      ObjCMembers.property(name, of: Swift.type(of: object)).map { $0.value(of: object) }
      ?? FoundationMembers.value(of: name, of: object)
    if let made = value.flatMap({ try? ValueConversion.convert($0, to: type) }) { return made }
    // A value of Swift's that is taken for any object is no `NSValue` here: `(offset as AnyObject).cgPointValue`.
    return name.hasSuffix("Value") ? (object as Any) as? Value : nil
  }

  /// What a dictionary or an array of any class has at a key or a place; nil for nothing, and where there is no
  /// object.
  public static func element(of object: AnyObject?, at key: Any) -> Any? {
    switch object {
    case let dictionary as NSDictionary: dictionary.object(forKey: key)
    case let dictionary as [AnyHashable: Any]: (key as? AnyHashable).flatMap { dictionary[$0] }
    case let array as NSArray:
      (key as? Int).flatMap { array.count > $0 && $0 >= 0 ? array.object(at: $0) : nil }
    case let defaults as UserDefaults: (key as? String).flatMap { defaults.object(forKey: $0) }
    default: nil
    }
  }

  /// What the class of any object says of itself, as all classes do in Objective-C.
  public static func classDescription(of object: AnyObject) -> String {
    (object as? NSObject).map { Swift.type(of: $0).description() }
      ?? String(reflecting: Swift.type(of: object))
  }

  /// The answer to a requirement of UIKit's protocols, or nil where the delegate leaves it out;
  /// what `delegate?.scrollViewDidScroll?(self)` becomes.
  ///
  /// UIKit's default implementations stand for methods left out. One that would have to make up an
  /// answer says `isLeftOut()` last; the others' answers count as given.
  @discardableResult
  public static func call<Result>(_ method: @autoclosure () throws -> Result?) rethrows -> Result? {
    leftOut.value = false
    let answer = try method()
    defer { leftOut.value = false }
    return leftOut.value ? nil : answer
  }

  /// Said by a default implementation as its last act.
  package static func isLeftOut() { leftOut.value = true }

  private static let leftOut = MainThreadFlag()

  /// Delegates are asked on the main thread alone.
  private final class MainThreadFlag: @unchecked Sendable {
    var value = false
  }

  /// The class of a target that `#selector` names by a value: `#selector(webView.reload)`.
  public static func type<T: AnyObject>(of target: T) -> T.Type { Swift.type(of: target) }
  public static func type<T: AnyObject>(of target: T?) -> T.Type { T.self }
}
