import Foundation
import PlatformInterface

/// A program of a package: found, built, started.
struct AppProgram {
  var package: PackageFolder
  var product: String

  /// The program that `path` means; without a path the gallery of recipes.
  static func find(at path: String?) throws(Failure) -> AppProgram {
    guard let path else {
      let samples = try ProjectRoot.find() + "/Samples"
      let package = PackageFolder(root: samples, folder: samples + "/Gallery")
      return AppProgram(package: package, product: "Gallery")
    }
    let package = try PackageFolder.holding(path)
    let choice = try PackageContents.describe(package.root).program(for: package)
    if let note = choice.note { Console.say(note) }
    return AppProgram(package: package, product: choice.name)
  }

  /// Optimised, since a list that scrolls in debug mode tells nothing about the app.
  func buildIfNeeded() throws(Failure) {
    Console.say("Building \(product) in \(package.root)")
    let command = Subprocess(
      program: "swift",
      arguments: [
        "build", "--package-path", package.root, "-c", "release", "--product", product,
      ],
      output: .onStandardError)
    guard try command.run().ending.isSuccess else {
      throw .failed(
        "\(product) should build and does not; mend the errors above and run the command again.")
    }
    linkResources()
  }

  /// Lets `Bundle.main` find the resources of an Xcode project, as it does in an app: by links beside
  /// the program.
  private func linkResources() {
    let manager = FileManager.default
    let folder = package.root + "/.build/release"
    let resources = "\(product)_\(product).resources"
    guard manager.fileExists(atPath: package.root + "/\(product)/XcodeSources.json") else { return }
    for name in (try? manager.contentsOfDirectory(atPath: folder + "/" + resources)) ?? [] {
      let link = folder + "/" + name
      guard (try? manager.attributesOfItem(atPath: link)) == nil else { continue }
      try? manager.createSymbolicLink(
        atPath: link, withDestinationPath: resources + "/" + name)
    }
  }

  /// Runs the program to its end.
  func launch(options: LaunchOptions, arguments: [String]) throws(Failure) {
    let command = Subprocess(
      program: package.root + "/.build/release/" + product, arguments: arguments,
      environment: [LaunchOptions.environmentVariable: options.encoded()])
    switch try command.run().ending {
    case .exited(0): return
    case .exited(let status):
      throw .failed(
        "\(product) should end with status 0 and ended with \(status); "
          + "its own messages above say why.")
    case .signalled(let signal):
      throw .failed(
        "\(product) crashed with signal \(signal) (\(String(cString: strsignal(signal)))); "
          + "the message above it, or a debugger, says where.")
    }
  }
}
