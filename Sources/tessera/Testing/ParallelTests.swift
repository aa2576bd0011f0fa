import Foundation

/// The tests of a package that is built, run by several processes at once.
///
/// XCTest's tests go to the processes by their classes, some classes at a time, so that a process that ends takes
/// little with it and none waits long for the others; Swift Testing's run in one process beside them.
struct ParallelTests {
  /// The package, in which the tests run.
  let folder: String
  /// Where it was built.
  let scratch: String
  let configuration: BuildConfiguration
  /// Of `swift test`, by which Swift Testing's tests run.
  let arguments: [String]
  let environment: [String: String]
  /// Regular expressions of names, `Module.Class/test`, as SwiftPM has them.
  let filters: [String]
  let skips: [String]
  /// How many processes run at once.
  let count: Int
  /// Whether a class with many tests may go to several processes, each of which sets the class up for itself.
  var splitsClasses = false
  let output: TestOutput
  let echo: (String) -> Void

  /// How many tests a process gets at most, unless a class has more.
  private static let mostTests = 64

  /// - Returns: whether all passed; nil where the tests cannot be listed, and nothing was run.
  func pass() throws(Failure) -> Bool? {
    guard let program, let names = try list(program) else { return nil }
    let parts = parts(of: names.filter(isChosen), all: names)
    // What each part did is kept by itself, so that the results stand in the same order every time.
    let state = State(count: parts.count + 1)
    var jobs = try swiftTesting(state).map { [$0] } ?? []
    for (number, part) in parts.enumerated() {
      jobs.append(job(program, part, number + 1, state))
    }
    let clock = ContinuousClock()
    let begin = clock.now
    var processes = ConcurrentProcesses(limit: count)
    try processes.run(jobs)
    for cases in state.cases { output.record.add(cases) }
    let all = state.cases.joined()
    let skipped = all.count { $0.state == .skipped }
    let failed = all.count { $0.state == .failed }
    echo(
      "Executed \(all.count) tests in \(count) processes at once, with \(skipped) tests skipped and "
        + "\(failed) failures, in \((clock.now - begin).components.seconds) seconds")
    return state.isSuccess
  }

  private final class State {
    var cases: [[TestCaseRecord]]
    var isSuccess = true
    init(count: Int) { cases = Array(repeating: [], count: count) }
  }

  // MARK: What there is

  /// The program of XCTest's tests; nil where there is none, or more than one.
  private var program: String? {
    let products = scratch + "/" + configuration.rawValue
    let found = (try? FileManager.default.contentsOfDirectory(atPath: products)) ?? []
    let programs = found.filter { $0.hasSuffix(".xctest") }
    return programs.count == 1 ? products + "/" + programs[0] : nil
  }

  private func list(_ program: String) throws(Failure) -> [String]? {
    let listing = try Subprocess(
      program: program, arguments: ["--list-tests"], environment: environment,
      output: .capturedAlone
    ).run()
    guard listing.ending.isSuccess else { return nil }
    let names = listing.output.split(separator: "\n").map(String.init).filter {
      $0.wholeMatch(of: /[\w.]+\/\w+/) != nil
    }
    return names.isEmpty ? nil : names
  }

  private func isChosen(_ name: String) -> Bool {
    func matches(_ pattern: String) -> Bool {
      name.range(of: pattern, options: .regularExpression) != nil
    }
    // Tests of the interface run elsewhere, and are skipped by arguments.
    let elsewhere = zip(arguments, arguments.dropFirst()).filter { $0.0 == "--skip" }.map(\.1)
    return (filters.isEmpty || filters.contains(where: matches))
      && !(skips + elsewhere).contains(where: matches)
  }

  /// Parts that a process gets, as XCTest takes them: classes that are wanted whole by their names, others by those
  /// of their tests.
  private func parts(of names: [String], all: [String]) -> [[String]] {
    func suite(_ name: String) -> String { String(name.prefix { $0 != "/" }) }
    let sizes = Dictionary(grouping: all, by: suite).mapValues(\.count)
    let chosen = Dictionary(grouping: names, by: suite)
    // Several for each process, so that none ends long before the others.
    let most = min(Self.mostTests, max(1, names.count / (4 * count)))
    var parts: [[String]] = []
    var size = most
    for (suite, tests) in chosen.sorted(by: { $0.key < $1.key }) {
      if splitsClasses, tests.count > most {
        for begin in stride(from: 0, to: tests.count, by: most) {
          parts.append(Array(tests[begin..<min(begin + most, tests.count)]))
        }
        size = most
        continue
      }
      if size + tests.count > most {
        parts.append([])
        size = 0
      }
      parts[parts.count - 1] += tests.count == sizes[suite] ? [suite] : tests
      size += tests.count
    }
    return parts
  }

