import Foundation
import XCTest

@testable import tessera

/// What `scripts/corpus` counts, with a command that only pretends.
final class CorpusScriptTests: CommandTestCase {
  /// The column "builds" of one project whose command says a line and ends with a status.
  private func builds(_ said: String, status: Int) throws -> String {
    try write(
      "corpus/owner+name/A.xcodeproj/project.pbxproj",
      "productType = \"com.apple.product-type.application\";")
    try write("pretended", "#!/bin/sh\necho '\(said)' >&2\nexit \(status)\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder + "/pretended")
    let process = Process()
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", root.appendingPathComponent("../../scripts/corpus").path, "--again",
      folder + "/corpus",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TESSERA": folder + "/pretended"]
    ) { $1 }
    process.standardOutput = Pipe()
    try process.run()
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0)
    let table = try String(
      contentsOfFile: folder + "/corpus/results/results.tsv", encoding: .utf8)
    return try XCTUnwrap(table.split(separator: "\n").last).split(separator: "\t").map(String.init)[
      2]
  }

  func test_whatIsRefused_isNotCountedAsBuilt() throws {
    XCTAssertEqual(try builds("A is an app of SwiftUI''s (A.swift).", status: 2), "no")
    XCTAssertEqual(try builds("A should build and does not; see log.", status: 1), "no")
    XCTAssertEqual(try builds("/a/A.swift:1:2: error: no such module", status: 1), "no")
    XCTAssertEqual(try builds("A crashed with signal 4.", status: 1), "yes")
  }
}
