import UIKit
import UIKitTestSupport
import XCTest

/// Asks for a large title as it appears, over a list that is hidden until there is something in it.
@MainActor
private final class LateList: UIViewController {
  let table = UITableView(frame: .zero, style: .grouped)
  private let refresh = UIRefreshControl()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.isHidden = true
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    table.addSubview(refresh)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.title = "Late"
    navigationController?.navigationBar.prefersLargeTitles = true
  }
}

final class LargeTitleLateTests: XCTestCase {
  private func onList(
    inTabs: Bool, _ body: @MainActor (LateList, UINavigationController, Harness) -> Void
  ) {
    MainActor.assumeIsolated {
      let list = LateList()
      let navigation = UINavigationController(rootViewController: list)
      let tabs = UITabBarController()
      if inTabs { tabs.viewControllers = [navigation] }
      let harness = Harness(device: "iphone-se", root: inTabs ? tabs : navigation)
      defer { harness.close() }
      harness.advance(by: 0.2)
      body(list, navigation, harness)
    }
  }

  func test_aTitleThatIsAskedForAsItAppears_isLarge() {
    for inTabs in [false, true] {
      onList(inTabs: inTabs) { list, navigation, harness in
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        list.table.isHidden = false
        harness.advance(by: 0.2)
        XCTAssertEqual(navigation.navigationBar.frame.height, 96)
        XCTAssertEqual(list.table.contentOffset.y, -116)
      }
    }
  }

  func test_anAlertOverIt_changesNothing() {
    onList(inTabs: true) { list, navigation, harness in
      list.table.isHidden = false
      list.present(
        UIAlertController(title: "A", message: "B", preferredStyle: .alert), animated: true)
      harness.advance(by: 1)
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
    }
  }
}
