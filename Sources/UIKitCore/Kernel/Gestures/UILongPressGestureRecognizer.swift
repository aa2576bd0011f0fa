/// Fingers that stay where they are for a while, and then may move.
///
/// iOS-BEHAVIOUR: half a second, within 10 points; ends when the fingers lift. Evidence: gesture-4.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var counter = TapCounter()

  /// How many taps have to come before the press; none by default.
  open var numberOfTapsRequired = 0
  /// How many fingers have to stay down; 1 by default.
  open var numberOfTouchesRequired = 1
  /// How long the fingers have to stay down, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the fingers may move before the gesture begins, in points; afterwards they are free.
  /// 10 by default.
  open var allowableMovement: CGFloat = 10

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    attempt.deadline = nil
    if counter.taps == 0, !counter.isDown { counter.fingers = max(1, numberOfTouchesRequired) }
    switch counter.began(touches) {
    case .failed: state = .failed
    case .down where counter.taps >= numberOfTapsRequired:
      if minimumPressDuration <= 0 {
        state = .began
      } else {
        attempt.deadline = (attempt.arena?.time ?? 0) + minimumPressDuration
      }
    case .down, .going, .tapped: break
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible {
      state = .changed
    } else if attempt.wanted == nil, counter.moved(touches, allowed: allowableMovement) == .failed {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state != .possible || attempt.wanted != nil {
      if attempt.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) {
        state = .ended
      }
      return
    }
    switch counter.ended(touches) {
    case .tapped(let count) where count <= numberOfTapsRequired:
      attempt.deadline = (attempt.arena?.time ?? 0) + TapCounter.interval
    case .going: break
    case .failed, .tapped, .down: state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlinePassed(at time: TimeInterval) {
    state = counter.isDown && counter.taps >= numberOfTapsRequired ? .began : .failed
  }

  open override func reset() {
    super.reset()
    counter = TapCounter()
  }
}
