/// A property that can be read and set without knowing its class.
package struct ObjCProperty: @unchecked Sendable {
  package let name: String
  /// As declared: `UILabel?` for `UILabel!`.
  package let type: Any.Type
  let getter: (AnyObject) -> Any?
  let setter: ((AnyObject, Any?) throws -> Void)?
  /// Sets an object without a look at its class.
  var keeper: ((AnyObject, AnyObject) -> Bool)?

  package var isWritable: Bool { setter != nil }

  /// The value, without the optional around it; nil for none.
  package func value(of object: AnyObject) -> Any? { ValueConversion.unwrapped(getter(object)) }

  /// Numbers become the property's own kind of number, Foundation's values Swift's, and back.
  ///
  /// - Throws: `ValueConversion.Failure`, whose text ends a sentence.
  package func setValue(_ value: Any?, of object: AnyObject) throws {
    guard let setter else {
      throw ValueConversion.Failure(description: "\(name) can only be read.")
    }
    try setter(object, value)
  }

  /// Keeps an object of a class above the one that the property declares, as Objective-C keeps any: an outlet of a
  /// view whose document forgot the class. What the upper class has works; nothing else may be called.
  ///
  /// - Returns: whether it is such an object, and the property can be set.
  package func keep(_ value: AnyObject, of object: AnyObject) -> Bool {
    keeper?(object, value) ?? false
  }
}
