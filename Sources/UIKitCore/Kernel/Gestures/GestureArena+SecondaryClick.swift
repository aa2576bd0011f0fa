import PlatformInterface

/// Clicks of a pointer's secondary button, for tap recognisers that ask for that button. Views and
/// other recognisers do not see them as touches.
extension GestureArena {
  /// - Parameter location: in the window's coordinates.
  /// - Returns: whether a recogniser took the click.
  func secondaryClick(
    at location: CGPoint, in window: UIWindow, modifiers: KeyModifiers, time: TimeInterval
  ) -> Bool {
    let event = UIEvent()
    event.timestamp = time
    event.modifierFlags = UIKeyModifierFlags(modifiers)
    event.buttonMask = .secondary
    let touch = UITouch(
      identifier: 0, at: TouchMoment(location: location, time: time, force: 0))
    touch.type = .indirectPointer
    touch.window = window
    touch.view = window.hitTest(location, with: event)
    touch.tapCount = 1
    event.storedTouches = [touch]
    click(touch, event)
    return !touch.recognizers.isEmpty
  }

  private func click(_ touch: UITouch, _ event: UIEvent) {
    collect(for: touch, event) { recognizer in
      (recognizer as? UITapGestureRecognizer)?.buttonMaskRequired.contains(.secondary) ?? false
    }
    for phase in [UITouch.Phase.began, .ended] {
      touch.phase = phase
      receiveForRecognizers([touch], event)
    }
    requestSteps()
  }
}
