import Foundation

/// The build of a package with what it needs of the machine's: UIKit, and for sources written for Xcode
/// the tool that lowers them.
struct PackageBuild {
  let package: PackageFolder
  let configuration: BuildConfiguration
  let goal: SwiftBuild.Goal
  /// As messages call what is built.
  let title: String
  /// Whether the program will load the library that answers requests.
  var needsNetworkLibrary = false
  /// Whether the program gets a list of its previews.
  var withPreviews = false

  /// What the package is built with, and what is needed to run it.
  struct Result {
    /// Arguments and environment of SwiftPM, for another of its commands in the same folder.
    var arguments: [String]
    var environment: [String: String]
    var networkLibrary: String?
  }

  /// Builds what is not there yet, one thing after the other.
  func run() throws(Failure) -> Result {
    let (result, steps) = try prepare()
    try run(result, steps)
    return result
  }

  /// Builds the package again with what its last build was prepared with.
  func runAgain(_ result: Result) throws(Failure) {
    try run(result, BuildSteps([title]))
  }

  private func run(_ result: Result, _ steps: BuildSteps) throws(Failure) {
    try CommandLock.take(package.scratch)
    try steps.run(
      SwiftBuild(
        title: title, package: package.root, scratch: package.scratch,
        configuration: configuration, goal: goal, log: package.log, arguments: result.arguments,
        environment: result.environment, generated: package.isWritten ? [package.root] : []))
  }

  /// Whether a source of the package imports a module beside UIKit. Those that the plugin lowers need not say so, as
  /// it adds imports.
  private var namesModulesBesideUIKit: Bool {
    ContentStamp.files(below: package.root, endings: ["swift"]).contains { file in
      guard let text = try? String(contentsOfFile: file, encoding: .utf8) else { return false }
      return text.split(whereSeparator: \.isNewline).contains { line in
        // `import class MapKit.MKMapView`, `#if canImport(MapKit)`.
        guard line.contains("mport") else { return false }
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains { PrebuiltUIKit.modulesBesideUIKit.contains(String($0)) }
      }
    }
  }

  /// Builds what the package needs of the machine's.
  private func prepare() throws(Failure) -> (Result, BuildSteps) {
    let manifest =
      (try? String(contentsOfFile: package.root + "/Package.swift", encoding: .utf8)) ?? ""
    let usesSDK = PublishedSDK.isUsed(by: manifest)
    let uikit = try PrebuiltUIKit(configuration)
    let parts = PrebuiltUIKit.Part.allCases.filter { part in
      switch part {
      case .uikit: true
      case .besideUIKit: usesSDK || manifest.contains("XcodeSources") || namesModulesBesideUIKit
      case .testAdditions:
        usesSDK || manifest.contains("\"XCUIAutomation\"")
          || goal.isTests
            && ["UIKitTestSupport", "SnapshotTesting"].contains(where: manifest.contains)
      case .testSupport: usesSDK || goal.isTests && manifest.contains("UIKitTestSupport")
      case .webKit: usesSDK || manifest.contains("\"WebKit\"")
      case .uiTests: usesSDK || manifest.contains("\"XCUIAutomation\"")
      }
    }
    let tool = manifest.contains("XcodeSources") ? try LoweringTool() : nil
    var titles = parts.filter { !uikit.isThere($0) }.map(uikit.title)
    if let tool, !tool.isBuilt { titles.append(LoweringTool.title) }
    if needsNetworkLibrary, try !NetworkLibrary.isBuilt() { titles.append(NetworkLibrary.title) }
    let steps = BuildSteps(titles + [title])

    var use = try uikit.use(parts, progress: steps)
    if goal.isTests { use.arguments += configuration.testArguments }
    var environment = use.environment
    if let tool { environment.merge(try tool.environment(progress: steps)) { $1 } }
    if usesSDK, configuration == .debug { try Self.publish(environment) }
    // Read by the plugin of `XcodeSources`.
    if withPreviews { environment["TESSERA_PREVIEWS"] = "1" }
    let library = needsNetworkLibrary ? try NetworkLibrary.path(progress: steps) : nil
    return (
      Result(arguments: use.arguments, environment: environment, networkLibrary: library), steps
    )
  }
}

extension PackageBuild {
  /// Builds all that packages of one's own use, and publishes it.
  ///
  /// - Returns: whether `swift build` by hand finds it.
  static func prepareSDK() throws(Failure) -> Bool {
    let uikit = try PrebuiltUIKit(.debug)
    let tool = try LoweringTool()
    let parts = PrebuiltUIKit.Part.allCases
    var titles = parts.filter { !uikit.isThere($0) }.map(uikit.title)
    if !tool.isBuilt { titles.append(LoweringTool.title) }
    let steps = BuildSteps(titles)
    var environment = try uikit.use(parts, progress: steps).environment
    environment.merge(try tool.environment(progress: steps)) { $1 }
    return try publish(environment)
  }

  /// Puts what a build has found in its environment where `swift build` by hand finds it.
  @discardableResult
  private static func publish(_ environment: [String: String]) throws(Failure) -> Bool {
    guard let uikit = environment[PrebuiltUIKit.environmentVariable],
      let tool = environment[LoweringTool.environmentVariable]
    else { return false }
    return try PublishedSDK().publish(uikit: uikit, tool: tool)
  }
}

/// The locks that a command holds until its program starts, so that no other one writes the same package or
/// builds it meanwhile.
enum CommandLock {
  nonisolated(unsafe) private static var held: [String: FileLock] = [:]

  /// - Parameter folder: what is written to.
  static func take(_ folder: String) throws(Failure) {
    guard held[folder] == nil else { return }
    held[folder] = try FileLock(
      "folder-\(Fingerprint.of(folder))", purpose: "building in \(folder)")
  }

  static func releaseAll() { held = [:] }
}
