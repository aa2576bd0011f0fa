import Failures

/// Reading and setting properties by name.
///
/// Found are the properties that lowered sources registered, UIKit's own that Interface Builder can
/// set, and overrides of the methods for undefined keys. Layers and animations, which take any key,
/// have methods of their own.
///
/// On a protocol, as members of an extension of a class could not be declared by its subclasses.
extension NSObjectProtocol where Self: NSObject {
  /// The value of the property, nil for none.
  ///
  /// A key that names no property ends in `value(forUndefinedKey:)`. Arrays and sets have the values of their
  /// elements.
  public func value(forKey key: String) -> Any? {
    if let container = self as? any KeyValueContainer { return container.value(forKey: key) }
    if let override = KeyValueCoding.override("valueForKey:", of: self, key) {
      return override.call(self, [key])
    }
    if KeyValueCoding.isCollection(self) {
      return KeyValueCoding.value(of: self, forKeyPath: key)
    }
    return storedValue(forKey: key)
  }

  /// Sets the property; numbers become the property's own kind of number.
  ///
  /// A key that names no property ends in `setValue(_:forUndefinedKey:)`, nil for a property that
  /// must have a value in `setNilValueForKey(_:)`.
  public func setValue(_ value: Any?, forKey key: String) {
    if let container = self as? any KeyValueContainer {
      container.setValue(value, forKey: key)
    } else if let override = KeyValueCoding.override("setValue:forKey:", of: self, key) {
      override.call(self, [value, key])
    } else {
      setStoredValue(value, forKey: key)
    }
  }

  /// The value at the end of a path of keys, `"layer.cornerRadius"`; nil if one on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let container = self as? any KeyValueContainer {
      return container.value(forKeyPath: keyPath)
    }
    if KeyValueCoding.isCollection(self) {
      return KeyValueCoding.value(of: self, forKeyPath: keyPath)
    }
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    guard let rest else { return value }
    return KeyValueCoding.value(of: value, forKeyPath: rest)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let container = self as? any KeyValueContainer {
      return container.setValue(value, forKeyPath: keyPath)
    }
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    guard let next = self.value(forKey: key) else { return }
    guard let object = next as? NSObject else {
      failure(
        "NSUnknownKeyException: \"\(rest)\" of \"\(keyPath)\" is looked for in a \(type(of: next)), which "
          + "has no keys.")
    }
    object.setValue(value, forKeyPath: rest)
  }

  /// Several at once; NSNull stands for nil.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Several at once; NSNull stands for nil.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { first, _ in first }
  }
}

/// A class with methods of its own for keys and values.
package protocol KeyValueContainer: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
  func value(forKeyPath keyPath: String) -> Any?
  func setValue(_ value: Any?, forKeyPath keyPath: String)
}

/// What happens to keys that are not there. Lowered overrides register themselves.
extension NSObjectProtocol {
  /// For overriding: ends the program unless it is.
  public func value(forUndefinedKey key: String) -> Any? {
    failure(
      "NSUnknownKeyException: [<\(type(of: self)) \(KeyValueCoding.address(self))> "
        + "valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// For overriding: ends the program unless it is.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    failure(
      "NSUnknownKeyException: [<\(type(of: self)) \(KeyValueCoding.address(self))> "
        + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key)."
    )
  }

  /// For overriding: ends the program unless it is.
  public func setNilValueForKey(_ key: String) {
    failure(
      "NSInvalidArgumentException: [<\(type(of: self)) \(KeyValueCoding.address(self))> "
        + "setNilValueForKey]: could not set nil as the value for the key \(key).")
  }
}

extension NSObject {
  fileprivate func storedValue(forKey key: String) -> Any? {
    if let property = KeyValueCoding.property(key, of: self) { return property.value(of: self) }
    if let method = SelectorTable.method(named: key, of: self) { return method.call(self, []) }
    if let override = KeyValueCoding.override("valueForUndefinedKey:", of: self, key) {
      return override.call(self, [key])
    }
    return value(forUndefinedKey: key)
  }

  fileprivate func setStoredValue(_ value: Any?, forKey key: String) {
    if let property = KeyValueCoding.settable(key, of: self), property.isWritable {
      do {
        try property.setValue(value, of: self)
      } catch let failure as ValueConversion.Failure where failure.isNil {
        if let override = KeyValueCoding.override("setNilValueForKey:", of: self, key) {
          override.call(self, [key])
        } else {
          setNilValueForKey(key)
        }
      } catch {
        failure(
          "NSInvalidArgumentException: -[\(type(of: self)) setValue:forKey:] for the key \(key): \(error)"
        )
      }
      return
    }
    let setter = "set\(key.prefix(1).uppercased())\(key.dropFirst()):"
    if let method = SelectorTable.method(named: setter, of: self) {
      _ = method.call(self, [value])
    } else if let override = KeyValueCoding.override("setValue:forUndefinedKey:", of: self, key) {
      override.call(self, [value, key])
    } else {
      setValue(value, forUndefinedKey: key)
    }
  }
}
