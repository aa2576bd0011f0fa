import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Titles of sections while the user chooses another text size.
final class TitleSizeTests: XCTestCase {
  private final class Rows: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Schedule \(section)" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "Calls are silent" }
    override func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      let label = (view as? UITableViewHeaderFooterView)?.textLabel
      if section == 1 { label?.font = .systemFont(ofSize: 31) }
    }
  }

  func test_titles_followTheTextSize_andFontsOfTheProgramsStay() {
    onMainActor {
      for style in [UITableView.Style.plain, .insetGrouped] {
        let rows = Rows(style: style)
        let harness = Harness(device: "desktop", root: rows)
        defer { harness.close() }
        harness.run("idle")
        func sizes() -> [CGFloat] {
          [
            rows.tableView.headerView(forSection: 0), rows.tableView.footerView(forSection: 0),
            rows.tableView.headerView(forSection: 1),
          ].map { $0?.textLabel?.font.pointSize ?? 0 }
        }
        let usual = sizes()
        XCTAssertEqual(usual[2], 31)
        harness.run("text-size accessibilityLarge\nidle")
        let larger = sizes()
        XCTAssertGreaterThan(larger[0], usual[0] * 1.5)
        XCTAssertGreaterThan(larger[1], usual[1] * 1.5)
        XCTAssertEqual(larger[2], 31)
        let label = rows.tableView.headerView(forSection: 0)?.textLabel
        XCTAssertGreaterThan(label?.bounds.height ?? 0, usual[0] * 1.5)
        harness.run("text-size large\nidle")
        XCTAssertEqual(sizes(), usual)
      }
    }
  }
}
