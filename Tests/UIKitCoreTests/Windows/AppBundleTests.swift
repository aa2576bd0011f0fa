import XCTest

@testable import UIKitCore

final class AppBundleTests: XCTestCase {
  func test_theList_isTheAppsAndNotSwiftPMs() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let resources = folder.appendingPathComponent("App_App.resources")
    try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("SwiftPM's".utf8).write(to: resources.appendingPathComponent("Info.plist"))
    try Data("the app's".utf8).write(to: resources.appendingPathComponent("AppInfo.plist"))
    try Data("a picture".utf8).write(to: resources.appendingPathComponent("moon.png"))
    let app = folder.appendingPathComponent("App.app")
    // Twice, as each start of the program does it.
    for _ in 0..<2 {
      XCTAssertTrue(AppBundle.fill(app.path, with: [resources.path], [:]))
      func text(_ name: String) throws -> String {
        try String(contentsOf: app.appendingPathComponent(name), encoding: .utf8)
      }
      XCTAssertEqual(try text("Info.plist"), "the app's")
      XCTAssertEqual(try text("moon.png"), "a picture")
    }
  }
}
