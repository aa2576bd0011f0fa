extension UITabBarController {
  /// Moves from one controller to another as the delegate wishes; false where it has no wish, and nothing was done.
  ///
  /// The bar shows the new choice at once, as on iOS; where a movement is broken off, the old one is chosen again.
  final func run(from old: UIViewController, to new: UIViewController) -> Bool {
    guard UIView.areAnimationsEnabled,
      let animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    else { return false }
    let run = ControllerTransition(
      from: old, to: new, in: container, animator: animator,
      interaction: delegate?.tabBarController(self, interactionControllerFor: animator))
    run.initialFrames[ObjectIdentifier(old)] = old.view.frame
    run.finalFrames[ObjectIdentifier(new)] = container.bounds
    new.view.frame = container.bounds
    new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    run.finish = { [weak self] isDone in self?.end(from: old, to: new, isDone) }
    run.settle = { [weak self] _ in self?.transition = nil }
    transition = run
    setActiveCoordinator(run.coordinator)
    run.run()
    return true
  }

  private func end(from old: UIViewController, to new: UIViewController, _ isDone: Bool) {
    setActiveCoordinator(nil)
    let (shown, gone) = isDone ? (new, old) : (old, new)
    if shown.view.superview !== container { container.addSubview(shown.view) }
    gone.viewIfLoaded?.removeFromSuperview()
    if isDone {
      (parent as? UINavigationController)?.tabDidChange(self)
      layoutBar()
    } else {
      goBack(to: old)
    }
  }
}
