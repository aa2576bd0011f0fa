import CollectionEngine
import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The state of a list where programs do several things at once: one difference from the data source at a
/// time, views in one place each.
final class ListStateTests: XCTestCase {
  // MARK: Uncommitted changes

  func test_proposalThatBecomesACopy_closesTheGapOfTheMove() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      var copies = false
      fixture.proposal = { _ in
        UICollectionViewDropProposal(
          operation: copies ? .copy : .move, intent: .insertAtDestinationIndexPath)
      }
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.wait(0.5)
      XCTAssertEqual(fixture.fixture.seenFrame("2")?.minY, 40, "The item itself is the gap.")
      copies = true
      fixture.move(to: 260)
      fixture.wait(0.5)
      XCTAssertNil(fixture.view.movement)
      XCTAssertEqual(fixture.fixture.seenFrame("1")?.minY, 40, "It is back where it was.")
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 9)
      // Out of the list, which closes the gap, and back to nothing.
      fixture.move(to: 600)
      fixture.wait(0.5)
      fixture.drop()
      fixture.wait(1)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 8)
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_placeholder_endsAMovementByHand() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<6)])
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 0]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
      XCTAssertEqual(fixture.view.movement?.current.item, 3)
      XCTAssertNotNil(placeholder(in: fixture, at: [0, 1]))
      XCTAssertNil(fixture.view.movement)
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.cell("0")?.frame.minY, 0)
      XCTAssertEqual(fixture.cell("1")?.frame.minY, 80)
      XCTAssertEqual(fixture.view.cellForItem(at: [0, 1]), fixture.cell("1"))
      fixture.close()
    }
  }

  func test_placeholder_insertedAfterAReloadInTheSameBatch_isThere() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<4)])
      var item: PlaceholderItem?
      fixture.view.performBatchUpdates {
        fixture.source.sections = [names(0..<3)]
        fixture.view.reloadData()
        item = placeholder(in: fixture, at: [0, 2])
      }
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 4)
      XCTAssertEqual(fixture.cellsInView.filter { $0.name == "waiting" }.map(\.frame.minY), [80])
      XCTAssertEqual(item.map(fixture.view.remove), true)
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  func test_placeholder_whoseSectionIsGoneWithoutAWord_isGone() {
    onMainActor {
      let fixture = UpdateFixture([names(0..<2), names(2..<4)])
      let item = placeholder(in: fixture, at: [1, 1])
      XCTAssertTrue(fixture.view.hasUncommittedUpdates)
      fixture.source.sections = [names(0..<2)]
      // Another width asks for the numbers again.
      fixture.view.frame.size.width = 300
      fixture.harness.advance(by: 0.5)
      XCTAssertEqual(fixture.view.numberOfSections, 1)
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(item.map(fixture.view.remove), false)
      fixture.view.reloadData()
      fixture.harness.advance(by: 0.5)
      checkAgainstLayout(fixture)
      fixture.close()
    }
  }

  // MARK: Focus

  func test_lastFocusedItem_followsItsItemThroughUpdates() {
    onMainActor {
      let items = ItemFixture()
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
      items.fixture.close()
    }
  }

  // MARK: Rules

  func test_brokenRules_tellOfAViewThatIsNotWhereItSays() throws {
    try onMainActor {
      let fixture = UpdateFixture([names(0..<4)])
      XCTAssertEqual(fixture.view.state.brokenRules(), [])
      let cell = try XCTUnwrap(fixture.cell("2"))
      cell.elementState.release()
      let broken = fixture.view.state.brokenRules()
      XCTAssertEqual(broken.count, 1)
      XCTAssertTrue(broken.first?.hasPrefix("A view on screen has the use free") ?? false)
      cell.elementState.show()
      fixture.close()
    }
  }
}

@MainActor
private func placeholder(in fixture: UpdateFixture, at path: IndexPath) -> PlaceholderItem? {
  let placeholder = UICollectionViewPlaceholder(
    insertionIndexPath: path, reuseIdentifier: "name")
  placeholder.cellUpdateHandler = { ($0 as? NameCell)?.name = "waiting" }
  return fixture.view.insert(placeholder)
}
