import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Recognisers that wait for others to fail.
final class FailureRequirementTests: XCTestCase {
  func test_singleTap_waitsForTheDoubleTapToFail() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let single = fixture.watch(UITapGestureRecognizer(), "single", on: view) {
        "\($0.location(in: nil).x)"
      }
      let double = fixture.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["v touchesBegan"], "the end waits for the double tap")
      XCTAssertEqual(single.state, .possible)
      fixture.wait(0.3)
      XCTAssertEqual(fixture.take(), [])
      fixture.wait(0.1)
      XCTAssertEqual(fixture.take(), ["single ended 50.0", "v touchesCancelled"])
      fixture.tap(50, 50)
      fixture.wait(0.1)
      fixture.tap(50, 50)
      fixture.settle()
      XCTAssertEqual(
        fixture.take().filter { !$0.contains("touches") }, ["double ended"])
      fixture.close()
    }
  }

  func test_delayedEnd_reachesTheViewWhenTheGestureFails() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let double = fixture.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["v touchesBegan"])
      fixture.wait(0.4)
      XCTAssertEqual(fixture.take(), ["v touchesEnded"])
      double.delaysTouchesEnded = false
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "v touchesEnded"])
      fixture.settle()
      fixture.close()
    }
  }

  func test_requirement_failsWhatRequiresItEvenIfBothMightRecognise() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      let swipe = fixture.watch(UISwipeGestureRecognizer(), "swipe", on: view)
      let judge = GestureJudge()
      judge.simultaneous = { _, _ in true }
      pan.delegate = judge
      pan.require(toFail: swipe)
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 150, y: 50), steps: 4)
      fixture.up()
      XCTAssertEqual(fixture.take().filter { !$0.contains("touches") }, ["swipe ended"])
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), steps: 4)
      fixture.up()
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("pan") }.map { $0.prefix(9) },
        ["pan began", "pan chang", "pan chang", "pan ended"])
      fixture.close()
    }
  }

  func test_waitingPanThatEndsMeanwhile_beginsAndEndsOnceItMay() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      let double = fixture.watch(UITapGestureRecognizer(), "double", on: view)
      double.numberOfTapsRequired = 2
      pan.require(toFail: double)
      // Far enough for a pan, near enough for a tap.
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50), steps: 3)
      fixture.up()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, [])
      fixture.wait(0.5)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan ended"])
      fixture.close()
    }
  }

  func test_dynamicRequirements_workFromBothSidesAndAreAskedOnce() {
    onMainActor {
      for fromBelow in [true, false] {
        let fixture = TouchFixture()
        let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
        let single = fixture.watch(UITapGestureRecognizer(), "single", on: view)
        let double = fixture.watch(UITapGestureRecognizer(), "double", on: view)
        double.numberOfTapsRequired = 2
        let judge = GestureJudge()
        judge.fixture = fixture
        if fromBelow {
          judge.requiresFailure = { a, b in a === single && b === double }
          single.delegate = judge
        } else {
          judge.isRequired = { a, b in a === double && b === single }
          double.delegate = judge
        }
        fixture.tap(50, 50)
        fixture.wait(0.5)
        let log = fixture.take()
        XCTAssertTrue(log.contains("single ended"))
        let question =
          fromBelow ? "requireFailureOf single double" : "requiredToFailBy double single"
        XCTAssertEqual(log.filter { $0 == question }.count, 1, "\(log)")
        fixture.close()
      }
    }
  }

  func test_twoThatWaitForEachOther_doNotWaitForEver() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let a = fixture.watch(UITapGestureRecognizer(), "a", on: view)
      let b = fixture.watch(UITapGestureRecognizer(), "b", on: view)
      a.require(toFail: b)
      b.require(toFail: a)
      fixture.tap(50, 50)
      fixture.settle()
      XCTAssertEqual(fixture.take().filter { $0.hasSuffix(" ended") }.count, 1)
      fixture.close()
    }
  }

  func test_onePanFinger_doesNotWaitForAPinch() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      let pinch = fixture.watch(UIPinchGestureRecognizer(), "pinch", on: view)
      pan.require(toFail: pinch)
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 100), steps: 1)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, ["pan began"])
      fixture.up()
      fixture.take()
      fixture.down(50, 50, id: 1)
      fixture.down(150, 50, id: 2)
      fixture.queue(50, 20, id: 1)
      fixture.queue(150, 20, id: 2)
      fixture.flush()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("p") }, [], "two fingers might pinch")
      fixture.move(250, 20, id: 2)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("p") }, ["pinch began"])
      fixture.up(id: 1)
      fixture.up(id: 2)
      fixture.close()
    }
  }
}
