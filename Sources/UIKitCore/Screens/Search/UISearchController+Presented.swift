import PlatformInterface

/// A search whose bar is in no view: the program presents it, and the bar comes with it at the screen's upper edge.
///
/// iOS-BEHAVIOUR: it lies over the whole screen, which stays where it is, and ends with the search. Evidence: unmeasured.
extension UISearchController {
  /// Whether the program presents it and its bar lies in its own view.
  final var isPresentedAlone: Bool { bottomOfOwnBar != nil }

  /// The lower edge of the bar where it lies in the controller's own view; nil where it lies elsewhere.
  final var bottomOfOwnBar: CGFloat? {
    guard isViewLoaded, let strip, strip.superview === view else { return nil }
    return strip.frame.maxY
  }

  /// Puts the bar at the upper edge of the view, which is about to be seen.
  final func showOwnBar() {
    let strip = MaterialView(UIBlurEffect(style: .systemChromeMaterial))
    self.strip = strip
    view.addSubview(strip)
    searchBar.translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(searchBar)
    layOutOwnBar()
  }

  final func layOutOwnBar() {
    guard let strip, strip.superview === view else { return }
    let top = view.safeAreaInsets.top
    let height = searchBar.naturalHeight(inNavigationBar: true)
    strip.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: top + height)
    searchBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    view.bringSubviewToFront(strip)
    view.bringSubviewToFront(searchBar)
  }

  final func removeOwnBar() {
    strip?.removeFromSuperview()
    strip = nil
    if searchBar.superview === view { searchBar.removeFromSuperview() }
  }
}
