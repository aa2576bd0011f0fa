import UIKit
import UIKitTestSupport
import XCTest

/// The dots below pages, and pages as they look on their way.
final class PageDotTests: XCTestCase {
  /// Five pages with dots.
  @MainActor private final class Source: NSObject, UIPageViewControllerDataSource {
    var asked = 0
    let pages: [UIViewController]

    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(at: viewController, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(at: viewController, 1) }
    private func page(at controller: UIViewController, _ step: Int) -> UIViewController? {
      guard let index = pages.firstIndex(of: controller) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
      asked += 1
      return pages.count
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }
  }

  @MainActor private static func card(_ text: String, _ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 40, weight: .bold)
    label.textColor = .white
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: controller.view.centerYAnchor),
    ])
    return controller
  }

  @MainActor private static func cards() -> [UIViewController] {
    zip(["One", "Two", "Three"], [UIColor.systemIndigo, .systemTeal, .systemOrange]).map(card)
  }

  /// The data source has to be held by the test: page controllers do not.
  @MainActor private static func pages(
    _ style: UIPageViewController.TransitionStyle = .scroll,
    options: [UIPageViewController.OptionsKey: Any]? = nil, source: Source
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: .horizontal, options: options)
    pages.dataSource = source
    pages.view.backgroundColor = .darkGray
    return pages
  }

  private func control(_ pages: UIPageViewController) -> UIPageControl? {
    MainActor.assumeIsolated { pages.view.subviews.compactMap { $0 as? UIPageControl }.first }
  }

  func test_dots_takeSpace_followSwipes_andTurnPages() throws {
    try MainActor.assumeIsolated {
      let source = Source(Self.cards())
      let pages = Self.pages(source: source)
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      let harness = Harness(device: "iphone-se", root: pages)
      defer { harness.close() }
      harness.advance(by: 0.1)
      let dots = try XCTUnwrap(control(pages))
      XCTAssertEqual([dots.numberOfPages, dots.currentPage], [3, 0])
      XCTAssertEqual(source.pages[0].view.frame.height, 667 - 37)
      let asked = source.asked
      harness.key("right")
      harness.settle()
      XCTAssertEqual(dots.currentPage, 1)
      XCTAssertEqual(source.asked, asked, "not after turns by the user")
      // The right half of the dots goes on, the left one back.
      harness.run("tap 200,648\nidle")
      XCTAssertEqual(pages.viewControllers, [source.pages[2]])
      XCTAssertEqual(dots.currentPage, 2)
      harness.run("tap 175,648\nidle")
      XCTAssertEqual(pages.viewControllers, [source.pages[1]])
      pages.setViewControllers([source.pages[0]], direction: .reverse, animated: false)
      XCTAssertEqual(dots.currentPage, 0)
      pages.dataSource = nil
      harness.advance(by: 0.1)
      XCTAssertNil(control(pages))
      XCTAssertEqual(source.pages[0].view.frame.height, 667)
    }
  }

  func test_dots_areForHorizontalPagesThatSlide() {
    MainActor.assumeIsolated {
      let source = Source(Self.cards())
      let book = Self.pages(.pageCurl, source: source)
      book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      XCTAssertNil(control(book))
    }
  }

  /// A finger on its way: where it begins, in the middle, at the end.
  func test_pages_atTheStart_inTheMiddle_andAtTheEndOfASwipe() {
    MainActor.assumeIsolated {
      let source = Source(Self.cards())
      let pages = Self.pages(options: [.interPageSpacing: 16], source: source)
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      let harness = Harness(device: "iphone-15", root: pages)
      defer { harness.close() }
      harness.advance(by: 0.1)
      assertGolden(png: harness.picture(), named: "pages/scroll-start")
      harness.finger(.began, 350, 400)
      for x in stride(from: 340.0, through: 150, by: -10) { harness.finger(.changed, x, 400) }
      assertGolden(png: harness.picture(), named: "pages/scroll-middle")
      harness.finger(.ended, 150, 400)
      harness.settle()
      assertGolden(png: harness.picture(), named: "pages/scroll-end")
    }
  }

  func test_aSheet_onItsWay() {
    MainActor.assumeIsolated {
      let source = Source(Self.cards())
      let pages = Self.pages(.pageCurl, source: source)
      pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      let harness = Harness(device: "iphone-se", root: pages)
      defer { harness.close() }
      harness.advance(by: 0.1)
      harness.finger(.began, 370, 400)
      for x in stride(from: 360.0, through: 120, by: -10) { harness.finger(.changed, x, 400) }
      assertGolden(png: harness.picture(), named: "pages/turn-middle")
    }
  }

  func test_aSpread_onItsWay() {
    MainActor.assumeIsolated {
      let source = Source(
        Self.cards() + [Self.card("Four", .systemPink), Self.card("Five", .systemBrown)])
      let pages = Self.pages(
        .pageCurl, options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue],
        source: source)
      pages.setViewControllers(
        Array(source.pages[0...1]), direction: .forward, animated: false)
      let harness = Harness(device: "ipad-9", root: pages)
      defer { harness.close() }
      harness.advance(by: 0.1)
      harness.finger(.began, 700, 400)
      for x in stride(from: 680.0, through: 200, by: -20) { harness.finger(.changed, x, 400) }
      assertGolden(png: harness.picture(), named: "pages/turn-spread")
      XCTAssertEqual(pages.children.count, 4, "two pages turn to two others")
      XCTAssertTrue(pages.dataSource === source)
    }
  }
}
