/// Numbers of Core Graphics as objects, as Foundation for Linux has those of Swift alone: `width as NSNumber`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

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
