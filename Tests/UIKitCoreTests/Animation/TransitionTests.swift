import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class TransitionTests: XCTestCase {
  func test_crossDissolve_mixesTheTwoPictures() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.transition(
        with: fixture.root, duration: 1, options: [.transitionCrossDissolve, .curveLinear]
      ) {
        view.backgroundColor = .red
        view.center.x = 200
      } completion: {
        finished = $0
      }
      XCTAssertNil(view.layer.animationKeys(), "what changes inside changes at once")
      fixture.advance(to: 0.25)
      let mixture = fixture.mixture(of: fixture.root)
      XCTAssertEqual(mixture?.crossFade, 0.25)
      fixture.advance(to: 1)
      XCTAssertEqual(finished, true)
      XCTAssertNil(fixture.mixture(of: fixture.root))
    }
  }

  func test_animatedContent_movesWhereAllowed() {
    withFixture { fixture, view in
      UIView.transition(
        with: fixture.root, duration: 1,
        options: [.transitionCrossDissolve, .allowAnimatedContent, .curveLinear]
      ) { view.center.x = 150 }
      XCTAssertEqual(fixture.center(at: 0.5).x, 100, accuracy: 1e-6)
    }
  }

  func test_transitionFromOneViewToAnother_exchangesOrHidesThem() {
    withFixture { fixture, view in
      let other = UIView(frame: view.frame)
      var log: [Bool] = []
      UIView.transition(
        from: view, to: other, duration: 0.5, options: .transitionFlipFromLeft
      ) { log.append($0) }
      XCTAssertNil(view.superview)
      XCTAssertTrue(other.superview === fixture.root)
      fixture.advance(to: 0.6)
      XCTAssertEqual(log, [true])
      fixture.root.addSubview(view)
      view.isHidden = true
      UIView.transition(
        from: other, to: view, duration: 0.5,
        options: [.transitionCrossDissolve, .showHideTransitionViews]
      ) { log.append($0) }
      XCTAssertTrue(other.isHidden)
      XCTAssertFalse(view.isHidden)
      fixture.advance(to: 1.3)
      XCTAssertEqual(log, [true, true])
    }
  }

  func test_transitionOutsideOfWindows_isMadeAtOnce() {
    withFixture { fixture, _ in
      let loose = UIView()
      var finished: Bool?
      UIView.transition(with: loose, duration: 1, options: .transitionCurlUp) {
        loose.alpha = 0
      } completion: {
        finished = $0
      }
      XCTAssertEqual(loose.alpha, 0)
      fixture.advance(to: 0.1)
      XCTAssertEqual(finished, true)
    }
  }

  func test_transitionInsideAnAnimator_isMovedByHandAndTurnedRound() {
    withFixture { fixture, view in
      var finished: [Bool] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve) {
          view.backgroundColor = .red
        } completion: {
          finished.append($0)
        }
      }
      animator.fractionComplete = 0.25
      fixture.advance(to: 0.1)
      XCTAssertEqual(fixture.mixture(of: view)?.crossFade ?? 0, 0.25, accuracy: 1e-4)
      fixture.advance(to: 0.6)
      XCTAssertEqual(
        fixture.mixture(of: view)?.crossFade ?? 0, 0.25, accuracy: 1e-4, "time changes nothing")
      animator.fractionComplete = 0.75
      fixture.advance(to: 0.7)
      XCTAssertEqual(fixture.mixture(of: view)?.crossFade ?? 0, 0.75, accuracy: 1e-4)
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      fixture.advance(to: 0.95)
      XCTAssertLessThan(fixture.mixture(of: view)?.crossFade ?? 1, 0.7)
      fixture.advance(to: 2)
      XCTAssertNil(fixture.mixture(of: view))
      XCTAssertEqual(finished, [true])
      XCTAssertTrue(fixture.loop.isStill)
    }
  }

  func test_fewerFrames_showTheSameValueLonger() {
    withFixture { fixture, view in
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .preferredFramesPerSecond30]
      ) { view.center.x = 650 }
      var seen: [CGFloat] = []
      for frame in 1...12 {
        seen.append(fixture.center(at: Double(frame) / 60).x)
      }
      XCTAssertEqual(seen, seen.sorted())
      let changes = zip(seen, seen.dropFirst()).map { $1 - $0 }.filter { $0 > 1e-6 }
      XCTAssertTrue((5...6).contains(changes.count), "every second frame: \(seen)")
      for change in changes { XCTAssertEqual(change, 20, accuracy: 1e-3) }
      fixture.advance(to: 1.1)
      XCTAssertEqual(view.layer.presentation()!.position.x, 650)
      XCTAssertNil(view.layer.animationKeys())
    }
  }

  func test_lessMotion_fadesInsteadOfFlipping() {
    withFixture { fixture, view in
      let application = PlatformServices.current.application
      let usual = application.environment
      var calm = usual
      calm.reducesMotion = true
      let notices = Counter()
      NotificationCenter.default.addObserver(
        notices, selector: Selector("count:", Counter.count),
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      application.setEnvironment(calm)
      fixture.advance(to: 0.1)
      XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
      XCTAssertGreaterThan(notices.number, 0)
      UIView.transition(
        with: view, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
      ) { view.backgroundColor = .red }
      fixture.advance(to: 0.6)
      XCTAssertEqual(fixture.mixture(of: view)?.crossFade ?? 0, 0.5, accuracy: 0.02)
      application.setEnvironment(usual)
      fixture.advance(to: 2)
      XCTAssertFalse(UIAccessibility.isReduceMotionEnabled)
    }
  }

  final class Counter: NSObject {
    var number = 0
    func count(_ notification: Notification) { number += 1 }
  }

  func test_deletedViews_shrinkAndLeave() {
    withFixture { fixture, view in
      var finished: Bool?
      UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
      XCTAssertTrue(view.superview === fixture.root)
      fixture.advance(to: 0.1)
      XCTAssertLessThan(view.layer.presentation()?.frame.width ?? 100, 90)
      fixture.advance(to: 0.4)
      XCTAssertNil(view.superview)
      XCTAssertEqual(finished, true)
    }
  }

  final class OldDelegate: NSObject {
    var log: [String] = []
    func began(_ id: String?, _ context: UnsafeMutableRawPointer?) { log.append("\(id ?? "-")") }
    func ended(_ id: String?, _ finished: NSNumber, _ context: UnsafeMutableRawPointer?) {
      log.append("\(id ?? "-") \(finished.boolValue)")
    }
  }

  @available(*, deprecated, message: "Tests what is.")
  func test_animationBetweenTwoCalls_isLikeABlock() {
    withFixture { fixture, view in
      let delegate = OldDelegate()
      UIView.beginAnimations("old", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      UIView.setAnimationDelegate(delegate)
      UIView.setAnimationWillStart(Selector("began:context:", OldDelegate.began))
      UIView.setAnimationDidStop(Selector("ended:finished:context:", OldDelegate.ended))
      view.center.x = 150
      UIView.commitAnimations()
      view.alpha = 0.5
      XCTAssertEqual(view.layer.animationKeys(), ["position"])
      XCTAssertEqual(fixture.center(at: 0.5).x, 100, accuracy: 1e-6)
      XCTAssertEqual(delegate.log, ["old"])
      fixture.advance(to: 1)
      XCTAssertEqual(delegate.log, ["old", "old true"])
    }
  }
}

extension AnimationFixture {
  /// The node that mixes the picture of `view` before a transition with the one now.
  func mixture(of view: UIView) -> RenderNode? {
    var waiting = [loop.lastFrame!.root]
    while let node = waiting.popLast() {
      if node.crossFade != nil, node.children.last?.id == view.layer.nodeID { return node }
      waiting.append(contentsOf: node.children)
    }
    return nil
  }
}
