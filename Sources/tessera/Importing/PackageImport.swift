import Foundation

/// A Swift package written for iOS as one that depends on Tessera: the same targets, their sources left
/// in place and lowered.
///
/// Packages that it depends on in turn are not brought over.
struct PackageImport {
  struct Target: Decodable, Equatable {
    var name: String
    /// Below the package's folder.
    var path: String
    var type: String
    var sources: [String]
    var dependencies: [String]
    var resources: [String]

    private struct Resource: Decodable { var path: String }
    private enum Key: String, CodingKey {
      case name, path, type, sources, resources
      case dependencies = "target_dependencies"
    }

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      name = try values.decode(String.self, forKey: .name)
      path = try values.decode(String.self, forKey: .path)
      type = try values.decode(String.self, forKey: .type)
      sources = try values.decode([String].self, forKey: .sources)
      dependencies = try values.decodeIfPresent([String].self, forKey: .dependencies) ?? []
      resources = (try values.decodeIfPresent([Resource].self, forKey: .resources) ?? []).map(
        \.path)
    }
  }

  private struct Description: Decodable {
    struct Platform: Decodable { var name: String }
    struct Dependency: Decodable { var identity: String }
    var name: String
    var platforms: [Platform]?
    var dependencies: [Dependency]?
    var targets: [Target]
  }

  let root: String
  let name: String
  let targets: [Target]
  /// What is not brought over, as sentences.
  let notes: [String]

  /// Nil for a package that is not for iOS, or that knows Tessera.
  init?(root: String, description: Data) {
    guard let package = try? JSONDecoder().decode(Description.self, from: description),
      package.platforms?.contains(where: { $0.name == "ios" }) ?? false,
      !(package.dependencies ?? []).contains(where: { $0.identity.contains("tessera") })
    else { return nil }
    self.root = root
    name = package.name
    targets = package.targets.filter { ["library", "test", "executable"].contains($0.type) }
    notes = (package.dependencies ?? []).map {
      "\(package.name) depends on the package \($0.identity), which is left out."
    }
  }

  /// Writes the package into a folder, leaving files alone that would say the same.
  func write(to folder: String, tessera: String) throws {
    for target in targets {
      let own = root + "/" + target.path + "/"
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let list = try encoder.encode(["sources": target.sources.map { own + $0 }])
      let place = folder + "/" + target.name
      try Files.write(
        Data((String(decoding: list, as: UTF8.self) + "\n").utf8), to: place + "/XcodeSources.json")
      try Files.write(
        Data("// SwiftPM wants one source of the target's own.\n".utf8), to: place + "/Target.swift"
      )
      for resource in target.resources {
        let copy = place + "/Resources/" + (resource as NSString).lastPathComponent
        if let data = FileManager.default.contents(atPath: resource) {
          try Files.write(data, to: copy)
        } else if !FileManager.default.fileExists(atPath: copy) {
          try FileManager.default.createDirectory(
            atPath: place + "/Resources", withIntermediateDirectories: true)
          try FileManager.default.copyItem(atPath: resource, toPath: copy)
        }
      }
    }
    try Files.write(Data(manifest(tessera: tessera).utf8), to: folder + "/Package.swift")
  }

  private func manifest(tessera: String) -> String {
    let names = Set(targets.map(\.name))
    return PackageManifest(
      name: name,
      comment: """
        // \(name) with Tessera's UIKit. The sources stay where they are; XcodeSources.json in each target's
        // folder names them.
        """,
      targets: targets.map { target in
        PackageManifest.Target(
          kind: ["test": .test, "executable": .executable][target.type] ?? .library,
          name: target.name, dependencies: target.dependencies.filter(names.contains),
          resources: target.resources.isEmpty ? [] : [".process(\"Resources\")"])
      }
    ).text(tessera: tessera)
  }
}

/// Files that are written only where they would say something else.
enum Files {
  static func write(_ data: Data, to file: String) throws {
    if FileManager.default.contents(atPath: file) == data { return }
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Makes a folder's copy the same as the folder, touching only what differs.
  static func mirror(_ folder: String, to copy: String) throws {
    let manager = FileManager.default
    func files(_ folder: String) -> Set<String> {
      Set(
        ((try? manager.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
          var isFolder: ObjCBool = false
          return manager.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder)
            && !isFolder.boolValue
        })
    }
    let wanted = files(folder)
    for old in files(copy).subtracting(wanted) { try manager.removeItem(atPath: copy + "/" + old) }
    try manager.createDirectory(atPath: copy, withIntermediateDirectories: true)
    for path in wanted.sorted() {
      guard let data = manager.contents(atPath: folder + "/" + path) else { continue }
      try write(data, to: copy + "/" + path)
    }
  }
}
