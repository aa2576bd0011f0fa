import Foundation
import NibDocument

/// Xcode projects that the user names, and the packages made of them.
enum XcodeProjectFolder {
  /// The project itself, or the one in a folder; nil where there is none.
  static func find(_ path: String) -> String? {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcodeproj") {
      return FileManager.default.fileExists(atPath: path + "/project.pbxproj") ? path : nil
    }
    if path.hasSuffix(".xcworkspace") {
      return find((path as NSString).deletingLastPathComponent)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }.sorted()
    return projects.first.map { path + "/" + $0 }
  }

  /// Writes the package of a project and tells what is left out; returns the program's name.
  static func importProject(_ path: String, to folder: String) throws(Failure) -> String {
    let project: XcodeProject
    do {
      project = try XcodeProject.read(at: path)
    } catch {
      throw .failed("\(error)")
    }
    var writer = XcodeImport(project: project, tessera: try ProjectRoot.find())
    let program = try writer.write(to: folder)
    for note in writer.notes { Console.say(note) }
    return program
  }

  /// The package that `run` uses: outside the project's folder, the same at each run.
  static func package(of path: String) throws(Failure) -> PackageFolder {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.cache"
    let folder = "\(caches)/tessera/\(name)-\(String(hash, radix: 16))"
    Console.say("\(path) is built as the package \(folder)")
    _ = try importProject(path, to: folder)
    return PackageFolder(root: folder, folder: folder)
  }
}
