import UIKit
import UIKitTestSupport
import XCTest

/// Choosing among controllers by a bar, as a user and a delegate notice it.
final class TabBarTests: XCTestCase {
  @MainActor final class Delegate: NSObject, UITabBarControllerDelegate {
    var log: [String] = []
    var refused: String?
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != refused }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.append("didSelect \(viewController.title ?? "")") }
  }

  private final class Early: UITabBarController {
    var size = CGSize.zero
    override func viewDidLoad() {
      super.viewDidLoad()
      size = tabBar.bounds.size
    }
  }

  func test_bar_hasItsSize_asTheViewIsLoaded() {
    onMainActor {
      // The view is loaded as the controller is made, with the size of the device that is there.
      let harness = Harness(device: "iphone-se", root: UIViewController())
      defer { harness.close() }
      let tabs = Early()
      harness.window.rootViewController = tabs
      XCTAssertEqual(tabs.size, CGSize(width: 375, height: 49))
    }
  }

  /// Items that controllers are given once they are in the bar, their own and those of navigation controllers' first
  /// screens.
  func test_itemsThatControllersAreGivenLater_areShown() {
    onMainActor {
      let tabs = UITabBarController()
      let screen = UIViewController()
      screen.title = "Today"
      let other = UIViewController()
      let navigation = UINavigationController(rootViewController: other)
      tabs.viewControllers = [screen, navigation]
      let harness = Harness(device: "iphone-15", root: tabs)
      defer { harness.close() }
      func titles() -> [String?] { tabs.tabBar.items?.map(\.title) ?? [] }
      XCTAssertEqual(titles(), ["Today", nil])
      screen.tabBarItem = UITabBarItem(title: "Habits", image: nil, tag: 0)
      XCTAssertTrue(tabs.tabBar.selectedItem === screen.tabBarItem)
      other.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 1)
      XCTAssertEqual(titles(), ["Habits", "First"])
      navigation.tabBarItem = UITabBarItem(title: "About", image: nil, tag: 1)
      XCTAssertEqual(titles(), ["Habits", "About"])
      harness.advance(by: 0.1)
      harness.tap("About")
      XCTAssertEqual(tabs.selectedIndex, 1)
    }
  }

  /// The places that cashapp/AccessibilitySnapshot recorded: testTabBars_17_5_393x852@3x.png.
  func test_buttons_haveTheirPlacesInTheBar() {
    onMainActor {
      let root = UIViewController()
      let harness = Harness(device: "iphone-15", root: root)
      defer { harness.close() }
      let bar = UITabBar(frame: CGRect(x: 0, y: 351, width: 393, height: 49))
      root.view.addSubview(bar)
      bar.items = (0..<4).map { UITabBarItem(title: "Item", image: nil, tag: $0) }
      bar.items?[0].badgeValue = " "
      bar.layoutIfNeeded()
      let buttons = bar.subviews.filter { $0 is UIControl }.sorted { $0.frame.minX < $1.frame.minX }
      XCTAssertEqual(
        buttons.map(\.frame),
        [(2, 94), (100, 95), (199, 94), (297, 94)].map {
          CGRect(x: $0.0, y: 1, width: $0.1, height: 48)
        })
      let badge = buttons.first?.subviews.last?.frame
      XCTAssertEqual(badge, CGRect(x: 58, y: 2, width: 18, height: 18))
    }
  }

  @MainActor private func make(_ note: @escaping (String) -> Void) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["Albums", "Search", "More"].map { name in
      let controller = NotingController(name, note)
      controller.tabBarItem = UITabBarItem(
        title: name,
        image: UIImage(
          systemName: ["photo", "magnifyingglass", "ellipsis"][
            ["Albums", "Search", "More"].firstIndex(of: name)!]), tag: 0)
      return controller
    }
    tabs.viewControllers![2].tabBarItem.badgeValue = "3"
    return tabs
  }

  func test_barHiddenByItself_leavesItsSpace_andStaysHidden() {
    onMainActor {
      let tabs = make { _ in }
      let harness = Harness(device: "iphone-se", root: tabs)
      defer { harness.close() }
      harness.advance(by: 0.2)
      tabs.tabBar.isHidden = true
      harness.advance(by: 0.1)
      XCTAssertEqual(tabs.viewControllers![0].view.safeAreaInsets.bottom, 0)
      tabs.selectedIndex = 1
      harness.advance(by: 0.1)
      XCTAssertTrue(tabs.tabBar.isHidden)
      tabs.tabBar.isHidden = false
      harness.advance(by: 0.1)
      XCTAssertEqual(tabs.viewControllers![1].view.safeAreaInsets.bottom, 49)
    }
  }

  func test_taps_chooseAndTellInOrder() {
    MainActor.assumeIsolated {
      let delegate = Delegate()
      let tabs = make { delegate.log.append($0) }
      tabs.delegate = delegate
      let harness = Harness(device: "iphone-se", root: tabs)
      defer { harness.close() }
      harness.advance(by: 0.2)
      XCTAssertEqual(tabs.tabBar.frame, CGRect(x: 0, y: 618, width: 375, height: 49))
      XCTAssertEqual(tabs.viewControllers![0].view.safeAreaInsets.bottom, 49)
      delegate.log = []
      harness.tap("Search")
      harness.advance(by: 0.2)
      XCTAssertEqual(tabs.selectedIndex, 1)
      XCTAssertEqual(
        delegate.log,
        [
          "didSelect Search", "Search didLoad", "Albums willDisappear false",
          "Search willAppear false", "Albums didDisappear false", "Search didAppear false",
        ])
      delegate.refused = "More"
      harness.tap("More")
      harness.advance(by: 0.1)
      XCTAssertEqual(tabs.selectedIndex, 1)
      delegate.log = []
      tabs.selectedIndex = 2
      harness.advance(by: 0.1)
      XCTAssertFalse(delegate.log.contains("didSelect More"))
      XCTAssertEqual(tabs.selectedViewController?.title, "More")
    }
  }

  func test_chosenAgain_goesBackToTheFirstScreen() {
    MainActor.assumeIsolated {
      let tabs = UITabBarController()
      let first = NotingController("first")
      let navigation = UINavigationController(rootViewController: first)
      first.tabBarItem.title = "Home"
      tabs.viewControllers = [navigation, NotingController("other")]
      let harness = Harness(device: "iphone-se", root: tabs)
      defer { harness.close() }
      harness.advance(by: 0.2)
      let pushed = NotingController("pushed")
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      harness.advance(by: 0.2)
      XCTAssertTrue(tabs.tabBar.isHidden)
      XCTAssertEqual(pushed.view.safeAreaInsets.bottom, 0)
      navigation.popViewController(animated: false)
      navigation.pushViewController(NotingController("next"), animated: false)
      harness.advance(by: 0.2)
      XCTAssertFalse(tabs.tabBar.isHidden)
      harness.tap("Home")
      harness.advance(by: 1)
      XCTAssertEqual(navigation.viewControllers, [first])
    }
  }

  func test_bar_looksAsOnIOS() {
    MainActor.assumeIsolated {
      for (name, device, appearance) in [
        ("tabs-light", "iphone-15", UIUserInterfaceStyle.light), ("tabs-dark", "iphone-se", .dark),
        ("tabs-tablet", "ipad-11", .light),
      ] {
        let tabs = make { _ in }
        // Nothing lies behind the bar, which has a background on the tablet alone.
        if device == "ipad-11" { tabs.tabBar.scrollEdgeAppearance = tabs.tabBar.standardAppearance }
        let harness = Harness(device: device, appearance: appearance, root: tabs)
        defer { harness.close() }
        harness.advance(by: 0.2)
        assertGolden(png: harness.picture(), named: "bars/\(name)")
      }
    }
  }
}
