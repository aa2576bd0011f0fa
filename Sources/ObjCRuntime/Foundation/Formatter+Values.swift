extension NumberFormatter {
  /// The text of a number; of nil `nilSymbol`, which is empty unless it was set, and nil of what is no number.
  ///
  /// Foundation for Linux has no text for nil. Of a kind of value, as a method of `Formatter` takes any.
  @_spi(XcodeSources)
  public func string<Value>(for obj: Value?) -> String? {
    guard let value = ValueConversion.unwrapped(obj) else { return nilSymbol }
    return (self as Formatter).string(for: value)
  }
}

extension Formatter {
  /// What a text means, for those who ask as in Objective-C: a number or a date of their formatters, of others the
  /// text itself, as Foundation for Linux has no way to ask them.
  ///
  /// - Parameters:
  ///   - obj: where the value is left; what was there before is not released.
  ///   - string: the text.
  ///   - error: where a sentence is left if the text means nothing.
  /// - Returns: whether it means something.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: Any? =
      switch self {
      case let numbers as NumberFormatter: numbers.number(from: string)
      case let dates as DateFormatter: dates.date(from: string)
      default: string
      }
    guard let value else {
      error?.initialize(to: NSString(string: "The value \u{201C}\(string)\u{201D} is invalid."))
      return false
    }
    obj?.initialize(to: value as AnyObject)
    return true
  }
}

extension UnsafeMutablePointer {
  /// The place that a pointer of another type points at, as `AutoreleasingUnsafeMutablePointer` takes any.
  @_spi(XcodeSources)
  @_disfavoredOverload
  public init<Other>(_ from: UnsafeMutablePointer<Other>) {
    self = UnsafeMutableRawPointer(from).assumingMemoryBound(to: Pointee.self)
  }
}
