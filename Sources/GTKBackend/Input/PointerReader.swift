import CGTK4
import PlatformInterface

/// The mouse, or a pen: hovering, its primary button as a touch, its secondary one as a click.
struct PointerReader {
  typealias Context = WindowInput.Context
  typealias Send = (PlatformEvent) -> Void

  /// Mouse touches count down from -1, so that none meets a finger's.
  private var nextTouch = -1
  /// The touch of the primary button while it is down.
  private var touch: (id: Int, kind: TouchInput.Kind)?
  private var last = Context(location: .zero, time: 0, modifiers: [])
  private var isInside = false

  mutating func moved(_ context: Context, _ send: Send) {
    last = context
    if touch != nil { return send(touchEvent(.changed, context)) }
    send(
      .hover(
        phase: isInside ? .changed : .began, location: context.location, time: context.time))
    isInside = true
  }

  /// Whether the button is one that means something here.
  mutating func pressed(
    button: UInt32, _ context: Context, _ kind: TouchInput.Kind, _ send: Send
  ) -> Bool {
    last = context
    switch button {
    case 1 where touch == nil:
      touch = (nextTouch, kind)
      nextTouch -= 1
      send(touchEvent(.began, context))
    case 1: break
    case 3:
      send(
        .secondaryClick(
          location: context.location, modifiers: context.modifiers, time: context.time))
    case 2: send(.middleClick(location: context.location, time: context.time))
    case 8: send(.navigation(.back))
    case 9: send(.navigation(.forward))
    default: return false
    }
    return true
  }

  mutating func released(button: UInt32, _ context: Context, _ send: Send) -> Bool {
    guard [1, 2, 3, 8, 9].contains(button) else { return false }
    guard button == 1, touch != nil else { return true }
    last = context
    send(touchEvent(.ended, context))
    touch = nil
    // Hovering goes on where the button was let go.
    send(
      .hover(phase: isInside ? .changed : .began, location: context.location, time: context.time))
    isInside = true
    return true
  }

  mutating func left(at time: TimeInterval, _ send: Send) {
    guard isInside else { return }
    isInside = false
    send(.hover(phase: .ended, location: last.location, time: time))
  }

  /// The desktop took the pointer away while the button was down.
  mutating func cancelled(at time: TimeInterval, _ send: Send) {
    guard touch != nil else { return }
    last.time = time
    send(touchEvent(.cancelled, last))
    touch = nil
  }

  private func touchEvent(_ phase: InputPhase, _ context: Context) -> PlatformEvent {
    // A mouse's button knows no force, whatever its driver makes up.
    let isPen = touch?.kind == .stylus
    return .touch(
      TouchInput(
        id: touch?.id ?? nextTouch, phase: phase, location: context.location, time: context.time,
        kind: touch?.kind ?? .mouse, force: isPen ? context.force : 0,
        posture: isPen ? context.posture : .upright, modifiers: context.modifiers))
  }
}
