import PlatformInterface

/// Ctrl+F: begins the search of the screen that is in front.
final class SearchCommand: SceneFeature {
  override class var priority: EventPriority { .menuOpening }

  override func canPerform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    command == .find
      && (Self.search(in: window) != nil || Self.searchBar(in: window) != nil)
  }

  override func perform(_ command: DesktopCommand, in window: UIWindow) -> Bool {
    guard command == .find else { return false }
    if let search = Self.search(in: window) {
      // A bar that was scrolled away comes back with the search.
      if !search.isActive { search.isActive = true }
      return search.searchBar.becomeFirstResponder() || search.isActive
    }
    guard let bar = Self.searchBar(in: window) else { return false }
    var link = bar.superview
    while let view = link {
      if let list = view as? UIScrollView {
        list.scrollRectToVisible(list.convert(bar.bounds, from: bar), animated: false)
      }
      link = view.superview
    }
    return bar.becomeFirstResponder()
  }

  /// Escape ends a search from among what was found, too.
  override func handleKeyFirst(_ input: KeyInput, by responder: UIResponder?) -> Bool {
    guard input.key == .escape, input.isDown, let window = host.scene?.windowForKeys,
      window.firstResponder == nil, let search = Self.search(in: window), search.isActive
    else { return false }
    search.cancelByKey()
    return true
  }

  /// The search of a navigation item in sight; the innermost controller comes first.
  private static func search(in window: UIWindow) -> UISearchController? {
    var front = window.rootViewController
    while let presented = front?.presentation.presented { front = presented }
    return front.flatMap { shownSearch(of: $0) }
  }

  private static func shownSearch(of controller: UIViewController) -> UISearchController? {
    for child in controller.storedChildren where child.viewIfLoaded?.window != nil {
      if let found = shownSearch(of: child) { return found }
    }
    guard controller.navigationController != nil else { return nil }
    return controller.navigationItem.searchController
  }

  /// A search bar anywhere in what is in front, also where it was scrolled out of sight; or a field whose keyboard
  /// has a key to search.
  ///
  /// - Complexity: O(views in front).
  private static func searchBar(in window: UIWindow) -> UIView? {
    var waiting: [UIView] = [window.keyTarget as? UIView ?? window]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.isUserInteractionEnabled else { continue }
      if let bar = view as? UISearchBar { return bar }
      if let field = view as? UITextField, field.returnKeyType == .search { return field }
      waiting.append(contentsOf: view.storedSubviews.reversed())
    }
    return nil
  }
}
