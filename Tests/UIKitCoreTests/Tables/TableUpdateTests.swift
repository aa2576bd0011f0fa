import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class TableUpdateTests: XCTestCase {
  // Evidence: table-28.
  func test_rowsAreInserted_afterAReloadWithoutALayout() {
    onMainActor {
      let source = TableSource([["a", "b"]])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      table.reloadData()
      source.rows[0].insert("c", at: 1)
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
      table.layoutIfNeeded()
      XCTAssertEqual(table.cellForRow(at: [0, 1])?.textLabel?.text, "c")
    }
  }

  // Evidence: table-29.
  func test_updatesOfATableThatHasAskedNothingYet_areAReload() {
    onMainActor {
      let source = TableSource([["a", "b"]])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.dataSource = source
      source.rows[0].insert("c", at: 1)
      table.beginUpdates()
      table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      table.endUpdates()
      XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
      table.dataSource = nil
      table.dataSource = source
      var isComplete = false
      table.performBatchUpdates {
        XCTAssertEqual(table.numberOfRows(inSection: 0), 3)
        source.rows[0].append("d")
        table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
      } completion: { _ in
        isComplete = true
      }
      XCTAssertEqual(table.numberOfRows(inSection: 0), 4)
      table.layoutIfNeeded()
      XCTAssertEqual(table.visibleCells.compactMap { $0.textLabel?.text }, ["a", "c", "b", "d"])
      XCTAssertFalse(isComplete)
    }
  }

  func test_changes_showWhatTheDataSays() {
    onMainActor {
      let source = TableSource([["a", "b", "c"], ["d"]])
      let fixture = TableFixture(source) { $0.rowHeight = 44 }
      defer { fixture.close() }
      source.rows[0].insert("x", at: 1)
      fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, ["a", "x", "b", "c", "d"])
      fixture.table.beginUpdates()
      source.rows = [["a", "c", "new"]]
      fixture.table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
      fixture.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .top)
      fixture.table.deleteSections([1], with: .automatic)
      fixture.table.endUpdates()
      XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 3)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, ["a", "c", "new"])
      source.rows[0].swapAt(0, 2)
      fixture.table.performBatchUpdates {
        fixture.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        fixture.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      }
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, ["new", "c", "a"])
      source.rows[0][1] = "C"
      fixture.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      fixture.harness.settle()
      XCTAssertEqual(fixture.shown, ["new", "C", "a"])
    }
  }

  /// Rows come from where their animation says.
  func test_animations_beginWhereTheySay() {
    onMainActor {
      for (animation, x) in [
        (UITableView.RowAnimation.left, -320 as CGFloat), (.right, 320), (.fade, 0),
      ] {
        let source = TableSource([["a", "b"]])
        let fixture = TableFixture(source) { $0.rowHeight = 44 }
        defer { fixture.close() }
        source.rows[0].insert("new", at: 1)
        fixture.table.performBatchUpdates {
          fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        }
        fixture.harness.advance(by: 0.02)
        guard let cell = fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)),
          let shown = cell.layer.presentation()
        else {
          XCTFail("no cell")
          continue
        }
        if x == 0 {
          XCTAssertLessThan(shown.opacity, 0.5)
        } else {
          XCTAssertEqual(shown.frame.minX, x, accuracy: 60, "\(animation)")
        }
        fixture.harness.settle()
        XCTAssertEqual(cell.frame, CGRect(x: 0, y: 44, width: 320, height: 44))
      }
    }
  }

  func test_completion_asMeasured() throws {
    let rows = try XCTUnwrap(
      tableOracle("table_batch_completion_ios26")["rows"] as? [[String: Any]])
    onMainActor {
      for row in rows {
        let isInWindow = row["window"] as? Bool ?? false
        let isAnimated = row["mode"] as? String == "animated"
        let source = TableSource([["a"]])
        let fixture = TableFixture(source)
        defer { fixture.close() }
        if !isInWindow { fixture.table.removeFromSuperview() }
        var finished: Bool?
        let update = {
          fixture.table.performBatchUpdates(
            {
              source.rows[0].append("b")
              fixture.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }, completion: { finished = $0 })
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
        XCTAssertNil(finished, "never inside the call")
        XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 2)
        fixture.harness.settle()
        XCTAssertEqual(finished, row["finished"] as? Bool, "\(row)")
      }
    }
  }
}
