/// The rules by which responders take and yield the first place of a window.
@MainActor
enum FirstResponder {
  /// The view that a responder is or belongs to; nil where its chain leads to none.
  static func view(of responder: UIResponder) -> UIView? {
    var link: UIResponder? = responder
    while let current = link {
      if let view = current as? UIView { return view }
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      link = current.next
    }
    return nil
  }

  /// The window whose first responder `responder` could be.
  static func window(of responder: UIResponder) -> UIWindow? {
    if let view = responder as? UIView { return view.window }
    if let controller = responder as? UIViewController { return controller.viewIfLoaded?.window }
    // Other responders belong to the window their chain leads to.
    var link = responder.next
    while let current = link {
      if let view = current as? UIView { return view.window }
      link = current.next
    }
    return nil
  }

  /// The view that asked to be first before it was in a window.
  private static weak var waiting: UIView?

  // iOS-BEHAVIOUR: a view that asks in viewDidLoad or viewWillAppear, while its window is nil, is
  // refused and becomes first all the same when it comes into a window. Evidence: view-8.
  static func wait(_ view: UIView) { if view.canBecomeFirstResponder { waiting = view } }

  /// Called once views have come into their window.
  static func fulfil() {
    guard let view = waiting, view.window != nil else { return }
    waiting = nil
    view.becomeFirstResponder()
  }

  static func become(_ responder: UIResponder) -> Bool {
    guard let window = window(of: responder) else {
      if let view = responder as? UIView { wait(view) }
      return false
    }
    waiting = nil
    if window.firstResponder === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    return window.inputPanel.during {
      if let current = window.firstResponder {
        guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
      }
      window.firstResponder = responder
      return true
    }
  }

  static func resign(_ responder: UIResponder) -> Bool {
    if waiting === responder { waiting = nil }
    guard let window = window(of: responder), window.firstResponder === responder else {
      return true
    }
    guard responder.canResignFirstResponder else { return false }
    window.inputPanel.forget(responder)
    window.inputPanel.during { window.firstResponder = nil }
    return true
  }

  /// Makes the window's first responder yield if it is `view` or lies inside it; asked or forced.
  static func endEditing(in view: UIView, force: Bool) -> Bool {
    guard let window = view.window, let responder = window.firstResponder,
      isInside(responder, view)
    else { return true }
    if responder.canResignFirstResponder, responder.resignFirstResponder() { return true }
    guard force else { return false }
    window.inputPanel.during { window.firstResponder = nil }
    return true
  }

  /// A responder that leaves its window stops being its first one, whatever it says.
  static func leave(_ window: UIWindow, with view: UIView) {
    window.inputPanelIfMade?.forget(in: view)
    guard let responder = window.firstResponder,
      isInside(responder, view) || (responder as? UIViewController)?.viewIfLoaded === view
    else { return }
    window.inputPanel.during {
      _ = responder.resignFirstResponder()
      if window.firstResponder === responder { window.firstResponder = nil }
    }
  }

  private static func isInside(_ responder: UIResponder, _ view: UIView) -> Bool {
    var link: UIResponder? = responder
    while let current = link {
      if current === view { return true }
      if let other = current as? UIView { return other.isDescendant(of: view) }
      link = current.next
    }
    return false
  }
}
