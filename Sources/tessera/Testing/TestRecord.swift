import Foundation

/// One test of a run, and what became of it.
struct TestCaseRecord: Equatable {
  enum State: String { case running, passed, failed, skipped }

  /// Why a test failed, and where it says so; a line of 0 is not known.
  struct Issue: Equatable {
    var message: String
    var file: String?
    var line = 0
  }

  /// The class of XCTest's, or the module and suite of Swift Testing's.
  var suite: String
  var name: String
  var file: String?
  var line = 0
  var state = State.running
  var seconds = 0.0
  var issues: [Issue] = []
  var skipReason: String?
  /// What was printed while it ran, where that can be told: XCTest runs one test at a time.
  var output: [String] = []
  /// Files that the test has kept.
  var attachments: [String] = []

  var fullName: String { suite.isEmpty ? name : "\(suite).\(name)" }
}

/// What the tests of a run did, in the order in which they began; every change goes to `onEvent`, too.
final class TestRecord {
  private(set) var cases: [TestCaseRecord] = []
  /// When the tests that run have begun, by number.
  private var begins: [Int: ContinuousClock.Instant] = [:]
  private let clock = ContinuousClock()
  /// Gets a line of `--events`: its name and what belongs to it.
  var onEvent: (String, [String: Any]) -> Void = { _, _ in }

  func count(_ state: TestCaseRecord.State) -> Int { cases.filter { $0.state == state }.count }

  var failures: [TestCaseRecord] { cases.filter { $0.state == .failed } }

  /// - Returns: the number by which the test is named in further calls.
  func start(_ suite: String, _ name: String, file: String? = nil, line: Int = 0) -> Int {
    cases.append(TestCaseRecord(suite: suite, name: name, file: file, line: line))
    begins[cases.count - 1] = clock.now
    onEvent("testStarted", names(cases.count - 1))
    return cases.count - 1
  }

  func add(_ issue: TestCaseRecord.Issue, to test: Int) {
    cases[test].issues.append(issue)
    var values = names(test)
    values["message"] = issue.message
    if let file = issue.file { values["file"] = file }
    if issue.line > 0 { values["line"] = issue.line }
    onEvent("issue", values)
  }

  /// Lengthens the message of the last issue, which has several lines.
  func `continue`(_ line: String, of test: Int) {
    guard let last = cases[test].issues.indices.last else { return }
    cases[test].issues[last].message += "\n" + line
  }

  func add(output line: String, to test: Int) { cases[test].output.append(line) }

  func add(attachment path: String, to test: Int) {
    cases[test].attachments.append(path)
    var values = names(test)
    values["path"] = path
    onEvent("attachment", values)
  }

  /// Adds what a record of some of the tests has, all of which have ended.
  func add(_ ended: [TestCaseRecord]) { cases += ended }

  func skip(_ test: Int, because reason: String?) { cases[test].skipReason = reason }

  func end(_ test: Int, _ state: TestCaseRecord.State, seconds: Double) {
    begins[test] = nil
    cases[test].state = state
    cases[test].seconds = seconds
    var values = names(test)
    values["outcome"] = state.rawValue
    values["seconds"] = seconds
    if let reason = cases[test].skipReason { values["reason"] = reason }
    onEvent("testEnded", values)
  }

  /// Whether a test has run for longer than it may, in which case it is said of each that has.
  ///
  /// - Parameter seconds: how long one may take.
  func findOverdue(after seconds: Int) -> Bool {
    let now = clock.now
    let overdue = begins.filter { now - $0.value > .seconds(seconds) }.keys.sorted()
    for test in overdue {
      let message = "Test exceeded the execution time allowance of \(seconds) seconds."
      add(TestCaseRecord.Issue(message: message, file: cases[test].file), to: test)
    }
    return !overdue.isEmpty
  }

  /// The test of XCTest's that ended the process which ran last by a signal; nil where none did.
  private(set) var endedProcess: String?

  /// Why a test failed with which its process ended.
  ///
  /// - Parameter detail: what is known of the end; nil for nothing.
  static func endOfProcess(_ detail: String? = nil) -> String {
    "The process of the tests ended while this one ran" + (detail.map { " (\($0))" } ?? "")
      + "; what it printed last says why."
  }

  /// Tests that still run when their process has ended were ended with it.
  ///
  /// - Parameter isRestarted: whether the tests behind it can run in another process.
  func endRunning(because reason: String, isRestarted: Bool = false) {
    endedProcess = nil
    for test in cases.indices where cases[test].state == .running {
      // A test may have ended its process by failing.
      if cases[test].issues.isEmpty {
        add(TestCaseRecord.Issue(message: reason, file: cases[test].file), to: test)
      }
      end(test, .failed, seconds: 0)
      if isRestarted { endedProcess = cases[test].fullName }
    }
  }

  private func names(_ test: Int) -> [String: Any] {
    ["suite": cases[test].suite, "test": cases[test].name]
  }
}
