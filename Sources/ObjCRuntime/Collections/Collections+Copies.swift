import Foundation

// Apple's Foundation has these beside those that take Swift's collections.

extension NSArray {
  /// Makes an array with the elements of another.
  public convenience init(array anArray: NSArray) { self.init(array: anArray.map { $0 }) }
}

extension NSDictionary {
  /// Makes a dictionary with what another holds.
  public convenience init(dictionary otherDictionary: NSDictionary) {
    self.init(dictionary: otherDictionary as! [AnyHashable: Any])
  }
}

extension NSSet {
  /// Makes a set with the elements of another.
  public convenience init(set anSet: NSSet) { self.init(array: anSet.allObjects) }
}
