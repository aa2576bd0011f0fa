import CollectionEngine
import PlatformInterface
import XCTest

@testable import UIKitCore

/// The state of a list where programs do several things at once: one difference from the data source at a
/// time, views in one place each.
final class ListStateTests: XCTestCase {
  // MARK: Uncommitted changes

  func test_proposalThatBecomesACopy_closesTheGapOfTheMove() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      var copies = false
      stage.proposal = { _ in
        UICollectionViewDropProposal(
          operation: copies ? .copy : .move, intent: .insertAtDestinationIndexPath)
      }
      stage.lift("1")
      stage.move(to: 220)
      stage.wait(0.5)
      XCTAssertEqual(stage.stage.seenFrame("2")?.minY, 40, "The item itself is the gap.")
      copies = true
      stage.move(to: 260)
      stage.wait(0.5)
      XCTAssertNil(stage.view.movement)
      XCTAssertEqual(stage.stage.seenFrame("1")?.minY, 40, "It is back where it was.")
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 9)
      // Out of the list, which closes the gap, and back to nothing.
      stage.move(to: 600)
      stage.wait(0.5)
      stage.drop()
      stage.wait(1)
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 8)
      XCTAssertFalse(stage.view.hasUncommittedUpdates)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_placeholder_endsAMovementByHand() {
    onMainActor {
      let stage = UpdateStage([names(0..<6)])
      XCTAssertTrue(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
      XCTAssertEqual(stage.view.movement?.current.item, 3)
      XCTAssertNotNil(placeholder(in: stage, at: [0, 1]))
      XCTAssertNil(stage.view.movement)
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.cell("0")?.frame.minY, 0)
      XCTAssertEqual(stage.cell("1")?.frame.minY, 80)
      XCTAssertEqual(stage.view.cellForItem(at: [0, 1]), stage.cell("1"))
      stage.close()
    }
  }

  func test_placeholder_insertedAfterAReloadInTheSameBatch_isThere() {
    onMainActor {
      let stage = UpdateStage([names(0..<4)])
      var item: PlaceholderItem?
      stage.view.performBatchUpdates {
        stage.source.sections = [names(0..<3)]
        stage.view.reloadData()
        item = placeholder(in: stage, at: [0, 2])
      }
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 4)
      XCTAssertEqual(stage.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [80])
      XCTAssertEqual(item.map(stage.view.remove), true)
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  func test_placeholder_whoseSectionIsGoneWithoutAWord_isGone() {
    onMainActor {
      let stage = UpdateStage([names(0..<2), names(2..<4)])
      let item = placeholder(in: stage, at: [1, 1])
      XCTAssertTrue(stage.view.hasUncommittedUpdates)
      stage.source.sections = [names(0..<2)]
      // Another width asks for the numbers again.
      stage.view.frame.size.width = 300
      stage.harness.advance(by: 0.5)
      XCTAssertEqual(stage.view.numberOfSections, 1)
      XCTAssertFalse(stage.view.hasUncommittedUpdates)
      XCTAssertEqual(item.map(stage.view.remove), false)
      stage.view.reloadData()
      stage.harness.advance(by: 0.5)
      checkAgainstLayout(stage)
      stage.close()
    }
  }

  // MARK: Focus

  func test_lastFocusedItem_followsItsItemThroughUpdates() {
    onMainActor {
      let items = ItemStage()
      items.view.remembersLastFocusedIndexPath = true
      items.key(.tab)
      items.key(.right)
      XCTAssertEqual(items.view.selection.focused, ItemPath(0, 1))
      items.key(.escape)
      items.counts[0] += 1
      items.view.insertItems(at: [[0, 0]])
      items.view.layoutIfNeeded()
      items.key(.tab)
      XCTAssertEqual(items.view.selection.focused, ItemPath(0, 2))
      items.stage.close()
    }
  }

  // MARK: Rules

  func test_brokenRules_tellOfAViewThatIsNotWhereItSays() throws {
    try onMainActor {
      let stage = UpdateStage([names(0..<4)])
      XCTAssertEqual(stage.view.state.brokenRules(), [])
      let cell = try XCTUnwrap(stage.cell("2"))
      cell.elementState.release()
      let broken = stage.view.state.brokenRules()
      XCTAssertEqual(broken.count, 1)
      XCTAssertTrue(broken.first?.hasPrefix("A view on screen has the use free") ?? false)
      cell.elementState.show()
      stage.close()
    }
  }
}

@MainActor
private func placeholder(in stage: UpdateStage, at path: IndexPath) -> PlaceholderItem? {
  let placeholder = UICollectionViewPlaceholder(
    insertionIndexPath: path, reuseIdentifier: "name")
  placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
  return stage.view.insert(placeholder)
}
