import UIKit
import UIKitTestSupport
import XCTest

/// Keys that scroll leave a large title whole or put it into the bar: half of it would be none.
final class LargeTitleKeyTests: XCTestCase {
  @MainActor
  private func onScrolledContent(
    _ body: (UIScrollView, UINavigationBar, Harness) throws -> Void
  ) rethrows {
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 320, height: 3000)
    controller.view = scroll
    controller.title = "Long"
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let harness = Harness(device: "iphone-se", root: navigation)
    defer { harness.close() }
    harness.advance(by: 0.2)
    try body(scroll, navigation.navigationBar, harness)
  }

  func test_arrowKeys_stopAtAWholeTitleOrAtNone() throws {
    try MainActor.assumeIsolated {
      try onScrolledContent { scroll, bar, harness in
        XCTAssertEqual(bar.frame.height, 96)
        let top = scroll.contentOffset.y
        try harness.perform("key down\nidle")
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(scroll.contentOffset.y - top, 52)
        try harness.perform("key down\nidle")
        XCTAssertEqual(scroll.contentOffset.y - top, 92)
        try harness.perform("key up\nidle")
        XCTAssertEqual(bar.frame.height, 44)
        XCTAssertEqual(scroll.contentOffset.y - top, 52)
        try harness.perform("key up\nidle")
        XCTAssertEqual(bar.frame.height, 96)
        XCTAssertEqual(scroll.contentOffset.y, top)
      }
    }
  }
}
