import XCTest

@testable import UIKitCore

/// What layout, data source and delegate hear of an update, in order.
///
/// The order prepare → updates → final for all before → initial for all after → finalize, and the
/// layout's target before the delegate's, are documented (facts update-8 and update-9). Where the target
/// falls between the updates and the first final is not; here it is asked once the layout knows the
/// updates, so that a layout may choose by them.
final class UpdateOrderTests: XCTestCase {
  func test_batch_tellsLayoutAndDelegateInUIKitsOrder() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateStage.configure(layout, header: 20)
      let stage = UpdateStage([["a", "b", "c"]], layout: layout)
      layout.record = stage.source.record
      stage.source.recordsDisplay = true
      stage.view.performBatchUpdates {
        stage.source.record.add("block")
        stage.source.sections = [["b", "c", "d"]]
        stage.view.insertItems(at: [[0, 2]])
        stage.view.deleteItems(at: [[0, 0]])
      } completion: {
        stage.source.record.add("completion \($0)")
      }
      stage.source.record.add("returned")
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(
        stage.source.record.take(),
        [
          "block", "prepare", "updates delete 0-0 nil, insert nil 0-2", "target 0",
          "delegate target 0", "cell 0-2", "willDisplay 0-2", "final 0-0", "final 0-1",
          "final 0-2", "final header 0-0", "initial 0-0", "initial 0-1", "initial 0-2",
          "initial header 0-0", "finalize updates", "returned", "didEndDisplaying 0-0 a",
          "completion true",
        ])
      stage.close()
    }
  }

  func test_withoutAnimation_theLayoutHearsTheSame() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateStage.configure(layout)
      let stage = UpdateStage([["a", "b"]], layout: layout)
      layout.record = stage.source.record
      stage.source.recordsDisplay = true
      UIView.performWithoutAnimation {
        stage.view.performBatchUpdates {
          stage.source.sections = [["b"]]
          stage.view.deleteItems(at: [[0, 0]])
        } completion: {
          stage.source.record.add("completion \($0)")
        }
      }
      stage.source.record.add("returned")
      XCTAssertEqual(stage.cellsInView.map(\.name), ["b"])
      stage.harness.advance(by: 0.05)
      XCTAssertEqual(
        stage.source.record.take(),
        [
          "prepare", "updates delete 0-0 nil", "target 0", "delegate target 0",
          "didEndDisplaying 0-0 a", "final 0-0", "final 0-1", "initial 0-0", "finalize updates",
          "returned", "completion true",
        ])
      stage.close()
    }
  }

  func test_singleChange_isABatchOfItsOwn() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateStage.configure(layout)
      let stage = UpdateStage([["a"]], layout: layout)
      layout.record = stage.source.record
      stage.source.sections = [["a", "b"]]
      stage.view.insertItems(at: [[0, 1]])
      XCTAssertEqual(
        stage.source.record.take(),
        [
          "prepare", "updates insert nil 0-1", "target 0", "delegate target 0", "cell 0-1",
          "final 0-0", "initial 0-0", "initial 0-1", "finalize updates",
        ])
      stage.close()
    }
  }

  func test_reload_isToldWithBothItsPlaces() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateStage.configure(layout)
      let stage = UpdateStage([["a", "b", "c"]], layout: layout)
      layout.record = stage.source.record
      stage.view.performBatchUpdates {
        stage.source.sections = [["b", "c"]]
        stage.view.deleteItems(at: [[0, 0]])
        stage.view.reloadItems(at: [[0, 2]])
      }
      XCTAssertTrue(
        stage.source.record.take().contains("updates delete 0-0 nil, reload 0-2 0-1"))
      stage.close()
    }
  }

  /// `table_batch_completion_ios26.json` was measured on table views; collection views share the
  /// implementation of batches on iOS, and nothing else was measured.
  func test_completion_asMeasured() throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: tests.appendingPathComponent("Fixtures/oracle/table_batch_completion_ios26.json"))
    let json = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    let rows = try XCTUnwrap(json["rows"] as? [[String: Any]])
    XCTAssertEqual(rows.count, 4)
    onMainActor {
      for row in rows {
        let isInWindow = row["window"] as? Bool ?? false
        let stage = UpdateStage([["a"]])
        if !isInWindow { stage.view.removeFromSuperview() }
        var isDone: Bool?
        let change = {
          stage.view.performBatchUpdates {
            stage.source.sections = [["a", "b"]]
            stage.view.insertItems(at: [[0, 1]])
          } completion: {
            isDone = $0
          }
        }
        if row["mode"] as? String == "performWithoutAnimation" {
          UIView.performWithoutAnimation(change)
        } else {
          change()
        }
        XCTAssertNil(isDone, "never inside the call: \(row)")
        XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 2)
        stage.harness.advance(by: 1)
        XCTAssertEqual(isDone, row["finished"] as? Bool, "\(row)")
        stage.close()
      }
    }
  }
}
