/// Objects of a class that another module has, too, from the same sources.
///
/// An app may compile files of a library into itself that it links as a framework. Documents name the library's class,
/// and the outlet's type is the app's. Objective-C puts the one into the other unasked, and as both are made of the
/// same lines, what Swift then does with the object works.
enum Namesakes {
  /// Whether an object can stand for one of a class: it, or a class it inherits from, has that class's name in another
  /// module, and its objects are as large.
  static func has(_ object: AnyObject, _ type: AnyClass) -> Bool {
    let name = plainName(type)
    var next: AnyClass? = Swift.type(of: object)
    while let own = next {
      if own == type { return true }
      if plainName(own) == name, ObjCMembers.moduleName(of: own) != ObjCMembers.moduleName(of: type)
      {
        return class_getInstanceSize(own)
          == class_getInstanceSize(type)
      }
      next = _getSuperclass(own)
    }
    return false
  }

  /// The name of a class without its module's.
  private static func plainName(_ type: AnyClass) -> Substring {
    ClassName.plain(String(reflecting: type)).drop { $0 != "." }
  }

  /// The object of an outlet as the outlet's type, which is a class, or an optional one; nil where it cannot stand for
  /// one.
  static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    let wrapped = ValueConversion.wrapped(type)
    if let list = wrapped as? any ObjectList.Type {
      guard let made = list.made(of: value) else { return nil }
      return made as? Value
    }
    guard let value, Swift.type(of: value) is AnyClass, let expected = wrapped as? AnyClass,
      MemoryLayout<Value>.size == MemoryLayout<AnyObject>.size
    else { return nil }
    let object = value as AnyObject
    return has(object, expected) ? unsafeBitCast(object, to: type) : nil
  }
}

/// The type of an outlet collection.
private protocol ObjectList {
  static func made(of value: Any?) -> Any?
}

extension Array: ObjectList {
  /// The objects of a list, each as an element; nil where one of them is none.
  fileprivate static func made(of value: Any?) -> Any? {
    guard Element.self is AnyClass, let objects = value as? [AnyObject] else { return nil }
    var made: [Element] = []
    for object in objects {
      guard let element = object as? Element ?? Namesakes.convert(object, to: Element.self) else {
        return nil
      }
      made.append(element)
    }
    return made
  }
}
