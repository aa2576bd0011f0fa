import PlatformInterface

/// Wheels and touchpads for pan recognisers of programs, which ask for them by
/// `allowedScrollTypesMask`. Scroll views have their own way (`Interaction/Scrolling/UIScrollView+Wheel.swift`).
@MainActor
final class ScrollTracker {
  private let event = UIScrollEvent()
  /// The recogniser that follows the movement under way.
  private weak var current: UIPanGestureRecognizer?
  private var source = ScrollInput.Source.wheel

  /// Hands a movement to the recogniser that has it already; false where none has.
  func goOn(_ input: ScrollInput, in scene: UIWindowScene) -> Bool {
    guard let pan = current, pan.attempt.isActive, source == input.source, input.phase != .began
    else {
      abandon(at: input, in: scene)
      return false
    }
    send(input, to: pan, in: scene)
    if input.phase == .ended || input.phase == .cancelled { current = nil }
    return true
  }

  /// A movement whose end was never told is over once another one begins.
  private func abandon(at input: ScrollInput, in scene: UIWindowScene) {
    if let pan = current, pan.attempt.isActive, source == .touchpad {
      var end = input
      end.phase = .cancelled
      end.delta = CGVector(dx: 0, dy: 0)
      send(end, to: pan, in: scene)
    }
    current = nil
  }

  /// Hands a new movement to a recogniser of `view`; false where none takes it.
  func begin(_ input: ScrollInput, on view: UIView, in scene: UIWindowScene) -> Bool {
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    for recognizer in view.recognizersForTouches {
      guard let pan = recognizer as? UIPanGestureRecognizer,
        !(pan is UIScrollViewPanGestureRecognizer), pan.takes(input.source), pan.isEnabled,
        pan.state == .possible, pan.attempt.touches.isEmpty, pan.shouldReceive(event),
        pan.delegate?.gestureRecognizer(pan, shouldReceive: event) ?? true
      else { continue }
      let arena = scene.host.arena
      arena.join(pan)
      pan.attempt.contacts.insert(ObjectIdentifier(event))
      current = pan
      source = input.source
      send(input, to: pan, in: scene)
      return true
    }
    return false
  }

  /// Hands a new movement to a recogniser that is no program's; false where it does not begin with it.
  func begin(_ input: ScrollInput, with pan: UIPanGestureRecognizer, in scene: UIWindowScene)
    -> Bool
  {
    guard pan.isEnabled, pan.state == .possible, pan.attempt.touches.isEmpty else { return false }
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    scene.host.arena.join(pan)
    pan.attempt.contacts.insert(ObjectIdentifier(event))
    var first = input
    first.phase = .changed
    send(first, to: pan, in: scene)
    guard pan.state == .began || pan.state == .changed else { return false }
    current = pan
    source = input.source
    return true
  }

  private func send(_ input: ScrollInput, to pan: UIPanGestureRecognizer, in scene: UIWindowScene) {
    guard input.delta.dx.isFinite, input.delta.dy.isFinite, input.velocity.dx.isFinite,
      input.velocity.dy.isFinite
    else { return }
    let window = pan.view?.window
    pan.notePlace(window?.fromScreen(input.location) ?? input.location, in: window)
    pan.storedFlags = UIKeyModifierFlags(input.modifiers)
    scene.host.arena.work { pan.scroll(by: input) }
    scene.host.arena.requestSteps()
  }
}
