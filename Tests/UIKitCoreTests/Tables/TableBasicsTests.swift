import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class BadgeCell: UITableViewCell {
  static var made: [String] = []
  let badge = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    Self.made.append(reuseIdentifier ?? "nil")
    badge.text = "badge"
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
private final class TallDelegate: NSObject, UITableViewDelegate {
  var asked: [IndexPath] = []
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked.append(indexPath)
    return 30 + CGFloat(indexPath.row % 3) * 20
  }
}

@MainActor
private final class ChoosingDelegate: NSObject, UITableViewDelegate {
  private var calls: [String] = []
  func note(_ call: String) { calls.append(call) }
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  /// Below zero refuses.
  var redirect: [Int: Int] = [:]
  private func path(_ indexPath: IndexPath) -> String { "\(indexPath.row)" }
  func tableView(_ t: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    note("shouldHighlight \(path(indexPath))")
    return indexPath.row != 4
  }
  func tableView(_ t: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("didHighlight \(path(indexPath))")
  }
  func tableView(_ t: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("didUnhighlight \(path(indexPath))")
  }
  func tableView(_ t: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willSelect \(path(indexPath))")
    guard let other = redirect[indexPath.row] else { return indexPath }
    return other < 0 ? nil : IndexPath(row: other, section: 0)
  }
  func tableView(_ t: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    note("willDeselect \(path(indexPath))")
    return indexPath
  }
  func tableView(_ t: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect \(path(indexPath))")
  }
  func tableView(_ t: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect \(path(indexPath))")
  }
}

