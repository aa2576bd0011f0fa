import Foundation

/// Runs tests that use an app from outside: one after the other in one process of tests, and in another one
/// from where a test has ended it.
struct UITestRun {
  let package: PackageFolder
  let configuration: BuildConfiguration
  let tests: UITestModules
  let filters: [String]
  let skips: [String]
  let output: TestOutput
  let echo: (String) -> Void

  /// Runs them all; whether all have passed.
  func pass() throws(Failure) -> Bool {
    var waiting = try names()
    guard !waiting.isEmpty else { return true }
    Console.say("Testing \(tests.modules.joined(separator: ", ")) with the app")
    let home = try Cleanup.makeFolder("home")
    defer { Cleanup.remove(home) }
    var environment = output.environment
    environment["TESSERA_UI_TEST_HOME"] = home
    environment["SWIFT_BACKTRACE"] = "enable=no"
    if let app = tests.app { environment["TESSERA_UI_TEST_APP"] = "\(folder)/\(app)" }
    var isSuccess = true
    while !waiting.isEmpty {
      let (ended, done) = try run(waiting, environment)
      isSuccess = isSuccess && ended.isSuccess
      let left = waiting.filter { !done.contains($0) }
      // Without any test that began there is nothing to go on with.
      guard left.count < waiting.count else { return false }
      waiting = ended.isNormal ? [] : left
    }
    return isSuccess
  }

  /// Runs tests in one process; how it ended, and the tests that began in it.
  private func run(
    _ names: [String], _ environment: [String: String]
  ) throws(Failure) -> (ending: Subprocess.Ending, done: Set<String>) {
    var lines = XCTestLines()
    var done: Set<String> = []
    // XCTest tells classes without their modules.
    var byShortName: [String: [String]] = [:]
    for name in names { byShortName[Self.short(name), default: []].append(name) }
    var command = Subprocess(
      program: bundle, arguments: [names.joined(separator: ",")], environment: environment)
    command.isGroup = true
    command.isOverdue = { output.record.findOverdue(after: output.allowance) }
    command.output = .lines { line in
      lines.read(line, into: output.record)
      if let started = line.firstMatch(of: /^Test Case '(.+)' started at/),
        let name = byShortName[String(started.1)]?.first(where: { !done.contains($0) })
      {
        done.insert(name)
      }
      echo(line)
    }
    let ending = try command.run().ending
    output.record.endRunning(because: TestRecord.endOfProcess())
    return (ending, done)
  }

  private var folder: String { "\(package.scratch)/\(configuration.rawValue)" }

  /// The program that holds all tests of the package.
  private var bundle: String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let name = files.sorted().first { $0.hasSuffix(".xctest") } ?? "PackageTests.xctest"
    return "\(folder)/\(name)"
  }

  /// The tests that are wanted, as `Module.Class/test`.
  private func names() throws(Failure) -> [String] {
    let (ending, text) = try Subprocess(
      program: bundle, arguments: ["--list-tests"],
      environment: ["TESSERA_UI_TEST_APP": "none", "SWIFT_BACKTRACE": "enable=no"],
      output: .capturedAlone
    ).run()
    guard ending.isSuccess else {
      throw .failed("\(bundle) should list its tests and ended without.")
    }
    return text.split(separator: "\n").map(String.init).filter { name in
      tests.modules.contains { name.hasPrefix($0 + ".") } && name.contains("/")
        && (filters.isEmpty || filters.contains { Self.matches(name, $0) })
        && !skips.contains { Self.matches(name, $0) }
    }
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    name.range(of: pattern, options: .regularExpression) != nil
  }

  /// `Class.test` of `Module.Class/test`.
  private static func short(_ name: String) -> String {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    let type = parts[0].split(separator: ".").last.map(String.init) ?? parts[0]
    return parts.count > 1 ? "\(type).\(parts[1])" : type
  }
}

extension Subprocess.Ending {
  /// Whether all tests have run: XCTest ends with 0 or 1 after the last one.
  fileprivate var isNormal: Bool {
    if case .exited(let status) = self { status < 2 } else { false }
  }
}
