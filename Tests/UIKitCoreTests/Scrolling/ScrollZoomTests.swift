import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A fixture with a scroll view of 300×300 whose content of 600×600 can be zoomed.
@MainActor
private struct ZoomFixture {
  let scroll: ScrollFixture
  let content = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
  var fixture: TouchFixture { scroll.fixture }
  var view: UIScrollView { scroll.view }
  var log: ScrollLog { scroll.log }

  init() {
    scroll = ScrollFixture(
      size: CGSize(width: 300, height: 300), content: CGSize(width: 600, height: 600))
    scroll.makeFine()
    scroll.view.addSubview(content)
    scroll.log.zoomView = content
    scroll.view.minimumZoomScale = 0.5
    scroll.view.maximumZoomScale = 3
  }

  /// Two fingers beside `middle`, `from` points apart, that come to be `to` points apart.
  func pinch(at middle: CGPoint, from: CGFloat, to: CGFloat) {
    fixture.down(middle.x - from / 2, middle.y, id: 1)
    fixture.down(middle.x + from / 2, middle.y, id: 2)
    for share in [0.5, 1] as [CGFloat] {
      let span = from + (to - from) * share
      fixture.wait(1.0 / 60)
      fixture.queue(middle.x - span / 2, middle.y, id: 1)
      fixture.queue(middle.x + span / 2, middle.y, id: 2)
      fixture.flush()
    }
  }

  func lift() {
    fixture.up(id: 1)
    fixture.up(id: 2)
  }

  /// The point of the content that is seen at `point`.
  func content(at point: CGPoint) -> CGPoint {
    fixture.window.convert(point, to: content)
  }
}

final class ScrollZoomTests: XCTestCase {
  func test_pinch_keepsTheContentUnderTheFingers() {
    onMainActor {
      let zoom = ZoomFixture()
      let middle = CGPoint(x: 120, y: 90)
      zoom.view.contentOffset = CGPoint(x: 100, y: 50)
      let before = zoom.content(at: middle)
      zoom.pinch(at: middle, from: 100, to: 208)
      // 208 / (100 + 8)
      XCTAssertEqual(zoom.view.zoomScale, 208.0 / 108, accuracy: 1e-9)
      XCTAssertTrue(zoom.view.isZooming)
      let after = zoom.content(at: middle)
      XCTAssertEqual(after.x, before.x, accuracy: 0.2)
      XCTAssertEqual(after.y, before.y, accuracy: 0.2)
      XCTAssertEqual(zoom.view.contentSize.width, 600 * 208.0 / 108, accuracy: 1e-6)
      zoom.lift()
      XCTAssertFalse(zoom.view.isZooming)
      zoom.fixture.settle()
      XCTAssertEqual(
        zoom.log.take().filter { $0 != "didScroll" },
        ["willBeginZooming true", "didZoom", "didZoom", "didEndZooming 1.93"])
      zoom.fixture.close()
    }
  }

