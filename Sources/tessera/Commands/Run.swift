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

  mutating func run() throws {
    let options = try app.launchOptions(mode: .window, defaultDevice: nil, network: .live)
    let program = try AppProgram.find(at: app.path, app.project)
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
    Console.say(
      "There is no display (neither WAYLAND_DISPLAY nor DISPLAY is set), so no window can open; "
        + "writing \(picture) instead, as `tessera snapshot \(app.path ?? "") --out \(picture)` "
        + "does.")
    var headless = options
    headless.mode = .headless
    headless.device = headless.device ?? DeviceProfile.named("desktop")
    headless.picturePath = AppOptions.absolute(picture)
    let built = try program.build(app.configuration, for: headless)
    try built.launch(headless, arguments: app.arguments)
    Console.say("\(picture) is written.")
  }
}
