import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Cells and headers that a program keeps itself and hands over again and again.
final class TableKeptViewTests: XCTestCase {
  func test_keptCell_isNotGivenToOthersWhileItIsShown() {
    onMainActor {
      let source = KeptCellSource(counts: [40])
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 0]) === source.kept)
      fixture.table.contentOffset.y = 900
      fixture.harness.advance(by: 0.05)
      fixture.table.contentOffset.y = 0
      fixture.harness.advance(by: 0.05)
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 0]) === source.kept)
      XCTAssertNil(fixture.table.dequeueReusableCell(withIdentifier: "Kept"))
    }
  }

  func test_cellReturnedForTwoRows_isShownForOne() {
    onMainActor {
      let source = KeptCellSource(counts: [3])
      source.isKeptForAll = true
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      XCTAssertEqual(fixture.table.visibleCells.count, 3)
      XCTAssertEqual(fixture.table.visibleCells.filter { $0 === source.kept }.count, 1)
      fixture.table.reloadRows(at: [[0, 0]], with: .none)
      fixture.harness.advance(by: 1)
      XCTAssertTrue(fixture.table.cellForRow(at: [0, 0]) === source.kept)
    }
  }

  func test_keptHeader_staysWhenItsSectionIsReloaded() {
    onMainActor {
      let source = TableSource(counts: [3, 3])
      let delegate = KeptHeaderDelegate()
      let fixture = TableFixture(source, delegate: delegate) { $0.rowHeight = 44 }
      defer { fixture.close() }
      XCTAssertTrue(delegate.header.superview === fixture.table)
      fixture.table.reloadSections([0], with: .fade)
      fixture.harness.advance(by: 1)
      XCTAssertTrue(delegate.header.superview === fixture.table)
      XCTAssertTrue(fixture.table.headerView(forSection: 0) === delegate.header)
      XCTAssertEqual(delegate.header.alpha, 1)
    }
  }

  func test_headersOfTitles_areUsedAgain() {
    onMainActor {
      let source = TableSource(counts: Array(repeating: 3, count: 60))
      source.headers = (0..<60).map { "Section \($0)" }
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      var headers: Set<ObjectIdentifier> = []
      var kept: [UIView] = []
      for step in 0..<60 {
        fixture.table.contentOffset.y = CGFloat(step % 30) * 250
        fixture.harness.advance(by: 0.05)
        for section in 0..<60 {
          guard let header = fixture.table.headerView(forSection: section) else { continue }
          XCTAssertEqual(header.textLabel?.text?.lowercased(), "section \(section)")
          if headers.insert(ObjectIdentifier(header)).inserted { kept.append(header) }
        }
      }
      XCTAssertGreaterThan(kept.count, 3)
      XCTAssertLessThan(kept.count, 12)
    }
  }

  func test_headersThatAProgramMakes_comeBackUnderTheirIdentifier() {
    onMainActor {
      let delegate = MadeHeaderDelegate()
      let fixture = TableFixture(
        TableSource(counts: Array(repeating: 3, count: 60)), delegate: delegate
      ) { $0.rowHeight = 44 }
      defer { fixture.close() }
      for step in 0..<60 {
        fixture.table.contentOffset.y = CGFloat(step % 30) * 250
        fixture.harness.advance(by: 0.05)
      }
      XCTAssertGreaterThan(delegate.made.count, 3)
      XCTAssertLessThan(delegate.made.count, 12)
    }
  }

  func test_headerForTwoSections_isShownForOneAndMissedInTheLog() {
    onMainActor {
      let delegate = KeptHeaderDelegate()
      delegate.isForAll = true
      let fixture = TableFixture(TableSource(counts: [2, 2]), delegate: delegate) {
        $0.rowHeight = 44
      }
      defer { fixture.close() }
      XCTAssertTrue(fixture.table.headerView(forSection: 0) === delegate.header)
      XCTAssertNil(fixture.table.headerView(forSection: 1))
      XCTAssertEqual(fixture.table.state.brokenRules(), [])
    }
  }
}

/// The first row has a cell of its own.
@MainActor
private final class KeptCellSource: TableSource {
  let kept = UITableViewCell(style: .default, reuseIdentifier: "Kept")
  var isKeptForAll = false

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 0 || isKeptForAll
      ? kept : super.tableView(tableView, cellForRowAt: indexPath)
  }
}

/// The first section has a header of its own, and all have it where that is asked for.
@MainActor
private final class KeptHeaderDelegate: NSObject, UITableViewDelegate {
  let header = UITableViewHeaderFooterView(reuseIdentifier: "Header")
  var isForAll = false

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    section == 0 || isForAll ? header : nil
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}

/// Makes headers itself where none waits to be used again.
@MainActor
private final class MadeHeaderDelegate: NSObject, UITableViewDelegate {
  private(set) var made: [UIView] = []

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    if let waiting = tableView.dequeueReusableHeaderFooterView(withIdentifier: "Own") {
      return waiting
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: "Own")
    made.append(header)
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
}
