import PlatformInterface

/// Pinches and turns on a touchpad, and Ctrl with a wheel: finds the view each begins on.
@MainActor
final class TransformTracker {
  /// One movement of the fingers, which may pinch and turn at once.
  private final class Session {
    weak var window: UIWindow?
    weak var view: UIView?
    var kinds: Set<TransformInput.Kind> = []
    let start: TimeInterval

    init(start: TimeInterval) { self.start = start }
  }

  /// Seconds within which a pinch and a turn that begin are one movement.
  private static let together: TimeInterval = 0.05

  private let event = UITransformEvent()
  private var session: Session?

  func receive(
    _ kind: TransformInput.Kind, _ phase: InputPhase, _ value: CGFloat, at location: CGPoint,
    time: TimeInterval, in scene: UIWindowScene
  ) {
    guard value.isFinite, location.x.isFinite, location.y.isFinite else { return }
    event.timestamp = time
    if phase == .began {
      // A device that loses the end of a movement must not leave it under way for ever.
      if let open = session, open.kinds.contains(kind) || time > open.start + Self.together {
        cancel(open, at: location, time, scene)
      }
      begin(kind, at: location, time, in: scene)
    }
    guard let session, session.kinds.contains(kind), let window = session.window else { return }
    scene.host.arena.receive(
      TransformInput(
        kind: kind, phase: phase, value: value, location: window.fromScreen(location), time: time),
      event, session: session, at: session.view)
    if phase == .ended || phase == .cancelled {
      session.kinds.remove(kind)
      if session.kinds.isEmpty { self.session = nil }
    }
  }

  private func cancel(
    _ open: Session, at location: CGPoint, _ time: TimeInterval, _ scene: UIWindowScene
  ) {
    for kind in open.kinds {
      scene.host.arena.receive(
        TransformInput(kind: kind, phase: .cancelled, value: 1, location: location, time: time),
        event, session: open, at: open.view)
    }
    session = nil
  }

  private func begin(
    _ kind: TransformInput.Kind, at location: CGPoint, _ time: TimeInterval,
    in scene: UIWindowScene
  ) {
    if session == nil, let window = scene.window(at: location) {
      let made = Session(start: time)
      made.window = window
      made.view = window.hitTest(window.fromScreen(location), with: event)
      session = made
    }
    session?.kinds.insert(kind)
  }
}
