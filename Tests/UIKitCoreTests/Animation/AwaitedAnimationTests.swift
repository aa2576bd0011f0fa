import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The asynchronous forms, which return when the animation is over.
final class AwaitedAnimationTests: XCTestCase {
  /// Runs `animation` and checks that it returns true at its end and not before.
  @MainActor
  private static func check(
    _ stage: AnimationStage, _ name: String,
    _ animation: @escaping @MainActor () async -> Bool
  ) {
    var finished: Bool?
    Task { @MainActor in finished = await animation() }
    stage.harness.advance(by: 0.15)
    XCTAssertNil(finished, "\(name) returned early")
    stage.harness.run("idle")
    XCTAssertEqual(finished, true, name)
  }

  func test_springs_areAwaited() {
    onStage { stage, view in
      Self.check(stage, "spring") {
        await UIView.animate(
          withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
        ) { view.center.x = 150 }
      }
      XCTAssertEqual(view.layer.position.x, 150)
    }
  }

  func test_keyframes_areAwaited() {
    onStage { stage, view in
      Self.check(stage, "keyframes") {
        await UIView.animateKeyframes(withDuration: 0.4, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
        }
      }
      XCTAssertEqual(view.alpha, 0)
    }
  }

  func test_transitions_areAwaited() {
    onStage { stage, view in
      Self.check(stage, "transition with") {
        await UIView.transition(
          with: view, duration: 0.4, options: .transitionCrossDissolve
        ) { view.backgroundColor = .red }
      }
      let other = UIView(frame: view.frame)
      Self.check(stage, "transition from and to") {
        await UIView.transition(
          from: view, to: other, duration: 0.4, options: .transitionFlipFromLeft)
      }
      XCTAssertNil(view.superview)
      XCTAssertTrue(other.superview === stage.root)
    }
  }

  func test_systemAnimation_isAwaited() {
    onStage { stage, view in
      Self.check(stage, "delete") {
        await UIView.perform(.delete, on: [view], options: [], animations: nil)
      }
      XCTAssertNil(view.superview)
    }
  }

  func test_animatorsEnd_isAwaited() {
    onStage { stage, view in
      for (isReversed, expected) in [(false, UIViewAnimatingPosition.end), (true, .start)] {
        let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
          view.alpha = view.alpha == 1 ? 0 : 1
        }
        var position: UIViewAnimatingPosition?
        Task { @MainActor in position = await animator.addCompletion() }
        animator.startAnimation()
        stage.harness.advance(by: 0.2)
        XCTAssertNil(position)
        animator.isReversed = isReversed
        stage.harness.run("idle")
        XCTAssertEqual(position, expected)
      }
    }
  }

  func test_animatorsCopy_hasItsSettingsAndNotItsBlocks() {
    onStage { stage, view in
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
      stage.harness.advance(by: 2)
      XCTAssertTrue(ended)
    }
  }
}
