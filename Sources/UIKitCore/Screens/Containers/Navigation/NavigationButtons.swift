import PlatformInterface

/// A view with a history of its own, which the Back and Forward buttons of a mouse lead through, as a web
/// view's.
@MainActor
package protocol HistoryView: UIView {
  /// Goes one step; false where there is none in the direction.
  func navigate(_ direction: NavigationDirection) -> Bool
}

/// The Back and Forward buttons of a mouse: the history of the web view that is meant, and then, for Back,
/// what the back button of the bar in sight does. Controllers that were popped are gone: Forward does nothing
/// more.
final class NavigationButtons: SceneFeature {
  override class var priority: EventPriority { .pages }

  override func navigate(_ direction: NavigationDirection, in window: UIWindow) -> Bool {
    guard var front = window.rootViewController else { return false }
    while let presented = front.presentation.presented { front = presented }
    if let view = historyView(in: window, of: front), view.navigate(direction) { return true }
    guard direction == .back, let navigation = front.shownNavigation,
      navigation.presentation.transition == nil,
      !(navigation.topViewController?.navigationItem.hidesBackButton ?? false)
    else { return false }
    navigation.bar.goBack()
    return true
  }

  /// The one under the pointer, or around what has the keyboard, or else the first in sight.
  ///
  /// - Complexity: O(views in the window).
  private func historyView(in window: UIWindow, of front: UIViewController)
    -> (any HistoryView)?
  {
    let pointed = host.pointer.flatMap { window.hitTest(window.fromScreen($0), with: nil) }
    for start: UIResponder? in [pointed, window.firstResponder] {
      var link = start
      while let responder = link {
        if let found = responder as? any HistoryView { return found }
        link = responder.next
      }
    }
    guard let root = front.viewIfLoaded else { return nil }
    var waiting = [root]
    while let view = waiting.popLast() {
      guard !view.isHidden, view.alpha > 0, view.window === window else { continue }
      if let found = view as? any HistoryView { return found }
      waiting += view.subviews
    }
    return nil
  }
}
