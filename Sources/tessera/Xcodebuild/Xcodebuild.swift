import ArgumentParser
import Foundation
import NibDocument
import PlatformInterface

struct Xcodebuild: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Answers the commonest lines of `xcodebuild`, with its exit codes.",
    discussion: Self.help)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  private static let help = """
    xcodebuild [build] [test] [clean] [-project P | -workspace W] [-scheme S | -target T] [-configuration C] \
    [-destination D] [-only-testing:T/C/m] [-skip-testing:T/C/m] [-resultBundlePath DIR] \
    [-derivedDataPath DIR] [-quiet]
    xcodebuild -list [-json] | -version | -showdestinations | -showBuildSettings

    Exits 0, 64 on wrong usage, 65 where the build or a test failed, 66 where a file is missing, 70 otherwise. \
    The result bundle is a folder with results.json, junit.xml and attachments. An app is put into \
    Build/Products/Debug-iphonesimulator below -derivedDataPath, for `simctl install`. What is not heeded \
    is said once.
    """

  mutating func run() throws {
    let line = try XcodebuildLine(words)
    if line.question == .usage { throw CleanExit.message("Usage: tessera " + Self.help) }
    do throws(Failure) {
      try XcodebuildRun(line: line).run()
    } catch {
      // 1 is a build or a test, 2 what the line asks for.
      let status: Int32 = [1: 65, 2: 64][error.status] ?? error.status
      throw Failure(sentence: error.sentence, status: status)
    }
  }
}

/// What one line of `xcodebuild` does.
struct XcodebuildRun {
  let line: XcodebuildLine

  func run() throws(Failure) {
    if line.question == .version {
      let version = try Toolchain.find().version
      return tell("Xcode 15.0\nBuild version tessera\n\(version)")
    }
    if line.question == .showsdks {
      return tell("iOS Simulator SDKs:\n\tSimulator - iOS 17.0          -sdk iphonesimulator17.0")
    }
    let path = try self.path()
    switch line.question {
    case .list: return try list(path)
    case .showdestinations: return tell(destinations)
    case .showBuildSettings: return try showSettings(path)
    default: break
    }
    if !line.ignored.isEmpty {
      Console.say("xcodebuild: ignored: \(line.ignored.joined(separator: ", "))")
    }
    for action in line.actions.isEmpty ? [.build] : line.actions {
      do throws(Failure) {
        switch action {
        case .clean: try clean(path)
        case .build: try build(path)
        case .test: try test(path)
        }
      } catch {
        Console.say("\n** \(action.rawValue.uppercased()) FAILED **\n")
        throw error
      }
      if !line.isQuiet { tell("\n** \(action.rawValue.uppercased()) SUCCEEDED **\n") }
    }
  }

  private func tell(_ text: String) {
    if Report.isWanted { Report.append("output", text) } else { print(text) }
  }

  // MARK: What is meant

  /// The project, the workspace, or the folder of a package.
  private func path() throws(Failure) -> String {
    if let project = line.project {
      let path = AppOptions.absolute(project)
      guard FileManager.default.fileExists(atPath: path) else {
        throw Failure(
          sentence: "xcodebuild: error: '\(project)' does not exist.", status: 66)
      }
      return path
    }
    let folder = FileManager.default.currentDirectoryPath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    let workspaces = names.filter { $0.hasSuffix(".xcworkspace") }
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
    if projects.count > 1, workspaces.isEmpty {
      throw .usage(
        "xcodebuild: error: \(folder) holds several projects; -project should name one of "
          + projects.joined(separator: ", ") + ".")
    }
    if let found = workspaces.first ?? projects.first { return folder + "/" + found }
    if names.contains("Package.swift") { return folder }
    throw Failure(
      sentence:
        "xcodebuild: error: \(folder) does not contain an Xcode project, workspace or package.",
      status: 66)
  }

  private func isProject(_ path: String) -> Bool { XcodeProjectFolder.find(path) != nil }

  private func options(_ path: String) throws(Failure) -> ProjectOptions {
    var options = ProjectOptions.none
    // CI machines answer no questions; who calls xcodebuild has its packages built.
    options.trust = true
    guard let project = XcodeProjectFolder.find(path), !isPackage(path) else { return options }
    options.target = line.target
    if line.target == nil, let scheme = line.scheme {
      let read = try ProjectSearch.read(project)
      let target = XcodeScheme.target(of: scheme, project: project)
      guard target != nil || read.targets.contains(where: { $0.name == scheme }) else {
        throw Failure(
          sentence: "xcodebuild: error: The project '\(read.name)' does not contain a scheme named "
            + "'\(scheme)'. It has: \(try ProjectSearch.schemes(of: project).joined(separator: ", ")).",
          status: 65)
      }
      // A scheme of a framework or of tests means no app in particular.
      let name = target ?? scheme
      if read.applications.contains(where: { $0.name == name }) { options.scheme = scheme }
    }
    return options
  }

  private func isPackage(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/Package.swift")
  }

  private var isRelease: Bool { line.configuration == "Release" }

  private func products(_ path: String) -> String {
    let data =
      line.derivedData.map(AppOptions.absolute) ?? CacheFolder.folder(of: path) + "/DerivedData"
    return "\(data)/Build/Products/\(isRelease ? "Release" : "Debug")-iphonesimulator"
  }

  private func device() throws(Failure) -> SimulatedDevice {
    let values = line.destinationValues
    let name = values["name"] ?? values["id"] ?? "iphone-15"
    return SimulatedDevice(try SimulatedDevice.profile(named: name) { Console.say($0) })
  }

  // MARK: Actions

