import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Updates while something else is under way: refused ones leave it alone, others end it.
final class RefusedUpdateTests: XCTestCase {
  func test_refusedWhileAnItemIsMoved_everythingGoesOn() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 180))
      fixture.harness.advance(by: 0.1)
      let before = ListSnapshot(fixture.view)
      refuse(fixture, saying: ExceptionTexts(.item).delete(ItemPath(0, 9), of: 8)) {
        fixture.view.deleteItems(at: [[0, 9]])
      }
      XCTAssertEqual(before, ListSnapshot(fixture.view))
      XCTAssertNotNil(fixture.cell("1")?.layer.animationKeys(), "it makes room")
      fixture.harness.advance(by: 0.5)
      fixture.view.endInteractiveMovement()
      XCTAssertEqual(fixture.source.sections, [["1", "2", "3", "4", "0", "5", "6", "7"]])
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_refusedBetweenTwoLayouts_theHandGoesOn() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<40)])
      let grid = UpdateFixture.flow()
      grid.itemSize = CGSize(width: 160, height: 80)
      let between = fixture.view.startInteractiveTransition(to: grid)
      between.transitionProgress = 0.5
      fixture.harness.advance(by: 0.05)
      let before = ListSnapshot(fixture.view)
      let text = ExceptionTexts(.item).inconsistent(
        before: [40], after: [40],
        updates: [
          .insertItem(ItemPath(0, 0))
        ])
      refuse(fixture, saying: text) { fixture.view.insertItems(at: [[0, 0]]) }
      XCTAssertEqual(before, ListSnapshot(fixture.view))
      fixture.view.finishInteractiveTransition()
      fixture.harness.advance(by: 0.5)
      XCTAssertTrue(fixture.view.collectionViewLayout === grid)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_anUpdateBetweenTwoLayouts_isShownUnderTheFirst() {
    onMainActor {
      let flow = UpdateFixture.flow()
      let fixture = UpdateFixture([names(0..<40)], layout: flow)
      let grid = UpdateFixture.flow()
      grid.itemSize = CGSize(width: 160, height: 80)
      var ended: [Bool] = []
      let between = fixture.view.startInteractiveTransition(to: grid) { ended = [$0, $1] }
      between.transitionProgress = 0.5
      fixture.harness.advance(by: 0.05)
      let seen = fixture.seenFrame("3")
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(1..<3) + names(3..<4)]
        fixture.view.deleteItems(at: [[0, 0]] + (4..<40).map { [0, $0] })
      }
      XCTAssertEqual(fixture.seenFrame("3"), seen, "nothing has moved yet")
      XCTAssertEqual(ended, [])
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(ended, [true, false])
      XCTAssertTrue(fixture.view.collectionViewLayout === flow)
      XCTAssertEqual(fixture.cell("3")?.frame, CGRect(x: 0, y: 80, width: 320, height: 40))
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  /// The data source has changed by the time a single change is told, so its items of before cannot
  /// be asked for while the moved one goes back.
  func test_aSingleChangeWhileMoving_asksForNothingThatIsGone() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<40)])
      _ = fixture.view.beginInteractiveMovementForItem(at: [0, 0])
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 300))
      fixture.harness.advance(by: 0.5)
      fixture.source.sections = [["0"]]
      fixture.view.deleteItems(at: (1..<40).map { [0, $0] })
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.names, ["0"])
      XCTAssertEqual(fixture.cell("0")?.frame.minY, 0)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  /// That inner and outer completions come in the order of the calls is ours; that all wait for the
  /// outermost batch follows from its being the one that is shown.
  func test_nestedBatches_completeWithTheOutermost() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<4)])
      fixture.view.performBatchUpdates {
        fixture.view.performBatchUpdates {
          fixture.view.deleteItems(at: [[0, 0]])
        } completion: {
          fixture.source.record.add("inner \($0)")
        }
        fixture.source.sections = [["1", "2", "3", "4"]]
        fixture.view.insertItems(at: [[0, 3]])
      } completion: {
        fixture.source.record.add("outer \($0)")
      }
      XCTAssertEqual(fixture.source.record.take().filter { $0.hasSuffix("true") }, [])
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.source.record.take(), ["outer true", "inner true"])
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  // MARK: Reconfiguring

  func test_reconfiguredInABatch_cellsKeepTheirItemsAndTakeTheirSize() {
    onMainActor {
      let layout = UpdateFixture.flow()
      layout.estimatedItemSize = CGSize(width: 320, height: 40)
      let fixture = UpdateFixture([names(0..<6)], layout: layout)
      fixture.source.configure = { cell, name in
        cell.preferredHeight = name == "2" && fixture.source.versions["2"] == 1 ? 90 : 50
      }
      fixture.view.reloadData()
      fixture.view.layoutIfNeeded()
      let cell = fixture.cell("2")
      XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 100, width: 320, height: 50))
      fixture.source.versions["2"] = 1
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["new"] + names(0..<6)]
        fixture.view.insertItems(at: [[0, 0]])
        fixture.view.reconfigureItems(at: [[0, 2]])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertTrue(fixture.cell("2") === cell)
      XCTAssertEqual(cell?.frame, CGRect(x: 0, y: 150, width: 320, height: 90))
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_reconfiguredOnTheWayOut_cellsThatComeBackShowWhatIsNew() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<30)])
      let cell = fixture.cell("11")
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["a"] + names(0..<30)]
        fixture.view.insertItems(at: [[0, 0]])
      }
      XCTAssertNil(fixture.cell("11"))
      fixture.source.versions["11"] = 1
      fixture.view.reconfigureItems(at: [[0, 12]])
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(0..<30)]
        fixture.view.deleteItems(at: [[0, 0]])
      }
      XCTAssertTrue(fixture.cell("11") === cell)
      XCTAssertEqual(cell?.version, 1)
      fixture.close()
    }
  }

  // MARK: Placeholders

  func test_placeholders_keepTheirCellsInUpdates() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<8)])
      insertPlaceholder(fixture, at: [0, 3])
      fixture.harness.advance(by: 0.5)
      let waiting = fixture.cellsInView.first { $0.name == "waiting" }
      XCTAssertEqual(waiting?.frame.minY, 120)
      fixture.view.performBatchUpdates {
        fixture.source.sections = [["a", "b"] + names(0..<8)]
        fixture.view.insertItems(at: [[0, 0], [0, 1]])
      }
      fixture.harness.advance(by: 0.15)
      XCTAssertEqual(fixture.cellsInView.filter { $0.name == "waiting" }.count, 1)
      XCTAssertEqual(waiting?.alpha, 1)
      XCTAssertEqual(waiting?.layer.presentation()?.frame.minY ?? 0, 160, accuracy: 12)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(waiting?.frame.minY, 200)
      XCTAssertTrue(fixture.cellsInView.contains { $0 === waiting })
      fixture.close()
    }
  }

  func test_placeholders_comeGoAndBecomeItemsInsideABatch() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<4)])
      var first: PlaceholderItem?
      fixture.view.performBatchUpdates { first = insertPlaceholder(fixture, at: [0, 1]) }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(
        fixture.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [40])
      guard let first else { return XCTFail("There is no placeholder.") }
      var second: PlaceholderItem?
      fixture.view.performBatchUpdates {
        let isDone = fixture.view.commit(first) { path in
          fixture.source.sections[0].insert("new", at: path.item)
        }
        XCTAssertTrue(isDone)
        XCTAssertFalse(fixture.view.commit(first) { _ in XCTFail("It is one already.") })
        second = insertPlaceholder(fixture, at: [0, 0])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.names.sorted(), ["0", "1", "2", "3", "new"])
      XCTAssertEqual(fixture.cell("new")?.frame.minY, 80)
      XCTAssertEqual(
        fixture.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [0])
      guard let second else { return XCTFail("There is no placeholder.") }
      fixture.view.performBatchUpdates { XCTAssertTrue(fixture.view.remove(second)) }
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      XCTAssertEqual(fixture.cellsInView.count, 5)
      fixture.close()
    }
  }
}

// MARK: Pieces

@MainActor
private func refuse(
  _ fixture: UpdateFixture, saying text: String, _ block: @escaping () -> Void
) {
  do {
    try fixture.view.attemptBatch(block)
    XCTFail("It was taken.")
  } catch {
    XCTAssertTrue(flattened(error.message).hasPrefix(text), error.message)
  }
}

@MainActor @discardableResult
private func insertPlaceholder(_ fixture: UpdateFixture, at path: IndexPath) -> PlaceholderItem? {
  let placeholder = UICollectionViewPlaceholder(
    insertionIndexPath: path, reuseIdentifier: "name")
  placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
  return fixture.view.insert(placeholder)
}
