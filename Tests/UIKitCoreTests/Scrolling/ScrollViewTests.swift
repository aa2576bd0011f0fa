// Longer than 500 lines: one test after the other of a single class, each short and read alone.

import PlatformInterface
import QuartzCore
import UIKitScrollPhysics
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A scroll view in a window, driven through the same ways as by a user, on the virtual clock.
@MainActor
private final class Fixture {
  let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300)))
  let view: RecordingScrollView
  let recorder = Recorder()

  init(content: CGSize = CGSize(width: 200, height: 2000)) {
    view = RecordingScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    view.contentSize = content
    view.delegate = recorder
    window.addSubview(view)
    window.makeKeyAndVisible()
    // Whatever device another test left behind: no bars here.
    send(.environmentChanged(PlatformEnvironment()))
    step()
    recorder.view = view
    view.recorder = recorder
    recorder.events = []
  }

  var application: any VirtualTimeApplication {
    PlatformServices.current.application as! any VirtualTimeApplication
  }

  func step(_ count: Int = 1) { for _ in 0..<count { application.stepFrame() } }

  /// Steps until nothing moves; the number of steps.
  @discardableResult
  func settle() -> Int {
    for count in 0..<2000 {
      if window.windowScene!.host.loop.isStill, !window.windowScene!.host.loop.needsFrame {
        return count
      }
      step()
    }
    XCTFail("something moves for ever")
    return 2000
  }

  func send(_ event: PlatformEvent) { window.windowScene!.host.receive(event) }

  func wheel(_ dy: CGFloat, dx: CGFloat = 0, at point: CGPoint = CGPoint(x: 50, y: 50)) {
    send(
      .scroll(
        ScrollInput(
          source: .wheel, phase: .changed, location: point, delta: CGVector(dx: dx, dy: dy),
          time: application.currentTime)))
  }

  func touchpad(
    _ phase: InputPhase, dx: CGFloat = 0, dy: CGFloat = 0, velocity: CGVector = .zero,
    at point: CGPoint = CGPoint(x: 50, y: 50)
  ) {
    send(
      .scroll(
        ScrollInput(
          source: .touchpad, phase: phase, location: point, delta: CGVector(dx: dx, dy: dy),
          velocity: velocity, time: application.currentTime)))
  }

  func key(_ key: KeyInput.Key, modifiers: KeyModifiers = []) {
    send(.key(KeyInput(key: key, modifiers: modifiers, time: application.currentTime)))
    send(
      .key(KeyInput(key: key, modifiers: modifiers, isDown: false, time: application.currentTime)))
  }
}

@MainActor
private final class RecordingScrollView: UIScrollView {
  /// Multiples of which scrolling ends at, as with a layout that chooses; nil for any place.
  var raster: CGFloat?

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let raster else { return proposed }
    return CGPoint(x: proposed.x, y: (proposed.y / raster).rounded() * raster)
  }

  weak var recorder: Recorder?
  override func willChangeBounds(to bounds: CGRect, reason: BoundsChangeReason) {
    recorder?.events.append("will(\(Int(bounds.minY)),\(reason))")
  }
  override func didChangeBounds(from bounds: CGRect, reason: BoundsChangeReason) {
    recorder?.events.append("did(\(Int(bounds.minY)),\(reason))")
  }
}

@MainActor
private final class Recorder: NSObject, UIScrollViewDelegate {
  var events: [String] = []
  weak var view: UIScrollView?
  var chosenTarget: CGPoint?
  var offsets: [CGFloat] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    events.append("didScroll(\(Int(scrollView.contentOffset.y)))")
    offsets.append(scrollView.contentOffset.y)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    events.append("willBeginDragging(\(Int(scrollView.contentOffset.y)))")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    events.append("willEndDragging")
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    events.append("didEndDragging(\(decelerate))")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    events.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    events.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    events.append("didEndScrollingAnimation")
  }
}

final class ScrollViewTests: XCTestCase {
  // MARK: Moves by code, in the order of flow_layout_calls_ios26.json, "offsetPaths"

