import Foundation
import XCTest

/// The sample of several windows on a desktop of the test's own: an X server and a session bus. Skipped where one of
/// the tools is not installed.
final class FieldGuideTests: XCTestCase {
  /// Titles of the windows that can be seen.
  private static func titles(on desktop: TestDesktop) throws -> [String] {
    let found = try desktop.run("xdotool", ["search", "--onlyvisible", "--name", "."])
    return try String(decoding: found, as: UTF8.self).split(separator: "\n").map {
      String(decoding: try desktop.run("xdotool", ["getwindowname", String($0)]), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }.sorted()
  }

  private static func eventually(
    _ titles: [String], on desktop: TestDesktop, keys: String? = nil
  ) throws {
    _ = try desktop.eventually("\(titles)", tries: 100, every: 0.3) { () throws -> Bool? in
      if try Self.titles(on: desktop) == titles { return true }
      if let keys {
        // Keys go to the window under the pointer; without a window manager all lie in one place.
        try desktop.run("xdotool", ["mousemove", "300", "300", "key", keys])
      }
      return nil
    }
  }

  func test_windows_openByKeysAndLinks_andComeBackAtTheNextStart() throws {
    let desktop = try TestDesktop("1100x800", tools: ["xdotool", "dbus-daemon"])
    defer { desktop.end() }
    try desktop.startSessionBus()
    let state = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: state) }
    desktop.environment["XDG_STATE_HOME"] = state.path
    let guide = TestDesktop.product("FieldGuide")

    let first = try desktop.start(guide)
    try Self.eventually(["Field Guide"], on: desktop)
    try Self.eventually(["Field Guide", "Field Guide"], on: desktop, keys: "ctrl+n")
    // A link that the desktop opens: the program that runs shows it, and the second start ends.
    let second = try desktop.start(guide, ["fieldguide:swift"])
    second.waitUntilExit()
    XCTAssertEqual(second.terminationStatus, 0)
    try Self.eventually(["Field Guide", "Swift"], on: desktop)

    try desktop.run("xdotool", ["mousemove", "300", "300", "key", "ctrl+q"])
    first.waitUntilExit()
    XCTAssertEqual(first.terminationStatus, 0)
    XCTAssertEqual(try Self.titles(on: desktop), [])
    try desktop.start(guide)
    try Self.eventually(["Field Guide", "Swift"], on: desktop)
  }
}
