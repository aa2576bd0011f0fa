/// How often something wants to be drawn, in frames a second.
public struct CAFrameRateRange: Equatable, Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// Zero, or nil, where there is no preference.
  public var preferred: Float?

  public init() {
    minimum = 0
    maximum = 0
    preferred = 0
  }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// Whatever the display does.
  public static let `default` = CAFrameRateRange()
}
