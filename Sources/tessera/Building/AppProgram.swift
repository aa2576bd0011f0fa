import Foundation
import PlatformInterface

/// A program of a package: found, built, started.
struct AppProgram {
  var package: PackageFolder
  var product: String

  /// The program that `path` means; without a path the gallery of recipes.
  static func find(
    at path: String?, _ options: ProjectOptions
  ) throws(Failure) -> AppProgram {
    guard let path else {
      let samples = try ProjectRoot.find() + "/Samples"
      let package = PackageFolder(root: samples, folder: samples + "/Gallery")
      return AppProgram(package: package, product: "Gallery")
    }
    let (package, known) = try PackageFolder.found(at: path, options)
    if package.isWritten {
      guard let program = package.program else {
        throw .usage(
          "\(path) should make an app; it makes frameworks alone. `tessera test \(path)` runs their tests."
        )
      }
      return AppProgram(package: package, product: program)
    }
    do {
      let contents = if let known { known } else { try PackageContents.describe(package) }
      let choice = try contents.program(for: package, named: options.target)
      if let note = choice.note { Console.say(note) }
      return AppProgram(package: package, product: choice.name)
    } catch {
      guard package.folder == package.root, let example = try example(in: package, options) else {
        throw error
      }
      return example
    }
  }

  /// The app of the project that lies in a package which makes no program: a library's example, or the program itself
  /// beside a list for those who use parts of it.
  private static func example(
    in package: PackageFolder, _ options: ProjectOptions
  ) throws(Failure) -> AppProgram? {
    for isInside in [false, true] {
      let found =
        isInside
        ? try XcodeProjectFolder.findInside(package.root) : XcodeProjectFolder.find(package.root)
      guard let project = found else { continue }
      let place = try XcodeProjectFolder.package(of: project, options)
      guard let program = place.program else { continue }
      Console.say(
        "\(package.root)/Package.swift makes no program; this is the app of \(project).")
      return AppProgram(package: place, product: program)
    }
    return nil
  }

  /// Builds it with all that it needs.
  ///
  /// - Parameter withPreviews: whether it gets a list of its previews.
  func build(
    _ configuration: BuildConfiguration, for options: LaunchOptions, withPreviews: Bool = false
  ) throws(Failure) -> Built {
    let build = packageBuild(configuration, for: options, withPreviews: withPreviews)
    return denyingRequests(built(by: build, try build.run()), options)
  }

  /// The build that makes it.
  func packageBuild(
    _ configuration: BuildConfiguration, for options: LaunchOptions, withPreviews: Bool = false
  ) -> PackageBuild {
    PackageBuild(
      package: package, configuration: configuration, goal: .product(product), title: product,
      needsNetworkLibrary: options.network == .replay || options.network == .record,
      withPreviews: withPreviews)
  }

  /// What a build has made.
  func built(by build: PackageBuild, _ result: PackageBuild.Result) -> Built {
    Built(
      name: product, path: "\(package.scratch)/\(build.configuration.rawValue)/\(product)",
      networkLibrary: result.networkLibrary)
  }

  /// The same with the library by which requests fail as without a connection, where the program makes any.
  func denyingRequests(_ built: Built, _ options: LaunchOptions) -> Built {
    var built = built
    if options.network == .none, built.networkLibrary == nil,
      NetworkLibrary.isUseful(to: built.path)
    {
      built.networkLibrary = try? NetworkLibrary.path(progress: BuildSteps())
    }
    return built
  }

  /// A program that can be started.
  struct Built {
    var name: String
    var path: String
    var networkLibrary: String?

    /// The program as it is started.
    ///
    /// - Parameters:
    ///   - lastWords: the file in which it keeps the sentence that it ended in, if it does.
    ///   - home: a folder that becomes the app's home; nil for the user's.
    func command(
      _ options: LaunchOptions, arguments: [String], lastWords: String, home: String? = nil
    ) -> Subprocess {
      var options = options
      options.networkLibrary = networkLibrary
      options.lastWordsPath = lastWords
      var environment = options.environment
      if let home { environment.merge(AppHome.prepare(home)) { $1 } }
      if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil {
        // What is left is where it happened; nobody is asked anything.
        environment["SWIFT_BACKTRACE"] = "registers=none,images=none,interactive=no"
      }
      return Subprocess(
        program: path, arguments: arguments, environment: environment,
        output: Report.isWanted ? .onStandardError : .inherited)
    }

    /// Runs the program to its end.
    func launch(_ options: LaunchOptions, arguments: [String]) throws(Failure) {
      let folder = try Cleanup.makeFolder("run")
      defer { Cleanup.remove(folder) }
      let lastWords = folder + "/last-words"
      let home = options.wantsOwnHome ? try Cleanup.makeFolder("home") : nil
      defer { if let home { Cleanup.remove(home) } }
      let command = command(options, arguments: arguments, lastWords: lastWords, home: home)
      Report.set("app", name)
      for (key, path) in [
        ("picture", options.picturePath), ("dump", options.dumpPath), ("stats", options.statsPath),
        ("frames", options.framesDirectory),
      ] { if let path { Report.set(key, path) } }
      CommandLock.releaseAll()
      switch try command.run().ending {
      case .exited(0): return
      case .exited(let status):
        throw .failed(
          "\(name) should end with status 0 and ended with \(status); "
            + "its own messages above say why.")
      case .signalled(let signal):
        let words = try? String(contentsOfFile: lastWords, encoding: .utf8)
        throw .failed(AppProgram.sentence(for: name, endedBy: signal, lastWords: words))
      }
    }
  }

  /// What is said of a program that did not end by itself.
  ///
  /// - Parameter lastWords: UIKit's sentence, where it was UIKit that stopped the program.
  static func sentence(for name: String, endedBy signal: Int32, lastWords: String?) -> String {
    if let lastWords, !lastWords.isEmpty {
      return "\(name) was stopped, as UIKit does with an exception:\n\(lastWords)\n"
        + "The backtrace above, or a debugger, shows the line of the app that led there."
    }
    let crash = "\(name) crashed with signal \(signal) (\(String(cString: strsignal(signal))))"
    guard signal == SIGILL || signal == SIGTRAP else {
      return "\(crash); the message above, or a debugger, says where."
    }
    return "\(crash), as Swift ends a program that unwraps nil, leaves an array's bounds or "
      + "overflows a number. The backtrace above, or a debugger, shows the line; built without "
      + "--release, Swift says there what was wrong."
  }
}
