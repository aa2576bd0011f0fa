import ArgumentParser
import Foundation

/// Where `tessera test` keeps what the tests did.
struct TestOutputOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Writes the results as JUnit's XML.", valueName: "FILE.xml"))
  var junit: String?

  @Option(
    help: ArgumentHelp(
      "Writes each test's start, issues and end as it happens: JSON, one value a line.",
      valueName: "FILE"))
  var events: String?

  @Option(
    help: ArgumentHelp(
      "Keeps pictures, trees and attachments of tests, and results.json; tests find the folder in "
        + "TESSERA_RESULTS.", valueName: "dir"))
  var results: String?

  @Option(
    help: ArgumentHelp(
      "Ends the tests when one of them has taken so long, and says which one it was; as in Xcode ten minutes.",
      valueName: "seconds"))
  var testAllowance = 600

  mutating func validate() throws {
    guard testAllowance > 0 else {
      throw ValidationError(
        "--test-allowance should be seconds, at least 1; found \(testAllowance).")
    }
  }

  /// Nothing said.
  static var none: TestOutputOptions {
    var options = TestOutputOptions()
    options.junit = nil
    options.events = nil
    options.results = nil
    options.testAllowance = 600
    return options
  }
}

/// The files that a run of tests writes.
final class TestOutput {
  let record = TestRecord()
  /// How many seconds a test may take.
  let allowance: Int
  private let junit: String?
  private let results: String?
  private let isAsked: Bool
  private var events: LogFile?
  private let begin = Date()
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  init(_ options: TestOutputOptions, isWanted: Bool = false) throws(Failure) {
    isAsked = isWanted
    allowance = options.testAllowance
    junit = try options.junit.map { path throws(Failure) in
      try AppOptions.writable(path, for: "--junit")
    }
    let eventsPath = try options.events.map { path throws(Failure) in
      try AppOptions.writable(path, for: "--events")
    }
    results = options.results.map(AppOptions.absolute)
    start = clock.now
    if let results { try Self.makeFolder(results + "/attachments") }
    // Results of an earlier run are not taken for those of one that did not come to its end.
    for path in [junit, results.map { $0 + "/results.json" }] {
      if let path { try? FileManager.default.removeItem(atPath: path) }
    }
    events = try eventsPath.map { path throws(Failure) in try LogFile(path) }
    for (key, path) in [("junit", junit), ("events", eventsPath), ("resultsFolder", results)] {
      if let path { Report.set(key, path) }
    }
    record.onEvent = { [unowned self] name, values in write(name, values) }
  }

  /// Whether anybody wants to know of single tests.
  var isWanted: Bool {
    isAsked || Report.isWanted || junit != nil || results != nil || events != nil
  }

  /// The folder of `--results`.
  var resultsFolder: String? { results }

  /// What test processes find in their environment.
  var environment: [String: String] {
    guard let results else { return [:] }
    var values = ["TESSERA_RESULTS": results]
    if ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] == nil {
      values["SNAPSHOT_ARTIFACTS"] = results + "/snapshots"
    }
    return values
  }

  /// Arguments of `swift test`.
  var arguments: [String] { results.map { ["--attachments-path", $0 + "/attachments"] } ?? [] }

  private static func makeFolder(_ path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .usage("--results should name a folder that can be made; \(Files.reason(error)).")
    }
  }

  /// - Parameter values: what JSON can hold.
  func write(_ name: String, _ values: [String: Any]) {
    guard events != nil else { return }
    let (seconds, fraction) = (clock.now - start).components
    var all = values
    all["event"] = name
    all["time"] = Double(seconds) + Double(fraction) / 1e18
    guard
      let data = try? JSONSerialization.data(
        withJSONObject: all, options: [.sortedKeys, .withoutEscapingSlashes])
    else { return }
    events?.add(String(decoding: data, as: UTF8.self))
  }

  /// Writes what is written once all is known.
  func finish() throws(Failure) {
    write(
      "runEnded",
      [
        "tests": record.cases.count, "failed": record.count(.failed),
        "skipped": record.count(.skipped), "passed": record.count(.passed),
      ])
    do {
      if let junit {
        try Data(JUnitReport.text(of: record.cases, date: begin).utf8)
          .write(to: URL(fileURLWithPath: junit), options: .atomic)
      }
      if let results {
        let value: [String: Any] = ["tests": record.cases.map(\.json)]
        let data = try JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        try data.write(to: URL(fileURLWithPath: results + "/results.json"), options: .atomic)
      }
    } catch {
      throw .failed("The results should be written, which failed: \(Files.reason(error)).")
    }
  }
}

extension TestCaseRecord {
  var json: [String: Any] {
    var value: [String: Any] = [
      "suite": suite, "name": name, "outcome": state.rawValue, "seconds": seconds,
    ]
    if let file { value["file"] = file }
    if line > 0 { value["line"] = line }
    if let skipReason { value["reason"] = skipReason }
    if !output.isEmpty { value["output"] = output }
    if !attachments.isEmpty { value["attachments"] = attachments }
    if !issues.isEmpty { value["issues"] = issues.map(\.json) }
    return value
  }
}

extension TestCaseRecord.Issue {
  var json: [String: Any] {
    var value: [String: Any] = ["message": message]
    if let file { value["file"] = file }
    if line > 0 { value["line"] = line }
    return value
  }
}
