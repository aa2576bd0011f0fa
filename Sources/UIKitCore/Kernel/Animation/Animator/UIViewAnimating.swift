/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animation has not begun, or is done.
  case inactive = 0
  /// The animation runs or is paused.
  case active
  /// Stopped on the way, and waiting to be told where to end.
  case stopped
}

/// A place on the way of an animator.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// Where the animation leads to.
  case end = 0
  /// Where the animation began.
  case start
  /// Where the animation is at the moment.
  case current
}

/// Animations that can be run, paused, moved by hand, turned round and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Whether the animation has not begun, can be changed, or is stopped.
  var state: UIViewAnimatingState { get }
  /// Whether values move with time at the moment, rather than being paused or moved by hand.
  var isRunning: Bool { get }
  /// Whether the animation runs back to where it began. Setting it turns a running animation round.
  var isReversed: Bool { get set }
  /// 0…1. Setting it makes the animation stand there.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or lets it go on from where it was paused.
  func startAnimation()
  /// Starts the animation after a number of seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Holds the animation where it is; one that was not started becomes active and stays at its
  /// beginning.
  func pauseAnimation()
  /// Leaves everything as it is seen.
  ///
  /// - Parameter withoutFinishing: true ends here, without a word to completion handlers; false waits
  ///   for `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation: values take the given position and the completions are called.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations made of what blocks change. All methods are optional.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to be animated, beginning after the given part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to be animated during the time that is left.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called when the animation is over, with where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on at another pace; a duration factor of 0 keeps the time that is
  /// left.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  public func addAnimations(_ animation: @escaping () -> Void) {}
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
