import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Tabs on a navigation controller's stack: its bar goes by the list of the tab that is chosen.
final class TabsInNavigationTests: XCTestCase {
  @MainActor private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @MainActor private static func hasMaterial(_ bar: UIView) -> Bool {
    let background = bar.subviews.lazy.compactMap { $0 as? BarBackground }.first
    return background?.subviews.lazy.compactMap { $0 as? MaterialView }.first?.effect != nil
  }

  func test_scrollingTheChosenTab_movesTheTitleAndShowsTheBar() {
    onMainActor {
      let tabs = UITabBarController()
      let (first, second) = (Rows(), Rows())
      first.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
      second.tabBarItem = UITabBarItem(title: "Two", image: nil, tag: 1)
      tabs.viewControllers = [first, second]
      tabs.title = "Tabs"
      let navigation = UINavigationController(rootViewController: tabs)
      navigation.navigationBar.prefersLargeTitles = true
      let harness = Harness(device: "iphone-se", root: navigation)
      harness.advance(by: 0.2)
      let bar = navigation.navigationBar
      XCTAssertEqual(bar.frame.height, 96)
      XCTAssertFalse(Self.hasMaterial(bar))

      harness.run("scroll 180,400 by 0,300\nwait 0.5")
      XCTAssertEqual(bar.frame.height, 44)
      XCTAssertTrue(Self.hasMaterial(bar))

      // The other list is at its beginning.
      harness.run("tap \"Two\"\nwait 0.5")
      XCTAssertEqual(bar.frame.height, 96)
      XCTAssertFalse(Self.hasMaterial(bar))
      XCTAssertEqual(second.tableView.contentOffset.y, -116, accuracy: 0.5)

      harness.run("tap \"One\"\nwait 0.5")
      XCTAssertEqual(bar.frame.height, 44)
      XCTAssertTrue(Self.hasMaterial(bar))
      harness.close()
    }
  }
}
