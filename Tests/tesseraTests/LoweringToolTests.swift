import XCTest

@testable import tessera

/// When the lowering tool that all projects share is built, and against what.
final class LoweringToolTests: CommandTestCase {
  private func environment(_ more: [String: String] = [:]) throws -> CommandTestCase.Outcome {
    try write("App/Package.swift", "// uses XcodeSources")
    let process = command(
      "snapshot", "App", "--out", "out.png",
      variables: ["BEFORE": "echo $TESSERA_LOWERING_TOOL $TESSERA_HOST_SYNTAX >> \(folder)/tools"]
        .merging(more) { $1 })
    return try outcome(of: process)
  }

  /// What builds found in their environment that know of the tool: those of UIKit's parts come before.
  private var tools: [String] {
    let text = (try? String(contentsOfFile: folder + "/tools", encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }

  private var builds: [String] { asked.filter { $0.contains("xcode-sources") } }

  func test_theTool_isBuiltOnce_andAgainWhenItsSourcesSaySomethingElse() throws {
    let first = try environment()
    XCTAssertEqual(first.status, 0, first.output)
    XCTAssertTrue(first.output.contains("then the tool that lowers sources"), first.output)
    XCTAssertEqual(builds.count, 1)
    XCTAssertTrue(tools.first?.hasSuffix("/xcode-sources") ?? false, "\(tools)")
    let source = folder + "/root/XcodeSources/Sources/L.swift"
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: source)
    _ = try environment()
    XCTAssertEqual(builds.count, 1)
    try write("root/XcodeSources/Sources/L.swift", "// changed")
    try write("root/XcodeSources/Sources/notes.md", "no source")
    _ = try environment()
    XCTAssertEqual(builds.count, 2)
  }

  /// The toolchain's own swift-syntax is compiled already.
  func test_aToolchainWithSwiftSyntax_isBuiltAgainst_orThePackageWhereThatFails() throws {
    for name in [
      "SwiftSyntax.swiftmodule", "SwiftParser.swiftmodule", "libSwiftSyntax.so",
      "libSwiftParser.so",
    ] { try write("lib/swift/host/" + name, "") }
    _ = try environment()
    XCTAssertEqual(tools.first, "\(folder)/lib/swift/host")
    XCTAssertTrue(builds[0].contains("/.build/toolchain "), builds[0])

    try write("root/XcodeSources/Sources/L.swift", "// changed")
    let outcome = try environment([
      "BEFORE": "case $words in */toolchain*) STATUS=1 ;; *) STATUS=0 ;; esac"
    ])
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertEqual(builds.count, 3)
    XCTAssertFalse(builds[2].contains("/.build/toolchain "), builds[2])
  }
}
