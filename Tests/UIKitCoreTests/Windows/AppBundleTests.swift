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

  func test_filesOfFrameworks_lieInTheApp() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["App_App.resources", "App_Kit.resources"]
    for (name, file) in [
      (names[0], "moon.png"), (names[1], "Kit.bundle/sun.png"), (names[1], "sea.png"),
    ] {
      let place = folder.appendingPathComponent("\(name)/\(file)")
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("a picture".utf8).write(to: place)
    }
    let app = folder.appendingPathComponent("App.app").path
    let paths = names.map { folder.appendingPathComponent($0).path }
    let bundles = Dictionary(uniqueKeysWithValues: zip(names, paths))
    XCTAssertTrue(AppBundle.fill(app, with: [paths[0]], bundles))
    let found = ["moon.png", "Kit.bundle/sun.png", "sea.png"].filter {
      FileManager.default.fileExists(atPath: app + "/" + $0)
    }
    XCTAssertEqual(found, ["moon.png", "Kit.bundle/sun.png", "sea.png"])
  }
}
