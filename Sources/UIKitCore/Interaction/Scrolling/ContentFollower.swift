/// Hears where the content of a scroll view ends, for a bar at its lower edge.
@MainActor
final class ContentFollower {
  /// What a scroll view knows of a follower.
  struct Place {
    weak var follower: ContentFollower?
  }

  /// Called as the content is scrolled or has another size, once for each change.
  var changed: () -> Void = {}
  private weak var scroll: UIScrollView?

  /// Follows another scroll view; nil follows none.
  func follow(_ new: UIScrollView?) {
    guard new !== scroll else { return }
    scroll?.contentFollowers.removeAll { $0.follower == nil || $0.follower === self }
    scroll = new
    new?.contentFollowers.append(Place(follower: self))
  }

  /// The content of a controller that goes on behind a bar at its lower edge: what it names, else the outermost
  /// scroll view in its view, also where containers such as split views lie between; nil where there is none.
  static func content(of controller: UIViewController?) -> UIScrollView? {
    if let named = controller?.contentScrollView(for: .bottom) { return named }
    guard let view = controller?.viewIfLoaded else { return nil }
    var level = [view]
    while !level.isEmpty {
      if let scroll = level.lazy.compactMap({ $0 as? UIScrollView }).first { return scroll }
      level = level.filter { !$0.isHidden }.flatMap(\.storedSubviews)
    }
    return nil
  }

  /// Whether there is content beyond the lower edge.
  var isContentBelow: Bool {
    guard let scroll, scroll.window != nil else { return false }
    return scroll.contentOffset.y < scroll.verticalRange.maximum - 0.5
  }
}
