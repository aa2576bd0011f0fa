import PlatformInterface

/// The steps of one presentation; called on the presented controller.
extension UIViewController {
  /// The controller of the presentation going on, or of one to come.
  final func presentationControllerNow() -> UIPresentationController? {
    if let known = presentation.controller { return known }
    if storedParent != nil { return nil }
    let made = makePresentationController(presenting: nil, source: self)
    presentation.controller = made
    return made
  }

  private func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController {
    if let own = ownPresentationController(presenting: presenting) { return own }
    switch modalPresentationStyle {
    case .custom:
      return transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    case .automatic, .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext,
      .blurOverFullScreen:
      return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  final func adaptedStyle(
    _ wished: UIPresentationController, _ traits: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard let delegate = wished.delegate else {
      return wished.adaptivePresentationStyle(for: traits)
    }
    let answer = OptionalMethod.call(.adaptiveStyle) {
      delegate.adaptivePresentationStyle(for: wished, traitCollection: traits)
    }
    return answer ?? wished.adaptivePresentationStyle(for: traits)
  }

  /// The one to be used in a window with these traits: popovers become sheets where it is narrow,
  /// unless the delegate says otherwise.
  final func adapted(
    _ wished: UIPresentationController, _ traits: UITraitCollection
  ) -> UIPresentationController {
    let style = adaptedStyle(wished, traits)
    let own = wished.presentedViewController.modalPresentationStyle
    guard style != .none, style != own else {
      wished.effectiveStyle = own == .automatic ? .pageSheet : own
      return wished
    }
    let made: UIPresentationController
    switch style {
    case .automatic, .pageSheet, .formSheet:
      made =
        ownSheetPresentation() ?? (wished as? UIPopoverPresentationController)?
        .adaptiveSheetPresentationController
        ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    made.effectiveStyle = style == .automatic ? .pageSheet : style
    if made.delegate == nil { made.delegate = wished.delegate }
    wished.delegate?.presentationController(wished, prepare: made)
    return made
  }

  // MARK: Coming

  final func beginPresentation(
    by presenter: UIViewController, source: UIViewController, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    if modalPresentationStyle == .custom || presentation.controller == nil {
      presentation.controller = makePresentationController(presenting: presenter, source: source)
    }
    let wished = presentation.controller!
    let controller = adapted(wished, window.traitCollection)
    presentation.wished = wished
    presentation.controller = controller
    presentation.isBeingPresented = true
    presenter.presentation.presented = self
    presentation.presenter = presenter
    let place = presenter.placeOfPresented(controller, in: window)
    let isInside = place === window || place === presenter.view
    let container = PresentationContainer(
      controller, frame: isInside ? place.bounds : presenter.view.frame)
    controller.container = container
    loadViewIfNeeded()
    presentationStyleDidChange()
    place.addSubview(container)
    controller.delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: controller.effectiveStyle,
      transitionCoordinator: nil)
    let covers = controller.shouldRemovePresentersView
    if animated, UIView.areAnimationsEnabled {
      present(controller, presenter, source, container, covers, completion)
      return
    }
    controller.presentationTransitionWillBegin()
    takeFocus(to: container)
    if covers { presenter.appearance.begin(isAppearing: false, animated: animated, isManual: true) }
    appearance.begin(isAppearing: true, animated: animated, isManual: true)
    if let view = controller.presentedView {
      view.frame = controller.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    controller.moveAlongside(isPresenting: true)
    appearance.schedule(in: window) { [self] in
      endPresentation(controller, presenter, covers, true)
      if covers { presenter.appearance.end() }
      completion?()
    }
  }

  /// The view that a presentation covers: a context's own, or its superview where what is inside the
  /// context's own scrolls.
  private func placeOfPresented(
    _ controller: UIPresentationController, in window: UIWindow
  ) -> UIView {
    guard controller.presentationStyle.isOfContext, storedParent != nil else { return window }
    return (view is UIScrollView ? view.superview : view) ?? window
  }

  private func present(
    _ controller: UIPresentationController, _ presenter: UIViewController,
    _ source: UIViewController, _ container: PresentationContainer, _ covers: Bool,
    _ completion: (() -> Void)?
  ) {
    let animator =
      transitioningDelegate?.animationController(
        forPresented: self, presenting: presenter, source: source)
      ?? controller.animator(isPresenting: true)
    let run = ControllerTransition(
      from: presenter, to: self, in: container, animator: animator,
      interaction: transitioningDelegate?.interactionControllerForPresentation(using: animator),
      style: controller.presentationStyle, speaksToFrom: covers)
    run.shownViews[.to] = controller.presentedView
    run.movesFrom = controller.takesPresentersView
    run.initialFrames[ObjectIdentifier(presenter)] = presenter.view.frame
    let finalFrame = controller.frameOfPresentedViewInContainerView
    run.finalFrames[ObjectIdentifier(self)] = finalFrame
    // iOS-BEHAVIOUR: the view has its size when it is told that it will appear, whoever moves it then: BottomPopup cuts
    // its corners there. Evidence: unmeasured.
    if controller.presentationStyle == .custom, let view = controller.presentedView,
      view.superview == nil
    {
      view.frame = finalFrame
    }
    run.finish = { [self] isDone in endPresentation(controller, presenter, covers, isDone) }
    run.settle = { [self] _ in
      presentation.transition = nil
      completion?()
    }
    presentation.transition = run
    container.isMoving = true
    setActiveCoordinator(run.coordinator)
    presenter.setActiveCoordinator(run.coordinator)
    controller.presentationTransitionWillBegin()
    takeFocus(to: container)
    run.run { controller.moveAlongside(isPresenting: true) }
  }

  private func endPresentation(
    _ controller: UIPresentationController, _ presenter: UIViewController, _ covers: Bool,
    _ isDone: Bool
  ) {
    presentation.isBeingPresented = false
    controller.container?.isMoving = false
    if isDone {
      if controller.takesPresentersView, presenter.presentation.presented === self {
        presenter.viewIfLoaded?.removeFromSuperview()
      }
      if let container = controller.container, let view = controller.presentedView,
        view.superview !== container
      {
        container.addSubview(view)
      }
      controller.container?.setNeedsLayout()
    } else {
      forget(controller, presenter)
    }
    controller.presentationTransitionDidEnd(isDone)
  }

  /// Keys are for what is presented now.
  private func takeFocus(to container: UIView) {
    if presentation.takesKeys { container.window?.focusSystem.cover(by: container) }
  }

  private func forget(_ controller: UIPresentationController, _ presenter: UIViewController) {
    let window = controller.container?.window
    controller.presentedView?.removeFromSuperview()
    controller.container?.removeFromSuperview()
    if let container = controller.container { window?.focusSystem.uncover(container) }
    controller.container = nil
    controller.dimTint(false)
    presenter.presentation.presented = nil
    presentation.presenter = nil
    presentation.controller = nil
    presentation.wished = nil
  }

  // MARK: Going

  final func beginDismissal(
    to presenter: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let controller = presentation.controller else { return }
    let window = viewIfLoaded?.window
    presentation.isBeingDismissed = true
    let covered = controller.shouldRemovePresentersView
    controller.dismissalTransitionWillBegin()
    if animated, UIView.areAnimationsEnabled, let container = controller.container, window != nil {
      dismiss(controller, presenter, container, covered, completion)
      return
    }
    appearance.begin(isAppearing: false, animated: animated, isManual: true)
    if covered {
      presenter.appearance.begin(isAppearing: true, animated: animated, isManual: true)
      uncover(presenter, below: controller.container, in: window)
    }
    controller.moveAlongside(isPresenting: false)
    forget(controller, presenter)
    presentation.presenter = presenter
    let finish: @MainActor () -> Void = { [self] in
      appearance.end()
      presentation.isBeingDismissed = false
      presentation.presenter = nil
      controller.dismissalTransitionDidEnd(true)
      completion?()
      tellGone()
    }
    if covered, let window {
      presenter.appearance.schedule(in: window, then: finish)
    } else if let loop = window?.windowScene?.host.loop {
      loop.afterNextLayout(finish)
    } else {
      finish()
    }
  }

  /// Puts back the view that a full-screen presentation took away.
  private func uncover(
    _ presenter: UIViewController, below container: UIView?, in window: UIWindow?
  ) {
    guard let window, let view = presenter.viewIfLoaded, view.superview == nil else { return }
    view.frame = window.bounds
    if let container, container.superview === window {
      window.insertSubview(view, belowSubview: container)
    } else {
      window.addSubview(view)
    }
  }

  private func dismiss(
    _ controller: UIPresentationController, _ presenter: UIViewController,
    _ container: PresentationContainer, _ covered: Bool, _ completion: (() -> Void)?
  ) {
    let animator =
      transitioningDelegate?.animationController(forDismissed: self)
      ?? controller.animator(isPresenting: false)
    let run = ControllerTransition(
      from: self, to: presenter, in: container, animator: animator,
      interaction: transitioningDelegate?.interactionControllerForDismissal(using: animator),
      style: controller.presentationStyle, speaksToTo: covered)
    run.shownViews[.from] = controller.presentedView
    let isTaken = controller.takesPresentersView
    run.movesTo = isTaken
    run.prepare = { [self] in
      if isTaken { uncover(presenter, below: container, in: container.window) }
    }
    run.initialFrames[ObjectIdentifier(self)] = controller.presentedView?.frame
    run.finalFrames[ObjectIdentifier(presenter)] = container.bounds
    run.finish = { [self] isDone in
      container.isMoving = false
      presentation.isBeingDismissed = false
      if isDone {
        if isTaken, let view = presenter.viewIfLoaded, let window = container.window,
          view.superview !== window
        {
          window.insertSubview(view, at: 0)
        }
        forget(controller, presenter)
      } else if isTaken {
        presenter.viewIfLoaded?.removeFromSuperview()
      }
      controller.dismissalTransitionDidEnd(isDone)
    }
    run.settle = { [self] isDone in
      presentation.transition = nil
      completion?()
      if isDone { tellGone() }
    }
    presentation.transition = run
    container.isMoving = true
    setActiveCoordinator(run.coordinator)
    run.run { controller.moveAlongside(isPresenting: false) }
  }

  private func tellGone() {
    let handler = presentation.whenGone
    presentation.whenGone = nil
    handler?()
  }
}
