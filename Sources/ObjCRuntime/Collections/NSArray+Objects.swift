// Foundation for Linux finds in an array only what can be hashed, and numbers only as they were put in; Apple's finds
// every object, if only by its identity. Calls with an object or a number choose these.

@_spi(XcodeSources)
extension NSArray {
  /// The first index of an object, or of one that counts as equal; `NSNotFound` without one.
  ///
  /// - Complexity: O(count).
  public func index(of anObject: AnyObject) -> Int {
    for (index, element) in enumerated() {
      let object = element as AnyObject
      if object === anObject || (object as? NSObject)?.isEqual(anObject) == true { return index }
    }
    return NSNotFound
  }

  /// Whether an object is in the array, or one that counts as equal.
  ///
  /// - Complexity: O(count).
  public func contains(_ anObject: AnyObject) -> Bool { index(of: anObject) != NSNotFound }

  /// The first index of this very object; `NSNotFound` without it.
  ///
  /// - Complexity: O(count).
  public func indexOfObjectIdentical(to anObject: AnyObject) -> Int {
    for (index, element) in enumerated() where element as AnyObject === anObject { return index }
    return NSNotFound
  }

  /// The first index of a number; `NSNotFound` without it.
  ///
  /// - Complexity: O(count).
  public func index(of number: Int) -> Int { index(of: NSNumber(value: number)) }

  /// Whether a number is in the array.
  ///
  /// - Complexity: O(count).
  public func contains(_ number: Int) -> Bool { index(of: number) != NSNotFound }
}

@_spi(XcodeSources)
extension NSMutableArray {
  /// Takes out an object, and those that count as equal.
  ///
  /// - Complexity: O(count · occurrences).
  public func remove(_ anObject: AnyObject) {
    while true {
      let index = index(of: anObject)
      guard index != NSNotFound else { return }
      removeObject(at: index)
    }
  }

  /// Takes out an object wherever it is in the array.
  ///
  /// - Complexity: O(count · occurrences).
  public func removeObject(identicalTo anObject: AnyObject) {
    while true {
      let index = indexOfObjectIdentical(to: anObject)
      guard index != NSNotFound else { return }
      removeObject(at: index)
    }
  }

  /// Takes out a number wherever it is in the array.
  ///
  /// - Complexity: O(count · occurrences).
  public func remove(_ number: Int) { remove(NSNumber(value: number)) }
}
