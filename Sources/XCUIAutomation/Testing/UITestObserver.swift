import Foundation
import PlatformInterface
import XCTest
import XCTestAdditions

/// Follows the tests of the process: ends the app after each of them, and keeps what the screen showed when
/// one failed.
@MainActor
final class UITestObserver: NSObject {
  static let shared = UITestObserver()
  private var hasKept = false
  /// The test that runs; nil between tests.
  private(set) var test: XCTestCase?
  private(set) var interruptions = Interruptions()

  /// The module of the running test.
  var module: String {
    guard let test else { return Bundle.main.bundleURL.lastPathComponent }
    return String(String(reflecting: type(of: test)).prefix { $0 != "." })
  }

  /// As messages and files name the running test.
  private var testName: String { test?.name ?? "test" }

  /// The app's home during the run: what it stores stays from test to test, as on a device.
  private(set) lazy var home: String = {
    if let home = ProcessInfo.processInfo.environment[AppProgram.homeVariable] { return home }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tessera-ui-home-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    ownHome = folder
    return folder.path
  }()
  private var ownHome: URL?

  /// Called while the process is loaded.
  nonisolated static func register() {
    XCTestObservationCenter.shared.addTestObserver(Relay.shared)
    Measuring.isOfAnotherProcess = { MainThread.read { XCUIApplication.process != nil } }
  }

  // MARK: Tests

  fileprivate func testWillStart(_ test: XCTestCase) {
    self.test = test
    begin = Date()
    hasKept = false
    interruptions = Interruptions()
    XCUIDevice.shared.reset()
  }

  private var begin = Date()
  /// As Xcode's: ten minutes, of virtual time.
  private static let allowance: TimeInterval = 600

  /// Ends the process where the running test takes longer than any should; the command goes on with the others.
  func checkAllowance() {
    guard let test, Date().timeIntervalSince(begin) > Self.allowance, !isOverdue else { return }
    isOverdue = true
    UITestFailures.record(
      "Test exceeded the execution time allowance of \(Int(Self.allowance / 60)) minutes.")
    say("\(test.name) is ended; it took more than \(Int(Self.allowance)) seconds.")
    XCUIApplication.end()
    exit(70)
  }
  private var isOverdue = false

  fileprivate func testDidFail() {
    guard !hasKept, XCUIApplication.process?.isAlive == true else { return }
    hasKept = true
    do {
      let folder = try resultsFolder()
      let name = testName.map { $0.isLetter || $0.isNumber || "._-".contains($0) ? $0 : "-" }
      let place = folder.appendingPathComponent(String(name)).path
      try keep(at: place)
    } catch {
      say("What the screen showed could not be kept: \(error)")
    }
  }

  private func keep(at place: String) throws {
    guard let process = XCUIApplication.process else { return }
    try process.ask(["do": "shot", "path": place + ".png"])
    var text = try process.tree().tree
    let log = process.log
    if !log.isEmpty { text += "\nThe application printed:\n" + log.joined(separator: "\n") + "\n" }
    try WholeFile.write(Data(text.utf8), to: URL(fileURLWithPath: place + ".txt"))
    say("The screen and its elements are in \(place).png and \(place).txt.")
  }

  private func resultsFolder() throws -> URL {
    let folder =
      ProcessInfo.processInfo.environment["TESSERA_RESULTS"].map {
        URL(fileURLWithPath: $0).appendingPathComponent("ui-tests")
      }
      ?? FileManager.default.temporaryDirectory.appendingPathComponent("tessera-ui-tests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  private func say(_ sentence: String) {
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }

  fileprivate func testDidFinish() {
    XCUIApplication.end()
    test = nil
  }

  fileprivate func bundleDidFinish() {
    if let ownHome { try? FileManager.default.removeItem(at: ownHome) }
  }

  /// Hears of tests on the main thread.
  private final class Relay: NSObject, XCTestObservation, @unchecked Sendable {
    static let shared = Relay()

    func testCaseWillStart(_ testCase: XCTestCase) {
      nonisolated(unsafe) let test = testCase
      MainActor.assumeIsolated { UITestObserver.shared.testWillStart(test) }
    }
    func testCase(
      _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated { UITestObserver.shared.testDidFail() }
    }
    func testCaseDidFinish(_ testCase: XCTestCase) {
      MainActor.assumeIsolated { UITestObserver.shared.testDidFinish() }
    }
    func testBundleDidFinish(_ testBundle: Bundle) {
      MainActor.assumeIsolated { UITestObserver.shared.bundleDidFinish() }
    }
  }
}

/// Enters the observer before the first test.
private enum Registration {
  @section(".init_array") @used static let entry: @convention(c) () -> Void = {
    UITestObserver.register()
  }
}
