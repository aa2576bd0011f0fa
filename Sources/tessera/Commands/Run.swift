import ArgumentParser
import Foundation
import PlatformInterface

struct Run: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Builds an app and opens it in a window.",
    discussion: """
      Without PATH it opens the gallery of recipes, whose first entry is the photo grid. Without a \
      display it writes the first picture of the app to a PNG instead, and says so.
      """)

  @OptionGroup var app: AppOptions

  @Flag(
    help: """
      Builds again after each save and shows the new program in place of the old one, until its window is \
      closed; without a display it writes the picture anew.
      """)
  var watch = false

  mutating func run() throws {
    var options = try app.launchOptions(mode: .window, defaultDevice: nil, network: .live)
    if watch {
      guard let path = app.path else {
        throw Failure.usage("--watch should have a PATH whose files are watched; found none.")
      }
      return try WatchedApp(path: path, app: app, options: options).run()
    }
    let program = try AppProgram.find(at: app.path, app.project)
    options.device = options.device.flatMap { program.device($0) }
    guard DesktopSession.current.hasDisplay else {
      try writePicture(of: program, options: options)
      return
    }
    let built = try program.build(app.configuration, for: options)
    try built.launch(options, arguments: app.arguments)
  }

  /// The answer to a machine without a screen: the same app as a picture.
  private func writePicture(of program: AppProgram, options: LaunchOptions) throws {
    let picture = "\(program.product).png"
    let command = ["tessera snapshot", app.path, "--out \(picture)"].compactMap(\.self)
    Console.say(
      "There is no display (neither WAYLAND_DISPLAY nor DISPLAY is set), so no window can open; "
        + "writing \(picture) instead, as `\(command.joined(separator: " "))` does.")
    let headless = Self.headless(options, picture: picture)
    let built = try program.build(app.configuration, for: headless)
    try built.launch(headless, arguments: app.arguments)
    Console.say("\(picture) is written.")
  }

  /// The same without a display, for a picture.
  static func headless(_ options: LaunchOptions, picture: String) -> LaunchOptions {
    var headless = options
    headless.mode = .headless
    headless.device = headless.device ?? DeviceProfile.named("desktop")
    headless.picturePath = AppOptions.absolute(picture)
    return headless
  }
}
