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
  /// Is called before a package that this one uses is fetched or read; throws where it should not be.
  var checkPackages: ([XcodePackageReference]) throws(Failure) -> Void = { _ in }

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

  /// Why no tests of the package can run, as the end of a sentence; nil where some can.
  var missing: String? {
    let targets = package.manifest.targets
    guard targets.contains(where: { $0.type == "test" }) else { return "has no tests" }
    let gone = targets.first {
      ["regular", "test"].contains($0.type)
        && TargetFiles(of: $0, in: package.manifest, root: package.root) == nil
    }
    return gone.map {
      "names a target \($0.name) whose folder is not there, and has no tests to run"
    }
  }

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
    // Fetched as what the package itself asks for: of what is behind another package SwiftPM leaves out
    // what its tests alone use.
    let pins = package.root + "/Package.resolved"
    let used = package.manifest.neededDependencies.compactMap(\.reference)
    try checkPackages(used.filter { !ModuleProduct.standsFor($0) })
    var packages = try ImportedPackages(
      used, pins: FileManager.default.fileExists(atPath: pins) ? pins : nil, folder: folder)
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
