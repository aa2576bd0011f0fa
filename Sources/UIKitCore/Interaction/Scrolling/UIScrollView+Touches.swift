import PlatformInterface

/// Fingers on a scroll view and on its content.
extension UIScrollView {
  final var gestures: ScrollGestures {
    if let storedGestures { return storedGestures }
    let made = ScrollGestures(self)
    storedGestures = made
    add(made.delay)
    add(made.pan)
    made.pan.isEnabled = behaviour.isScrollEnabled
    if canZoom { addPinch() }
    return made
  }

  final func addPinch() {
    guard let storedGestures, storedGestures.pinch == nil else { return }
    let pinch = UIScrollViewPinchGestureRecognizer(self)
    storedGestures.pinch = pinch
    add(pinch)
  }

  // MARK: Who gets a drag

  /// Whether a drag that would move the offset by `delta` is this view's and not that of one around
  /// it.
  final func takesDrag(_ delta: CGVector) -> Bool {
    let main: NSLayoutConstraint.Axis =
      canMove(.horizontal) && (abs(delta.dx) > abs(delta.dy) || !canMove(.vertical))
      ? .horizontal : .vertical
    let distance = main == .horizontal ? delta.dx : delta.dy
    return takes(main, distance, from: contentOffset)
  }

  /// Whether the recogniser may take the touches that views of the content have begun with.
  final func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    guard let delivery = recognizer.attempt.arena?.delivery else { return true }
    for touch in delivery.followedTouches(of: recognizer) {
      guard let view = touch.view, view !== self, view.isDescendant(of: self) else { continue }
      guard behaviour.canCancelContentTouches, touchesShouldCancel(in: view) else { return false }
    }
    return true
  }

  // MARK: Down and up

  /// Fingers on moving content stop it, and mean nothing else.
  final func fingersCameDown(_ touches: Set<UITouch>) {
    motion.hasFingers = true
    guard motion.isMovingByItself else { return }
    motion.hold()
    for touch in touches { touch.deliveryState.isTaken = true }
  }

  /// No finger is left on the content.
  final func fingersLifted() {
    guard let storedMotion, storedMotion.hasFingers else { return }
    storedMotion.hasFingers = false
    storedMotion.letGoIfHeld()
  }
}
