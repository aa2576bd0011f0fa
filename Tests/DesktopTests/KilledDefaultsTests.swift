import Foundation
import XCTest

/// What a program sets in its user's defaults outlives its end at any moment.
final class KilledDefaultsTests: XCTestCase {
  func test_aKillAtAnyMoment_losesNothingButTheLastMoment() throws {
    var numbers = SystemNumbers(seed: 21)
    for _ in 0..<6 {
      let desktop = try TestDesktop("800x600", tools: [])
      defer { desktop.end() }
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("tessera-defaults-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      desktop.environment["XDG_CONFIG_HOME"] = folder.path
      let said = folder.appendingPathComponent("said")
      FileManager.default.createFile(atPath: said.path, contents: nil)
      let program = Process()
      program.executableURL = TestDesktop.product("DesktopProgram")
      program.arguments = ["defaults"]
      program.environment = desktop.environment
      program.standardOutput = try FileHandle(forWritingTo: said)
      program.standardError = FileHandle.nullDevice
      try program.run()
      func last() throws -> Int {
        let words = try String(contentsOf: said, encoding: .utf8).split(separator: "\n")
        return words.last { $0.hasPrefix("count ") }.flatMap { Int($0.dropFirst(6)) } ?? 0
      }
      let moment = 20 + numbers.next(80)
      try desktop.eventually("The program's values", tries: 400, every: 0.05) {
        try last() >= moment ? true : nil
      }
      kill(program.processIdentifier, SIGKILL)
      program.waitUntilExit()
      let file = folder.appendingPathComponent("DesktopProgram.plist")
      let values = try XCTUnwrap(
        PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
          as? [String: Any])
      XCTAssertEqual((values["much"] as? Data)?.count, 20_000)
      // A value every 4 ms; a write takes less than 100 on a busy machine.
      XCTAssertGreaterThanOrEqual(values["count"] as? Int ?? 0, try last() - 25)
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(".plist") }, ["DesktopProgram.plist"])
    }
  }

  /// Numbers that are the same in each run.
  private struct SystemNumbers {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next(_ limit: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % limit)
    }
  }
}
