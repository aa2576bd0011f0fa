import UIKit
import UIKitTestSupport
import XCTest

/// A list that constraints hold below the bar has the large title above it, as storyboards place lists.
@MainActor
private final class PinnedList: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  var rows = 60

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pinned"
    table.dataSource = self
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

final class LargeTitlePinnedTests: XCTestCase {
  /// The bar's height and where the list begins, in a window of an iPhone SE.
  @MainActor
  private func check(
    _ list: PinnedList, _ navigation: UINavigationController, bar height: CGFloat,
    line: UInt = #line
  ) {
    XCTAssertEqual(navigation.navigationBar.frame.height, height, accuracy: 0.5, line: line)
    XCTAssertEqual(
      list.table.convert(CGPoint.zero, to: nil).y + list.table.contentOffset.y,
      20 + height, accuracy: 0.5, line: line)
  }

  private func onList(
    search: Bool, rows: Int = 60,
    _ body: @MainActor (PinnedList, UINavigationController, Harness) -> Void
  ) {
    MainActor.assumeIsolated {
      let list = PinnedList()
      list.rows = rows
      if search { list.navigationItem.searchController = UISearchController() }
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      let harness = Harness(device: "iphone-se", root: navigation)
      defer { harness.close() }
      harness.advance(by: 0.2)
      body(list, navigation, harness)
    }
  }

  func test_list_beginsBelowTheLargeTitle() {
    onList(search: false) { list, navigation, _ in check(list, navigation, bar: 96) }
    onList(search: false, rows: 0) { list, navigation, _ in check(list, navigation, bar: 96) }
  }

  func test_list_beginsBelowTheSearchBar() {
    for rows in [0, 60] {
      onList(search: true, rows: rows) { list, navigation, _ in
        check(list, navigation, bar: 148)
      }
    }
  }

  func test_titleGoes_asTheListIsScrolled_andComesBack() {
    onList(search: false) { list, navigation, harness in
      list.table.contentOffset.y = 400
      harness.advance(by: 0.2)
      check(list, navigation, bar: 44)
      XCTAssertEqual(list.table.contentOffset.y, 400)
      list.table.contentOffset.y = 0
      harness.advance(by: 0.2)
      check(list, navigation, bar: 96)
    }
  }

  func test_title_staysAbove_whereTheBarIsOpaque() {
    MainActor.assumeIsolated {
      let list = UITableViewController(style: .plain)
      list.title = "Opaque"
      let navigation = UINavigationController(rootViewController: list)
      navigation.navigationBar.prefersLargeTitles = true
      navigation.navigationBar.isTranslucent = false
      let harness = Harness(device: "iphone-se", root: navigation)
      defer { harness.close() }
      harness.advance(by: 0.2)
      XCTAssertEqual(navigation.navigationBar.frame.height, 96)
      XCTAssertEqual(list.tableView.convert(list.tableView.bounds.origin, to: nil).y, 116)
    }
  }
}
