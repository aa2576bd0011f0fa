import CGTK4
import PlatformInterface

/// Two fingers pinching and turning on a touchpad: both at once, as the fingers do both at once.
struct TouchpadReader {
  /// Radians since the beginning; the device tells steps.
  private var angle: CGFloat = 0
  private var scale: CGFloat = 1
  private var isActive = false

  mutating func pinched(
    phase: GdkTouchpadGesturePhase, scale newScale: Double, angle step: Double,
    _ context: WindowInput.Context, _ send: (PlatformEvent) -> Void
  ) {
    switch phase {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
      if isActive { tell(.cancelled, context, send) }
      isActive = true
      angle = 0
      scale = 1
      tell(.began, context, send)
    case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE where isActive:
      angle += CGFloat(step)
      if newScale > 0, newScale.isFinite { scale = CGFloat(newScale) }
      tell(.changed, context, send)
    case GDK_TOUCHPAD_GESTURE_PHASE_END where isActive:
      isActive = false
      tell(.ended, context, send)
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL where isActive:
      isActive = false
      tell(.cancelled, context, send)
    default: break
    }
  }

  private func tell(
    _ phase: InputPhase, _ context: WindowInput.Context, _ send: (PlatformEvent) -> Void
  ) {
    send(.magnify(phase: phase, location: context.location, scale: scale, time: context.time))
    send(.rotate(phase: phase, location: context.location, angle: angle, time: context.time))
  }
}
