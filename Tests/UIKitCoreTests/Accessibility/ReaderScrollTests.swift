import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Readers go through pages, leave screens, and do what matters most on one.
final class ReaderScrollTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController, UIScrollViewAccessibilityDelegate {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    var log: [String] = []
    var status: String?

    override func viewDidLoad() {
      super.viewDidLoad()
      scrollView.delegate = self
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(width: 960, height: 1000)
      view.addSubview(scrollView)
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      label.text = "Text"
      scrollView.addSubview(label)
    }
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { status }
    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
    override func accessibilityPerformMagicTap() -> Bool {
      log.append("magic")
      return true
    }
  }

  private final class Listener: AccessibilityListener {
    var heard: [String] = []
    func accessibilityPosted(_ notification: UIAccessibility.Notification, _ argument: Any?) {
      if notification == .pageScrolled { heard.append(argument as? String ?? "?") }
    }
  }

  private func with(_ body: @MainActor (Screen, Harness, Listener) throws -> Void) rethrows {
    try onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      let listener = Listener()
      AccessibilityListeners.add(listener)
      defer {
        AccessibilityListeners.remove(listener)
        harness.close()
      }
      try body(screen, harness, listener)
    }
  }

  func test_scrolling_goesByPages_andTellsWhichOne() throws {
    try with { screen, harness, listener in
      harness.run("voiceover next\nvoiceover scroll down\nidle")
      XCTAssertEqual(screen.scrollView.contentOffset, CGPoint(x: 0, y: 400))
      screen.status = "The end"
      harness.run("voiceover scroll down\nidle")
      XCTAssertEqual(screen.scrollView.contentOffset, CGPoint(x: 0, y: 600))
      XCTAssertThrowsError(try harness.perform("voiceover scroll down"))
      XCTAssertEqual(listener.heard, ["page 2 of 3", "The end"])
      harness.run("voiceover scroll right\nidle\nvoiceover scroll previous\nidle")
      XCTAssertEqual(screen.scrollView.contentOffset, CGPoint(x: 320, y: 200))
      // The fingers of iOS go left where the page on the right is wanted.
      XCTAssertTrue(screen.scrollView.accessibilityScroll(.left))
      harness.settle()
      XCTAssertEqual(screen.scrollView.contentOffset.x, 640)
      XCTAssertFalse(screen.scrollView.accessibilityScroll(.left))
    }
  }

  func test_theBusIsToldWhereThereArePages() {
    with { screen, harness, _ in
      let host = harness.window.windowScene!.host
      @MainActor func sides() -> [AccessibilityScroll] {
        let nodes = host.accessibilityWindows().flatMap(\.elements)
        return nodes.first { $0.label == "Text" }.map { host.accessibilityScrolls(of: $0.id) } ?? []
      }
      XCTAssertEqual(sides(), [.down, .right])
      XCTAssertTrue(screen.scrollView.accessibilityScroll(.down))
      harness.settle()
      XCTAssertEqual(sides(), [.up, .down, .right])
      screen.scrollView.isScrollEnabled = false
      XCTAssertEqual(sides(), [])
    }
  }

  @MainActor
  private final class Pages: UIPageViewController, UIPageViewControllerDataSource {
    func page(_ number: Int) -> UIViewController {
      let page = UIViewController()
      page.title = "\(number)"
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      label.text = "Page \(number)"
      page.view.addSubview(label)
      return page
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      dataSource = self
      setViewControllers([page(1)], direction: .forward, animated: false)
    }
    private func neighbour(of page: UIViewController, _ step: Int) -> UIViewController? {
      let number = (page.title.flatMap { Int($0) } ?? 0) + step
      return (1...3).contains(number) ? self.page(number) : nil
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
    ) -> UIViewController? { neighbour(of: page, -1) }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
    ) -> UIViewController? { neighbour(of: page, 1) }
  }

  func test_pagesOfAController_areTurned() throws {
    for style in [UIPageViewController.TransitionStyle.scroll, .pageCurl] {
      try onMainActor {
        let pages = Pages(transitionStyle: style, navigationOrientation: .horizontal)
        let harness = Harness(size: CGSize(width: 320, height: 480), root: pages)
        defer { harness.close() }
        harness.run("voiceover next\nvoiceover scroll right\nidle")
        XCTAssertEqual(pages.viewControllers?.map(\.title), ["2"])
        harness.run("voiceover scroll next\nidle")
        XCTAssertEqual(pages.viewControllers?.map(\.title), ["3"])
        XCTAssertThrowsError(try harness.perform("voiceover scroll right"))
        harness.run("voiceover scroll left\nidle")
        XCTAssertEqual(pages.viewControllers?.map(\.title), ["2"])
      }
    }
  }

  func test_escapeAndMagicTap_areTheProgramsOwn() {
    with { screen, harness, _ in
      harness.run("voiceover next\nvoiceover escape\nvoiceover magictap")
      XCTAssertEqual(screen.log, ["escape", "magic"])
    }
  }

  func test_magicTap_thatNobodyDoes_isSaid() throws {
    try onMainActor {
      let screen = UIViewController()
      let label = UILabel(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
      label.text = "Text"
      screen.view.addSubview(label)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      XCTAssertThrowsError(try harness.perform("voiceover magictap"))
    }
  }
}
