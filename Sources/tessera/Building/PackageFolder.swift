import Foundation

/// A Swift package, and the folder inside it that the user named.
struct PackageFolder: Equatable {
  /// Holds the Package.swift.
  var root: String
  /// The root itself, or a folder below it whose program is meant.
  var folder: String
  /// Whether the command has made it, of a project or a package written for iOS.
  var isWritten = false
  /// The program of a package that was made of a project; nil for others, and for frameworks alone.
  var program: String?
  /// What a scheme of the project's gives to its tests.
  var testEnvironment: [String: String] = [:]

  /// Where it is built: in a folder of the command's, as UIKit is not built there.
  var scratch: String {
    isWritten ? root + "/.build" : CacheFolder.folder(of: root) + "/build"
  }

  /// What SwiftPM said of the last build.
  var log: String { (isWritten ? root : CacheFolder.folder(of: root)) + "/build.log" }

  private static let expected =
    "PATH should be a folder holding a Package.swift, an .xcodeproj, a project.yml of XcodeGen's, a "
    + "Project.swift of Tuist's or an app's sources"

  /// The package that `path` is, or is part of, or that is made of it.
  static func holding(
    _ path: String, _ options: ProjectOptions = .none
  ) throws(Failure) -> PackageFolder {
    try found(at: path, options).package
  }

  /// The same, with what SwiftPM said of it where it had to be asked.
  static func found(
    at path: String, _ options: ProjectOptions = .none
  ) throws(Failure) -> (package: PackageFolder, contents: PackageContents?) {
    let folder = AppOptions.absolute(path)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw .usage("\(expected); \(path) does not exist.")
    }
    if folder.hasSuffix(".xcodeproj") || folder.hasSuffix(".xcworkspace") {
      guard let project = XcodeProjectFolder.find(folder) else {
        throw .usage(
          "\(path) should be an Xcode project; it holds neither project.pbxproj nor project.xcproj."
        )
      }
      return (try XcodeProjectFolder.package(of: project, options), nil)
    }
    if DescribedProject.isDescription(folder) {
      return (try XcodeProjectFolder.package(of: folder, options), nil)
    }
    guard isFolder.boolValue else { throw .usage("\(expected); \(path) is a file.") }
    if let project = TuistManifest.project(beside: folder + "/Package.swift") {
      return (try XcodeProjectFolder.package(of: project, options), nil)
    }
    if FileManager.default.fileExists(atPath: folder + "/Package.swift") {
      return (PackageFolder(root: folder, folder: folder), nil)
    }
    if let project = XcodeProjectFolder.find(folder) {
      return (try XcodeProjectFolder.package(of: project, options), nil)
    }
    // A program's folder, or sources that happen to lie somewhere in a package.
    let around = package(around: folder)
    let contents = around.flatMap { try? PackageContents.describe($0) }
    if let around, contents?.hasProgram(in: around) == true { return (around, contents) }
    if let inside = try XcodeProjectFolder.findInside(folder) {
      return (try XcodeProjectFolder.package(of: inside, options), nil)
    }
    if let around { return (around, contents) }
    throw .usage(
      "\(expected); neither \(path) nor a folder above it has a Package.swift, and no Swift file in it "
        + "has a class with @main.")
  }

  private static func package(around folder: String) -> PackageFolder? {
    var candidate = URL(fileURLWithPath: folder)
    while candidate.path != "/" {
      candidate.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: candidate.path + "/Package.swift") {
        return PackageFolder(root: candidate.path, folder: folder)
      }
    }
    return nil
  }
}
