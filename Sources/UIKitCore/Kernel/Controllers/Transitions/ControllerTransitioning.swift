/// What an animator is told of the transition it shows, and how it tells that it is done.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// Holds the views that take part; the animator adds the one that comes.
  var containerView: UIView { get }
  /// Whether the transition moves at all.
  var isAnimated: Bool { get }
  /// Whether a gesture moves the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform between the old orientation and the new one.
  var targetTransform: CGAffineTransform { get }

  /// Tells how far a gesture has brought the transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that a running transition was caught by a gesture.
  func pauseInteractiveTransition()
  /// Tells that the gesture was let go and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Tells that the gesture was let go and the transition goes back.
  func cancelInteractiveTransition()
  /// Must be called when the animation is over, with false where the transition was taken back.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller that leaves or comes; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or comes; nil where the transition does not move it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns where a controller's view is before the transition, in the container's coordinates;
  /// zero for one that is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns where a controller's view is after the transition, in the container's coordinates;
  /// zero for one that leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Shows how one controller takes another's place.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns how long the transition takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  /// Begins the animation and, at its end, calls `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animation that can be stopped and moved by hand; optional on Apple.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Hears that the transition is over, and whether it came to its end. It does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    defer { OptionalMethod.markMissing(.interruptibleAnimator) }
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves a transition by hand.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins a transition that a gesture moves from its start.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of what is left once the gesture is let go, where 1 is the animator's own.
  var completionSpeed: CGFloat { get }
  /// The pace of what is left once the gesture is let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether it begins by hand; false begins by itself and may be taken over.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The animator's own speed.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at the beginning and at the end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The transition begins with the gesture.
  public var wantsInteractiveStart: Bool { true }
}

/// Chooses how a controller is presented and dismissed whose style is `.custom` or not.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns what shows the presentation; nil leaves it to the controller's transition style.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what shows the dismissal; nil leaves it to the controller's transition style.
  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what looks after a presentation of the style `custom`; nil for the usual one.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// Returns what moves the presentation by hand; nil lets it run by itself.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what moves the dismissal by hand; nil lets it run by itself.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { nil }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
