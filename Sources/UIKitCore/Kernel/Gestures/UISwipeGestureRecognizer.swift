/// A quick stroke in one direction.
///
/// iOS-BEHAVIOUR: within half a second; the longer it takes the shorter it may be and the straighter it
/// has to be; it must not go back behind its start; every finger has to do all this.
/// Evidence: gesture-6.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions in which a swipe counts; several may be named.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the directions, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes directions of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A stroke to the right.
    public static let right = Direction(rawValue: 1)
    /// A stroke to the left.
    public static let left = Direction(rawValue: 2)
    /// A stroke up.
    public static let up = Direction(rawValue: 4)
    /// A stroke down.
    public static let down = Direction(rawValue: 8)
  }

  /// What the stroke has to be like, `time` seconds after it began.
  enum Rules {
    static let maximumDuration: TimeInterval = 0.5

    static func minimumPrimary(at time: TimeInterval) -> CGFloat {
      50 * (1 - CGFloat(time) * (1 - 0.06))
    }

    static func maximumSecondary(at time: TimeInterval) -> CGFloat {
      50 * (1 - CGFloat(time) * (1 - 0.02))
    }
  }

  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var startTime: TimeInterval = 0
  /// Directions that are not out of the question yet.
  private var open: Direction = []

  /// The directions that count, any of them.
  open var direction: Direction = .right
  /// How many fingers have to make the stroke; 1 by default.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if starts.isEmpty {
      startTime = event.timestamp
      open = direction
      attempt.deadline = startTime + Rules.maximumDuration + 0.0005
    }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.moment.location }
    if starts.count > max(1, numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { judge(event) }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    judge(event)
    if state == .possible, attempt.wanted == nil { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func judge(_ event: UIEvent) {
    guard state == .possible, attempt.wanted == nil else { return }
    let elapsed = event.timestamp - startTime
    guard elapsed <= Rules.maximumDuration + 1e-6 else {
      state = .failed
      return
    }
    for candidate in [Direction.right, .left, .up, .down] where open.contains(candidate) {
      switch verdict(on: candidate, at: elapsed) {
      case true?:
        state = .ended
        return
      case false?: open.remove(candidate)
      case nil: break
      }
    }
    if open.isEmpty { state = .failed }
  }

  /// True where all fingers have made the stroke, false where one cannot any more.
  private func verdict(on direction: Direction, at elapsed: TimeInterval) -> Bool? {
    var isComplete = attempt.touches.count == max(1, numberOfTouchesRequired)
    for touch in attempt.touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.moment.location
      let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
      let (primary, secondary): (CGFloat, CGFloat) =
        switch direction {
        case .right: (way.x, abs(way.y))
        case .left: (-way.x, abs(way.y))
        case .up: (-way.y, abs(way.x))
        default: (way.y, abs(way.x))
        }
      if primary < 0 || secondary > Rules.maximumSecondary(at: elapsed) { return false }
      if primary < Rules.minimumPrimary(at: elapsed) { isComplete = false }
    }
    return isComplete ? true : nil
  }

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  open override func reset() {
    super.reset()
    starts = [:]
    open = []
  }
}
