import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Updates while something else is under way: refused ones leave it alone, others end it.
final class RefusedUpdateTests: XCTestCase {
  func test_refusedWhileAnItemIsCarried_everythingGoesOn() {
    onMainActor {
      let stage = UpdateStage([names(0..<8)])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      stage.harness.advance(by: 0.1)
      let before = ListSnapshot(stage.view)
      refuse(stage, saying: ExceptionTexts(.item).delete(ItemPath(0, 9), of: 8)) {
        stage.view.deleteItems(at: [[0, 9]])
      }
      XCTAssertEqual(before, ListSnapshot(stage.view))
      XCTAssertNotNil(stage.cell("1")?.layer.animationKeys(), "it makes room")
      stage.harness.advance(by: 0.5)
      stage.view.endInteractiveMovement()
      XCTAssertEqual(stage.source.sections, [["1", "2", "3", "4", "0", "5", "6", "7"]])
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_refusedBetweenTwoLayouts_theHandGoesOn() {
    onMainActor {
      let stage = UpdateStage([names(0..<40)])
      let grid = UpdateStage.flow()
      grid.itemSize = CGSize(width: 160, height: 80)
      let between = stage.view.startInteractiveTransition(to: grid)
      between.transitionProgress = 0.5
      stage.harness.advance(by: 0.05)
      let before = ListSnapshot(stage.view)
      let text = ExceptionTexts(.item).inconsistent(
        before: [40], after: [40],
        updates: [
          .insertItem(ItemPath(0, 0))
        ])
      refuse(stage, saying: text) { stage.view.insertItems(at: [[0, 0]]) }
      XCTAssertEqual(before, ListSnapshot(stage.view))
      stage.view.finishInteractiveTransition()
      stage.harness.advance(by: 0.5)
      XCTAssertTrue(stage.view.collectionViewLayout === grid)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_anUpdateBetweenTwoLayouts_isShownUnderTheFirst() {
    onMainActor {
      let flow = UpdateStage.flow()
      let stage = UpdateStage([names(0..<40)], layout: flow)
      let grid = UpdateStage.flow()
      grid.itemSize = CGSize(width: 160, height: 80)
      var ended: [Bool] = []
      let between = stage.view.startInteractiveTransition(to: grid) { ended = [$0, $1] }
      between.transitionProgress = 0.5
      stage.harness.advance(by: 0.05)
      let seen = stage.seenFrame("3")
      stage.view.performBatchUpdates {
        stage.source.sections = [names(1..<3) + names(3..<4)]
        stage.view.deleteItems(at: [[0, 0]] + (4..<40).map { [0, $0] })
      }
      XCTAssertEqual(stage.seenFrame("3"), seen, "nothing has moved yet")
      XCTAssertEqual(ended, [])
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, false])
      XCTAssertTrue(stage.view.collectionViewLayout === flow)
      XCTAssertEqual(stage.cell("3")?.frame, CGRect(x: 0, y: 80, width: 320, height: 40))
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  /// The data source has changed by the time a single change is told, so its items of before cannot
  /// be asked for while the carried one goes back.
  func test_aSingleChangeWhileCarrying_asksForNothingThatIsGone() {
    onMainActor {
      let stage = UpdateStage([names(0..<40)])
      _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 300))
      stage.harness.advance(by: 0.5)
      stage.source.sections = [["0"]]
      stage.view.deleteItems(at: (1..<40).map { [0, $0] })
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.names, ["0"])
      XCTAssertEqual(stage.cell("0")?.frame.minY, 0)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  /// That inner and outer completions come in the order of the calls is ours; that all wait for the
  /// outermost batch follows from its being the one that is shown.
  func test_nestedBatches_completeWithTheOutermost() {
    onMainActor {
      let stage = UpdateStage([names(0..<4)])
      stage.view.performBatchUpdates {
        stage.view.performBatchUpdates {
          stage.view.deleteItems(at: [[0, 0]])
        } completion: {
          stage.source.record.add("inner \($0)")
        }
        stage.source.sections = [["1", "2", "3", "4"]]
        stage.view.insertItems(at: [[0, 3]])
      } completion: {
        stage.source.record.add("outer \($0)")
      }
      XCTAssertEqual(stage.source.record.take().filter { $0.hasSuffix("true") }, [])
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.source.record.take(), ["outer true", "inner true"])
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  // MARK: Reconfiguring

  func test_reconfiguredInABatch_cellsKeepTheirItemsAndTakeTheirSize() {
    onMainActor {
      let layout = UpdateStage.flow()
      layout.estimatedItemSize = CGSize(width: 320, height: 40)
      let stage = UpdateStage([names(0..<6)], layout: layout)
      stage.source.configure = { cell, name in
        cell.preferredHeight = name == "2" && stage.source.versions["2"] == 1 ? 90 : 50
      }
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      let cell = stage.cell("2")
      XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
      stage.source.versions["2"] = 1
      stage.view.performBatchUpdates {
        stage.source.sections = [["new"] + names(0..<6)]
        stage.view.insertItems(at: [[0, 0]])
        stage.view.reconfigureItems(at: [[0, 2]])
      }
      stage.harness.advance(by: 0.5)
      XCTAssertTrue(stage.cell("2") === cell)
      XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 150, width: 320, height: 90))
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_reconfiguredOnTheWayOut_cellsThatComeBackShowWhatIsNew() {
    onMainActor {
      let stage = UpdateStage([names(0..<30)])
      let cell = stage.cell("11")
      stage.view.performBatchUpdates {
        stage.source.sections = [["a"] + names(0..<30)]
        stage.view.insertItems(at: [[0, 0]])
      }
      XCTAssertNil(stage.cell("11"))
      stage.source.versions["11"] = 1
      stage.view.reconfigureItems(at: [[0, 12]])
      stage.view.performBatchUpdates {
        stage.source.sections = [names(0..<30)]
        stage.view.deleteItems(at: [[0, 0]])
      }
      XCTAssertTrue(stage.cell("11") === cell)
      XCTAssertEqual(cell?.version, 1)
      stage.close()
    }
  }

  // MARK: Placeholders

  func test_placeholders_keepTheirCellsInUpdates() {
    onMainActor {
      let stage = UpdateStage([names(0..<8)])
      insertPlaceholder(stage, at: [0, 3])
      stage.harness.advance(by: 0.5)
      let waiting = stage.cellsInView.first { $0.name == "waiting" }
      XCTAssertEqual(waiting?.frame.minY, 120)
      stage.view.performBatchUpdates {
        stage.source.sections = [["a", "b"] + names(0..<8)]
        stage.view.insertItems(at: [[0, 0], [0, 1]])
      }
      stage.harness.advance(by: 0.15)
      XCTAssertEqual(stage.cellsInView.filter { $0.name == "waiting" }.count, 1)
      XCTAssertEqual(waiting?.alpha, 1)
      XCTAssertEqual(waiting?.layer.presentation()?.frame.minY ?? 0, 160, accuracy: 12)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(waiting?.frame.minY, 200)
      XCTAssertTrue(stage.cellsInView.contains { $0 === waiting })
      stage.close()
    }
  }

  func test_placeholders_comeGoAndBecomeItemsInsideABatch() {
    onMainActor {
      let stage = UpdateStage([names(0..<4)])
      var first: PlaceholderItem?
      stage.view.performBatchUpdates { first = insertPlaceholder(stage, at: [0, 1]) }
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(
        stage.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [40])
      guard let first else { return XCTFail("There is no placeholder.") }
      var second: PlaceholderItem?
      stage.view.performBatchUpdates {
        let isDone = stage.view.commit(first) { path in
          stage.source.sections[0].insert("new", at: path.item)
        }
        XCTAssertTrue(isDone)
        XCTAssertFalse(stage.view.commit(first) { _ in XCTFail("It is one already.") })
        second = insertPlaceholder(stage, at: [0, 0])
      }
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.names.sorted(), ["0", "1", "2", "3", "new"])
      XCTAssertEqual(stage.cell("new")?.frame.minY, 80)
      XCTAssertEqual(
        stage.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [0])
      guard let second else { return XCTFail("There is no placeholder.") }
      stage.view.performBatchUpdates { XCTAssertTrue(stage.view.remove(second)) }
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      XCTAssertEqual(stage.cellsInView.count, 5)
      stage.close()
    }
  }
}

// MARK: Pieces

@MainActor
private func refuse(
  _ stage: UpdateStage, saying text: String, _ block: @escaping () -> Void
) {
  do {
    try stage.view.attemptBatch(block)
    XCTFail("It was taken.")
  } catch {
    XCTAssertTrue(flattened(error.message).hasPrefix(text), error.message)
  }
}

@MainActor @discardableResult
private func insertPlaceholder(_ stage: UpdateStage, at path: IndexPath) -> PlaceholderItem? {
  let placeholder = UICollectionViewPlaceholder(
    insertionIndexPath: path, reuseIdentifier: "name")
  placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
  return stage.view.insert(placeholder)
}
