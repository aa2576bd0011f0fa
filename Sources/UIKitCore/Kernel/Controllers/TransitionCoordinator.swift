/// What a controller can do while it goes from one size or place to another.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition moves at all.
  var isAnimated: Bool { get }
  /// The style of a presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was begun by a gesture.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be caught on its way.
  var isInterruptible: Bool { get }
  /// Whether a gesture moves the transition at the moment.
  var isInteractive: Bool { get }
  /// Whether the transition goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the transition takes, in seconds, without what a gesture did of it.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture had come when it was let go, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of a gesture as it was let go, where 1 is the transition's own.
  var completionVelocity: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The transform between the old orientation and the new one; the identity where the size alone
  /// changes.
  var targetTransform: CGAffineTransform { get }

  /// Returns the controller that leaves or comes; nil where there is none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that leaves or comes; nil where the transition moves no views of its own.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets controllers act together with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates what the block changes along with the transition, and calls `completion` when it is
  /// over. Returns false, and calls neither later, where the transition can no longer take it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates along with the transition in a view that need not lie in the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls the handler when the gesture that moves the transition is let go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates what the block changes along with the transition, without being told of its end.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Calls the handler when the gesture that moves the transition is let go, as
  /// `notifyWhenInteractionChanges(_:)` does, which took its place in iOS 10.
  @available(iOS, introduced: 7, deprecated: 10)
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}

/// Names a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The text that tells keys apart.
  public let rawValue: String
  /// Makes a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that was seen before the transition.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewControllerKey")
  /// The controller that is seen after the transition.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewControllerKey")
}

/// Names a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The text that tells keys apart.
  public let rawValue: String
  /// Makes a key of a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that was seen before the transition.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromViewKey")
  /// The view that is seen after the transition.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToViewKey")
}

/// What controllers see of a transition: one that takes no time, such as resizing a window or
/// presenting without animation, or one that a `ControllerTransition` runs.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  var fromController: UIViewController?
  var toController: UIViewController?
  var presentationStyle = UIModalPresentationStyle.none
  private var alongside: [Work] = []
  private var completions: [Work] = []
  private var hasRun = false

  init(container: UIView) { containerView = container }

  var isAnimated = false
  var initiallyInteractive = false
  var isInterruptible: Bool { false }
  var isInteractive = false
  private(set) var isCancelled = false
  var transitionDuration: TimeInterval = 0
  var percentComplete: CGFloat {
    get { movedByHand ?? (hasRun ? 1 : 0) }
    set { movedByHand = newValue }
  }
  private var movedByHand: CGFloat?
  var completionVelocity: CGFloat { 1 }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: fromController
    case .to: toController
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    viewController(forKey: key == .from ? .from : .to)?.viewIfLoaded
  }

  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Work?, completion: Work?) -> Bool {
    // Too late to run beside the transition, as on iOS.
    guard !hasRun else { return false }
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Work) {
    interactionHandlers.append(handler)
  }
  private var interactionHandlers: [Work] = []

  /// A finger took the transition, or let it go.
  func interactionDidChange(isInteractive: Bool, isCancelled: Bool) {
    self.isInteractive = isInteractive
    self.isCancelled = isCancelled
    for handler in interactionHandlers { handler(self) }
  }

  var hasCompletions: Bool { !completions.isEmpty }

  func runAlongside() {
    while !alongside.isEmpty { alongside.removeFirst()(self) }
    hasRun = true
  }

  func finish() {
    let work = completions
    completions = []
    for item in work { item(self) }
  }
}
