import XCTest

@testable import UIKitCore

/// Items of a list carried by a drag: who is asked when, what is seen meanwhile, what has changed after.
final class ListDragTests: XCTestCase {
  // The order is that of facts drag-2 to drag-4. That restriction is asked after moving, and both
  // after will begin, is a choice: the sources say only that they come before any movement.
  func test_reordering_asksAndTellsInOrder() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.lift("1")
      XCTAssertEqual(stage.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      XCTAssertFalse(stage.view.hasActiveDrag)
      stage.move(to: 220)
      // Rows of 40 points: the finger is over the sixth.
      XCTAssertEqual(
        stage.take().filter { !$0.hasPrefix("dropDidUpdate") },
        [
          "dragWillBegin 1", "allowsMove", "isRestricted", "canHandle", "dropDidEnter",
        ])
      XCTAssertTrue(stage.view.hasActiveDrag)
      XCTAssertTrue(stage.view.hasActiveDrop)
      stage.harness.advance(by: 0.5)
      // The others made room; to the data source nothing has changed.
      XCTAssertEqual(stage.stage.seenFrame("2")?.minY, 40)
      XCTAssertEqual(stage.stage.seenFrame("5")?.minY, 160)
      XCTAssertEqual(stage.stage.seenFrame("6")?.minY, 240)
      XCTAssertEqual(stage.stage.source.sections, [names(0..<8)])
      XCTAssertEqual(stage.take(), [])
      stage.drop()
      XCTAssertEqual(stage.stage.source.sections, [["0", "2", "3", "4", "5", "1", "6", "7"]])
      stage.harness.advance(by: 0.6)
      XCTAssertEqual(
        stage.take(), ["performDrop 0-5", "dropParameters 0-5", "dropDidEnd", "dragDidEnd"])
      XCTAssertFalse(stage.view.hasActiveDrag)
      XCTAssertFalse(stage.view.hasActiveDrop)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_duringTheDrop_nothingThatStaysIsSeenToMove() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.lift("1")
      stage.move(to: 220)
      stage.harness.advance(by: 0.5)
      let before = names(2..<8).map { stage.stage.seenFrame($0)?.minY }
      stage.drop()
      for _ in 0..<30 {
        XCTAssertEqual(names(2..<8).map { stage.stage.seenFrame($0)?.minY }, before)
        stage.harness.advance(by: 1.0 / 60)
      }
      stage.close()
    }
  }

  func test_aLiftThatDoesNotMove_endsWithoutASession() {
    onMainActor {
      let stage = DragStage([names(0..<4)])
      stage.lift("1")
      stage.wait(0.3)
      XCTAssertEqual(stage.stage.cell("1")?.alpha, 0)
      stage.drop()
      stage.wait(0.5)
      XCTAssertEqual(stage.take(), ["itemsForBeginning 0-1", "dragParameters 0-1"])
      XCTAssertEqual(stage.stage.cell("1")?.alpha, 1)
      XCTAssertFalse(stage.view.window?.windowScene?.host.drags.isDragging ?? true)
      stage.close()
    }
  }

  func test_noItems_noDrag_andTheListScrolls() {
    onMainActor {
      let stage = DragStage([names(0..<60)])
      stage.itemsForBeginning = { _ in [] }
      stage.lift("5")
      stage.move(to: 100)
      stage.drop()
      XCTAssertEqual(stage.take(), ["itemsForBeginning 0-5"])
      XCTAssertGreaterThan(stage.view.contentOffset.y, 50)
      stage.close()
    }
  }

  func test_aRefusal_silencesEverythingElse() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.canHandle = false
      stage.lift("1")
      stage.move(to: 220)
      stage.move(to: 100)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(
        stage.take(),
        [
          "itemsForBeginning 0-1", "dragParameters 0-1", "dragWillBegin 1", "allowsMove",
          "isRestricted", "canHandle", "dragParameters 0-1", "dragDidEnd",
        ])
      XCTAssertEqual(stage.stage.source.sections, [names(0..<8)])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_whatIsForbidden_goesBack() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.proposal = { _ in UICollectionViewDropProposal(operation: .forbidden) }
      stage.lift("1")
      stage.move(to: 220)
      _ = stage.take()
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(
        stage.take(), ["dropDidExit", "dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_aMoveTheSourceForbids_goesBack() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.allowsMoving = false
      stage.lift("1")
      stage.move(to: 220)
      stage.drop()
      stage.wait(0.6)
      XCTAssertFalse(stage.take().contains { $0.hasPrefix("performDrop") })
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_escape_endsTheDrag() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.lift("1")
      stage.move(to: 220)
      _ = stage.take()
      stage.harness.run("key escape")
      stage.wait(0.6)
      XCTAssertEqual(
        stage.take(), ["dropDidExit", "dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_leavingTheList_closesTheGap() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.view.frame.size.height = 300
      stage.lift("1")
      stage.move(to: 220)
      stage.wait(0.5)
      XCTAssertTrue(stage.view.hasUncommittedUpdates)
      _ = stage.take()
      stage.move(to: 400)
      stage.wait(0.5)
      XCTAssertTrue(stage.take().contains("dropDidExit"))
      XCTAssertFalse(stage.view.hasUncommittedUpdates)
      XCTAssertEqual(stage.stage.seenFrame("5")?.minY, 200)
      XCTAssertEqual(stage.stage.cell("1")?.elementState.dragAppearance.state, .dragging)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(stage.take(), ["dragParameters 0-1", "dropDidEnd", "dragDidEnd"])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_aSelectedItem_takesTheSelectionAlong() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.view.allowsMultipleSelection = true
      for item in [1, 3, 4] {
        stage.view.selectItem(at: [0, item], animated: false, scrollPosition: [])
      }
      var dropped: [IndexPath?] = []
      stage.perform = { dropped = $0.items.map(\.sourceIndexPath) }
      stage.lift("3")
      XCTAssertEqual(
        stage.take().filter { $0.hasPrefix("items") },
        ["itemsForBeginning 0-3", "itemsForBeginning 0-1", "itemsForBeginning 0-4"])
      stage.move(to: 260)
      stage.wait(0.5)
      // Several items leave their places only when they are dropped; a gap opens for them.
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 9)
      XCTAssertEqual(stage.view.indexPathsForVisibleItems.count, 8)
      XCTAssertEqual(stage.view.indexPathsForSelectedItems?.sorted(), [[0, 1], [0, 3], [0, 4]])
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(dropped, [[0, 3], [0, 1], [0, 4]])
      XCTAssertEqual(stage.view.numberOfItems(inSection: 0), 8)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_acrossSections_andIntoAnEmptyOne() {
    onMainActor {
      let stage = DragStage([["a", "b"], [], ["c"]], layout: UpdateStage.flow(header: 30))
      // The empty section is its header, from 110 to 140.
      stage.lift("a")
      stage.move(to: 125)
      stage.wait(0.4)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(stage.stage.source.sections, [["b"], ["a"], ["c"]])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_nearTheEdge_theListScrolls() {
    onMainActor {
      let stage = DragStage([names(0..<100)])
      stage.lift("3")
      stage.move(to: 474)
      stage.wait(1)
      let offset = stage.view.contentOffset.y
      XCTAssertGreaterThan(offset, 300)
      stage.move(to: 200)
      stage.wait(0.5)
      let rest = stage.view.contentOffset.y
      stage.wait(0.5)
      XCTAssertEqual(stage.view.contentOffset.y, rest)
      let place = Int((rest + 200) / 40)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(
        stage.stage.source.sections[0].firstIndex(of: "3") ?? 0, place, accuracy: 1)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_cadence_saysHowSoonTheGapMoves() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.view.reorderingCadence = .slow
      stage.lift("1")
      stage.move(to: 100)
      stage.wait(0.6)
      XCTAssertEqual(stage.view.movement?.current.item, 2)
      stage.move(to: 260)
      XCTAssertEqual(stage.view.movement?.current.item, 2)
      stage.wait(0.6)
      XCTAssertEqual(stage.view.movement?.current.item, 6)
      stage.drop()
      stage.wait(0.6)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_intoAnItem_opensNoGap() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.proposal = { _ in
        UICollectionViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
      }
      var ended: [UIViewAnimatingPosition] = []
      stage.perform = { coordinator in
        guard let target = coordinator.destinationIndexPath, let item = coordinator.items.first
        else { return }
        let animation = coordinator.drop(
          item.dragItem, intoItemAt: target, rect: CGRect(x: 10, y: 10, width: 20, height: 20))
        animation.addCompletion { ended.append($0) }
      }
      stage.lift("1")
      stage.move(to: 220)
      stage.wait(0.4)
      XCTAssertFalse(stage.view.hasUncommittedUpdates)
      XCTAssertEqual(stage.stage.seenFrame("5")?.minY, 200)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(ended, [.end])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_anUpdateMeanwhile_isFollowed() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.lift("2")
      stage.move(to: 220)
      stage.wait(0.4)
      stage.view.performBatchUpdates {
        stage.stage.source.sections = [["x"] + names(0..<8)]
        stage.view.insertItems(at: [[0, 0]])
      }
      stage.wait(0.4)
      stage.move(to: 260)
      stage.wait(0.4)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(
        stage.stage.source.sections, [["x", "0", "1", "3", "4", "5", "2", "6", "7"]])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_aReloadMeanwhile_makesTheItemAStranger() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      var sources: [IndexPath?] = []
      stage.perform = { sources = $0.items.map(\.sourceIndexPath) }
      stage.lift("2")
      stage.move(to: 220)
      stage.wait(0.4)
      stage.view.reloadData()
      stage.move(to: 230)
      stage.wait(0.4)
      stage.drop()
      stage.wait(0.6)
      XCTAssertEqual(sources, [nil])
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_anotherFinger_addsItems() {
    onMainActor {
      let stage = DragStage([names(0..<8)])
      stage.lift("1")
      stage.move(to: 300)
      stage.wait(0.3)
      _ = stage.take()
      stage.harness.run("tap 60,140")
      stage.wait(0.3)
      XCTAssertTrue(stage.take().contains("itemsForAdding 0-4"))
      XCTAssertEqual(stage.harness.drags?.flight?.session.items.count, 2)
      stage.drop()
      stage.wait(0.6)
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }

  func test_withAMouse_movingLiftsAtOnce() {
    onMainActor {
      let stage = DragStage([names(0..<60)])
      stage.touch(.began, CGPoint(x: 160, y: 60), kind: .mouse)
      for y in [66, 90, 120, 170, 220] {
        stage.touch(.changed, CGPoint(x: 160, y: CGFloat(y)), kind: .mouse)
      }
      XCTAssertTrue(stage.view.hasActiveDrag)
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.wait(0.4)
      stage.touch(.ended, CGPoint(x: 160, y: 220), kind: .mouse)
      stage.wait(0.6)
      XCTAssertEqual(stage.stage.source.sections[0][5], "1")
      checkAgainstLayout(stage.stage)
      stage.close()
    }
  }
}
