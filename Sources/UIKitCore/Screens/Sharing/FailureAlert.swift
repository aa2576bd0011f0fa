import PlatformInterface

/// Alerts in which the user reads why something that they asked of the desktop was not done.
@MainActor
enum FailureAlert {
  /// Shows one over a screen; false, after a line in the log, where that screen cannot show any now.
  ///
  /// - Parameter gone: called once, when the user has read it.
  static func show(
    _ title: String, _ reason: String, over screen: UIViewController?,
    gone: @escaping () -> Void = {}
  ) -> Bool {
    Log.write("\(title): \(reason)")
    guard let screen, screen.viewIfLoaded?.window != nil, screen.presentedViewController == nil
    else { return false }
    let alert = UIAlertController(title: title, message: reason, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in })
    alert.presentation.whenGone = gone
    screen.present(alert, animated: true)
    return true
  }
}

extension UIResponder {
  /// Opens a link with the desktop's program for it. Where none does, an alert over the screen that the responder
  /// is part of says why.
  package func openOrExplain(_ url: URL) {
    UIApplication.shared.open(url) { [weak self] outcome in
      guard case .failed(let reason) = outcome else { return }
      var link: UIResponder? = self
      while let responder = link, !(responder is UIViewController) { link = responder.next }
      _ = FailureAlert.show("Not Opened", reason, over: link as? UIViewController)
    }
  }
}
