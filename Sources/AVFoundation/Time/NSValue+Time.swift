import Foundation

/// Times and stretches of time as objects.
extension NSValue {
  /// Makes a value of a time.
  public convenience init(time: CMTime) {
    var parts = Self.parts(time)
    self.init(bytes: &parts, objCType: Self.timeType)
  }
  /// Makes a value of a stretch of time.
  public convenience init(timeRange: CMTimeRange) {
    var parts = Self.parts(timeRange.start) + Self.parts(timeRange.duration)
    self.init(bytes: &parts, objCType: Self.rangeType)
  }

  /// No time where the value is none.
  public var timeValue: CMTime {
    encodedType == Self.timeType ? Self.time(parts(4)[...]) : .invalid
  }
  /// A stretch without times where the value is none.
  public var timeRangeValue: CMTimeRange {
    guard encodedType == Self.rangeType else {
      return CMTimeRange(start: .invalid, duration: .invalid)
    }
    let parts = parts(8)
    return CMTimeRange(start: Self.time(parts[..<4]), duration: Self.time(parts[4...]))
  }

  /// Foundation on Linux keeps arrays of numbers, and no structures but its own.
  private static let timeType = "[4q]"
  private static let rangeType = "[8q]"

  private static func parts(_ time: CMTime) -> [Int64] {
    [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
  }

  private func parts(_ count: Int) -> [Int64] {
    var parts = [Int64](repeating: 0, count: count)
    getValue(&parts)
    return parts
  }

  private static func time(_ parts: ArraySlice<Int64>) -> CMTime {
    let at = parts.startIndex
    return CMTime(
      value: parts[at], timescale: CMTimeScale(truncatingIfNeeded: parts[at + 1]),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: parts[at + 2])), epoch: parts[at + 3])
  }
}
