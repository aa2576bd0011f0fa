/// Gives the pages beside those in sight.
///
/// In the style `.scroll` answers are kept until pages or the data source are set again; nil, too.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page behind one; nil where there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns how many dots there are below the pages; it is asked after `setViewControllers`, not
  /// after swipes, which move the dot by one. Both methods together make the dots appear.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns which of the dots stands for the first page, asked together with their number.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// A negative number stands for the method's being left out.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { -1 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { -1 }
}

/// Hears of page turns by the user; of those by the program the completion tells. Every method is
/// optional.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Hears that the user begins to turn to pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Hears that the user has turned pages, or let them go back.
  ///
  /// - Parameters:
  ///   - finished: false where the animation was cut short.
  ///   - completed: false where the user went back to `previousViewControllers`.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// Returns where the book is bound in an orientation. It is asked in the style `.pageCurl` when
  /// the orientation changes, and may call `setViewControllers` with as many pages as the new
  /// location shows.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// Returns the orientations in which pages may be shown.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// `.none` stands for the method's being left out.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .none }
  /// No orientation stands for the method's being left out.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { [] }
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .unknown }
}
