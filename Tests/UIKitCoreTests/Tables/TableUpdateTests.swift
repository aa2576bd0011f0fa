import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class TableUpdateTests: XCTestCase {
  func test_changes_showWhatTheDataSays() {
    onMainActor {
      let source = TableSource([["a", "b", "c"], ["d"]])
      let stage = TableStage(source) { $0.rowHeight = 44 }
      defer { stage.close() }
      source.rows[0].insert("x", at: 1)
      stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .left)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, ["a", "x", "b", "c", "d"])
      stage.table.beginUpdates()
      source.rows = [["a", "c", "new"]]
      stage.table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
      stage.table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .top)
      stage.table.deleteSections([1], with: .automatic)
      stage.table.endUpdates()
      XCTAssertEqual(stage.table.numberOfRows(inSection: 0), 3)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, ["a", "c", "new"])
      source.rows[0].swapAt(0, 2)
      stage.table.performBatchUpdates {
        stage.table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        stage.table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
      }
      stage.harness.settle()
      XCTAssertEqual(stage.shown, ["new", "c", "a"])
      source.rows[0][1] = "C"
      stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      stage.harness.settle()
      XCTAssertEqual(stage.shown, ["new", "C", "a"])
    }
  }

  /// Rows come from where their animation says.
  func test_animations_beginWhereTheySay() {
    onMainActor {
      for (animation, x) in [
        (UITableView.RowAnimation.left, -320 as CGFloat), (.right, 320), (.fade, 0),
      ] {
        let source = TableSource([["a", "b"]])
        let stage = TableStage(source) { $0.rowHeight = 44 }
        defer { stage.close() }
        source.rows[0].insert("new", at: 1)
        stage.table.performBatchUpdates {
          stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: animation)
        }
        stage.harness.advance(by: 0.02)
        guard let cell = stage.table.cellForRow(at: IndexPath(row: 1, section: 0)),
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
        stage.harness.settle()
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
        let stage = TableStage(source)
        defer { stage.close() }
        if !isInWindow { stage.table.removeFromSuperview() }
        var finished: Bool?
        let update = {
          stage.table.performBatchUpdates(
            {
              source.rows[0].append("b")
              stage.table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            }, completion: { finished = $0 })
        }
        if isAnimated { update() } else { UIView.performWithoutAnimation(update) }
        XCTAssertNil(finished, "never inside the call")
        XCTAssertEqual(stage.table.numberOfRows(inSection: 0), 2)
        stage.harness.settle()
        XCTAssertEqual(finished, row["finished"] as? Bool, "\(row)")
      }
    }
  }
}
