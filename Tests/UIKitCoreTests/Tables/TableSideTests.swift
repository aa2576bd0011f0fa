import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What tables keep from their left and right edges.
final class TableSideTests: XCTestCase {
  private final class Rows: UITableViewController {
    var titles: [String]?
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 3 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      cell.detailTextLabel?.text = "Detail"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Title \(section)" }
  }

  @MainActor
  private static func fixture(
    _ style: UITableView.Style, isRightToLeft: Bool = false
  ) -> (Harness, Rows) {
    let rows = Rows(style: style)
    let harness = Harness(device: "iphone-15", isRightToLeft: isRightToLeft, root: rows)
    harness.run("rotate-device\nidle")
    return (harness, rows)
  }

  @MainActor
  private static func place(_ view: UIView?, in table: UITableView) -> CGRect {
    view.map { $0.convert($0.bounds, to: table) } ?? .null
  }

  func test_insetGroupsOnItsSide_lieWithinTheSafeArea() {
    onMainActor {
      let (harness, rows) = Self.fixture(.insetGrouped)
      defer { harness.close() }
      let table = rows.tableView!
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(cell?.frame.minX, 59 + 20)
      XCTAssertEqual(cell?.frame.maxX, 852 - 59 - 20)
      XCTAssertEqual(Self.place(cell?.textLabel, in: table).minX, 59 + 20 + 16)
      let header = table.headerView(forSection: 0)
      XCTAssertEqual(header?.frame.minX, cell?.frame.minX)
      XCTAssertEqual(Self.place(header?.textLabel, in: table).minX, 59 + 20 + 16)
    }
  }

  func test_plainTableOnItsSide_textsKeepTheSafeAreaClear() {
    onMainActor {
      for isRightToLeft in [false, true] {
        let (harness, rows) = Self.fixture(.plain, isRightToLeft: isRightToLeft)
        defer { harness.close() }
        let table = rows.tableView!
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertEqual(cell?.frame.width, 852, "the line goes from edge to edge")
        let text = Self.place(cell?.textLabel, in: table)
        let title = Self.place(table.headerView(forSection: 0)?.textLabel, in: table)
        if isRightToLeft {
          XCTAssertEqual(text.maxX, 852 - 59 - 16)
        } else {
          XCTAssertEqual(text.minX, 59 + 16)
        }
        XCTAssertEqual(title.minX, 59 + 16)
        XCTAssertEqual(title.maxX, 852 - 59 - 16)
      }
    }
  }

  func test_linesBesideAnIndex_endBeforeIt() {
    onMainActor {
      let (harness, rows) = Self.fixture(.plain)
      defer { harness.close() }
      rows.titles = ["A", "B"]
      rows.tableView.reloadData()
      harness.settle()
      let table = rows.tableView!
      let index = table.subviews.first { $0 is SectionIndexView }
      XCTAssertEqual(index?.frame.maxX, 852 - 59)
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      let line = cell?.parts.separator
      XCTAssertEqual(line?.frame.maxX, index?.frame.minX)
      XCTAssertEqual(line?.frame.minX, 59 + 16)
    }
  }

  func test_rowsThatReachIntoTheSafeArea_keepTheirMarginsFromTheEdges() {
    onMainActor {
      let (harness, rows) = Self.fixture(.plain)
      defer { harness.close() }
      let table = rows.tableView!
      table.insetsContentViewsToSafeArea = false
      harness.settle()
      let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
      XCTAssertEqual(cell?.contentView.frame.width, 852)
      XCTAssertEqual(cell?.contentView.layoutMargins.left, 59 + 16)
    }
  }

  func test_marginsOfTheProgram_areThoseOfInsetGroups() {
    onMainActor {
      let (harness, rows) = Self.fixture(.insetGrouped)
      defer { harness.close() }
      let table = rows.tableView!
      table.insetsLayoutMarginsFromSafeArea = false
      harness.settle()
      XCTAssertEqual(table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.minX, 20)
      table.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 100)
      harness.settle()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
      XCTAssertEqual(cell?.frame.minX, 40)
      XCTAssertEqual(cell?.frame.maxX, 852 - 100)
    }
  }
}
