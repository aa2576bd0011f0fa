import Foundation

/// What test runners print, counted for `--json`.
struct TestResults {
  private(set) var tests = 0
  private(set) var failures: [String] = []
  nonisolated(unsafe) private static var all: [[String: Any]] = []

  mutating func add(_ line: String) {
    if line.hasPrefix("Test Case '"), let end = line.range(of: "' ") {
      let name = String(line[..<end.lowerBound].dropFirst("Test Case '".count))
      let state = line[end.upperBound...]
      if state.hasPrefix("passed") || state.hasPrefix("failed") { tests += 1 }
      if state.hasPrefix("failed") { failures.append(name) }
    } else if let name = line.wholeMatch(of: /. Test (?:case )?(.+?) (passed|failed) after .*/) {
      // Swift Testing's, but for the line of the whole run.
      guard !name.1.hasPrefix("run with ") else { return }
      tests += 1
      if name.2 == "failed" { failures.append(String(name.1)) }
    }
  }

  func report(_ folder: String) {
    guard Report.isWanted else { return }
    Self.all.append(["folder": folder, "tests": tests, "failures": failures])
    Report.set("results", Self.all)
  }
}
