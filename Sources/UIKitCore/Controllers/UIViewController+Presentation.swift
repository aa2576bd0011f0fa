import PlatformInterface

/// Who presents whom.
@MainActor
struct PresentationState {
  var presented: UIViewController?
  /// Holds the presented one, so it outlives it.
  weak var presenter: UIViewController?
  var isBeingPresented = false
  var isBeingDismissed = false
}

/// Presentation: a controller's view over everything else in the window.
extension UIViewController {
  /// The nearest ancestor, or this one, that presents something.
  var presenterInChain: UIViewController? {
    var link: UIViewController? = self
    while let current = link {
      if current.presentation.presented != nil { return current }
      link = current.storedParent
    }
    return nil
  }

  /// The nearest ancestor, or this one, that is presented.
  var presentedInChain: UIViewController? {
    var link: UIViewController? = self
    while let current = link {
      if current.presentation.presenter != nil { return current }
      link = current.storedParent
    }
    return nil
  }

  private var rootOfChain: UIViewController {
    var link = self
    while let parent = link.storedParent { link = parent }
    return link
  }

  func presentNow(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      controller !== self,
      "Application tried to present modally a view controller on itself. "
        + "Presenting controller is \(self).")
    if controller.presentation.presenter != nil || controller.storedParent != nil {
      preconditionFailure(
        "Application tried to present modally a view controller \(controller) that is already being "
          + "presented by \(controller.presentation.presenter ?? controller.storedParent ?? self).")
    }
    let presenter = rootOfChain
    if presenter.presentation.presented != nil {
      Log.write(
        "Attempt to present \(controller) on \(presenter) which is already presenting "
          + "\(presenter.presentation.presented?.description ?? "").")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Log.write(
        "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy."
      )
      return
    }
    controller.presentation.isBeingPresented = true
    presenter.presentation.presented = controller
    controller.presentation.presenter = presenter
    guard let view = controller.view else { return }
    let coversAll = controller.coversPresenter
    if coversAll {
      presenter.appearance.begin(isAppearing: false, animated: animated, isManual: true)
    }
    controller.appearance.begin(isAppearing: true, animated: animated, isManual: true)
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(view)
    controller.appearance.schedule(in: window) {
      controller.presentation.isBeingPresented = false
      if coversAll, presenter.presentation.presented === controller {
        presenter.viewIfLoaded?.removeFromSuperview()
        presenter.appearance.end()
      }
      completion?()
    }
  }

  // iOS-BEHAVIOUR: called on the presenter it dismisses what that presents, with everything above;
  // called on a presented controller that presents nothing itself it is passed to the presenter.
  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let presenter: UIViewController
    if let own = presenterInChain {
      presenter = own
    } else if let above = presentedInChain?.presentation.presenter {
      presenter = above
    } else {
      return
    }
    guard let controller = presenter.presentation.presented,
      !controller.presentation.isBeingDismissed
    else { return }
    if controller.presentation.presented != nil {
      controller.dismissNow(animated: false, completion: nil)
    }
    let window = controller.viewIfLoaded?.window
    controller.presentation.isBeingDismissed = true
    let covered = controller.coversPresenter
    controller.appearance.begin(isAppearing: false, animated: animated, isManual: true)
    if covered {
      presenter.appearance.begin(isAppearing: true, animated: animated, isManual: true)
      if let window, let view = presenter.viewIfLoaded, view.superview == nil {
        view.frame = window.bounds
        if let above = controller.viewIfLoaded {
          window.insertSubview(view, belowSubview: above)
        } else {
          window.addSubview(view)
        }
      }
    }
    controller.viewIfLoaded?.removeFromSuperview()
    presenter.presentation.presented = nil
    let finish: @MainActor () -> Void = {
      controller.appearance.end()
      controller.presentation.isBeingDismissed = false
      controller.presentation.presenter = nil
      completion?()
    }
    if covered, let window {
      presenter.appearance.schedule(in: window, then: finish)
    } else if let loop = window?.windowScene?.host.loop {
      loop.afterNextLayout(finish)
    } else {
      finish()
    }
  }

  /// Lets go of everything presented from here, without a word to completion handlers.
  func dismissAllPresented() {
    guard presentation.presented != nil else { return }
    dismissNow(animated: false, completion: nil)
  }

  // iOS-BEHAVIOUR: what a full-screen presentation covers leaves the hierarchy and disappears; under
  // sheets and "over" styles it stays.
  var coversPresenter: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .currentContext: true
    case .automatic, .none, .pageSheet, .formSheet, .custom, .overFullScreen, .overCurrentContext,
      .popover, .blurOverFullScreen:
      false
    }
  }
}
