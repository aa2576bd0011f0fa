import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The background of a tab bar at the end of content.
final class TabBarEdgeTests: XCTestCase {
  @MainActor private final class Rows: UITableViewController {
    var count = 3
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  @MainActor private static func hasMaterial(_ bar: UIView) -> Bool {
    let background = bar.subviews.lazy.compactMap { $0 as? BarBackground }.first
    return background?.subviews.lazy.compactMap { $0 as? MaterialView }.first?.effect != nil
  }

  @MainActor private static func tabs(_ root: UIViewController) -> (UITabBarController, Harness) {
    let tabs = UITabBarController()
    tabs.viewControllers = [root]
    let harness = Harness(device: "iphone-se", root: tabs)
    harness.advance(by: 0.2)
    return (tabs, harness)
  }

  @MainActor private final class MadeAtOnce: UITabBarController {
    override func viewDidLoad() {
      super.viewDidLoad()
      viewControllers = [UIViewController(), UIViewController()]
    }
  }

  func test_aControllerThatCodeMakes_loadsItsViewAtOnce() {
    onMainActor {
      let tabs = MadeAtOnce()
      XCTAssertTrue(tabs.isViewLoaded)
      tabs.selectedIndex = 1
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  func test_allControllersMayBeMoved_untilAProgramSaysWhich() {
    onMainActor {
      let tabs = UITabBarController()
      XCTAssertNil(tabs.customizableViewControllers)
      let (one, two) = (UIViewController(), UIViewController())
      tabs.viewControllers = [one, two]
      XCTAssertEqual(tabs.customizableViewControllers, [one, two])
      tabs.customizableViewControllers = [two]
      XCTAssertEqual(tabs.viewControllers, [one, two])
      tabs.setViewControllers([one], animated: false)
      XCTAssertEqual(tabs.customizableViewControllers, [one])
    }
  }

  func test_theBarIsClear_whereNoContentLiesBehindIt() {
    onMainActor {
      let rows = Rows()
      let (tabs, harness) = Self.tabs(UINavigationController(rootViewController: rows))
      XCTAssertFalse(Self.hasMaterial(tabs.tabBar))
      rows.count = 40
      rows.tableView.reloadData()
      harness.advance(by: 0.1)
      XCTAssertTrue(Self.hasMaterial(tabs.tabBar))
      rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      harness.advance(by: 0.1)
      XCTAssertFalse(Self.hasMaterial(tabs.tabBar))
      harness.close()
    }
  }

  /// With and without animation, and again on the way back.
  func test_aScreenThatIsPushed_hasItsContentBehindTheBar() {
    onMainActor {
      for animated in [true, false] {
        let (first, second) = (Rows(), Rows(style: .insetGrouped))
        second.count = 40
        let navigation = UINavigationController(rootViewController: first)
        let (tabs, harness) = Self.tabs(navigation)
        XCTAssertFalse(Self.hasMaterial(tabs.tabBar))
        navigation.pushViewController(second, animated: animated)
        harness.advance(by: 1)
        XCTAssertTrue(Self.hasMaterial(tabs.tabBar), "animated: \(animated)")
        navigation.popViewController(animated: animated)
        harness.advance(by: 1)
        XCTAssertFalse(Self.hasMaterial(tabs.tabBar), "animated: \(animated)")
        harness.close()
      }
    }
  }

  func test_contentInContainers_liesBehindTheBar() {
    onMainActor {
      let rows = Rows()
      rows.count = 40
      let (outer, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
      split.setViewController(rows, for: .primary)
      outer.addChild(split)
      outer.view.addSubview(split.view)
      split.view.frame = outer.view.bounds
      split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      split.didMove(toParent: outer)
      let (tabs, harness) = Self.tabs(outer)
      XCTAssertTrue(Self.hasMaterial(tabs.tabBar))
      harness.close()
    }
  }

  func test_aScreenThatDoesNotScroll_hasAClearBar_unlessItHasAnAppearanceForThat() {
    onMainActor {
      let (tabs, harness) = Self.tabs(UIViewController())
      XCTAssertFalse(Self.hasMaterial(tabs.tabBar))
      tabs.tabBar.barTintColor = .red
      XCTAssertFalse(Self.hasMaterial(tabs.tabBar), "the old way is the standard appearance's")
      let appearance = UITabBarAppearance()
      appearance.configureWithDefaultBackground()
      tabs.tabBar.scrollEdgeAppearance = appearance
      XCTAssertTrue(Self.hasMaterial(tabs.tabBar))
      harness.close()
    }
  }

  func test_aToolbar_isClearWhereNoContentLiesBehindIt() {
    onMainActor {
      let rows = Rows()
      rows.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      let navigation = UINavigationController(rootViewController: rows)
      navigation.isToolbarHidden = false
      let harness = Harness(device: "iphone-se", root: navigation)
      harness.advance(by: 0.2)
      XCTAssertFalse(Self.hasMaterial(navigation.toolbar))
      rows.count = 40
      rows.tableView.reloadData()
      harness.advance(by: 0.1)
      XCTAssertTrue(Self.hasMaterial(navigation.toolbar))
      harness.close()
    }
  }

  func test_aBarWithoutAController_hasItsBackground() {
    onMainActor {
      XCTAssertTrue(Self.hasMaterial(UITabBar()))
      XCTAssertTrue(Self.hasMaterial(UIToolbar()))
    }
  }
}
