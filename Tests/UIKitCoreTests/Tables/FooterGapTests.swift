import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The space below groups that have no footer.
final class FooterGapTests: XCTestCase {
  @MainActor private final class Headers: NSObject, UITableViewDelegate {
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      40
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      UIView()
    }
  }

  /// Where the second of two sections of rows 50 high begins, below the first one's last row.
  @MainActor private static func gap(_ height: CGFloat?) -> CGFloat {
    let source = TableSource(counts: [3, 1])
    let delegate = Headers()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.rowHeight = 50
    if let height { table.sectionFooterHeight = height }
    (table.dataSource, table.delegate) = (source, delegate)
    table.layoutIfNeeded()
    let last = table.rectForRow(at: IndexPath(row: 2, section: 0))
    return table.rectForHeader(inSection: 1).minY - last.maxY
  }

  func test_footerHeightOfZero_leavesNoGap() {
    onMainActor {
      XCTAssertEqual(Self.gap(0), 0)
      XCTAssertGreaterThan(Self.gap(nil), 10)
      XCTAssertGreaterThan(Self.gap(18), 10)
    }
  }

  /// Has no views yet, and says so by its heights.
  @MainActor private final class Nothing: NSObject, UITableViewDelegate {
    var asked = 0
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      asked += 1
      return UIView()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      asked += 1
      return UIView()
    }
  }

  func test_viewsOfNoHeight_areNotAskedFor() {
    onMainActor {
      for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
        let (source, delegate) = (TableSource(counts: [3, 1]), Nothing())
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
        (table.dataSource, table.delegate) = (source, delegate)
        table.layoutIfNeeded()
        XCTAssertEqual(table.visibleCells.count, 4)
        XCTAssertEqual(delegate.asked, 0)
      }
    }
  }
}
