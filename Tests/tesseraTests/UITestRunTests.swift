import XCTest

@testable import tessera

/// Tests that use an app from outside, run by a program that only pretends to hold them.
final class UITestRunTests: CommandTestCase {
  /// Ends in its second test as XCTest does where a test stops at its first failure.
  private static let program = """
    #!/bin/bash
    if [ "$1" = --list-tests ]; then
      printf 'Listing tests\\n\\nAppUITests.A/test_1\\nAppUITests.A/test_2\\nAppTests.A/test_1\\nAppUITests.B/test_3\\n'
      exit
    fi
    echo "$1 in $TESSERA_UI_TEST_APP at $TESSERA_UI_TEST_DEVICE" >> "$(dirname "$0")/runs"
    for name in ${1//,/ }; do
      short=${name#*.}; short=${short//\\//.}
      echo "Test Case '$short' started at 2026-11-23 13:19:49.547"
      if [ "$short" = A.test_2 ]; then
        echo "/a/A.swift:7: error: $short : failed - No matches found"
        kill -ILL $$
      fi
      echo "Test Case '$short' passed (0.5 seconds)"
    done
    """

  private func run(_ filters: [String] = []) throws -> (isPassed: Bool, record: TestRecord) {
    let package = PackageFolder(root: folder + "/App", folder: folder + "/App", isWritten: true)
    try write("App/.build/debug/AppPackageTests.xctest", Self.program)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: folder + "/App/.build/debug/AppPackageTests.xctest")
    let output = try TestOutput(try TestOutputOptions.parse(["--results", folder + "/kept"]))
    let run = UITestRun(
      package: package, configuration: .debug,
      tests: UITestModules(modules: ["AppUITests"], app: "App"),
      filters: filters, skips: [], output: output, echo: { _ in })
    return (try run.pass(), output.record)
  }

  private var runs: [String] {
    get throws {
      try String(contentsOfFile: folder + "/App/.build/debug/runs", encoding: .utf8)
        .split(separator: "\n").map(String.init)
    }
  }

  func test_aTestThatEndsItsProcess_leavesTheOthersToTheNext() throws {
    let (isPassed, record) = try run()
    XCTAssertFalse(isPassed)
    XCTAssertEqual(record.cases.map(\.fullName), ["A.test_1", "A.test_2", "B.test_3"])
    XCTAssertEqual(record.cases.map(\.state), [.passed, .failed, .passed])
    XCTAssertEqual(record.cases[1].issues.map(\.message), ["failed - No matches found"])
    let app = folder + "/App/.build/debug/App"
    XCTAssertEqual(
      try runs,
      [
        "AppUITests.A/test_1,AppUITests.A/test_2,AppUITests.B/test_3 in \(app) at ",
        "AppUITests.B/test_3 in \(app) at ",
      ])
  }

  func test_filters_chooseTests() throws {
    let (isPassed, record) = try run(["A/test_1$"])
    XCTAssertTrue(isPassed)
    XCTAssertEqual(record.cases.map(\.fullName), ["A.test_1"])
  }
}
