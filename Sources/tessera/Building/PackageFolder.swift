import Foundation

/// A Swift package, and the folder inside it that the user named.
struct PackageFolder: Equatable {
  /// Holds the Package.swift.
  var root: String
  /// The root itself, or a folder below it whose program is meant.
  var folder: String
  /// Where it is built; nil for `.build` inside it.
  var scratch: String?

  /// What a build of it finds in its environment: packages made of projects share one lowering tool.
  func buildEnvironment() throws(Failure) -> [String: String] {
    scratch == nil ? [:] : try LoweringTool().environment()
  }

  /// The package that `path` is, or is part of.
  static func holding(_ path: String) throws(Failure) -> PackageFolder {
    let folder = AppOptions.absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw .usage("PATH should be a folder holding a Package.swift; \(path) does not exist.")
    }
    if folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace") {
      guard let project = XcodeProjectFolder.find(folder) else {
        throw .usage("\(path) should be an Xcode project; it holds no project.pbxproj.")
      }
      return try XcodeProjectFolder.package(of: project)
    }
    guard isFolder.boolValue else {
      throw .usage("PATH should be a folder holding a Package.swift; \(path) is a file.")
    }
    if !FileManager.default.fileExists(atPath: folder + "/Package.swift"),
      let project = XcodeProjectFolder.find(folder)
    {
      return try XcodeProjectFolder.package(of: project)
    }
    var candidate = URL(fileURLWithPath: folder)
    while true {
      if FileManager.default.fileExists(atPath: candidate.path + "/Package.swift") {
        return PackageFolder(root: candidate.path, folder: folder)
      }
      guard candidate.path != "/" else { break }
      candidate.deleteLastPathComponent()
    }
    throw .usage(
      "PATH should be a folder holding a Package.swift; neither \(path) nor a folder above it has "
        + "one. Make one with an executable target that depends on Tessera's UIKit.")
  }
}
