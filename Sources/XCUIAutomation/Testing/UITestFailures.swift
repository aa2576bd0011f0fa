import Foundation
import XCTest

/// Failures of a test that its use of an element leads to, at the test's own line.
@MainActor
enum UITestFailures {
  /// Gets messages in place of the test, for tests of this module.
  static var handler: ((String, String?, Int) -> Void)?

  /// Whether the running test is to end at its first failure and has failed. Nothing unwinds it here, so what
  /// it does with the app from then on is passed over.
  static var isStopped: Bool {
    guard let test = UITestObserver.shared.test, !test.continueAfterFailure else { return false }
    return (test.testRun?.totalFailureCount ?? 0) > 0
  }

  /// Fails the running test.
  static func record(_ message: String) {
    if let handler {
      let place = SourcePlace.ofTest
      return handler(message, place?.file, place?.line ?? 0)
    }
    guard !isStopped else { return }
    guard let test = UITestObserver.shared.test, let place = SourcePlace.ofTest else {
      return XCTFail(message)
    }
    test.recordFailure(
      withDescription: "failed - \(message)", inFile: place.file, atLine: place.line, expected: true
    )
  }
}

/// Where in the sources the test is now, found by the debugging information of the calls: methods of UI
/// tests have no arguments for it.
private struct SourcePlace {
  var file: String
  var line: Int

  /// The innermost call of what is no part of UI testing; nil where that cannot be told.
  static var ofTest: SourcePlace? {
    let addresses = Thread.callStackReturnAddresses.map { UInt(truncating: $0) }
    for line in symbolicated(addresses.dropFirst(2).prefix(40)) {
      // FILE:LINE:COLUMN
      let parts = line.split(separator: ":")
      guard parts.count >= 3, let number = Int(parts[parts.count - 2]), number > 0,
        line.hasPrefix("/"), !line.contains("/Sources/XCUIAutomation/"), line.contains(".swift:")
      else { continue }
      return SourcePlace(file: parts.dropLast(2).joined(separator: ":"), line: number)
    }
    return nil
  }

  /// The lines of sources that addresses of this program stand for, the innermost first.
  private static func symbolicated(_ addresses: some Sequence<UInt>) -> [String] {
    guard let start = programStart else { return [] }
    // A return address is behind its call.
    let offsets = addresses.filter { $0 > start }.map { "0x" + String($0 - start - 1, radix: 16) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["llvm-symbolizer", "--obj=/proc/\(getpid())/exe", "--functions=none"] + offsets
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return [] }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Where the program is in memory: the first address that its file is mapped to.
  private static var programStart: UInt? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let maps = FileManager.default.contents(atPath: "/proc/self/maps")
    else { return nil }
    let first = String(decoding: maps, as: UTF8.self).split(separator: "\n")
      .first { $0.hasSuffix(" " + path) }
    return first.flatMap { UInt($0.prefix { $0 != "-" }, radix: 16) }
  }
}
