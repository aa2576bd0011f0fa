import Failures
import PlatformInterface
import QuartzCore

/// Animates what blocks change, and lets the animation be paused, moved by hand, turned round and
/// given another pace on the way.
///
/// What `UIView`'s blocks do with the changes inside them, `startAnimation()` does with the blocks of
/// an animator. While it runs it keeps itself alive.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  // Storage, shared with `UIViewPropertyAnimator+Running`.

  final let storedTiming: any UITimingCurveProvider
  final let storedDuration: TimeInterval
  final var storedDelay: TimeInterval = 0
  final var storedState = UIViewAnimatingState.inactive
  final var storedReversed = false
  /// Blocks that wait for the start.
  final var waiting: [(block: () -> Void, delay: CGFloat)] = []
  final var completions: [(UIViewAnimatingPosition) -> Void] = []
  final var timeline: AnimatorTimeline?
  final var parts: [AnimatorPart] = []
  /// Parts whose animations have all stopped.
  final var endedParts: Set<ObjectIdentifier> = []
  /// Where the whole was when the timeline's segment began.
  final var segmentStart = 0.0
  /// What a later segment was begun with.
  final var segmentTiming: (any UITimingCurveProvider)?
  /// Between stopping and finishing: where everything can go.
  final var ends: [AnimatorEnds] = []
  /// Counts starts, so that news of older animations are recognised.
  final var generation = 0

  static var alive: Set<UIViewPropertyAnimator> = []

  /// Makes an animator with a pace of one's own. It does not start by itself.
  ///
  /// - Parameter duration: seconds; springs with a mass of their own take as long as they need.
  public required init(
    duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider
  ) {
    storedTiming = parameters
    let usable = duration.isNaN ? 0 : min(max(duration, 0), 1e6)
    storedDuration = parameters.pace(for: usable).1
    super.init()
  }

  /// Makes an animator that takes 0.2 seconds and begins and ends slowly, to be given animations.
  public override convenience init() {
    self.init(
      duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Makes an animator with a named curve. It does not start by itself.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with a cubic curve of two control points. It does not start by itself.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator with the pace of a spring without initial velocity. It does not start by
  /// itself.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let animator = self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(animationCurve: options.curve))
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.options = options
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  isolated deinit {
    // Blocks that never ran leave nothing behind.
    if storedState == .active || storedState == .stopped {
      failure(
        "It is an error to release a paused or stopped property animator. Property animators must "
          + "either finish animating or be explicitly stopped and finished before they can be "
          + "released.")
    }
  }

  // MARK: Settings

  /// The pace that was given when the animator was made.
  open var timingParameters: (any UITimingCurveProvider)? { storedTiming }
  /// The time in seconds from start to end, as it was given when the animator was made.
  open var duration: TimeInterval { storedDuration }
  /// The seconds that were given to `startAnimation(afterDelay:)`; zero for none.
  open var delay: TimeInterval { storedDelay }
  /// Whether animated views may be touched. Set before the start.
  open var isUserInteractionEnabled = true
  /// Whether the program finds touched views by itself; if not, views are hit where they are seen.
  open var isManualHitTestingEnabled = false
  /// Whether the animation may be paused or stopped. Set before the start.
  open var isInterruptible = true
  /// Whether fractions of a standing animation are fractions of the way, rather than of the time.
  open var scrubsLinearly = true
  /// Whether it stays active at its end, to be turned round or moved by hand.
  open var pausesOnCompletion = false {
    didSet { if pausesOnCompletion != oldValue { for part in parts { part.needsFrame() } } }
  }
  final var options: UIView.AnimationOptions = []

  // MARK: State

  /// Whether the animator has not begun, can be changed, or is stopped.
  open var state: UIViewAnimatingState { storedState }

  /// Whether values move with time at the moment; false while the animator is paused.
  open var isRunning: Bool {
    guard storedState == .active, let timeline else { return false }
    return timeline.isRunning && !timeline.isOver(at: now)
  }

  /// Whether the animator runs back to where it began. Setting it turns a running animator round.
  open var isReversed: Bool {
    get { storedReversed }
    set { setReversed(newValue) }
  }

  /// How far the animator is, from 0 to 1, without its curve where it is paused. Setting it moves a
  /// paused animator by hand.
  open var fractionComplete: CGFloat {
    get { currentFraction }
    set { setFraction(newValue) }
  }

  // MARK: Blocks

  /// In an active animator the block runs now, and its changes take the rest of the time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// - Parameter delayFactor: 0…1 of the time that is left, before the block's changes begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch storedState {
    case .inactive: waiting.append((animation, delayFactor))
    case .active: run(animation, delay: delayFactor)
    case .stopped:
      failure(
        "It is an error to add animations to a stopped property animator; finish it first.")
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Returns where the animator ended, once it has.
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      addCompletion { continuation.resume(returning: $0) }
    }
  }

  // MARK: Running

  open func startAnimation() { start(after: 0) }
  open func startAnimation(afterDelay delay: TimeInterval) {
    start(after: delay.isFinite ? max(0, delay) : 0)
  }

  open func pauseAnimation() {
    guard mayInterrupt("paused") else { return }
    activate()
    // A hand takes over evenly; in a later segment only once it moves.
    let isTakenOver = scrubsLinearly && timeline?.segment.isFirst == true
    timeline?.pause(at: now, takingOver: isTakenOver ? currentProgress : nil)
    didMove()
  }

  /// Goes on from a standing animation.
  ///
  /// - Parameters:
  ///   - parameters: another pace for what is left; nil keeps the animator's.
  ///   - durationFactor: of the animator's duration, for what is left; 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard storedState == .active, let timeline else { return startAnimation() }
    if parameters != nil || durationFactor > 0 {
      let left = timeline.remainingTime(at: now)
      let wanted = durationFactor > 0 ? duration * min(durationFactor, 1) : left
      beginSegment(parameters ?? storedTiming, duration: wanted)
    }
    timeline.run(after: 0, at: now)
    didMove()
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard storedState == .active, mayInterrupt("stopped") else { return }
    generation += 1
    ends = parts.flatMap { $0.values() }
    for part in parts {
      part.settle(at: part.progress(at: now), points: part.pointProgress(at: now))
      part.removeAnimations()
    }
    parts = []
    timeline = nil
    storedState = .stopped
    if withoutFinishing {
      ends = []
      completions = []
      becomeInactive()
    }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    require(
      storedState == .stopped,
      "finishAnimationAtPosition: should only be called on a stopped animator!")
    switch finalPosition {
    case .start: for end in ends.reversed() { end.change.set(end.start) }
    case .end: for end in ends { end.change.set(end.end) }
    case .current: break
    }
    ends = []
    finish(at: finalPosition)
  }

  /// A new animator with the same settings and none of the blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: storedTiming)
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isManualHitTestingEnabled = isManualHitTestingEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}
