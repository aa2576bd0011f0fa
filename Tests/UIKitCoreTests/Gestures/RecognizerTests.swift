import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Each recogniser alone, against what was measured on iOS.
final class RecognizerTests: XCTestCase {
  private func oracle(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(
      contentsOf: tests.appendingPathComponent(
        "Fixtures/oracle/text_styles_and_scroll_constants.json"))
    let all = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    return try XCTUnwrap(all[name] as? [String: Any])
  }

  private func number(_ value: Any?) throws -> CGFloat {
    CGFloat(try XCTUnwrap(value as? NSNumber).doubleValue)
  }

  // MARK: Taps

  func test_tap_isRecognisedWhenTheFingerLifts() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      fixture.watch(UITapGestureRecognizer(), "tap", on: view) {
        "\($0.numberOfTouches) at \($0.location(in: nil))"
      }
      fixture.down(50, 60)
      XCTAssertEqual(fixture.take(), ["v touchesBegan"])
      fixture.up()
      XCTAssertEqual(fixture.take(), ["tap ended 1 at (50.0, 60.0)", "v touchesCancelled"])
      fixture.close()
    }
  }

  func test_tapThatStrays_fails() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      fixture.watch(UITapGestureRecognizer(), "tap", on: view)
      fixture.down(50, 60)
      fixture.move(100, 60)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "v touchesMoved", "v touchesEnded"])
      fixture.close()
    }
  }

  func test_doubleTap_takesTwoQuickTapsAtOnePlace() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      let tap = fixture.watch(UITapGestureRecognizer(), "double", on: view)
      tap.numberOfTapsRequired = 2
      fixture.tap(50, 60)
      fixture.wait(0.1)
      fixture.tap(52, 61)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("double") }, ["double ended"])
      fixture.wait(1)
      fixture.tap(50, 60)
      fixture.wait(0.5)
      fixture.tap(50, 60)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("double") }, [], "too slow")
      fixture.wait(1)
      fixture.tap(50, 60)
      fixture.tap(150, 160)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("double") }, [], "elsewhere")
      fixture.wait(1)
      fixture.close()
    }
  }

  func test_twoFingerTap_waitsForBoth() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let tap = fixture.watch(UITapGestureRecognizer(), "two", on: view) {
        "\($0.numberOfTouches) at \($0.location(in: nil))"
      }
      tap.numberOfTouchesRequired = 2
      fixture.down(50, 60, id: 1)
      fixture.down(150, 60, id: 2)
      fixture.up(id: 1)
      XCTAssertEqual(fixture.take(), ["v touchesBegan"], "the view follows one finger only")
      fixture.up(id: 2)
      XCTAssertEqual(fixture.take().first, "two ended 2 at (100.0, 60.0)")
      fixture.tap(50, 60)
      fixture.settle()
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("two") }, [])
      fixture.close()
    }
  }

  func test_tapOfTheSecondaryButton_isNotOneOfTheFirst() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      let tap = fixture.watch(UITapGestureRecognizer(), "secondary", on: view) {
        "\($0.buttonMask.rawValue)"
      }
      tap.buttonMaskRequired = .secondary
      fixture.tap(50, 50)
      fixture.tap(50, 50, kind: .mouse)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("secondary") }, [])
      fixture.send(
        .secondaryClick(location: CGPoint(x: 9, y: 9), modifiers: [], time: fixture.time))
      XCTAssertEqual(fixture.take(), ["secondary ended 2"])
      fixture.close()
    }
  }

  // MARK: Long press

  func test_longPress_beginsAfterHalfASecondAndEndsOnLift() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      fixture.watch(UILongPressGestureRecognizer(), "press", on: view)
      fixture.down(50, 60)
      fixture.wait(0.45)
      fixture.move(55, 62)
      XCTAssertEqual(fixture.take(), ["v touchesBegan", "v touchesMoved"])
      fixture.wait(0.1)
      XCTAssertEqual(fixture.take(), ["press began", "v touchesCancelled"])
      fixture.move(150, 150)
      fixture.up()
      XCTAssertEqual(fixture.take(), ["press changed", "press ended"])
      fixture.close()
    }
  }

  func test_longPress_failsWhenTheFingerMovesOrLiftsBefore() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      fixture.watch(UILongPressGestureRecognizer(), "press", on: view)
      fixture.down(50, 60)
      fixture.move(50, 71)
      fixture.wait(1)
      fixture.up()
      fixture.tap(50, 60)
      fixture.wait(1)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("press") }, [])
      fixture.close()
    }
  }

  func test_longPress_withoutFramesInBetween_stillBeginsInTime() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 200, height: 200))
      fixture.watch(UILongPressGestureRecognizer(), "press", on: view)
      fixture.down(50, 60)
      fixture.pass(2)
      fixture.up()
      XCTAssertEqual(
        fixture.take(), ["v touchesBegan", "press began", "v touchesCancelled", "press ended"])
      fixture.close()
    }
  }

  // MARK: Pan

  func test_pan_beginsAfterTheSlopWhichDoesNotCount() throws {
    let scroll = try oracle("scroll")
    let slop = try number(scroll["panSlop"])
    XCTAssertEqual(UIPanGestureRecognizer.slop, slop)
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      fixture.watch(UIPanGestureRecognizer(), "pan", on: view) { "\($0.translation(in: nil))" }
      fixture.down(50, 60)
      fixture.move(50, 69)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, [])
      fixture.move(50, 72)
      fixture.move(53, 92)
      fixture.up()
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("pan") },
        ["pan began (0.0, 2.0)", "pan changed (3.0, 22.0)", "pan ended (3.0, 22.0)"])
      fixture.close()
    }
  }

  func test_pan_velocityIsThatOfTheLastTenthOfASecond() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 600))
      var velocity = CGPoint.zero
      fixture.watch(UIPanGestureRecognizer(), "pan", on: view) { pan in
        velocity = pan.velocity(in: nil)
        return ""
      }
      fixture.down(50, 300)
      for index in 1...20 {
        fixture.pass(0.008)
        fixture.move(50, 300 - CGFloat(index) * 6)
      }
      XCTAssertEqual(velocity.y, -750, accuracy: 0.001)
      fixture.pass(0.2)
      fixture.up()
      XCTAssertEqual(velocity, .zero)
      fixture.close()
    }
  }

  func test_pan_ofTwoFingers_goesByTheirMiddleAndEndsWithTheFirst() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view) {
        "\($0.translation(in: nil).y)"
      }
      pan.minimumNumberOfTouches = 2
      fixture.down(50, 60, id: 1)
      fixture.move(50, 100, id: 1)
      XCTAssertEqual(fixture.take().filter { $0.hasPrefix("pan") }, [])
      fixture.down(150, 100, id: 2)
      fixture.queue(50, 140, id: 1)
      fixture.queue(150, 140, id: 2)
      fixture.flush()
      fixture.up(id: 2)
      fixture.up(id: 1)
      XCTAssertEqual(
        fixture.take().filter { $0.hasPrefix("pan") }.map { $0.prefix(9) },
        ["pan began", "pan ended"])
      fixture.close()
    }
  }

  func test_pan_setTranslation_countsFromThereInTheViewsCoordinates() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
      view.frame.origin = .zero
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view)
      fixture.down(50, 60)
      fixture.move(50, 90)
      XCTAssertEqual(pan.translation(in: nil).y, 20)
      XCTAssertEqual(pan.translation(in: view).y, 10, accuracy: 1e-9)
      pan.setTranslation(CGPoint(x: 0, y: 5), in: view)
      XCTAssertEqual(pan.translation(in: nil).y, 10, accuracy: 1e-9)
      XCTAssertEqual(pan.velocity(in: nil), .zero)
      fixture.move(50, 100)
      XCTAssertEqual(pan.translation(in: view).y, 10, accuracy: 1e-9)
      fixture.up()
      fixture.close()
    }
  }

  func test_pan_takesScrollsOnlyWhereItAsksForThem() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 300, height: 300))
      let pan = fixture.watch(UIPanGestureRecognizer(), "pan", on: view) {
        "\($0.translation(in: nil).y)"
      }
      @MainActor func scroll(_ source: ScrollInput.Source, _ phase: InputPhase, _ dy: CGFloat) {
        fixture.send(
          .scroll(
            ScrollInput(
              source: source, phase: phase, location: CGPoint(x: 9, y: 9),
              delta: CGVector(dx: 0, dy: dy), time: fixture.time)))
      }
      scroll(.wheel, .changed, 30)
      XCTAssertEqual(fixture.take(), [])
      pan.allowedScrollTypesMask = .all
      scroll(.wheel, .changed, 30)
      scroll(.wheel, .changed, 10)
      fixture.settle()
      XCTAssertEqual(fixture.take(), ["pan began -30.0", "pan changed -40.0", "pan ended -40.0"])
      scroll(.touchpad, .began, 0)
      scroll(.touchpad, .changed, -8)
      scroll(.touchpad, .ended, 0)
      XCTAssertEqual(fixture.take(), ["pan began 8.0", "pan ended 8.0"])
      fixture.close()
    }
  }

  // MARK: Pinch

  func test_pinch_examplesOfTheOracle() throws {
    let pinch = try oracle("pinch")
    XCTAssertEqual(
      UIPinchGestureRecognizer.threshold, try number(pinch["beginsWhenSpanChangeReaches"]))
    XCTAssertEqual(UIPinchGestureRecognizer.hysteresis, try number(pinch["hysteresis"]))
    let examples = try XCTUnwrap(pinch["examples"] as? [[String: Any]])
    for example in examples {
      let start = try number(example["start"])
      let now = try number(example["now"])
      let parts = (example["scale"] as? String)?.split(separator: "/").compactMap { Double($0) }
      let text = "\(example)"
      onMainActor {
        let fixture = TouchFixture()
        let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 300))
        let recognizer = fixture.watch(UIPinchGestureRecognizer(), "pinch", on: view)
        fixture.down(50, 60, id: 1)
        fixture.down(50 + start, 60, id: 2)
        fixture.pass(0.05)
        fixture.move(50 + now, 60, id: 2)
        if let parts {
          let scale = CGFloat(parts[0] / parts[1])
          XCTAssertEqual(recognizer.state, .began, text)
          XCTAssertEqual(recognizer.scale, scale, accuracy: 1e-9, text)
          XCTAssertEqual(recognizer.velocity, (scale - 1) / 0.05, accuracy: 1e-6)
        } else {
          XCTAssertEqual(recognizer.state, .possible, text)
          XCTAssertEqual(recognizer.scale, 1)
        }
        fixture.up(id: 1)
        fixture.up(id: 2)
        fixture.close()
      }
    }
  }

  func test_pinch_settingTheScaleCountsFromThere() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 300))
      let pinch = fixture.watch(UIPinchGestureRecognizer(), "pinch", on: view)
      fixture.down(50, 60, id: 1)
      fixture.down(150, 60, id: 2)
      fixture.move(250, 60, id: 2)
      pinch.scale = 1
      XCTAssertEqual(pinch.velocity, 0)
      fixture.pass(0.1)
      fixture.move(350, 60, id: 2)
      XCTAssertEqual(pinch.scale, 1.5, accuracy: 1e-9)
      XCTAssertEqual(pinch.velocity, 5, accuracy: 1e-9)
      fixture.up(id: 2)
      XCTAssertEqual(pinch.state, .changed, "the gesture ends with the last finger")
      fixture.down(150, 60, id: 3)
      fixture.move(250, 60, id: 3)
      XCTAssertEqual(pinch.scale, 3, accuracy: 1e-9)
      fixture.up(id: 3)
      fixture.up(id: 1)
      XCTAssertEqual(fixture.take().last, "pinch ended")
      fixture.close()
    }
  }

  func test_pinchOnATouchpad_hasNoTouches() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 300))
      fixture.watch(UIPinchGestureRecognizer(), "pinch", on: view) {
        "\($0.scale) \($0.numberOfTouches) \($0.location(in: nil))"
      }
      let point = CGPoint(x: 100, y: 90)
      fixture.magnify(.began, 1, at: point)
      fixture.magnify(.changed, 1, at: point)
      XCTAssertEqual(fixture.take(), [])
      fixture.magnify(.changed, 1.25, at: point)
      fixture.magnify(.changed, 2, at: point)
      fixture.magnify(.ended, 2, at: point)
      XCTAssertEqual(
        fixture.take(),
        [
          "pinch began 1.25 0 (100.0, 90.0)", "pinch changed 2.0 0 (100.0, 90.0)",
          "pinch ended 2.0 0 (100.0, 90.0)",
        ])
      fixture.close()
    }
  }

  // MARK: Rotation

  func test_rotation_exampleOfTheOracle() throws {
    let rotation = try oracle("rotation")
    let hysteresis = try number(rotation["hysteresisDegrees"])
    let example = try XCTUnwrap(rotation["example"] as? [String: Any])
    let turn = try number(example["turnDegrees"]) * .pi / 180
    let reported = try number(example["rotationDegrees"]) * .pi / 180
    XCTAssertEqual(UIRotationGestureRecognizer.hysteresis, hysteresis * .pi / 180, accuracy: 1e-9)
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      let recognizer = fixture.watch(UIRotationGestureRecognizer(), "turn", on: view)
      fixture.down(100, 200, id: 1)
      fixture.down(300, 200, id: 2)
      fixture.pass(0.05)
      fixture.move(100 + 200 * cos(turn), 200 + 200 * sin(turn), id: 2)
      XCTAssertEqual(recognizer.state, .began)
      XCTAssertEqual(recognizer.rotation, reported, accuracy: 1e-9)
      XCTAssertEqual(recognizer.velocity, turn / 0.05, accuracy: 1e-6)
      fixture.up(id: 1)
      fixture.up(id: 2)
      fixture.close()
    }
  }

  func test_rotation_goesOnBeyondAFullTurn() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      let recognizer = fixture.watch(UIRotationGestureRecognizer(), "turn", on: view)
      fixture.down(200, 200, id: 1)
      fixture.down(300, 200, id: 2)
      for degrees in stride(from: 15.0, through: 720, by: 15) {
        let angle = CGFloat(degrees) * .pi / 180
        fixture.move(200 + 100 * cos(angle), 200 + 100 * sin(angle), id: 2)
      }
      XCTAssertEqual(recognizer.rotation, 715 * .pi / 180, accuracy: 1e-6)
      fixture.up(id: 1)
      fixture.up(id: 2)
      fixture.close()
    }
  }

  func test_rotationOnATouchpad_startsWithTheSameHysteresis() {
    onMainActor {
      let fixture = TouchFixture()
      let view = fixture.view("v", CGRect(x: 0, y: 0, width: 400, height: 400))
      let recognizer = fixture.watch(UIRotationGestureRecognizer(), "turn", on: view)
      let point = CGPoint(x: 100, y: 90)
      fixture.rotate(.began, 0, at: point)
      fixture.rotate(.changed, 0.05, at: point)
      XCTAssertEqual(recognizer.state, .possible)
      fixture.rotate(.changed, 0.3, at: point)
      XCTAssertEqual(recognizer.state, .began)
      XCTAssertEqual(recognizer.rotation, 0.3 - 5 * .pi / 180, accuracy: 1e-9)
      fixture.rotate(.ended, 0.3, at: point)
      XCTAssertEqual(fixture.take(), ["turn began", "turn ended"])
      fixture.close()
    }
  }
}
