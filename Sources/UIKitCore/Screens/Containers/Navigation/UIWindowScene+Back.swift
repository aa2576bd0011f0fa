extension UIWindowScene {
  /// Goes to the screen before the one that is seen, as its back button would, or takes away what is
  /// presented; false where there is neither.
  func goBack() -> Bool {
    guard var seen = (keyWindow ?? windows.first)?.rootViewController else { return false }
    while let next = seen.presentation.presented { seen = next }
    if let navigation = seen.shownNavigation {
      navigation.bar.goBack()
      return true
    }
    guard seen.presentation.presenter != nil else { return false }
    seen.dismiss(animated: true)
    return true
  }
}

extension UIViewController {
  /// The innermost navigation controller in sight that has somewhere to go back to.
  var shownNavigation: UINavigationController? {
    for child in storedChildren where child.viewIfLoaded?.window != nil {
      if let found = child.shownNavigation { return found }
    }
    guard let own = self as? UINavigationController, own.stack.count > 1 else { return nil }
    return own
  }
}
