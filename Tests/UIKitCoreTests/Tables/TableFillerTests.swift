import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a table draws beside its rows.
final class TableFillerTests: XCTestCase {
  func test_fillerRows_haveLinesDownToTheEdge() {
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [2])) { $0.fillerRowHeight = 50 }
      // Two rows of 44 points, then lines at 50 points each within 480.
      XCTAssertEqual(
        lines(of: fixture.table).map(\.frame.maxY), [138, 188, 238, 288, 338, 388, 438])
      XCTAssertEqual(lines(of: fixture.table).first?.frame.minX, 16)
      fixture.table.fillerRowHeight = UITableView.automaticDimension
      fixture.harness.settle()
      XCTAssertEqual(lines(of: fixture.table).first?.frame.maxY, 132)
      fixture.table.fillerRowHeight = 0
      fixture.harness.settle()
      XCTAssertEqual(lines(of: fixture.table).count, 0)
      fixture.close()
    }
  }

  func test_groupedTables_haveNone() {
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [2]), style: .grouped) {
        $0.fillerRowHeight = 50
      }
      XCTAssertEqual(lines(of: fixture.table).count, 0)
      fixture.close()
    }
  }

  func test_marginsThatFollowTheReadableWidth() {
    onMainActor {
      let fixture = TableFixture(
        TableSource(counts: [2]), size: CGSize(width: 1000, height: 480)
      ) { $0.cellLayoutMarginsFollowReadableWidth = true }
      let label = fixture.table.cellForRow(at: [0, 0])?.textLabel
      XCTAssertEqual(label?.frame.minX, (1000 - 672) / 2)
      fixture.table.cellLayoutMarginsFollowReadableWidth = false
      fixture.harness.settle()
      XCTAssertEqual(label?.frame.minX, 20)
      fixture.close()
    }
  }

  func test_aCustomFocusStyle_hasNoRing() {
    onMainActor {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      XCTAssertNotNil(cell.focusEffect)
      cell.focusStyle = .custom
      XCTAssertNil(cell.focusEffect)
    }
  }
}

@MainActor
private func lines(of table: UITableView) -> [UIView] {
  let lines = table.subviews.filter {
    !($0 is UITableViewCell) && !$0.isHidden && $0.frame.height == 0.5 && $0.frame.width > 200
  }
  return lines.sorted { $0.frame.minY < $1.frame.minY }
}
