/// How fast a finger moves, from where it was in the last moments.
///
/// iOS-BEHAVIOUR: about the last 100 milliseconds count. Evidence: scroll-6.
struct TouchVelocity {
  static let window: TimeInterval = 0.1

  private var samples: [(point: CGPoint, time: TimeInterval)] = []

  mutating func reset() { samples = [] }

  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    // Two places at one time would be an infinite speed.
    if let last = samples.last, time <= last.time { samples.removeLast() }
    samples.append((point, time))
    let start = time - Self.window - 1e-9
    if let first = samples.firstIndex(where: { $0.time >= start }), first > 0 {
      samples.removeFirst(first)
    }
  }

  /// All places were meant to be elsewhere by `distance`.
  mutating func shift(by distance: CGPoint) {
    for index in samples.indices {
      samples[index].point.x += distance.x
      samples[index].point.y += distance.y
    }
  }

  /// Points per second; zero for a finger that rested.
  func value(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time,
      time - last.time <= Self.window
    else { return .zero }
    let duration = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / duration, y: (last.point.y - first.point.y) / duration)
  }
}
