import Foundation
import PlatformInterface

/// Builds the tests of what a path means and runs them.
struct TestRunner {
  /// Regular expressions; nothing means all tests.
  var filters: [String] = []
  var skips: [String] = []
  /// How what is tested is built, with its tests.
  var configuration = BuildConfiguration.debug
  let output: TestOutput
  /// The screen that unit tests believe in; nil for a small phone's.
  var device: DeviceProfile?
  /// How many processes run the tests at once; nil for one or, of Tessera's own tests, what suits the machine.
  var processes: Int?
  /// Whether these may part a class.
  var splitsClasses = false
  /// Whether what the tests print is read, so that those that failed can be named at the end.
  var isSummarised = false
  /// Gets what the tests print, where it does not go straight to standard output.
  var echo: (String) -> Void = { line in
    guard !Report.isWanted else { return Console.pass(line) }
    print(line)
    // Where a file or a program reads it, it comes when it happens all the same.
    fflush(nil)
  }

  /// The packages beside the root whose tests are Tessera's own, too.
  private static let packages = ["SnapshotTesting", "Samples"]

  /// How many processes run Tessera's own tests: one more than there are processors, as many of these tests wait for
  /// windows and programs, and at most eight.
  private static var ownProcesses: Int { min(ProcessInfo.processInfo.activeProcessorCount + 1, 8) }

  /// - Parameter path: nil for Tessera's own tests.
  func run(at path: String?, _ project: ProjectOptions) throws(Failure) {
    for pattern in filters + skips {
      guard (try? NSRegularExpression(pattern: pattern)) != nil else {
        throw .usage("--filter should be a regular expression; found \(pattern).")
      }
    }
    output.write("runStarted", ["path": path ?? "."])
    var failure: Failure?
    do {
      if let path {
        try runTests(at: path, project)
      } else {
        var own = self
        own.isSummarised = true
        own.processes = processes ?? Self.ownProcesses
        own.splitsClasses = true
        try own.runOwn()
      }
    } catch { failure = error }
    try output.finish()
    if let failure { throw failure }
    if isRecorded, !filters.isEmpty, output.record.cases.isEmpty {
      throw .failed(
        "--filter should choose tests by their names, Module.Class/test; "
          + "none matches \(filters.joined(separator: " or ")).")
    }
  }

  private func runTests(at path: String, _ project: ProjectOptions) throws(Failure) {
    let parts = XcodeProjectFolder.testedProjects(
      ofWorkspacesIn: AppOptions.absolute(path))
    guard parts.isEmpty else { return try runTests(ofEach: parts, project) }
    var package = try PackageFolder.holding(path, project)
    if !package.isWritten,
      let own = try XcodeProjectFolder.package(ofPackage: package.root, project)
    {
      package = own
    }
    try runTests(of: package, title: "the tests of \(path)")
  }

  /// Runs the tests of one project after the other; failures of one do not hide those of the next.
  private func runTests(ofEach projects: [String], _ options: ProjectOptions) throws(Failure) {
    var failures: [String] = []
    for project in projects {
      do {
        try runTests(
          of: XcodeProjectFolder.package(of: project, options), title: "the tests of \(project)")
      } catch {
        Console.say(error.sentence)
        failures.append(project)
      }
    }
    guard failures.isEmpty else { throw failed(failures) }
  }

  /// Tessera's own tests, then those of the packages beside it; failures of the first do not hide the
  /// others.
  private func runOwn() throws(Failure) {
    let root = try ProjectRoot.find()
    var failures: [String] = []
    let scratch = BuildFolder.ofTessera(root)
    try BuildSteps(["Tessera's tests"] + Self.packages.map { "the tests of \($0)" }).run(
      SwiftBuild(
        title: "Tessera's tests", package: root, scratch: scratch, configuration: configuration,
        goal: .tests, log: CacheFolder.shared + "/tests.log",
        arguments: configuration.testArguments))
    // Both runners: tests that expect the process to end are Swift Testing's.
    if try !pass(root, scratch: scratch, configuration.testArguments) { failures.append(root) }
    for name in Self.packages {
      let folder = root + "/" + name
      guard FileManager.default.fileExists(atPath: folder + "/Tests") else { continue }
      do {
        // These are all XCTest's; the other runner would close with a count of none.
        try runTests(
          of: PackageFolder(root: folder, folder: folder), title: "the tests of \(name)",
          ["--disable-swift-testing"])
      } catch {
        Console.say(error.sentence)
        failures.append(folder)
      }
    }
    guard failures.isEmpty else { throw failed(failures) }
  }

  private func runTests(
    of package: PackageFolder, title: String, _ more: [String] = []
  ) throws(Failure) {
    let built = try PackageBuild(
      package: package, configuration: configuration, goal: .tests, title: title
    ).run()
    let uiTests = try UITestModules.of(package)
    var passed = true
    if uiTests.areNotAlone {
      // What somebody has set stands before what a scheme sets.
      let own = ProcessInfo.processInfo.environment
      var environment = package.testEnvironment.filter { own[$0.key] == nil }
      if let device {
        var options = LaunchOptions()
        options.mode = .headless
        options.device = device
        environment[LaunchOptions.environmentVariable] = options.encoded()
      }
      passed = try pass(
        package.root, scratch: package.scratch, more + built.arguments + uiTests.skipArguments,
        environment.merging(built.environment) { $1 })
    }
    if !uiTests.modules.isEmpty {
      let run = UITestRun(
        package: package, configuration: configuration, tests: uiTests, filters: filters,
        skips: skips, output: output, echo: echo
      )
      let first = output.record.cases.count
      passed = try run.pass() && passed
      report(Array(output.record.cases[first...]), package.root)
    }
    guard passed else { throw failed([package.root]) }
  }

