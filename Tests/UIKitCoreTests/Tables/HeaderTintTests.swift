import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Titles of sections that a program gives a tint as they come.
final class HeaderTintTests: XCTestCase {
  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 30 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title \(section)" }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      if section == 0 { view.tintColor = .green }
    }
  }

  func test_aTintOfItsOwn_isBehindATitleOfAPlainTable_sticksItOrNot() {
    onMainActor {
      for style in [UITableView.Style.plain, .grouped] {
        let rows = Rows(style: style)
        let harness = Harness(device: "iphone-se", root: rows)
        defer { harness.close() }
        rows.tableView.tintColor = .red
        harness.run("idle")
        let header = rows.tableView.headerView(forSection: 0)
        let isPlain = style == .plain
        XCTAssertEqual(header?.layer.backgroundColor, isPlain ? UIColor.green.cgColor : nil)
        XCTAssertNil(header?.backgroundColor)
        harness.run("scroll 180,400 by 0,-200\nidle")
        let materials = rows.tableView.headerView(forSection: 0)?.subviews.filter {
          $0 is MaterialView
        }
        XCTAssertEqual(materials?.count ?? 0, 0, "the colour is not covered while the title sticks")
        header?.tintColor = nil
        XCTAssertNil(header?.layer.backgroundColor)
      }
    }
  }
}
