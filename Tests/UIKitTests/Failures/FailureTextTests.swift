import PlatformInterface
import XCTest

/// Everything that ends a program: the scenarios of Tests/FailureScenarios, as built for debugging, and a
/// third of those that are borne. `scripts/check release` runs all, optimised, against the same record.
final class FailureTextTests: XCTestCase {
  func test_everyFailure_writesItsSentence() throws {
    let (status, said) = try scenarios("--quick")
    XCTAssertEqual(status, 0, said)
  }

  func test_anAppThatFails_leavesItsSentenceWhereTheCommandReadsIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = LaunchOptions()
    options.lastWordsPath = folder.appendingPathComponent("last-words").path
    let (status, said) = try scenarios("a delegate that is none", options: options)
    XCTAssertEqual(status, SIGABRT)
    let words = try String(contentsOf: folder.appendingPathComponent("last-words"), encoding: .utf8)
    XCTAssertTrue(words.contains("NoDelegate"), words)
    XCTAssertTrue(said.contains("Fatal error: \(words)\n"), said)
  }

  /// The end of the program beside the tests, and both its streams.
  private func scenarios(
    _ word: String, options: LaunchOptions? = nil
  ) throws -> (status: Int32, said: String) {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = tests.deletingLastPathComponent()
      .appendingPathComponent("FailureScenarios")
    process.arguments = [word]
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment[LaunchOptions.environmentVariable] = options?.encoded()
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, said)
  }
}
