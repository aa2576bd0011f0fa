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
    let targets = frameworks(of: app) + [app]
    do {
      for target in targets { try write(target, to: folder + "/" + target.moduleName) }
      try write(manifest(of: targets, app: app), to: folder + "/Package.swift")
    } catch {
      throw .failed("The package should be written to \(folder), which failed: \(error)")
    }
    return app.moduleName
  }

  /// Targets of the project that the app links, those they need first.
  private func frameworks(of app: XcodeProject.Target) -> [XcodeProject.Target] {
    var found: [XcodeProject.Target] = []
    var seen: Set<String> = [app.name]
    func add(_ target: XcodeProject.Target) {
      for name in target.dependencies where seen.insert(name).inserted {
        guard let next = project.targets.first(where: { $0.name == name }),
          next.kind == .framework
        else { continue }
        add(next)
        found.append(next)
      }
    }
    add(app)
    return found
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
    try write(
      "// SwiftPM wants one source of the target's own; the plugin adds those of XcodeSources.json.\n",
      to: folder + "/Target.swift")
    try writeResources(of: target, to: folder + "/Resources")
  }

  private mutating func writeResources(
    of target: XcodeProject.Target, to folder: String
  ) throws {
    var files: [String: Data] = [:]
    for path in target.resources {
      let name = (path as NSString).lastPathComponent
      if name.hasSuffix(".xcassets") {
        let catalog = AssetCatalog(path)
        for picture in catalog.pictures {
          files[picture.name] = FileManager.default.contents(atPath: picture.file)
        }
        for (kind, count) in catalog.others.sorted(by: { $0.key < $1.key }) {
          notes.append("\(name) has \(count) of the kind \(kind), which are left out.")
        }
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

  private func existing(_ folder: String) throws -> [String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return all.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }
  }

  // MARK: The manifest

  static let head = "// swift-tools-version: 6.1\nimport PackageDescription"

  private func manifest(of targets: [XcodeProject.Target], app: XcodeProject.Target) -> String {
    let names = Dictionary(targets.map { ($0.name, $0.moduleName) }) { first, _ in first }
    let parts = targets.map { target -> String in
      let others = target.dependencies.compactMap { names[$0] }.map { ", \"\($0)\"" }.joined()
      let kind = target.name == app.name ? "executableTarget" : "target"
      return """
            .\(kind)(
              name: "\(target.moduleName)",
              dependencies: [.product(name: "UIKit", package: "Tessera")\(others)],
              path: "\(target.moduleName)", exclude: ["XcodeSources.json"],
              resources: [.process("Resources")],
              plugins: [.plugin(name: "XcodeSources", package: "XcodeSources")])
        """
    }
    return """
      \(XcodeImport.head)

      // \(project.name).xcodeproj as a package. The sources stay where they are; XcodeSources.json in
      // each target's folder names them.
      let package = Package(
        name: "\(app.moduleName)", defaultLocalization: "en",
        products: [.executable(name: "\(app.moduleName)", targets: ["\(app.moduleName)"])],
        dependencies: [
          .package(name: "Tessera", path: "\(tessera)"),
          .package(path: "\(tessera)/XcodeSources"),
        ],
        targets: [
      \(parts.joined(separator: ",\n"))
        ],
        swiftLanguageModes: [.v5]
      )

      """
  }

  // MARK: Files

  private func write(_ text: String, to file: String) throws {
    try write(Data(text.utf8), to: file)
  }

  private func write(_ data: Data, to file: String) throws { try Files.write(data, to: file) }
}
