import PlatformInterface
import QuartzCore
import XCTest

@testable import UIKitCore

/// Fingers on the content of a scroll view.
final class ContentTouchTests: XCTestCase {
  func test_contentTouches_waitAMomentAndAreNotToldOfDrags() {
    onMainActor {
      let scroll = ScrollStage()
      let stage = scroll.stage
      _ = stage.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll.view)
      scroll.drag(by: CGVector(dx: 0, dy: -8))
      stage.up()
      stage.settle()
      XCTAssertEqual(stage.take(), [], "a drag")
      stage.down(150, 200)
      stage.wait(0.1)
      XCTAssertEqual(stage.take(), [])
      stage.wait(0.1)
      XCTAssertEqual(stage.take(), ["content touchesBegan"], "a press")
      stage.move(150, 170)
      XCTAssertEqual(stage.take(), ["content touchesCancelled"], "that turns into a drag")
      stage.up()
      stage.settle()
      stage.tap(150, 200)
      XCTAssertEqual(stage.take(), ["content touchesBegan", "content touchesEnded"], "a tap")
      scroll.view.delaysContentTouches = false
      stage.down(150, 200)
      XCTAssertEqual(stage.take(), ["content touchesBegan"], "without delay")
      stage.up()
      stage.settle()
      stage.close()
    }
  }

  func test_contentThatKeepsItsTouches_isNotScrolled() {
    onMainActor {
      @MainActor final class Asking: UIScrollView {
        var asked: [String] = []
        var begins = true
        override func touchesShouldBegin(
          _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
        ) -> Bool {
          asked.append("begin")
          return begins
        }
        override func touchesShouldCancel(in view: UIView) -> Bool {
          asked.append("cancel")
          return super.touchesShouldCancel(in: view)
        }
      }
      let stage = TouchStage()
      let view = Asking(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      view.contentSize = CGSize(width: 300, height: 5000)
      stage.window.addSubview(view)
      let content = stage.view("content", CGRect(x: 0, y: 0, width: 300, height: 200), in: view)
      let control = UIControl(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      view.addSubview(control)
      @MainActor func press(_ y: CGFloat) {
        stage.down(150, y)
        stage.wait(0.2)
        stage.move(150, y - 50)
      }
      press(100)
      XCTAssertEqual(view.asked, ["begin", "cancel"])
      XCTAssertTrue(view.isDragging)
      stage.up()
      stage.settle()
      view.contentOffset = .zero
      press(300)
      XCTAssertFalse(view.isDragging, "a control keeps its touch")
      XCTAssertTrue(control.isTracking)
      stage.up()
      stage.settle()
      view.canCancelContentTouches = false
      press(100)
      XCTAssertFalse(view.isDragging)
      stage.up()
      stage.settle()
      view.begins = false
      _ = stage.take()
      stage.tap(150, 100)
      stage.settle()
      XCTAssertEqual(stage.take(), [])
      _ = content
      stage.close()
    }
  }

  func test_mousePress_reachesContentAtOnceAndItsDragScrolls() {
    onMainActor {
      let scroll = ScrollStage()
      let stage = scroll.stage
      _ = stage.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll.view)
      stage.down(150, 200, kind: .mouse)
      XCTAssertEqual(stage.take(), ["content touchesBegan"])
      stage.move(150, 160, kind: .mouse)
      XCTAssertEqual(stage.take(), ["content touchesCancelled"])
      XCTAssertEqual(scroll.view.contentOffset.y, 30)
      stage.wait(0.2)
      stage.up(kind: .mouse)
      stage.close()
    }
  }

  func test_fingerOnMovingContent_stopsItAndMeansNothingElse() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view, log) = (scroll.stage, scroll.view, scroll.log)
      _ = stage.view("content", CGRect(x: 0, y: 0, width: 300, height: 4000), in: view)
      scroll.drag(by: CGVector(dx: 0, dy: -12))
      stage.up()
      stage.step(5)
      let offset = view.contentOffset.y
      XCTAssertTrue(view.isDecelerating)
      _ = (stage.take(), log.take())
      stage.down(150, 200)
      XCTAssertFalse(view.isDecelerating)
      stage.wait(0.3)
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.y, offset)
      XCTAssertEqual(log.take(), ["didEndDecelerating"])
      XCTAssertEqual(stage.take(), [], "no tap on what lies there")
      stage.tap(150, 200)
      XCTAssertEqual(stage.take().count, 2)
      stage.close()
    }
  }

  func test_fingerThatCatchesABounce_letsItGoOnWhenItLifts() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view) = (scroll.stage, scroll.view)
      scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 20))
      stage.up()
      stage.step(3)
      stage.down(150, 100)
      let caught = view.contentOffset.y
      XCTAssertLessThan(caught, -10)
      stage.wait(0.5)
      XCTAssertEqual(view.contentOffset.y, caught)
      stage.up()
      stage.settle()
      XCTAssertEqual(view.contentOffset.y, 0)
      stage.close()
    }
  }

  func test_nextDrag_takesOverFromWhereContentIs() {
    onMainActor {
      let scroll = ScrollStage()
      let (stage, view, log) = (scroll.stage, scroll.view, scroll.log)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      stage.step(8)
      let offset = view.contentOffset.y
      XCTAssertTrue(offset > 100 && offset < 900)
      scroll.drag(by: CGVector(dx: 0, dy: -5), steps: 10)
      XCTAssertEqual(view.contentOffset.y, offset + 40, accuracy: 1)
      XCTAssertEqual(log.take().filter { $0 != "didScroll" }.first, "didEndScrollingAnimation")
      stage.wait(0.2)
      stage.up()
      stage.settle()
      stage.close()
    }
  }
}
