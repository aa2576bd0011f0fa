import PlatformInterface

/// A pull at a refresh control by the turns of a wheel, which has no fingers that hold: turns at the top
/// that follow one another pull further, against the resistance that fingers meet, and a pause lets go.
@MainActor
final class WheelPull: FrameAnimation {
  /// Eye: seconds that the content stays pulled after a turn.
  static let pause: TimeInterval = 0.6
  /// Eye: seconds in which the content goes most of the way of a turn.
  private static let pace: TimeInterval = 0.06

  private weak var view: UIScrollView?
  private weak var control: UIRefreshControl?
  /// Points of turns that the content has not followed yet.
  private var rest: CGFloat = 0
  private var lastTurn: TimeInterval
  private var lastStep: TimeInterval

  private init(_ view: UIScrollView, _ control: UIRefreshControl, at time: TimeInterval) {
    self.view = view
    self.control = control
    lastTurn = time
    lastStep = time
  }

  /// Takes hold of content that rests at its top, below its control.
  static func begin(
    _ view: UIScrollView, _ control: UIRefreshControl, _ distance: CGFloat, in loop: FrameLoop
  ) {
    let pull = WheelPull(view, control, at: view.motion.now)
    view.motion.beginDrag()
    guard view.motion.isDragging else { return }
    control.wheelPull = pull
    pull.rest = distance
    loop.add(pull)
  }

  /// A further turn: up pulls on, down lets go.
  func turn(_ distance: CGFloat) {
    guard let view, distance < 0 else { return letGo() }
    rest += distance
    lastTurn = view.motion.now
  }

  func step(at time: TimeInterval) -> Bool {
    guard let control, control.wheelPull === self, let motion = view?.storedMotion
    else { return false }
    guard motion.isDragging else {
      control.wheelPull = nil
      return false
    }
    let part = rest * (1 - exp(-max(0, time - lastStep) / Self.pace))
    lastStep = time
    rest -= part
    motion.drag(by: CGVector(dx: 0, dy: part))
    let isOver = control.isRefreshing || time - lastTurn >= Self.pause
    if isOver { letGo() }
    return !isOver
  }

  /// The content goes back to where it rests, or below the control that refreshes.
  func letGo() {
    guard let control, control.wheelPull === self else { return }
    control.wheelPull = nil
    view?.motion.endDrag(velocity: .zero)
  }
}

extension UIScrollView {
  /// Whether a turn of the wheel pulls at the refresh control.
  ///
  /// A pull begins with a turn at the top that comes after a pause: those that brought the content there, and
  /// go on, pull at nothing.
  final func pullsRefresh(by input: ScrollInput) -> Bool {
    if let pull = storedRefresh?.wheelPull, input.delta.dy != 0 {
      pull.turn(input.delta.dy)
      return true
    }
    guard input.delta.dy < 0, let control = storedRefresh, let loop = frameLoop else {
      return false
    }
    let last = max(motion.lastWheelTime ?? -.infinity, control.lastTurnAtTop ?? -.infinity)
    control.lastTurnAtTop = input.time
    guard input.time - last >= ScrollMotion.wheelBurst, control.isEnabled, !control.isRefreshing,
      canBounce(.vertical), !motion.isTracking, !motion.isAnimating,
      !transfers(.vertical) || !canScrollAround(.vertical, input.delta.dy)
    else { return false }
    WheelPull.begin(self, control, input.delta.dy, in: loop)
    return true
  }
}
