import Foundation

/// The whole number that the seconds of a `CMTime` are multiplied by.
public typealias CMTimeScale = Int32
/// A number of units of a `CMTime`.
public typealias CMTimeValue = Int64
/// Parts the times of sounds that are repeated from one another; 0 as a rule.
public typealias CMTimeEpoch = Int64

/// What is known of a `CMTime`.
public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is one.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// It is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// It is no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time in a sound or a film: a whole number of parts of a second.
public struct CMTime: Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// How many parts a second has.
  public var timescale: CMTimeScale
  /// Whether the time is a number.
  public var flags: CMTimeFlags
  /// 0, unless a program sets another one.
  public var epoch: CMTimeEpoch

  /// Makes a time of its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }
  /// The time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }
  /// Makes a time of parts of a second; one without parts is no time.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }
  /// Makes a time of seconds, rounded to the nearest part.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard value.isFinite, abs(value) < 9e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
    if value != seconds * Double(preferredTimescale) { flags.insert(.hasBeenRounded) }
  }

  /// The time 0.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// The time that is none.
  public static let invalid = CMTime()
  /// A time that is not known, as how long a stream is.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// After all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Before all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// Whether the time is one, be it infinite or not known.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether the time is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask)
  }
  /// Whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether the time is after all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether the time is before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether the time was rounded.
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }
  /// The time in seconds; no number for one that is none or not known.
  public var seconds: Double {
    if isNumeric { return timescale > 0 ? Double(value) / Double(timescale) : .nan }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  /// The same time in other parts of a second, rounded as `method` says; `invalid` for parts that are none.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale != timescale else { return self }
    guard newTimescale > 0 else { return .invalid }
    let value = Double(self.value) * Double(newTimescale) / Double(timescale)
    let rule: FloatingPointRoundingRule =
      switch method {
      case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
      case .roundTowardZero: .towardZero
      case .roundAwayFromZero: .awayFromZero
      case .quickTime: newTimescale < timescale ? .towardZero : .awayFromZero
      case .roundTowardPositiveInfinity: .up
      case .roundTowardNegativeInfinity: .down
      }
    guard abs(value) < 9e18 else { return value > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: CMTimeValue(value.rounded(rule)), timescale: newTimescale)
  }

  fileprivate static func combined(
    _ first: CMTime, _ second: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    guard first.isNumeric, second.isNumeric else {
      guard first.isValid, second.isValid else { return .invalid }
      if first.isIndefinite || second.isIndefinite { return .indefinite }
      let result = operation(first.seconds, second.seconds)
      return result.isNaN ? .invalid : result > 0 ? .positiveInfinity : .negativeInfinity
    }
    // Exact in the smallest parts that both are made of, where these and the sum can be told.
    let a = Int64(first.timescale)
    let b = Int64(second.timescale)
    let scale = a / greatestCommonDivisor(a, b) * b
    let left = first.value.multipliedReportingOverflow(by: scale / a)
    let right = second.value.multipliedReportingOverflow(by: scale / b)
    let value = operation(Double(left.partialValue), Double(right.partialValue))
    if scale <= Int64(Int32.max), !left.overflow, !right.overflow, abs(value) < 9e15 {
      return CMTime(value: CMTimeValue(value), timescale: CMTimeScale(scale))
    }
    return CMTime(
      seconds: operation(first.seconds, second.seconds),
      preferredTimescale: max(first.timescale, second.timescale, 1_000_000))
  }

  private static func greatestCommonDivisor(_ a: Int64, _ b: Int64) -> Int64 {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

/// How times are rounded as they get other parts of a second.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  /// To the nearest part.
  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }
}

extension CMTime: Hashable, Comparable {
  /// Whether two times are the same, in whatever parts they are written.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    CMTimeCompare(first, second) == 0
  }
  /// Whether a time is before another one.
  public static func < (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) < 0 }
  /// Equal times have equal hashes.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  /// The sum of two times.
  public static func + (first: CMTime, second: CMTime) -> CMTime { combined(first, second, +) }
  /// What is between two times.
  public static func - (first: CMTime, second: CMTime) -> CMTime { combined(first, second, -) }
}

extension CMTime: CustomStringConvertible {
  /// The parts, and the time in seconds.
  public var description: String {
    isNumeric ? "{\(value)/\(timescale) = \(seconds)}" : isIndefinite ? "{INDEFINITE}" : "{INVALID}"
  }
}

/// A time of parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A time of seconds, rounded to the nearest part.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds; no number for one that is none or not known.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// What is between two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// A time some times over.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(
    seconds: time.seconds * multiplier, preferredTimescale: max(time.timescale, 1_000_000))
}
/// -1 where the first time is before the second, 0 where they are the same, 1 otherwise. Times that are none come after
/// all others.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func place(_ time: CMTime) -> (Int, Double) {
    guard time.isValid else { return (2, 0) }
    return time.isIndefinite ? (1, 0) : (0, time.seconds)
  }
  let (a, b) = (place(time1), place(time2))
  return a < b ? -1 : a > b ? 1 : 0
}
/// The shorter time.
public func CMTimeMinimum(_ time1: CMTime, _ time2: CMTime) -> CMTime { min(time1, time2) }
/// The longer time.
public func CMTimeMaximum(_ time1: CMTime, _ time2: CMTime) -> CMTime { max(time1, time2) }

/// A stretch of a sound or a film.
public struct CMTimeRange: Hashable, Sendable {
  /// Where it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime
  /// Makes a stretch of its beginning and its length.
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  /// Makes a stretch of its beginning and its end.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  /// Where it ends.
  public var end: CMTime { start + duration }
  /// Whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}
/// Where a stretch ends.
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }
/// A stretch of its beginning and its length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
