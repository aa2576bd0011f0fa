import Foundation
import NibDocument

extension TuistManifest {
  /// The files that patterns of a target mean. One that names a folder means all in it, and one that leads
  /// into something that is one thing to Xcode means the whole.
  private func files(
    _ pattern: SpecificationValue?, excluding: SpecificationValue?, of project: Project
  ) -> [String] {
    guard var full = folders.absolute(pattern, in: project.folder) else { return [] }
    let parts = full.split(separator: "/").map(String.init)
    if let whole = parts.firstIndex(where: XcodeFolders.isWhole), whole + 1 < parts.count {
      full = "/" + parts[...whole].joined(separator: "/")
    }
    var isFolder: ObjCBool = false
    if !XcodeFolders.isWhole(full),
      FileManager.default.fileExists(atPath: full, isDirectory: &isFolder), isFolder.boolValue
    {
      full += "/**"
    }
    let excluded = (excluding?.list ?? []).compactMap {
      folders.absolute($0, in: project.folder)
    }
    // What leaves out a folder leaves out what is in it.
    return FilePattern.files(
      full, excluding: excluded + excluded.map { $0 + "/**" }, in: project.folder)
  }

  private static let languages: Set<String> = [
    "swift", "m", "mm", "c", "cpp", "cc", "cxx", "metal", "s", "S", "intentdefinition",
  ]

  func addSources(
    _ list: SpecificationValue?, of project: Project, to target: inout XcodeProject.Target
  ) {
    for source in list?["globs"]?.list ?? [] {
      if let systems = source["compilationCondition"]?["platformFilters"]?.texts,
        !systems.contains("ios")
      {
        continue
      }
      for file in files(source["glob"], excluding: source["excluding"], of: project) {
        let ending = (file as NSString).pathExtension
        if Self.languages.contains(ending) {
          target.add(source: file)
        } else if ending == "xcdatamodeld" {
          target.resources.append(file)
        }
      }
    }
  }

  func addResources(
    _ list: SpecificationValue?, of project: Project, to target: inout XcodeProject.Target
  ) {
    for resource in list?["resources"]?.list ?? [] {
      let value = resource["glob"] ?? resource["folderReference"]
      if let systems = value?["inclusionCondition"]?["platformFilters"]?.texts,
        !systems.contains("ios")
      {
        continue
      }
      if let folder = folders.absolute(resource["folderReference"]?["path"], in: project.folder) {
        target.resources.append(folder)
        continue
      }
      for file in files(value?["pattern"], excluding: value?["excluding"], of: project)
      where !Self.languages.contains((file as NSString).pathExtension) {
        guard !["h", "entitlements"].contains((file as NSString).pathExtension) else { continue }
        target.resources.append(file)
      }
    }
  }

  /// Adds what is in a folder that the manifest does not list.
  func addFolder(
    _ value: SpecificationValue, of project: Project, to target: inout XcodeProject.Target
  ) {
    guard let root = folders.absolute(value["path"], in: project.folder) else { return }
    var excluded: [String] = []
    for exception in value["exceptions"]?["exceptions"]?.list ?? []
    where exception["target"]?.text == nil {
      excluded += (exception["excluded"]?.texts ?? []).map {
        $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0
      }
    }
    let patterns = excluded.map(FilePattern.init)
    let info = target.settings["INFOPLIST_FILE"]
    target.addFiles(below: root) { path in
      !patterns.contains { $0.matches(path) } && root + "/" + path != info
    }
  }
}
