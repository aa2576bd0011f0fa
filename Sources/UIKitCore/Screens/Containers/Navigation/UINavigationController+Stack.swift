import Failures
import PlatformInterface

/// Changing the stack, and following it with what is shown.
extension UINavigationController {
  /// Takes over a new stack at once; the views follow in the next layout, so that several changes in
  /// a row make one transition.
  final func replaceStack(_ new: [UIViewController], _ animated: Bool) {
    for controller in new {
      require(
        !(controller is UINavigationController),
        "Pushing a navigation controller is not supported")
    }
    let old = stack
    let gone = old.filter { !new.contains($0) }
    for controller in gone { controller.willMove(toParent: nil) }
    stack = new
    // What is seen stays until its view has gone.
    for controller in gone where controller !== shown { controller.removeFromParent() }
    for come in new where come.storedParent !== self { addChild(come) }
    for come in new where !old.contains(come) && come !== new.last {
      come.didMove(toParent: self)
    }
    storedChildren = storedChildren.filter { !new.contains($0) } + new
    animatesNext = animated
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    guard let view = viewIfLoaded else { return bar.show(new.map(\.navigationItem), .none) }
    view.setNeedsLayout()
    if view.window == nil { bar.show(new.map(\.navigationItem), .none) }
  }

  /// A controller of the stack has left by itself, or another container has taken it.
  final func dropFromStack(_ controller: UIViewController) {
    guard let index = stack.firstIndex(of: controller) else { return }
    stack.remove(at: index)
    if shown === controller {
      shown = nil
      follow(nil)
      if controller.viewIfLoaded?.superview === container { controller.view.removeFromSuperview() }
    }
    bar.show(stack.map(\.navigationItem), .none)
    viewIfLoaded?.setNeedsLayout()
  }

  final func popTo(count: Int, _ animated: Bool) -> [UIViewController] {
    MainThreadChecker.checked("UINavigationController.popViewController(animated:)") {
      popHere(count: count, animated)
    }
  }

  private func popHere(count: Int, _ animated: Bool) -> [UIViewController] {
    let popped = Array(stack[count...])
    if popped.isEmpty { return [] }
    replaceStack(Array(stack[..<count]), animated)
    return popped
  }

  /// The running animation, which bars join.
  final var runningAnimation: UIViewPropertyAnimator? {
    (transition?.animator as? SlidingAnimator)?.animator
  }

  /// Brings the topmost controller into sight, if it is not yet.
  final func showTop() {
    guard isViewLoaded, transition == nil, shown !== stack.last else { return }
    let animated =
      animatesNext && view.window != nil && UIView.areAnimationsEnabled
    animatesNext = false
    guard let top = stack.last else { return hideShown() }
    let old = shown
    let isPop = old.map { !stack.contains($0) } ?? false
    shown = top
    top.loadViewIfNeeded()
    guard stack.contains(top) else {
      // Another container took it as it was loaded.
      shown = old
      return view.setNeedsLayout()
    }
    follow(scrollView(of: top))
    delegate?.navigationController(self, willShow: top, animated: animated)
    showTools(of: top, animated: animated)
    let frame = contentFrame(of: top)
    if let old, animated {
      begin(from: old, to: top, isPop: isPop, frame)
    } else {
      exchange(old, top, frame)
    }
  }

  private func hideShown() {
    guard let old = shown else { return }
    shown = nil
    follow(nil)
    old.viewIfLoaded?.removeFromSuperview()
    if !stack.contains(old) { old.removeFromParent() }
    bar.show([], .none)
  }

