/// The framework's own animators: they make a property animator, so that a finger can take them over.
class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// While the transition runs.
  private(set) var animator: UIViewPropertyAnimator?

  var duration: TimeInterval { 0.35 }
  var timing: any UITimingCurveProvider {
    UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.2, y: 1))
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { duration }

  /// For overriding: puts views where they begin, and returns what is animated and what is put in
  /// order after it.
  func plan(_ context: any UIViewControllerContextTransitioning) -> (
    animations: () -> Void, cleanUp: (_ isDone: Bool) -> Void
  ) { ({}, { _ in }) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    make(transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { animator ?? make(transitionContext) }

  private func make(
    _ context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    let made = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator = made
    made.isUserInteractionEnabled = false
    var planned: (animations: () -> Void, cleanUp: (Bool) -> Void)!
    UIView.performWithoutAnimation { planned = plan(context) }
    made.addAnimations(planned.animations)
    made.addCompletion { [self] position in
      animator = nil
      let isDone = position == .end && !context.transitionWasCancelled
      planned.cleanUp(isDone)
      context.completeTransition(isDone)
    }
    return made
  }
}
