// Longer than 500 lines: one test after the other of a single class, each short and read alone.

import PlatformInterface
import QuartzCore
import UIKitScrollPhysics
import XCTest

@testable import UIKitCore

/// A scroll view in a window, driven through the same ways as by a user, on the virtual clock.
@MainActor
private final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
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
      let stage = Stage()
      stage.view.bounds.origin.y = 40
      XCTAssertEqual(stage.recorder.events, ["will(40,boundsSetter)", "did(0,boundsSetter)"])
    }
  }

  func test_settingContentOffset_thenTellsTheDelegate() {
    onMainActor {
      let stage = Stage()
      stage.view.contentOffset = CGPoint(x: 0, y: 40)
      XCTAssertEqual(
        stage.recorder.events,
        ["will(40,contentOffsetSetter)", "did(0,contentOffsetSetter)", "didScroll(40)"])
      stage.recorder.events = []
      stage.view.contentOffset = CGPoint(x: 0, y: 40)
      stage.view.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
      XCTAssertEqual(
        stage.recorder.events,
        ["will(50,programmaticMove)", "did(40,programmaticMove)", "didScroll(50)"])
    }
  }

  func test_contentOffset_isNotClampedButLiesOnPixels() {
    onMainActor {
      let stage = Stage()
      stage.view.contentOffset = CGPoint(x: 0, y: -77.3)
      let scale = stage.view.traitCollection.displayScale
      XCTAssertEqual(stage.view.contentOffset.y, (-77.3 * scale).rounded() / scale)
      stage.view.contentOffset = CGPoint(x: 0, y: 5000)
      XCTAssertEqual(stage.view.contentOffset.y, 5000)
    }
  }

  func test_animatedMove_takesEighteenStepsAndThenEnds() {
    onMainActor {
      let stage = Stage()
      stage.view.setContentOffset(CGPoint(x: 0, y: 900), animated: true)
      XCTAssertEqual(stage.recorder.events, ["will(900,animationTarget)"])
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.recorder.events = []
      stage.step()
      XCTAssertEqual(stage.recorder.events.count, 3)
      XCTAssertTrue(stage.view.isScrollAnimating)
      stage.step(16)
      XCTAssertFalse(stage.recorder.events.contains("didEndScrollingAnimation"))
      stage.step()
      XCTAssertEqual(stage.recorder.events.last, "didEndScrollingAnimation")
      XCTAssertEqual(stage.recorder.offsets.count, 18)
      XCTAssertEqual(stage.view.contentOffset.y, 900)
      XCTAssertEqual(stage.recorder.offsets, stage.recorder.offsets.sorted())
    }
  }

  func test_animatedMoveToWhereItIs_tellsNothing() {
    onMainActor {
      let stage = Stage()
      stage.view.setContentOffset(.zero, animated: true)
      stage.settle()
      XCTAssertEqual(stage.recorder.events, [])
    }
  }

  func test_scrollRectToVisible_movesNoFartherThanNeeded() {
    onMainActor {
      let stage = Stage()
      let view = stage.view
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
      let stage = Stage()
      stage.view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
      XCTAssertEqual(stage.view.contentOffset.y, -50)
      stage.view.contentOffset.y = 100
      stage.view.contentInset.top = 80
      XCTAssertEqual(stage.view.contentOffset.y, 100)
    }
  }

  func test_safeArea_countsOnScrollableAxesOnly() {
    onMainActor {
      let stage = Stage(content: CGSize(width: 100, height: 100))
      let view = stage.view
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
      let stage = Stage()
      stage.view.contentOffset.y = 1700
      stage.view.contentSize.height = 1000
      XCTAssertEqual(stage.view.contentOffset.y, 700)
    }
  }

  // MARK: Wheel, keys, touchpad, scroll bar

  func test_wheel_glidesToTheSumOfItsTurns() {
    onMainActor {
      let stage = Stage()
      stage.wheel(60)
      stage.step(3)
      stage.wheel(60)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 120)
      let order = stage.recorder.events.filter { !$0.hasPrefix("will(") && !$0.hasPrefix("did(") }
      XCTAssertEqual(
        order.filter { !$0.hasPrefix("didScroll") },
        [
          "willBeginDragging(0)", "willEndDragging", "didEndDragging(true)",
          "willBeginDecelerating", "willEndDragging", "didEndDecelerating",
        ])
      stage.wheel(-5000)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0)
    }
  }

  func test_wheel_endsWhereTheLayoutChooses_andItsTurnsAddUpUntilItMoves() {
    onMainActor {
      let stage = Stage()
      stage.view.raster = 200
      stage.wheel(60)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0, "nearer to where it was")
      stage.step(60)
      stage.wheel(60)
      stage.step(5)
      stage.wheel(60)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 200, "two turns go more than half of the way")
      stage.step(60)
      stage.wheel(130)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 400)
      stage.step(60)
      stage.wheel(60)
      stage.step(5)
      stage.view.contentOffset.y = 10
      stage.wheel(60)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0, "a move by code forgets the turns before it")
    }
  }

  func test_keys_scrollByLinesPagesAndToTheEnds() {
    onMainActor {
      let stage = Stage()
      stage.key(.down)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 40)
      stage.key(.space)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 300)
      stage.key(.space, modifiers: .shift)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 40)
      stage.key(.end)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 1700)
      stage.key(.pageUp)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 1440)
      stage.key(.home)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.key(.end, modifiers: .control)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0)
    }
  }

  func test_touchpad_followsAndRunsOutByTheMeasuredFormula() {
    onMainActor {
      let stage = Stage()
      stage.touchpad(.began)
      stage.touchpad(.changed, dy: 15)
      XCTAssertEqual(
        stage.recorder.events,
        ["willBeginDragging(0)", "will(15,scrolling)", "did(0,scrolling)", "didScroll(15)"])
      XCTAssertTrue(stage.view.isDragging)
      stage.touchpad(.ended, velocity: CGVector(dx: 0, dy: 750))
      XCTAssertTrue(stage.view.isDecelerating)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, (15 + 740 * 0.499).rounded(), accuracy: 0.51)
      XCTAssertEqual(stage.recorder.events.last, "didEndDecelerating")
    }
  }

  func test_touchpadBeyondTheTop_resistsAndComesBack() {
    onMainActor {
      let stage = Stage()
      stage.touchpad(.began)
      stage.touchpad(.changed, dy: -100)
      XCTAssertEqual(
        stage.view.contentOffset.y, -RubberBand.shown(100, dimension: 300), accuracy: 0.51)
      stage.touchpad(.ended)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.view.bounces = false
      stage.touchpad(.began)
      stage.touchpad(.changed, dy: -100)
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.touchpad(.ended)
    }
  }

  func test_delegateChoosesWhereADragEnds() {
    onMainActor {
      let stage = Stage()
      stage.recorder.chosenTarget = CGPoint(x: 0, y: 300)
      stage.touchpad(.began)
      stage.touchpad(.changed, dy: 30)
      stage.touchpad(.ended, velocity: CGVector(dx: 0, dy: 200))
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 300)
    }
  }

  func test_paging_stopsAtPages() {
    onMainActor {
      let stage = Stage(content: CGSize(width: 1000, height: 300))
      stage.view.isPagingEnabled = true
      stage.touchpad(.began)
      stage.touchpad(.changed, dx: 60)
      stage.touchpad(.ended, velocity: CGVector(dx: 700, dy: 0))
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.x, 200)
      stage.wheel(0, dx: 30)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.x, 400)
      stage.wheel(-30)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.x, 200, "a plain wheel turns sideways pages too")
    }
  }

  func test_nestedScrollViews_shareWhatTheyCannotUse() {
    onMainActor {
      let stage = Stage()
      let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      row.contentSize = CGSize(width: 900, height: 100)
      stage.view.addSubview(row)
      stage.step()
      stage.wheel(50)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 50)
      XCTAssertEqual(row.contentOffset, .zero)
      stage.wheel(0, dx: 80, at: CGPoint(x: 50, y: 20))
      stage.settle()
      XCTAssertEqual(row.contentOffset.x, 80)
      stage.touchpad(.began, at: CGPoint(x: 50, y: 20))
      stage.touchpad(.changed, dx: 10, dy: 30)
      stage.touchpad(.ended)
      stage.settle()
      XCTAssertEqual(row.contentOffset.x, 90)
      XCTAssertEqual(stage.view.contentOffset.y, 80)
    }
  }

  func test_wheelAtAnEnd_staysWithItsViewForAMomentAndThenGoesOn() {
    onMainActor {
      let stage = Stage()
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      inner.contentSize = CGSize(width: 200, height: 150)
      stage.view.addSubview(inner)
      stage.step()
      stage.wheel(80, at: CGPoint(x: 50, y: 20))
      stage.step(2)
      stage.wheel(80, at: CGPoint(x: 50, y: 20))
      stage.settle()
      XCTAssertEqual(inner.contentOffset.y, 50)
      XCTAssertEqual(stage.view.contentOffset.y, 0)
      stage.step(30)
      stage.wheel(80, at: CGPoint(x: 50, y: 20))
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 80)
    }
  }

  func test_codeThatKeepsAnAxisStill_doesNotStopTheOther() {
    onMainActor {
      let stage = Stage(content: CGSize(width: 900, height: 2000))
      stage.touchpad(.began)
      stage.touchpad(.changed, dx: 5, dy: 20)
      stage.touchpad(.ended, velocity: CGVector(dx: 300, dy: 900))
      stage.step(3)
      stage.view.contentOffset.x = 0
      stage.settle()
      XCTAssertGreaterThan(stage.view.contentOffset.y, 300)
    }
  }

  func test_scrollBar_appearsFadesAndCanBeDragged() {
    onMainActor {
      let stage = Stage()
      XCTAssertTrue(stage.view.layer.overlay.isEmpty)
      stage.wheel(60)
      stage.step(2)
      XCTAssertEqual(stage.view.layer.overlay.count, 1)
      stage.settle()
      XCTAssertTrue(stage.view.layer.overlay.isEmpty)

      stage.view.contentOffset.y = 0
      // Moves of a pointer that is known already are told with the frame.
      stage.send(.hover(phase: .changed, location: CGPoint(x: 195, y: 20), time: 0))
      stage.step()
      XCTAssertEqual(stage.view.layer.overlay.count, 1)
      @MainActor func mouse(_ phase: InputPhase, _ y: CGFloat) {
        stage.send(
          .touch(
            TouchInput(
              id: 1, phase: phase, location: CGPoint(x: 195, y: y), time: 0, kind: .mouse)))
        stage.step()
      }
      mouse(.began, 20)
      mouse(.changed, 60)
      XCTAssertGreaterThan(stage.view.contentOffset.y, 200)
      mouse(.changed, 400)
      XCTAssertEqual(stage.view.contentOffset.y, 1700)
      mouse(.ended, 400)
      stage.send(.hover(phase: .changed, location: CGPoint(x: 50, y: 20), time: 0))
      stage.settle()
      XCTAssertTrue(stage.view.layer.overlay.isEmpty)
    }
  }

  func test_badNumbers_areIgnoredWithAWord() {
    onMainActor {
      let stage = Stage()
      var lines: [String] = []
      nonisolated(unsafe) let sink = UnsafeMutablePointer<[String]>.allocate(capacity: 1)
      sink.initialize(to: [])
      Log.redirect { sink.pointee.append($0) }
      stage.view.contentSize = CGSize(width: CGFloat.nan, height: 10)
      stage.view.contentInset = UIEdgeInsets(top: .infinity, left: 0, bottom: 0, right: 0)
      stage.view.contentOffset.y = .infinity
      stage.view.scrollRectToVisible(
        CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
      Log.redirect(to: nil)
      lines = sink.move()
      sink.deallocate()
      XCTAssertEqual(lines.count, 4)
      XCTAssertEqual(stage.view.contentSize, CGSize(width: 200, height: 2000))
      stage.wheel(.nan)
      stage.wheel(.infinity)
      stage.touchpad(.began)
      stage.touchpad(.changed, dy: 1)
      stage.touchpad(.ended, velocity: CGVector(dx: .nan, dy: -.infinity))
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset, .zero)
    }
  }

  func test_snappingDelegate_keepsAWheelOnWholeItems() {
    onMainActor {
      let stage = Stage()
      let snap = Snapper()
      stage.view.delegate = snap
      stage.wheel(30)
      stage.step(4)
      stage.wheel(30)
      stage.settle()
      XCTAssertEqual(stage.view.contentOffset.y, 200)
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
      let stage = Stage()
      weak var released: UIScrollView?
      do {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 5000)
        stage.window.addSubview(view)
        stage.step()
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        view.flashScrollIndicators()
        stage.step(2)
        view.removeFromSuperview()
        released = view
      }
      stage.settle()
      XCTAssertNil(released)
    }
  }
}
