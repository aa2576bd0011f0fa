import Glibc
import NibDocument
import XCTest

@testable import tessera

/// What `tessera test` keeps of a run, for readers that are programs.
final class TestOutputTests: CommandTestCase {
  private static let printed = """
    Test Suite 'OldTests' started at 2026-11-23 13:19:49.547
    Test Case 'OldTests.test_good' started at 2026-11-23 13:19:49.547
    hello
    Test Case 'OldTests.test_good' passed (0.25 seconds)
    Test Case 'OldTests.test_bad' started at 2026-11-23 13:19:49.555
    /a/A.swift:5: error: OldTests.test_bad : XCTAssertEqual failed: ("1") - numbers
    and <lines> & "quotes"
    Test Case 'OldTests.test_bad' failed (0.0 seconds)
    Test Case 'OldTests.test_skip' started at 2026-11-23 13:19:49.656
    /a/A.swift:6: OldTests.test_skip : Test skipped - not here
    Test Case 'OldTests.test_skip' skipped (0.003 seconds)
    Test Case 'OldTests.test_throws' started at 2026-11-23 13:19:49.659
    <EXPR>:0: error: OldTests.test_throws : threw error "E()"
    Test Case 'OldTests.test_throws' failed (0.0 seconds)
    Test Suite 'OldTests' failed at 2026-11-23 13:19:49.659
    """

  /// What Swift Testing writes, with the keys that are read.
  private static let events = """
    {"kind":"test","payload":{"id":"M.New","kind":"suite","name":"New","sourceLocation":{"filePath":"/a/B.swift","line":1}}}
    {"kind":"test","payload":{"id":"M.New/good()/B.swift:2:4","kind":"function","name":"good()","sourceLocation":{"filePath":"/a/B.swift","line":2}}}
    {"kind":"test","payload":{"displayName":"Shown","id":"M.New/bad()/B.swift:3:4","kind":"function","name":"bad()","sourceLocation":{"filePath":"/a/B.swift","line":3}}}
    {"kind":"test","payload":{"id":"M.off()/B.swift:9:2","kind":"function","name":"off()","sourceLocation":{"_filePath":"/a/B.swift","line":9}}}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testStarted","messages":[],"testID":"M.New"}}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testStarted","messages":[],"testID":"M.New/good()/B.swift:2:4"}}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testStarted","messages":[],"testID":"M.New/bad()/B.swift:3:4"}}
    {"kind":"event","payload":{"instant":{"absolute":1},"kind":"testSkipped","messages":[{"text":"later"}],"testID":"M.off()/B.swift:9:2"}}
    {"kind":"event","payload":{"instant":{"absolute":2},"issue":{"isFailure":false,"isKnown":true},"kind":"issueRecorded","messages":[],"testID":"M.New/good()/B.swift:2:4"}}
    {"kind":"event","payload":{"instant":{"absolute":2},"issue":{"isFailure":true,"isKnown":false,"sourceLocation":{"filePath":"/a/B.swift","line":4}},"kind":"issueRecorded","messages":[{"text":"1 == 2"},{"text":"why"}],"testID":"M.New/bad()/B.swift:3:4"}}
    {"kind":"event","payload":{"attachment":{"path":"/r/a.txt"},"instant":{"absolute":2},"kind":"valueAttached","messages":[],"testID":"M.New/good()/B.swift:2:4"}}
    {"kind":"event","payload":{"instant":{"absolute":2.5},"kind":"testEnded","messages":[],"testID":"M.New/good()/B.swift:2:4"}}
    {"kind":"event","payload":{"instant":{"absolute":3},"kind":"testEnded","messages":[],"testID":"M.New/bad()/B.swift:3:4"}}

    """

  /// Makes `swift test` print and write the above.
  private func pretend(printing text: String, status: Int = 1) throws -> [String: String] {
    try write("printed", text + "\n")
    try write("events", Self.events)
    return [
      "BEFORE": """
      case $words in
        "test "*)
          echo "$TESSERA_RESULTS" > "$place/results-seen"
          cat "$place/printed"
          name=--event-stream-output-path; file=$(value "$@")
          [ -n "$file" ] && cat "$place/events" > "$file"
          exit \(status) ;;
      esac
      """
    ]
  }

  private func lines(of path: String) throws -> [[String: Any]] {
    let text = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
    return try text.split(separator: "\n").map {
      try XCTUnwrap(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  private func all(_ name: String, in element: XMLElement) -> [XMLElement] {
    element.children.flatMap { ($0.name == name ? [$0] : []) + all(name, in: $0) }
  }

  func test_bothLibraries_areInJUnitsXML_inTheEvents_andInTheResults() throws {
    let outcome = try run(
      "test", "App", "--junit", "junit.xml", "--events", "events.jsonl", "--results", "kept",
      variables: try pretend(printing: Self.printed))
    XCTAssertEqual(outcome.status, 1, outcome.output)
    XCTAssertTrue(outcome.output.contains("hello\n"), outcome.output)
    XCTAssertEqual(
      try String(contentsOfFile: folder + "/results-seen", encoding: .utf8), folder + "/kept\n")

    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/junit.xml"))
    let root = try XCTUnwrap(XMLReader.read(data).root)
    XCTAssertEqual(root.name, "testsuites")
    XCTAssertEqual(
      ["tests", "failures", "skipped", "errors"].map { root[$0] }, ["7", "3", "2", "0"])
    XCTAssertEqual(all("testsuite", in: root).map { $0["name"] }, ["OldTests", "M.New", "M"])
    let cases = all("testcase", in: root)
    XCTAssertEqual(
      cases.map { $0["name"] },
      ["test_good", "test_bad", "test_skip", "test_throws", "good()", "Shown", "off()"])
    guard cases.count == 7 else { return }
    XCTAssertEqual(cases[0]["time"], "0.250")
    XCTAssertEqual(cases[1]["file"], "/a/A.swift")
    XCTAssertEqual(cases[5]["line"], "3")
    let failures = all("failure", in: root)
    XCTAssertEqual(
      failures.map { $0["message"] },
      ["XCTAssertEqual failed: (\"1\") - numbers", "threw error \"E()\"", "1 == 2"])
    XCTAssertEqual(all("skipped", in: root).map { $0["message"] }, ["not here", "later"])
    let text = String(decoding: data, as: UTF8.self)
    XCTAssertTrue(text.contains("and &lt;lines&gt; &amp; \"quotes\""), text)

    let events = try lines(of: "events.jsonl")
    XCTAssertEqual(events.first?["event"] as? String, "runStarted")
    XCTAssertEqual(events.last?["failed"] as? Int, 3)
    XCTAssertEqual(events.filter { $0["event"] as? String == "testEnded" }.count, 7)
    XCTAssertEqual(
      events.first { $0["event"] as? String == "attachment" }?["path"] as? String, "/r/a.txt")

    let kept = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: folder + "/kept/results.json")))
    let tests = try XCTUnwrap((kept as? [String: Any])?["tests"] as? [[String: Any]])
    XCTAssertEqual(tests.map { $0["outcome"] as? String }.filter { $0 == "failed" }.count, 3)
  }

