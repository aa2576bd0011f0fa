import ArgumentParser
import Foundation
import PlatformInterface

/// What `run` and `snapshot` have in common: which app, on what screen, driven by what.
struct AppOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A folder holding a Package.swift, an .xcodeproj, a description of one by XcodeGen or Tuist, or an "
        + "app's sources, or a program's folder inside a package; without it the gallery.",
      valueName: "path"))
  var path: String?

  @OptionGroup var project: ProjectOptions

  @OptionGroup var report: ReportOptions

  @Option(
    help: ArgumentHelp(
      "The screen: \(DeviceProfile.all.map(\.name).joined(separator: ", ")).", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("A screen of this many points.", valueName: "WxH"))
  var size: String?

  @Option(help: ArgumentHelp("Pixels per point, 1 to 4.", valueName: "s"))
  var scale: Double?

  @Option(help: ArgumentHelp("light or dark.", valueName: "light|dark"))
  var appearance: String?

  @Option(
    help: ArgumentHelp(
      "Dynamic Type: \(TextSize.names.joined(separator: ", ")).", valueName: "name"))
  var textSize: String?

  @Option(help: ArgumentHelp("The direction of the interface.", valueName: "ltr|rtl"))
  var direction: String?

  @Option(
    help: ArgumentHelp(
      "Language and region, such as de_DE: what Locale.current says, and with it formatters; else the desktop's in a "
        + "window, and en_US.",
      valueName: "id"))
  var locale: String?

  @Option(
    help: ArgumentHelp(
      "The date at which an app without a display begins, such as 2026-01-09T09:41, in the machine's time "
        + "zone unless a Z follows; without it the machine's.",
      valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("A script that drives the app.", valueName: "file"))
  var script: String?

  @Option(
    name: .customLong("set"), parsing: .singleValue,
    help: ArgumentHelp(
      "A value of UserDefaults for this run; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  @Option(
    help: ArgumentHelp(
      "What URLSession may reach: live, none, record:DIR, which keeps each reply in a file, or "
        + "replay:DIR, which answers from them and fails other requests.",
      valueName: "live|none|replay:dir|record:dir"))
  var network: String?

  @Option(help: ArgumentHelp("Writes the view tree after the script.", valueName: "file.json"))
  var dump: String?

  @Option(help: ArgumentHelp("Writes every frame as a PNG.", valueName: "dir"))
  var frames: String?

  @Option(help: ArgumentHelp("Writes times and counts of every frame.", valueName: "file.json"))
  var stats: String?

  @Option(
    help: ArgumentHelp("Virtual seconds that waiting for an idle app may take.", valueName: "s"))
  var timeout: Double = 10

  @Flag(help: "Builds the app optimised, in an optimised UIKit; without it both are for debugging.")
  var release = false

  var configuration: BuildConfiguration { release ? .release : .debug }

  @Argument(parsing: .postTerminator, help: ArgumentHelp("Reaches the app.", valueName: "arg"))
  var arguments: [String] = []

  func launchOptions(
    mode: LaunchOptions.Mode, defaultDevice: DeviceProfile?,
    network defaultNetwork: LaunchOptions.Network
  ) throws(Failure) -> LaunchOptions {
    var options = LaunchOptions()
    options.mode = mode
    options.device = try screen() ?? defaultDevice
    options.appearance = try appearance.map(Self.appearance(named:))
    options.textSize = try textSize.map(Self.textSize(named:))
    options.isRightToLeft = try direction.map(Self.isRightToLeft(_:))
    options.localeIdentifier = try locale.map(Self.localeIdentifier(_:))
    options.startDate = try date.map { text throws(Failure) in
      guard mode == .headless else {
        throw .usage("--date is for apps without a display; a window has the desktop's clock.")
      }
      return try Self.startDate(text)
    }
    options.defaults = try Self.defaults(from: settings)
    options.network = defaultNetwork
    if let network { try Self.choose(network: network, in: &options) }
    options.scriptPath = try script.map(ScriptCheck.path(of:))
    options.dumpPath = try dump.map { path throws(Failure) in
      try Self.writable(path, for: "--dump")
    }
    options.framesDirectory = try frames.map { path throws(Failure) in
      try Self.writable(path, for: "--frames")
    }
    options.statsPath = try stats.map { path throws(Failure) in
      try Self.writable(path, for: "--stats")
    }
    guard timeout.isFinite, timeout > 0 else {
      throw .usage("--timeout should be a number of seconds above 0; found \(timeout).")
    }
    options.timeout = timeout
    return options
  }

  private func screen() throws(Failure) -> DeviceProfile? {
    if let scale, !(scale.isFinite && (1...4).contains(scale)) {
      throw .usage("--scale should be between 1 and 4; found \(scale).")
    }
    if let size {
      guard device == nil else {
        throw .usage("Either --device or --size says what the screen is; found both. Drop one.")
      }
      let points = try Self.size(size)
      return .custom(width: points.width, height: points.height, scale: scale ?? 1)
    }
    guard let name = device else {
      guard scale == nil else {
        throw .usage("--scale needs --size WxH or --device NAME beside it; found neither.")
      }
      return nil
    }
    guard var profile = DeviceProfile.named(name) else {
      throw .usage(
        "--device should be one of \(DeviceProfile.all.map(\.name).joined(separator: ", ")); "
          + "found \(name).")
    }
    if let scale { profile.scale = scale }
    return profile
  }
}
