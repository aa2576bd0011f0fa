import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

final class ScrollTouchTests: XCTestCase {
  private func fixture(_ name: String) throws -> [String: Any] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/oracle/\(name).json"))
    return try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  // MARK: Traces

  func test_dragAndDeceleration_repeatTheRecordedTrace() throws {
    let trace = try fixture("scroll_trace_decel")
    let input = try XCTUnwrap(trace["input"] as? [String: Double])
    let dragged = try XCTUnwrap(trace["offsets_while_dragging"] as? [Double])
    let end = try XCTUnwrap(trace["willEndDragging"] as? [String: Double])
    let recorded = try XCTUnwrap(
      trace["offset_each_1_60_s_after_release_from_second_frame"] as? [Double])
    let size = try XCTUnwrap(trace["viewport"] as? [Double])
    let content = try XCTUnwrap(trace["contentHeight"] as? Double)
    let start = try XCTUnwrap(trace["startOffsetY"] as? Double)
    let final = try XCTUnwrap(trace["final"] as? Double)
    onMainActor {
      let scroll = ScrollStage(
        size: CGSize(width: size[0], height: size[1]),
        content: CGSize(width: size[0], height: content))
      scroll.makeFine()
      let (stage, view, log) = (scroll.stage, scroll.view, scroll.log)
      view.contentOffset.y = CGFloat(start)
      let y = CGFloat(input["from_y"]!)
      let moves = Int(input["moves"]!)
      stage.down(200, y)
      log.offsets = []
      for index in 1...moves {
        stage.pass(input["step_s"]!)
        stage.move(200, y + CGFloat(index) * CGFloat(input["step_pt"]!))
      }
      XCTAssertEqual(log.offsets.map { Double($0.y) }, dragged)
      stage.pass(input["release_s_after_began"]! - input["step_s"]! * Double(moves))
      let release = stage.application.currentTime
      stage.up()
      XCTAssertEqual(Double(log.velocity.y), end["velocity_pt_per_ms"]!, accuracy: 1e-6)
      // The recorded target is a pixel beyond where the recording came to rest.
      XCTAssertEqual(Double(log.target.y), end["targetY"]!, accuracy: 0.45)
      // Every frame against the formula, which is x0+v0*0.499*(1-0.998^ms), on whole pixels.
      let x0 = dragged.last!
      var frame = 0
      while view.isDecelerating {
        stage.step()
        frame += 1
        let ms = (stage.application.currentTime - release) * 1000
        let speed = 750 * pow(0.998, ms)
        guard speed > 10 else { continue }
        let formula = x0 + 750 * 0.499 * (1 - pow(0.998, ms))
        XCTAssertEqual(
          Double(view.contentOffset.y), (formula * 3).rounded() / 3, accuracy: 0.1, "frame \(frame)"
        )
      }
      XCTAssertEqual(Double(view.contentOffset.y), final, accuracy: 0.1)
      XCTAssertGreaterThan(frame, recorded.count)
      stage.close()
    }
  }

