import PlatformInterface

/// Two fingers that move apart or together, on the screen or on a touchpad.
///
/// iOS-BEHAVIOUR: begins when the distance has changed by 10 points, of which 8 do not count.
/// Evidence: gesture-7.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  nonisolated static let threshold: CGFloat = 10
  nonisolated static let hysteresis: CGFloat = 8

  private var storedScale: CGFloat = 1
  /// The distance at which the scale is 1.
  private var unit: CGFloat = 0
  /// The touchpad's scale at which the scale is 1.
  private var transformUnit: CGFloat = 1
  private var last: (scale: CGFloat, time: TimeInterval)?
  private var storedVelocity: CGFloat = 0

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How far apart the fingers are in relation to the beginning. Setting it counts from there on, and
  /// forgets the velocity.
  open var scale: CGFloat {
    get { storedScale }
    set { rebase(to: newValue) }
  }

  /// How fast the scale changes, in units a second.
  open var velocity: CGFloat { storedVelocity }

  private func rebase(to new: CGFloat) {
    guard new > 0, new.isFinite else { return }
    if let span { unit = span / new } else { transformUnit *= storedScale / new }
    storedScale = new
    storedVelocity = 0
    if let last { self.last = (new, last.time) }
  }

  /// The distance of the two fingers; nil unless both are down.
  private var span: CGFloat? {
    let pair = attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.prefix(2)
    guard pair.count == 2 else { return nil }
    let (a, b) = (pair[0].moment.location, pair[1].moment.location)
    return max(hypot(a.x - b.x, a.y - b.y), 1)
  }

  // A finger alone is no pinch, and a pan that waits for one to fail goes ahead meanwhile. Not
  // measured; without it nothing could be panned with one finger that waits for a pinch.
  override var holdsOthersUp: Bool { attempt.touches.count != 1 }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span else { return }
    unit = span / storedScale
    last = (storedScale, event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let span, attempt.wanted == nil else { return }
    if state == .possible {
      let change = span - unit
      guard abs(change) >= Self.threshold else { return }
      unit += change < 0 ? -Self.hysteresis : Self.hysteresis
      take(span / unit, at: event.timestamp)
      state = .began
    } else {
      take(span / unit, at: event.timestamp)
      state = .changed
    }
  }

  private func take(_ scale: CGFloat, at time: TimeInterval) {
    if let last, time > last.time {
      storedVelocity = (scale - last.scale) / CGFloat(time - last.time)
    }
    storedScale = scale
    last = (scale, time)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
    if left.isEmpty {
      state = state == .possible && attempt.wanted == nil ? .failed : .ended
    } else if let span {
      // Another pair goes on where the last one was.
      unit = span / storedScale
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    super.reset()
    storedScale = 1
    storedVelocity = 0
    unit = 0
    transformUnit = 1
    last = nil
  }

  // MARK: Touchpads

  override func takesTransform(_ kind: TransformInput.Kind) -> Bool { kind == .pinch }

  override func transform(_ input: TransformInput) {
    switch input.phase {
    case .began: last = (1, input.time)
    case .changed:
      guard input.value > 0, attempt.wanted == nil else { return }
      let scale = input.value / transformUnit
      guard state != .possible || scale != 1 else { return }
      take(scale, at: input.time)
      state = state == .possible ? .began : .changed
    case .ended: state = state == .possible && attempt.wanted == nil ? .failed : .ended
    case .cancelled: state = .cancelled
    }
  }
}
