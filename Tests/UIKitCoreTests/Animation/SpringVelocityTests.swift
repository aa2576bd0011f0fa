import QuartzCore
import XCTest

@testable import UIKitCore

/// Springs whose velocity has two components.
final class SpringVelocityTests: XCTestCase {
  @MainActor private static func spring(_ velocity: CGFloat) -> SpringCurve {
    SpringCurve(mass: 1, stiffness: 200, damping: 20, initialVelocity: velocity)
  }

  @MainActor private static func timing(_ dx: CGFloat, _ dy: CGFloat) -> UISpringTimingParameters {
    UISpringTimingParameters(
      mass: 1, stiffness: 200, damping: 20, initialVelocity: CGVector(dx: dx, dy: dy))
  }

  func test_aCenter_movesByBoth() {
    withFixture { fixture, view in
      view.center = CGPoint(x: 50, y: 50)
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Self.timing(12, -6))
      animator.addAnimations {
        view.center = CGPoint(x: 150, y: 250)
      }
      animator.startAnimation()
      for time in [0.05, 0.1, 0.3] {
        let center = fixture.center(at: time)
        XCTAssertEqual(center.x, 50 + 100 * Self.spring(12).progress(at: time), accuracy: 1e-4)
        XCTAssertEqual(center.y, 50 + 200 * Self.spring(-6).progress(at: time), accuracy: 1e-4)
      }
      XCTAssertEqual(
        animator.duration,
        max(Self.spring(12).settlingDuration, Self.spring(-6).settlingDuration))
      fixture.advance(to: 5)
      XCTAssertEqual(view.layer.presentation()?.position ?? view.center, CGPoint(x: 150, y: 250))
    }
  }

  func test_whatIsNoPoint_movesByTheLarger() {
    withFixture { fixture, view in
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: Self.timing(2, -9))
      animator.addAnimations {
        view.alpha = 0
      }
      animator.startAnimation()
      _ = fixture.center(at: 0.1)
      let shown = view.layer.presentation()?.opacity ?? 1
      XCTAssertEqual(
        Double(shown), min(1, 1 - Self.spring(-9).progress(at: 0.1)), accuracy: 1e-4)
      fixture.advance(to: 5)
    }
  }

  /// A hand lets go: the way goes on from where things are, with a spring of two components.
  func test_goingOn_nothingJumps_andStoppingKeepsThePlace() {
    withFixture { fixture, view in
      view.center = CGPoint(x: 50, y: 50)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.center = CGPoint(x: 150, y: 250)
      }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      XCTAssertEqual(fixture.center(at: 0.1), CGPoint(x: 100, y: 150))
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(
          dampingRatio: 1, initialVelocity: CGVector(dx: 5, dy: -5)), durationFactor: 1)
      var last = fixture.center(at: 0.1)
      XCTAssertEqual(last.x, 100, accuracy: 1e-3)
      XCTAssertEqual(last.y, 150, accuracy: 1e-3)
      last = fixture.center(at: 0.15)
      XCTAssertGreaterThan(last.x, 101)
      XCTAssertLessThan(last.y, 149, "the other way first")
      animator.stopAnimation(true)
      XCTAssertEqual(view.center.x, last.x, accuracy: 1e-3)
      XCTAssertEqual(view.center.y, last.y, accuracy: 1e-3)
      fixture.advance(to: 5)
    }
  }
}
