import Foundation
import UIKitTestSupport
import XCTest

/// The recipes with documents of Interface Builder, gone through by a screen reader's means in a real window, on X11
/// and on Wayland, and audited.
///
/// Skipped where something is not installed that `Samples/Tests/Readers/session` names, which runs it.
final class XcodeReaderTests: XCTestCase {
  func test_readersFindWhatTheScreensSay() throws { try goThrough() }
  func test_readersFindWhatTheScreensSay_onWayland() throws { try goThrough("--wayland") }

  private func goThrough(_ options: String...) throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Tests/Readers/session").standardizedFileURL
    // What was built lies above the tests, or above the app that they run in.
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folders = sequence(first: program) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let products = try XCTUnwrap(
      folders.dropFirst().first {
        let app = $0.appendingPathComponent("C5NibCells")
        return FileManager.default.isExecutableFile(atPath: app.path)
      })
    let process = Process()
    process.executableURL = script
    process.arguments = options + [products.path, "xcode-samples"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 77 { throw XCTSkip(said) }
    XCTAssertEqual(process.terminationStatus, 0, said)
  }

  func test_auditsFindNothing() throws {
    for sample in ["C5NibCells", "C7NibHeaders"] {
      XCTAssertEqual(try AppSnapshot().findings(ofProductNamed: sample), [], sample)
    }
  }
}
