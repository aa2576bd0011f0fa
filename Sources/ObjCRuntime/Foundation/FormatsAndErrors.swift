import Foundation

// What Foundation has of texts and errors on Apple's systems, and lacks on Linux.

extension NSMutableString {
  /// Appends a text that is made of a format and its arguments, as `String(format:)` makes it.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
  }

  /// The same with a format of Foundation's class.
  public func appendFormat(_ format: NSString, _ args: any CVarArg...) {
    append(String(format: String(describing: format), arguments: args))
  }
}

extension URLError {
  /// Makes an error of a code that was made of a number, which is no code of Foundation's on Linux where it has no
  /// name; `unknown` stands for those.
  @_disfavoredOverload
  public init(_ code: Code?, userInfo: [String: Any] = [:]) {
    self.init(code ?? .unknown, userInfo: userInfo)
  }
}