  func test_settingBounds_tellsNobodyOfAScroll() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.bounds.origin.y = 40
      XCTAssertEqual(fixture.recorder.events, ["will(40,boundsSetter)", "did(0,boundsSetter)"])
    }
  }

  func test_settingContentOffset_thenTellsTheDelegate() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.contentOffset = CGPoint(x: 0, y: 40)
      XCTAssertEqual(
        fixture.recorder.events,
        ["will(40,contentOffsetSetter)", "did(0,contentOffsetSetter)", "didScroll(40)"])
      fixture.recorder.events = []
      fixture.view.contentOffset = CGPoint(x: 0, y: 40)
      fixture.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      XCTAssertEqual(
        fixture.recorder.events,
        ["will(50,programmaticMove)", "did(40,programmaticMove)", "didScroll(50)"])
    }
  }

  func test_contentOffset_isNotClampedButLiesOnPixels() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.contentOffset = CGPoint(x: 0, y: -77.3)
      let scale = fixture.view.traitCollection.displayScale
      XCTAssertEqual(fixture.view.contentOffset.y, (-77.3 * scale).rounded() / scale)
      fixture.view.contentOffset = CGPoint(x: 0, y: 5000)
      XCTAssertEqual(fixture.view.contentOffset.y, 5000)
    }
  }

  func test_animatedMove_takesEighteenStepsAndThenEnds() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      XCTAssertEqual(fixture.recorder.events, ["will(900,animationTarget)"])
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.recorder.events = []
      fixture.step()
      XCTAssertEqual(fixture.recorder.events.count, 3)
      XCTAssertTrue(fixture.view.isScrollAnimating)
      fixture.step(16)
      XCTAssertFalse(fixture.recorder.events.contains("didEndScrollingAnimation"))
      fixture.step()
      XCTAssertEqual(fixture.recorder.events.last, "didEndScrollingAnimation")
      XCTAssertEqual(fixture.recorder.offsets.count, 18)
      XCTAssertEqual(fixture.view.contentOffset.y, 900)
      XCTAssertEqual(fixture.recorder.offsets, fixture.recorder.offsets.sorted())
    }
  }

  func test_animatedMoveToWhereItIs_tellsNothing() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.setContentOffset(.zero, animated: true)
      fixture.settle()
      XCTAssertEqual(fixture.recorder.events, [])
    }
  }

  func test_scrollRectToVisible_movesNoFartherThanNeeded() {
    onMainActor {
      let fixture = Fixture()
      let view = fixture.view
      view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      view.contentOffset = .zero
      view.scrollRectToVisible(CGRect(x: 0, y: 400, width: 10, height: 50), animated: false)
      XCTAssertEqual(view.contentOffset.y, 450 - 300 + 30)
      view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 50), animated: false)
      XCTAssertEqual(view.contentOffset.y, 180)
      view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 50), animated: false)
      XCTAssertEqual(view.contentOffset.y, 80)
      view.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 10, height: 50), animated: false)
      XCTAssertEqual(view.contentOffset.y, 1730)
    }
  }

  // MARK: Insets

  func test_insets_keepContentAtItsBeginning() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      XCTAssertEqual(fixture.view.contentOffset.y, -50)
      fixture.view.contentOffset.y = 100
      fixture.view.contentInset.top = 80
      XCTAssertEqual(fixture.view.contentOffset.y, 100)
    }
  }

  func test_safeArea_countsOnScrollableAxesOnly() {
    onMainActor {
      let fixture = Fixture(content: CGSize(width: 100, height: 100))
      let view = fixture.view
      view.storedSafeArea = UIEdgeInsets(top: 20, left: 10, bottom: 34, right: 10)
      view.safeAreaInsetsDidChange()
      XCTAssertEqual(view.adjustedContentInset, .zero)
      view.alwaysBounceVertical = true
      XCTAssertEqual(
        view.adjustedContentInset, UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
      view.contentInsetAdjustmentBehavior = .always
      XCTAssertEqual(view.adjustedContentInset.left, 10)
      view.contentInsetAdjustmentBehavior = .never
      XCTAssertEqual(view.adjustedContentInset, .zero)
    }
  }

  func test_shorterContent_comesBackIntoSight() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.contentOffset.y = 1700
      fixture.view.contentSize.height = 1000
      XCTAssertEqual(fixture.view.contentOffset.y, 700)
    }
  }

  // MARK: Wheel, keys, touchpad, scroll bar

  func test_wheel_glidesToTheSumOfItsTurns() {
    onMainActor {
      let fixture = Fixture()
      fixture.wheel(60)
      fixture.step(3)
      fixture.wheel(60)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 120)
      let order = fixture.recorder.events.filter { !$0.hasPrefix("will(") && !$0.hasPrefix("did(") }
      XCTAssertEqual(
        order.filter { !$0.hasPrefix("didScroll") },
        [
          "willBeginDragging(0)", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating", "willEndDragging", "didEndDecelerating",
        ])
      fixture.wheel(-5000)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
    }
  }

  func test_wheel_endsWhereTheLayoutChooses_andItsTurnsAddUpUntilItMoves() {
    onMainActor {
      let fixture = Fixture()
      fixture.view.raster = 200
      fixture.wheel(60)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0, "nearer to where it was")
      fixture.step(60)
      fixture.wheel(60)
      fixture.step(5)
      fixture.wheel(60)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 200, "two turns go more than half of the way")
      fixture.step(60)
      fixture.wheel(130)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 400)
      fixture.step(60)
      fixture.wheel(60)
      fixture.step(5)
      fixture.view.contentOffset.y = 10
      fixture.wheel(60)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0, "a move by code forgets the turns before it")
    }
  }

  func test_keys_scrollByLinesPagesAndToTheEnds() {
    onMainActor {
      let fixture = Fixture()
      fixture.key(.down)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 40)
      fixture.key(.space)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 300)
      fixture.key(.space, modifiers: .shift)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 40)
      fixture.key(.end)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 1700)
      fixture.key(.pageUp)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 1440)
      fixture.key(.home)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.key(.end, modifiers: .control)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
    }
  }

  func test_touchpad_followsAndRunsOutByTheMeasuredFormula() {
    onMainActor {
      let fixture = Fixture()
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dy: 15)
      XCTAssertEqual(
        fixture.recorder.events,
        ["willBeginDragging(0)", "will(15,scrolling)", "did(0,scrolling)", "didScroll(15)"])
      XCTAssertTrue(fixture.view.isDragging)
      fixture.touchpad(.ended, velocity: CGVector(dx: 0, dy: 750))
      XCTAssertTrue(fixture.view.isDecelerating)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, (15 + 740 * 0.499).rounded(), accuracy: 0.51)
      XCTAssertEqual(fixture.recorder.events.last, "didEndDecelerating")
    }
  }

  func test_touchpadBeyondTheTop_resistsAndComesBack() {
    onMainActor {
      let fixture = Fixture()
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dy: -100)
      XCTAssertEqual(
        fixture.view.contentOffset.y, -RubberBand.shown(100, dimension: 300), accuracy: 0.51)
      fixture.touchpad(.ended)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.view.bounces = false
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dy: -100)
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.touchpad(.ended)
    }
  }

  func test_delegateChoosesWhereADragEnds() {
    onMainActor {
      let fixture = Fixture()
      fixture.recorder.chosenTarget = CGPoint(x: 0, y: 300)
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dy: 30)
      fixture.touchpad(.ended, velocity: CGVector(dx: 0, dy: 200))
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 300)
    }
  }

  func test_paging_stopsAtPages() {
    onMainActor {
      let fixture = Fixture(content: CGSize(width: 1000, height: 300))
      fixture.view.isPagingEnabled = true
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dx: 60)
      fixture.touchpad(.ended, velocity: CGVector(dx: 700, dy: 0))
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.x, 200)
      fixture.wheel(0, dx: 30)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.x, 400)
      fixture.wheel(-30)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.x, 200, "a plain wheel turns sideways pages too")
    }
  }

  func test_nestedScrollViews_shareWhatTheyCannotUse() {
    onMainActor {
      let fixture = Fixture()
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      row.contentSize = CGSize(width: 900, height: 100)
      fixture.view.addSubview(row)
      fixture.step()
      fixture.wheel(50)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 50)
      XCTAssertEqual(row.contentOffset, .zero)
      fixture.wheel(0, dx: 80, at: CGPoint(x: 50, y: 20))
      fixture.settle()
      XCTAssertEqual(row.contentOffset.x, 80)
      fixture.touchpad(.began, at: CGPoint(x: 50, y: 20))
      fixture.touchpad(.changed, dx: 10, dy: 30)
      fixture.touchpad(.ended)
      fixture.settle()
      XCTAssertEqual(row.contentOffset.x, 90)
      XCTAssertEqual(fixture.view.contentOffset.y, 80)
    }
  }

  func test_wheelAtAnEnd_staysWithItsViewForAMomentAndThenGoesOn() {
    onMainActor {
      let fixture = Fixture()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      inner.contentSize = CGSize(width: 200, height: 150)
      fixture.view.addSubview(inner)
      fixture.step()
      fixture.wheel(80, at: CGPoint(x: 50, y: 20))
      fixture.step(2)
      fixture.wheel(80, at: CGPoint(x: 50, y: 20))
      fixture.settle()
      XCTAssertEqual(inner.contentOffset.y, 50)
      XCTAssertEqual(fixture.view.contentOffset.y, 0)
      fixture.step(30)
      fixture.wheel(80, at: CGPoint(x: 50, y: 20))
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 80)
    }
  }

  func test_codeThatKeepsAnAxisStill_doesNotStopTheOther() {
    onMainActor {
      let fixture = Fixture(content: CGSize(width: 900, height: 2000))
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dx: 5, dy: 20)
      fixture.touchpad(.ended, velocity: CGVector(dx: 300, dy: 900))
      fixture.step(3)
      fixture.view.contentOffset.x = 0
      fixture.settle()
      XCTAssertGreaterThan(fixture.view.contentOffset.y, 300)
    }
  }

  func test_scrollBar_appearsFadesAndCanBeDragged() {
    onMainActor {
      let fixture = Fixture()
      XCTAssertTrue(fixture.view.layer.overlay.isEmpty)
      fixture.wheel(60)
      fixture.step(2)
      XCTAssertEqual(fixture.view.layer.overlay.count, 1)
      fixture.settle()
      XCTAssertTrue(fixture.view.layer.overlay.isEmpty)

      fixture.view.contentOffset.y = 0
      // Moves of a pointer that is known already are told with the frame.
      fixture.send(.hover(phase: .changed, location: CGPoint(x: 195, y: 20), time: 0))
      fixture.step()
      XCTAssertEqual(fixture.view.layer.overlay.count, 1)
      @MainActor func mouse(_ phase: InputPhase, _ y: CGFloat) {
        fixture.send(
          .touch(
            TouchInput(
              id: 1, phase: phase, location: CGPoint(x: 195, y: y), time: 0, kind: .mouse)))
        fixture.step()
      }
      mouse(.began, 20)
      mouse(.changed, 60)
      XCTAssertGreaterThan(fixture.view.contentOffset.y, 200)
      mouse(.changed, 400)
      XCTAssertEqual(fixture.view.contentOffset.y, 1700)
      mouse(.ended, 400)
      fixture.send(.hover(phase: .changed, location: CGPoint(x: 50, y: 20), time: 0))
      fixture.settle()
      XCTAssertTrue(fixture.view.layer.overlay.isEmpty)
      fixture.send(.hover(phase: .ended, location: CGPoint(x: 50, y: 20), time: 0))
    }
  }

  func test_badNumbers_areIgnoredWithAWord() {
    onMainActor {
      let fixture = Fixture()
      var lines: [String] = []
      nonisolated(unsafe) let sink = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
      sink.initialize(to: [])
      Log.redirect { sink.pointee.append($0) }
      fixture.view.contentSize = CGSize(width: CGFloat.nan, height: 10)
      fixture.view.contentInset = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
      fixture.view.contentOffset.y = .infinity
      fixture.view.scrollRectToVisible(
        CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
      Log.redirect(to: nil)
      lines = sink.move()
      sink.deallocate()
      XCTAssertEqual(lines.count, 4)
      XCTAssertEqual(fixture.view.contentSize, CGSize(width: 200, height: 2000))
      fixture.wheel(.nan)
      fixture.wheel(.infinity)
      fixture.touchpad(.began)
      fixture.touchpad(.changed, dy: 1)
      fixture.touchpad(.ended, velocity: CGVector(dx: .nan, dy: -.infinity))
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset, .zero)
    }
  }

  func test_snappingDelegate_keepsAWheelOnWholeItems() {
    onMainActor {
      let fixture = Fixture()
      let snap = Snapper()
      fixture.view.delegate = snap
      fixture.wheel(30)
      fixture.step(4)
      fixture.wheel(30)
      fixture.settle()
      XCTAssertEqual(fixture.view.contentOffset.y, 200)
    }
  }

  @MainActor
  private final class Snapper: NSObject, UIScrollViewDelegate {
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      let items = targetContentOffset.pointee.y / 100
      targetContentOffset.pointee.y =
        (velocity.y > 0 ? items.rounded(.up) : items.rounded(.down)) * 100
    }
  }

  func test_releasedWhileMoving_isNotAskedAgain() {
    onMainActor {
      let fixture = Fixture()
      weak var released: UIScrollView?
      do {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 5000)
        fixture.window.addSubview(view)
        fixture.step()
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        view.flashScrollIndicators()
        fixture.step(2)
        view.removeFromSuperview()
        released = view
      }
      fixture.settle()
      XCTAssertNil(released)
    }
  }
}