  // MARK: Processes

  /// A process for some tests and, where one of them ends it, another for those behind that.
  private func job(
    _ program: String, _ names: [String], _ number: Int, _ state: State, restarts: Int = 0
  ) -> ConcurrentProcesses.Job {
    let record = makeRecord()
    let allowance = output.allowance
    var lines = XCTestLines()
    var waiting: [String] = []
    var process = Subprocess(
      program: "env", arguments: ["-C", folder, program, names.joined(separator: ",")],
      environment: environment)
    var isOverdue = false
    process.isOverdue = {
      isOverdue = record.findOverdue(after: allowance)
      return isOverdue
    }
    return ConcurrentProcesses.Job(
      process: process,
      onLine: { line in
        lines.read(line, into: record)
        // What a test prints stands together, though others print meanwhile.
        waiting.append(line)
        guard !lines.isInTest else { return }
        waiting.forEach(echo)
        waiting = []
      },
      onEnd: { ending throws(Failure) in
        waiting.forEach(echo)
        if !ending.isSuccess { state.isSuccess = false }
        var signal: String?
        if case .signalled(let number) = ending { signal = "signal \(number)" }
        record.endRunning(
          because: TestRecord.endOfProcess(signal), isRestarted: signal != nil && !isOverdue)
        state.cases[number] += record.cases
        guard let ended = record.endedProcess, restarts < TestRunner.mostProcesses else {
          return nil
        }
        let rest = try list(program).map {
          remaining(of: names, in: $0, after: state.cases[number])
        }
        guard let rest, !rest.isEmpty else { return nil }
        Console.say("\(ended) ended the process of the tests; those behind it run in a new one.")
        return job(program, rest, number, state, restarts: restarts + 1)
      })
  }

  /// The tests of a part that have not run, by their full names.
  private func remaining(
    of part: [String], in names: [String], after cases: [TestCaseRecord]
  ) -> [String] {
    let done = Set(cases.map { "\($0.suite)/\($0.name)" })
    let wanted = Set(part)
    return names.filter { name in
      let isWanted = wanted.contains(name) || wanted.contains(String(name.prefix { $0 != "/" }))
      // A run names classes without their modules.
      let plain = name.split(separator: ".", maxSplits: 1).last.map(String.init) ?? name
      return isWanted && !done.contains(plain)
    }
  }

  /// The process of Swift Testing's tests; nil where they are not wanted.
  private func swiftTesting(_ state: State) throws(Failure) -> ConcurrentProcesses.Job? {
    guard !arguments.contains("--disable-swift-testing") else { return nil }
    let record = makeRecord()
    let allowance = output.allowance
    let temporary = try Cleanup.makeFolder("tests")
    var events = SwiftTestingEvents(path: temporary + "/events")
    var words = ["test", "--package-path", folder, "--scratch-path", scratch, "--skip-build"]
    words += ["-c", configuration.rawValue, "--disable-xctest"] + arguments + output.arguments
    words += ["--event-stream-output-path", events.path]
    for pattern in filters { words += ["--filter", pattern] }
    for pattern in skips { words += ["--skip", pattern] }
    var process = Subprocess(program: "swift", arguments: words, environment: environment)
    process.isOverdue = {
      events.readNew(into: record)
      return record.findOverdue(after: allowance)
    }
    return ConcurrentProcesses.Job(
      process: process, onLine: echo,
      onEnd: { ending throws(Failure) in
        events.readNew(into: record)
        Cleanup.remove(temporary)
        if !ending.isSuccess { state.isSuccess = false }
        record.endRunning(because: TestRecord.endOfProcess())
        state.cases[0] = record.cases
        return nil
      })
  }

  /// A record of a process; what happens in it is written as it happens.
  private func makeRecord() -> TestRecord {
    let record = TestRecord()
    record.onEvent = output.record.onEvent
    return record
  }
}
