/// Presentations that are up while their window becomes narrow or wide.
extension UIWindow {
  /// Gives each presented controller the form it would have if it were presented now: popovers become
  /// sheets and sheets popovers, at once and without its views leaving the window.
  final func adaptPresentations() {
    var controller = rootViewController
    while let presented = controller?.presentation.presented {
      presented.adaptPresentation(in: self)
      controller = presented
    }
  }
}

extension UIViewController {
  fileprivate final func adaptPresentation(in window: UIWindow) {
    guard let old = presentation.controller, let wished = presentation.wished,
      let container = old.container, let place = container.superview,
      presentation.transition == nil, !presentation.isBeingPresented,
      !presentation.isBeingDismissed, needsAnother(old, wished, window.traitCollection)
    else { return }
    let new = adapted(wished, window.traitCollection)
    guard new !== old else { return }
    new.delegate?.presentationController(
      new, willPresentWithAdaptiveStyle: new.effectiveStyle, transitionCoordinator: nil)
    UIView.performWithoutAnimation {
      old.dimTint(false)
      let further = PresentationContainer(new, frame: container.frame)
      new.container = further
      place.insertSubview(further, aboveSubview: container)
      presentation.controller = new
      presentationStyleDidChange()
      // What holds the view is in the window before the view comes into it.
      if let shown = new.presentedView, shown !== view { further.addSubview(shown) }
      new.presentationTransitionWillBegin()
      if let shown = new.presentedView {
        shown.transform = .identity
        further.addSubview(shown)
        shown.frame = new.frameOfPresentedViewInContainerView
      }
      new.moveAlongside(isPresenting: true)
      old.dismissalTransitionWillBegin()
      old.moveAlongside(isPresenting: false)
      // What held the view goes, but never the view itself.
      if let rest = old.presentedView, rest !== view { rest.removeFromSuperview() }
      container.removeFromSuperview()
      old.container = nil
      old.dismissalTransitionDidEnd(true)
      new.dimTint(true)
      new.presentationTransitionDidEnd(true)
    }
  }

  private func needsAnother(
    _ old: UIPresentationController, _ wished: UIPresentationController,
    _ traits: UITraitCollection
  ) -> Bool {
    // Nothing to point at: a popover is no way to show it.
    if let popover = wished as? UIPopoverPresentationController, !popover.hasSource { return false }
    let style = adaptedStyle(wished, traits)
    let staysAsWished = style == .none || style == modalPresentationStyle
    if staysAsWished { return old !== wished }
    return old === wished || old.effectiveStyle != (style == .automatic ? .pageSheet : style)
  }
}
