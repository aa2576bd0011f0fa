import ArgumentParser
import Foundation

struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract:
      "Writes the Swift package that `run` uses for an Xcode project or a folder of sources.",
    discussion: """
      The sources are left where they are and lowered at each build; resources are copied. The \
      package builds with `swift build` alone.
      """)

  @Argument(
    help: ArgumentHelp(
      "An .xcodeproj, a description of one by XcodeGen or Tuist, a folder that holds one, or a folder of "
        + "an app's sources.", valueName: "path"))
  var path: String

  @Option(name: .customLong("out"), help: ArgumentHelp("The package's folder.", valueName: "dir"))
  var folder: String

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  mutating func run() throws {
    let place = AppOptions.absolute(path)
    guard let found = try XcodeProjectFolder.find(place) ?? XcodeProjectFolder.findInside(place)
    else {
      throw Failure.usage(
        "PATH should be an .xcodeproj, a project.yml of XcodeGen's, a Project.swift of Tuist's, a folder "
          + "that holds one of them, or a folder of an app's sources; "
          + "\(path) is none of these.")
    }
    let target = AppOptions.absolute(folder)
    try CommandLock.take(target)
    let program = try XcodeProjectFolder.importProject(found, to: target, project)
    Report.set("folder", target)
    if let program { Report.set("app", program) }
    let use = program.map { "`tessera run \(folder)` starts \($0)" }
    Console.say("\(target) is written; \(use ?? "it makes no app").")
  }
}
