import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class PropertyAnimatorTests: XCTestCase {
  // MARK: Running

  func test_animator_runsItsBlocksAndTellsItsEnd() {
    withFixture { fixture, view in
      var log: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addAnimations { view.alpha = 0 }
      animator.addCompletion { log.append($0) }
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(view.center.x, 50)
      animator.startAnimation()
      XCTAssertEqual(animator.state, .active)
      XCTAssertTrue(animator.isRunning)
      XCTAssertEqual(view.center.x, 150)
      XCTAssertEqual(fixture.center(at: 0.25).x, 75, accuracy: 1e-6)
      XCTAssertEqual(fixture.alpha(at: 0.5), 0.5, accuracy: 1e-6)
      XCTAssertEqual(animator.fractionComplete, 0.5, accuracy: 1e-6)
      fixture.advance(to: 1)
      XCTAssertEqual(log, [.end])
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertFalse(animator.isRunning)
      XCTAssertNil(view.layer.animationKeys())
      XCTAssertTrue(fixture.loop.isStill)
    }
  }

  func test_runningAnimator_livesUntilItsEnd() {
    withFixture { fixture, view in
      weak var weakAnimator: UIViewPropertyAnimator?
      var position: UIViewAnimatingPosition?
      do {
        weakAnimator = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: 0.5, delay: 0.2, options: .curveLinear
        ) {
          view.center.x = 150
        } completion: {
          position = $0
        }
      }
      XCTAssertEqual(fixture.center(at: 0.2).x, 50, accuracy: 1e-6)
      XCTAssertEqual(fixture.center(at: 0.45).x, 100, accuracy: 1e-6)
      XCTAssertNotNil(weakAnimator)
      fixture.advance(to: 0.8)
      XCTAssertEqual(position, .end)
      XCTAssertNil(weakAnimator)
    }
  }

  func test_animatorWithNothingToAnimate_endsAtTheNextTurn() {
    withFixture { fixture, _ in
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      XCTAssertNil(position)
      fixture.advance(to: 0.1)
      XCTAssertEqual(position, .end)
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  // MARK: By hand

  func test_scrubbing_putsThingsWhereTheHandIs() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        view.center.x = 150
      }
      animator.fractionComplete = 0.25
      XCTAssertEqual(animator.state, .active)
      XCTAssertFalse(animator.isRunning)
      XCTAssertEqual(fixture.center(at: 0.1).x, 75, accuracy: 1e-6, "evenly, whatever the curve")
      animator.fractionComplete = 0.8
      XCTAssertEqual(fixture.center(at: 0.2).x, 130, accuracy: 1e-6)
      XCTAssertTrue(fixture.loop.isStill, "nothing moves by itself")
      animator.fractionComplete = 7
      XCTAssertEqual(animator.fractionComplete, 1)
      animator.fractionComplete = 0.5
      let old = view.layer.presentation()!.position.x
      animator.startAnimation()
      XCTAssertEqual(view.layer.presentation()!.position.x, old, accuracy: 1e-6, "no jump")
      fixture.advance(to: 1)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(view.layer.presentation()!.position.x, 150)
    }
  }

  func test_scrubbingByTime_keepsTheCurve() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
      animator.scrubsLinearly = false
      animator.fractionComplete = 0.5
      let progress = CAMediaTimingFunction(name: .easeIn).progress(at: 0.5)
      XCTAssertEqual(fixture.center(at: 0.1).x, 50 + 100 * progress, accuracy: 1e-6)
      animator.stopAnimation(true)
    }
  }

  func test_pausing_takesOverFromWhereThingsAre() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 150 }
      animator.startAnimation()
      let x = fixture.center(at: 0.5).x
      animator.pauseAnimation()
      XCTAssertFalse(animator.isRunning)
      XCTAssertEqual(fixture.center(at: 0.8).x, x, accuracy: 1e-6)
      XCTAssertEqual(animator.fractionComplete, (x - 50) / 100, accuracy: 1e-6)
      animator.startAnimation()
      fixture.advance(to: 1.2)
      XCTAssertTrue(animator.isRunning, "half of the time is left")
      fixture.advance(to: 1.35)
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  func test_continuing_withAnotherPaceAndTime() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        view.center.x = 150
      }
      animator.fractionComplete = 0.2
      fixture.advance(to: 0.1)
      fixture.restart()
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 0.5)
      XCTAssertEqual(fixture.center(at: 0.25).x, 110, accuracy: 1e-6)
      fixture.advance(to: 0.5)
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  // MARK: Turning round

  func test_reversing_leadsBackToWhereItWas() {
    withFixture { fixture, view in
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
        view.center.x = 150
        view.alpha = 0
      }
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      let x = fixture.center(at: 0.7).x
      animator.isReversed = true
      XCTAssertEqual(view.layer.presentation()!.position.x, x, accuracy: 1e-6)
      XCTAssertLessThan(fixture.center(at: 0.9).x, x)
      fixture.advance(to: 1.4)
      XCTAssertEqual(position, .start)
      XCTAssertEqual(view.center.x, 50, accuracy: 1e-9)
      XCTAssertEqual(view.alpha, 1, accuracy: 1e-6)
      XCTAssertEqual(view.layer.presentation()!.position.x, 50, accuracy: 1e-9)
    }
  }

  func test_randomHands_neverMakeItJump() {
    withEverySeed(0..<10) { seed in
      withFixture { fixture, view in
        var random = SeededGenerator(seed: Int(seed))
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) {
          view.center.x = 150
        }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        var last = 50.0
        for frame in 1...300 {
          if Int.random(in: 0..<10, using: &random) == 0 {
            let old = view.layer.presentation()!.position.x
            switch Int.random(in: 0..<4, using: &random) {
            case 0: animator.pauseAnimation()
            case 1: animator.startAnimation()
            case 2: animator.isReversed.toggle()
            default:
              animator.continueAnimation(
                withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8),
                durationFactor: 0.6)
            }
            XCTAssertEqual(
              view.layer.presentation()!.position.x, old, accuracy: 1e-4,
              "seed \(seed), frame \(frame)")
          }
          let x = fixture.center(at: Double(frame) / 60).x
          // A spring over 0.6 seconds moves no faster than this.
          XCTAssertLessThanOrEqual(abs(x - last), 14, "seed \(seed), frame \(frame)")
          last = x
        }
        animator.stopAnimation(true)
        fixture.advance(to: 6)
      }
    }
  }

  // MARK: Ends

  func test_stopping_leavesThingsWhereTheyAre() {
    withFixture { fixture, view in
      var calls = 0
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addCompletion { _ in calls += 1 }
      animator.startAnimation()
      fixture.advance(to: 0.5)
      animator.stopAnimation(true)
      XCTAssertEqual(animator.state, .inactive)
      XCTAssertEqual(view.center.x, 100, accuracy: 1e-6)
      XCTAssertNil(view.layer.animationKeys())
      fixture.advance(to: 1.5)
      XCTAssertEqual(calls, 0)
    }
  }

  func test_finishing_goesToTheChosenEnd() {
    for (position, x) in [(UIViewAnimatingPosition.start, 50.0), (.end, 150), (.current, 100)] {
      withFixture { fixture, view in
        var log: [UIViewAnimatingPosition] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
        animator.addCompletion { log.append($0) }
        animator.startAnimation()
        fixture.advance(to: 0.5)
        animator.stopAnimation(false)
        XCTAssertEqual(animator.state, .stopped)
        XCTAssertEqual(log, [])
        animator.finishAnimation(at: position)
        XCTAssertEqual(animator.state, .inactive)
        XCTAssertEqual(log, [position])
        XCTAssertEqual(view.center.x, x, accuracy: 1e-6)
      }
    }
  }

  func test_pausingOnCompletion_staysActiveAtTheEnd() {
    withFixture { fixture, view in
      var calls = 0
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 150 }
      animator.pausesOnCompletion = true
      animator.addCompletion { _ in calls += 1 }
      animator.startAnimation()
      fixture.advance(to: 0.8)
      XCTAssertEqual(animator.state, .active)
      XCTAssertFalse(animator.isRunning)
      XCTAssertEqual(calls, 0)
      XCTAssertTrue(fixture.loop.isStill)
      animator.isReversed = true
      animator.startAnimation()
      XCTAssertEqual(fixture.center(at: 1.05).x, 100, accuracy: 2)
      animator.pausesOnCompletion = false
      fixture.advance(to: 1.5)
      XCTAssertEqual(calls, 1)
      XCTAssertEqual(view.center.x, 50, accuracy: 1e-6)
    }
  }

  // MARK: Blocks

  func test_blocksAddedOnTheWay_takeTheRestOfTheTime() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      animator.addAnimations(
        { view.transform = CGAffineTransform(scaleX: 3, y: 3) }, delayFactor: 0.5)
      animator.startAnimation()
      fixture.advance(to: 0.5)
      animator.addAnimations { view.alpha = 0 }
      XCTAssertEqual(fixture.alpha(at: 0.75), 0.5, accuracy: 1e-6)
      XCTAssertEqual(view.layer.presentation()!.transform.m11, 2, accuracy: 1e-6)
      fixture.advance(to: 1)
      XCTAssertEqual(animator.state, .inactive)
    }
  }

  func test_keyframesInAnAnimator_followItsHand() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        UIView.animateKeyframes(withDuration: 0, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.center.x = 150
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.center.x = 350
          }
        }
      }
      for (fraction, x) in [(0.25, 100.0), (0.5, 150), (0.75, 250)] {
        animator.fractionComplete = fraction
        XCTAssertEqual(fixture.center(at: fraction).x, x, accuracy: 1e-6)
      }
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      XCTAssertEqual(view.center.x, 50, accuracy: 1e-6)
    }
  }

  func test_animatorsOfTheSameProperty_addUp() {
    withFixture { fixture, view in
      let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 150 }
      first.startAnimation()
      fixture.advance(to: 0.5)
      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
      second.startAnimation()
      XCTAssertEqual(view.layer.presentation()!.position.x, 100, accuracy: 1e-6)
      XCTAssertEqual(fixture.center(at: 1).x, 100, accuracy: 1e-6)
      fixture.advance(to: 1.6)
      XCTAssertEqual(view.layer.presentation()!.position.x, 50)
    }
  }

  // MARK: Timing and touches

  func test_springs_decideTheirOwnLength() {
    withFixture { fixture, view in
      let bar = UIViewPropertyAnimator(
        duration: 9, timingParameters: UISpringTimingParameters())
      XCTAssertEqual(bar.duration, 0.5, accuracy: 0.01)
      let fitted = UIViewPropertyAnimator(duration: 0.8, dampingRatio: 0.4) {
        view.center.x = 150
      }
      XCTAssertEqual(fitted.duration, 0.8)
      fitted.startAnimation()
      let spring = SpringCurve(dampingRatio: 0.4, duration: 0.8)
      for time in [0.1, 0.2, 0.5] {
        XCTAssertEqual(
          fixture.center(at: time).x, 50 + 100 * spring.progress(at: time), accuracy: 1e-4)
      }
      fixture.advance(to: 1)
    }
  }

  func test_timingParameters_tellTheirCurve() {
    onMainActor {
      let spring = UISpringTimingParameters(dampingRatio: 0.5)
      XCTAssertEqual(spring.timingCurveType, .spring)
      XCTAssertNil(spring.cubicTimingParameters)
      let curve = UICubicTimingParameters(animationCurve: .easeIn)
      XCTAssertEqual(curve.timingCurveType, .builtin)
      XCTAssertEqual(curve.controlPoint1.x, 0.42, accuracy: 1e-6)
      XCTAssertEqual(curve.controlPoint2, CGPoint(x: 1, y: 1))
      let own = UICubicTimingParameters(
        controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.4))
      XCTAssertEqual(own.timingCurveType, .cubic)
    }
  }

  func test_movingViews_areTouchedWhereTheyAreSeen() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
      animator.startAnimation()
      fixture.advance(to: 0.1)
      XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 40, y: 50), with: nil) === view)
      XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === fixture.root)
      animator.stopAnimation(true)
      fixture.advance(to: 0.2)
      view.center.x = 50
      let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
      manual.isManualHitTestingEnabled = true
      manual.startAnimation()
      fixture.advance(to: 0.3)
      XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 250, y: 50), with: nil) === view)
      manual.stopAnimation(true)
      let deaf = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 50 }
      deaf.isUserInteractionEnabled = false
      deaf.startAnimation()
      XCTAssertTrue(fixture.root.hitTest(CGPoint(x: 50, y: 50), with: nil) === fixture.root)
      fixture.advance(to: 2)
    }
  }

  func test_uninterruptibleAnimators_goOn() {
    withFixture { fixture, view in
      var position: UIViewAnimatingPosition?
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 150 }
      animator.isInterruptible = false
      animator.addCompletion { position = $0 }
      animator.startAnimation()
      fixture.advance(to: 0.2)
      animator.pauseAnimation()
      animator.stopAnimation(true)
      fixture.advance(to: 0.6)
      XCTAssertEqual(position, .end)
    }
  }
}
