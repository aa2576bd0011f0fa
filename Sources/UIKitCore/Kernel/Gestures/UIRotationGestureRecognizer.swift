import PlatformInterface

/// Two fingers that turn about each other, on the screen or on a touchpad.
///
/// iOS-BEHAVIOUR: 5 degrees of the turn do not count. The turn at which it begins was not measured;
/// here it is those 5 degrees. Evidence: gesture-8.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  nonisolated static let hysteresis: CGFloat = 5 * .pi / 180

  private var storedRotation: CGFloat = 0
  private var storedVelocity: CGFloat = 0
  /// The direction from one finger to the other at the last event.
  private var direction: CGFloat?
  /// What the fingers turned since they came down.
  private var turn: CGFloat = 0
  private var lastTime: TimeInterval = 0
  private var lastTransform: CGFloat = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How far the fingers have turned, in radians clockwise; more than a full turn where they went
  /// on. Setting it counts from there on, and forgets the velocity.
  open var rotation: CGFloat {
    get { storedRotation }
    set {
      storedRotation = newValue
      storedVelocity = 0
    }
  }

  /// How fast the fingers turn, in radians a second.
  open var velocity: CGFloat { storedVelocity }

  override var holdsOthersUp: Bool { attempt.touches.count != 1 }

  private var currentDirection: CGFloat? {
    let pair = attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.prefix(2)
    guard pair.count == 2 else { return nil }
    let (a, b) = (pair[0].moment.location, pair[1].moment.location)
    return a == b ? nil : atan2(b.y - a.y, b.x - a.x)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    direction = currentDirection
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard attempt.wanted == nil, let now = currentDirection else { return }
    guard let direction else {
      self.direction = now
      return
    }
    // The shorter way round.
    let step = (now - direction).remainder(dividingBy: 2 * .pi)
    self.direction = now
    take(step, at: event.timestamp)
  }

  private func take(_ step: CGFloat, at time: TimeInterval) {
    turn += step
    let elapsed = time - lastTime
    if elapsed > 0 { storedVelocity = step / CGFloat(elapsed) }
    lastTime = time
    if state == .possible {
      guard abs(turn) > Self.hysteresis else { return }
      storedRotation += turn - (turn < 0 ? -Self.hysteresis : Self.hysteresis)
      state = .began
    } else {
      storedRotation += step
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if attempt.touches.allSatisfy({ $0.phase == .ended || $0.phase == .cancelled }) {
      state = state == .possible && attempt.wanted == nil ? .failed : .ended
    } else {
      direction = currentDirection
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    storedRotation = 0
    storedVelocity = 0
    direction = nil
    turn = 0
    lastTransform = 0
  }

  // MARK: Touchpads

  override func takesTransform(_ kind: TransformInput.Kind) -> Bool { kind == .rotation }

  override func transform(_ input: TransformInput) {
    switch input.phase {
    case .began: lastTime = input.time
    case .changed:
      let step = input.value - lastTransform
      lastTransform = input.value
      if step != 0, attempt.wanted == nil { take(step, at: input.time) }
    case .ended: state = state == .possible && attempt.wanted == nil ? .failed : .ended
    case .cancelled: state = .cancelled
    }
  }
}
