import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Items that are selected by something dragged that rests on them.
///
/// Fact drag-7 names spring loading and no order. Chosen here: the delegate is asked whenever the drag
/// comes to another item or moves over one, before anything is seen; what rests on an item for
/// `patience` and `warning` seconds does what a tap would do, so that `didSelect` opens the item; once
/// for each visit.
final class ListSpringLoadingTests: XCTestCase {
  @MainActor private static func fixture(
    _ kind: DragSide.Kind, _ springLoads: @escaping (IndexPath) -> Bool = { _ in true }
  ) -> TwoListsFixture {
    let fixture = TwoListsFixture(.collection, kind)
    fixture.second.opensGap = false
    fixture.second.springLoads = springLoads
    (fixture.second.view as? UICollectionView)?.isSpringLoaded = true
    (fixture.second.view as? UITableView)?.isSpringLoaded = true
    fixture.lift(fixture.first, row: 0)
    fixture.move(to: CGPoint(x: 160, y: 220))
    _ = fixture.take()
    return fixture
  }

  /// One step of the finger, so that nothing on the way is asked about.
  @MainActor private static func jump(_ fixture: TwoListsFixture, toRow row: Int) {
    fixture.touch(.changed, fixture.middle(fixture.second, row: row))
  }

  func test_restingOnAnItem_selectsItOnce() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let fixture = Self.fixture(kind)
        Self.jump(fixture, toRow: 1)
        XCTAssertEqual(
          fixture.take(),
          ["B canHandle", "B dropDidEnter", "B dropDidUpdate 0-1", "B shouldSpringLoad 0-1"])
        fixture.wait(UISpringLoadedInteraction.patience)
        XCTAssertEqual(fixture.take().filter { $0.contains("didSelect") }, [])
        fixture.wait(UISpringLoadedInteraction.warning + 0.1)
        XCTAssertEqual(fixture.take().filter { $0.contains("didSelect") }, ["B didSelect 0-1"])
        fixture.wait(2)
        XCTAssertEqual(fixture.take().filter { $0.contains("didSelect") }, [], "once")
        fixture.harness.run("key escape")
        fixture.wait(0.7)
        fixture.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        fixture.close()
      }
    }
  }

  func test_goingOnToTheNextItem_beginsAnew() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let fixture = Self.fixture(kind)
        Self.jump(fixture, toRow: 0)
        fixture.wait(0.6)
        // In the middle of the warning; one step, then the finger rests.
        Self.jump(fixture, toRow: 2)
        fixture.wait(0.6)
        XCTAssertFalse(fixture.take().contains { $0.contains("didSelect") })
        fixture.wait(0.4)
        XCTAssertEqual(fixture.take().filter { $0.contains("didSelect") }, ["B didSelect 0-2"])
        // And back to the first: another visit.
        Self.jump(fixture, toRow: 0)
        fixture.wait(1)
        XCTAssertEqual(fixture.take().filter { $0.contains("didSelect") }, ["B didSelect 0-0"])
        fixture.harness.run("key escape")
        fixture.wait(0.7)
        fixture.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        fixture.close()
      }
    }
  }

  func test_anItemThatTheDelegateRefuses_neitherBlinksNorOpens() {
    onMainActor {
      for kind in [DragSide.Kind.collection, .table] {
        let fixture = Self.fixture(kind) { $0.item != 1 }
        Self.jump(fixture, toRow: 1)
        fixture.wait(0.4)
        let cell =
          (fixture.second.view as? UICollectionView)?.cellForItem(at: [0, 1])
          ?? (fixture.second.view as? UITableView)?.cellForRow(at: [0, 1])
        XCTAssertEqual(cell?.alpha, 1)
        fixture.wait(2)
        XCTAssertFalse(fixture.take().contains { $0.contains("didSelect") })
        Self.jump(fixture, toRow: 0)
        fixture.wait(1)
        XCTAssertTrue(fixture.take().contains("B didSelect 0-0"))
        fixture.close()
      }
    }
  }

  func test_notSpringLoaded_nobodyIsAsked() {
    onMainActor {
      let fixture = TwoListsFixture(.collection, .table)
      fixture.lift(fixture.first, row: 0)
      fixture.move(to: fixture.middle(fixture.second, row: 1))
      fixture.wait(2)
      XCTAssertFalse(
        fixture.take().contains { $0.contains("didSelect") || $0.contains("shouldSpringLoad") })
      fixture.close()
    }
  }

  func test_whatIsDraggedItself_doesNotOpen() {
    onMainActor {
      let fixture = Self.fixture(.collection)
      (fixture.first.view as? UICollectionView)?.isSpringLoaded = true
      fixture.first.opensGap = false
      fixture.touch(.changed, fixture.middle(fixture.first, row: 0))
      fixture.wait(1.5)
      XCTAssertFalse(fixture.take().contains { $0.contains("didSelect") })
      fixture.touch(.changed, fixture.middle(fixture.first, row: 2))
      fixture.wait(1)
      XCTAssertTrue(fixture.take().contains("A didSelect 0-2"))
      fixture.close()
    }
  }
}
