import Foundation
import NibDocument

/// The resources of a target as the written package has them: files and translations in `Resources`,
/// asset catalogs beside that folder.
struct ResourceFolder {
  /// The target's folder.
  let place: String
  /// What cannot be shown, as sentences.
  private(set) var notes: [String] = []

  init(_ place: String) { self.place = place }

  /// Writes copies of resources, which may be files, catalogs and translations; returns the manifest's
  /// rules for them.
  ///
  /// - Parameter bundles: bundles of resources that the target has beside its own, by the names of their folders.
  mutating func write(
    _ paths: [String], more: [String: Data] = [:],
    bundles: [(name: String, resources: [String])] = []
  ) throws -> [String] {
    try writeFiles(paths, more)
    let copied = try writeCatalogs(paths) + writeFolders(paths, bundles)
    let hasFiles = try !existing(place + "/Resources").isEmpty
    return (hasFiles ? [".process(\"Resources\")"] : []) + copied.map { ".copy(\($0.quoted))" }
  }

  /// Copies what programs find as a folder: those among the resources, and bundles that other targets make;
  /// returns their names.
  private func writeFolders(
    _ paths: [String], _ bundles: [(name: String, resources: [String])]
  ) throws -> [String] {
    var names: [String] = []
    for path in paths where Self.isPlainFolder(path) {
      let name = (path as NSString).lastPathComponent
      guard !names.contains(name), name != "Resources" else { continue }
      try Files.mirror(path, to: place + "/" + name)
      names.append(name)
    }
    for bundle in bundles {
      guard let file = PathComponent.checked(bundle.name), !names.contains(file) else { continue }
      let folder = place + "/" + file
      var wanted: Set<String> = []
      for path in bundle.resources {
        let name = (path as NSString).lastPathComponent
        let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let inside = parent.hasSuffix(".lproj") ? parent + "/" + name : name
        wanted.insert(inside)
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        if isFolder.boolValue {
          try Files.mirror(path, to: folder + "/" + inside)
        } else if let data = FileManager.default.contents(atPath: path) {
          try Files.write(data, to: folder + "/" + inside)
        }
      }
      guard !wanted.isEmpty else { continue }
      names.append(file)
    }
    return names
  }

  /// A folder that is copied as it is: not one that Xcode makes something else of.
  private static func isPlainFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let made = ["xcassets", "lproj", "xcdatamodeld", "xcdatamodel", "playground", "icon"]
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
      && !made.contains((path as NSString).pathExtension)
  }

  private mutating func writeFiles(_ paths: [String], _ more: [String: Data]) throws {
    let folder = place + "/Resources"
    var files: [String: Data] = [:]
    for path in paths {
      let name = (path as NSString).lastPathComponent
      if name.hasSuffix(".xcassets") { continue }
      if name.hasSuffix(".xcstrings") {
        for (file, data) in try strings(path) { files[file] = data }
        continue
      }
      guard let data = FileManager.default.contents(atPath: path), name != "Info.plist" else {
        continue
      }
      // Translations keep their folders.
      let parent = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
      let place = parent.hasSuffix(".lproj") ? parent + "/" + name : name
      files[place] = data
      // What Xcode would have compiled it to, for programs that ask their bundle whether it is there.
      if name.hasSuffix(".xib") { files[String(place.dropLast(4)) + ".nib"] = data }
    }
    files.merge(more) { $1 }
    for old in try existing(folder) where files[old] == nil {
      try FileManager.default.removeItem(atPath: folder + "/" + old)
    }
    for (name, data) in files { try Files.write(data, to: folder + "/" + name) }
  }

  /// Copies asset catalogs, which UIKit reads as they are; returns their names, which differ.
  private mutating func writeCatalogs(_ paths: [String]) throws -> [String] {
    var names: [String] = []
    for path in paths where path.hasSuffix(".xcassets") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      var name = stem + ".xcassets"
      while names.contains(name) { name = "\(stem)-\(names.count).xcassets" }
      names.append(name)
      try Files.mirror(path, to: place + "/" + name)
      let catalog = AssetCatalog(path)
      var left = catalog.others
      let symbols = catalog.names(of: .symbol).count
      if symbols > 0 { left["symbolset"] = symbols }
      for (kind, count) in left.sorted(by: { $0.key < $1.key }) {
        notes.append("\(stem).xcassets has \(count) of the kind \(kind), which are not shown.")
      }
    }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    for gone in old where gone.hasSuffix(".xcassets") && !names.contains(gone) {
      try FileManager.default.removeItem(atPath: place + "/" + gone)
    }
    return names
  }

  /// The files that Xcode would compile a catalog of translations to.
  private mutating func strings(_ path: String) throws -> [String: Data] {
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let data = FileManager.default.contents(atPath: path) else { return [:] }
    let catalog: StringCatalog
    do throws(NibProblem) {
      catalog = try StringCatalog.read(data, file: stem + ".xcstrings")
    } catch {
      notes.append(error.description)
      return [:]
    }
    notes += catalog.problems.map(\.description)
    var files: [String: Data] = [:]
    for (key, table) in catalog.tables.sorted(by: { $0.key < $1.key }) {
      guard let language = PathComponent.language(key) else {
        notes.append(
          "\(stem).xcstrings has texts for \(key.quoted), which is no language; they are left out.")
        continue
      }
      if !table.strings.isEmpty {
        files["\(language).lproj/\(stem).strings"] = try PropertyListSerialization.data(
          fromPropertyList: table.strings, format: .xml, options: 0)
      }
      if !table.plurals.isEmpty {
        files["\(language).lproj/\(stem).stringsdict"] = try PropertyListSerialization.data(
          fromPropertyList: table.pluralList, format: .xml, options: 0)
      }
    }
    return files
  }

  private func existing(_ folder: String) throws -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }
}
