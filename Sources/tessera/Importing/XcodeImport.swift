import Foundation
import NibDocument

/// A Swift package for the app of an Xcode project: manifest, the list of the sources, which stay where
/// they are, and a copy of the resources.
struct XcodeImport {
  var project: XcodeProject
  /// Where Tessera's own packages are.
  var tessera: String
  /// What is not brought over, as sentences.
  private(set) var notes: [String] = []
  /// What the manifest says of each target's resources.
  private var resources: [String: [String]] = [:]

  init(project: XcodeProject, tessera: String) {
    self.project = project
    self.tessera = tessera
  }

  /// Writes the package, over an older one of the same project; returns the program's name.
  ///
  /// Files that would say the same stay as they are, so that little is built again.
  mutating func write(to folder: String) throws(Failure) -> String {
    guard let app = project.application else {
      throw .usage(
        "\(project.name).xcodeproj should have a target that makes an app; it has "
          + (project.targets.isEmpty
            ? "no targets." : project.targets.map(\.name).joined(separator: ", ") + "."))
    }
    let targets = project.libraries(of: app) + [app]
    let tests = project.targets.filter { $0.isTest(of: app) }
    do {
      for target in targets + tests {
        let place = folder + "/" + target.moduleName
        try write(target, to: place)
        let catalogs = try writeCatalogs(of: target, to: place)
        let hasFiles = try !existing(place + "/Resources").isEmpty
        resources[target.name] =
          (hasFiles ? [".process(\"Resources\")"] : []) + catalogs.map { ".copy(\"\($0)\")" }
      }
      try write(manifest(of: targets, tests, app: app), to: folder + "/Package.swift")
    } catch {
      throw .failed("The package should be written to \(folder), which failed: \(error)")
    }
    return app.moduleName
  }

  // MARK: A target

  private mutating func write(_ target: XcodeProject.Target, to folder: String) throws {
    let sources = target.sources.filter { FileManager.default.fileExists(atPath: $0) }
    for missing in Set(target.sources).subtracting(sources).sorted() {
      notes.append("\(missing) is in the project and not on disk.")
    }
    if !target.foreignSources.isEmpty {
      notes.append(
        "\(target.name) has sources that are not Swift and are left out: "
          + target.foreignSources.map { ($0 as NSString).lastPathComponent }
          .joined(separator: ", ") + ".")
    }
    if !target.packageProducts.isEmpty {
      notes.append(
        "\(target.name) uses products of Swift packages, which are left out: "
          + target.packageProducts.joined(separator: ", ") + ".")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let list = try encoder.encode(["sources": sources])
    try write(String(decoding: list, as: UTF8.self) + "\n", to: folder + "/XcodeSources.json")
    try write(ownSource(of: target), to: folder + "/Target.swift")
    try writeResources(of: target, to: folder + "/Resources")
  }

  private func ownSource(of target: XcodeProject.Target) -> String {
    let head =
      "// SwiftPM wants one source of the target's own; the plugin adds those of XcodeSources.json.\n"
    guard target.kind == .unitTests, target.isHosted, let app = project.application else {
      return head
    }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    return head + """
      \(word) UIKitTestSupport

      // The tests run inside the app, which starts before the first of them.
      @_silgen_name("\(app.moduleName)_main") private func appMain(
        _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32

      private enum Host {
        @section(".init_array") @used static let entry: @convention(c) () -> Void = {
          HostedApp.startBeforeTests(of: "\(app.moduleName)", in: "\(target.moduleName)") {
            appMain($0, $1)
          }
        }
      }

      """
  }

  private mutating func writeResources(
    of target: XcodeProject.Target, to folder: String
  ) throws {
    var files: [String: Data] = [:]
    for path in target.resources {
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
      files[parent.hasSuffix(".lproj") ? parent + "/" + name : name] = data
    }
    if target.kind == .application {
      files["AppInfo.plist"] = try AppInfoList(target, project).data()
    }
    for old in try existing(folder) where files[old] == nil {
      try FileManager.default.removeItem(atPath: folder + "/" + old)
    }
    for (name, data) in files { try write(data, to: folder + "/" + name) }
  }

  /// Copies asset catalogs, which UIKit reads as they are; returns their names, which differ.
  private mutating func writeCatalogs(
    of target: XcodeProject.Target, to folder: String
  ) throws -> [String] {
    var names: [String] = []
    for path in target.resources where path.hasSuffix(".xcassets") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
      var name = stem + ".xcassets"
      while names.contains(name) { name = "\(stem)-\(names.count).xcassets" }
      names.append(name)
      try Files.mirror(path, to: folder + "/" + name)
      let catalog = AssetCatalog(path)
      var left = catalog.others
      let symbols = catalog.names(of: .symbol).count
      if symbols > 0 { left["symbolset"] = symbols }
      for (kind, count) in left.sorted(by: { $0.key < $1.key }) {
        notes.append("\(stem).xcassets has \(count) of the kind \(kind), which are not shown.")
      }
    }
    let old = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for gone in old where gone.hasSuffix(".xcassets") && !names.contains(gone) {
      try FileManager.default.removeItem(atPath: folder + "/" + gone)
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
    for (language, table) in catalog.tables {
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

  // MARK: The manifest

  private func manifest(
    of targets: [XcodeProject.Target], _ tests: [XcodeProject.Target], app: XcodeProject.Target
  ) -> String {
    PackageManifest(
      name: app.moduleName,
      comment: """
        // \(project.name).xcodeproj as a package. The sources stay where they are; XcodeSources.json in
        // each target's folder names them.
        """,
      program: app.moduleName,
      targets: (targets + tests).map { target in
        let isTest = target.kind == .unitTests
        var others = project.libraries(of: target).map(\.moduleName)
        if isTest {
          others += project.libraries(of: app).map(\.moduleName).filter { !others.contains($0) }
          others.append(app.moduleName)
        }
        return PackageManifest.Target(
          kind: isTest ? .test : target.name == app.name ? .executable : .library,
          name: target.moduleName, dependencies: others,
          resources: resources[target.name, default: []])
      }
    ).text(tessera: tessera)
  }

  // MARK: Files

  private func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  private func write(_ data: Data, to file: String) throws { try Files.write(data, to: file) }
}