  private func build(_ path: String) throws(Failure) {
    defer { CommandLock.releaseAll() }
    let options = try options(path)
    let device = try device()
    let found: AppProgram
    do {
      found = try AppProgram.find(at: path, options)
    } catch {
      // Frameworks and packages without a program are built as their tests need them.
      guard error.status == 2,
        error.sentence.contains("should make an app")
          || error.sentence.contains("should hold a program")
      else { throw error }
      return try buildTests(path, options)
    }
    let built = try found.build(isRelease ? .release : .debug, for: device.launchOptions())
    let bundle = try AppBundle.write(found, built, to: products(path))
    Report.set("app", bundle.path)
    if !line.isQuiet { tell(bundle.path) }
  }

  private func buildTests(_ path: String, _ options: ProjectOptions) throws(Failure) {
    var package = try PackageFolder.holding(path, options)
    if !package.isWritten,
      let own = try XcodeProjectFolder.package(ofPackage: package.root, options)
    {
      package = own
    }
    _ = try PackageBuild(
      package: package, configuration: isRelease ? .release : .debug, goal: .tests,
      title: package.root
    ).run()
  }

  private func test(_ path: String) throws(Failure) {
    defer { CommandLock.releaseAll() }
    var outputs = TestOutputOptions.none
    if let bundle = line.resultBundle {
      let folder = AppOptions.absolute(bundle)
      guard !FileManager.default.fileExists(atPath: folder) else {
        throw Failure(
          sentence: "xcodebuild: error: Existing file at -resultBundlePath \"\(folder)\"",
          status: 64)
      }
      outputs.results = folder
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .failed("\(folder) should be made, which failed: \(Files.reason(error)).")
      }
      outputs.junit = folder + "/junit.xml"
    }
    let device = try device()
    outputs.testAllowance = line.allowance ?? outputs.testAllowance
    let output = try TestOutput(outputs, isWanted: true)
    var runner = TestRunner(
      filters: line.onlyTesting.map(XcodebuildLine.filter),
      skips: line.skipTesting.map(XcodebuildLine.filter), output: output,
      echo: { text in
        if Report.isWanted || line.isQuiet { Console.pass(text) } else { print(text) }
      })
    runner.configuration = isRelease ? .release : .debug
    // Xcode runs as many as there are processors, where nothing is said.
    if line.isParallel == true {
      runner.processes = line.workers ?? ProcessInfo.processInfo.activeProcessorCount
    }
    if line.destinationValues["name"] != nil || line.destinationValues["id"] != nil {
      runner.device = device.profile
    }
    try runner.run(at: path, try options(path))
  }

  private func clean(_ path: String) throws(Failure) {
    for folder in [
      CacheFolder.folder(of: path) + "/.build", CacheFolder.folder(of: path) + "/build",
    ] {
      try CommandLock.take(folder)
      try? FileManager.default.removeItem(atPath: folder)
    }
    try? FileManager.default.removeItem(atPath: products(path))
    CommandLock.releaseAll()
  }

  // MARK: Questions

  private func list(_ path: String) throws(Failure) {
    var name = (path as NSString).lastPathComponent
    var targets: [String] = []
    var schemes: [String] = []
    if let project = XcodeProjectFolder.find(path), !isPackage(path) {
      let read = try ProjectSearch.read(project)
      (name, targets) = (read.name, read.targets.map(\.name))
      schemes = try ProjectSearch.schemes(of: project)
    } else {
      let contents = try PackageContents.describe(PackageFolder(root: path, folder: path))
      (name, targets) = (contents.name, contents.targets.map(\.name))
      schemes = contents.products.map(\.name)
    }
    if line.isJSON {
      let value: [String: Any] = [
        "name": name, "targets": targets, "schemes": schemes,
        "configurations": ["Debug", "Release"],
      ]
      return Report.replace(["project": value])
    }
    func part(_ title: String, _ names: [String]) -> String {
      "    \(title):\n" + names.map { "        \($0)\n" }.joined()
    }
    tell(
      "Information about project \"\(name)\":\n" + part("Targets", targets) + "\n"
        + part("Build Configurations", ["Debug", "Release"]) + "\n" + part("Schemes", schemes))
  }

  private var destinations: String {
    let lines = DeviceProfile.all.map {
      "\t\t{ platform:iOS Simulator, id:\(SimulatedDevice.identifier(of: $0)), OS:17.0, "
        + "name:\(SimulatedDevice.shownName(of: $0)) }"
    }
    return "\n\tAvailable destinations for the \"\(line.scheme ?? "")\" scheme:\n"
      + lines.joined(separator: "\n")
  }

  private func showSettings(_ path: String) throws(Failure) {
    defer { CommandLock.releaseAll() }
    let app = try AppProgram.find(at: path, try options(path))
    let products = products(path)
    let name = AppBundle.productName(of: app)
    let settings = [
      "BUILT_PRODUCTS_DIR": products, "CONFIGURATION": isRelease ? "Release" : "Debug",
      "EXECUTABLE_NAME": app.product, "FULL_PRODUCT_NAME": name + ".app",
      "PRODUCT_BUNDLE_IDENTIFIER": AppBundle.info(of: app)["CFBundleIdentifier"] as? String
        ?? app.product,
      "PRODUCT_NAME": name, "TARGET_BUILD_DIR": products,
      "WRAPPER_NAME": name + ".app", "PLATFORM_NAME": "iphonesimulator",
    ]
    if line.isJSON {
      return Report.replace([
        ["action": "build", "target": app.product, "buildSettings": settings] as [String: Any]
      ])
    }
    tell(
      "Build settings for action build and target \(app.product):\n"
        + settings.sorted { $0.key < $1.key }.map { "    \($0.key) = \($0.value)\n" }.joined())
  }
}
