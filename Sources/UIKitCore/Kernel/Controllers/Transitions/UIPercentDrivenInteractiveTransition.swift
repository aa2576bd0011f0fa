import QuartzCore

/// Lets a gesture move a transition's animation to and fro, and finish or take it back.
///
/// An animator that is interruptible is moved directly; any other has the time of the views that take
/// part stopped and moved by hand.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: ControllerTransition?
  private var animator: (any UIViewImplicitlyAnimating)?
  private var clock: TransitionClock?

  public override init() { super.init() }

  /// How long the animator says the transition takes, in seconds.
  open private(set) var duration: CGFloat = 0
  /// How far the gesture has come, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of what is left once the gesture is let go, where 1 is the animator's own.
  open var completionSpeed: CGFloat = 1
  /// The pace of what is left once the gesture is let go.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest of the way, once the gesture is let go; nil, the default, for the
  /// animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins with the gesture; true by default. With false it runs by itself
  /// until it is caught.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? ControllerTransition else { return }
    self.context = context
    percentComplete = 0
    duration = context.animator.transitionDuration(using: context)
    let found = OptionalMethod.call(.interruptibleAnimator) {
      context.animator.interruptibleAnimator(using: context)
    }
    if let found {
      animator = found
      found.startAnimation()
      found.pauseAnimation()
    } else {
      clock = TransitionClock(context.containerView, duration)
      context.animator.animateTransition(using: context)
    }
  }

  /// Takes a running transition into the hand.
  open func pause() {
    context?.pauseInteractiveTransition()
    animator?.pauseAnimation()
  }

  /// Shows the animation at a part of its way, 0…1.
  open func update(_ percentComplete: CGFloat) {
    guard let context else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    animator?.fractionComplete = self.percentComplete
    clock?.show(self.percentComplete)
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes on to the end from here.
  open func finish() {
    guard let context else { return }
    context.finishInteractiveTransition()
    if let animator {
      animator.continueAnimation(
        withTimingParameters: timingCurve ?? curve,
        durationFactor: max(0.01, (1 - percentComplete) / max(completionSpeed, 0.01)))
    } else {
      clock?.goOn(speed: completionSpeed)
    }
    release()
  }

  /// Lets the transition go back to the beginning.
  open func cancel() {
    guard let context else { return }
    context.cancelInteractiveTransition()
    if let animator {
      animator.isReversed = true
      animator.continueAnimation(
        withTimingParameters: timingCurve ?? curve,
        durationFactor: max(0.01, percentComplete / max(completionSpeed, 0.01)))
    } else {
      clock?.goBack(from: percentComplete, speed: completionSpeed)
    }
    release()
  }

  private var curve: UICubicTimingParameters {
    UICubicTimingParameters(animationCurve: completionCurve)
  }

  private func release() {
    animator = nil
    clock = nil
    context = nil
  }
}

/// The time of a transition's views, stopped and moved by hand.
@MainActor
final class TransitionClock {
  private let view: UIView
  private let duration: Double
  private let start: CFTimeInterval
  private var layer: CALayer { view.storedLayer }

  init(_ view: UIView, _ duration: CGFloat) {
    self.view = view
    let layer = view.storedLayer
    self.duration = Double(duration)
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
  }

  func show(_ part: CGFloat) { layer.timeOffset = start + duration * Double(part) }

  /// Lets time run on from where it stands.
  func goOn(speed: CGFloat) {
    let stands = layer.timeOffset
    layer.speed = Float(max(speed, 0.01))
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - stands
  }

  /// Lets time run backwards, then ends the animations where they began.
  func goBack(from part: CGFloat, speed: CGFloat) {
    let end = CACurrentMediaTime() + duration * Double(part) / Double(max(speed, 0.01))
    let steps = FrameSteps { [self] in
      let left = max(0, end - CACurrentMediaTime()) * Double(max(speed, 0.01))
      layer.timeOffset = start + left
      guard left <= 0 else { return true }
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      removeAnimations(layer)
      return false
    }
    if let loop = view.window?.windowScene?.host.loop {
      loop.add(steps)
    } else {
      _ = steps.step(at: 0)
    }
  }

  private func removeAnimations(_ layer: CALayer) {
    layer.removeAllAnimations()
    for child in layer.sublayers ?? [] { removeAnimations(child) }
  }
}

/// Calls a block at each frame until it returns false.
@MainActor
private final class FrameSteps: FrameAnimation {
  private let body: () -> Bool

  init(_ body: @escaping () -> Bool) { self.body = body }

  func step(at time: TimeInterval) -> Bool { body() }
}
