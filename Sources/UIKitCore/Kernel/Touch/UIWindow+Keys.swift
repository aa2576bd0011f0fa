extension UIWindow {
  /// Who gets keys while there is no first responder: the view of the frontmost controller.
  var keyTarget: UIResponder {
    var controller = rootViewController
    while let presented = controller?.presentation.presented { controller = presented }
    guard let controller else { return self }
    return controller.viewIfLoaded ?? controller
  }

  /// Who keys and text are for: the first responder, unless something is presented over it that has to be answered
  /// first. It stays the first responder, and what is typed is its own again once that is gone; nil where there is
  /// none, or where it is covered.
  ///
  /// iOS-BEHAVIOUR: the keyboard goes while an alert is up and comes back after it. Evidence: unmeasured
  var responderForKeys: UIResponder? {
    guard let first = firstResponder else { return nil }
    guard rootViewController?.presentation.presented != nil,
      let view = FirstResponder.view(of: first)
    else { return first }
    var isCovered = false
    var controller = rootViewController
    while let presented = controller?.presentation.presented {
      if let container = presented.presentation.controller?.container {
        // What is docked at the window's edge belongs to the controller that it comes from.
        if view.isDescendant(of: container)
          || sequence(first: first, next: \.next).contains(where: { $0 === presented })
        {
          isCovered = false
        } else if presented.presentation.takesKeys,
          container.superview.map(view.isDescendant(of:)) ?? false
        {
          isCovered = true
        }
      }
      controller = presented
    }
    return isCovered ? nil : first
  }
}
