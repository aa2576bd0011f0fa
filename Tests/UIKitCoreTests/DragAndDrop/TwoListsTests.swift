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
        let stage = TwoListsStage(one, two)
        stage.lift(stage.first, row: 1)
        XCTAssertEqual(stage.take(), ["A itemsForBeginning 0-1"])
        stage.move(to: CGPoint(x: 160, y: 220))
        let own = stage.take().filter { !$0.hasPrefix("A dropDidUpdate") }
        XCTAssertEqual(
          own, ["A dragWillBegin", "A canHandle", "A dropDidEnter", "A dropDidExit"])
        stage.move(to: CGPoint(x: 160, y: 302))
        XCTAssertEqual(
          stage.take().filter { !$0.hasPrefix("B dropDidUpdate 0-0") },
          ["B canHandle", "B dropDidEnter", "B dropDidUpdate 0-1"])
        stage.drop()
        XCTAssertEqual(
          stage.take(), ["B performDrop 0-1", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(stage.second.sources, [nil], "it is a stranger to the list it comes to")
        stage.first.remove("a1")
        stage.checkAtRest(["a0", "a2", "a3"], ["b0", "a1", "b1", "b2"])
        stage.close()
      }
    }
  }

  func test_thereAndBack_theItemIsTheListsOwn() {
    onMainActor {
      for (one, two) in Self.pairs {
        let stage = TwoListsStage(one, two)
        stage.lift(stage.first, row: 3)
        stage.move(to: CGPoint(x: 160, y: 302))
        stage.move(to: CGPoint(x: 160, y: 62))
        _ = stage.take()
        stage.drop()
        XCTAssertEqual(
          stage.take(), ["A performDrop 0-1", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(stage.first.sources, [[0, 3]])
        stage.checkAtRest(["a0", "a3", "a1", "a2"], ["b0", "b1", "b2"])
        stage.close()
      }
    }
  }

  /// A gap is open in one list at most, and the one the finger left closes.
  func test_theGap_goesWithTheFinger() {
    onMainActor {
      for (one, two) in Self.pairs {
        let stage = TwoListsStage(one, two)
        stage.lift(stage.first, row: 0)
        stage.move(to: CGPoint(x: 160, y: 302))
        XCTAssertEqual(stage.first.drags?.hasGap, false)
        XCTAssertEqual(stage.second.drags?.hasGap, true)
        stage.move(to: CGPoint(x: 160, y: 100))
        XCTAssertEqual(stage.first.drags?.hasGap, true)
        XCTAssertEqual(stage.second.drags?.hasGap, false)
        stage.harness.run("key escape")
        stage.wait(0.7)
        stage.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        stage.close()
      }
    }
  }

  /// What is added is asked of the list that was tapped. The delegates of lists hear of it by that
  /// question alone. That a tapped list knows its items again when they are dropped on it is a choice,
  /// the only one by which it can move them.
  func test_aTapOnTheOtherList_addsItsItem() {
    onMainActor {
      for (one, two) in Self.pairs {
        let stage = TwoListsStage(one, two)
        stage.lift(stage.first, row: 1)
        stage.move(to: CGPoint(x: 160, y: 220))
        _ = stage.take()
        stage.tap(stage.middle(stage.second, row: 2))
        XCTAssertEqual(stage.take(), ["B itemsForAdding 0-2"])
        stage.tap(stage.middle(stage.second, row: 2))
        XCTAssertEqual(
          stage.take(), ["B didSelect 0-2"], "it is in the drag already: a tap like others")
        stage.move(to: CGPoint(x: 160, y: 262))
        _ = stage.take()
        stage.drop()
        XCTAssertEqual(
          stage.take(), ["B performDrop 0-0", "A dropDidEnd", "B dropDidEnd", "A dragDidEnd"])
        XCTAssertEqual(stage.second.sources, [nil, [0, 2]])
        stage.first.remove("a1")
        stage.checkAtRest(["a0", "a2", "a3"], ["a1", "b2", "b0", "b1"])
        // The next drag knows nothing of the last one.
        stage.lift(stage.second, row: 2)
        stage.move(to: CGPoint(x: 160, y: 20))
        stage.drop()
        XCTAssertEqual(stage.first.sources, [nil])
        stage.close()
      }
    }
  }

  func test_addedByTheOtherList_itGoesBackThere() {
    onMainActor {
      for (one, two) in Self.pairs {
        let stage = TwoListsStage(one, two)
        stage.lift(stage.first, row: 1)
        stage.move(to: CGPoint(x: 160, y: 220))
        stage.tap(stage.middle(stage.second, row: 1))
        let added = stage.harness.drags?.flight?.carried.last?.view
        stage.harness.run("key escape")
        stage.wait(0.3)
        XCTAssertEqual(added?.center.y ?? 0, 300, accuracy: 1)
        XCTAssertEqual(added?.alpha, 1)
        stage.wait(0.4)
        stage.checkAtRest(["a0", "a1", "a2", "a3"], ["b0", "b1", "b2"])
        stage.close()
      }
    }
  }
}

extension DragSide {
  var drags: ListDragging? { (view as? any DragDropList)?.drags }
}
