// swift-format-ignore-file: NoLeadingUnderscores

/// Numbers of Core Graphics as objects, as Foundation for Linux has those of Swift alone: `width as NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// Returns the number as an object; called by `as NSNumber`.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  /// Sets `result` to the number of an object; called by `as! CGFloat`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Sets `result` to the number of an object, rounded where it does not fit; called by `as? CGFloat`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// Returns the number of an object, 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}

extension CGFloat {
  /// Makes the number that an object has, rounded where it does not fit.
  public init(truncating number: NSNumber) { self = CGFloat(number.doubleValue) }

  /// Makes the number that an object has, if it is the same one; else nil.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self = CGFloat(value)
  }
}
