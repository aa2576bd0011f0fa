import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What would follow the tilt of a device.
final class MotionEffectTests: XCTestCase {
  func test_effects_interpolateBetweenTheirValues() {
    onMainActor {
      let across = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      across.minimumRelativeValue = -20
      across.maximumRelativeValue = 10
      let down = UIInterpolatingMotionEffect(
        keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
      down.maximumRelativeValue = CGSize(width: 0, height: 8)
      let group = UIMotionEffectGroup()
      group.motionEffects = [across, down]
      let seen = group.keyPathsAndRelativeValues(
        forViewerOffset: UIOffset(horizontal: -0.5, vertical: 1))
      XCTAssertEqual(seen?["center.x"] as? Double, -10)
      XCTAssertEqual(seen?["layer.shadowOffset"] as? CGSize, CGSize(width: 0, height: 8))
      XCTAssertNil(
        down.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0, vertical: -1)))
      XCTAssertNil(UIMotionEffect().keyPathsAndRelativeValues(forViewerOffset: UIOffset()))
    }
  }

  func test_aView_keepsItsEffects_andLiesStill() {
    onMainActor {
      let harness = Harness(device: "iphone-se", root: UIViewController())
      defer { harness.close() }
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      harness.window.addSubview(view)
      let effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      effect.maximumRelativeValue = 50
      view.addMotionEffect(effect)
      XCTAssertEqual(view.motionEffects, [effect])
      harness.settle()
      XCTAssertEqual(view.center.x, 20)
      view.removeMotionEffect(effect)
      XCTAssertEqual(view.motionEffects, [])
    }
  }
}
