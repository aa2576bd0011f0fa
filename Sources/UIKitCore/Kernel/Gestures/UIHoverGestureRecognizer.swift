/// The pointer over a view, or over a view in it, while no button is down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How far above the screen; no device here tells.
  open var zOffset: CGFloat { 0 }
  /// The angle between a pencil and the screen, in radians; upright, as of a pointer.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// How far a pencil is turned round its axis, in radians; always zero here.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction in which a pencil leans, in radians; always zero here.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction in which a pencil leans, as a vector of length 1; always to the right
  /// here.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Touches do not hover: joining theirs would hold up their end for views, undecided as it stays.
  open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }

  /// Takes a new state; hovering competes with nobody.
  func hover(_ state: State, at point: CGPoint, in window: UIWindow?) {
    notePlace(point, in: window)
    storedState = state
    tellTargets()
    guard !state.isOpen else { return }
    reset()
    storedState = .possible
  }
}
