import ArgumentParser
import Foundation

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Runs unit tests against Tessera: the project's own, or those of what is at PATH.",
    discussion: """
      A Swift package written for iOS is tested as it is: its sources are lowered and find Tessera's \
      UIKit. Of an Xcode project the unit tests of its app run; where they name the app as their \
      host, it is launched without a display before the first of them. UI tests run after them, each \
      against a process of the app; a failure keeps the screen and its elements.
      """)

  @Argument(
    help: """
      A folder holding a Package.swift, an .xcodeproj or an app's sources with its tests in a folder \
      whose name ends in Tests; without it Tessera's own tests.
      """)
  var path: String?

  @Option(help: "Runs only the tests whose names match this regular expression.")
  var filter: String?

  @OptionGroup var output: TestOutputOptions

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let output = try TestOutput(output)
    try TestRunner(filters: filter.map { [$0] } ?? [], output: output).run(at: path, project)
  }
}
