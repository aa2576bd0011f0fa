import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class KeyframeAnimationTests: XCTestCase {
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  func test_keyframes_takeTheirPartsOfTheTime() {
    withFixture { fixture, view in
      UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          view.center.x = 150
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          view.center.x = 250
          view.alpha = 0
        }
      }
      XCTAssertEqual(view.center.x, 250)
      for (time, x) in [(0.25, 100.0), (0.5, 150), (0.9, 150), (1.5, 200), (2, 250)] {
        XCTAssertEqual(fixture.center(at: time).x, x, accuracy: 1e-6, "\(time)")
      }
    }
  }

  func test_changesOutsideOfKeyframes_takeTheWholeTime() {
    withFixture { fixture, view in
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
        view.alpha = 0
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { view.center.x = 90 }
      }
      XCTAssertEqual(fixture.alpha(at: 0.5), 0.5, accuracy: 1e-6)
      XCTAssertEqual(fixture.center(at: 0.55).x, 90, "a jump")
    }
  }

  func test_keyframes_addUpWithOtherAnimations() {
    withFixture { fixture, view in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 150 }
      fixture.advance(to: 0.5)
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 50 }
      }
      XCTAssertEqual(fixture.center(at: 0.5).x, 100, accuracy: 1e-6)
      fixture.advance(to: 1.5)
      XCTAssertEqual(view.layer.presentation()!.position.x, 50, accuracy: 1e-6)
    }
  }

  func test_discreteKeyframes_jump() {
    withFixture { fixture, view in
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [Self.linear, .calculationModeDiscrete]
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0 }
      }
      XCTAssertEqual(fixture.alpha(at: 0.4), 1)
      XCTAssertEqual(fixture.alpha(at: 0.6), 0.5)
      XCTAssertEqual(fixture.alpha(at: 1), 0)
    }
  }

  func test_keyframeOutsideOfABlock_changesAtOnce() {
    withFixture { fixture, view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0.25 }
      XCTAssertEqual(view.alpha, 0.25)
      XCTAssertNil(view.layer.animationKeys())
      fixture.advance(to: 0.1)
    }
  }
}
