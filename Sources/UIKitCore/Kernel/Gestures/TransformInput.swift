import PlatformInterface

/// Fingers pinching or turning on a touchpad, or a wheel turned with Ctrl: gestures without touches.
struct TransformInput {
  enum Kind: Hashable { case pinch, rotation }

  var kind: Kind
  var phase: InputPhase
  /// The scale, or the angle in radians, since the movement began.
  var value: CGFloat
  /// In the window's coordinates.
  var location: CGPoint
  var time: TimeInterval
}

/// A pinch or turn on a touchpad.
final class UITransformEvent: UIEvent {
  override var type: EventType { .transform }
}

/// Wheels and touchpads that scroll.
final class UIScrollEvent: UIEvent {
  override var type: EventType { .scroll }
}

/// The pointer over a view.
final class UIHoverEvent: UIEvent {
  override var type: EventType { .hover }
}
