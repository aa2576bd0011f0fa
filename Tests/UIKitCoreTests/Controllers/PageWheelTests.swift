import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A mouse wheel, which turns one way, over the pages of a book.
final class PageWheelTests: XCTestCase {
  private final class Numbers: NSObject, UIPageViewControllerDataSource {
    let all = (0..<4).map { number -> UIViewController in
      let page = UIViewController()
      page.title = "\(number)"
      return page
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 > 0 ? all[$0 - 1] : nil }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      all.firstIndex(of: viewController).flatMap { $0 + 1 < all.count ? all[$0 + 1] : nil }
    }
  }

  @MainActor
  private static func turn(
    _ spine: UIPageViewController.SpineLocation, by deltas: [CGVector]
  ) -> [String] {
    let numbers = Numbers()
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: spine.rawValue])
    book.dataSource = numbers
    book.setViewControllers([numbers.all[0]], direction: .forward, animated: false)
    let harness = Harness(device: "iphone-se", root: book)
    defer { harness.close() }
    harness.settle()
    return deltas.map { delta in
      harness.window.windowScene?.host.receive(
        .scroll(
          ScrollInput(
            source: .wheel, phase: .changed, location: CGPoint(x: 180, y: 300), delta: delta,
            time: PlatformServices.current.application.currentTime)))
      harness.settle()
      return book.viewControllers?.first?.title ?? ""
    }
  }

  func test_wheelOverAHorizontalBook_turnsPagesTheWayTheyAreRead() {
    onMainActor {
      for spine in [UIPageViewController.SpineLocation.min, .max] {
        let down = CGVector(dx: 0, dy: 60)
        let up = CGVector(dx: 0, dy: -60)
        XCTAssertEqual(Self.turn(spine, by: [down, down, up]), ["1", "2", "1"], "\(spine)")
      }
      let right = CGVector(dx: 60, dy: 0)
      XCTAssertEqual(Self.turn(.min, by: [right]), ["1"], "a wheel with Shift")
    }
  }
}
