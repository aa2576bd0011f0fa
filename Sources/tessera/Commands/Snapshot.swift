import ArgumentParser
import Foundation
import PlatformInterface

struct Snapshot: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs an app without a display until it is idle and writes its picture.",
    discussion: """
      The clock is virtual and the network is off, so that the same app gives the same bytes every \
      time. The default device is iphone-se (375×667@2x), for apps of iPads alone ipad-9. A \
      device lies on its side for apps that are never upright on it.
      """)

  @OptionGroup var app: AppOptions

  @Option(
    name: .customLong("out"), help: ArgumentHelp("The picture to write.", valueName: "FILE.png"))
  var picture: String

  mutating func run() throws {
    var options = try app.launchOptions(
      mode: .headless, defaultDevice: nil, network: .none)
    guard picture.lowercased().hasSuffix(".png") else {
      throw Failure.usage("--out should name a .png file; found \(picture).")
    }
    options.picturePath = try AppOptions.writable(picture, for: "--out")
    let program = try AppProgram.find(at: app.path, app.project)
    options.device = program.device(options.device)
    let built = try program.build(app.configuration, for: options)
    try built.launch(options, arguments: app.arguments)
    guard FileManager.default.fileExists(atPath: options.picturePath ?? "") else {
      throw Failure.failed(
        "\(program.product) ended without a picture: an app is expected to start with "
          + "UIApplicationMain or @main and not to exit by itself.")
    }
  }
}
