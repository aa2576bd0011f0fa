import PlatformInterface

// Commands that a user's hands would give.
extension ScriptRunner {
  /// How long a finger stays down for a tap, and the pause between two taps.
  private static let tapDuration: TimeInterval = 0.05

  func beginInput(_ command: ScriptCommand, at time: TimeInterval)
    throws(TargetFinder.NotFound) -> Step
  {
    switch command {
    case .tap(let target, let count):
      return tap(at: try finder().point(of: target), count: count, from: time)
    case .longPress(let target, let duration):
      return hold(at: try finder().point(of: target), duration: duration, from: time)
    case .press(let target):
      guard pressed == nil else {
        throw TargetFinder.NotFound(reason: "A finger is down already; release it first.")
      }
      let point = try finder().point(of: target)
      touchCount += 1
      pressed = (touchCount, point)
      touch(touchCount, .began, point, time)
      return nextFrame(after: time)
    case .release:
      guard let finger = pressed else {
        throw TargetFinder.NotFound(reason: "No finger is down; press something first.")
      }
      pressed = nil
      touch(finger.id, .ended, finger.point, time)
      return nextFrame(after: time)
    case .drag(let start, let end, let duration):
      let finder = try finder()
      return drag(
        from: try finder.point(of: start), to: try finder.point(of: end), duration: duration,
        at: time)
    case .scroll(let target, let delta):
      scroll(at: try finder().point(of: target), by: delta, time)
      return nextFrame(after: time)
    case .key(let key):
      for input in key.inputs(at: time) { send(.key(input)) }
      return nextFrame(after: time)
    default: preconditionFailure("\(command) is no input.")
    }
  }

  private func send(_ event: PlatformEvent) { (try? scene())?.host.receive(event) }

  private func touch(_ id: Int, _ phase: InputPhase, _ point: CGPoint, _ time: TimeInterval) {
    send(.touch(TouchInput(id: id, phase: phase, location: point, time: time)))
  }

  private func tap(at point: CGPoint, count: Int, from start: TimeInterval) -> Step {
    // Down at even changes, up at odd ones.
    var changes = 0
    return { [unowned self] now in
      while changes < count * 2, now >= start + Double(changes) * Self.tapDuration - 0.001 {
        if changes.isMultiple(of: 2) { touchCount += 1 }
        touch(touchCount, changes.isMultiple(of: 2) ? .began : .ended, point, now)
        changes += 1
      }
      return changes == count * 2 && now > start + Double(changes) * Self.tapDuration
    }
  }

  private func hold(at point: CGPoint, duration: TimeInterval, from start: TimeInterval) -> Step {
    touchCount += 1
    let id = touchCount
    touch(id, .began, point, start)
    var end: TimeInterval?
    return { [unowned self] now in
      if let end { return now > end + 0.001 }
      if now >= start + duration {
        touch(id, .ended, point, now)
        end = now
      }
      return false
    }
  }

  /// Moves evenly and rests before lifting, so that nothing flings.
  private func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, at begin: TimeInterval
  ) -> Step {
    touchCount += 1
    let id = touchCount
    touch(id, .began, start, begin)
    let rest: TimeInterval = 0.1
    var lifted: TimeInterval?
    return { [unowned self] now in
      if let lifted { return now > lifted + 0.001 }
      let share = duration > 0 ? min(1, (now - begin) / duration) : 1
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      if now > begin { touch(id, .changed, point, now) }
      if now >= begin + duration + rest {
        touch(id, .ended, end, now)
        lifted = now
      }
      return false
    }
  }

  private func scroll(at point: CGPoint, by delta: CGVector, _ time: TimeInterval) {
    let none = CGVector(dx: 0, dy: 0)
    for (phase, step) in [(InputPhase.began, none), (.changed, delta), (.ended, none)] {
      send(
        .scroll(
          ScrollInput(source: .touchpad, phase: phase, location: point, delta: step, time: time)))
    }
  }
}
