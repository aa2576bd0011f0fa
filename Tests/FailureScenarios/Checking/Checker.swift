import Foundation

/// Runs all scenarios and says what is not as it should be.
@MainActor
struct Checker {
  /// Whether what is said becomes the record.
  var records: Bool
  /// Whether every third of those that are borne has to do.
  var isQuick: Bool

  private let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  private var record: URL { folder.appendingPathComponent("Sentences.txt") }
  private var sources: URL {
    folder.appendingPathComponent("../../Sources").standardizedFileURL
  }

  /// Whether every scenario ends as recorded, and every call of `failure` and `require` in Sources is
  /// met by one or has its reason in `unprovoked`.
  func run() -> Bool {
    let outcomes = outcomes()
    var problems = comparison(outcomes) + uncovered(outcomes.map(\.outcome))
    let names = Dictionary(grouping: Scenario.all.map(\.name)) { $0 }
    problems += names.filter { $1.count > 1 }.map { "There are two scenarios named \($0.key)." }
    problems.forEach { print($0) }
    let words = outcomes.count { if case .sentence = $0.outcome { true } else { false } }
    print(
      "\(outcomes.count) scenarios: \(words) end with a sentence, "
        + "\(outcomes.count { $0.outcome == .wentOn }) go on; \(problems.count) problems.")
    return problems.isEmpty
  }

  private var scenarios: [Scenario] {
    guard isQuick, !records else { return Scenario.all }
    let borne = Scenario.mistakesThatAreBorne
    return Scenario.mistakesThatEnd + stride(from: 0, to: borne.count, by: 3).map { borne[$0] }
  }

  private func outcomes() -> [(name: String, outcome: Outcome)] {
    let names = scenarios.map(\.name)
    let found = Results(count: names.count)
    try? FileManager.default.createDirectory(
      at: ChildProcess.temporaryFolder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: ChildProcess.temporaryFolder) }
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      found[index] = ChildProcess.outcome(of: names[index])
    }
    return names.indices.map { (names[$0], found[$0]) }
  }

  private func comparison(_ outcomes: [(name: String, outcome: Outcome)]) -> [String] {
    let text = outcomes.map { "\($0.name)\n\(Self.indented($0.outcome.recorded))\n" }
      .joined(separator: "\n")
    if records { try? Data(text.utf8).write(to: record) }
    let known = (try? String(contentsOf: record, encoding: .utf8)) ?? ""
    let entries = known.components(separatedBy: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
    let recorded = Dictionary(
      entries.map { entry in
        let lines = entry.components(separatedBy: "\n")
        return (lines[0], lines.dropFirst().joined(separator: "\n"))
      }
    ) { first, _ in first }
    return outcomes.compactMap { name, outcome in
      if case .wordless(let text) = outcome { return "\(name): ends without a sentence. \(text)" }
      let now = Self.indented(outcome.recorded)
      guard let then = recorded[name] else { return "\(name): is not in \(record.path).\n\(now)" }
      return then == now
        ? nil : "\(name): should end as recorded:\n\(then)\nand ends so:\n\(now)"
    }
  }

  /// Empty lines would end an entry.
  private static func indented(_ text: String) -> String {
    text.components(separatedBy: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  private func uncovered(_ outcomes: [Outcome]) -> [String] {
    let met = Set(
      outcomes.compactMap { outcome -> CallSite? in
        if case .sentence(_, let site) = outcome { site } else { nil }
      })
    var excuses = Unprovoked.all
    var problems: [String] = []
    let sites = CallSites.find(in: sources)
    if sites.isEmpty { problems.append("No call of failure was found in \(sources.path).") }
    for (site, text) in sites.sorted(by: { ($0.key.file, $0.key.line) < ($1.key.file, $1.key.line) }
    )
    where !met.contains(site) {
      let index = excuses.firstIndex { $0.file == site.file && text.contains($0.text) }
      if let index {
        excuses.remove(at: index)
      } else {
        problems.append(
          "\(site.file):\(site.line) is met by no scenario; write one, or say in Unprovoked.swift why "
            + "there can be none.\n\(text)")
      }
    }
    problems += excuses.map { "\($0.file): \"\($0.text)\" needs no excuse in Unprovoked.swift." }
    problems += met.subtracting(sites.keys).map {
      "\($0.file):\($0.line) ended a scenario and was not found among the calls in Sources."
    }
    return problems
  }

  /// One place for each scenario, filled by several threads.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var outcomes: [Outcome]

    init(count: Int) { outcomes = Array(repeating: .wentOn, count: count) }

    subscript(index: Int) -> Outcome {
      get { lock.withLock { outcomes[index] } }
      set { lock.withLock { outcomes[index] = newValue } }
    }
  }
}
