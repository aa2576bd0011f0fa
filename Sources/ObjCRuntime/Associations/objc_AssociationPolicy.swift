/// How a value is kept with an object.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Does not keep the value alive.
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// Keeps a copy of a value that can be copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object under a key, an address; nil lets go of the one before.
///
/// - Complexity: O(1) amortized.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.set(value, key, policy, of: object)
}

/// The value kept with an object under a key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.value(key, of: object)
}

/// Lets go of all values kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.removeAll(ofOwner: object)
}
