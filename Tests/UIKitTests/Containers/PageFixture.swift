import UIKit
import UIKitTestSupport
import XCTest

/// A page controller on a phone with numbered pages, and everything that was heard.
@MainActor
final class PageFixture: NSObject, UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  var log: [String] = []
  let pages: UIPageViewController
  private(set) var harness: Harness!
  private(set) var made: [Int: NotingController] = [:]
  let last: Int
  /// The answer to `spineLocationFor`; set by tests.
  var onSpine: (UIInterfaceOrientation) -> UIPageViewController.SpineLocation = { _ in .none }

  static let colors: [UIColor] = [.systemRed, .systemBlue, .systemGreen, .systemOrange]

  /// - Parameter first: shown at once; those before and after come from the data source.
  init(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, first: [Int] = [0], last: Int = 4,
    device: String = "iphone-se", isRightToLeft: Bool = false, hasSource: Bool = true,
    around: (UIPageViewController) -> UIViewController = { $0 }
  ) {
    pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    self.last = last
    super.init()
    pages.delegate = self
    if hasSource { pages.dataSource = self }
    pages.setViewControllers(first.map(page), direction: .forward, animated: false)
    harness = Harness(device: device, isRightToLeft: isRightToLeft, root: around(pages))
    harness.advance(by: 0.2)
    log = []
  }

  func page(_ number: Int) -> NotingController {
    if let known = made[number] { return known }
    let page = NotingController("\(number)") { [unowned self] in log.append($0) }
    page.color = Self.colors[number % Self.colors.count]
    made[number] = page
    return page
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// Titles of the pages in sight.
  var shown: String { names(pages.viewControllers ?? []) }
  private func names(_ controllers: [UIViewController]) -> String {
    controllers.map { $0.title ?? "" }.joined(separator: ",")
  }

  /// The view that programs look for to follow the pages.
  var scroll: UIScrollView { pages.view.subviews.compactMap { $0 as? UIScrollView }[0] }

  /// A finger goes along the middle of the window, in steps of a frame; it rests at the end and lifts.
  func drag(_ dx: CGFloat, _ dy: CGFloat = 0, from: CGPoint? = nil, lifts: Bool = true) {
    let bounds = harness.window.bounds
    let start = from ?? CGPoint(x: bounds.midX, y: bounds.midY)
    harness.finger(.began, start.x, start.y)
    for step in 1...10 {
      harness.finger(
        .changed, start.x + dx * CGFloat(step) / 10, start.y + dy * CGFloat(step) / 10)
    }
    for _ in 0..<12 { harness.finger(.changed, start.x + dx, start.y + dy) }
    if lifts { harness.finger(.ended, start.x + dx, start.y + dy) }
  }

  // MARK: Data source

  private func number(_ controller: UIViewController) -> Int { Int(controller.title ?? "") ?? 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    let number = number(viewController)
    log.append("before \(number)")
    return number > 0 ? page(number - 1) : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    let number = number(viewController)
    log.append("after \(number)")
    return number < last ? page(number + 1) : nil
  }

  // MARK: Delegate

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.append("willTransitionTo \(names(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.append(
      "didFinish \(finished) from \(names(previousViewControllers)) completed \(completed)")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { onSpine(orientation) }
}
