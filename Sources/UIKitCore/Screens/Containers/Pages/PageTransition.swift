/// One turn from pages to others: who is told, whose child is whose.
///
/// A driver (`ScrolledPages`, `TurnedPages`) moves the views and says when it begins and ends.
@MainActor
final class PageTransition {
  let old: [UIViewController]
  let new: [UIViewController]
  let direction: UIPageViewController.NavigationDirection
  /// The delegate hears of turns by the user only.
  let isByUser: Bool
  private let completion: ((Bool) -> Void)?
  private unowned let owner: UIPageViewController

  init(
    _ owner: UIPageViewController, to new: [UIViewController],
    _ direction: UIPageViewController.NavigationDirection, isByUser: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.owner = owner
    old = owner.shown
    self.new = new
    self.direction = direction
    self.isByUser = isByUser
    self.completion = completion
  }

  private var coming: [UIViewController] { new.filter { !old.contains($0) } }
  private var going: [UIViewController] { old.filter { !new.contains($0) } }

  // iOS-BEHAVIOUR: the order of these calls, for turns that end and that are taken back, in both
  // styles. Evidence: controller-9.

  /// Announces the turn; `place` puts the views of the new pages where they begin.
  func begin(place: () -> Void) {
    if isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: new) }
    for page in coming where page.storedParent !== owner { owner.addChild(page) }
    for page in coming { page.appearance.begin(isAppearing: true, animated: true, isManual: true) }
    for page in going { page.appearance.begin(isAppearing: false, animated: true, isManual: true) }
    place()
    for page in coming { page.appearance.announceAppearing() }
  }

  /// The new pages are in sight alone, and `owner.shown` already.
  ///
  /// - Parameter isFinished: false where the turn was cut short.
  func finish(isFinished: Bool) {
    if owner.transitionStyle == .scroll {
      for page in coming { page.appearance.end() }
      Self.dismiss(going)
    } else {
      Self.dismiss(going)
      for page in coming { page.appearance.end() }
    }
    for page in coming { page.didMove(toParent: owner) }
    tell(isDone: true, isFinished: isFinished)
  }

  /// Takes pages away whose disappearance is announced.
  private static func dismiss(_ pages: [UIViewController]) {
    for page in pages {
      page.willMove(toParent: nil)
      // Leaving the window ends what was announced.
      page.viewIfLoaded?.removeFromSuperview()
      page.appearance.end()
      page.removeFromParent()
    }
  }

  /// The old pages are in sight alone again.
  ///
  /// - Parameter isFinished: false where the turn was cut short.
  func takeBack(isFinished: Bool) {
    let isSeen = owner.appearance.phase == .appeared
    func back(_ pages: [UIViewController]) {
      guard isSeen else { return }
      for page in pages { page.appearance.begin(isAppearing: true, animated: true, isManual: true) }
    }
    func away(_ pages: [UIViewController]) {
      for page in pages {
        page.appearance.begin(isAppearing: false, animated: true, isManual: true)
      }
    }
    if owner.transitionStyle == .scroll {
      back(going)
      if isSeen { for page in going { page.appearance.end() } }
      away(coming)
      Self.dismiss(coming)
    } else {
      away(coming)
      back(going)
      Self.dismiss(coming)
      if isSeen { for page in going { page.appearance.end() } }
    }
    tell(isDone: false, isFinished: isFinished)
  }

  private func tell(isDone: Bool, isFinished: Bool) {
    if isByUser {
      if isDone { owner.pageWasTurned(direction) }
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: isFinished, previousViewControllers: old,
        transitionCompleted: isDone)
    }
    completion?(isDone && isFinished)
  }

  // MARK: At once

  /// Puts `new` in the place of the pages in sight, without a turn; `place` adds their views.
  static func replace(
    in owner: UIPageViewController, with new: [UIViewController], place: () -> Void
  ) {
    let old = owner.shown
    let coming = new.filter { !old.contains($0) }
    let going = old.filter { !new.contains($0) }
    owner.shown = new
    for page in coming where page.storedParent !== owner { owner.addChild(page) }
    let window = owner.viewIfLoaded?.window
    let isSeen = owner.appearance.phase == .appeared && window != nil
    if isSeen {
      for page in coming {
        page.appearance.begin(isAppearing: true, animated: false, isManual: true)
      }
      for page in going {
        page.appearance.begin(isAppearing: false, animated: false, isManual: true)
      }
    }
    if owner.isViewLoaded { place() }
    dismiss(going)
    for page in coming {
      page.didMove(toParent: owner)
      if isSeen, let window { page.appearance.schedule(in: window) }
    }
  }
}

/// Shows pages and moves them: one for each transition style.
@MainActor
protocol PageDriver: AnyObject {
  /// What fills the controller's view but for the dots.
  var pagesView: UIView { get }
  /// Pages go where `pagesView` is now.
  func layOut()
  /// Shows `pages`, as many as there is space for, in place of those in sight.
  func show(
    _ pages: [UIViewController], _ direction: UIPageViewController.NavigationDirection,
    animated: Bool, completion: ((Bool) -> Void)?)
  /// What is known of pages that are not in sight no longer holds.
  func forgetNeighbours()
  /// The user asks for a turn by key or dot; false where there is no page.
  func turn(_ direction: UIPageViewController.NavigationDirection) -> Bool
  /// The end of what moves now, as good as reached.
  func settle()
}
