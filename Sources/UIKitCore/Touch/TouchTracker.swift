import PlatformInterface
import QuartzCore

/// The touches of one scene: finds the view each begins on and tells it of every change.
@MainActor
final class TouchTracker {
  private var touches: [Int: UITouch] = [:]
  private let event = UIEvent()
  private var lastTap: (point: CGPoint, time: TimeInterval, count: Int)?
  private weak var lastTapView: UIView?

  /// Touches within this time and distance of the last one count as its repetition.
  private static let multiTapInterval: TimeInterval = 0.35
  private static let multiTapDistance: CGFloat = 45

  func receive(_ input: TouchInput, in scene: UIWindowScene) {
    switch input.phase {
    case .began: begin(input, in: scene)
    case .changed, .ended, .cancelled: change(input)
    }
  }

  private func begin(_ input: TouchInput, in scene: UIWindowScene) {
    // A platform that loses the end of a touch must not leave it down for ever.
    if touches[input.id] != nil {
      var cancel = input
      cancel.phase = .cancelled
      change(cancel)
    }
    guard !UIApplication.shared.isIgnoringInteractionEvents,
      let window = scene.window(at: input.location)
    else { return }
    let touch = UITouch(identifier: input.id)
    touch.window = window
    touch.windowLocation = window.fromScreen(input.location)
    touch.previousWindowLocation = touch.windowLocation
    touch.timestamp = input.time
    touch.force = input.force
    touch.type =
      switch input.kind {
      case .finger: .direct
      case .mouse: .indirectPointer
      case .stylus: .pencil
      }
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    event.buttonMask = input.kind == .mouse ? .primary : []
    let view = window.hitTest(touch.windowLocation, with: event)
    if let view, !accepts(view) { return }
    touch.view = view
    touch.tapCount = tapCount(input, on: view)
    touches[input.id] = touch
    send(touch)
  }

  // iOS-BEHAVIOUR: a view without multiple touch gets its first touch only; an exclusive view gets
  // none while others have one, and keeps others from any.
  private func accepts(_ view: UIView) -> Bool {
    for touch in touches.values {
      guard let other = touch.view, touch.window === view.window else { continue }
      if other === view {
        if !view.isMultipleTouchEnabled { return false }
      } else if other.isExclusiveTouch || view.isExclusiveTouch {
        return false
      }
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

  private func change(_ input: TouchInput) {
    guard let touch = touches[input.id] else { return }
    touch.previousWindowLocation = touch.windowLocation
    if let window = touch.window { touch.windowLocation = window.fromScreen(input.location) }
    touch.timestamp = input.time
    touch.force = input.force
    switch input.phase {
    case .began, .changed:
      touch.phase = touch.windowLocation == touch.previousWindowLocation ? .stationary : .moved
    case .ended: touch.phase = .ended
    case .cancelled: touch.phase = .cancelled
    }
    event.timestamp = input.time
    event.modifierFlags = UIKeyModifierFlags(input.modifiers)
    if touch.phase != .stationary { send(touch) }
    if touch.phase == .ended || touch.phase == .cancelled { touches[input.id] = nil }
  }

  private func send(_ touch: UITouch) {
    for other in touches.values where other !== touch { other.phase = .stationary }
    event.storedTouches = Set(touches.values)
    UIApplication.shared.sendEvent(event)
    if touch.phase == .ended || touch.phase == .cancelled { event.storedTouches.remove(touch) }
  }
}

/// Hands events to responders.
@MainActor
enum EventDelivery {
  static func deliver(_ event: UIEvent, in window: UIWindow) {
    if let event = event as? UIPressesEvent { return deliver(event) }
    guard let touches = event.touches(for: window) else { return }
    var views: [ObjectIdentifier: (view: UIView, touches: Set<UITouch>)] = [:]
    for touch in touches where touch.phase != .stationary {
      guard let view = touch.view else { continue }
      views[ObjectIdentifier(view), default: (view, [])].touches.insert(touch)
    }
    for (view, touches) in views.values {
      deliver(touches, .began, view.touchesBegan, event)
      deliver(touches, .moved, view.touchesMoved, event)
      deliver(touches, .ended, view.touchesEnded, event)
      deliver(touches, .cancelled, view.touchesCancelled, event)
    }
  }

  private static func deliver(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, _ method: (Set<UITouch>, UIEvent?) -> Void,
    _ event: UIEvent
  ) {
    let some = touches.filter { $0.phase == phase }
    if !some.isEmpty { method(some, event) }
  }

  private static func deliver(_ event: UIPressesEvent) {
    for press in event.allPresses {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed, .stationary: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      }
    }
  }
}
