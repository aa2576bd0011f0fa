import Foundation

extension NSDictionary {
  /// Makes a dictionary with what another holds, which Apple's Foundation has beside the one that takes Swift's.
  public convenience init(dictionary otherDictionary: NSDictionary) {
    self.init(dictionary: otherDictionary as! [AnyHashable: Any])
  }
}