  /// What the command ends with: the tests that failed are named, as there may be pages behind them.
  private func failed(_ folders: [String]) -> Failure {
    let sentence = "The tests in \(folders.joined(separator: " and ")) should pass and did not; "
    let failures = output.record.failures
    guard !failures.isEmpty else { return .failed(sentence + "the failures are listed above.") }
    let named = failures.prefix(100).map { test in
      let place = test.issues.first.flatMap { issue in issue.file.map { "\($0):\(issue.line): " } }
      let message = test.issues.first?.message.split(separator: "\n").first.map { ": \($0)" }
      return "  \(place ?? "")\(test.fullName)\(message ?? "")"
    }
    let rest = failures.count > named.count ? ["  and \(failures.count - named.count) more"] : []
    return .failed(
      sentence + "these \(failures.count) of \(output.record.cases.count) failed:\n"
        + (named + rest).joined(separator: "\n"))
  }

  /// Otherwise the tests write to the terminal themselves, in colour, and whoever sits there ends those that
  /// take too long.
  private var isRecorded: Bool {
    output.isWanted || !filters.isEmpty || isSummarised || isatty(STDOUT_FILENO) == 0
  }

  /// Runs tests that are built.
  private func pass(
    _ folder: String, scratch: String, _ more: [String] = [], _ environment: [String: String] = [:]
  ) throws(Failure) -> Bool {
    var arguments =
      ["test", "--package-path", folder, "--scratch-path", scratch, "--skip-build"]
      + ["-c", configuration.rawValue] + more + output.arguments
    for pattern in filters { arguments += ["--filter", pattern] }
    // Specs of Quick, which are in no list, choose themselves.
    if !filters.isEmpty {
      arguments += ["--filter", TestSources.placeOfSpecs.replacing(".", with: "/")]
    }
    for pattern in skips { arguments += ["--skip", pattern] }
    Console.say("Testing \(folder)")
    let first = output.record.cases.count
    let variables = environment.merging(output.environment) { $1 }.merging([
      "TESSERA_TEST_FILTERS": filters.joined(separator: "\n"),
      "TESSERA_TEST_SKIPS": skips.joined(separator: "\n"),
    ]) { $1 }
    if let processes, processes > 1 {
      let tests = ParallelTests(
        folder: folder, scratch: scratch, configuration: configuration, arguments: more,
        environment: variables, filters: filters, skips: skips, count: processes,
        splitsClasses: splitsClasses, output: output, echo: echo)
      if let passed = try tests.pass() {
        report(Array(output.record.cases[first...]), folder)
        return passed
      }
    }
    var command = Subprocess(program: "swift", arguments: arguments, environment: variables)
    guard isRecorded else { return try command.run().ending.isSuccess }

    var isSuccess = try passOnce(&command)
    // As in Xcode, a test that ends the process leaves the others to a new one.
    let plain = command.arguments
    for _ in 0..<Self.mostProcesses {
      guard let ended = output.record.endedProcess else { break }
      let done = output.record.cases[first...]
      Console.say("\(ended) ended the process of the tests; those behind it run in a new one.")
      let patterns = Self.patterns(of: done)
      command.arguments = plain + ["--disable-swift-testing"]
      for pattern in patterns { command.arguments += ["--skip", pattern] }
      command.environment["TESSERA_TEST_SKIPS"] = (skips + patterns).joined(separator: "\n")
      let before = output.record.cases.count
      isSuccess = try passOnce(&command) && isSuccess
      if output.record.cases.count == before { break }
    }
    report(Array(output.record.cases[first...]), folder)
    return isSuccess
  }

  /// How many processes more the tests of a package get at most.
  static let mostProcesses = 20

  /// Regular expressions for exactly these tests, as SwiftPM calls them: `Module.Class/test`.
  static func patterns(of tests: ArraySlice<TestCaseRecord>) -> [String] {
    Dictionary(grouping: tests, by: \.suite).sorted { $0.key < $1.key }.map { suite, tests in
      let names = Set(tests.map { NSRegularExpression.escapedPattern(for: $0.name) }).sorted()
      return
        "\\.\(NSRegularExpression.escapedPattern(for: suite))/(\(names.joined(separator: "|")))$"
    }
  }

  /// Runs tests in one process.
  private func passOnce(_ command: inout Subprocess) throws(Failure) -> Bool {
    let temporary = try Cleanup.makeFolder("tests")
    defer { Cleanup.remove(temporary) }
    var events = SwiftTestingEvents(path: temporary + "/events")
    var lines = XCTestLines()
    var crash: String?
    var isOverdue = false
    var run = command
    run.arguments += ["--event-stream-output-path", events.path]
    run.isGroup = true
    run.isOverdue = {
      events.readNew(into: output.record)
      isOverdue = output.record.findOverdue(after: output.allowance)
      return isOverdue
    }
    run.output = .lines { line in
      lines.read(line, into: output.record)
      events.readNew(into: output.record)
      if line.contains("unexpected signal") { crash = line }
      echo(line)
    }
    let isSuccess = try run.run().ending.isSuccess
    events.readNew(into: output.record)
    output.record.endRunning(
      because: TestRecord.endOfProcess(crash),
      isRestarted: crash != nil && !isOverdue && lines.isInTest)
    return isSuccess
  }

  /// Adds a folder to what `--json` prints.
  private func report(_ cases: [TestCaseRecord], _ folder: String) {
    let failed = cases.filter { $0.state == .failed }
    Report.append(
      "results",
      [
        "folder": folder, "tests": cases.count, "failures": failed.map(\.fullName),
        "skipped": cases.filter { $0.state == .skipped }.count,
        "failed": failed.map(\.json),
      ] as [String: Any])
  }
}
