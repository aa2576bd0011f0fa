import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The denominator of a time: parts of a second.
public typealias CMTimeScale = Int32
/// Tells times that were counted anew from one another.
public typealias CMTimeEpoch = Int64

/// What is special about a time.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: UInt32
  /// Makes flags of Apple's bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time at all.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It is later than all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It is earlier than all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Nobody knows it.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// One of the three before.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}

/// A time as a fraction of seconds.
public struct CMTime: Sendable {
  /// The numerator.
  public var value: CMTimeValue
  /// The denominator.
  public var timescale: CMTimeScale
  /// What is special about it.
  public var flags: CMTimeFlags
  /// Tells times that were counted anew from one another.
  public var epoch: CMTimeEpoch

  /// Makes a time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
  }

  /// Makes a fraction of seconds; none where the denominator is not above 0.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(
      value: timescale > 0 ? value : 0, timescale: max(timescale, 0),
      flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Makes a time of seconds, rounded to parts of one.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    let parts = seconds * Double(preferredTimescale)
    if parts >= 9e18 {
      self = .positiveInfinity
    } else if parts <= -9e18 {
      self = .negativeInfinity
    } else {
      self.init(value: CMTimeValue(parts.rounded()), timescale: preferredTimescale)
      if Double(value) != parts { flags.insert(.hasBeenRounded) }
    }
  }

  /// No seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that is none.
  public static let invalid = CMTime()
  /// A time that nobody knows, such as the length of a film that is not there yet.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// Later than all others.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// Earlier than all others.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The seconds; NaN for a time that is none or that nobody knows.
  public var seconds: Double {
    guard isValid, !isIndefinite else { return .nan }
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return Double(value) / Double(timescale)
  }
  /// Whether it is a time at all.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether it is later than all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// Whether it is earlier than all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }

  /// The same time in other parts of a second.
  public func convertScale(_ newTimescale: CMTimeScale) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  private static func combine(_ a: CMTime, _ b: CMTime, _ sign: CMTimeValue) -> CMTime {
    guard a.isNumeric, b.isNumeric else {
      guard a.isValid, b.isValid else { return .invalid }
      return a.isNumeric ? b : a
    }
    if a.timescale == b.timescale {
      return CMTime(value: a.value + sign * b.value, timescale: a.timescale)
    }
    let scale = Int64(a.timescale) * Int64(b.timescale)
    guard scale <= Int64(CMTimeScale.max) else {
      let finer = max(a.timescale, b.timescale)
      return CMTime(seconds: a.seconds + Double(sign) * b.seconds, preferredTimescale: finer)
    }
    return CMTime(
      value: a.value * Int64(b.timescale) + sign * b.value * Int64(a.timescale),
      timescale: CMTimeScale(scale))
  }

  /// Adds two times.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, 1) }
  /// Takes a time away from another.
  public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, -1) }
}

extension CMTime: Comparable, Hashable {
  /// Whether both are the same number of seconds.
  public static func == (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) == 0 }
  /// Whether one is earlier than the other.
  public static func < (a: CMTime, b: CMTime) -> Bool { CMTimeCompare(a, b) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// Makes a fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Makes a time of seconds, rounded to parts of one.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns the seconds of a time; NaN where it has none.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
/// Adds two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// Takes a time away from another.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
/// Returns -1, 0 or 1 as one time is earlier than the other, the same or later. None is later than all others, and one
/// that nobody knows later than endless ones.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func place(_ time: CMTime) -> Int {
    if !time.isValid { return 4 }
    if time.isIndefinite { return 3 }
    return time.isPositiveInfinity ? 2 : time.isNegativeInfinity ? 0 : 1
  }
  let (a, b) = (place(time1), place(time2))
  if a != b { return a < b ? -1 : 1 }
  guard a == 1 else { return 0 }
  if time1.timescale == time2.timescale {
    return time1.value < time2.value ? -1 : time1.value > time2.value ? 1 : 0
  }
  return time1.seconds < time2.seconds ? -1 : time1.seconds > time2.seconds ? 1 : 0
}
