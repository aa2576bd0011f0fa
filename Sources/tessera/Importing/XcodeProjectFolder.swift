import Foundation
import NibDocument

/// Xcode projects and folders of sources that the user names, and the packages made of them.
enum XcodeProjectFolder {
  /// The project itself, or the one in a folder; nil where there is none.
  static func find(_ path: String) -> String? {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcodeproj") {
      return FileManager.default.fileExists(atPath: path + "/project.pbxproj") ? path : nil
    }
    if path.hasSuffix(".xcworkspace") {
      return find((path as NSString).deletingLastPathComponent) ?? project(ofWorkspace: path)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.sorted()
    return projects.first.map { path + "/" + $0 }
  }

  /// The first project of a workspace that makes an app.
  private static func project(ofWorkspace path: String) -> String? {
    XcodeWorkspace.projects(of: path).first { (try? XcodeProject.read(at: $0))?.application != nil }
  }

  /// What a folder without a project of its own stands for: the one project in the folders inside it, or
  /// the folder itself, where it holds an app's sources; nil for any other folder.
  static func findInside(_ folder: String) throws(Failure) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let projects = names.filter { !$0.hasPrefix(".") && $0 != "Pods" && $0 != "Carthage" }.sorted()
      .compactMap { find(folder + "/" + $0) }
    if projects.count > 1 {
      throw .usage(
        "\(folder) holds several projects; name one of \(projects.joined(separator: ", ")).")
    }
    return projects.first ?? (SourceFolder(folder)?.isApp == true ? folder : nil)
  }

  /// Writes the package of a project or of a folder of sources and tells what is left out; returns the
  /// program's name.
  static func importProject(_ path: String, to folder: String) throws(Failure) -> String {
    let tessera = try ProjectRoot.find()
    var writer: XcodeImport
    if path.hasSuffix(".xcodeproj") {
      do {
        writer = XcodeImport(project: try XcodeProject.read(at: path), tessera: tessera)
      } catch {
        throw .failed("\(error)")
      }
    } else if let sources = SourceFolder(path) {
      writer = XcodeImport(sources: sources, tessera: tessera)
    } else {
      throw .usage("\(path) should hold an app's sources; it has no Swift files.")
    }
    let program = try writer.write(to: folder)
    for note in writer.notes { Console.say(note) }
    return program
  }

  /// The package that `run` uses: outside the project's folder, the same at each run.
  ///
  /// All projects are built in one place, so that UIKit and the lowering tool are built once:
  /// `TESSERA_BUILD_FOLDER`, or beside the packages.
  static func package(of path: String) throws(Failure) -> PackageFolder {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let place = try cached(path, name)
    Console.say("\(path) is built as the package \(place.root)")
    _ = try importProject(path, to: place.root)
    return place
  }

  /// The package that `test` uses for a Swift package written for iOS; nil for any other package.
  static func package(ofPackage root: String) throws(Failure) -> PackageFolder? {
    let place = try cached(root, (root as NSString).lastPathComponent)
    guard var package = try PackageImport(root: root, folder: place.root) else { return nil }
    do {
      try package.write(tessera: try ProjectRoot.find())
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed("The package should be written to \(place.root), which failed: \(error)")
    }
    for note in package.notes { Console.say(note) }
    Console.say("\(root) is built as the package \(place.root)")
    return place
  }

  /// Where the package made of something is, and where it is built.
  private static func cached(_ path: String, _ name: String) throws(Failure) -> PackageFolder {
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.cache"
    let folder = "\(caches)/tessera/\(name)-\(Fingerprint.of(path))"
    let root = try ProjectRoot.find()
    let scratch =
      environment["TESSERA_BUILD_FOLDER"] ?? "\(caches)/tessera/build-\(Fingerprint.of(root))"
    return PackageFolder(root: folder, folder: folder, scratch: scratch)
  }
}
