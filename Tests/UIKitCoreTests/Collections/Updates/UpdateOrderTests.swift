import UIKitTestSupport
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
      UpdateFixture.configure(layout, header: 20)
      let fixture = UpdateFixture([["a", "b", "c"]], layout: layout)
      layout.record = fixture.source.record
      fixture.source.recordsDisplay = true
      fixture.view.performBatchUpdates {
        fixture.source.record.add("block")
        fixture.source.sections = [["b", "c", "d"]]
        fixture.view.insertItems(at: [[0, 2]])
        fixture.view.deleteItems(at: [[0, 0]])
      } completion: {
        fixture.source.record.add("completion \($0)")
      }
      fixture.source.record.add("returned")
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "block", "prepare", "updates delete 0-0 nil, insert nil 0-2", "target 0",
          "delegate target 0", "cell 0-2", "willDisplay 0-2", "final 0-0", "final 0-1",
          "final 0-2", "final header 0-0", "initial 0-0", "initial 0-1", "initial 0-2",
          "initial header 0-0", "finalize updates", "returned", "didEndDisplaying 0-0 a",
          "completion true",
        ])
      fixture.close()
    }
  }

  func test_withoutAnimation_theLayoutHearsTheSame() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateFixture.configure(layout)
      let fixture = UpdateFixture([["a", "b"]], layout: layout)
      layout.record = fixture.source.record
      fixture.source.recordsDisplay = true
      UIView.performWithoutAnimation {
        fixture.view.performBatchUpdates {
          fixture.source.sections = [["b"]]
          fixture.view.deleteItems(at: [[0, 0]])
        } completion: {
          fixture.source.record.add("completion \($0)")
        }
      }
      fixture.source.record.add("returned")
      XCTAssertEqual(fixture.cellsInView.map(\.name), ["b"])
      fixture.harness.advance(by: 0.05)
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "prepare", "updates delete 0-0 nil", "target 0", "delegate target 0",
          "didEndDisplaying 0-0 a", "final 0-0", "final 0-1", "initial 0-0", "finalize updates",
          "returned", "completion true",
        ])
      fixture.close()
    }
  }

  func test_singleChange_isABatchOfItsOwn() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateFixture.configure(layout)
      let fixture = UpdateFixture([["a"]], layout: layout)
      layout.record = fixture.source.record
      fixture.source.sections = [["a", "b"]]
      fixture.view.insertItems(at: [[0, 1]])
      XCTAssertEqual(
        fixture.source.record.take(),
        [
          "prepare", "updates insert nil 0-1", "target 0", "delegate target 0", "cell 0-1",
          "final 0-0", "initial 0-0", "initial 0-1", "finalize updates",
        ])
      fixture.close()
    }
  }

  func test_reload_isToldWithBothItsPlaces() {
    onMainActor {
      let layout = UpdateRecordingFlow()
      UpdateFixture.configure(layout)
      let fixture = UpdateFixture([["a", "b", "c"]], layout: layout)
      layout.record = fixture.source.record
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["b", "c"]]
        fixture.view.deleteItems(at: [[0, 0]])
        fixture.view.reloadItems(at: [[0, 2]])
      }
      XCTAssertTrue(
        fixture.source.record.take().contains("updates delete 0-0 nil, reload 0-2 0-1"))
      fixture.close()
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
        let fixture = UpdateFixture([["a"]])
        if !isInWindow { fixture.view.removeFromSuperview() }
        var isDone: Bool?
        let change = {
          fixture.view.performBatchUpdates {
            fixture.source.sections = [["a", "b"]]
            fixture.view.insertItems(at: [[0, 1]])
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
        XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 2)
        fixture.harness.advance(by: 1)
        XCTAssertEqual(isDone, row["finished"] as? Bool, "\(row)")
        fixture.close()
      }
    }
  }
}
