/// When keyframes come: pure arithmetic of times.
struct KeyframeSchedule {
  var times: [Double]?
  var paces: [CAMediaTimingFunction]
  var mode: CAAnimationCalculationMode

  var isDiscrete: Bool { mode == .discrete }
  var isPaced: Bool { mode == .paced || mode == .cubicPaced }
  var isCubic: Bool { mode == .cubic || mode == .cubicPaced }

  /// The keyframe at or before `progress`, and how far it is to the next, paced.
  ///
  /// - Parameters:
  ///   - count: of keyframes, at least one.
  ///   - distances: from each to the next, for the paced modes.
  func place(_ progress: Double, count: Int, distances: () -> [Double]) -> (
    index: Int, fraction: Double
  ) {
    guard count > 1 else { return (0, 0) }
    let progress = min(max(progress, 0), 1)
    if isDiscrete { return (discreteIndex(progress, count: count), 0) }
    let times = isPaced ? Self.evenTimes(distances()) : usableTimes(count)
    if progress <= times[0] { return (0, 0) }
    if progress >= times[count - 1] { return (count - 2, 1) }
    var index = 0
    while index < count - 2, times[index + 1] <= progress { index += 1 }
    let length = times[index + 1] - times[index]
    var fraction = length > 0 ? (progress - times[index]) / length : 1
    if !isPaced, index < paces.count { fraction = paces[index].progress(at: fraction) }
    return (index, fraction)
  }

  private func usableTimes(_ count: Int) -> [Double] {
    guard let times, times.count >= count else {
      return (0..<count).map { Double($0) / Double(count - 1) }
    }
    return Self.rising(times.prefix(count))
  }

  /// Times that fall behind the one before count as the same.
  private static func rising(_ times: ArraySlice<Double>) -> [Double] {
    var last = 0.0
    return times.map { time in
      last = max(last, min(max(time.isNaN ? 0 : time, 0), 1))
      return last
    }
  }

  private func discreteIndex(_ progress: Double, count: Int) -> Int {
    guard let times, times.count >= count else {
      return min(Int(progress * Double(count) + 1e-9), count - 1)
    }
    let rising = Self.rising(times.prefix(count))
    return rising.lastIndex { $0 <= progress + 1e-9 } ?? 0
  }

  private static func evenTimes(_ distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0 else {
      return (0...distances.count).map { Double($0) / Double(max(distances.count, 1)) }
    }
    var sum = 0.0
    return [0]
      + distances.map {
        sum += $0
        return sum / total
      }
  }
}
