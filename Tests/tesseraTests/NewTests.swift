import XCTest

@testable import tessera

/// `tessera new`, up to where SwiftPM begins; `scripts/check new` goes on from there.
final class NewTests: CommandTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    let sdk =
      URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path + "/SDK"
    try FileManager.default.createDirectory(
      atPath: folder + "/root/SDK", withIntermediateDirectories: true)
    for item in ["Package.swift", "Template"] {
      try FileManager.default.copyItem(
        atPath: sdk + "/" + item, toPath: folder + "/root/SDK/" + item)
    }
    for target in ["UIKitTestSupport", "XCTestAdditions", "WebKit", "XCUIAutomation"] {
      try write("root/Sources/\(target)/A.swift", "")
    }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  func test_thePackage_hasItsNameEverywhere_andKnowsTheCheckout() throws {
    let outcome = try run("new", "Hello")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder + "/Hello")
    XCTAssertFalse(files.contains { $0.contains("TemplateApp") }, "\(files)")
    for file in [
      ".gitignore", "README.md", "Sources/Hello/App/AppDelegate.swift",
      "Sources/Hello/App/Localizable.xcstrings", "Sources/Hello/Resources/ItemViewController.xib",
      "Sources/Hello/Assets.xcassets/AppIcon.appiconset/icon.png",
      "Tests/HelloTests/__Snapshots__/ItemSnapshotTests/testTheList.1.png",
    ] { XCTAssertTrue(files.contains(file), file) }
    for file in files where file.hasSuffix(".swift") || file.hasSuffix(".plist") {
      XCTAssertFalse(try text("Hello/" + file).contains("TemplateApp"), file)
    }
    XCTAssertTrue(try text("Hello/Package.swift").contains("let tessera = \"\(folder)/root\""))
  }

  /// So that `swift build` by hand finds what the command has built.
  func test_whatIsBuilt_isPublished_andOnlyOnce() throws {
    _ = try run("new", "Hello")
    let manifest = try text("root/SDK/Package@swift-6.swift")
    let line = try XCTUnwrap(
      manifest.split(separator: "\n").first { $0.hasPrefix("let installed") })
    let place = try XCTUnwrap(line.split(separator: "\"").last).description
    XCTAssertTrue(place.hasPrefix(folder + "/root/SDK/.installed/UIKit-debug-"), place)
    let linked = try String(contentsOfFile: place + "/UIKit/link.args", encoding: .utf8)
    XCTAssertTrue(linked.contains("\(place)/UIKit/objects/UIKit/View.swift.o"), linked)
    let paths = try String(contentsOfFile: place + "/UIKit/modules.pc", encoding: .utf8)
    XCTAssertTrue(paths.contains("-I\(place)/UIKit/Modules"), paths)
    for file in [
      "/UIKit/objects/UIKit/View.swift.o", "/WebKit/link.args",
      "/xcode-sources.artifactbundle/bin/xcode-sources",
    ] { XCTAssertTrue(FileManager.default.fileExists(atPath: place + file), file) }
    let builds = asked.count
    let again = try run("new", "Again")
    XCTAssertEqual(again.status, 0, again.output)
    XCTAssertEqual(asked.count, builds)

    try write("root/Sources/UIKit/View.swift", "class UIView { }")
    _ = try run("new", "Third")
    XCTAssertNotEqual(try text("root/SDK/Package@swift-6.swift"), manifest)
  }

  func test_names_areModules() throws {
    for name in ["9Lives", "my-app", "Über", "a b", "..", "_", "class", "UIKit", "Item"] {
      let outcome = try run("new", name)
      XCTAssertEqual(outcome.status, 2, name)
      XCTAssertEqual(outcome.output.split(separator: "\n").count, 1, outcome.output)
    }
    XCTAssertEqual(asked, [])
  }

  func test_whatIsThere_staysAsItIs() throws {
    try write("Taken", "file")
    for (name, words) in [("Taken", "is there already"), ("missing/Hello", "is not one")] {
      let outcome = try run("new", name)
      XCTAssertEqual(outcome.status, 2, outcome.output)
      XCTAssertTrue(outcome.output.contains(words), outcome.output)
    }
    XCTAssertEqual(try text("Taken"), "file")
    let other = try run("new", "Hello", "--tessera", "App")
    XCTAssertEqual(other.status, 2, other.output)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder + "/Hello"))
  }

  func test_aRepositoryThatIsNone_leavesNothing() throws {
    let outcome = try run("new", "Hello", "--tessera", "file://\(folder)/none", "--json")
    XCTAssertEqual(outcome.status, 1, outcome.output)
    XCTAssertTrue(outcome.output.contains("can be cloned"), outcome.output)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    XCTAssertFalse(names.contains { $0.contains("Hello") }, "\(names)")
  }
}
