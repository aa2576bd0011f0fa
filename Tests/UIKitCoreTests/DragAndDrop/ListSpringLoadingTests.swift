import XCTest

@testable import UIKitCore

/// Items that are selected by something dragged that rests on them.
///
/// Fact drag-7 names spring loading and no order. Chosen here: the delegate is asked whenever the drag
/// comes to another item or moves over one, before anything is seen; what rests on an item for
/// `patience` and `warning` seconds does what a tap would do, so that `didSelect` opens the item; once
/// for each visit.
final class ListSpringLoadingTests: XCTestCase {
  @MainActor private static func stage(
    _ kind: DragSide.Kind, _ springLoads: @escaping (IndexPath) -> Bool = { _ in true }
  ) -> TwoListsStage {
    let stage = TwoListsStage(.collection, kind)
    stage.second.opensGap = false
    stage.second.springLoads = springLoads
    (stage.second.view as? UICollectionView)?.isSpringLoaded = true
    (stage.second.view as? UITableView)?.isSpringLoaded = true
    stage.lift(stage.first, row: 0)
    stage.move(to: CGPoint(x: 160, y: 220))
    _ = stage.take()
    return stage
  }

  /// One step of the finger, so that nothing on the way is asked about.
  @MainActor private static func jump(_ stage: TwoListsStage, toRow row: Int) {
    stage.touch(.changed, stage.middle(stage.second, row: row))
  }

  func test_restingOnAnItem_selectsItOnce() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let stage = Self.stage(kind)
        Self.jump(stage, toRow: 1)
        XCTAssertEqual(
          stage.take(),
          ["B canHandle", "B dropDidEnter", "B dropDidUpdate 0-1", "B shouldSpringLoad 0-1"])
        stage.wait(UISpringLoadedInteraction.patience)
        XCTAssertEqual(stage.take().filter { $0.contains("didSelect") }, [])
        stage.wait(UISpringLoadedInteraction.warning + 0.1)
        XCTAssertEqual(stage.take().filter { $0.contains("didSelect") }, ["B didSelect 0-1"])
        stage.wait(2)
        XCTAssertEqual(stage.take().filter { $0.contains("didSelect") }, [], "once")
        stage.harness.run("key escape")
        stage.wait(0.7)
        stage.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        stage.close()
      }
    }
  }

  func test_goingOnToTheNextItem_beginsAnew() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let stage = Self.stage(kind)
        Self.jump(stage, toRow: 0)
        stage.wait(0.6)
        // In the middle of the warning; one step, then the finger rests.
        Self.jump(stage, toRow: 2)
        stage.wait(0.6)
        XCTAssertFalse(stage.take().contains { $0.contains("didSelect") })
        stage.wait(0.4)
        XCTAssertEqual(stage.take().filter { $0.contains("didSelect") }, ["B didSelect 0-2"])
        // And back to the first: another visit.
        Self.jump(stage, toRow: 0)
        stage.wait(1)
        XCTAssertEqual(stage.take().filter { $0.contains("didSelect") }, ["B didSelect 0-0"])
        stage.harness.run("key escape")
        stage.wait(0.7)
        stage.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        stage.close()
      }
    }
  }

  func test_anItemThatTheDelegateRefuses_neitherBlinksNorOpens() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let stage = Self.stage(kind) { $0.item != 1 }
        Self.jump(stage, toRow: 1)
        stage.wait(0.4)
        let cell =
          (stage.second.view as? UICollectionView)?.cellForItem(at: [0, 1])
          ?? (stage.second.view as? UITableView)?.cellForRow(at: [0, 1])
        XCTAssertEqual(cell?.alpha, 1)
        stage.wait(2)
        XCTAssertFalse(stage.take().contains { $0.contains("didSelect") })
        Self.jump(stage, toRow: 0)
        stage.wait(1)
        XCTAssertTrue(stage.take().contains("B didSelect 0-0"))
        stage.close()
      }
    }
  }

  func test_notSpringLoaded_nobodyIsAsked() {
    onMainActor {
      let stage = TwoListsStage(.collection, .table)
      stage.lift(stage.first, row: 0)
      stage.move(to: stage.middle(stage.second, row: 1))
      stage.wait(2)
      XCTAssertFalse(
        stage.take().contains { $0.contains("didSelect") || $0.contains("shouldSpringLoad") })
      stage.close()
    }
  }

  func test_whatIsDraggedItself_doesNotOpen() {
    onMainActor {
      let stage = Self.stage(.collection)
      (stage.first.view as? UICollectionView)?.isSpringLoaded = true
      stage.first.opensGap = false
      stage.touch(.changed, stage.middle(stage.first, row: 0))
      stage.wait(1.5)
      XCTAssertFalse(stage.take().contains { $0.contains("didSelect") })
      stage.touch(.changed, stage.middle(stage.first, row: 2))
      stage.wait(1)
      XCTAssertTrue(stage.take().contains("A didSelect 0-2"))
      stage.close()
    }
  }
}
