import Foundation
import NibDocument

/// A Swift package for the app of an Xcode project, or of a folder of sources: manifest, the list of the
/// sources, which stay where they are, and a copy of the resources.
struct XcodeImport {
  var project: XcodeProject
  /// Where Tessera's own packages are.
  var tessera: String
  /// What the user named.
  private let origin: String
  /// What the app's `Info.plist` says beside the project's own.
  private var info: [String: Any] = [:]
  /// What is not brought over, as sentences.
  private(set) var notes: [String] = []
  /// What the manifest says of each target's resources.
  private var resources: [String: [String]] = [:]
  /// The names of packages' targets that each target uses.
  private var packageTargets: [String: [String]] = [:]

  init(project: XcodeProject, tessera: String) {
    self.project = project
    self.tessera = tessera
    origin = project.name + ".xcodeproj"
  }

  init(sources: SourceFolder, tessera: String) {
    project = sources.project
    self.tessera = tessera
    origin = sources.path
    info = sources.info
  }

  /// Writes the package, over an older one of the same project; returns the program's name.
  ///
  /// Files that would say the same stay as they are, so that little is built again.
  mutating func write(to folder: String) throws(Failure) -> String {
    guard let app = project.application else {
      throw .usage(
        "\(origin) should have a target that makes an app; it has "
          + (project.targets.isEmpty
            ? "no targets." : project.targets.map(\.name).joined(separator: ", ") + "."))
    }
    let targets = project.libraries(of: app) + [app]
    let tests = project.targets.filter { $0.isTest(of: app) }
    do {
      for target in targets + tests { try write(target, to: folder + "/" + target.moduleName) }
      let packages = try writePackages(of: targets + tests, to: folder)
      try Files.write(
        manifest(of: targets, tests, app: app, packages), to: folder + "/Package.swift")
    } catch let failure as Failure {
      throw failure
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
    try Files.write(sources: sources, of: folder, own: ownSource(of: target))
    var writer = ResourceFolder(folder)
    let more =
      target.kind == .application
      ? ["AppInfo.plist": try AppInfoList(target, project, defaults: info).data()] : [:]
    resources[target.name] = try writer.write(target.resources, more: more)
    notes += writer.notes
  }

  /// Writes the targets of the packages that targets use.
  private mutating func writePackages(
    of targets: [XcodeProject.Target], to folder: String
  ) throws -> [PackageManifest.Target] {
    guard targets.contains(where: { !$0.packageProducts.isEmpty }) else { return [] }
    var packages = try ImportedPackages(
      project.packages, pins: project.resolvedPackages, folder: folder)
    let own = Set(targets.map(\.moduleName))
    for target in targets {
      let names = try packages.graph.targets(
        ofProducts: target.packageProducts, usedBy: target.name)
      packageTargets[target.name] = names.filter { !own.contains($0) }
    }
    let written = try packages.write(without: own)
    notes += packages.notes
    return written
  }

  /// What starts the app around its tests; nil for other targets.
  private func ownSource(of target: XcodeProject.Target) -> String? {
    guard target.kind == .unitTests, target.isHosted, let app = project.application else {
      return nil
    }
    // Not an import of this file's, for whoever reads the lines.
    let word = "import"
    return """
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

  // MARK: The manifest

  private func manifest(
    of targets: [XcodeProject.Target], _ tests: [XcodeProject.Target], app: XcodeProject.Target,
    _ packages: [PackageManifest.Target]
  ) -> String {
    PackageManifest(
      name: app.moduleName,
      comment: """
        // \(origin) as a package. The sources stay where they are; XcodeSources.json in
        // each target's folder names them.
        """,
      program: app.moduleName,
      targets: packages
        + (targets + tests).map { target in
          let isTest = target.kind == .unitTests
          var others = project.libraries(of: target).map(\.moduleName)
          if isTest {
            others += project.libraries(of: app).map(\.moduleName).filter { !others.contains($0) }
            others.append(app.moduleName)
          }
          others += packageTargets[target.name, default: []]
          return PackageManifest.Target(
            kind: isTest ? .test : target.name == app.name ? .executable : .library,
            name: target.moduleName, dependencies: others,
            products: ModuleProducts.used(by: target.sources + target.resources),
            resources: resources[target.name, default: []])
        }
    ).text(tessera: tessera)
  }
}
