import Foundation
import XCTest

/// The app gone through by a screen reader's means in a real window, on X11 and on Wayland.
///
/// Skipped where something is not installed that `Samples/Tests/Readers/session` names, which runs it.
final class ReaderTests: XCTestCase {
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
        let app = $0.appendingPathComponent("Wayfare")
        return FileManager.default.isExecutableFile(atPath: app.path)
      })
    let process = Process()
    process.executableURL = script
    process.arguments = options + [products.path, "wayfare"]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    if process.terminationStatus == 77 { throw XCTSkip(said) }
    XCTAssertEqual(process.terminationStatus, 0, said)
  }
}
