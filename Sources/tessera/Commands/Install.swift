import ArgumentParser
import Foundation
import PlatformInterface

struct Install: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Puts an app among the user's programs: a desktop entry, its icon, what it opens.",
    discussion: """
      Builds the app optimised and writes below $XDG_DATA_HOME (~/.local/share): the app with Swift's \
      libraries in tessera/apps, applications/ID.desktop with the MIME types and URL schemes of its \
      Info.plist, types of documents that the desktop does not know (mime/packages/ID.xml), its icon from the \
      asset catalog in the sizes that desktops show, and an AppStream file. --uninstall takes all of it away.
      """)

  @OptionGroup var app: BuiltAppOptions

  @Flag(help: "Takes the app away again; nothing is built where it was built before.")
  var uninstall = false

  mutating func run() throws {
    let program = try app.build()
    let folder = try AppFolder(program: program)
    let installed = InstalledApp(folder.info.identifier)
    Report.set("identifier", folder.info.identifier)
    if uninstall {
      try installed.uninstall()
      Console.say("\(folder.info.name) is uninstalled.")
      return
    }
    let files = try installed.install(folder)
    Report.set("folder", installed.place)
    Report.set("files", files)
    Console.say("\(folder.info.name) is installed: \(files.first ?? installed.place).")
  }
}

/// Which app is meant, of `install` and `bundle`.
struct BuiltAppOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder holding a Package.swift, an .xcodeproj, a description of one by XcodeGen or Tuist, or an "
        + "app's sources.", valueName: "path"))
  var path: String

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  @Flag(help: "Takes the app as it is built for debugging; without it, it is built optimised.")
  var debug = false

  /// Builds it; the path of the program.
  func build() throws(Failure) -> String {
    let program = try AppProgram.find(at: path, project)
    let built = try program.build(debug ? .debug : .release, for: LaunchOptions())
    Report.set("app", program.product)
    return built.path
  }
}
