import Foundation
import UIKitTestSupport
import XCTest

/// The recipes with documents of Interface Builder, gone through by a screen reader's means in a real window, and
/// audited.
///
/// Skipped where Xvfb, a session's bus, at-spi2-core or Python's libatspi is not installed.
final class XcodeReaderTests: XCTestCase {
  func test_readersFindWhatTheScreensSay() throws {
    for need in [
      "/usr/bin/xvfb-run", "/usr/bin/dbus-run-session", "/usr/libexec/at-spi-bus-launcher",
      "/usr/lib/python3/dist-packages/gi",
    ] where !FileManager.default.fileExists(atPath: need) {
      throw XCTSkip("There is no \(need).")
    }
    let home = FileManager.default.temporaryDirectory
      .appendingPathComponent("readers-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Readers/scenarios.py").standardizedFileURL
    // What was built lies above the tests, or above the app that they run in.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders = sequence(first: program) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let products = try XCTUnwrap(
      folders.dropFirst().first {
        let app = $0.appendingPathComponent("C5NibCells")
        return FileManager.default.isExecutableFile(atPath: app.path)
      })
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/xvfb-run")
    process.arguments = [
      "-a", "-s", "-screen 0 1100x800x24", "dbus-run-session", "--", "/usr/bin/python3",
      script.path,
      products.path, "xcode-samples",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "HOME": home.path, "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory", "WAYLAND_DISPLAY": "",
    ]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertTrue(said.hasSuffix("xcode-samples: done\n"), said)
  }

  func test_auditsFindNothing() throws {
    for sample in ["C5NibCells", "C7NibHeaders"] {
      XCTAssertEqual(try AppSnapshot().findings(ofProductNamed: sample), [], sample)
    }
  }
}
