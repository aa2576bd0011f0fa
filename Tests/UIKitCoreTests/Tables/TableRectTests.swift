import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Places of rows as UIKit has them; Tests/Fixtures/oracle/table_rects_ios26.json.
final class TableRectTests: XCTestCase {
  func test_plainTable_rowsAndQueries() throws {
    let facts = try XCTUnwrap(tableOracle("table_rects_ios26")["plain_10rows"] as? [String: Any])
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [10]), scale: 3) { $0.rowHeight = 44 }
      defer { fixture.close() }
      let size = numbers(facts["contentSize"])
      XCTAssertEqual(fixture.table.contentSize, CGSize(width: size[0], height: size[1]))
      for row in 0..<10 {
        XCTAssertEqual(
          fixture.table.rectForRow(at: IndexPath(row: row, section: 0)),
          CGRect(x: 0, y: 44 * CGFloat(row), width: 320, height: 44))
      }
      let questions = facts["indexPathsForRowsIn"] as? [[Any]] ?? []
      XCTAssertGreaterThan(questions.count, 20)
      for question in questions {
        let rect = frame(question[0])
        let expected = (question[1] as? [Any] ?? []).map { Int(number($0)) }
        XCTAssertEqual(
          fixture.table.indexPathsForRows(in: rect)?.map(\.row), expected, "\(rect)")
      }
    }
  }

  func test_untitledPlainHeader_takesNoSpace() throws {
    let facts = try XCTUnwrap(
      tableOracle("table_rects_ios26")[
        "plain_sections_2_3_header28_via_sectionHeaderHeight_no_title"]
        as? [String: Any])
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [2, 3]), scale: 3) {
        $0.rowHeight = 44
        $0.sectionHeaderHeight = 28
      }
      defer { fixture.close() }
      Self.check(fixture.table, facts)
    }
  }

  func test_groupedTable_keepsItsGaps() throws {
    let facts = try XCTUnwrap(
      tableOracle("table_rects_ios26")["grouped_sections_2_2_default_headers"] as? [String: Any])
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [2, 2]), style: .grouped, scale: 3) {
        $0.rowHeight = 44
      }
      defer { fixture.close() }
      Self.check(fixture.table, facts)
    }
  }

  func test_emptyTable_hasNoHeight() throws {
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [0]), scale: 3)
      defer { fixture.close() }
      XCTAssertEqual(fixture.table.contentSize, CGSize(width: 320, height: 0))
    }
  }

  @MainActor
  private static func check(_ table: UITableView, _ facts: [String: Any]) {
    let size = numbers(facts["contentSize"])
    XCTAssertEqual(table.contentSize.height, size[1], accuracy: 0.001)
    let rects = facts["rowRects"] as? [String: Any] ?? [:]
    XCTAssertGreaterThan(rects.count, 3)
    for (name, value) in rects {
      let parts = name.split(separator: ".").compactMap { Int($0) }
      let rect = table.rectForRow(at: IndexPath(row: parts[1], section: parts[0]))
      let expected = frame(value)
      XCTAssertEqual(rect.minX, expected.minX, name)
      XCTAssertEqual(rect.minY, expected.minY, accuracy: 0.34, name)
      XCTAssertEqual(rect.size, expected.size, name)
    }
  }
}