  func test_pinchBeyondTheLimit_bouncesBack() {
    onMainActor {
      let zoom = ZoomFixture()
      zoom.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 20)
      XCTAssertLessThan(zoom.view.zoomScale, 0.5)
      XCTAssertGreaterThan(zoom.view.zoomScale, 20.0 / 92, "resists")
      zoom.lift()
      XCTAssertTrue(zoom.view.isZoomBouncing)
      zoom.fixture.settle()
      XCTAssertEqual(zoom.view.zoomScale, 0.5)
      XCTAssertEqual(zoom.view.contentSize, CGSize(width: 300, height: 300))
      XCTAssertEqual(zoom.view.contentOffset, .zero)
      XCTAssertEqual(zoom.log.take().last, "didEndZooming 0.5")
      zoom.view.bouncesZoom = false
      zoom.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 20)
      XCTAssertEqual(zoom.view.zoomScale, 0.5)
      zoom.lift()
      zoom.fixture.settle()
      zoom.fixture.close()
    }
  }

  func test_pinchThatAlsoMoves_drags() {
    onMainActor {
      let zoom = ZoomFixture()
      let (fixture, view) = (zoom.fixture, zoom.view)
      view.contentOffset = CGPoint(x: 150, y: 150)
      fixture.down(100, 150, id: 1)
      fixture.down(200, 150, id: 2)
      for index in 1...20 {
        fixture.wait(1.0 / 60)
        fixture.queue(100 - CGFloat(index) * 2, 150 - CGFloat(index) * 3, id: 1)
        fixture.queue(200 + CGFloat(index) * 2, 150 - CGFloat(index) * 3, id: 2)
        fixture.flush()
      }
      XCTAssertTrue(view.isZooming && view.isDragging)
      XCTAssertEqual(view.zoomScale, 180.0 / 108, accuracy: 1e-9)
      // What was under the fingers, but for the slops, is under them still.
      let seen = zoom.content(at: CGPoint(x: 150, y: 90))
      XCTAssertEqual(seen.x, 300, accuracy: 2)
      XCTAssertEqual(seen.y, 300, accuracy: 12)
      zoom.lift()
      fixture.settle()
      fixture.close()
    }
  }

  func test_touchpadPinch_andCtrlScroll_zoomToo() {
    onMainActor {
      let zoom = ZoomFixture()
      let point = CGPoint(x: 200, y: 100)
      let before = zoom.content(at: point)
      zoom.fixture.magnify(.began, 1, at: point)
      zoom.fixture.magnify(.changed, 1.1, at: point)
      zoom.fixture.magnify(.changed, 1.5, at: point)
      XCTAssertEqual(zoom.view.zoomScale, 1.5, accuracy: 1e-9)
      XCTAssertEqual(zoom.content(at: point).x, before.x, accuracy: 0.2)
      zoom.fixture.magnify(.ended, 1.5, at: point)
      zoom.fixture.settle()
      XCTAssertEqual(zoom.log.take().last, "didEndZooming 1.5")
      zoom.fixture.close()
    }
  }

  func test_zoomByCode_goesAboutTheMiddleWithinTheLimits() {
    onMainActor {
      let zoom = ZoomFixture()
      let view = zoom.view
      view.contentOffset = CGPoint(x: 150, y: 150)
      view.zoomScale = 2
      XCTAssertEqual(view.contentOffset, CGPoint(x: 450, y: 450))
      XCTAssertEqual(zoom.content.frame, CGRect(x: 0, y: 0, width: 1200, height: 1200))
      view.zoomScale = 17
      XCTAssertEqual(view.zoomScale, 3)
      view.zoomScale = 1
      _ = zoom.log.take()
      view.setZoomScale(2, animated: true)
      XCTAssertTrue(view.isZoomAnimating)
      zoom.fixture.step(9)
      XCTAssertTrue(view.zoomScale > 1.2 && view.zoomScale < 1.8, "\(view.zoomScale)")
      zoom.fixture.settle()
      XCTAssertEqual(view.zoomScale, 2)
      XCTAssertFalse(view.isZoomAnimating)
      let lines = zoom.log.take()
      XCTAssertEqual(lines.first, "willBeginZooming true")
      XCTAssertEqual(lines.last, "didEndZooming 2.0")
      zoom.fixture.close()
    }
  }

  func test_zoomToARectangle_fitsAndCentresIt() {
    onMainActor {
      let zoom = ZoomFixture()
      zoom.view.zoom(to: CGRect(x: 300, y: 200, width: 100, height: 150), animated: false)
      XCTAssertEqual(zoom.view.zoomScale, 2)
      XCTAssertEqual(zoom.view.contentOffset, CGPoint(x: 550, y: 400))
      zoom.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
      XCTAssertEqual(zoom.view.zoomScale, 3)
      XCTAssertEqual(zoom.view.contentOffset, .zero, "no farther than the content goes")
      zoom.fixture.close()
    }
  }

  func test_pinchRecognizer_existsWhileThereIsSomethingToZoom() {
    onMainActor {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      XCTAssertNil(view.pinchGestureRecognizer)
      view.maximumZoomScale = 2
      let pinch = view.pinchGestureRecognizer
      XCTAssertTrue(view.gestureRecognizers?.contains { $0 === pinch } ?? false)
      view.maximumZoomScale = 1
      XCTAssertNil(view.pinchGestureRecognizer)
    }
  }

  func test_withoutAViewForZooming_nothingHappens() {
    onMainActor {
      let zoom = ZoomFixture()
      zoom.log.zoomView = nil
      zoom.view.zoomScale = 2
      XCTAssertEqual(zoom.view.zoomScale, 1)
      zoom.pinch(at: CGPoint(x: 150, y: 150), from: 100, to: 200)
      XCTAssertEqual(zoom.view.zoomScale, 1)
      zoom.lift()
      zoom.fixture.settle()
      XCTAssertEqual(zoom.view.contentSize, CGSize(width: 600, height: 600))
      zoom.fixture.close()
    }
  }
}

final class ScrollToTopTests: XCTestCase {
  @MainActor
  private static func withStatusBar(_ body: (ScrollFixture) -> Void) {
    let scroll = ScrollFixture()
    var environment = PlatformEnvironment()
    environment.idiom = .phone
    environment.safeArea.top = 20
    scroll.fixture.send(.environmentChanged(environment))
    scroll.fixture.step()
    body(scroll)
    scroll.fixture.send(.environmentChanged(PlatformEnvironment()))
    scroll.fixture.close()
  }

  func test_tapOnTheStatusBar_goesToTheTop() {
    onMainActor {
      Self.withStatusBar { scroll in
        let (fixture, view, log) = (scroll.fixture, scroll.view, scroll.log)
        view.contentOffset.y = 900
        _ = log.take()
        fixture.tap(150, 8)
        fixture.settle()
        XCTAssertEqual(view.contentOffset.y, -view.adjustedContentInset.top)
        XCTAssertEqual(log.take(), ["shouldScrollToTop", "didScroll", "didScrollToTop"])
        fixture.tap(150, 8)
        fixture.settle()
        XCTAssertEqual(log.take(), [], "it is there already")
        view.contentOffset.y = 900
        view.scrollsToTop = false
        fixture.tap(150, 8)
        fixture.settle()
        XCTAssertEqual(view.contentOffset.y, 900)
      }
    }
  }

  func test_onAPhone_severalWillingScrollViewsStayWhereTheyAre() {
    onMainActor {
      Self.withStatusBar { scroll in
        let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.fixture.window.addSubview(other)
        scroll.view.contentOffset.y = 900
        scroll.fixture.tap(150, 8)
        scroll.fixture.settle()
        XCTAssertEqual(scroll.view.contentOffset.y, 900)
        other.scrollsToTop = false
        scroll.fixture.tap(150, 8)
        scroll.fixture.settle()
        XCTAssertLessThan(scroll.view.contentOffset.y, 0)
      }
    }
  }
}