final class TableBasicsTests: XCTestCase {
  func test_registeredClass_isMadeThroughItsOwnInitialiser() {
    onMainActor {
      BadgeCell.made = []
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let name = "A reuse identifier too long for a small string"
      table.register(BadgeCell.self, forCellReuseIdentifier: name)
      let cell = table.dequeueReusableCell(
        withIdentifier: name, for: IndexPath(row: 0, section: 0))
      XCTAssertEqual((cell as? BadgeCell)?.badge.text, "badge")
      XCTAssertEqual(cell.reuseIdentifier, name)
      XCTAssertEqual(BadgeCell.made, [name])
      XCTAssertNotNil(cell.detailTextLabel, "the subclass chose a style")
      XCTAssertNil(table.dequeueReusableCell(withIdentifier: "unknown"))
      table.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "Head")
      XCTAssertEqual(
        table.dequeueReusableHeaderFooterView(withIdentifier: "Head")?.reuseIdentifier, "Head")
    }
  }

  func test_visibleCells_areThereBeforeTheFirstLayout() {
    onMainActor {
      let source = TableSource(counts: [40])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      table.rowHeight = 44
      table.dataSource = source
      XCTAssertEqual(table.visibleCells.count, 10)
      XCTAssertEqual(table.indexPathsForVisibleRows?.count, 10)
    }
  }

  func test_cellsOfRows_areThereBeforeTheFirstLayout_andBehindAReload() {
    onMainActor {
      let source = TableSource(counts: [40])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      table.rowHeight = 44
      table.dataSource = source
      XCTAssertNotNil(table.cellForRow(at: [0, 3]))
      XCTAssertNil(table.cellForRow(at: [0, 30]))
      table.reloadData()
      XCTAssertNotNil(table.cellForRow(at: [0, 9]))
      XCTAssertEqual(table.visibleCells.count, 10)
    }
  }

  func test_tableWithoutASize_hasTheRowAtItsEdgeAlone() {
    onMainActor {
      let source = TableSource(counts: [2, 2])
      let table = UITableView()
      table.rowHeight = 44
      table.dataSource = source
      table.reloadData()
      XCTAssertNotNil(table.cellForRow(at: [0, 0]))
      XCTAssertNil(table.cellForRow(at: [0, 1]))
      XCTAssertNil(table.cellForRow(at: [1, 0]))
      table.reloadData()
      XCTAssertNotNil(table.cellForRow(at: [0, 0]))
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.count, 4)
    }
  }

  func test_scrollingEndToEnd_reusesAScreenfulOfCells() {
    onMainActor {
      ReuseCensus.reset()
      let source = TableSource(counts: [300, 400, 300])
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      XCTAssertEqual(fixture.shown.first, "0.0")
      XCTAssertEqual(fixture.table.visibleCells.count, 11)
      fixture.harness.run("key end\nidle")
      XCTAssertEqual(fixture.shown.last, "2.299")
      fixture.table.scrollToRow(at: IndexPath(row: 10, section: 1), at: .top, animated: false)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown.first, "1.10")
      XCTAssertLessThan(ReuseCensus.created["Row"] ?? 0, 40)
    }
  }

  func test_aMillionRows_askForWhatIsSeen() {
    onMainActor {
      for heights in ["fixed", "estimated", "delegate"] {
        let rows = [Array(repeating: "row", count: 1_000_000)]
        let source = TableSource(rows)
        let tall = TallDelegate()
        let fixture = TableFixture(source, delegate: heights == "delegate" ? tall : nil) {
          if heights == "fixed" { $0.rowHeight = 40 }
        }
        defer { fixture.close() }
        XCTAssertLessThan(source.takeCalls().count, 40, heights)
        XCTAssertLessThan(tall.asked.count, 60)
        fixture.table.contentOffset.y = 20_000_000
        fixture.harness.settle()
        XCTAssertLessThan(source.takeCalls().count, 60, heights)
        XCTAssertGreaterThan(fixture.table.indexPathsForVisibleRows?.first?.row ?? 0, 300_000)
      }
    }
  }

  func test_heightsOfTheDelegate_areWhereTheySay() {
    onMainActor {
      let tall = TallDelegate()
      let fixture = TableFixture(TableSource(counts: [40]), delegate: tall)
      defer { fixture.close() }
      func check() {
        var y = fixture.table.rectForRow(
          at: fixture.table.indexPathsForVisibleRows?.first ?? IndexPath()
        ).minY
        for cell in fixture.table.visibleCells {
          let row = fixture.table.indexPath(for: cell)?.row ?? 0
          XCTAssertEqual(cell.frame.height, 30 + CGFloat(row % 3) * 20)
          XCTAssertEqual(cell.frame.minY, y)
          y = cell.frame.maxY
        }
      }
      check()
      for _ in 0..<5 {
        fixture.harness.scroll(by: CGVector(dx: 0, dy: -230))
        fixture.harness.settle()
        check()
      }
    }
  }

  func test_selection_ordersAndRules() {
    onMainActor {
      let source = ChoosingDelegate()
      let fixture = TableFixture(TableSource(counts: [8]), delegate: source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      _ = source.takeCalls()
      fixture.harness.tap(cell: IndexPath(row: 1, section: 0))
      XCTAssertEqual(
        source.takeCalls(),
        ["shouldHighlight 1", "didHighlight 1", "willSelect 1", "didSelect 1", "didUnhighlight 1"])
      fixture.harness.tap(cell: IndexPath(row: 2, section: 0))
      XCTAssertEqual(
        source.takeCalls(),
        [
          "shouldHighlight 2", "didHighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1",
          "didSelect 2", "didUnhighlight 2",
        ])
      source.redirect = [3: 5, 6: -1]
      fixture.harness.tap(cell: IndexPath(row: 3, section: 0))
      XCTAssertEqual(fixture.table.indexPathForSelectedRow?.row, 5, "another row was named")
      fixture.harness.tap(cell: IndexPath(row: 6, section: 0))
      XCTAssertEqual(fixture.table.indexPathsForSelectedRows?.map(\.row), [5], "refused")
      _ = source.takeCalls()
      fixture.harness.tap(cell: IndexPath(row: 4, section: 0))
      XCTAssertEqual(source.takeCalls(), ["shouldHighlight 4"])
      fixture.table.selectRow(
        at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
      XCTAssertEqual(source.takeCalls(), [], "the program tells nobody")
      XCTAssertTrue(
        fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))?.isSelected ?? false)
    }
  }

  func test_plainHeaders_stickUntilTheNextPushesThemOut() {
    onMainActor {
      let source = TableSource(counts: [20, 20])
      source.headers = ["First", "Second"]
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      let header = { fixture.table.headerView(forSection: $0)?.frame ?? .null }
      XCTAssertEqual(header(0), CGRect(x: 0, y: 22, width: 320, height: 28))
      XCTAssertEqual(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 50)
      fixture.table.contentOffset.y = 200
      fixture.harness.settle()
      XCTAssertEqual(header(0).minY, 200, "sticks without the room above it")
      let end = fixture.table.rect(forSection: 0).maxY
      XCTAssertEqual(end, 50 + 20 * 44)
      fixture.table.contentOffset.y = end - 10
      fixture.harness.settle()
      XCTAssertEqual(header(0).maxY, end, "pushed out")
      XCTAssertEqual(header(1).minY, end + 22)
    }
  }

  func test_viewsAroundTheRows() {
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [3])) {
        $0.rowHeight = 40
        $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
      }
      defer { fixture.close() }
      XCTAssertEqual(
        fixture.table.tableHeaderView?.frame, CGRect(x: 0, y: 0, width: 320, height: 60))
      XCTAssertEqual(fixture.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, 60)
      XCTAssertEqual(
        fixture.table.tableFooterView?.frame, CGRect(x: 0, y: 180, width: 320, height: 30))
      XCTAssertEqual(fixture.table.contentSize.height, 210)
      XCTAssertEqual(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 30)), nil)
      XCTAssertEqual(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 100))?.row, 1)
    }
  }

  func test_selfSizingRows_takeTheirConstraints() {
    onMainActor {
      final class TextCell: UITableViewCell {
        let label = UILabel()
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          label.numberOfLines = 0
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          label.pin(to: contentView, by: 10)
        }
        required init?(coder: NSCoder) { nil }
      }
      final class TextSource: TableSource {
        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Text", for: indexPath)
          (cell as? TextCell)?.label.text = rows[indexPath.section][indexPath.row]
          return cell
        }
      }
      let words = "words that go on and on and need more lines than one "
      let texts = (0..<100).map { String(repeating: words, count: $0 % 4) + "\($0)" }
      let fixture = TableFixture(TextSource([texts])) {
        $0.register(TextCell.self, forCellReuseIdentifier: "Text")
      }
      defer { fixture.close() }
      func check() {
        for cell in fixture.table.visibleCells {
          guard let cell = cell as? TextCell else { return XCTFail("unknown cell") }
          let text = cell.label.sizeThatFits(CGSize(width: 300, height: 0)).height
          XCTAssertEqual(cell.frame.height, text + 20.5, cell.label.text ?? "")
          XCTAssertEqual(cell.label.frame.height, text)
        }
      }
      check()
      for _ in 0..<6 {
        fixture.harness.scroll(by: CGVector(dx: 0, dy: -300))
        fixture.harness.settle()
        check()
      }
    }
  }
}
