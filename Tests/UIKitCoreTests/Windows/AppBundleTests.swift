@_spi(XcodeSources) @testable import ObjCRuntime
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

  func test_filesOfFrameworks_areInTheirOwnFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let list = ["CFBundleIdentifier": "org.tessera.\(UUID().uuidString)"]
    for (place, text) in [
      ("My_App_App.resources/Main.storyboard", "the app's"),
      ("My_App_Kit.resources/Main.storyboard", "the framework's"),
      ("My_App_Kit.resources/Info.plist", "SwiftPM's"),
      ("My_App_Kit.resources/en.lproj/Main.strings", "texts"),
      ("My_App_Plain.resources/moon.png", "a library's"),
      ("App.app/Frameworks/Gone.framework/Info.plist", "of an older start"),
    ] {
      let file = folder.appendingPathComponent(place)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: folder.appendingPathComponent("My_App_Kit.resources/FrameworkInfo.plist"))
    let app = folder.appendingPathComponent("App.app").path
    let names = ["App", "Kit", "Plain"].map { "My_App_\($0).resources" }
    let bundles = Dictionary(
      uniqueKeysWithValues: names.map { ($0, folder.appendingPathComponent($0).path) })
    for _ in 0..<2 {
      XCTAssertTrue(AppBundle.fill(app, with: [bundles[names[0]]!], bundles))
      XCTAssertTrue(FrameworkFolders(package: "My_App", bundles: bundles).fill(app))
    }
    let found = ClassBundles.read(app)
    XCTAssertEqual(Array(found.keys), ["Kit"])
    let kit = try XCTUnwrap(found["Kit"])
    XCTAssertEqual(
      try String(
        contentsOfFile: XCTUnwrap(kit.path(forResource: "Main", ofType: "storyboard")),
        encoding: .utf8), "the framework's")
    XCTAssertEqual(kit.bundleIdentifier, list["CFBundleIdentifier"])
    XCTAssertEqual(
      Bundle(identifier: list["CFBundleIdentifier"]!)?.bundlePath, kit.bundlePath)
    XCTAssertEqual(
      try String(contentsOfFile: app + "/Main.storyboard", encoding: .utf8), "the app's")
  }
}
