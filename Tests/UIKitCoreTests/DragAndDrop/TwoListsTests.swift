import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Drags from one list of a window to another, of the same kind and of the other.
final class TwoListsTests: XCTestCase {
  private static let pairs: [(DragSide.Kind, DragSide.Kind)] = [
    (.collection, .collection), (.table, .collection), (.collection, .table), (.table, .table),
  ]

  /// Fact drag-4, for each list: canHandle, did enter, did update, then either
  /// perform or did exit, and did end always.
  ///
  /// Between the lists nothing is specified. Chosen here: the list that the finger leaves hears so
  /// before the next one is asked anything; all lists that were entered hear of the end of the drop in
  /// the order in which they were entered, and before the source hears of the end of the drag, so that
  /// a source which then removes what it gave away finds every list's updates done.
  func test_fromOneListToTheOther_allAreToldInOrder() {
    onMainActor {
      for (one, two) in Self.pairs {
        let fixture = TwoListsFixture(one, two)
        fixture.lift(fixture.first, row: 1)
        XCTAssertEqual(fixture.take(), ["A itemsForBeginning 0-1"])
        fixture.move(to: CGPoint(x: 160, y: 220))
        let own = fixture.take().filter { !$0.hasPrefix("A dropDidUpdate") }
        XCTAssertEqual(
          own, ["A dragWillBegin", "A canHandle", "A dropDidEnter", "A dropDidExit"])
        fixture.move(to: CGPoint(x: 160, y: 302))
        XCTAssertEqual(
          fixture.take().filter { !$0.hasPrefix("B dropDidUpdate 0-0") },
          ["B canHandle", "B dropDidEnter", "B dropDidUpdate 0-1"])
        fixture.drop()
        XCTAssertEqual(
          fixture.take(), ["B performDrop 0-1", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(fixture.second.sources, [nil], "it is a stranger to the list it comes to")
        fixture.first.remove("a1")
        fixture.checkAtRest(["a0", "a2", "a3"], ["b0", "a1", "b1", "b2"])
        fixture.close()
      }
    }
  }

  func test_thereAndBack_theItemIsTheListsOwn() {
    onMainActor {
      for (one, two) in Self.pairs {
        let fixture = TwoListsFixture(one, two)
        fixture.lift(fixture.first, row: 3)
        fixture.move(to: CGPoint(x: 160, y: 302))
        fixture.move(to: CGPoint(x: 160, y: 62))
        _ = fixture.take()
        fixture.drop()
        XCTAssertEqual(
          fixture.take(), ["A performDrop 0-1", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(fixture.first.sources, [[0, 3]])
        fixture.checkAtRest(["a0", "a3", "a1", "a2"], ["b0", "b1", "b2"])
        fixture.close()
      }
    }
  }

  /// A gap is open in one list at most, and the one the finger left closes.
  func test_theGap_goesWithTheFinger() {
    onMainActor {
      for (one, two) in Self.pairs {
        let fixture = TwoListsFixture(one, two)
        fixture.lift(fixture.first, row: 0)
        fixture.move(to: CGPoint(x: 160, y: 302))
        XCTAssertEqual(fixture.first.drags?.hasGap, false)
        XCTAssertEqual(fixture.second.drags?.hasGap, true)
        fixture.move(to: CGPoint(x: 160, y: 100))
        XCTAssertEqual(fixture.first.drags?.hasGap, true)
        XCTAssertEqual(fixture.second.drags?.hasGap, false)
        fixture.harness.run("key escape")
        fixture.wait(0.7)
        fixture.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        fixture.close()
      }
    }
  }

  /// What is added is asked of the list that was tapped. The delegates of lists hear of it by that
  /// question alone. That a tapped list knows its items again when they are dropped on it is a choice,
  /// the only one by which it can move them.
  func test_aTapOnTheOtherList_addsItsItem() {
    onMainActor {
      for (one, two) in Self.pairs {
        let fixture = TwoListsFixture(one, two)
        fixture.lift(fixture.first, row: 1)
        fixture.move(to: CGPoint(x: 160, y: 220))
        _ = fixture.take()
        fixture.tap(fixture.middle(fixture.second, row: 2))
        XCTAssertEqual(fixture.take(), ["B itemsForAdding 0-2"])
        fixture.tap(fixture.middle(fixture.second, row: 2))
        XCTAssertEqual(
          fixture.take(), ["B didSelect 0-2"], "it is in the drag already: a tap like others")
        fixture.move(to: CGPoint(x: 160, y: 262))
        _ = fixture.take()
        fixture.drop()
        XCTAssertEqual(
          fixture.take(), ["B performDrop 0-0", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(fixture.second.sources, [nil, [0, 2]])
        fixture.first.remove("a1")
        fixture.checkAtRest(["a0", "a2", "a3"], ["a1", "b2", "b0", "b1"])
        // The next drag knows nothing of the last one.
        fixture.lift(fixture.second, row: 2)
        fixture.move(to: CGPoint(x: 160, y: 20))
        fixture.drop()
        XCTAssertEqual(fixture.first.sources, [nil])
        fixture.close()
      }
    }
  }

  func test_addedByTheOtherList_itGoesBackThere() {
    onMainActor {
      for (one, two) in Self.pairs {
        let fixture = TwoListsFixture(one, two)
        fixture.lift(fixture.first, row: 1)
        fixture.move(to: CGPoint(x: 160, y: 220))
        fixture.tap(fixture.middle(fixture.second, row: 1))
        let added = fixture.harness.drags?.flight?.dragged.last?.view
        fixture.harness.run("key escape")
        fixture.wait(0.3)
        XCTAssertEqual(added?.center.y ?? 0, 300, accuracy: 1)
        XCTAssertEqual(added?.alpha, 1)
        fixture.wait(0.4)
        fixture.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        fixture.close()
      }
    }
  }
}

extension DragSide {
  var drags: ListDragging? { (view as? any DragDropList)?.drags }
}
