import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The least margins of controllers' views on devices: metric-12.
final class SystemMarginTests: XCTestCase {
  /// Sizes and safe areas are the devices', so that what is left of a margin is iOS's.
  private func check(turned: Bool, _ expected: [(device: String, margin: CGFloat)]) {
    onMainActor {
      for (device, margin) in expected {
        let controller = UIViewController()
        let harness = Harness(device: device, root: controller)
        if turned { harness.run("rotate-device\nidle") }
        let insets = controller.view.layoutMargins
        XCTAssertEqual([insets.left, insets.right], [margin, margin], device)
        harness.close()
      }
    }
  }

  func test_controllersViews_haveTheMarginsOfTheirDevice() {
    check(
      turned: false,
      [
        ("iphone-se1", 16), ("iphone-se", 16), ("iphone-x", 16), ("iphone-13", 16),
        ("iphone-15", 16), ("iphone-13-pro-max", 20), ("ipad-9", 20),
      ])
  }

  func test_onTheirSide_phonesKeepMarginsOf16_besideTheSafeArea() {
    check(
      turned: true,
      [("iphone-x", 60), ("iphone-13", 63), ("iphone-13-mini", 66), ("iphone-13-pro-max", 67)])
  }

  func test_aPhoneThatTurns_hasTheMarginsOfItsNewSide() {
    onMainActor {
      let controller = UIViewController()
      let harness = Harness(device: "iphone-13", root: controller)
      defer { harness.close() }
      harness.run("rotate-device\nidle")
      XCTAssertEqual(controller.systemMinimumLayoutMargins.leading, 16)
      harness.run("rotate-device\nidle")
      XCTAssertEqual(controller.view.layoutMargins.left, 16)
    }
  }
}
