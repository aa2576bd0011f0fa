import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Backgrounds that bars are given by `barTintColor` and `barStyle`: there while content lies below them alone.
final class OldBarBackgroundTests: XCTestCase {
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

  @MainActor private static func screen() -> (UINavigationController, Rows, Harness) {
    let rows = Rows()
    rows.title = "Rows"
    rows.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    let harness = Harness(device: "iphone-se", root: navigation)
    harness.advance(by: 0.2)
    return (navigation, rows, harness)
  }

  func test_navigationBar_hasItsColorOnceContentScrollsBelowIt() {
    onMainActor {
      let (navigation, rows, harness) = Self.screen()
      navigation.navigationBar.barTintColor = .red
      XCTAssertFalse(Self.hasMaterial(navigation.navigationBar))
      rows.tableView.contentOffset.y = 100
      harness.advance(by: 0.2)
      XCTAssertTrue(Self.hasMaterial(navigation.navigationBar))
      rows.tableView.contentOffset.y = -64
      harness.advance(by: 0.2)
      XCTAssertFalse(Self.hasMaterial(navigation.navigationBar))
      harness.close()
    }
  }

  func test_blackBar_isClearAtTheEdge_withItsWhiteTitle() {
    onMainActor {
      let (navigation, _, harness) = Self.screen()
      let bar = navigation.navigationBar
      bar.barStyle = .black
      XCTAssertFalse(Self.hasMaterial(bar))
      XCTAssertEqual(
        bar.appearance(of: bar.topItem).titleTextAttributes[.foregroundColor] as? UIColor, .white)
      harness.close()
    }
  }

  func test_appearanceForTheEdge_isShownThere() {
    onMainActor {
      let (navigation, _, harness) = Self.screen()
      let appearance = UINavigationBarAppearance()
      appearance.configureWithDefaultBackground()
      navigation.navigationBar.barTintColor = .red
      navigation.navigationBar.scrollEdgeAppearance = appearance
      XCTAssertTrue(Self.hasMaterial(navigation.navigationBar))
      harness.close()
    }
  }

  func test_toolbar_hasItsColorWhileContentLiesBehindIt() {
    onMainActor {
      let (navigation, rows, harness) = Self.screen()
      navigation.toolbar.barTintColor = .red
      XCTAssertTrue(Self.hasMaterial(navigation.toolbar))
      rows.tableView.scrollToRow(at: IndexPath(row: 39, section: 0), at: .bottom, animated: false)
      harness.advance(by: 0.2)
      XCTAssertFalse(Self.hasMaterial(navigation.toolbar))
      harness.close()
    }
  }

  func test_barOfNoController_hasItsColorAlways() {
    onMainActor {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [UINavigationItem(title: "Own")]
      bar.barTintColor = .red
      XCTAssertTrue(Self.hasMaterial(bar))
    }
  }
}
