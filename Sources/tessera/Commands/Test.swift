import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Runs tests against Tessera: the project's own, those of what is at PATH, or flows.",
    discussion: """
      A Swift package written for iOS is tested as it is: its sources are lowered and find Tessera's \
      UIKit. Of an Xcode project the unit tests of its app run; where they name the app as their \
      host, it is launched without a display before the first of them. UI tests run after them, each \
      against a process of the app; a failure keeps the screen and its elements.

      A .yaml file, or a folder of such files, is a flow of Maestro's: it runs against the app of the project \
      above it, or of --app.
      """)

  @Argument(
    help: """
      A folder holding a Package.swift, an .xcodeproj, a description of one by XcodeGen or Tuist, or an \
      app's sources with its tests in a folder \
      whose name ends in Tests, or flows; without it Tessera's own tests.
      """)
  var path: String?

  @Option(help: "Runs only the tests whose names match this regular expression.")
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Runs XCTest's classes in so many processes at once; 1, or for Tessera's own tests as many as it has processors "
        + "and one more, at most 8. UI tests run one after another.", valueName: "N"))
  var numWorkers: Int?

  @Flag(
    help: "Builds the tests, and what they test or the app of flows, optimised as for users.")
  var release = false

  @OptionGroup var output: TestOutputOptions

  @OptionGroup var flows: FlowOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  private var configuration: BuildConfiguration { release ? .release : .debug }

  mutating func validate() throws {
    guard (1...64).contains(numWorkers ?? 1) else {
      throw ValidationError(
        "--num-workers should be a number of processes, 1 to 64; found \(numWorkers ?? 1).")
    }
  }

  mutating func run() throws {
    let output = try TestOutput(output)
    if let path, let files = FlowRun.files(at: path) {
      return try FlowRun(
        options: flows, project: project, output: output, configuration: configuration,
        filter: filter
      ).run(files)
    }
    var runner = TestRunner(filters: filter.map { [$0] } ?? [], output: output)
    runner.configuration = configuration
    runner.processes = numWorkers
    if let name = flows.device {
      runner.device = try SimulatedDevice.profile(named: name) { Console.say($0) }
    }
    try runner.run(at: path, project)
  }
}
