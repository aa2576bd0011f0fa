import PlatformInterface

/// What scrolls a pan recogniser may take for itself.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the options, in UIKit's numbers.
  public let rawValue: Int
  /// Makes options of UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels with detents.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// Touchpads, whose scrolling is smooth.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  /// Wheels and touchpads.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that are dragged.
///
/// iOS-BEHAVIOUR: begins once the fingers have gone 10 points, which do not count. Evidence: scroll-1,
/// gesture-5.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  nonisolated static let slop: CGFloat = 10

  /// The way of the fingers' middle since they came down, in the window's coordinates.
  private(set) final var travel = CGPoint.zero
  /// The part of `travel` that is not `translation(in:)`: the slop, and what the program set.
  private var base = CGPoint.zero
  private(set) final var velocity = TouchVelocity()
  /// The last time that anything was heard of the fingers.
  private(set) final var time: TimeInterval = 0

  /// How many fingers have to move before the pan begins; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers may take part; any number by default. One too many makes the pan fail before
  /// it began.
  open var maximumNumberOfTouches = Int.max
  /// Wheels and touchpads that are to move this recogniser; none at first.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  // MARK: The way

  /// Returns the way of the fingers since the gesture began, or since it was set, in points and
  /// along the axes of a view; nil is the window.
  open func translation(in view: UIView?) -> CGPoint {
    convert(way: CGPoint(x: travel.x - base.x, y: travel.y - base.y), to: view)
  }

  /// Forgets how fast the fingers were, too.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = convert(way: translation, from: view)
    base = CGPoint(x: travel.x - way.x, y: travel.y - way.y)
    velocity.reset()
    velocity.add(travel, at: time)
  }

  /// Returns how fast the fingers move, in points a second and along the axes of a view; nil is the
  /// window.
  open func velocity(in view: UIView?) -> CGPoint {
    convert(way: velocity.value(at: time), to: view)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    guard state == .possible else {
      for touch in touches where attempt.touches.count > maximumNumberOfTouches {
        ignore(touch, for: event)
      }
      return
    }
    if attempt.touches.count > maximumNumberOfTouches {
      state = .failed
    } else if velocity.value(at: time) == .zero {
      velocity.add(travel, at: time)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    time = event.timestamp
    if state == .possible { beginIfFarEnough() } else { state = .changed }
  }

  /// Adds the way of the fingers' middle, with all places in between.
  private func follow(_ touches: Set<UITouch>) {
    let count = CGFloat(max(1, attempt.touches.count))
    var steps: [(way: CGPoint, time: TimeInterval)] = []
    for touch in touches {
      var before = touch.previous.location
      for moment in touch.recent.isEmpty ? [touch.moment] : touch.recent {
        let way = CGPoint(
          x: (moment.location.x - before.x) / count, y: (moment.location.y - before.y) / count)
        steps.append((way, moment.time))
        before = moment.location
      }
    }
    for step in steps.sorted(by: { $0.time < $1.time }) {
      travel.x += step.way.x
      travel.y += step.way.y
      velocity.add(travel, at: step.time)
    }
  }

  private func beginIfFarEnough() {
    guard attempt.wanted == nil, attempt.touches.count >= minimumNumberOfTouches,
      let swallowed = slop(of: travel)
    else { return }
    base = swallowed
    state = .began
  }

  /// The part of `travel` that does not count once the gesture begins; nil while it may not.
  func slop(of travel: CGPoint) -> CGPoint? {
    let length = hypot(travel.x, travel.y)
    guard length >= Self.slop else { return nil }
    let share = Self.slop / length
    return CGPoint(x: travel.x * share, y: travel.y * share)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    let left = attempt.touches.filter { $0.phase != .ended && $0.phase != .cancelled }.count
    if left >= minimumNumberOfTouches, left > 0 { return }
    if state == .possible, attempt.wanted == nil {
      if left == 0 { state = .failed }
    } else {
      state = .ended
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    time = event.timestamp
    state = .cancelled
  }

  override func deadlinePassed(at time: TimeInterval) { endScroll(as: .ended, at: time) }

  open override func reset() {
    super.reset()
    travel = .zero
    base = .zero
    velocity.reset()
  }

  // MARK: Wheels and touchpads

  /// Whether two fingers moved sideways on a touchpad are for this recogniser where nothing scrolls sideways.
  final var takesSidewaysScroll = false

  /// - Parameter way: of the fingers, positive to the right.
  func mayTakeSideways(_ way: CGFloat) -> Bool { takesSidewaysScroll }

  /// Seconds after which a wheel's turns are over.
  private static let wheelPause: TimeInterval = 0.15

  func takes(_ source: ScrollInput.Source) -> Bool {
    allowedScrollTypesMask.contains(source == .wheel ? .discrete : .continuous)
  }

  /// A wheel or touchpad moved; there is no slop, as nothing else could have been meant.
  func scroll(by input: ScrollInput) {
    noteScroll(input)
    switch input.phase {
    case .began, .changed:
      if input.delta != .zero { state = state == .possible ? .began : .changed }
      if input.source == .wheel { attempt.deadline = input.time + Self.wheelPause }
    case .ended: endScroll(as: .ended, at: input.time)
    case .cancelled: endScroll(as: .cancelled, at: input.time)
    }
  }

  /// Content follows the fingers, so that offsets grow the other way.
  func noteScroll(_ input: ScrollInput) {
    time = input.time
    travel.x -= input.delta.dx
    travel.y -= input.delta.dy
    if input.phase != .ended { return velocity.add(travel, at: input.time) }
    guard input.velocity != .zero else { return velocity.reset() }
    // Two places that make the speed the device tells.
    let step = 0.01
    velocity.reset()
    velocity.add(
      CGPoint(x: travel.x + input.velocity.dx * step, y: travel.y + input.velocity.dy * step),
      at: input.time - step)
    velocity.add(travel, at: input.time)
  }

  private func endScroll(as end: State, at time: TimeInterval) {
    state = state == .possible && attempt.wanted == nil ? .failed : end
  }
}
