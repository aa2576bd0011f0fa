import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A phone on its side, whose safe area is at the left and the right.
final class LandscapeTests: XCTestCase {
  private static let side: CGFloat = 59

  private final class Page: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }
  }

  @MainActor
  private static func fixture(_ root: UIViewController) -> Harness {
    let harness = Harness(device: "iphone-15", root: root)
    harness.run("rotate-device\nidle")
    return harness
  }

  func test_pushAndPop_contentsKeepTheirPlaceInViewsThatSlide() {
    onMainActor {
      let (first, second) = (Page(), Page())
      let controller = UINavigationController(rootViewController: first)
      let harness = Self.fixture(controller)
      defer { harness.close() }
      let space = first.content.frame
      XCTAssertEqual(space.minX, Self.side)
      XCTAssertEqual(space.width, 852 - 2 * Self.side)
      let lines = logged {
        controller.pushViewController(second, animated: true)
        for _ in 0..<8 {
          harness.advance(by: 0.05)
          XCTAssertEqual(first.content.frame, space)
          XCTAssertEqual(second.content.frame, space)
          XCTAssertNil(second.content.layer.animationKeys(), "it slides with its view alone")
        }
        harness.settle()
        controller.popViewController(animated: true)
        for _ in 0..<8 {
          harness.advance(by: 0.05)
          XCTAssertEqual(first.content.frame, space)
          XCTAssertEqual(second.content.frame, space)
        }
        harness.settle()
      }
      XCTAssertEqual(lines, [], "no width is too small for both sides")
      XCTAssertEqual(first.content.frame, space)
    }
  }

  func test_toolbar_isAsLowAsTheNavigationBar() {
    onMainActor {
      let page = Page()
      page.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      let controller = UINavigationController(rootViewController: page)
      controller.isToolbarHidden = false
      let harness = Self.fixture(controller)
      defer { harness.close() }
      XCTAssertEqual(
        controller.toolbar.frame, CGRect(x: 0, y: 393 - 21 - 32, width: 852, height: 32))
      XCTAssertEqual(page.content.frame.maxY, 393 - 21 - 32)
      harness.run("rotate-device\nidle")
      XCTAssertEqual(controller.toolbar.frame.height, 44)
    }
  }

  func test_afterTheTransition_safeAreaFollowsTheFrameAgain() {
    onMainActor {
      let (first, second) = (Page(), Page())
      let controller = UINavigationController(rootViewController: first)
      let harness = Self.fixture(controller)
      defer { harness.close() }
      controller.pushViewController(second, animated: true)
      harness.settle()
      second.view.frame.origin.x = 20
      XCTAssertEqual(second.view.safeAreaInsets.left, Self.side - 20)
    }
  }

  func test_fullScreenPresentation_contentsKeepTheirPlace() {
    onMainActor {
      let (below, shown) = (Page(), Page())
      let harness = Self.fixture(below)
      defer { harness.close() }
      let space = below.content.frame
      shown.modalPresentationStyle = .fullScreen
      let lines = logged {
        below.present(shown, animated: true)
        for _ in 0..<8 {
          harness.advance(by: 0.05)
          XCTAssertEqual(shown.content.frame, space)
        }
        harness.settle()
        shown.dismiss(animated: true)
        harness.advance(by: 0.1)
        XCTAssertEqual(shown.content.frame, space)
        harness.settle()
      }
      XCTAssertEqual(lines, [])
    }
  }

  func test_presenterBehindAHighSheet_keepsItsSafeArea() {
    onMainActor {
      let below = Page()
      let harness = Harness(device: "iphone-15", root: below)
      defer { harness.close() }
      harness.settle()
      let insets = below.view.safeAreaInsets
      XCTAssertEqual(insets.top, Self.side)
      below.present(UIViewController(), animated: true)
      harness.settle()
      XCTAssertNotEqual(below.view.transform, .identity)
      XCTAssertEqual(below.view.safeAreaInsets, insets)
      below.dismiss(animated: true)
      harness.settle()
      XCTAssertEqual(below.view.safeAreaInsets, insets)
    }
  }

  func test_pagesBesideTheMiddle_haveTheSafeAreaOfTheMiddle() {
    onMainActor {
      let (first, second) = (Page(), Page())
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([first], direction: .forward, animated: false)
      let harness = Self.fixture(pages)
      defer { harness.close() }
      let lines = logged {
        pages.setViewControllers([second], direction: .forward, animated: true)
        harness.advance(by: 0.1)
        XCTAssertEqual(second.content.frame.minX, Self.side)
        XCTAssertEqual(second.content.frame.width, 852 - 2 * Self.side)
        harness.settle()
      }
      XCTAssertEqual(lines, [])
    }
  }
}
