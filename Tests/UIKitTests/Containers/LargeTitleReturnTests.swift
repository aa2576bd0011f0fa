import UIKit
import UIKitTestSupport
import XCTest

/// A list with a large title is found as it was left when what covered it goes.
@MainActor
private final class TitledList: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Titled"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    tableView.rowHeight = 44
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

final class LargeTitleReturnTests: XCTestCase {
  private func onList(
    _ body: @MainActor (UINavigationController, TitledList, Harness) -> Void
  ) {
    MainActor.assumeIsolated {
      let list = TitledList(style: .plain)
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      let harness = Harness(device: "iphone-se", root: navigation)
      defer { harness.close() }
      harness.advance(by: 0.2)
      body(navigation, list, harness)
    }
  }

  @MainActor
  private func leaveAndReturn(
    _ navigation: UINavigationController, _ harness: Harness, animated: Bool
  ) {
    let detail = UIViewController()
    detail.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(detail, animated: animated)
    harness.advance(by: 1)
    XCTAssertEqual(navigation.navigationBar.frame.height, 44)
    navigation.popViewController(animated: animated)
    harness.advance(by: 1)
  }

  func test_scrolledList_keepsItsSmallBar() {
    for animated in [true, false] {
      onList { navigation, list, harness in
        list.tableView.contentOffset.y = 500
        harness.advance(by: 0.2)
        let height = navigation.navigationBar.frame.height
        leaveAndReturn(navigation, harness, animated: animated)
        XCTAssertEqual(navigation.navigationBar.frame.height, height, "\(animated)")
        XCTAssertEqual(list.tableView.contentOffset.y, 500, "\(animated)")
      }
    }
  }

  func test_listAtItsTop_keepsWhatIsShown() {
    for animated in [true, false] {
      onList { navigation, list, harness in
        for pull in ["180,300 to 180,380", "180,380 to 180,318", "180,380 to 180,318"] {
          harness.run("drag \(pull)")
          harness.advance(by: 1)
          let height = navigation.navigationBar.frame.height
          leaveAndReturn(navigation, harness, animated: animated)
          XCTAssertEqual(navigation.navigationBar.frame.height, height, "\(animated)")
          XCTAssertEqual(list.tableView.contentOffset.y, -20 - height, "\(animated)")
        }
      }
    }
  }
}
