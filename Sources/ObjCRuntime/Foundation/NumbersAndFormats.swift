import Foundation

// What Foundation has of numbers, texts and errors on Apple's systems, and lacks on Linux.

extension CGFloat {
  /// Makes the number nearest to a Foundation number.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
  /// Makes a Foundation number's value; nil where it would be another one.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}

extension NSMutableString {
  /// Appends a text that is made of a format and its arguments, as `String(format:)` makes it.
  public func appendFormat(_ format: String, _ args: any CVarArg...) {
    append(String(format: format, arguments: args))
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
