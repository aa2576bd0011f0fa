import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Runs unit tests against Tessera: the project's own, or those of what is at PATH.",
    discussion: """
      A Swift package written for iOS is tested as it is: its sources are lowered and find Tessera's \
      UIKit. Of an Xcode project the unit tests of its app run; where they name the app as their \
      host, it is launched without a display before the first of them.
      """)

  @Argument(
    help: """
      A folder holding a Package.swift, an .xcodeproj or an app's sources with its tests in a folder \
      whose name ends in Tests; without it Tessera's own tests.
      """)
  var path: String?

  @Option(help: "Runs only the tests whose names match this regular expression.")
  var filter: String?

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    guard let path else { return try runOwn() }
    var package = try PackageFolder.holding(path, project)
    if !package.isWritten,
      let own = try XcodeProjectFolder.package(ofPackage: package.root, project)
    {
      package = own
    }
    try runTests(of: package, title: "the tests of \(path)")
  }

  /// The packages beside the root whose tests are Tessera's own, too.
  private static let packages = ["SnapshotTesting", "Samples"]

  /// Tessera's own tests, then those of the packages beside it; failures of the first do not hide the
  /// others.
  private func runOwn() throws {
    let root = try ProjectRoot.find()
    var failures: [String] = []
    let scratch = BuildFolder.ofTessera(root)
    try BuildSteps(["Tessera's tests"] + Self.packages.map { "the tests of \($0)" }).run(
      SwiftBuild(
        title: "Tessera's tests", package: root, scratch: scratch, configuration: .debug,
        goal: .tests, log: CacheFolder.shared + "/tests.log"))
    // Both runners: tests that expect the process to end are Swift Testing's.
    if try !pass(root, scratch: scratch) { failures.append(root) }
    for name in Self.packages {
      let folder = root + "/" + name
      guard FileManager.default.fileExists(atPath: folder + "/Tests") else { continue }
      do {
        // These are all XCTest's; the other runner would close with a count of none.
        try runTests(
          of: PackageFolder(root: folder, folder: folder), title: "the tests of \(name)",
          ["--disable-swift-testing"])
      } catch let failure as Failure {
        Console.say(failure.sentence)
        failures.append(folder)
      }
    }
    guard failures.isEmpty else { throw failed(failures) }
  }

  private func runTests(
    of package: PackageFolder, title: String, _ more: [String] = []
  ) throws {
    let built = try PackageBuild(
      package: package, configuration: .debug, goal: .tests, title: title
    ).run()
    let passed = try pass(
      package.root, scratch: package.scratch, more + built.arguments, built.environment)
    guard passed else { throw failed([package.root]) }
  }

  private func failed(_ folders: [String]) -> Failure {
    .failed(
      "The tests in \(folders.joined(separator: " and ")) should pass and did not; the failures are "
        + "listed above.")
  }

  /// Runs tests that are built.
  private func pass(
    _ folder: String, scratch: String, _ more: [String] = [], _ environment: [String: String] = [:]
  ) throws -> Bool {
    let arguments =
      ["test", "--package-path", folder, "--scratch-path", scratch, "--skip-build"] + more
      + (filter.map { ["--filter", $0] } ?? [])
    Console.say("Testing \(folder)")
    var command = Subprocess(program: "swift", arguments: arguments, environment: environment)
    var results = TestResults()
    if Report.isWanted {
      command.output = .lines { line in
        results.add(line)
        Console.pass(line)
      }
    }
    let isSuccess = try command.run().ending.isSuccess
    results.report(folder)
    return isSuccess
  }
}
