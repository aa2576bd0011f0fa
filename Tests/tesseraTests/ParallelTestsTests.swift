import Glibc
import XCTest

@testable import tessera

/// Tests of a package that several processes run at once.
final class ParallelTestsTests: CommandTestCase {
  /// A program that lists and runs tests as XCTest's do. Of the classes One and Two, which are in parts of their own,
  /// each begins only when the other has; `Two/test_end` ends the process, `Two/test_bad` fails.
  private func makeProgram() throws {
    let many = (0..<60).map { "M.One/test_\($0)" } + ["M.Two/test_a", "M.Two/test_bad"]
    let rest = ["M.Two/test_end", "M.Two/test_late"] + (0..<20).map { "M.Two/test_z\($0)" }
    try write("list", (["Listing tests:", ""] + many + rest).joined(separator: "\n") + "\n")
    try write(
      "products/debug/All.xctest",
      """
      #!/bin/bash
      cd "\(folder)"
      [ "$1" = --list-tests ] && exec cat list
      echo "$1" >> calls
      run() {
        local plain=${1#M.}; local name=${plain/\\//.}
        echo "Test Case '$name' started at 2026-11-29 10:00:00.000"
        echo "inside $name"
        case $name in
          *.test_end) kill -SEGV $$ ;;
          *.test_bad)
            echo "/a/A.swift:5: error: $name : is bad"
            echo "Test Case '$name' failed (0.1 seconds)"; failed=1 ;;
          *) echo "Test Case '$name' passed (0.1 seconds)" ;;
        esac
      }
      for one in ${1//,/ }; do
        case $one in
          */*) run "$one" ;;
          *)
            touch "began-$one"
            for try in $(seq 300); do
              [ -e began-M.One ] && [ -e began-M.Two ] && break; sleep 0.1
            done
            [ -e began-M.One ] && [ -e began-M.Two ] || echo alone >> alone
            for test in $(grep "^$one/" list); do run "$test"; done ;;
        esac
      done
      exit ${failed:-0}
      """)
    _ = chmod(folder + "/products/debug/All.xctest", 0o755)
  }

  private func run(
    filters: [String] = [], skips: [String] = [], arguments: [String] = [],
    splitsClasses: Bool = false
  ) throws -> (passed: Bool?, output: TestOutput, lines: [String]) {
    let output = try TestOutput(.none)
    var lines: [String] = []
    let tests = ParallelTests(
      folder: folder, scratch: folder + "/products", configuration: .debug,
      arguments: ["--disable-swift-testing"] + arguments, environment: [:],
      filters: filters, skips: skips, count: 2, splitsClasses: splitsClasses, output: output,
      echo: { lines.append($0) })
    return (try tests.pass(), output, lines)
  }

  func test_classesRunAtTheSameTime_andOneThatEndsItsProcessTakesNothingWithIt() throws {
    try makeProgram()
    let (passed, output, lines) = try run()

    XCTAssertEqual(passed, false)
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: folder + "/alone"), "each class waited for the other")
    let cases = output.record.cases
    XCTAssertEqual(cases.count, 60 + 24)
    XCTAssertEqual(Set(cases.map(\.fullName)).count, cases.count)
    XCTAssertEqual(
      output.record.failures.map(\.fullName).sorted(), ["Two.test_bad", "Two.test_end"])
    let ended = try XCTUnwrap(output.record.failures.last?.issues.first?.message)
    XCTAssertTrue(ended.contains("(signal 11)"), ended)
    XCTAssertEqual(
      cases.map(\.suite), Array(repeating: "One", count: 60) + Array(repeating: "Two", count: 24))
    XCTAssertTrue(lines.last?.hasPrefix("Executed 84 tests in 2 processes at once") == true)
  }

  func test_linesOfATest_standTogether() throws {
    try makeProgram()
    let lines = try run().lines
    for (index, line) in lines.enumerated() where line.hasPrefix("inside ") {
      let name = line.dropFirst("inside ".count)
      XCTAssertEqual(lines[index - 1], "Test Case '\(name)' started at 2026-11-29 10:00:00.000")
    }
  }

  func test_filtersAndSkips_chooseTests() throws {
    try makeProgram()
    let (passed, output, _) = try run(
      filters: ["M.Two/test_[az]"], skips: ["z1"], arguments: ["--skip", "^M\\.Two/test_z0$"])
    XCTAssertEqual(passed, true)
    XCTAssertEqual(output.record.cases.count, 1 + 20 - 12)
  }

  func test_classesOfManyTests_mayGoToSeveralProcesses() throws {
    try makeProgram()
    let output = try run(arguments: ["--skip", "_(end|bad)$"], splitsClasses: true).output
    XCTAssertEqual(output.record.cases.count, 60 + 22)
    let calls = try String(contentsOfFile: folder + "/calls", encoding: .utf8).split(
      separator: "\n")
    XCTAssertEqual(calls.filter { $0.contains("M.One/test_0") }.count, 1)
    XCTAssertGreaterThan(calls.filter { $0.contains("M.One/") }.count, 4)
  }

  func test_whatCannotBeListed_isLeftToOthers() throws {
    XCTAssertNil(try run().passed)
  }
}
