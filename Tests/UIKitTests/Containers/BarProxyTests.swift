import UIKit
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What `UINavigationBar.appearance()` is told, and which bars take it.
final class BarProxyTests: XCTestCase {
  override func tearDown() {
    MainActor.assumeIsolated { AppearanceProxies.removeAll() }
  }

  /// iOS hands a proxy's values to a view that comes into a window.
  func test_barsMadeBefore_takeItOnceTheyAreShown() {
    MainActor.assumeIsolated {
      let plain = UINavigationController(rootViewController: NotingController("plain"))
      let own = UINavigationController(rootViewController: NotingController("own"))
      own.navigationBar.prefersLargeTitles = false
      own.navigationBar.tintColor = .systemGreen
      own.navigationBar.barTintColor = .systemPink

      let proxy = UINavigationBar.appearance()
      proxy.prefersLargeTitles = true
      proxy.tintColor = .systemRed
      proxy.barTintColor = .systemTeal
      XCTAssertFalse(plain.navigationBar.prefersLargeTitles)

      for (controller, isLarge, tint, color) in [
        (plain, true, UIColor.systemRed, UIColor.systemTeal),
        (own, false, .systemGreen, .systemPink),
      ] {
        let harness = Harness(device: "iphone-se", root: controller)
        harness.advance(by: 0.2)
        let bar = controller.navigationBar
        XCTAssertEqual(bar.prefersLargeTitles, isLarge)
        XCTAssertEqual(bar.tintColor, tint)
        XCTAssertEqual(bar.barTintColor, color)
        XCTAssertEqual(bar.frame.height, isLarge ? 96 : 44)
        harness.close()
      }
    }
  }

  func test_laterWords_reachBarsThatComeIntoAWindowAgain() {
    MainActor.assumeIsolated {
      UINavigationBar.appearance().tintColor = .systemRed
      let controller = UINavigationController(rootViewController: NotingController("plain"))
      XCTAssertEqual(controller.navigationBar.tintColor, .systemRed)
      UINavigationBar.appearance().tintColor = .systemBlue
      let harness = Harness(device: "iphone-se", root: controller)
      harness.advance(by: 0.1)
      XCTAssertEqual(controller.navigationBar.tintColor, .systemBlue)
      harness.close()
    }
  }
}