  func test_calibrationOfTheOracle_dragOf180Moves170() throws {
    let scroll = try XCTUnwrap(
      fixture("text_styles_and_scroll_constants")["scroll"] as? [String: Any])
    let calibration = try XCTUnwrap(scroll["touch_calibration"] as? [String: Double])
    onMainActor {
      let scroll = ScrollStage()
      let travel = CGFloat(calibration["travel"]!)
      scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -travel / 18), steps: 18)
      XCTAssertEqual(scroll.view.contentOffset.y, CGFloat(calibration["offset"]!))
      scroll.stage.up()
      scroll.stage.close()
    }
  }

  func test_pullBeyondTheTop_followsTheRubberBandAndComesBackByTheFormula() {
    onMainActor {
      let scroll = ScrollStage()
      scroll.makeFine()
      let (stage, view) = (scroll.stage, scroll.view)
      scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 20), steps: 10)
      // d = 190 beyond the edge: (1-1/(0.55*d/dim+1))*dim
      let shown = (1 - 1 / (0.55 * 190.0 / 500 + 1)) * 500
      XCTAssertEqual(Double(view.contentOffset.y), -shown, accuracy: 0.17)
      stage.wait(0.2)
      let start = Double(view.contentOffset.y)
      let release = stage.application.currentTime
      stage.up()
      var frames = 0
      while view.isDecelerating {
        stage.step()
        frames += 1
        let t = stage.application.currentTime - release
        // From rest: overdamped, 9.0 and 46.0 a second.
        let formula = start * (46 * exp(-9 * t) - 9 * exp(-46 * t)) / 37
        if abs(formula) > 1 {
          XCTAssertEqual(
            Double(view.contentOffset.y), (formula * 3).rounded() / 3, accuracy: 0.1)
        }
      }
      XCTAssertGreaterThan(frames, 20)
      XCTAssertEqual(view.contentOffset.y, 0)
      XCTAssertEqual(scroll.log.take().last, "didEndDecelerating")
      stage.close()
    }
  }

  func test_flingAgainstTheEnd_bouncesCriticallyDamped() {
    onMainActor {
      let scroll = ScrollStage(content: CGSize(width: 300, height: 1000))
      scroll.makeFine()
      let (stage, view) = (scroll.stage, scroll.view)
      view.contentOffset.y = 200
      scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -20), steps: 10)
      let release = stage.application.currentTime
      let x0 = Double(view.contentOffset.y)
      stage.up()
      // 1200 points a second, until the end at 500; from there with the speed that is left.
      let v0 = 1200.0
      let crossing = log(1 - (500 - x0) / (v0 * 0.499)) / log(0.998) / 1000
      let speed = v0 * pow(0.998, crossing * 1000)
      var highest = 0.0
      while view.isDecelerating {
        stage.step()
        let t = stage.application.currentTime - release - crossing
        highest = max(highest, Double(view.contentOffset.y))
        guard t > 0, t < 0.4 else { continue }
        let formula = 500 + speed * t * exp(-11 * t)
        XCTAssertEqual(Double(view.contentOffset.y), (formula * 3).rounded() / 3, accuracy: 0.1)
      }
      XCTAssertGreaterThan(highest, 520)
      XCTAssertEqual(view.contentOffset.y, 500)
      stage.close()
    }
  }

  func test_fastRate_stopsSooner() {
    onMainActor {
      for (rate, reach) in [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)] {
        let scroll = ScrollStage()
        scroll.makeFine()
        scroll.view.decelerationRate = rate
        scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -10), steps: 10)
        let start = scroll.view.contentOffset.y
        scroll.stage.up()
        scroll.stage.settle()
        XCTAssertEqual(
          scroll.view.contentOffset.y, start + (600 - 10) * CGFloat(reach), accuracy: 0.2)
        scroll.stage.close()
      }
    }
  }

  // MARK: Delegate

  /// Fact scroll-9 has this order as probable. Beyond it: the event that begins the drag already moves
  /// the content, so that didScroll follows willBeginDragging at once; a finger that lifts at rest ends
  /// without decelerating, and nothing more is told, as didEndDragging said so.
  func test_delegateCalls_comeInUIKitsOrder() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view, log) = (scroll.stage, scroll.view, scroll.log)
      stage.down(150, 400)
      XCTAssertTrue(view.isTracking)
      XCTAssertFalse(view.isDragging)
      stage.wait(0.02)
      stage.move(150, 380)
      XCTAssertTrue(view.isDragging)
      stage.wait(0.02)
      stage.move(150, 360)
      XCTAssertEqual(log.take(), ["willBeginDragging", "didScroll"])
      stage.up()
      XCTAssertFalse(view.isTracking || view.isDragging)
      XCTAssertTrue(view.isDecelerating)
      XCTAssertEqual(
        log.take(), ["willEndDragging", "didEndDragging true", "willBeginDecelerating"])
      stage.settle()
      XCTAssertEqual(log.take(), ["didScroll", "didEndDecelerating"])
      stage.down(150, 400)
      stage.move(150, 360)
      stage.wait(0.3)
      stage.up()
      stage.settle()
      XCTAssertEqual(
        log.take(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
      stage.close()
    }
  }

  func test_delegateChoosesTheTarget_andPagingStopsAtPages() {
    onMainActor {
      let scroll = ScrollStage(content: CGSize(width: 1500, height: 500))
      let (stage, view, log) = (scroll.stage, scroll.view, scroll.log)
      log.chosenTarget = CGPoint(x: 444, y: 0)
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.x, 444)
      log.chosenTarget = nil
      view.contentOffset.x = 0
      view.isPagingEnabled = true
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      stage.up()
      XCTAssertEqual(log.target.x, 300)
      stage.settle()
      XCTAssertEqual(view.contentOffset.x, 300)
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      stage.wait(0.3)
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.x, 300, "less than half a page, at rest")
      scroll.drag(from: CGPoint(x: 280, y: 100), by: CGVector(dx: -20, dy: 0))
      stage.wait(0.3)
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.x, 600)
      stage.close()
    }
  }

  func test_directionalLock_keepsStraightDragsStraight() {
    onMainActor {
      let scroll = ScrollStage(content: CGSize(width: 2000, height: 2000))
      let (stage, view) = (scroll.stage, scroll.view)
      view.isDirectionalLockEnabled = true
      scroll.drag(by: CGVector(dx: -3, dy: -12))
      XCTAssertEqual(view.contentOffset.x, 0)
      XCTAssertGreaterThan(view.contentOffset.y, 90)
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.x, 0)
      view.contentOffset = .zero
      scroll.drag(by: CGVector(dx: -9, dy: -12))
      XCTAssertGreaterThan(view.contentOffset.x, 50)
      stage.up()
      stage.settle()
      stage.close()
    }
  }

  // MARK: Nested

  func test_nestedScrollViews_shareByAxisAndByRoom() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, outer) = (scroll.stage, scroll.view)
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      row.contentSize = CGSize(width: 1000, height: 200)
      outer.addSubview(row)
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      list.contentSize = CGSize(width: 300, height: 400)
      outer.addSubview(list)
      @MainActor func drag(_ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
        scroll.drag(from: CGPoint(x: 150, y: y), by: CGVector(dx: dx, dy: dy), steps: 5)
        stage.wait(0.2)
        stage.up()
        stage.settle()
      }
      drag(100, -8, -3)
      XCTAssertEqual(row.contentOffset.x, 30)
      XCTAssertEqual(outer.contentOffset.y, 0)
      drag(100, -3, -8)
      XCTAssertEqual(row.contentOffset.x, 30)
      XCTAssertEqual(outer.contentOffset.y, 30)
      outer.contentOffset.y = 0
      drag(300, 0, -10)
      XCTAssertEqual([list.contentOffset.y, outer.contentOffset.y], [40, 0])
      list.contentOffset.y = 200
      drag(300, 0, -10)
      XCTAssertEqual([list.contentOffset.y, outer.contentOffset.y], [200, 40], "at its end")
      outer.contentOffset.y = 0
      list.transfersVerticalScrollingToParent = false
      scroll.drag(from: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: -10), steps: 5)
      XCTAssertTrue(list.isDragging, "bounces where it must not pass on")
      stage.up()
      stage.settle()
      stage.close()
    }
  }

  // MARK: Several fingers, other recognisers

  func test_secondFinger_goesOnWithoutAJump() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      stage.down(100, 300, id: 1)
      stage.move(100, 250, id: 1)
      XCTAssertEqual(view.contentOffset.y, 40)
      stage.down(200, 400, id: 2)
      stage.queue(100, 240, id: 1)
      stage.queue(200, 390, id: 2)
      stage.flush()
      XCTAssertEqual(view.contentOffset.y, 50)
      stage.up(id: 1)
      stage.move(200, 380, id: 2)
      XCTAssertEqual(view.contentOffset.y, 60)
      XCTAssertTrue(view.isDragging)
      stage.wait(0.2)
      stage.up(id: 2)
      stage.close()
    }
  }

  func test_recipeC8_ownPinchBesideTheScrollViewsPan() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      let pinch = UIPinchGestureRecognizer()
      XCTAssertTrue(view.gestureRecognizers?.contains { $0 === view.panGestureRecognizer } ?? false)
      for recognizer in view.gestureRecognizers ?? [] { recognizer.require(toFail: pinch) }
      stage.watch(pinch, "pinch", on: view)
      scroll.drag(by: CGVector(dx: 0, dy: -8))
      XCTAssertEqual(view.contentOffset.y, 70, "one finger still scrolls")
      stage.wait(0.2)
      stage.up()
      stage.settle()
      stage.down(100, 250, id: 1)
      stage.down(200, 250, id: 2)
      stage.queue(80, 250, id: 1)
      stage.queue(220, 250, id: 2)
      stage.flush()
      XCTAssertEqual(stage.take(), ["pinch began"])
      XCTAssertEqual(view.contentOffset.y, 70)
      stage.up(id: 1)
      stage.up(id: 2)
      stage.settle()
      stage.close()
    }
  }

  func test_switchedOffScrolling_leavesTouchesToTheContent() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      _ = stage.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: view)
      scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
      view.isScrollEnabled = false
      XCTAssertFalse(view.isDragging || view.panGestureRecognizer.isEnabled)
      XCTAssertEqual(scroll.log.take().last, "didEndDragging false")
      stage.up()
      scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
      stage.up()
      XCTAssertEqual(
        stage.take(),
        [
          "content touchesBegan", "content touchesMoved", "content touchesMoved",
          "content touchesMoved", "content touchesEnded",
        ])
      stage.close()
    }
  }

  func test_drag_dismissesTheKeyboardWhereItSaysSo() {
    onMainActor {
      @MainActor final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(field)
      for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
        view.keyboardDismissMode = mode
        XCTAssertTrue(field.becomeFirstResponder())
        scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
        XCTAssertEqual(field.isFirstResponder, stays)
        stage.wait(0.2)
        stage.up()
        stage.settle()
      }
      stage.close()
    }
  }

  func test_touchpadDrag_showsInThePanRecognizer() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      let pan = view.panGestureRecognizer
      let logger = StateLogger(stage) { _ in "\(pan.translation(in: nil).y)" }
      pan.name = "pan"
      pan.addTarget(logger, action: Selector("changed:", StateLogger.changed(_:)))
      @MainActor func pad(_ phase: InputPhase, _ dy: CGFloat, velocity: CGFloat = 0) {
        stage.send(
          .scroll(
            ScrollInput(
              source: .touchpad, phase: phase, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: dy), velocity: CGVector(dx: 0, dy: velocity),
              time: stage.time)))
      }
      pad(.began, 0)
      pad(.changed, 20)
      pad(.changed, 30)
      pad(.ended, 0, velocity: 500)
      XCTAssertEqual(stage.take(), ["pan began -20.0", "pan changed -50.0", "pan ended -50.0"])
      // A finger takes over from the momentum, where it is.
      stage.step(4)
      let offset = view.contentOffset.y
      scroll.drag(by: CGVector(dx: 0, dy: -5), steps: 4)
      XCTAssertEqual(view.contentOffset.y, offset + 10, accuracy: 1)
      stage.wait(0.2)
      stage.up()
      stage.close()
    }
  }
}
