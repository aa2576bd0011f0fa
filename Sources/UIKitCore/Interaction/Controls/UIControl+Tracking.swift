/// The touch a control follows.
struct ControlTracking {
  weak var touch: UITouch?
  var isTracking = false
  var isInside = false
}

/// From touches to events.
extension UIControl {
  /// Points that a finger may leave the bounds and still count as inside, since it covers what it
  /// means. A pointer's tip is exact.
  ///
  /// The distance was not measured; it is the one usually observed on iOS.
  private static var fingerSlop: CGFloat { 70 }

  func begin(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
    if openPrimaryMenu(at: touch.location(in: self), isByKey: false) {
      tracking.touch = touch
      return
    }
    tracking.touch = touch
    tracking.isInside = true
    tracking.isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    guard tracking.isTracking else { return }
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  func move(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch), isEnabled else { return }
    if menuInteraction?.presentation != nil { return menuFinger(touch, isLifted: false) }
    let wasInside = tracking.isInside
    let isInside = isInside(touch, event)
    tracking.isInside = isInside
    isHighlighted = isInside
    guard tracking.isTracking else { return }
    tracking.isTracking = continueTracking(touch, with: event)
    guard tracking.isTracking else {
      isHighlighted = false
      return
    }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if isInside != wasInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events, with: event)
  }

  func end(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    if menuInteraction?.presentation != nil {
      tracking = ControlTracking()
      return menuFinger(touch, isLifted: true)
    }
    let isInside = isInside(touch, event)
    let wasTracking = tracking.isTracking
    tracking.isInside = isInside
    isHighlighted = false
    if wasTracking { endTracking(touch, with: event) }
    tracking = ControlTracking()
    if wasTracking, isEnabled { touchEnded(isInside: isInside, event) }
  }

  func cancel(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracking.touch, touches.contains(touch) else { return }
    let wasTracking = tracking.isTracking
    isHighlighted = false
    if wasTracking { cancelTracking(with: event) }
    tracking = ControlTracking()
    if wasTracking { send(.touchCancel, with: event) }
  }

  /// Ends following a touch because the control may not be used any more.
  func stopTracking() {
    guard tracking.touch != nil else { return }
    let wasTracking = tracking.isTracking
    tracking = ControlTracking()
    isHighlighted = false
    if wasTracking { cancelTracking(with: nil) }
  }

  private func touchEnded(isInside: Bool, _ event: UIEvent?) {
    send(isInside ? eventsOfLiftInside : .touchUpOutside, with: event)
  }

  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    if self.point(inside: point, with: event) { return true }
    guard touch.type != .indirectPointer else { return false }
    return storedLayer.bounds.insetBy(dx: -Self.fingerSlop, dy: -Self.fingerSlop).contains(point)
  }
}
