extension Array where Element: AnyObject {
  /// Returns the index of an object that is in the array once at most; nil where it is not in it.
  ///
  /// Sought from both ends at once, since what is asked for stands at one of them as a rule: views and layers are
  /// added and removed at the front, and all of them removed one by one from either end. Nothing is retained on
  /// the way.
  ///
  /// - Complexity: O(distance to the nearer end).
  @inlinable
  package func index(ofObject object: Element) -> Int? {
    let wanted = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return withUnsafeBytes { bytes in
      let pointers = bytes.bindMemory(to: UnsafeRawPointer.self)
      var (low, high) = (0, pointers.count - 1)
      while low <= high {
        if pointers[high] == wanted { return high }
        if pointers[low] == wanted { return low }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
