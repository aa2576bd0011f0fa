import Foundation
import XCTest

/// What plain `swift test` says of a test class that is marked `@MainActor`, whose methods its list cannot hold.
final class TestListingTests: XCTestCase {
  private func output(ofProgramNamed name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "test-listing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let program = folder.appendingPathComponent(name)
    try FileManager.default.createSymbolicLink(
      at: program, withDestinationURL: tests.appendingPathComponent("SessionProgram"))
    let process = Process()
    process.executableURL = program
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SESSION_PROGRAM_LISTS_TESTS": "1", "SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationReason, .uncaughtSignal)
    XCTAssertEqual(process.terminationStatus, SIGABRT)
    return String(decoding: data, as: UTF8.self)
  }

  func test_aTestClassOfTheMainActor_isToldWhatToDo() throws {
    let text = try output(ofProgramNamed: "AppPackageTests.xctest")
    XCTAssertTrue(text.contains("Add the plugin XcodeSources to the test target"), text)
    XCTAssertEqual(text.components(separatedBy: "@MainActor should be").count, 2, text)
  }

  func test_anotherProgramThatCasts_saysNothingOfTests() throws {
    XCTAssertFalse(try output(ofProgramNamed: "App").contains("XcodeSources"))
  }
}
