import QuartzCore

/// One controller taking another's place, from the first call to the last: the context its animator
/// sees, and the coordinator the controllers see.
///
/// Used by navigation controllers and presentations. It tells the controllers that they appear and
/// disappear; the owner puts views and children in order in `finish`.
final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let coordinator: TransitionCoordinator
  /// Frames in the container; missing ones are zero.
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Views that stand for those of the controllers.
  var shownViews: [UITransitionContextViewKey: UIView] = [:]
  /// The views that the animator may move: not those that stay below a sheet.
  var movesFrom = true
  var movesTo = true
  /// Called once, between telling the controllers and the animator.
  var prepare: () -> Void = {}
  /// Called once, with whether the transition went through.
  var finish: (Bool) -> Void = { _ in }
  /// Called once, when all have been told.
  var settle: (Bool) -> Void = { _ in }
  private(set) var transitionWasCancelled = false
  private(set) var isInteractive = false
  private var hasEnded = false
  /// Views that the animator carries, which keep the safe area of where they rest.
  private var movedViews: [UIView] = []
  private let speaksToFrom: Bool
  private let speaksToTo: Bool

  /// - Parameters:
  ///   - speaksToFrom: whether `from` disappears; a controller under a sheet does not.
  init(
    from: UIViewController?, to: UIViewController?, in container: UIView,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?,
    style: UIModalPresentationStyle = .none, speaksToFrom: Bool = true, speaksToTo: Bool = true
  ) {
    self.from = from
    self.to = to
    self.animator = animator
    self.interaction = interaction
    self.speaksToFrom = speaksToFrom
    self.speaksToTo = speaksToTo
    containerView = container
    coordinator = TransitionCoordinator(container: container)
    super.init()
    coordinator.fromController = from
    coordinator.toController = to
    coordinator.presentationStyle = style
    coordinator.isAnimated = true
    isInteractive = interaction?.wantsInteractiveStart ?? false
    coordinator.initiallyInteractive = isInteractive
    coordinator.isInteractive = isInteractive
  }

  // MARK: Running

  /// Tells the controllers and begins to move.
  ///
  /// - Parameter alongside: what else moves; run inside an animation of the same length.
  func run(alongside: @escaping () -> Void = {}) {
    from?.setActiveCoordinator(coordinator)
    to?.setActiveCoordinator(coordinator)
    coordinator.transitionDuration = animator.transitionDuration(using: self)
    if speaksToFrom { from?.appearance.begin(isAppearing: false, animated: true, isManual: true) }
    if speaksToTo { to?.appearance.begin(isAppearing: true, animated: true, isManual: true) }
    prepare()
    keepSafeAreas()
    if isInteractive, let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animator.animateTransition(using: self)
    }
    if speaksToTo { to?.appearance.announceAppearing() }
    if let own = animator as? SlidingAnimator, let running = own.animator {
      running.addAnimations { [coordinator] in
        alongside()
        coordinator.runAlongside()
      }
    } else {
      UIView.animate(
        withDuration: coordinator.transitionDuration, delay: 0, options: .curveEaseInOut
      ) { [coordinator] in
        alongside()
        coordinator.runAlongside()
      }
    }
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    for view in movedViews { view.keepSafeArea(of: nil) }
    finish(didComplete)
    if didComplete {
      if speaksToFrom { from?.appearance.end() }
      if speaksToTo { to?.appearance.end() }
    } else {
      // iOS-BEHAVIOUR: what was announced is taken back by its opposite. Evidence: unmeasured.
      if speaksToTo {
        to?.appearance.begin(isAppearing: false, animated: true, isManual: true)
        to?.appearance.end()
      }
      if speaksToFrom {
        from?.appearance.begin(isAppearing: true, animated: true, isManual: true)
        from?.appearance.end()
      }
    }
    settle(didComplete)
    animator.animationEnded(didComplete)
    from?.setActiveCoordinator(nil)
    to?.setActiveCoordinator(nil)
    coordinator.finish()
  }

  /// Contents would move in their view otherwise while that is beside the container.
  private func keepSafeAreas() {
    let ends = [
      (view(forKey: .from), from.flatMap { initialFrames[ObjectIdentifier($0)] }),
      (view(forKey: .to), to.flatMap { finalFrames[ObjectIdentifier($0)] }),
    ]
    for (view, frame) in ends {
      guard let view, let frame else { continue }
      view.keepSafeArea(of: frame)
      movedViews.append(view)
    }
  }

  // MARK: By hand

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    coordinator.percentComplete = percentComplete
  }

  func pauseInteractiveTransition() {
    isInteractive = true
    coordinator.interactionDidChange(isInteractive: true, isCancelled: false)
  }

  func finishInteractiveTransition() {
    isInteractive = false
    coordinator.interactionDidChange(isInteractive: false, isCancelled: false)
  }

  func cancelInteractiveTransition() {
    isInteractive = false
    transitionWasCancelled = true
    coordinator.interactionDidChange(isInteractive: false, isCancelled: true)
  }

  // MARK: What the animator asks

  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { coordinator.presentationStyle }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: movesFrom ? shownViews[.from] ?? from?.view : nil
    case .to: movesTo ? shownViews[.to] ?? to?.view : nil
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }
  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }
}
