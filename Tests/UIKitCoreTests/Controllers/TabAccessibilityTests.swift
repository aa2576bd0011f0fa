import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What readers are told of the tabs of a bar.
final class TabAccessibilityTests: XCTestCase {
  func test_badgesAreSpoken_andEachTabCounts() {
    onMainActor {
      let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 393, height: 49))
      let badges: [String?] = [" ", "3", "A", "3", nil]
      bar.items = badges.enumerated().map { number, badge in
        let item = UITabBarItem(
          title: number == 4 ? nil : "Item \(number)", image: nil, tag: number)
        item.badgeValue = badge
        return item
      }
      bar.items?[3].accessibilityValue = "Value"
      bar.items?[3].accessibilityHint = "Hint"
      let controller = UIViewController()
      let harness = Harness(device: "iphone-15", root: controller)
      defer { harness.close() }
      controller.view.addSubview(bar)
      harness.settle()
      // metric-20.
      let tabs = bar.subviews.filter { subview in
        NSClassFromString("UIKitCore.UITabBarButton").map { subview.isKind(of: $0) } ?? false
      }.sorted { $0.frame.minX < $1.frame.minX }
      XCTAssertEqual(tabs.map(\.accessibilityValue), [nil, "3 items", "A", "Value", nil])
      XCTAssertEqual(tabs.map(\.accessibilityHint), [nil, nil, nil, "Hint", nil])
      XCTAssertEqual(tabs.map(\.isAccessibilityElement), [true, true, true, true, true])
    }
  }
}
