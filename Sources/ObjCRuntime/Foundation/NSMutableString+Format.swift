import Foundation

extension NSMutableString {
  /// Adds a text made of a format and its arguments, as Foundation for Linux does not.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}