  func test_aProcessThatEndsInATest_failsIt_andOlderResultsGo() throws {
    try write("junit.xml", "old")
    let crash = """
      Test Case 'OldTests.test_gone' started at 2026-11-23 13:19:49.547
      Fatal error: Index out of range
      error: Exited with unexpected signal code 4
      """
    let outcome = try run(
      "test", "App", "--junit", "junit.xml", variables: try pretend(printing: crash))
    XCTAssertEqual(outcome.status, 1)
    let text = try String(contentsOfFile: folder + "/junit.xml", encoding: .utf8)
    XCTAssertTrue(text.contains("ended while this one ran (error: Exited with unexpected signal"))
    XCTAssertTrue(text.contains("Fatal error: Index out of range"), text)

    let build = try run(
      "test", "App", "--junit", "junit.xml",
      variables: ["BEFORE": "case $words in *--build-tests*) STATUS=1 ;; esac"])
    XCTAssertEqual(build.status, 1)
    XCTAssertTrue(
      try String(contentsOfFile: folder + "/junit.xml", encoding: .utf8).contains("tests=\"0\""))
  }

  func test_release_optimisesUIKitAndTheTests_whichMayStillUseTestable() throws {
    let outcome = try run("test", "App", "--release")
    XCTAssertEqual(outcome.status, 0, outcome.output)
    XCTAssertEqual(asked.count, 3, "\(asked)")
    guard asked.count == 3 else { return }
    XCTAssertTrue(asked.allSatisfy { $0.contains("-c release") }, "\(asked)")
    XCTAssertTrue(asked[0].contains("--target PrebuiltUIKit"), asked[0])
    XCTAssertFalse(asked[0].contains("-enable-testing"), asked[0])
    XCTAssertTrue(asked[1].contains("--build-tests"), asked[1])
    XCTAssertTrue(asked[1].contains("-Xswiftc -enable-testing"), asked[1])
    XCTAssertTrue(asked[2].hasPrefix("test "), asked[2])
    XCTAssertTrue(asked[2].contains("-Xswiftc -enable-testing"), asked[2])
  }

  /// Clock: the allowance of a test is time of the machine, so a second of it passes.
  func test_aTestThatTakesTooLong_endsTheRun_andIsNamed() throws {
    try write("printed", "Test Case 'OldTests.test_waits' started at 2026-11-23 13:19:49.547\n")
    let outcome = try run(
      "test", "App", "--junit", "junit.xml", "--test-allowance", "1",
      variables: [
        "BEFORE": """
        case $words in
          "test "*)
            echo $$ > "$place/process"
            cat "$place/printed"
            exec tail -f /dev/null ;;
        esac
        """
      ])
    XCTAssertEqual(outcome.status, 1)
    XCTAssertTrue(
      outcome.output.contains(
        "OldTests.test_waits: Test exceeded the execution time allowance of 1 seconds."),
      outcome.output)
    let text = try String(contentsOfFile: folder + "/junit.xml", encoding: .utf8)
    XCTAssertTrue(text.contains("Test exceeded the execution time allowance of 1 seconds."), text)
    let process = try String(contentsOfFile: folder + "/process", encoding: .utf8)
    let number = try XCTUnwrap(Int32(process.trimmingCharacters(in: .whitespacesAndNewlines)))
    XCTAssertEqual(kill(number, 0), -1, "the program that waited is gone")
  }

  func test_wrongOptions_areSaid() throws {
    let soon = try run("test", "App", "--test-allowance", "0")
    XCTAssertEqual(soon.status, 2)
    XCTAssertTrue(
      soon.output.contains("--test-allowance should be seconds, at least 1; found 0."), soon.output)
    let nothing = try run(
      "test", "App", "--filter", "Nobody",
      variables: [
        "BEFORE": "case $words in \"test \"*) exit 0 ;; esac"
      ])
    XCTAssertEqual(nothing.status, 1)
    XCTAssertTrue(nothing.output.contains("none matches Nobody"), nothing.output)
    let wrong = try run("test", "App", "--filter", "(")
    XCTAssertEqual(wrong.status, 2)
    XCTAssertTrue(wrong.output.contains("--filter should be a regular expression; found (."))
    let missing = try run("test", "App", "--junit", "nowhere/junit.xml")
    XCTAssertEqual(missing.status, 2)
  }
}
