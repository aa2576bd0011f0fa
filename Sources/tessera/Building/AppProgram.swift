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
    let command = Subprocess(program: "swift", arguments: arguments, output: .onStandardError)
    guard try command.run().ending.isSuccess else {
      throw .failed(
        "\(product) should build and does not; mend the errors above and run the command again.")
    }
    if isProject { try gather(configuration) }
  }

  /// Whether the package was made of an Xcode project.
  private var isProject: Bool {
    FileManager.default.fileExists(atPath: package.root + "/\(product)/XcodeSources.json")
  }

  private func buildFolder(_ configuration: BuildConfiguration) -> String {
    (package.scratch ?? package.root + "/.build") + "/" + configuration.rawValue
  }

  /// Where the program of a project lies with its resources beside it, as in an app.
  private var appFolder: String { package.root + "/.app" }

  /// Lets `Bundle.main` find the resources of an Xcode project: by links beside the program.
  private func gather(_ configuration: BuildConfiguration) throws(Failure) {
    let manager = FileManager.default
    let build = buildFolder(configuration)
    let app = appFolder
    do {
      try? manager.removeItem(atPath: app)
      try manager.createDirectory(atPath: app, withIntermediateDirectories: true)
      do {
        try manager.linkItem(atPath: build + "/" + product, toPath: app + "/" + product)
      } catch {
        try manager.copyItem(atPath: build + "/" + product, toPath: app + "/" + product)
      }
      // Other projects' lie there too; the package is called as its program.
      for bundle in try manager.contentsOfDirectory(atPath: build)
      where bundle.hasSuffix(".resources") && bundle.hasPrefix(product + "_") {
        try manager.createSymbolicLink(
          atPath: app + "/" + bundle, withDestinationPath: build + "/" + bundle)
      }
      let resources = "\(build)/\(product)_\(product).resources"
      for name in (try? manager.contentsOfDirectory(atPath: resources)) ?? [] {
        let link = app + "/" + name
        guard (try? manager.attributesOfItem(atPath: link)) == nil else { continue }
        try manager.createSymbolicLink(atPath: link, withDestinationPath: resources + "/" + name)
      }
    } catch {
      throw .failed("The app should be put together in \(app), which failed: \(error)")
    }
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
    let folder = isProject ? appFolder : buildFolder(configuration)
    var options = options
    if options.network == .replay || options.network == .record {
      options.networkLibrary = try buildNetworkLibrary()
    }
    let command = Subprocess(
      program: folder + "/" + product, arguments: arguments,
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
