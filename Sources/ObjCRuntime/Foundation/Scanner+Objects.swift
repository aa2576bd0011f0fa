import Foundation

/// Foundation's older calls, which hand over objects: those of Foundation for Linux hand over values alone.
extension Scanner {
  /// Scans letters of a set, and hands over what they were.
  @discardableResult
  public func scanCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    take(scanCharacters(from: set), into: &result)
  }
  /// Scans up to a letter of a set, and hands over what was before it.
  @discardableResult
  public func scanUpToCharacters(from set: CharacterSet, into result: inout NSString?) -> Bool {
    take(scanUpToCharacters(from: set), into: &result)
  }
  /// Scans a text, and hands it over.
  @discardableResult
  public func scanString(_ string: String, into result: inout NSString?) -> Bool {
    take(scanString(string), into: &result)
  }
  /// Scans up to a text, and hands over what was before it.
  @discardableResult
  public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    take(scanUpToString(string), into: &result)
  }

  private func take(_ found: String?, into result: inout NSString?) -> Bool {
    guard let found else { return false }
    result = found as NSString
    return true
  }
}
