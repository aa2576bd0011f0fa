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

  /// Whether there is content beyond the lower edge.
  var isContentBelow: Bool {
    guard let scroll, scroll.window != nil else { return false }
    return scroll.contentOffset.y < scroll.verticalRange.maximum - 0.5
  }
}
