import XCTest

@testable import tessera

/// `tessera audit` of a real app: what the pretended build makes is the program `SessionProgram`.
final class AuditTests: CommandTestCase {
  private func audit(_ words: String...) throws -> Outcome {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = command(variables: ["APP": "exec \(tests.path)/SessionProgram \"$@\""])
    process.arguments = ["audit", folder + "/App"] + words
    return try outcome(of: process)
  }

  func test_tenPlantedFaults_areTenFindings() throws {
    let file = folder + "/findings.json"
    let outcome = try audit("--out", file, "--", "-planted-faults")
    XCTAssertEqual(outcome.status, 1, outcome.output)
    XCTAssertTrue(outcome.output.contains("10 findings on 1 screens."), outcome.output)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let found = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    let lines = found.map { "\($0["kind"] ?? ""): \($0["element"] ?? "")" }
    XCTAssertEqual(
      lines.sorted(),
      [
        "clipped: Wide at the largest size", "contrast: Faint", "duplicate: Other",
        "duplicate: Twice", "file-name: icon_star@2x.png", "missing-label: a button",
        "missing-value: Volume", "order: Upper", "role-in-label: Save button",
        "small-target: Tiny",
      ])
    for finding in found {
      XCTAssertEqual(finding["screen"] as? Int, 1)
      XCTAssertEqual((finding["frame"] as? [Double])?.count, 4)
      XCTAssertFalse((finding["message"] as? String ?? "").isEmpty)
    }
  }

  func test_appWithoutFaults_endsWellWithAnEmptyArray() throws {
    let file = folder + "/findings.json"
    let outcome = try audit("--out", file, "--", "-planted-faults", "-none")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertTrue(outcome.output.contains("no findings on 1 screens."), outcome.output)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let found = try JSONSerialization.jsonObject(with: data) as? [Any]
    XCTAssertEqual(found?.count, 0)
  }
}
