import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What the insets of a table leave alone.
final class TableInsetTests: XCTestCase {
  func test_otherInsets_leaveTheHeightsThatCellsTold() {
    onMainActor {
      let fixture = TableFixture(TableSource(counts: [40])) { $0.estimatedRowHeight = 90 }
      defer { fixture.close() }
      let table = fixture.table
      // Row by row, so that every cell tells its height.
      for row in 0..<40 {
        table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
        fixture.harness.settle()
      }
      let height = table.contentSize.height
      XCTAssertLessThan(height, 40 * 60)
      table.contentOffset.y = 600
      fixture.harness.settle()
      for inset in [UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0), .zero] {
        table.contentInset = inset
        fixture.harness.settle()
        XCTAssertEqual(table.contentSize.height, height)
        XCTAssertEqual(table.contentOffset.y, 600)
      }
    }
  }

  func test_otherInsets_askForNoHeightAgain() {
    onMainActor {
      let delegate = HeightDelegate()
      let fixture = TableFixture(TableSource(counts: [40]), delegate: delegate) {
        $0.estimatedRowHeight = 90
      }
      defer { fixture.close() }
      fixture.table.contentOffset.y = 600
      fixture.harness.settle()
      let (height, asked) = (fixture.table.contentSize.height, delegate.asked)
      XCTAssertGreaterThan(asked, 0)
      fixture.table.contentInset.top = 30
      fixture.harness.settle()
      XCTAssertEqual(fixture.table.contentSize.height, height)
      XCTAssertEqual(delegate.asked, asked)
    }
  }

  /// Titles that give way as content scrolls change the insets with every step.
  func test_largeTitles_moveContentWithTheFinger() {
    onMainActor {
      let controller = UITableViewController()
      let source = TableSource(counts: [30])
      controller.tableView.dataSource = source
      controller.tableView.estimatedRowHeight = 90
      controller.title = "Rows"
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      let harness = Harness(size: CGSize(width: 320, height: 480), root: navigation)
      defer { harness.close() }
      let table = controller.tableView!
      // Rows above are known by their estimates alone.
      table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
      harness.settle()
      while table.contentOffset.y > table.topOffset {
        table.contentOffset.y = max(table.topOffset, table.contentOffset.y - 7)
        harness.settle()
        XCTAssertFalse(table.frameLoop?.lastStatistics.isUnsettled ?? true)
      }
    }
  }
}

@MainActor
private final class HeightDelegate: NSObject, UITableViewDelegate {
  private(set) var asked = 0
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    asked += 1
    return 50
  }
}
