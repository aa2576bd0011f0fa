import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Several recognisers and views after the same touches.
final class ArenaTests: XCTestCase {
  // MARK: Who wins

  func test_innerRecognizer_winsOverTheSameAround() {
    onMainActor {
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
      fixture.watch(UITapGestureRecognizer(), "outer", on: outer)
      fixture.watch(UITapGestureRecognizer(), "inner", on: inner)
      fixture.tap(50, 50)
      XCTAssertEqual(
        fixture.take(), ["inner touchesBegan", "inner ended", "inner touchesCancelled"])
      fixture.tap(200, 50)
      XCTAssertEqual(
        fixture.take(), ["outer touchesBegan", "outer ended", "outer touchesCancelled"])
      fixture.close()
    }
  }

  func test_eitherDelegate_letsBothRecognise() {
    onMainActor {
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
      let a = fixture.watch(UIPanGestureRecognizer(), "a", on: inner)
      let b = fixture.watch(UIPanGestureRecognizer(), "b", on: outer)
      let judge = GestureJudge()
      judge.simultaneous = { _, _ in true }
      for holder in [a, b] {
        holder.delegate = judge
        fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 2)
        fixture.up()
        XCTAssertEqual(
          fixture.take().filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") },
          ["a began", "b began", "a changed", "b changed", "a ended", "b ended"])
        holder.delegate = nil
      }
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 2)
      fixture.up()
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") },
        ["a began", "a changed", "a ended"])
      fixture.close()
    }
  }

  func test_panThatCancelsItselfAsItBegins_leavesTheGestureToOthers() {
    onMainActor {
      @MainActor final class SidewaysPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
          super.touchesMoved(touches, with: event)
          guard state == .began else { return }
          let velocity = velocity(in: view)
          if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
        }
      }
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 0, y: 0, width: 200, height: 100), in: outer)
      fixture.watch(SidewaysPan(), "sideways", on: inner)
      fixture.watch(UIPanGestureRecognizer(), "around", on: outer)
      @MainActor func recognized() -> [String] {
        fixture.take().filter { $0.hasPrefix("sideways ") || $0.hasPrefix("around ") }
      }
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90), steps: 3)
      fixture.up()
      XCTAssertEqual(
        recognized(), ["around began", "around changed", "around changed", "around ended"])
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 90, y: 50), steps: 3)
      fixture.up()
      XCTAssertEqual(
        recognized(), ["sideways began", "sideways changed", "sideways changed", "sideways ended"])
    }
  }

  func test_recognizersWithoutACommonTouch_doNotCompete() {
    onMainActor {
      let fixture = TouchFixture()
      let left = fixture.view("left", CGRect(x: 0, y: 0, width: 150, height: 300))
      let right = fixture.view("right", CGRect(x: 150, y: 0, width: 150, height: 300))
      fixture.watch(UIPanGestureRecognizer(), "a", on: left)
      fixture.watch(UIPanGestureRecognizer(), "b", on: right)
      fixture.down(50, 50, id: 1)
      fixture.down(200, 50, id: 2)
      fixture.queue(50, 80, id: 1)
      fixture.queue(200, 80, id: 2)
      fixture.flush()
      fixture.up(id: 1)
      fixture.up(id: 2)
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("a ") || $0.hasPrefix("b ") },
        ["a began", "b began", "a ended", "b ended"])
      fixture.close()
    }
  }

  func test_canPrevent_andCanBePrevented_areAsked() {
    onMainActor {
      @MainActor final class Mild: UITapGestureRecognizer {
        override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
      }
      @MainActor final class Stubborn: UITapGestureRecognizer {
        override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
      }
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
      let plain = fixture.watch(UITapGestureRecognizer(), "plain", on: outer)
      let mild = fixture.watch(Mild(), "mild", on: inner)
      fixture.tap(50, 50)
      XCTAssertEqual(
        fixture.take().filter { $0.hasSuffix(" ended") }, ["mild ended", "plain ended"])
      inner.removeGestureRecognizer(mild)
      outer.removeGestureRecognizer(plain)
      fixture.watch(UITapGestureRecognizer(), "inner", on: inner)
      fixture.watch(Stubborn(), "stubborn", on: outer)
      fixture.wait(1)
      fixture.tap(50, 50)
      XCTAssertEqual(
        fixture.take().filter { $0.hasSuffix(" ended") }, ["inner ended", "stubborn ended"])
      fixture.close()
    }
  }

  func test_shouldBegin_isAskedOfViewAndDelegateAndLetsOthersGoOn() {
    onMainActor {
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let inner = fixture.view("inner", CGRect(x: 0, y: 0, width: 100, height: 100), in: outer)
      fixture.watch(UITapGestureRecognizer(), "outer", on: outer)
      let tap = fixture.watch(UITapGestureRecognizer(), "inner", on: inner)
      let judge = GestureJudge()
      judge.begins = { _ in false }
      tap.delegate = judge
      fixture.tap(50, 50)
      XCTAssertEqual(
        fixture.take().filter { !$0.contains("touches") }, ["outer ended"])
      fixture.close()
    }
  }

  // MARK: Delegate calls in their order

  func test_delegateCalls_comeInThisOrder() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let a = fixture.watch(UIPanGestureRecognizer(), "a", on: view)
      let b = fixture.watch(UIPanGestureRecognizer(), "b", on: view)
      let judge = GestureJudge()
      judge.fixture = fixture
      a.delegate = judge
      b.delegate = judge
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 1)
      // Receiving comes first for every touch; beginning is asked for before failure requirements,
      // these before exclusion. iOS's own order between the last three was not measured.
      XCTAssertEqual(
        fixture.take(),
        [
          "receiveEvent a", "receiveTouch a", "receiveEvent b", "receiveTouch b", "v touchesBegan",
          "shouldBegin a", "requireFailureOf a b", "requiredToFailBy b a", "requireFailureOf b a",
          "requiredToFailBy a b", "simultaneously a b", "simultaneously b a", "a began",
          "v touchesCancelled",
        ])
      fixture.up()
      fixture.close()
    }
  }

  func test_touchesThatAreNotReceived_areNotPartOfTheGesture() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let tap = fixture.watch(UITapGestureRecognizer(), "tap", on: view)
      let judge = GestureJudge()
      judge.receives = { $0.location(in: nil).x > 100 }
      tap.delegate = judge
      fixture.tap(50, 50)
      fixture.tap(150, 50)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("tap") }, ["tap ended"])
      tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
      fixture.wait(1)
      fixture.tap(150, 50)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("tap") }, [])
      fixture.tap(150, 50, kind: .stylus)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("tap") }, ["tap ended"])
      fixture.close()
    }
  }

  // MARK: Views

  func test_cancelsTouchesInView_switchedOffLeavesTheViewAlone() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let tap = fixture.watch(UITapGestureRecognizer(), "tap", on: view)
      tap.cancelsTouchesInView = false
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "tap ended", "v touchesEnded"])
      fixture.close()
    }
  }

  func test_delaysTouchesBegan_tellsTheViewOnlyOfFailedGestures() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let tap = fixture.watch(UITapGestureRecognizer(), "tap", on: view)
      tap.delaysTouchesBegan = true
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["tap ended"])
      fixture.down(50, 50)
      fixture.move(60, 50)
      XCTAssertEqual(fixture.take(), [])
      fixture.move(150, 50)
      fixture.move(160, 50)
      fixture.up()
      XCTAssertEqual(
        fixture.take(), ["v touchesBegan", "v touchesMoved", "v touchesMoved", "v touchesEnded"])
      fixture.close()
    }
  }

  func test_delayedBeginning_isToldAsItWas() {
    onMainActor {
      @MainActor final class Placing: UIView {
        var places: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches { places.append("began \(touch.location(in: self)) \(touch.phase)") }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
          for touch in touches { places.append("moved \(touch.location(in: self))") }
        }
      }
      let fixture = TouchFixture()
      let view = Placing(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.window.addSubview(view)
      let tap = fixture.watch(UITapGestureRecognizer(), "tap", on: view)
      tap.delaysTouchesBegan = true
      fixture.down(50, 50)
      fixture.move(150, 50)
      XCTAssertEqual(view.places, ["began (50.0, 50.0) began", "moved (150.0, 50.0)"])
      fixture.up()
      fixture.close()
    }
  }

  func test_twoFingers_reachRecognizersOfAViewThatFollowsOne() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.watch(UIPinchGestureRecognizer(), "pinch", on: view)
      fixture.down(50, 50, id: 1)
      fixture.down(150, 50, id: 2)
      fixture.move(250, 50, id: 2)
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "pinch began", "v touchesCancelled"])
      fixture.up(id: 1)
      fixture.up(id: 2)
      fixture.close()
    }
  }

  func test_buttonUnderTheFinger_getsTheTapBeforeAViewAround() {
    onMainActor {
      @MainActor final class Button: UIControl {
        override var claimsTaps: Bool { true }
      }
      let fixture = TouchFixture()
      let outer = fixture.view("outer", CGRect(x: 0, y: 0, width: 300, height: 300))
      let button = Button(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      outer.addSubview(button)
      button.addAction(
        UIAction { [weak fixture] _ in fixture?.log.append("pressed") }, for: .touchUpInside)
      fixture.watch(UITapGestureRecognizer(), "tap", on: outer)
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["pressed"])
      button.isEnabled = false
      fixture.wait(1)
      fixture.tap(50, 50)
      XCTAssertEqual(fixture.take(), ["tap ended"])
      fixture.close()
    }
  }

  // MARK: Ends from outside

  func test_switchingOff_cancelsWhatRecognisesAndFreesOthers() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 1)
      pan.isEnabled = false
      XCTAssertEqual(pan.state, .possible)
      fixture.move(50, 120)
      fixture.up()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan cancelled"])
      pan.isEnabled = true
      let double = fixture.watch(UITapGestureRecognizer(), "double", on: view)
      let single = fixture.watch(UITapGestureRecognizer(), "single", on: view)
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      fixture.tap(50, 50)
      double.isEnabled = false
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("single") }, ["single ended"])
      fixture.close()
    }
  }

  func test_removedRecognizer_andHiddenWindow_endTheGesture() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 1)
      view.removeGestureRecognizer(pan)
      XCTAssertNil(pan.view)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan cancelled"])
      fixture.up()
      view.addGestureRecognizer(pan)
      fixture.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 80), steps: 1)
      fixture.close()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, ["pan began", "pan cancelled"])
      XCTAssertTrue(fixture.host.arena.active.isEmpty)
    }
  }

  func test_recognizerAndItsView_areReleased() {
    onMainActor {
      let fixture = TouchFixture()
      weak var released: UITapGestureRecognizer?
      weak var releasedView: UIView?
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        fixture.window.addSubview(view)
        fixture.tap(50, 50)
        view.removeFromSuperview()
        (released, releasedView) = (tap, view)
      }
      fixture.settle()
      // The tracker remembers the last touch's view weakly, and the event forgets its touches.
      XCTAssertNil(released)
      XCTAssertNil(releasedView)
      fixture.close()
    }
  }

  func test_subclass_setsItsStateAndIsReset() {
    onMainActor {
      @MainActor final class Hold: UIGestureRecognizer {
        var resets = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          if numberOfTouches > 1 { state = .failed } else { state = .began }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
          state = .changed
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
          state = .recognized
        }
        override func reset() { resets += 1 }
      }
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let hold = fixture.watch(Hold(), "hold", on: view)
      fixture.down(50, 50)
      fixture.move(60, 50)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["hold began", "hold changed", "hold ended"])
      XCTAssertEqual(hold.resets, 1)
      XCTAssertEqual(hold.state, .possible)
      fixture.close()
    }
  }

  func test_ignoredTouches_areLeftToTheView() {
    onMainActor {
      @MainActor final class LeftHalf: UITapGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
          for touch in touches where touch.location(in: view).x > 150 { ignore(touch, for: event) }
          super.touchesBegan(touches, with: event)
        }
      }
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.watch(LeftHalf(), "left", on: view)
      fixture.tap(200, 50)
      fixture.settle()
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "v touchesEnded"])
      fixture.close()
    }
  }
}
