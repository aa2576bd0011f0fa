import PlatformInterface
import QuartzCore

/// Animation by blocks: what is changed inside moves from what is seen to what it becomes.
extension UIView {
  /// Whether changes inside animation blocks are animated at all.
  public class var areAnimationsEnabled: Bool { AnimationContext.areAnimationsEnabled }

  /// Sets whether changes are animated at all, in the whole program. What is running goes on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    AnimationContext.areAnimationsEnabled = enabled
  }

  /// Runs the changes so that none of them is animated.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    MainThreadChecker.checked("UIView.performWithoutAnimation(_:)") {
      AnimationContext.withoutAnimation(actionsWithoutAnimation)
    }
  }

  /// The duration of the block that runs now, in seconds; 0 outside of any.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationContext.current?.settings.duration ?? 0
  }

  /// Animates what the block changes, at once and with the curve `easeInOut`.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates what the block changes, at once and with the curve `easeInOut`.
  ///
  /// - Parameter completion: told whether all animations of the block ran to their end; with a
  ///   duration of 0 at the next turn of the run loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates what the block changes, after `delay` seconds and as the options say. `completion` is
  /// called with whether the animation came to its end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      AnimationSettings(duration: duration, delay: delay, options: options), animations,
      completion)
  }

  /// As a spring does: all but a thousandth of its swing has died away after `duration`.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not swing; nearer to 0 swings more.
  ///   - velocity: at the beginning, in distances of the whole animation a second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimation.run(
      AnimationSettings(
        duration: duration, delay: delay, dampingRatio: dampingRatio, velocity: velocity,
        options: options), animations, completion)
  }

  /// As a spring that seems to arrive after `duration`; the animation ends when it has settled.
  ///
  /// - Parameter bounce: −1…1; 0 just does not overshoot.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    ViewAnimation.run(
      AnimationSettings(
        duration: duration > 0 ? spring.settlingDuration : 0, delay: delay, options: options,
        pace: .spring(spring)), animations, completion)
  }

  /// Lets the animations that `animations` adds to the block around it repeat.
  ///
  /// - Parameter count: runs, which need not be whole.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let context = AnimationContext.current else { return animations() }
    let old = context.settings
    context.settings.repeatCount = count.isNaN ? 0 : Float(max(count, 0))
    context.settings.autoreverses = autoreverses
    animations()
    context.settings = old
  }

  // MARK: Keyframes

  /// Runs several changes one after the other, or over each other, within `duration`: those made by
  /// `addKeyframe` inside `animations`. What is changed there outside of one takes the whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let settings = AnimationSettings(
      duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue))
    ViewAnimation.run(
      settings, keyframes: KeyframeRecorder(options: options), animations, completion)
  }

  /// Adds a keyframe, within a block of
  /// `animateKeyframes(withDuration:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - frameStartTime: 0…1 of the whole duration.
  ///   - frameDuration: 0…1; nothing for a jump.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationContext.current?.keyframes else { return animations() }
    keyframes.run(start: frameStartTime, duration: frameDuration, animations)
  }

  // MARK: Ready animations

  /// Runs a ready animation on `views`, and `parallelAnimations` beside it.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView],
    options: UIView.AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.01, y: 0.01)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}

/// The way of all animation blocks, UIKit's own among them.
@MainActor
enum ViewAnimation {
  /// Runs `changes` at once and animates from what was seen to what they lead to.
  ///
  /// List updates and controllers call this, too.
  ///
  /// - Parameter completion: on the main queue; false where an animation was taken off, as when its
  ///   view leaves the window.
  static func run(
    _ settings: AnimationSettings, keyframes: KeyframeRecorder? = nil, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    MainThreadChecker.checked("UIView.animate(withDuration:animations:)") {
      runHere(settings, keyframes, changes, completion)
    }
  }

  private static func runHere(
    _ settings: AnimationSettings, _ keyframes: KeyframeRecorder?, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let block = AnimationBlock(completion: completion)
    var settings = settings
    if let outer = AnimationContext.current { settings = settings.nested(in: outer.settings) }
    guard settings.takesTime, AnimationContext.areAnimationsEnabled else {
      changes()
      return block.close()
    }
    let context = AnimationContext(settings, block)
    context.keyframes = keyframes
    // What an animator runs belongs to its time, blocks inside it included.
    context.animator = AnimationContext.current?.animator
    AnimationContext.run(context, changes)
    keyframes?.finish(in: context)
    block.close()
  }
}
