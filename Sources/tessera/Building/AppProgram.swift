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
    let (package, known) = try PackageFolder.found(at: path)
    let contents = if let known { known } else { try PackageContents.describe(package.root) }
    let choice = try contents.program(for: package)
    if let note = choice.note { Console.say(note) }
    return AppProgram(package: package, product: choice.name)
  }

  /// Optimised unless the user says otherwise, since a list that scrolls in debug mode tells nothing
  /// about the app.
  func buildIfNeeded(_ configuration: BuildConfiguration = .release) throws(Failure) {
    Console.say("Building \(product) in \(package.root)")
    var arguments = [
      "build", "--package-path", package.root, "-c", configuration.rawValue, "--product", product,
    ]
    if let scratch = package.scratch {
      // A plan is kept for one package at a time, and another one's would be taken for this one's.
      arguments += ["--scratch-path", scratch, "--disable-build-manifest-caching"]
    }
    let command = Subprocess(
      program: "swift", arguments: arguments, environment: try package.buildEnvironment(),
      output: .onStandardError)
    guard try command.run().ending.isSuccess else {
      throw .failed(
        "\(product) should build and does not; mend the errors above and run the command again.")
    }
  }

  private func buildFolder(_ configuration: BuildConfiguration) -> String {
    (package.scratch ?? package.root + "/.build") + "/" + configuration.rawValue
  }

  /// The library that programs load to answer or record requests; built in the project's own folder.
  private func buildNetworkLibrary() throws(Failure) -> String {
    let root = try ProjectRoot.find()
    let command = Subprocess(
      program: "swift",
      arguments: ["build", "--package-path", root, "-c", "release", "--product", "NetworkReplay"],
      output: .onStandardError)
    guard try command.run().ending.isSuccess else {
      throw .failed("The library that replays requests should build in \(root) and does not.")
    }
    return root + "/.build/release/libNetworkReplay.so"
  }

  /// Runs the program to its end.
  func launch(
    _ configuration: BuildConfiguration = .release, options: LaunchOptions, arguments: [String]
  ) throws(Failure) {
    var options = options
    if options.network == .replay || options.network == .record {
      options.networkLibrary = try buildNetworkLibrary()
    }
    let command = Subprocess(
      program: buildFolder(configuration) + "/" + product, arguments: arguments,
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
