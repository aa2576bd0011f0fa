import Foundation
import PlatformInterface

/// Makes icons by an app itself, as UIKit, which knows how, is in the app and not in this command.
struct IconScaler {
  /// The app's program, as it was built for this machine.
  let program: String

  /// A picture in other sizes.
  ///
  /// - Parameters:
  ///   - picture: the path of a square PNG that is made smaller; nil for a tile with the first letter of the app's
  ///     name, as its windows have.
  ///   - sides: in pixels.
  /// - Returns: PNGs by their sides; those are missing that the program cannot make.
  func scaled(_ picture: String?, to sides: [Int]) throws(Failure) -> [Int: Data] {
    guard !sides.isEmpty else { return [:] }
    let folder = try Cleanup.makeFolder("icons")
    defer { Cleanup.remove(folder) }
    var options = LaunchOptions()
    options.mode = .headless
    options.iconScaling = LaunchOptions.IconScaling(
      picture: picture, sides: sides, folder: folder)
    let (ending, text) = try Subprocess(
      program: program, arguments: [],
      environment: options.environment.merging(AppHome.prepare(folder)) { $1 },
      output: .capturedWithErrors, isGroup: true
    ).run()
    guard ending.isSuccess else {
      Console.say(
        "The icon should be there in the desktop's sizes, and \(program) could not make them: "
          + String(text.suffix(500)).onOneLine)
      return [:]
    }
    var result: [Int: Data] = [:]
    for side in sides {
      result[side] = FileManager.default.contents(atPath: "\(folder)/\(side).png")
    }
    return result
  }
}
