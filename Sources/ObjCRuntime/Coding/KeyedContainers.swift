import Foundation

// Objects of Foundation's whose keys are the names under which they keep things.

extension UserDefaults: KeyValueContainer {
  package func value(forKey key: String) -> Any? {
    let value = object(forKey: key)
    // A number, which casts to whatever kind of number a program wants it to be.
    switch value {
    case let number as Int: return NSNumber(value: number)
    case let number as Double: return NSNumber(value: number)
    case let number as Float: return NSNumber(value: number)
    case let number as Bool: return NSNumber(value: number)
    default: return value
    }
  }
  package func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  package func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = object(forKey: key)
    return rest.map { KeyValueCoding.value(of: value, forKeyPath: $0) } ?? value
  }

  /// What defaults keep are values of their own: a path with several keys sets nothing, as on iOS.
  package func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if KeyValueCoding.split(keyPath).rest == nil { set(value, forKey: keyPath) }
  }
}

// Foundation itself has `value(forKey:)` of dictionaries on Linux.

extension NSDictionary: KeyValueContainer {
  package func setValue(_ value: Any?, forKey key: String) {
    guard let dictionary = self as? NSMutableDictionary else {
      return setValue(value, forUndefinedKey: key)
    }
    if let value {
      dictionary.setObject(value, forKey: key as NSString)
    } else {
      dictionary.removeObject(forKey: key as NSString)
    }
  }

  package func value(forKeyPath keyPath: String) -> Any? {
    let (key, rest) = KeyValueCoding.split(keyPath)
    let value = value(forKey: key)
    return rest.map { KeyValueCoding.value(of: value, forKeyPath: $0) } ?? value
  }

  package func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyValueCoding.split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }
}
