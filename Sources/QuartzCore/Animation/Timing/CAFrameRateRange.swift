/// How often something wants to be drawn, in frames a second.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  /// The least number of frames a second.
  public var minimum: Float
  /// The greatest number of frames a second.
  public var maximum: Float
  /// The number of frames a second that would be best; zero, or nil, where there is no preference.
  public var preferred: Float?

  /// Makes the range that leaves the number to the system.
  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  /// Makes a range of frames a second; nil prefers none.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Seconds between two values, for rates lower than a display's; nil for others.
  var period: CFTimeInterval? {
    let rate = (preferred ?? 0) > 0 ? min(preferred ?? 0, max(maximum, 0)) : maximum
    return rate > 0 && rate < 60 ? 1 / CFTimeInterval(rate) : nil
  }

  /// The range that leaves the number to the display.
  public static let `default` = CAFrameRateRange()
}
