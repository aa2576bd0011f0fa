import Foundation
import XCTest

/// What a program sets in its user's defaults outlives its end at any moment.
final class KilledDefaultsTests: XCTestCase {
  func test_aKillAtAnyMoment_losesNothingButTheLastMoment() throws {
    // How many values were set; the machine makes moments of them.
    for count in [21, 34, 48, 57, 73, 96] {
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
      try desktop.eventually("The program's values", tries: 400, every: 0.05) {
        try last() >= count ? true : nil
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
}
