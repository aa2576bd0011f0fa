import XCTest

@testable import tessera

/// `--json`: one value on standard output, also where something is wrong.
final class ReportTests: CommandTestCase {
  private func report(_ words: String..., variables: [String: String] = [:]) throws -> [String: Any]
  {
    let process = command(variables: variables)
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let value = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
    XCTAssertEqual(value["status"] as? Int, Int(process.terminationStatus))
    return value
  }

  func test_aSnapshot_tellsItsPicture_andTheAppsWordsStayOut() throws {
    let value = try report(
      "snapshot", "App", "--out", "out.png", "--json",
      variables: ["APP": "echo hello; echo picture > \(folder)/out.png"])
    XCTAssertEqual(value["picture"] as? String, folder + "/out.png")
    XCTAssertEqual(value["app"] as? String, "App")
    XCTAssertEqual(value["status"] as? Int, 0)
    XCTAssertNil(value["error"])
    XCTAssertTrue((value["messages"] as? [String])?.contains("[2/2] Building App") ?? false)
  }

  func test_failures_areValues() throws {
    let wrong = try report("snapshot", "App", "--out", "out.gif", "--json")
    XCTAssertEqual(wrong["error"] as? String, "--out should name a .png file; found out.gif.")
    let unknown = try report("snapshot", "--json", "--nonsense")
    XCTAssertEqual(unknown["status"] as? Int, 2)
    let build = try report(
      "snapshot", "App", "--out", "out.png", "--json",
      variables: [
        "BEFORE": "case $words in *App*) echo '/a/B.swift:3:5: error: wrong'; STATUS=1 ;; esac"
      ])
    XCTAssertEqual(
      build["errors"] as? [[String: String]], [["place": "/a/B.swift:3:5", "text": "wrong"]])
    XCTAssertEqual(build["status"] as? Int, 1)
    XCTAssertTrue((build["log"] as? String)?.hasSuffix("/build.log") ?? false)
  }

  func test_theDoctorsFindings() throws {
    let findings = try report("doctor", "--json")["findings"] as? [[String: String]]
    XCTAssertTrue(findings?.contains { $0["name"] == "Swift" && $0["state"] == "present" } ?? false)
  }
}
