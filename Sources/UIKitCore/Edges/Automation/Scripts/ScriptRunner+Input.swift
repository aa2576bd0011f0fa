import AutomationScript
import Failures
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
      return taps(at: [try finder().point(of: target)], count: count, from: time)
    case .longPress(let target, let duration):
      return hold(at: try finder().point(of: target), duration: duration, from: time)
    case .press(let target): return try putDown(target, for: 0, at: time)
    case .lift(let target): return try putDown(target, for: Self.liftDuration, at: time)
    case .release, .drop:
      let finger = try takeFinger()
      touch(finger.id, .ended, finger.point, time)
      return nextFrame(after: time)
    case .move(let target):
      let finger = try takeFinger()
      let end = try finder().point(of: target)
      pressed = (finger.id, end)
      return follow(Self.line(from: finger.point, to: end, in: Self.moveDuration), finger.id, time)
    case .drag(let start, let end, let duration):
      let finder = try finder()
      var path = Self.line(
        from: try finder.point(of: start), to: try finder.point(of: end), in: duration)
      path.rest = Self.rest
      return fingers([path], at: time)
    case .fling(let target, let way, let velocity):
      let start = try finder().point(of: target)
      let end = CGPoint(x: start.x + way.dx, y: start.y + way.dy)
      let duration = Double(hypot(way.dx, way.dy) / velocity)
      return fingers([Self.line(from: start, to: end, in: duration)], at: time)
    case .pinch(let target, let scale):
      return fingers(ScriptFingers.pinch(in: try finder().area(of: target), scale), at: time)
    case .rotate(let target, let degrees):
      return fingers(ScriptFingers.turn(in: try finder().area(of: target), degrees), at: time)
    case .scroll(let target, let delta):
      scroll(at: try finder().point(of: target), by: delta, time)
      return nextFrame(after: time)
    case .hover(let target):
      let point = try finder().point(of: target)
      send(.hover(phase: isHovering ? .changed : .began, location: point, time: time))
      isHovering = true
      return nextFrame(after: time)
    case .secondaryClick(let target):
      let point = try finder().point(of: target)
      send(.secondaryClick(location: point, modifiers: [], time: time))
      return nextFrame(after: time)
    case .key(let key):
      press(key, time)
      return nextFrame(after: time)
    case .type(let text):
      guard try scene().hasTextInput else {
        throw TargetFinder.NotFound(
          reason: "Nothing takes text now; tap a text field before type.")
      }
      return type(text, from: time)
    default: failure("\(command) is no input.")
    }
  }

  func send(_ event: PlatformEvent) { (try? scene())?.host.receive(event) }

  func touch(_ id: Int, _ phase: InputPhase, _ point: CGPoint, _ time: TimeInterval) {
    send(.touch(TouchInput(id: id, phase: phase, location: point, time: time)))
  }

  /// Several fingers, down and up at once.
  func taps(at points: [CGPoint], count: Int, from start: TimeInterval) -> Step {
    // Down at even changes, up at odd ones.
    var changes = 0
    var ids: [Int] = []
    return { [unowned self] now in
      while changes < count * 2, now >= start + Double(changes) * Self.tapDuration - 0.001 {
        let isDown = changes.isMultiple(of: 2)
        if isDown {
          ids = points.map { _ in
            touchCount += 1
            return touchCount
          }
        }
        for (id, point) in zip(ids, points) { touch(id, isDown ? .began : .ended, point, now) }
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

  /// A key with the text that it brings.
  private func press(_ key: ScriptKey, _ time: TimeInterval) {
    let inputs = key.inputs(at: time)
    for (index, input) in inputs.enumerated() {
      send(.key(input))
      let types = input.key == .character || input.key == .space
      if index == 0, types, key.modifiers.isDisjoint(with: [.control, .alt, .command]) {
        send(.text(input.characters))
      }
    }
  }

  /// A character a frame; what stands for a key of its own is that key.
  private func type(_ text: String, from start: TimeInterval) -> Step {
    var rest = Substring(text)
    var last = start - 1
    return { [unowned self] now in
      guard now > last + 0.001 else { return false }
      last = now
      guard let character = rest.popFirst() else { return true }
      switch character {
      case "\n": press(ScriptKey(key: .enter, characters: "\r", modifiers: []), now)
      case "\t": press(ScriptKey(key: .tab, characters: "\t", modifiers: []), now)
      case " ": press(ScriptKey(key: .space, characters: " ", modifiers: []), now)
      default:
        press(ScriptKey(key: .character, characters: String(character), modifiers: []), now)
      }
      return false
    }
  }

  func scroll(at point: CGPoint, by delta: CGVector, _ time: TimeInterval) {
    let none = CGVector(dx: 0, dy: 0)
    for (phase, step) in [(InputPhase.began, none), (.changed, delta), (.ended, none)] {
      send(
        .scroll(
          ScrollInput(source: .touchpad, phase: phase, location: point, delta: step, time: time)))
    }
  }
}

extension UIWindowScene {
  /// Whether the first responder takes text.
  fileprivate var hasTextInput: Bool {
    let window = keyWindow ?? windows.last { !$0.isHidden }
    return window?.firstResponder is any UIKeyInput
      || window?.focusSystem.current?.view?.waitsForText == true
  }
}
