import AutomationScript
import PlatformInterface

/// Where one finger goes.
struct FingerPath {
  var duration: TimeInterval
  /// Seconds it stays at the end before it lifts; longer than what its speed is measured by.
  var rest: TimeInterval = 0
  /// The place after a share of the duration, 0…1.
  var place: (CGFloat) -> CGPoint
}

extension ScriptRunner {
  /// Long enough for a long press, and for whatever lifts sooner.
  static let liftDuration: TimeInterval = 0.6
  static let moveDuration: TimeInterval = 0.4
  /// Seconds a finger rests before lifting, so that nothing flings.
  static let rest: TimeInterval = 0.15
  /// Seconds between two places that a fast finger tells of.
  private static let sampling: TimeInterval = 1.0 / 120

  static func line(
    from start: CGPoint, to end: CGPoint, in duration: TimeInterval
  ) -> FingerPath {
    FingerPath(duration: duration) { share in
      CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  // MARK: A finger that stays down

  func takeFinger() throws(TargetFinder.NotFound) -> (id: Int, point: CGPoint) {
    guard let finger = pressed else {
      throw TargetFinder.NotFound(reason: "No finger is down; press or lift something first.")
    }
    pressed = nil
    return finger
  }

  func putDown(
    _ target: ScriptTarget, for duration: TimeInterval, at time: TimeInterval
  ) throws(TargetFinder.NotFound) -> Step {
    guard pressed == nil else {
      throw TargetFinder.NotFound(reason: "A finger is down already; release it first.")
    }
    let point = try finder().point(of: target)
    touchCount += 1
    pressed = (touchCount, point)
    touch(touchCount, .began, point, time)
    return { now in now > time + max(0.001, duration - 0.008) }
  }

  /// Moves a finger that is down already; it stays down.
  func follow(_ path: FingerPath, _ id: Int, _ begin: TimeInterval) -> Step {
    var last = begin
    return { [unowned self] now in
      tell(path, id, begin, from: last, to: now)
      last = now
      // A moment at the end, for what follows a finger a little later.
      return now >= begin + path.duration + Self.rest
    }
  }

  // MARK: Fingers that come and go

  /// Puts a finger down at the beginning of each path, and lifts them all together at the end.
  func fingers(_ paths: [FingerPath], at begin: TimeInterval) -> Step {
    let ids = paths.map { path in
      touchCount += 1
      touch(touchCount, .began, path.place(0), begin)
      return touchCount
    }
    let end = begin + (paths.map { $0.duration + $0.rest }.max() ?? 0)
    var last = begin
    var lifted: TimeInterval?
    return { [unowned self] now in
      if let lifted { return now > lifted + 0.001 }
      for (path, id) in zip(paths, ids) { tell(path, id, begin, from: last, to: now) }
      last = now
      if now >= end - 1e-6 {
        for (path, id) in zip(paths, ids) { touch(id, .ended, path.place(1), min(now, end)) }
        lifted = now
      }
      return false
    }
  }

  /// Tells of the places between two times, as often as a touch screen would.
  private func tell(
    _ path: FingerPath, _ id: Int, _ begin: TimeInterval, from last: TimeInterval,
    to now: TimeInterval
  ) {
    let end = min(now, begin + path.duration)
    guard end > last || path.duration == 0 else { return }
    let count = max(1, Int(((end - last) / Self.sampling).rounded()))
    for index in 1...count {
      let time = last + (end - last) * Double(index) / Double(count)
      let share = path.duration > 0 ? CGFloat((time - begin) / path.duration) : 1
      touch(id, .changed, path.place(min(1, max(0, share))), time)
    }
  }
}

/// Two fingers that make a recogniser report what a script asks for: what recognisers swallow before
/// they begin comes on top.
@MainActor
enum ScriptFingers {
  private static let duration: TimeInterval = 0.5

  /// Beside the middle of `area`, so far apart that both are in it.
  private static func span(in area: CGRect, atMost most: CGFloat) -> CGFloat {
    max(20, min(most, area.width * 0.8))
  }

  static func pinch(in area: CGRect, _ scale: CGFloat) -> [FingerPath] {
    let start = span(in: area, atMost: scale < 1 ? 240 : 100)
    let swallowed = UIPinchGestureRecognizer.hysteresis
    let end = scale * (scale < 1 ? max(start - swallowed, 1) : start + swallowed)
    return [-0.5, 0.5].map { side in
      path { share in
        CGPoint(x: area.midX + side * (start + (end - start) * share), y: area.midY)
      }
    }
  }

  static func turn(in area: CGRect, _ degrees: CGFloat) -> [FingerPath] {
    let radius = min(span(in: area, atMost: 120), max(20, area.height * 0.8)) / 2
    let swallowed = UIRotationGestureRecognizer.hysteresis
    let wanted = degrees * .pi / 180
    let turn = wanted + (wanted < 0 ? -swallowed : swallowed)
    return [CGFloat.pi, 0].map { start in
      path { share in
        let angle = start + turn * share
        return CGPoint(x: area.midX + radius * cos(angle), y: area.midY + radius * sin(angle))
      }
    }
  }

  private static func path(_ place: @escaping (CGFloat) -> CGPoint) -> FingerPath {
    FingerPath(duration: duration, rest: ScriptRunner.rest, place: place)
  }
}
