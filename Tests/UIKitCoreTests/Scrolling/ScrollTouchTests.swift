import PlatformInterface
import QuartzCore
import UIKitTestSupport
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
      let scroll = ScrollFixture(
        size: CGSize(width: size[0], height: size[1]),
        content: CGSize(width: size[0], height: content))
      scroll.makeFine()
      let (scrolling, view, log) = (scroll.fixture, scroll.view, scroll.log)
      view.contentOffset.y = CGFloat(start)
      let y = CGFloat(input["from_y"]!)
      let moves = Int(input["moves"]!)
      scrolling.down(200, y)
      log.offsets = []
      for index in 1...moves {
        scrolling.pass(input["step_s"]!)
        scrolling.move(200, y + CGFloat(index) * CGFloat(input["step_pt"]!))
      }
      XCTAssertEqual(log.offsets.map { Double($0.y) }, dragged)
      scrolling.pass(input["release_s_after_began"]! - input["step_s"]! * Double(moves))
      let release = scrolling.application.currentTime
      scrolling.up()
      XCTAssertEqual(Double(log.velocity.y), end["velocity_pt_per_ms"]!, accuracy: 1e-6)
      // The recorded target is a pixel beyond where the recording came to rest.
      XCTAssertEqual(Double(log.target.y), end["targetY"]!, accuracy: 0.45)
      // Every frame against the formula, which is x0+v0*0.499*(1-0.998^ms), on whole pixels.
      let x0 = dragged.last!
      var frame = 0
      while view.isDecelerating {
        scrolling.step()
        frame += 1
        let ms = (scrolling.application.currentTime - release) * 1000
        let speed = 750 * pow(0.998, ms)
        guard speed > 10 else { continue }
        let formula = x0 + 750 * 0.499 * (1 - pow(0.998, ms))
        XCTAssertEqual(
          Double(view.contentOffset.y), (formula * 3).rounded() / 3, accuracy: 0.1, "frame \(frame)"
        )
      }
      XCTAssertEqual(Double(view.contentOffset.y), final, accuracy: 0.1)
      XCTAssertGreaterThan(frame, recorded.count)
      scrolling.close()
    }
  }

  func test_calibrationOfTheOracle_dragOf180Moves170() throws {
    let scroll = try XCTUnwrap(
      fixture("text_styles_and_scroll_constants")["scroll"] as? [String: Any])
    let calibration = try XCTUnwrap(scroll["touch_calibration"] as? [String: Double])
    onMainActor {
      let scroll = ScrollFixture()
      let travel = CGFloat(calibration["travel"]!)
      scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -travel / 18), steps: 18)
      XCTAssertEqual(scroll.view.contentOffset.y, CGFloat(calibration["offset"]!))
      scroll.fixture.up()
      scroll.fixture.close()
    }
  }

  func test_pullBeyondTheTop_followsTheRubberBandAndComesBackByTheFormula() {
    onMainActor {
      let scroll = ScrollFixture()
      scroll.makeFine()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 20), steps: 10)
      // d = 190 beyond the edge: (1-1/(0.55*d/dim+1))*dim
      let shown = (1 - 1 / (0.55 * 190.0 / 500 + 1)) * 500
      XCTAssertEqual(Double(view.contentOffset.y), -shown, accuracy: 0.17)
      scrolling.wait(0.2)
      let start = Double(view.contentOffset.y)
      let release = scrolling.application.currentTime
      scrolling.up()
      var frames = 0
      while view.isDecelerating {
        scrolling.step()
        frames += 1
        let t = scrolling.application.currentTime - release
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
      scrolling.close()
    }
  }

  func test_flingAgainstTheEnd_bouncesCriticallyDamped() {
    onMainActor {
      let scroll = ScrollFixture(content: CGSize(width: 300, height: 1000))
      scroll.makeFine()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      view.contentOffset.y = 200
      scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -20), steps: 10)
      let release = scrolling.application.currentTime
      let x0 = Double(view.contentOffset.y)
      scrolling.up()
      // 1200 points a second, until the end at 500; from there with the speed that is left.
      let v0 = 1200.0
      let crossing = log(1 - (500 - x0) / (v0 * 0.499)) / log(0.998) / 1000
      let speed = v0 * pow(0.998, crossing * 1000)
      var highest = 0.0
      while view.isDecelerating {
        scrolling.step()
        let t = scrolling.application.currentTime - release - crossing
        highest = max(highest, Double(view.contentOffset.y))
        guard t > 0, t < 0.4 else { continue }
        let formula = 500 + speed * t * exp(-11 * t)
        XCTAssertEqual(Double(view.contentOffset.y), (formula * 3).rounded() / 3, accuracy: 0.1)
      }
      XCTAssertGreaterThan(highest, 520)
      XCTAssertEqual(view.contentOffset.y, 500)
      scrolling.close()
    }
  }

  func test_fastRate_stopsSooner() {
    onMainActor {
      for (rate, reach) in [(UIScrollView.DecelerationRate.normal, 0.499), (.fast, 0.099)] {
        let scroll = ScrollFixture()
        scroll.makeFine()
        scroll.view.decelerationRate = rate
        scroll.drag(from: CGPoint(x: 150, y: 400), by: CGVector(dx: 0, dy: -10), steps: 10)
        let start = scroll.view.contentOffset.y
        scroll.fixture.up()
        scroll.fixture.settle()
        XCTAssertEqual(
          scroll.view.contentOffset.y, start + (600 - 10) * CGFloat(reach), accuracy: 0.2)
        scroll.fixture.close()
      }
    }
  }

  // MARK: Delegate

  /// Fact scroll-9 has this order as probable. Beyond it: the event that begins the drag already moves
  /// the content, so that didScroll follows willBeginDragging at once; a finger that lifts at rest ends
  /// without decelerating, and nothing more is told, as didEndDragging said so.
  func test_delegateCalls_comeInUIKitsOrder() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, view, log) = (scroll.fixture, scroll.view, scroll.log)
      scrolling.down(150, 400)
      XCTAssertTrue(view.isTracking)
      XCTAssertFalse(view.isDragging)
      scrolling.wait(0.02)
      scrolling.move(150, 380)
      XCTAssertTrue(view.isDragging)
      scrolling.wait(0.02)
      scrolling.move(150, 360)
      XCTAssertEqual(log.take(), ["willBeginDragging", "didScroll"])
      scrolling.up()
      XCTAssertFalse(view.isTracking || view.isDragging)
      XCTAssertTrue(view.isDecelerating)
      XCTAssertEqual(
        log.take(), ["willEndDragging", "didEndDragging true", "willBeginDecelerating"])
      scrolling.settle()
      XCTAssertEqual(log.take(), ["didScroll", "didEndDecelerating"])
      scrolling.down(150, 400)
      scrolling.move(150, 360)
      scrolling.wait(0.3)
      scrolling.up()
      scrolling.settle()
      XCTAssertEqual(
        log.take(), ["willBeginDragging", "didScroll", "willEndDragging", "didEndDragging false"])
      scrolling.close()
    }
  }

  func test_delegateChoosesTheTarget_andPagingStopsAtPages() {
    onMainActor {
      let scroll = ScrollFixture(content: CGSize(width: 1500, height: 500))
      let (scrolling, view, log) = (scroll.fixture, scroll.view, scroll.log)
      log.chosenTarget = CGPoint(x: 444, y: 0)
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      scrolling.up()
      scrolling.settle()
      XCTAssertEqual(view.contentOffset.x, 444)
      log.chosenTarget = nil
      view.contentOffset.x = 0
      view.isPagingEnabled = true
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      scrolling.up()
      XCTAssertEqual(log.target.x, 300)
      scrolling.settle()
      XCTAssertEqual(view.contentOffset.x, 300)
      scroll.drag(by: CGVector(dx: -8, dy: 0))
      scrolling.wait(0.3)
      scrolling.up()
      scrolling.settle()
      XCTAssertEqual(view.contentOffset.x, 300, "less than half a page, at rest")
      scroll.drag(from: CGPoint(x: 280, y: 100), by: CGVector(dx: -20, dy: 0))
      scrolling.wait(0.3)
      scrolling.up()
      scrolling.settle()
      XCTAssertEqual(view.contentOffset.x, 600)
      scrolling.close()
    }
  }

  func test_directionalLock_keepsStraightDragsStraight() {
    onMainActor {
      let scroll = ScrollFixture(content: CGSize(width: 2000, height: 2000))
      let (scrolling, view) = (scroll.fixture, scroll.view)
      view.isDirectionalLockEnabled = true
      scroll.drag(by: CGVector(dx: -3, dy: -12))
      XCTAssertEqual(view.contentOffset.x, 0)
      XCTAssertGreaterThan(view.contentOffset.y, 90)
      scrolling.up()
      scrolling.settle()
      XCTAssertEqual(view.contentOffset.x, 0)
      view.contentOffset = .zero
      scroll.drag(by: CGVector(dx: -9, dy: -12))
      XCTAssertGreaterThan(view.contentOffset.x, 50)
      scrolling.up()
      scrolling.settle()
      scrolling.close()
    }
  }

  // MARK: Nested

  func test_nestedScrollViews_shareByAxisAndBySpace() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, outer) = (scroll.fixture, scroll.view)
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      row.contentSize = CGSize(width: 1000, height: 200)
      outer.addSubview(row)
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      list.contentSize = CGSize(width: 300, height: 400)
      outer.addSubview(list)
      @MainActor func drag(_ y: CGFloat, _ dx: CGFloat, _ dy: CGFloat) {
        scroll.drag(from: CGPoint(x: 150, y: y), by: CGVector(dx: dx, dy: dy), steps: 5)
        scrolling.wait(0.2)
        scrolling.up()
        scrolling.settle()
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
      scrolling.up()
      scrolling.settle()
      scrolling.close()
    }
  }

  // MARK: Several fingers, other recognisers

  func test_secondFinger_goesOnWithoutAJump() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      scrolling.down(100, 300, id: 1)
      scrolling.move(100, 250, id: 1)
      XCTAssertEqual(view.contentOffset.y, 40)
      scrolling.down(200, 400, id: 2)
      scrolling.queue(100, 240, id: 1)
      scrolling.queue(200, 390, id: 2)
      scrolling.flush()
      XCTAssertEqual(view.contentOffset.y, 50)
      scrolling.up(id: 1)
      scrolling.move(200, 380, id: 2)
      XCTAssertEqual(view.contentOffset.y, 60)
      XCTAssertTrue(view.isDragging)
      scrolling.wait(0.2)
      scrolling.up(id: 2)
      scrolling.close()
    }
  }

  func test_recipeC8_ownPinchBesideTheScrollViewsPan() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      let pinch = UIPinchGestureRecognizer()
      XCTAssertTrue(view.gestureRecognizers?.contains { $0 === view.panGestureRecognizer } ?? false)
      for recognizer in view.gestureRecognizers ?? [] { recognizer.require(toFail: pinch) }
      scrolling.watch(pinch, "pinch", on: view)
      scroll.drag(by: CGVector(dx: 0, dy: -8))
      XCTAssertEqual(view.contentOffset.y, 70, "one finger still scrolls")
      scrolling.wait(0.2)
      scrolling.up()
      scrolling.settle()
      scrolling.down(100, 250, id: 1)
      scrolling.down(200, 250, id: 2)
      scrolling.queue(80, 250, id: 1)
      scrolling.queue(220, 250, id: 2)
      scrolling.flush()
      XCTAssertEqual(scrolling.take(), ["pinch began"])
      XCTAssertEqual(view.contentOffset.y, 70)
      scrolling.up(id: 1)
      scrolling.up(id: 2)
      scrolling.settle()
      scrolling.close()
    }
  }

  func test_switchedOffScrolling_leavesTouchesToTheContent() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      _ = scrolling.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: view)
      scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
      view.isScrollEnabled = false
      XCTAssertFalse(view.isDragging || view.panGestureRecognizer.isEnabled)
      XCTAssertEqual(scroll.log.take().last, "didEndDragging false")
      scrolling.up()
      scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
      scrolling.up()
      XCTAssertEqual(
        scrolling.take(),
        [
          "content touchesBegan", "content touchesMoved", "content touchesMoved",
          "content touchesMoved", "content touchesEnded",
        ])
      scrolling.close()
    }
  }

  func test_drag_dismissesTheKeyboardWhereItSaysSo() {
    onMainActor {
      @MainActor final class Field: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let scroll = ScrollFixture()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      let field = Field(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.addSubview(field)
      for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
        view.keyboardDismissMode = mode
        XCTAssertTrue(field.becomeFirstResponder())
        scroll.drag(by: CGVector(dx: 0, dy: -8), steps: 3)
        XCTAssertEqual(field.isFirstResponder, stays)
        scrolling.wait(0.2)
        scrolling.up()
        scrolling.settle()
      }
      scrolling.close()
    }
  }

  func test_touchpadDrag_showsInThePanRecognizer() {
    onMainActor {
      let scroll = ScrollFixture()
      let (scrolling, view) = (scroll.fixture, scroll.view)
      let pan = view.panGestureRecognizer
      let logger = StateLogger(scrolling) { _ in "\(pan.translation(in: nil).y)" }
      pan.name = "pan"
      pan.addTarget(logger, action: Selector("changed:", StateLogger.changed(_:)))
      @MainActor func pad(_ phase: InputPhase, _ dy: CGFloat, velocity: CGFloat = 0) {
        scrolling.send(
          .scroll(
            ScrollInput(
              source: .touchpad, phase: phase, location: CGPoint(x: 50, y: 50),
              delta: CGVector(dx: 0, dy: dy), velocity: CGVector(dx: 0, dy: velocity),
              time: scrolling.time)))
      }
      pad(.began, 0)
      pad(.changed, 20)
      pad(.changed, 30)
      pad(.ended, 0, velocity: 500)
      XCTAssertEqual(scrolling.take(), ["pan began -20.0", "pan changed -50.0", "pan ended -50.0"])
      // A finger takes over from the momentum, where it is.
      scrolling.step(4)
      let offset = view.contentOffset.y
      scroll.drag(by: CGVector(dx: 0, dy: -5), steps: 4)
      XCTAssertEqual(view.contentOffset.y, offset + 10, accuracy: 1)
      scrolling.wait(0.2)
      scrolling.up()
      scrolling.close()
    }
  }
}
