import PlatformInterface
import XCTest

@testable import UIKitCore

/// Recognisers that wait for others to fail.
final class FailureRequirementTests: XCTestCase {
  func test_singleTap_waitsForTheDoubleTapToFail() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let single = stage.watch(UITapGestureRecognizer(), "single", on: view) {
        "\($0.location(in: nil).x)"
      }
      let double = stage.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.tap(50, 50)
      XCTAssertEqual(stage.take(), ["v touchesBegan"], "the end waits for the double tap")
      XCTAssertEqual(single.state, .possible)
      stage.wait(0.3)
      XCTAssertEqual(stage.take(), [])
      stage.wait(0.1)
      XCTAssertEqual(stage.take(), ["single ended 50.0", "v touchesCancelled"])
      stage.tap(50, 50)
      stage.wait(0.1)
      stage.tap(50, 50)
      stage.settle()
      XCTAssertEqual(
        stage.take().filter { !$0.contains("touches") }, ["double ended"])
      stage.close()
    }
  }

  func test_delayedEnd_reachesTheViewWhenTheGestureFails() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let double = stage.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      stage.tap(50, 50)
      XCTAssertEqual(stage.take(), ["v touchesBegan"])
      stage.wait(0.4)
      XCTAssertEqual(stage.take(), ["v touchesEnded"])
      double.delaysTouchesEnded = false
      stage.tap(50, 50)
      XCTAssertEqual(stage.take(), ["v touchesBegan", "v touchesEnded"])
      stage.settle()
      stage.close()
    }
  }

  func test_requirement_failsWhatRequiresItEvenIfBothMightRecognise() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = stage.watch(UIPanGestureRecognizer(), "pan", on: view)
      let swipe = stage.watch(UISwipeGestureRecognizer(), "swipe", on: view)
      let judge = GestureJudge()
      judge.simultaneous = { _, _ in true }
      pan.delegate = judge
      pan.require(toFail: swipe)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 4)
      stage.up()
      XCTAssertEqual(stage.take().filter { !$0.contains("touches") }, ["swipe ended"])
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), steps: 4)
      stage.up()
      XCTAssertEqual(
        stage.take().filter { $0.hasPrefix("pan") }.map { $0.prefix(9) },
        ["pan began", "pan chang", "pan chang", "pan ended"])
      stage.close()
    }
  }

  func test_waitingPanThatEndsMeanwhile_beginsAndEndsOnceItMay() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = stage.watch(UIPanGestureRecognizer(), "pan", on: view)
      let double = stage.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      pan.require(toFail: double)
      // Far enough for a pan, near enough for a tap.
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), steps: 3)
      stage.up()
      XCTAssertEqual(stage.take().filter { $0.hasPrefix("pan") }, [])
      stage.wait(0.5)
      XCTAssertEqual(stage.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan ended"])
      stage.close()
    }
  }

  func test_dynamicRequirements_workFromBothSidesAndAreAskedOnce() {
    onMainActor {
      for fromBelow in [true, false] {
        let stage = TouchStage()
        let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
        let single = stage.watch(UITapGestureRecognizer(), "single", on: view)
        let double = stage.watch(UITapGestureRecognizer(), "double", on: view)
        double.numberOfTapsRequired = 2
        let judge = GestureJudge()
        judge.stage = stage
        if fromBelow {
          judge.requiresFailure = { a, b in a === single && b === double }
          single.delegate = judge
        } else {
          judge.isRequired = { a, b in a === double && b === single }
          double.delegate = judge
        }
        stage.tap(50, 50)
        stage.wait(0.5)
        let log = stage.take()
        XCTAssertTrue(log.contains("single ended"))
        let question =
          fromBelow ? "requireFailureOf single double" : "requiredToFailBy double single"
        XCTAssertEqual(log.filter { $0 == question }.count, 1, "\(log)")
        stage.close()
      }
    }
  }

  func test_twoThatWaitForEachOther_doNotWaitForEver() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let a = stage.watch(UITapGestureRecognizer(), "a", on: view)
      let b = stage.watch(UITapGestureRecognizer(), "b", on: view)
      a.require(toFail: b)
      b.require(toFail: a)
      stage.tap(50, 50)
      stage.settle()
      XCTAssertEqual(stage.take().filter { $0.hasSuffix(" ended") }.count, 1)
      stage.close()
    }
  }

  func test_onePanFinger_doesNotWaitForAPinch() {
    onMainActor {
      let stage = TouchStage()
      let view = stage.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = stage.watch(UIPanGestureRecognizer(), "pan", on: view)
      let pinch = stage.watch(UIPinchGestureRecognizer(), "pinch", on: view)
      pan.require(toFail: pinch)
      stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 100), steps: 1)
      XCTAssertEqual(stage.take().filter { $0.hasPrefix("pan") }, ["pan began"])
      stage.up()
      stage.take()
      stage.down(50, 50, id: 1)
      stage.down(150, 50, id: 2)
      stage.queue(50, 20, id: 1)
      stage.queue(150, 20, id: 2)
      stage.flush()
      XCTAssertEqual(stage.take().filter { $0.hasPrefix("p") }, [], "two fingers might pinch")
      stage.move(250, 20, id: 2)
      XCTAssertEqual(stage.take().filter { $0.hasPrefix("p") }, ["pinch began"])
      stage.up(id: 1)
      stage.up(id: 2)
      stage.close()
    }
  }
}
