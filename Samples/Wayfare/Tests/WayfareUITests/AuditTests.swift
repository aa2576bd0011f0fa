import XCTest
import XCUIAutomation

/// What keeps people from using the app who do not see it, or see little of it: nothing, on any screen.
final class AuditTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    app.launchArguments = ["-fresh", "-now", "1777885200"]
    app.launch()
  }

  func testTrips() throws {
    try app.performAccessibilityAudit()
    app.buttons["add-trip"].tap()
    XCTAssertTrue(app.textFields["trip-name"].waitForExistence(timeout: 2))
    try app.performAccessibilityAudit()
  }

  func testATrip() throws {
    app.cells.firstMatch.tap()
    XCTAssertTrue(app.navigationBars.buttons["Trips"].waitForExistence(timeout: 2))
    try app.performAccessibilityAudit()
  }

  func testDiscover() throws {
    app.tabBars.buttons["Discover"].tap()
    XCTAssertTrue(app.staticTexts["This Month"].waitForExistence(timeout: 3))
    try app.performAccessibilityAudit()
  }

  func testSettings() throws {
    app.tabBars.buttons["Settings"].tap()
    XCTAssertTrue(app.staticTexts["Restore Sample Trips"].waitForExistence(timeout: 3))
    try app.performAccessibilityAudit()
  }
}
