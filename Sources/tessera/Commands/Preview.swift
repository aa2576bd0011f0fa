import ArgumentParser
import Foundation
import PlatformInterface

struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Writes pictures of the previews in an app's sources, and a page that shows them.",
    discussion: """
      Each #Preview and each PreviewProvider that shows a view or a view controller is shown without the \
      app's own screens, in every combination of devices, appearances, text sizes and directions; the page \
      has a switch for each. Previews of SwiftUI's views are named and left out.
      """)

  @Argument(
    help: ArgumentHelp(
      "A folder holding a Package.swift, an .xcodeproj, a description of one by XcodeGen or Tuist, or an "
        + "app's sources, or a program's folder inside a package.", valueName: "path"))
  var path: String

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  @Option(
    name: .customLong("out"),
    help: ArgumentHelp(
      "The folder to write: index.html and a folder of pictures for each preview; by default "
        + "NAME-previews here.", valueName: "dir"))
  var out: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A screen; may be repeated. By default iphone-15. One of "
        + "\(DeviceProfile.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var device: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "light or dark; may be repeated. By default both.", valueName: "light|dark"))
  var appearance: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Dynamic Type; may be repeated. By default large and accessibilityExtraLarge. One of "
        + "\(TextSize.names.joined(separator: ", ")).", valueName: "name"))
  var textSize: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "The direction of the interface; may be repeated. By default both.", valueName: "ltr|rtl"))
  var direction: [String] = []

  @Option(help: ArgumentHelp("Language and region, such as de_DE.", valueName: "id"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "Only previews whose name, or FILE:LINE, this regular expression finds.", valueName: "regex"))
  var filter: String?

  @Option(
    help: ArgumentHelp("Virtual seconds that waiting for an idle preview may take.", valueName: "s")
  )
  var timeout: Double = 10

  @Flag(help: "Builds the app optimised, in an optimised UIKit; without it both are for debugging.")
  var release = false

  mutating func run() throws {
    let variants = try PreviewVariant.all(
      devices: device, appearances: appearance, textSizes: textSize, directions: direction)
    var options = LaunchOptions()
    options.mode = .headless
    options.network = .none
    options.localeIdentifier = try locale.map(AppOptions.localeIdentifier(_:))
    guard timeout.isFinite, timeout > 0 else {
      throw Failure.usage("--timeout should be a number of seconds above 0; found \(timeout).")
    }
    options.timeout = timeout
    let pattern = try filter.map { text throws(Failure) in
      guard let pattern = try? Regex(text) else {
        throw .usage("--filter should be a regular expression; found \(text).")
      }
      return pattern
    }
    let program = try AppProgram.find(at: path, project)
    let folder = try PreviewFolder(out ?? "\(program.product)-previews")
    let built = try program.build(release ? .release : .debug, for: options, withPreviews: true)
    CommandLock.releaseAll()

    let root = AppOptions.absolute(path)
    let list = try PreviewList(of: built, options, below: root)
    let all = list.previews.filter { preview in
      guard let pattern else { return true }
      return preview.label.contains(pattern) || preview.place.contains(pattern)
    }
    Report.set("app", built.name)
    Report.set("leftOut", list.leftOut.map(\.report))
    for preview in list.leftOut {
      Console.say("\(preview.place): \(preview.label) is left out: it shows no view of UIKit's.")
    }
    guard !all.isEmpty else { throw nothingFound(in: list, program) }
    let shots = PreviewShots(
      program: built, options: options, folder: try folder.begin(), variants: variants)
    let results = try shots.take(all)
    let page = PreviewPage(
      title: built.name, variants: variants, results: results, leftOut: list.leftOut)
    try folder.finish(page: page.text(picturesIn: folder.work))
    try report(results, in: folder)
  }

  private func nothingFound(in list: PreviewList, _ program: AppProgram) -> Failure {
    guard list.previews.isEmpty else {
      let labels = list.previews.map(\.label).joined(separator: ", ")
      return .failed("--filter should find one of \(labels); found none with \(filter ?? "").")
    }
    let manifest = try? String(
      contentsOfFile: program.package.root + "/Package.swift", encoding: .utf8)
    let hint =
      manifest?.contains("XcodeSources") == true
      ? ""
      : " The plugin XcodeSources finds them, which Package.swift does not name; Docs/subsystems/"
        + "xcode-sources.md says how it does."
    return .failed(
      "\(path) should have a #Preview or a PreviewProvider that shows a UIView or a UIViewController; "
        + "found none.\(hint)")
  }

  private func report(_ results: [PreviewResult], in folder: PreviewFolder) throws {
    Report.set("page", folder.page)
    Report.set("previews", results.map { $0.report(in: folder.path) })
    let pictures = results.reduce(0) { $0 + $1.pictures.count }
    Console.say("\(pictures) pictures of \(results.count) previews: \(folder.page)")
    let failed = results.filter { $0.failure != nil }
    for result in failed {
      Console.say("\(result.preview.place): \(result.preview.label): \(result.failure ?? "")")
    }
    guard failed.isEmpty else {
      throw Failure.failed(
        "Every preview should be shown; \(failed.count) of \(results.count) could not be.")
    }
  }
}
