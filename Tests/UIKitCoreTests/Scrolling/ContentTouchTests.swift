import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Fingers on the content of a scroll view.
final class ContentTouchTests: XCTestCase {
  func test_contentTouches_waitAMomentAndAreNotToldOfDrags() {
    onMainActor {
      let scroll = ScrollFixture()
      let fixture = scroll.fixture
      _ = fixture.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll.view)
      scroll.drag(by: CGVector(dx: 0, dy: -8))
      fixture.up()
      fixture.settle()
      XCTAssertEqual(fixture.take(), [], "a drag")
      fixture.down(150, 200)
      fixture.wait(0.1)
      XCTAssertEqual(fixture.take(), [])
      fixture.wait(0.1)
      XCTAssertEqual(fixture.take(), ["content touchesBegan"], "a press")
      fixture.move(150, 170)
      XCTAssertEqual(fixture.take(), ["content touchesCancelled"], "that turns into a drag")
      fixture.up()
      fixture.settle()
      fixture.tap(150, 200)
      XCTAssertEqual(fixture.take(), ["content touchesBegan", "content touchesEnded"], "a tap")
      scroll.view.delaysContentTouches = false
      fixture.down(150, 200)
      XCTAssertEqual(fixture.take(), ["content touchesBegan"], "without delay")
      fixture.up()
      fixture.settle()
      fixture.close()
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
      let fixture = TouchFixture()
      let view = Asking(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
      view.contentSize = CGSize(width: 300, height: 5000)
      fixture.window.addSubview(view)
      let content = fixture.view("content", CGRect(x: 0, y: 0, width: 300, height: 200), in: view)
      let control = UIControl(frame: CGRect(x: 0, y: 200, width: 300, height: 200))
      view.addSubview(control)
      @MainActor func press(_ y: CGFloat) {
        fixture.down(150, y)
        fixture.wait(0.2)
        fixture.move(150, y - 50)
      }
      press(100)
      XCTAssertEqual(view.asked, ["begin", "cancel"])
      XCTAssertTrue(view.isDragging)
      fixture.up()
      fixture.settle()
      view.contentOffset = .zero
      press(300)
      XCTAssertFalse(view.isDragging, "a control keeps its touch")
      XCTAssertTrue(control.isTracking)
      fixture.up()
      fixture.settle()
      view.canCancelContentTouches = false
      press(100)
      XCTAssertFalse(view.isDragging)
      fixture.up()
      fixture.settle()
      view.begins = false
      _ = fixture.take()
      fixture.tap(150, 100)
      fixture.settle()
      XCTAssertEqual(fixture.take(), [])
      _ = content
      fixture.close()
    }
  }

  func test_mousePress_reachesContentAtOnceAndItsDragScrolls() {
    onMainActor {
      let scroll = ScrollFixture()
      let fixture = scroll.fixture
      _ = fixture.view("content", CGRect(x: 0, y: 0, width: 300, height: 900), in: scroll.view)
      fixture.down(150, 200, kind: .mouse)
      XCTAssertEqual(fixture.take(), ["content touchesBegan"])
      fixture.move(150, 160, kind: .mouse)
      XCTAssertEqual(fixture.take(), ["content touchesCancelled"])
      XCTAssertEqual(scroll.view.contentOffset.y, 30)
      fixture.wait(0.2)
      fixture.up(kind: .mouse)
      fixture.close()
    }
  }

  func test_fingerOnMovingContent_stopsItAndMeansNothingElse() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view, log) = (scroll.fixture, scroll.view, scroll.log)
      _ = fixture.view("content", CGRect(x: 0, y: 0, width: 300, height: 4000), in: view)
      scroll.drag(by: CGVector(dx: 0, dy: -12))
      fixture.up()
      fixture.step(5)
      let offset = view.contentOffset.y
      XCTAssertTrue(view.isDecelerating)
      _ = (fixture.take(), log.take())
      fixture.down(150, 200)
      XCTAssertFalse(view.isDecelerating)
      fixture.wait(0.3)
      fixture.up()
      fixture.settle()
      XCTAssertEqual(view.contentOffset.y, offset)
      XCTAssertEqual(log.take(), ["didEndDecelerating"])
      XCTAssertEqual(fixture.take(), [], "no tap on what lies there")
      fixture.tap(150, 200)
      XCTAssertEqual(fixture.take().count, 2)
      fixture.close()
    }
  }

  func test_fingerThatCatchesABounce_letsItGoOnWhenItLifts() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view) = (scroll.fixture, scroll.view)
      scroll.drag(from: CGPoint(x: 150, y: 100), by: CGVector(dx: 0, dy: 20))
      fixture.up()
      fixture.step(3)
      fixture.down(150, 100)
      let caught = view.contentOffset.y
      XCTAssertLessThan(caught, -10)
      fixture.wait(0.5)
      XCTAssertEqual(view.contentOffset.y, caught)
      fixture.up()
      fixture.settle()
      XCTAssertEqual(view.contentOffset.y, 0)
      fixture.close()
    }
  }

  func test_nextDrag_takesOverFromWhereContentIs() {
    onMainActor {
      let scroll = ScrollFixture()
      let (fixture, view, log) = (scroll.fixture, scroll.view, scroll.log)
      view.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
      fixture.step(8)
      let offset = view.contentOffset.y
      XCTAssertTrue(offset > 100 && offset < 900)
      scroll.drag(by: CGVector(dx: 0, dy: -5), steps: 10)
      XCTAssertEqual(view.contentOffset.y, offset + 40, accuracy: 1)
      XCTAssertEqual(log.take().filter { $0 != "didScroll" }.first, "didEndScrollingAnimation")
      fixture.wait(0.2)
      fixture.up()
      fixture.settle()
      fixture.close()
    }
  }
}
