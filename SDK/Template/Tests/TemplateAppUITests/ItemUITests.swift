import XCTest
import XCUIAutomation

/// The app from outside, in a process of its own, as Xcode's UI tests have it.
final class ItemUITests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  func testAnItemIsDoneAndAnotherIsAdded() {
    let app = XCUIApplication()
    app.launch()
    app.staticTexts["Call Anna"].tap()
    app.switches["Done"].tap()
    app.navigationBars.buttons["Items"].tap()
    app.buttons["add"].tap()
    let alert = app.alerts["New Item"]
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.textFields.firstMatch.typeText("Buy stamps")
    alert.buttons["Add"].tap()
    XCTAssertTrue(app.staticTexts["Buy stamps"].waitForExistence(timeout: 2))
  }
}
