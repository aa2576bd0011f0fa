/// The pointer over a view, or over a view in it, while no button is down.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How far above the screen; no device here tells.
  open var zOffset: CGFloat { 0 }
  open var altitudeAngle: CGFloat { .pi / 2 }
  open var rollAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
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
