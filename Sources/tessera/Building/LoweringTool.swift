import Foundation

/// The program that lowers sources written for Xcode, built once for the machine.
///
/// SwiftPM builds a plugin's tool anew in the plan of each package that uses it, which for this one
/// means swift-syntax. A build that finds the tool's path in the environment takes it from there, and
/// the manifest of `XcodeSources` then names neither the tool nor swift-syntax.
struct LoweringTool {
  /// Read by `XcodeSources/Package.swift` and its plugin.
  static let environmentVariable = "TESSERA_LOWERING_TOOL"
  /// The folder of the toolchain's own swift-syntax, read by the same manifest: the tool is compiled against
  /// it in a fraction of the time that the package swift-syntax takes.
  static let syntaxVariable = "TESSERA_HOST_SYNTAX"
  static let title = "the tool that lowers sources written for Xcode"

  /// The package `XcodeSources`.
  let folder: String
  let toolchain: Toolchain

  init() throws(Failure) {
    self.init(folder: try ProjectRoot.find() + "/XcodeSources", toolchain: try Toolchain.find())
  }

  init(folder: String, toolchain: Toolchain) {
    self.folder = folder
    self.toolchain = toolchain
  }

  /// What it is made of: its sources, by content, and the toolchain, whose libraries it loads.
  private var place: String {
    // The link to the sources of NibDocument is not followed by itself.
    let files = ["/Sources", "/Sources/NibDocument"].flatMap {
      ContentStamp.files(below: folder + $0, endings: ["swift"])
    }
    let digest = ContentStamp().digest(of: files + [folder + "/Package.swift"], below: folder)
    return "\(CacheFolder.shared)/lowering-"
      + Fingerprint.of(digest + toolchain.version + (toolchain.swiftSyntax ?? ""))
  }

  var isBuilt: Bool { FileManager.default.fileExists(atPath: place) }

  /// What the environment of a build says of the tool, which is built where it is not there.
  func environment(progress: BuildSteps) throws(Failure) -> [String: String] {
    let place = place
    if isBuilt {
      SharedInstall.markUsed(place)
    } else {
      try FileLock.hold("lowering", purpose: "building \(Self.title)") { () throws(Failure) in
        if isBuilt { return }
        try build(to: place, progress: progress)
      }
    }
    return [Self.environmentVariable: place + "/xcode-sources"]
  }

  private func build(to place: String, progress: BuildSteps) throws(Failure) {
    let own = BuildFolder.ofTessera(folder)
    let alone = SwiftBuild(
      title: Self.title, package: folder, scratch: own, configuration: .release,
      goal: .product("xcode-sources"), log: CacheFolder.shared + "/lowering.log")
    var build = alone
    if let syntax = toolchain.swiftSyntax {
      // In a third of the time, and an eighth slower at 10,000 lines: most of its work is swift-syntax's, which is
      // optimised there.
      build.configuration = .debug
      build.arguments = [
        "--disable-index-store", "-Xswiftc", "-assert-config", "-Xswiftc", "Release",
      ]
      build.scratch = own + "/toolchain"
      build.environment = [Self.syntaxVariable: syntax]
    }
    do {
      try progress.run(build)
    } catch let failure where toolchain.swiftSyntax != nil {
      // A toolchain whose modules have other names for things than the package.
      Console.say("\(failure.sentence)\nBuilding it with the package swift-syntax instead.")
      build = alone
      try progress.run(build)
    }
    try SharedInstall.put(at: place) {
      try FileManager.default.copyItem(
        atPath: build.result("xcode-sources"), toPath: $0 + "/xcode-sources")
    }
    SharedInstall.removeOld("lowering-")
  }
}
