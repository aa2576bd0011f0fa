import PlatformInterface

/// How fast fingers moved when they left a touchpad.
struct ScrollVelocity {
  private var samples: [(delta: CGVector, time: TimeInterval)] = []
  /// What happened longer ago says nothing about the end.
  private static let window: TimeInterval = 0.15

  mutating func add(_ delta: CGVector, at time: TimeInterval) {
    samples.append((delta, time))
    samples.removeAll { $0.time < time - Self.window }
  }

  /// Points per second; zero for fingers that rested before they left.
  func value(at time: TimeInterval) -> CGVector {
    let recent = samples.filter { $0.time >= time - Self.window }
    guard let first = recent.first, let last = recent.last, last.time > first.time,
      time - last.time < 0.1
    else { return CGVector(dx: 0, dy: 0) }
    // The first sample's way was made before its time.
    let way = recent.dropFirst().reduce(into: CGVector(dx: 0, dy: 0)) {
      $0.dx += $1.delta.dx
      $0.dy += $1.delta.dy
    }
    let duration = CGFloat(last.time - first.time)
    return CGVector(dx: way.dx / duration, dy: way.dy / duration)
  }
}
