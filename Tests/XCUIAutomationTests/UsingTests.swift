import UIKit
import XCTest
import XCUIAutomation

final class UsingTests: UITestCase {
  func test_tapping_changesTheScreen() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts["result"].label, "Nothing yet")
    app.buttons["Count"].tap()
    XCTAssertEqual(app.staticTexts["result"].label, "Counted")
    XCTAssertTrue(app.navigationBars["First"].exists)
    XCTAssertFalse(app.buttons["Discount"].exists)
    app.terminate()
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertFalse(app.buttons["Count"].exists)
  }

  func test_anotherApplicationObject_isTheSameApp() {
    XCUIApplication().launch()
    XCUIApplication().buttons["Count"].tap()
    XCTAssertTrue(XCUIApplication().staticTexts["Counted"].exists)
  }

  func test_waiting_movesTheAppsClockAndTheTests() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Later"].tap()
    // Clock: that of the tests goes with that of the app, which is what is tested.
    let begin = Date()
    let late = app.staticTexts["Five seconds later"]
    XCTAssertFalse(late.waitForExistence(timeout: 2))
    XCTAssertTrue(late.waitForExistence(timeout: 60))
    // Clock: as above.
    XCTAssertEqual(Date().timeIntervalSince(begin), 5, accuracy: 0.5)
    XCTAssertTrue(app.staticTexts["Nothing yet"].waitForNonExistence(timeout: 1))
  }

  func test_sleepingTests_letTheAppGoOn() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Later"].tap()
    // Clock: that of the tests goes with that of the app, which is what is tested.
    sleep(6)
    XCTAssertEqual(app.staticTexts["result"].label, "Five seconds later")
  }

  func test_expectations_seeTheApp() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Later"].tap()
    expectation(
      for: NSPredicate(format: "label CONTAINS %@", "Five"),
      evaluatedWith: app.staticTexts["result"])
    waitForExpectations(timeout: 20)
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"), object: app.staticTexts["Nothing yet"])
    XCTAssertEqual(XCTWaiter().wait(for: [gone], timeout: 2), .completed)
    XCTAssertTrue(
      app.staticTexts["result"].wait(for: \.label, toEqual: "Five seconds later", timeout: 1))
  }

  func test_texts_areTypedAndDeleted() {
    let app = XCUIApplication()
    app.launch()
    let field = app.textFields["name"]
    XCTAssertEqual(field.value as? String, "Name")
    XCTAssertFalse(app.keyboards.element.exists)
    field.tap()
    field.typeText("Ada \"L\"")
    XCTAssertEqual(field.value as? String, "Ada \"L\"")
    field.typeText(String(repeating: XCUIKeyboardKey.delete.rawValue, count: 4) + "!")
    XCTAssertEqual(field.value as? String, "Ada!")
    app.keyboards.keys["x"].tap()
    XCTAssertEqual(app.textFields["Name"].value as? String, "Ada!x")
    XCTAssertTrue(app.keyboards.buttons["Return"].exists)
    XCTAssertEqual(field.value(forKey: "hasKeyboardFocus") as? Bool, true)
  }

  func test_switchesAndSliders_areSet() {
    let app = XCUIApplication()
    app.launch()
    let toggle = app.switches["toggle"]
    XCTAssertEqual(toggle.value as? String, "0")
    toggle.tap()
    XCTAssertEqual(toggle.value as? String, "1")
    app.sliders.element.adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertEqual(app.sliders.element.value as? String, "75%")
    XCTAssertEqual(app.sliders.element.normalizedSliderPosition, 0.75, accuracy: 0.01)
  }

  func test_alerts_areAnsweredByTestsOrMonitors() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Ask"].tap()
    XCTAssertTrue(app.alerts["Sure?"].staticTexts["Really"].exists)
    // As Xcode records it.
    app.alerts["Sure?"].scrollViews.otherElements.buttons["No"].tap()
    XCTAssertFalse(app.alerts.firstMatch.exists)
    var seen: [String] = []
    let monitor = addUIInterruptionMonitor(withDescription: "Sure") { alert in
      seen.append(alert.label)
      alert.buttons["Yes"].tap()
      return true
    }
    app.buttons["Ask"].tap()
    app.buttons["Count"].tap()
    XCTAssertEqual(seen, ["Sure?"])
    XCTAssertEqual(app.staticTexts["result"].label, "Counted")
    removeUIInterruptionMonitor(monitor)
  }

  func test_lists_areScrolledAndSearched() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["List"].tap()
    XCTAssertEqual(app.tables.cells.count, 40)
    XCTAssertTrue(app.cells.staticTexts["Row 0"].isHittable)
    app.tables.element.swipeUp()
    XCTAssertFalse(app.cells.element(boundBy: 0).isHittable)
    app.cells.element(boundBy: 39).tap()
    XCTAssertTrue(app.staticTexts["Row 39"].isHittable)
    app.navigationBars.buttons["First"].tap()
    XCTAssertTrue(app.buttons["Count"].exists)
  }

  func test_rowsOffTheScreen_areFoundByTheirTexts() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["List"].tap()
    let row = app.tables.staticTexts["Row 37"]
    XCTAssertTrue(row.exists)
    XCTAssertFalse(row.isHittable)
    XCTAssertFalse(app.tables.staticTexts["Row 40"].exists)
    XCTAssertTrue(app.tables.cells.containing(.staticText, identifier: "Row 36").element.exists)
    XCTAssertTrue(app.staticTexts["Row 0"].isHittable)
    row.tap()
    XCTAssertTrue(row.isHittable)
    XCTAssertFalse(app.staticTexts["Row 0"].isHittable)
  }

  func test_switchesInRows_areCalledAsTheRowsAre() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["List"].tap()
    let first = app.tables.switches["Row 0"]
    XCTAssertEqual(first.value as? String, "0")
    first.tap()
    XCTAssertEqual(first.value as? String, "1")
    // By the label that the program gave the row, and off the screen.
    XCTAssertEqual(app.switches["Fifth"].value as? String, "0")
    app.switches["Row 35"].tap()
    XCTAssertEqual(app.switches["Row 35"].value as? String, "1")
    XCTAssertEqual(first.value as? String, "1")
  }

  func test_coordinatesPicturesAndTheDevice() {
    let app = XCUIApplication()
    app.launch()
    let button = app.buttons["Count"]
    button.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(app.staticTexts["result"].label, "Counted")
    XCTAssertEqual(XCUIScreen.main.screenshot().image.size, app.frame.size)
    XCTAssertEqual(button.screenshot().image.size.height, button.frame.height, accuracy: 1)
    XCTAssertEqual(app.frame.size, CGSize(width: 393, height: 852))
    XCUIDevice.shared.orientation = .landscapeLeft
    XCTAssertEqual(app.frame.size, CGSize(width: 852, height: 393))
    XCUIDevice.shared.orientation = .portrait
    let light = XCUIScreen.main.screenshot().pngRepresentation
    XCUIDevice.shared.appearance = .dark
    XCTAssertNotEqual(XCUIScreen.main.screenshot().pngRepresentation, light)
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 2))
    app.activate()
    XCTAssertEqual(app.state, .runningForeground)
    button.press(forDuration: 1)
    button.doubleTap()
    button.twoFingerTap()
    app.pinch(withScale: 2, velocity: 1)
    app.rotate(1, withVelocity: 1)
  }

  func test_argumentsAndEnvironment_reachTheApp() {
    let app = XCUIApplication()
    app.launchArguments += ["-greeting", "Hello", "-UITesting"]
    app.launchEnvironment["UITEST"] = "1"
    app.launch()
    XCTAssertEqual(app.staticTexts["result"].label, "Hello 1 -UITesting")
  }

  func test_audits_failTheTestUnlessPassedOver() throws {
    let app = XCUIApplication()
    app.launch()
    var kinds: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit { issue in
      kinds.append(issue.auditType)
      return true
    }
    XCTAssertTrue(kinds.contains(.sufficientElementDescription), "\(kinds)")
    try app.performAccessibilityAudit(for: .dynamicType)
  }
}