  /// At once.
  private func exchange(_ old: UIViewController?, _ top: UIViewController, _ frame: CGRect) {
    bar.show(stack.map(\.navigationItem), .none)
    collapseForReturn()
    let isSeen = appearance.phase == .appeared || appearance.phase == .appearing
    if isSeen, view.window != nil {
      old?.appearance.begin(isAppearing: false, animated: false, isManual: true)
      top.appearance.begin(isAppearing: true, animated: false, isManual: true)
    }
    top.view.frame = frame
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(top.view)
    LayoutNavigationAnimator(from: old, to: top)?.change(animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    layoutBars()
    if isSeen, let window = view.window {
      old?.appearance.end()
      top.appearance.schedule(in: window) { [weak self] in
        self?.settle(old, top)
        self?.didShow(top, false)
      }
    } else {
      settle(old, top)
      waitsToTell = true
    }
  }

  /// The whole appeared with a controller that it had shown before anybody saw it.
  final func tellAfterAppearing() {
    guard waitsToTell, let window = view.window else { return }
    waitsToTell = false
    window.windowScene?.host.loop.afterNextLayout { [weak self] in
      guard let self, let shown else { return }
      didShow(shown, false)
    }
  }

  private func didShow(_ controller: UIViewController, _ animated: Bool) {
    delegate?.navigationController(self, didShow: controller, animated: animated)
  }

  /// Who is whose child follows.
  private func settle(_ old: UIViewController?, _ top: UIViewController) {
    if let old, !stack.contains(old), old.storedParent === self { old.removeFromParent() }
    top.didMove(toParent: self)
  }

  // MARK: Animated

  private func begin(
    from old: UIViewController, to top: UIViewController, isPop: Bool, _ frame: CGRect
  ) {
    let operation: Operation = isPop ? .pop : .push
    let own = delegate?.navigationController(
      self, animationControllerFor: operation, from: old, to: top)
    let layouts = own == nil ? LayoutNavigationAnimator(from: old, to: top) : nil
    let animator = own ?? layouts ?? NavigationAnimator(isPop: isPop)
    let interaction =
      delegate?.navigationController(self, interactionControllerFor: animator)
      ?? (own == nil && layouts == nil ? popGesture?.interaction : nil)
    let oldStack = stack
    let run = ControllerTransition(
      from: old, to: top, in: container, animator: animator, interaction: interaction)
    run.initialFrames[ObjectIdentifier(old)] = old.view.frame
    run.finalFrames[ObjectIdentifier(top)] = frame
    run.finish = { [weak self] isDone in
      self?.end(from: old, to: top, isDone, oldStack)
    }
    run.settle = { [weak self] isDone in
      if isDone { self?.settle(old, top) }
    }
    transition = run
    setActiveCoordinator(run.coordinator)
    top.view.frame = frame
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let items = stack.map(\.navigationItem)
    bar.adopt(items)
    collapseForReturn()
    run.run { [self] in layoutBars() }
    let fades =
      own == nil && interaction == nil && UIAccessibility.prefersCrossFadeTransitions
    bar.show(items, fades ? .fade : isPop ? .backward : .forward)
  }

  private func end(
    from old: UIViewController, to top: UIViewController, _ isDone: Bool,
    _ oldStack: [UIViewController]
  ) {
    transition = nil
    setActiveCoordinator(nil)
    popGesture?.interaction = nil
    if isDone {
      if old.viewIfLoaded?.superview === container { old.view.removeFromSuperview() }
      if top.view.superview !== container { container.addSubview(top.view) }
      top.view.frame = contentFrame(of: top)
    } else {
      takeBack(old, top)
    }
    layoutBars()
    viewIfLoaded?.setNeedsLayout()
    let seen = isDone ? top : old
    viewIfLoaded?.window?.windowScene?.host.loop.afterNextLayout { [weak self] in
      if isDone { self?.didShow(seen, true) }
    }
  }

  /// A swipe that was let go too early: the stack is what it was.
  private func takeBack(_ old: UIViewController, _ top: UIViewController) {
    top.viewIfLoaded?.removeFromSuperview()
    old.view.transform = .identity
    if old.view.superview !== container { container.addSubview(old.view) }
    shown = old
    if !stack.contains(old) {
      stack.append(old)
      storedChildren = storedChildren.filter { $0 !== old } + [old]
    } else if let index = stack.firstIndex(of: top), stack.last === top {
      stack.remove(at: index)
      top.removeFromParent()
    }
    old.view.frame = contentFrame(of: old)
    follow(scrollView(of: old))
    bar.show(stack.map(\.navigationItem), .none)
    collapseForReturn()
    showTools(of: old, animated: false)
  }
}
