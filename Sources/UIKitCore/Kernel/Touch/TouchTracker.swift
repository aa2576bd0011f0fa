import PlatformInterface
import QuartzCore

/// The touches of one scene: finds the view each begins on and makes events of what changes.
///
/// Moves wait until the next frame, or until something else happens, and are then told in one event,
/// so that two fingers move together and nothing is told more often than it is shown.
@MainActor
final class TouchTracker {
  private var touches: [Int: UITouch] = [:]
  private let event = UIEvent()
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private weak var lastTapView: UIView?
  /// What was told of touches that have moved since the last event.
  private var waiting: [Int: [TouchInput]] = [:]

  /// Touches within this time and distance of the last one count as its repetition.
  nonisolated static let multiTapInterval: TimeInterval = 0.35
  nonisolated static let multiTapDistance: CGFloat = 45

  var isTouched: Bool { !touches.isEmpty }

  /// - Returns: whether there are moves that `flush()` has to tell of.
  func receive(_ input: TouchInput, in scene: UIWindowScene) -> Bool {
    guard input.location.x.isFinite, input.location.y.isFinite else { return false }
    switch input.phase {
    case .began:
      flush()
      begin(input, in: scene)
    case .changed:
      if touches[input.id] != nil { waiting[input.id, default: []].append(input) }
    case .ended, .cancelled:
      flush()
      end(input)
    }
    return !waiting.isEmpty
  }

  // MARK: Beginning

  private func begin(_ input: TouchInput, in scene: UIWindowScene) {
    // A platform that loses the end of a touch must not leave it down for ever.
    if touches[input.id] != nil {
      var cancel = input
      cancel.phase = .cancelled
      end(cancel)
    }
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    prepareEvent(input)
    guard let target = scene.target(at: input.location, with: event) else { return }
    let window = target.window
    let location = window.fromScreen(input.location)
    let touch = UITouch(
      identifier: input.id,
      at: TouchMoment(
        location: location, time: input.time, force: input.force, posture: input.posture))
    touch.window = window
    touch.type = UITouch.TouchType(input.kind)
    let view = target.view
    if !accepts(view) { return }
    touch.view = view
    touch.tapCount = tapCount(input, on: view)
    touches[input.id] = touch
    send([touch])
  }

  // iOS-BEHAVIOUR: an exclusive view gets no touch while others have one, and keeps others from any.
  // Evidence: gesture-13.
  private func accepts(_ view: UIView) -> Bool {
    for touch in touches.values where touch.window === view.window {
      guard let other = touch.view, other !== view else { continue }
      if other.isExclusiveTouch || view.isExclusiveTouch { return false }
    }
    return true
  }

  private func tapCount(_ input: TouchInput, on view: UIView?) -> Int {
    var count = 1
    if let lastTap, lastTapView === view, input.time - lastTap.time <= Self.multiTapInterval,
      hypot(input.location.x - lastTap.point.x, input.location.y - lastTap.point.y)
        <= Self.multiTapDistance
    {
      count = lastTap.count + 1
    }
    lastTap = (input.location, input.time, count)
    lastTapView = view
    return count
  }

  // MARK: Changing

  /// Tells of the moves that wait, in one event.
  func flush() {
    guard !waiting.isEmpty else { return }
    let moves = waiting
    waiting = [:]
    var moved: [UITouch] = []
    var newest: TouchInput?
    for (id, inputs) in moves {
      guard let touch = touches[id], let last = inputs.last else { continue }
      let moments = inputs.map { moment(of: $0, touch) }
      let isMoved = moments.contains {
        $0.location != touch.moment.location || $0.force != touch.moment.force
      }
      guard isMoved else { continue }
      touch.previous = touch.moment
      touch.moment = moments[moments.count - 1]
      touch.recent = moments
      touch.phase = .moved
      moved.append(touch)
      if newest.map({ $0.time < last.time }) ?? true { newest = last }
    }
    guard let newest else { return }
    prepareEvent(newest)
    send(moved)
  }

  private func end(_ input: TouchInput) {
    guard let touch = touches[input.id] else { return }
    touch.previous = touch.moment
    touch.moment = moment(of: input, touch)
    touch.recent = []
    touch.phase = input.phase == .cancelled ? .cancelled : .ended
    prepareEvent(input)
    send([touch])
    touches[input.id] = nil
    event.storedTouches.remove(touch)
  }

  /// Cancels one touch, which is heard of no more.
  func cancel(_ id: Int, at time: TimeInterval) {
    guard let touch = touches[id], let window = touch.window else { return }
    waiting[id] = nil
    end(
      TouchInput(
        id: id, phase: .cancelled, location: window.toScreen(touch.moment.location), time: time))
  }

  /// Cancels the touches of a window that goes away.
  func cancel(in window: UIWindow, at time: TimeInterval) {
    for (id, touch) in touches where touch.window === window {
      waiting[id] = nil
      end(
        TouchInput(
          id: id, phase: .cancelled, location: window.toScreen(touch.moment.location), time: time))
    }
  }

  private func moment(of input: TouchInput, _ touch: UITouch) -> TouchMoment {
    TouchMoment(
      location: touch.window?.fromScreen(input.location) ?? touch.moment.location,
      time: input.time, force: input.force, posture: input.posture)
  }

  // MARK: Sending

  private func prepareEvent(_ input: TouchInput) {
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    event.buttonMask = input.kind == .mouse ? .primary : []
  }

  private func send(_ changed: [UITouch]) {
    for other in touches.values where !changed.contains(where: { $0 === other }) {
      other.phase = .stationary
      other.recent = []
    }
    event.storedTouches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
  }
}

extension UITouch.TouchType {
  init(_ kind: TouchInput.Kind) {
    self =
      switch kind {
      case .finger: .direct
      case .mouse: .indirectPointer
      case .stylus: .pencil
      }
  }
}
