import Foundation
import NibDocument

/// A Swift package written for iOS as one that depends on Tessera: the same targets and those of the
/// packages that they need, the sources left in place and lowered.
struct PackageImport {
  let package: PackageGraph.Package
  /// Where the written package is.
  let folder: String
  /// What is not brought over, as sentences.
  private(set) var notes: [String] = []

  /// Nil for a package that is not for iOS, or that knows Tessera.
  init?(root: String, folder: String) throws(Failure) {
    let dependencies = DependencyFolder(path: folder + "/Dependencies")
    let manifest = try ManifestReader(folder: dependencies).read(root)
    guard manifest.isForIOS || manifest.platforms?.isEmpty != false && Self.usesUIKit(root),
      !manifest.knowsTessera
    else { return nil }
    package = PackageGraph.Package(
      identity: XcodePackageReference.identity(of: root), root: root, manifest: manifest)
    self.folder = folder
  }

  var hasTests: Bool { package.manifest.targets.contains { $0.type == "test" } }

  /// Whether a source imports UIKit: a package that names no platform may be for any.
  private static func usesUIKit(_ root: String) -> Bool {
    ContentStamp.files(below: root, endings: ["swift"]).contains { file in
      let text = FileManager.default.contents(atPath: file).map {
        String(decoding: $0, as: UTF8.self)
      }
      return text?.contains(/(?m)^[ \t]*(?:@\w+[ \t]+)*import[ \t]+(?:class[ \t]+)?UIKit\b/)
        ?? false
    }
  }

  mutating func write(tessera: String) throws {
    // What it needs is fetched as for a project that uses it.
    let isAlone = package.manifest.dependencies.isEmpty
    let pins = package.root + "/Package.resolved"
    var packages = try ImportedPackages(
      isAlone ? [] : [.local(path: package.root)],
      pins: FileManager.default.fileExists(atPath: pins) ? pins : nil, folder: folder)
    packages.graph.add(package)
    for target in package.manifest.targets {
      try packages.graph.add(target: target.name, of: package)
    }
    let targets = try packages.write(without: [])
    notes = packages.notes
    let text = PackageManifest(
      name: package.manifest.name,
      comment: """
        // \(package.manifest.name.onOneLine) with Tessera's UIKit. The sources stay where they are; XcodeSources.json
        // in each target's folder names them.
        """,
      targets: targets
    ).text(tessera: tessera)
    try Files.write(text, to: folder + "/Package.swift")
  }
}
