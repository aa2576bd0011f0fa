import Foundation

/// The program that lowers sources written for Xcode, built once for all projects.
///
/// SwiftPM builds a plugin's tool anew in the plan of each package that uses it, which for this one
/// means swift-syntax. A build that finds the tool's path in the environment takes it from there, and
/// the manifest of `XcodeSources` then names neither the tool nor swift-syntax.
struct LoweringTool {
  /// Read by `XcodeSources/Package.swift` and its plugin.
  static let environmentVariable = "TESSERA_LOWERING_TOOL"

  /// The package `XcodeSources`.
  let folder: String

  init() throws(Failure) { self.init(folder: try ProjectRoot.find() + "/XcodeSources") }

  init(folder: String) { self.folder = folder }

  var program: String { folder + "/.build/release/xcode-sources" }

  /// What the environment of a build says of the tool, which is built if it is older than its sources.
  func environment() throws(Failure) -> [String: String] {
    if !isBuilt {
      Console.say("Building the tool that lowers sources written for Xcode")
      let command = Subprocess(
        program: "swift",
        arguments: [
          "build", "--package-path", folder, "-c", "release", "--product", "xcode-sources",
        ], output: .onStandardError)
      guard try command.run().ending.isSuccess else {
        throw .failed("The lowering tool should build in \(folder) and does not.")
      }
      // A change that needed no new program counts as built all the same.
      try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program)
    }
    return [Self.environmentVariable: program]
  }

  /// Whether no source of the tool is newer than the program.
  var isBuilt: Bool {
    guard let built = Self.changeDate(program) else { return false }
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: folder + "/Sources")) ?? []
    let swift = sources.filter { $0.hasSuffix(".swift") }.map { "Sources/" + $0 }
    let files = ["Package.swift"] + swift
    return files.allSatisfy { Self.changeDate(folder + "/" + $0).map { $0 <= built } ?? true }
  }

  private static func changeDate(_ file: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: (file as NSString).resolvingSymlinksInPath)
    return attributes?[.modificationDate] as? Date
  }
}
