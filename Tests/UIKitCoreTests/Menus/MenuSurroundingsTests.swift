import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Menus and what is around them: other windows, and the menu under a submenu.
final class MenuSurroundingsTests: XCTestCase {
  func test_anotherWindowThatBecomesActive_endsMenus() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      fixture.controller.makeMenu = { fixture.controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertNotNil(fixture.menu)
      fixture.host.receive(.focusChanged(isKey: false))
      fixture.harness.settle()
      XCTAssertNil(fixture.menu)
      XCTAssertNil(fixture.harness.view(showing: "Favourite"))
      fixture.host.receive(.focusChanged(isKey: true))
      fixture.harness.settle()
      XCTAssertNil(fixture.menu)
    }
  }

  func test_aMenuUnderASubmenu_letsNothingThrough() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      fixture.controller.makeMenu = { fixture.controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.harness.run("tap \"Move to\"\nidle")
      XCTAssertEqual(fixture.menu?.panels.map(\.alpha), [1, 1])
      XCTAssertEqual(fixture.menu?.panels.map(\.isBehind), [true, false])
      fixture.harness.run("key left\nidle")
      XCTAssertEqual(fixture.menu?.panels.map(\.isBehind), [false])
    }
  }
}
