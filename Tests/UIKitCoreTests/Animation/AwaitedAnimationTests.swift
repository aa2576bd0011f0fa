import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Waiting for animations. Those of blocks have no asynchronous form, as Apple's headers disable it.
final class AwaitedAnimationTests: XCTestCase {
  func test_animationsInsideTasks_areNotAwaited() {
    withFixture { fixture, view in
      let other = UIView(frame: view.frame)
      var isBegun = false
      Task { @MainActor in
        UIView.animate(withDuration: 0.4) { view.alpha = 0.5 }
        UIView.animate(withDuration: 0.4, delay: 0) { view.center.x = 150 }
        UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
        ) { view.center.y = 150 }
        UIView.animateKeyframes(withDuration: 0.4, delay: 0) { view.alpha = 0 }
        UIView.transition(with: view, duration: 0.4, options: .transitionCrossDissolve) {
          view.backgroundColor = .red
        }
        UIView.transition(from: view, to: other, duration: 0.4, options: .transitionFlipFromLeft)
        UIView.perform(.delete, on: [other], options: [], animations: nil)
        isBegun = true
      }
      fixture.harness.advance(by: 0.1)
      XCTAssertTrue(isBegun)
      XCTAssertEqual(view.alpha, 0)
    }
  }

  func test_animatorsEnd_isAwaited() {
    withFixture { fixture, view in
      for (isReversed, expected) in [(false, UIViewAnimatingPosition.end), (true, .start)] {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
          view.alpha = view.alpha == 1 ? 0 : 1
        }
        var position: UIViewAnimatingPosition?
        Task { @MainActor in position = await animator.addCompletion() }
        animator.startAnimation()
        fixture.harness.advance(by: 0.2)
        XCTAssertNil(position)
        animator.isReversed = isReversed
        fixture.harness.run("idle")
        XCTAssertEqual(position, expected)
      }
    }
  }

  func test_animatorsCopy_hasItsSettingsAndNotItsBlocks() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.6) { view.alpha = 0 }
      animator.scrubsLinearly = false
      animator.isUserInteractionEnabled = false
      animator.pausesOnCompletion = true
      animator.isInterruptible = false
      animator.startAnimation()
      guard let copy = animator.copy() as? UIViewPropertyAnimator else {
        return XCTFail("no animator")
      }
      XCTAssertEqual(copy.duration, animator.duration)
      XCTAssertEqual(copy.state, .inactive)
      XCTAssertEqual(
        (copy.timingParameters as? UISpringTimingParameters)?.spring(duration: 1),
        (animator.timingParameters as? UISpringTimingParameters)?.spring(duration: 1))
      XCTAssertFalse(copy.scrubsLinearly)
      XCTAssertFalse(copy.isUserInteractionEnabled)
      XCTAssertTrue(copy.pausesOnCompletion)
      XCTAssertFalse(copy.isInterruptible)
      copy.pausesOnCompletion = false
      var ended = false
      copy.addAnimations { view.center.x = 150 }
      copy.addCompletion { _ in ended = true }
      copy.startAnimation()
      XCTAssertEqual(view.layer.animationKeys()?.filter { $0.hasPrefix("opacity") }.count, 1)
      fixture.harness.advance(by: 2)
      XCTAssertTrue(ended)
    }
  }
}
