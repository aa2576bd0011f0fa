import Failures
import PlatformInterface

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

  /// The nearest ancestor, or this one, that is the context of what is presented in such a style.
  private func contextPresenter(of controller: UIViewController) -> UIViewController? {
    guard controller.modalPresentationStyle.isOfContext else { return nil }
    var link: UIViewController? = self
    while let current = link, !current.definesPresentationContext { link = current.storedParent }
    return link
  }

  func presentNow(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    require(
      controller !== self,
      "Application tried to present modally a view controller on itself. "
        + "Presenting controller is \(self).")
    if controller.presentation.presenter != nil || controller.storedParent != nil {
      failure(
        "Application tried to present modally a view controller \(controller) that is already being "
          + "presented by \(controller.presentation.presenter ?? controller.storedParent ?? self).")
    }
    if controller.comesWithoutPresentation() {
      completion?()
      return
    }
    let presenter = contextPresenter(of: controller) ?? rootOfChain
    if let other = presenter.presentation.presented {
      // iOS-BEHAVIOUR: while the other one goes, the new one comes after it. Evidence: unmeasured.
      if other.presentation.isBeingDismissed, let running = other.presentation.transition {
        let before = running.settle
        running.settle = { isDone in
          before(isDone)
          self.presentNow(controller, animated: animated, completion: completion)
        }
        return
      }
      Log.write(
        "Attempt to present \(controller) on \(presenter) which is already presenting "
          + "\(other.description).")
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Log.write(
        "Attempt to present \(controller) on \(presenter) whose view is not in the window hierarchy."
      )
      return
    }
    controller.beginPresentation(
      by: presenter, source: self, in: window, animated: animated, completion: completion)
  }

  // iOS-BEHAVIOUR: called on the presenter it dismisses what that presents, with everything above;
  // called on a presented controller that presents nothing itself it is passed to the presenter.
  // Evidence: controller-3.
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
    controller.beginDismissal(to: presenter, animated: animated, completion: completion)
  }

  /// Lets go of everything presented from here, without a word to completion handlers.
  func dismissAllPresented() {
    guard presentation.presented != nil else { return }
    dismissNow(animated: false, completion: nil)
  }
}

extension UIModalPresentationStyle {
  /// Covers a context where there is one, and the window where not.
  var isOfContext: Bool { self == .currentContext || self == .overCurrentContext }
}
