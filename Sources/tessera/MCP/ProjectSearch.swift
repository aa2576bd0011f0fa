import Foundation
import NibDocument

/// Projects in folders, and what is in projects.
enum ProjectSearch {
  /// Paths of projects, workspaces and packages.
  static func projects(in folder: String, depth: Int) -> [String] {
    var found: [String] = []
    var waiting = [(folder, 0)]
    while let (place, level) = waiting.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        let path = place + "/" + name
        if name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name == "Package.swift"
        {
          found.append(path)
          continue
        }
        // What generators would make a project of counts where no project is checked in.
        if DescribedProject.isDescription(path),
          !names.contains(where: { $0.hasSuffix(".xcodeproj") })
        {
          found.append(path)
          continue
        }
        var isFolder: ObjCBool = false
        guard level < depth, !["Pods", "Carthage", "node_modules"].contains(name),
          FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
        else { continue }
        waiting.append((path, level + 1))
      }
    }
    return found.sorted()
  }

  /// The schemes of a project, or those that Xcode would make of its targets.
  static func schemes(of path: String) throws(Failure) -> [String] {
    let place = AppOptions.absolute(path)
    guard let project = XcodeProjectFolder.find(place) else {
      throw .usage("\(path) should be an Xcode project.")
    }
    let names = XcodeScheme.names(of: project)
    if !names.isEmpty { return names }
    let described = try XcodeProjectFolder.read(project)
    if !described.schemes.isEmpty { return described.schemes.map(\.name) }
    return described.project.targets.filter { $0.kind != .unitTests }.map(\.name)
  }

  static func read(_ project: String) throws(Failure) -> XcodeProject {
    try XcodeProjectFolder.read(project).project
  }
}
