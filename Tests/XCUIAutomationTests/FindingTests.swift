import UIKit
import XCTest
import XCUIAutomation

final class FindingTests: UITestCase {
  func test_queries_narrowAndCombine() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertEqual(app.buttons.matching(identifier: "Count").count, 1)
    XCTAssertEqual(
      app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Co'")).element.label, "Count")
    XCTAssertEqual(
      app.descendants(matching: .any).matching(
        NSPredicate(format: "identifier == %@ AND elementType == %d", "result", 48)
      ).count, 1)
    XCTAssertEqual(
      app.staticTexts.element(matching: NSPredicate(format: "label MATCHES 'N.*yet'")).identifier,
      "result")
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertEqual(app.children(matching: .window).count, 1)
    XCTAssertEqual(app.windows.containing(.button, identifier: "Count").count, 1)
    XCTAssertEqual(
      app.windows.containing(NSPredicate(format: "label == 'No such thing'")).count, 0)
    XCTAssertEqual(
      app.staticTexts.containing(NSPredicate(format: "label CONTAINS[c] 'nothing'")).element
        .identifier, "result")
    XCTAssertEqual(app.buttons.allElementsBoundByIndex.map(\.label).prefix(2), ["Count", "Later"])
    XCTAssertEqual(app.buttons.element(boundBy: 1).label, "Later")
    XCTAssertEqual(app.buttons.firstMatch.label, "Count")
    XCTAssertEqual(app.buttons["Count"].staticTexts["Count"].elementType, .staticText)
    XCTAssertEqual(
      app.descendants(matching: .any).element(matching: .slider, identifier: nil).elementType,
      .slider)
    XCTAssertTrue(app.buttons["Count"].isEnabled)
    XCTAssertFalse(app.buttons["Count"].isSelected)
    XCTAssertTrue(app.debugDescription.contains("Button, {{"))
    XCTAssertTrue(app.buttons.debugDescription.contains("label: 'Count'"))
    let tree = try? app.snapshot()
    XCTAssertEqual(tree?.children.count, 1)
    XCTAssertEqual(tree?.dictionaryRepresentation[.elementType] as? UInt, 2)
  }

  func test_missingElements_failWithTheNearestOnes() {
    let app = XCUIApplication()
    app.launch()
    let line = #line + 1
    collecting { app.buttons["Cuont"].tap() }
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures[0].hasPrefix(
        "Failed to tap Button → \"Cuont\": No matches found for Button → \"Cuont\"; the nearest are:\n"
          + "  Button, {{"), failures[0])
    XCTAssertTrue(failures[0].components(separatedBy: "\n")[1].contains("label: 'Count'"))
    XCTAssertEqual(places, ["FindingTests.swift:\(line)"])
    collecting { XCTAssertEqual(app.staticTexts["Nowhere"].label, "") }
    XCTAssertEqual(failures.count, 2)
  }

  func test_twoMatches_failWithBoth() {
    let app = XCUIApplication()
    app.launch()
    collecting { app.buttons.element.tap() }
    XCTAssertTrue(failures[0].contains("Multiple matching elements found for Button"), failures[0])
    XCTAssertTrue(failures[0].contains("label: 'Count'"))
    XCTAssertTrue(failures[0].contains("label: 'Later'"))
  }

  func test_whatCannotBeDone_isSaid() {
    let app = XCUIApplication()
    collecting { app.buttons["Count"].tap() }
    XCTAssertTrue(failures[0].contains("is not running"), failures[0])
    app.launch()
    collecting { app.textFields["name"].typeText("Ada") }
    XCTAssertTrue(failures[1].contains("keyboard focus"), failures[1])
    collecting { app.buttons["Count"].adjust(toNormalizedSliderPosition: 1) }
    XCTAssertTrue(failures[2].contains("A slider is expected"), failures[2])
    app.buttons["Ask"].tap()
    collecting { app.alerts.buttons["Maybe"].tap() }
    XCTAssertTrue(failures[3].contains("label: 'Yes'"), failures[3])
  }

  func test_barsWithoutATitle_areCalledAsTheirControllers() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Untitled"].tap()
    XCTAssertTrue(app.navigationBars["SessionProgram.Untitled"].exists)
    XCTAssertTrue(app.toolbars["Toolbar"].buttons["Act"].exists)
  }

  func test_daysOfAMonth_areCalledByTheirDates() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Days"].tap()
    let days = app.datePickers.collectionViews.buttons
    XCTAssertEqual(days.count, 31)
    XCTAssertTrue(days["Thursday, December 24"].isSelected)
    days["Sunday, December 6"].tap()
    XCTAssertTrue(days["Sunday, December 6"].isSelected)
    XCTAssertFalse(days["Thursday, December 24"].isSelected)
    XCTAssertTrue(days["Sunday, December 6"].staticTexts["6"].exists)
    XCTAssertTrue(app.buttons["DatePicker.NextMonth"].isHittable)
  }

  func test_pictures_areCalledByTheirFiles() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Days"].tap()
    XCTAssertEqual(app.images["star"].frame, CGRect(x: 20, y: 500, width: 40, height: 40))
  }

  func test_loopsThatWait_letTimePass() {
    let app = XCUIApplication()
    app.launch()
    app.buttons["Later"].tap()
    while app.staticTexts["result"].label == "Nothing yet" {}
    XCTAssertEqual(app.staticTexts["result"].label, "Five seconds later")
  }

  func test_otherApps_neverRun() {
    let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
    XCTAssertEqual(springboard.state, .notRunning)
    XCTAssertFalse(springboard.alerts.element.waitForExistence(timeout: 5))
    XCTAssertFalse(springboard.buttons["Allow"].exists)
  }

  func test_appsThatStop_areSaidToHaveStopped() {
    let app = XCUIApplication()
    app.launch()
    collecting { app.buttons["Stop"].tap() }
    XCTAssertTrue(
      failures.first?.contains("stopped, as UIKit does with an exception: ") ?? false,
      "\(failures)")
    XCTAssertEqual(app.state, .notRunning)
  }
}
