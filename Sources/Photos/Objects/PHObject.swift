import ObjCRuntime

/// What a key of an object stands for, which may be nothing.
struct KeyedValue {
  let value: Any?
  init(_ value: Any?) { self.value = value }
}

/// Something of the photo library, as it was when it was fetched.
///
/// Objects are values: one that was fetched never changes, and another fetch gives a new one. Two are equal where
/// they stand for the same thing.
open class PHObject: NSObject, NSCopying, KeyValueContainer, @unchecked Sendable {
  private let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// What the object is known by from run to run: of a picture the path of its file, as a picker's result has it, of
  /// an album the path of its folder.
  open var localIdentifier: String { identifier }

  /// Returns the object itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PHObject else { return false }
    return self === other
      || type(of: self) == type(of: other) && localIdentifier == other.localIdentifier
  }
  open override var hash: Int { localIdentifier.hashValue }
  open override var description: String { "<\(type(of: self)): \(localIdentifier)>" }

  /// What tells two states of the same object apart.
  var revision: AnyHashable { localIdentifier }
  /// Whether the picture itself, and not only what is said of it, differs from another state of the object.
  func hasOtherContent(than other: PHObject) -> Bool { false }
  /// The object as it is now; nil where it is gone.
  func fetchedAgain() -> PHObject? { nil }

  // MARK: Keys

  /// The value of a key for predicates and orders; nothing where there is no such key.
  func keyed(_ key: String) -> KeyedValue? {
    key == "localIdentifier" || key == "uuid" ? KeyedValue(localIdentifier) : nil
  }

  /// The value of a key: as key-value coding has it.
  package func value(forKey key: String) -> Any? {
    guard let found = keyed(key) else { return value(forUndefinedKey: key) }
    return found.value
  }
  /// Ends in the sentence for keys that are not there: what was fetched cannot be changed.
  package func setValue(_ value: Any?, forKey key: String) { setValue(value, forUndefinedKey: key) }
  package func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let first = parts.first, let value = value(forKey: first) else { return nil }
    guard parts.count > 1 else { return value }
    return (value as? NSObject)?.value(forKeyPath: parts[1])
  }
  package func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
}
