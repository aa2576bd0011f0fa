import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Lists and data tables as rows and columns, as readers ask.
final class AccessibilityTableTests: XCTestCase {
  @MainActor
  private final class Rows: UITableViewController {
    var sections = [3, 1_000_000]
    var log: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
      -> String?
    { ["Few", "Many"][section] }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.section).\(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.section).\(indexPath.row)")
    }
  }

  @MainActor
  private static func node(
    _ harness: Harness, _ role: AccessibilityRole
  ) throws -> (SceneHost, AccessibilityNode) {
    let scene = try XCTUnwrap(harness.window.windowScene)
    var waiting = AccessibilityTree.windows(of: scene)
    while let node = waiting.popLast() {
      if node.role == role { return (scene.host, node) }
      waiting += node.children
    }
    throw XCTSkip("There is no \(role).")
  }

  func test_table_isOneColumn_ofAllRows() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      let (host, list) = try Self.node(harness, .list)
      XCTAssertEqual(list.table, AccessibilityTable(rows: 1_000_003, columns: 1))
      let third = try XCTUnwrap(list.children.first { $0.label == "Row 1.0" })
      XCTAssertEqual(third.place, AccessibilityPlace(rows: 3..<4, columns: 0..<1))
      XCTAssertEqual(
        host.accessibilityTable(of: list.id, .rowHeaders(2)),
        .headers([AccessibilityHeader(id: nil, label: "Few")]))
      XCTAssertEqual(
        host.accessibilityTable(of: list.id, .rowHeaders(900_000)),
        .headers([AccessibilityHeader(id: nil, label: "Many")]))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .columnHeaders(0)), .headers([]))
    }
  }

  func test_rowsFarAway_areSelectedAndDeselected() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      let (host, list) = try Self.node(harness, .list)
      XCTAssertTrue(host.perform(.selectItem(500_000), onAccessible: list.id))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .selection), .positions([500_000]))
      XCTAssertFalse(
        host.perform(.deselectItem(500_000), onAccessible: list.id), "as nobody could by touch")
      rows.tableView.allowsMultipleSelection = true
      XCTAssertTrue(host.perform(.selectItem(1), onAccessible: list.id))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .selection), .positions([1, 500_000]))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .selectionCount), .count(2))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .isSelected(500_000)), .truth(true))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .isSelected(2)), .truth(false))
      XCTAssertEqual(host.accessibilityTable(of: list.id, .isSelected(-7)), .truth(false))
      XCTAssertTrue(host.perform(.deselectItem(500_000), onAccessible: list.id))
      XCTAssertTrue(host.perform(.deselectItem(500_000), onAccessible: list.id), "is so already")
      XCTAssertEqual(host.accessibilityTable(of: list.id, .selection), .positions([1]))
      XCTAssertFalse(host.perform(.selectItem(2_000_000), onAccessible: list.id))
      XCTAssertFalse(host.perform(.selectItem(-1), onAccessible: list.id))
      XCTAssertEqual(rows.log, ["select 1.499997", "select 0.1", "deselect 1.499997"])
    }
  }

  @MainActor
  private final class Grid: UICollectionViewController {
    var count = 10
    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    { count }
    override func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Item \(indexPath.item)"
      return cell
    }
  }

  @MainActor
  private final class SizedGrid: UICollectionViewFlowLayout {}

  func test_itemsOfOneSize_standInRowsAndColumns() throws {
    try onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 50)
      let grid = Grid(collectionViewLayout: layout)
      grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let harness = Harness(size: CGSize(width: 320, height: 480), root: grid)
      defer { harness.close() }
      let (_, list) = try Self.node(harness, .list)
      XCTAssertEqual(list.table, AccessibilityTable(rows: 4, columns: 3))
      let place = list.children.first { $0.label == "Item 7" }?.place
      XCTAssertEqual(place, AccessibilityPlace(rows: 2..<3, columns: 1..<2))
      layout.scrollDirection = .horizontal
      harness.advance(by: 0.1)
      XCTAssertNil(try Self.node(harness, .list).1.table, "its lines are no rows")
      layout.scrollDirection = .vertical
      grid.collectionView.collectionViewLayout = SizedGrid()
      harness.advance(by: 0.1)
      XCTAssertNil(try Self.node(harness, .list).1.table, "a layout of the program's own")
    }
  }

  // MARK: Data tables

  @MainActor
  private final class Cell: UILabel, UIAccessibilityContainerDataTableCell {
    var place = (row: 0, column: 0)
    func accessibilityRowRange() -> NSRange { NSRange(location: place.row, length: 1) }
    func accessibilityColumnRange() -> NSRange { NSRange(location: place.column, length: 1) }
  }

  @MainActor
  private final class Timetable: UIView, UIAccessibilityContainerDataTable {
    let cells: [[Cell]] = [["Train", "Leaves"], ["S1", "8:04"], ["S2", "8:10"]].enumerated().map {
      row, texts in
      texts.enumerated().map { column, text in
        let cell = Cell(frame: CGRect(x: 20 + 100 * column, y: 40 * row, width: 90, height: 30))
        cell.text = text
        cell.place = (row, column)
        return cell
      }
    }
    override init(frame: CGRect) {
      super.init(frame: frame)
      for cell in cells.joined() { addSubview(cell) }
    }
    required init?(coder: NSCoder) { nil }
    func accessibilityDataTableCellElement(forRow row: Int, column: Int)
      -> (any UIAccessibilityContainerDataTableCell)?
    { cells[row][column] }
    func accessibilityRowCount() -> Int { 3 }
    func accessibilityColumnCount() -> Int { 2 }
    func accessibilityHeaderElements(forColumn column: Int)
      -> [any UIAccessibilityContainerDataTableCell]?
    { [cells[0][column]] }
  }

  func test_dataTable_hasItsCellsAndHeadings() throws {
    try onMainActor {
      let screen = UIViewController()
      screen.view.addSubview(Timetable(frame: CGRect(x: 0, y: 60, width: 320, height: 200)))
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      let (host, table) = try Self.node(harness, .table)
      XCTAssertEqual(table.table, AccessibilityTable(rows: 3, columns: 2))
      XCTAssertEqual(
        table.children.map(\.label), ["Train", "Leaves", "S1", "8:04", "S2", "8:10"])
      XCTAssertEqual(
        table.children[3].place, AccessibilityPlace(rows: 1..<2, columns: 1..<2))
      XCTAssertEqual(
        host.accessibilityTable(of: table.id, .columnHeaders(1)),
        .headers([AccessibilityHeader(id: table.children[1].id, label: "Leaves")]))
      XCTAssertEqual(host.accessibilityTable(of: table.id, .rowHeaders(1)), .headers([]))
      XCTAssertNil(host.accessibilityTable(of: table.id, .columnHeaders(7)))
      XCTAssertNil(host.accessibilityTable(of: table.children[0].id, .selection))
    }
  }
}
