import QuartzCore

/// Where a search takes place: over the screen of a navigation controller, or over the controller in
/// whose view the bar is.
extension UISearchController {
  private final var navigation: UINavigationController? { host?.navigationController }

  /// The controller whose item has this one, or in whose view the bar lies.
  final func searchedController() -> UIViewController? {
    if let owner = itemOwner { return owner }
    var link: UIResponder? = searchBar.next
    while let responder = link {
      if let controller = responder as? UIViewController, controller !== self { return controller }
      link = responder.next
    }
    return nil
  }

  private final var itemOwner: UIViewController? {
    guard let navigation = searchBar.navigationBar?.owner else { return nil }
    return navigation.stack.last { $0.navigationItem.searchController === self }
  }

  private final var isInItem: Bool { host?.navigationItem.searchController === self }

  final func attach(to host: UIViewController) {
    guard searchResultsController != nil || obscuresBackgroundDuringPresentation else { return }
    host.addChild(self)
    let container = isInItem ? navigation?.container : host.view.superview
    (container ?? host.view)?.addSubview(view)
    layOutOverlay()
    didMove(toParent: host)
    appearance.begin(isAppearing: true, animated: false, isManual: true)
    appearance.end()
    shade.alpha = 0
  }

  final func detach() {
    guard parent != nil else { return }
    appearance.begin(isAppearing: false, animated: false, isManual: true)
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
    appearance.end()
  }

  /// Below the navigation bar, or below the bar itself.
  final func layOutOverlay() {
    guard isViewLoaded, let container = view.superview else { return }
    view.frame = container.bounds
    guard !isInItem else { return }
    let bottom = searchBar.convert(CGPoint(x: 0, y: searchBar.bounds.maxY), to: container).y
    let top = max(bottom, 0)
    view.frame = CGRect(
      x: 0, y: top, width: container.bounds.width, height: max(container.bounds.height - top, 0))
  }

  /// Bar and shade come or go.
  final func move(_ completion: @escaping () -> Void) {
    let isShown = isActive
    let change = {
      self.shade.alpha = isShown ? 1 : 0
      self.searchBar.setNeedsLayout()
      self.navigation?.searchDidChange()
      self.layOutOverlay()
      self.searchBar.layoutIfNeeded()
    }
    searchBar.layOut(animated: false)
    guard let window = searchBar.window, UIView.areAnimationsEnabled else {
      change()
      return completion()
    }
    _ = window
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseInOut, animations: change
    ) { _ in completion() }
  }

  final func barHeightDidChange(animated: Bool) {
    guard animated, searchBar.window != nil else { return navigation?.searchDidChange() ?? () }
    UIView.animate(withDuration: 0.25) { self.navigation?.searchDidChange() }
  }
}

extension UISearchBar {
  /// The bar that shows this one.
  final var navigationBar: UINavigationBar? { superview?.superview as? UINavigationBar }
}
