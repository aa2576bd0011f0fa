import ArgumentParser
import Foundation

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes the Swift package that `run` uses for an Xcode project.",
    discussion: """
      The sources are left where they are and lowered at each build; resources are copied. The \
      package builds with `swift build` alone.
      """)

  @Argument(help: ArgumentHelp("An .xcodeproj, or a folder that holds one.", valueName: "path"))
  var path: String

  @Option(name: .customLong("out"), help: ArgumentHelp("The package's folder.", valueName: "dir"))
  var folder: String

  mutating func run() throws {
    guard let project = XcodeProjectFolder.find(AppOptions.absolute(path)) else {
      throw Failure.usage(
        "PATH should be an .xcodeproj or a folder that holds one; \(path) is neither.")
    }
    let target = AppOptions.absolute(folder)
    let program = try XcodeProjectFolder.importProject(project, to: target)
    Console.say("\(target) is written; `tessera run \(folder)` starts \(program).")
  }
}
