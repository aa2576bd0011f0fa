import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The initialiser with a controller is designated, so that subclasses call and override it.
final class NavigationInitialiserTests: XCTestCase {
  private final class Menu: UINavigationController {
    let side: String

    init(_ root: UIViewController, side: String) {
      self.side = side
      super.init(rootViewController: root)
    }
    override init(rootViewController: UIViewController) {
      side = "left"
      super.init(rootViewController: rootViewController)
      isToolbarHidden = false
    }
    required init?(coder: NSCoder) { nil }
  }

  func test_subclasses_callAndOverrideIt() {
    onMainActor {
      let screen = UIViewController()
      let menu = Menu(screen, side: "right")
      XCTAssertEqual(menu.viewControllers, [screen])
      XCTAssertTrue(menu.navigationBar.owner === menu)
      let other = Menu(rootViewController: UIViewController())
      XCTAssertEqual(other.side, "left")
      XCTAssertFalse(other.isToolbarHidden)
      XCTAssertEqual(other.viewControllers.count, 1)
    }
  }
}
