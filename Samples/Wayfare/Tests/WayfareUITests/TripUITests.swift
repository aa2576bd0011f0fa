import XCTest
import XCUIAutomation

/// The app from outside, in a process of its own, as Xcode's UI tests have it.
final class TripUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launchArguments = ["-fresh", "-now", "1777885200"]
  }

  /// Keeps what the screen shows at the end, so that runs can be compared.
  override func tearDown() {
    let picture = XCTAttachment(screenshot: app.screenshot())
    picture.name = "screen"
    picture.lifetime = .keepAlways
    add(picture)
  }

  func testATripIsPlanned() {
    app.launch()
    app.buttons["add-trip"].tap()
    let name = app.textFields["trip-name"]
    XCTAssertTrue(name.waitForExistence(timeout: 2))
    name.tap()
    name.typeText("Sailing")
    app.textFields["trip-place"].tap()
    app.textFields["trip-place"].typeText("Croatia")
    app.buttons["save"].tap()
    XCTAssertTrue(app.navigationBars["Trips"].waitForExistence(timeout: 2))
    XCTAssertFalse(app.buttons["save"].exists)
  }

  func testIdeasAreFetchedAgainAfterAFailure() {
    app.launchArguments.append("-offline")
    app.launch()
    app.tabBars.buttons["Discover"].tap()
    XCTAssertTrue(app.staticTexts["No Connection"].waitForExistence(timeout: 3))
    app.buttons["Try Again"].tap()
    XCTAssertTrue(app.staticTexts["This Month"].waitForExistence(timeout: 3))
  }

  func testAnEmptyLibraryInvites() {
    app.launchArguments = ["-empty", "-now", "1777885200"]
    app.launch()
    XCTAssertTrue(app.staticTexts["No Trips Yet"].exists)
    app.tabBars.buttons["Settings"].tap()
    app.staticTexts["Restore Sample Trips"].tap()
    app.tabBars.buttons["Trips"].tap()
    XCTAssertFalse(app.staticTexts["No Trips Yet"].exists)
  }
}
