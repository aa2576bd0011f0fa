import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items of a list moved by a drag: who is asked when, what is seen meanwhile, what has changed
/// after.
final class ListDragTests: XCTestCase {
  // The order is that of facts drag-2 to drag-4. That restriction is asked after moving, and both
  // after will begin, is a choice: the sources say only that they come before any movement.
  func test_reordering_asksAndTellsInOrder() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.lift("1")
      XCTAssertEqual(fixture.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      XCTAssertFalse(fixture.view.hasActiveDrag)
      fixture.move(to: 220)
      // Rows of 40 points: the finger is over the sixth.
      XCTAssertEqual(
        fixture.take().filter { !$0.hasPrefix("dropDidUpdate") },
        [
          "dragWillBegin 1", "allowsMove", "isRestricted", "canHandle", "dropDidEnter",
        ])
      XCTAssertTrue(fixture.view.hasActiveDrag)
      XCTAssertTrue(fixture.view.hasActiveDrop)
      fixture.harness.advance(by: 0.5)
      // The others made space; to the data source nothing has changed.
      XCTAssertEqual(fixture.fixture.seenFrame("2")?.minY, 40)
      XCTAssertEqual(fixture.fixture.seenFrame("5")?.minY, 160)
      XCTAssertEqual(fixture.fixture.seenFrame("6")?.minY, 240)
      XCTAssertEqual(fixture.fixture.source.sections, [names(0..<8)])
      XCTAssertEqual(fixture.take(), [])
      fixture.drop()
      XCTAssertEqual(fixture.fixture.source.sections, [["0", "2", "3", "4", "5", "1", "6", "7"]])
      fixture.harness.advance(by: 0.6)
      XCTAssertEqual(
        fixture.take(), ["performDrop 0-5", "dropParameters 0-5", "dropDidEnd", "dragDidEnd"])
      XCTAssertFalse(fixture.view.hasActiveDrag)
      XCTAssertFalse(fixture.view.hasActiveDrop)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_duringTheDrop_nothingThatStaysIsSeenToMove() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.harness.advance(by: 0.5)
      let before = names(2..<8).map { fixture.fixture.seenFrame($0)?.minY }
      fixture.drop()
      for _ in 0..<30 {
        XCTAssertEqual(names(2..<8).map { fixture.fixture.seenFrame($0)?.minY }, before)
        fixture.harness.advance(by: 1.0 / 60)
      }
      fixture.close()
    }
  }

  func test_aLiftThatDoesNotMove_endsWithoutASession() {
    onMainActor {
      let fixture = DragFixture([names(0..<4)])
      fixture.lift("1")
      fixture.wait(0.3)
      XCTAssertEqual(fixture.fixture.cell("1")?.alpha, 0)
      fixture.drop()
      fixture.wait(0.5)
      XCTAssertEqual(fixture.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      XCTAssertEqual(fixture.fixture.cell("1")?.alpha, 1)
      XCTAssertFalse(fixture.view.window?.windowScene?.host.drags.isDragging ?? true)
      fixture.close()
    }
  }

  func test_noItems_noDrag_andTheListScrolls() {
    onMainActor {
      let fixture = DragFixture([names(0..<60)])
      fixture.itemsForBeginning = { _ in [] }
      fixture.lift("5")
      fixture.move(to: 100)
      fixture.drop()
      XCTAssertEqual(fixture.take(), ["itemsForBeginning 0-5"])
      XCTAssertGreaterThan(fixture.view.contentOffset.y, 50)
      fixture.close()
    }
  }

  func test_aRefusal_silencesEverythingElse() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.canHandle = false
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.move(to: 100)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.take(),
        [
          "itemsForBeginning 0-1", "dragParameters 0-1", "dragWillBegin 1", "allowsMove",
          "isRestricted", "canHandle", "dragParameters 0-1", "dragDidEnd",
        ])
      XCTAssertEqual(fixture.fixture.source.sections, [names(0..<8)])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_whatIsForbidden_goesBack() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden) }
      fixture.lift("1")
      fixture.move(to: 220)
      _ = fixture.take()
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.take(), ["dropDidExit", "dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_aMoveTheSourceForbids_goesBack() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.allowsMoving = false
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertFalse(fixture.take().contains { $0.hasPrefix("performDrop") })
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_escape_endsTheDrag() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.lift("1")
      fixture.move(to: 220)
      _ = fixture.take()
      fixture.harness.run("key escape")
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.take(), ["dropDidExit", "dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_leavingTheList_closesTheGap() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.view.frame.size.height = 300
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.wait(0.5)
      XCTAssertTrue(fixture.view.hasUncommittedUpdates)
      _ = fixture.take()
      fixture.move(to: 400)
      fixture.wait(0.5)
      XCTAssertTrue(fixture.take().contains("dropDidExit"))
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(fixture.fixture.seenFrame("5")?.minY, 200)
      XCTAssertEqual(fixture.fixture.cell("1")?.elementState.dragAppearance.state, .dragging)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(fixture.take(), ["dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_aSelectedItem_takesTheSelectionAlong() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.view.allowsMultipleSelection = true
      for item in [1, 3, 4] {
        fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      var dropped: [IndexPath?] = []
      fixture.perform = { dropped = $0.items.map(\.sourceIndexPath) }
      fixture.lift("3")
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("items") },
        ["itemsForBeginning 0-3", "itemsForBeginning 0-1", "itemsForBeginning 0-4"])
      fixture.move(to: 260)
      fixture.wait(0.5)
      // Several items leave their places only when they are dropped; a gap opens for them.
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 9)
      XCTAssertEqual(fixture.view.indexPathsForVisibleItems.count, 8)
      XCTAssertEqual(
        fixture.view.indexPathsForSelectedItems?.sorted(), [[0, 1], [0, 3], [0, 4]])
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(dropped, [[0, 3], [0, 1], [0, 4]])
      XCTAssertEqual(fixture.view.numberOfItems(inSection: 0), 8)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_acrossSections_andIntoAnEmptyOne() {
    onMainActor {
      let fixture = DragFixture([["a", "b"], [], ["c"]], layout: UpdateFixture.flow(header: 30))
      // The empty section is its header, from 110 to 140.
      fixture.lift("a")
      fixture.move(to: 125)
      fixture.wait(0.4)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(fixture.fixture.source.sections, [["b"], ["a"], ["c"]])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_nearTheEdge_theListScrolls() {
    onMainActor {
      let fixture = DragFixture([names(0..<100)])
      fixture.lift("3")
      fixture.move(to: 474)
      fixture.wait(1)
      let offset = fixture.view.contentOffset.y
      XCTAssertGreaterThan(offset, 300)
      fixture.move(to: 200)
      fixture.wait(0.5)
      let rest = fixture.view.contentOffset.y
      fixture.wait(0.5)
      XCTAssertEqual(fixture.view.contentOffset.y, rest)
      let place = Int((rest + 200) / 40)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.fixture.source.sections[0].firstIndex(of: "3") ?? 0, place, accuracy: 1)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_cadence_saysHowSoonTheGapMoves() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.view.reorderingCadence = .slow
      fixture.lift("1")
      fixture.move(to: 100)
      fixture.wait(0.6)
      XCTAssertEqual(fixture.view.movement?.current.item, 2)
      fixture.move(to: 260)
      XCTAssertEqual(fixture.view.movement?.current.item, 2)
      fixture.wait(0.6)
      XCTAssertEqual(fixture.view.movement?.current.item, 6)
      fixture.drop()
      fixture.wait(0.6)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_intoAnItem_opensNoGap() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      }
      var ended: [UIViewAnimatingPosition] = []
      fixture.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let animation = coordinator.drop(
          item.dragItem, intoItemAt: target, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        animation.addCompletion { ended.append($0) }
      }
      fixture.lift("1")
      fixture.move(to: 220)
      fixture.wait(0.4)
      XCTAssertFalse(fixture.view.hasUncommittedUpdates)
      XCTAssertEqual(fixture.fixture.seenFrame("5")?.minY, 200)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(ended, [.end])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_anUpdateMeanwhile_isFollowed() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.lift("2")
      fixture.move(to: 220)
      fixture.wait(0.4)
      fixture.view.performBatchUpdates {
        fixture.fixture.source.sections = [["x"] + names(0..<8)]
        fixture.view.insertItems(at: [[0, 0]])
      }
      fixture.wait(0.4)
      fixture.move(to: 260)
      fixture.wait(0.4)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(
        fixture.fixture.source.sections, [["x", "0", "1", "3", "4", "5", "2", "6", "7"]])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_aReloadMeanwhile_makesTheItemAStranger() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      var sources: [IndexPath?] = []
      fixture.perform = { sources = $0.items.map(\.sourceIndexPath) }
      fixture.lift("2")
      fixture.move(to: 220)
      fixture.wait(0.4)
      fixture.view.reloadData()
      fixture.move(to: 230)
      fixture.wait(0.4)
      fixture.drop()
      fixture.wait(0.6)
      XCTAssertEqual(sources, [nil])
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_anotherFinger_addsItems() {
    onMainActor {
      let fixture = DragFixture([names(0..<8)])
      fixture.lift("1")
      fixture.move(to: 300)
      fixture.wait(0.3)
      _ = fixture.take()
      fixture.harness.run("tap 60,140")
      fixture.wait(0.3)
      XCTAssertTrue(fixture.take().contains("itemsForAdding 0-4"))
      XCTAssertEqual(fixture.harness.drags?.flight?.session.items.count, 2)
      fixture.drop()
      fixture.wait(0.6)
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }

  func test_withAMouse_movingLiftsAtOnce() {
    onMainActor {
      let fixture = DragFixture([names(0..<60)])
      fixture.touch(.began, CGPoint(x: 160, y: 60), kind: .mouse)
      for y in [66, 90, 120, 170, 220] {
        fixture.touch(.changed, CGPoint(x: 160, y: CGFloat(y)), kind: .mouse)
      }
      XCTAssertTrue(fixture.view.hasActiveDrag)
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.wait(0.4)
      fixture.touch(.ended, CGPoint(x: 160, y: 220), kind: .mouse)
      fixture.wait(0.6)
      XCTAssertEqual(fixture.fixture.source.sections[0][5], "1")
      checkAgainstLayout(fixture.fixture)
      fixture.close()
    }
  }
}
