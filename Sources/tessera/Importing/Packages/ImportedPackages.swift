import Foundation
import NibDocument

/// The Swift packages of a project, as targets of the package that is written for it.
///
/// SwiftPM fetches them into the folder `Dependencies` of that package. Swift targets are lowered from
/// there as an app's sources are; targets in C are built where they are, through a link.
struct ImportedPackages {
  /// The written package's folder.
  let folder: String
  let graph: PackageGraph

  var notes: [String] { resolvingNotes + graph.notes }
  private var resolvingNotes: [String] = []

  /// Fetches packages and reads their manifests.
  init(
    _ references: [XcodePackageReference], pins: String?, folder: String
  ) throws {
    self.folder = folder
    let dependencies = DependencyFolder(path: folder + "/Dependencies")
    graph = PackageGraph(dependencies)
    let there = try dependencies.resolve(
      references.filter { !ModuleProduct.standsFor($0) }, pins: pins, notes: &resolvingNotes)
    try graph.add(there)
  }

  /// Writes the targets that somebody asked the graph for, but for those whose names are taken by the
  /// project's own; returns what the manifest says of them.
  mutating func write(without taken: Set<String>) throws -> [PackageManifest.Target] {
    try graph.nodes.filter { !taken.contains($0.target.name) }.map { try write($0) }
  }

  private mutating func write(_ node: PackageGraph.Node) throws -> PackageManifest.Target {
    let settings = TargetSettings(node)
    for note in settings.notes { graph.note(note) }
    let name = try PathComponent.required(
      node.target.name, kind: "a target of the package \(node.package.manifest.name)")
    let place = folder + "/" + name
    var result = PackageManifest.Target(
      kind: .library, name: node.target.name, dependencies: node.needs, resources: [])
    result.tools = settings.tools
    if node.files.swift.isEmpty {
      try Files.link(place, to: relative(node.files.folder, from: folder))
      result.kind = node.target.type == "system" ? .system : .clang
      result.details = settings.clang
      return result
    }
    switch node.target.type {
    case "test": result.kind = .test
    case "executable": result.kind = .executable
    default: break
    }
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: place)) != nil {
      try FileManager.default.removeItem(atPath: place)
    }
    var sources = node.files.swift
    let files = node.files.resources.map(\.path)
    let models = DataModelClasses(files)
    var own = XcodeImport.joined(
      AssetSymbols(catalogs: files, sources: sources, settings: [:], isApp: false).text, models.text
    )
    if node.target.type == "test" {
      let tests = TestSources(
        sources, of: node.target.name,
        modules: Set(graph.nodes.map(\.target.name)).union(ModuleProduct.standIns.keys),
        missing: graph.missingProducts)
      sources = tests.sources
      if let note = tests.note { graph.note(note) }
      own = TestEntries.alone(
        sources, call: node.files.resources.isEmpty ? nil : Self.findsResources(of: node))
    }
    try Files.write(
      sources: sources.map { relative($0, from: place) }, of: place, own: own, absent: graph.absent)
    result.resources = try writeResources(of: node, more: models.files, to: place)
    result.details = settings.swift
    result.products = ModuleProducts.used(
      by: node.files.swift + node.files.resources.map(\.path),
      modules: Set(graph.nodes.map(\.target.name)))
    return result
  }

  /// The call by which tests find in the bundle of their classes what SwiftPM puts into a folder of its own: on Apple's
  /// systems that folder is in, or beside, the bundle.
  private static func findsResources(of node: PackageGraph.Node) -> String {
    TestEntries.findsResources(
      ofPackage: node.package.manifest.name, tests: [node.target.name])
  }

  private mutating func writeResources(
    of node: PackageGraph.Node, more: [String: Data], to place: String
  ) throws -> [String] {
    let resources = node.files.resources
    var writer = ResourceFolder(place)
    var rules = try writer.write(resources.filter { $0.rule == .process }.map(\.path), more: more)
    for note in writer.notes { graph.note("\(node.target.name): \(note)") }
    for resource in resources where resource.rule != .process {
      guard resource.path.hasPrefix(node.package.root + "/") else {
        graph.note(
          "\(node.target.name): \(resource.path) is a resource outside the package and is left out."
        )
        continue
      }
      let name = "Copied/" + (resource.path as NSString).lastPathComponent
      try Files.mirror(resource.path, to: place + "/" + name)
      rules.append(".\(resource.rule == .embed ? "embedInCode" : "copy")(\(name.quoted))")
    }
    return rules
  }

  /// The path of a file as seen from a folder, where both are in the written package, which may be moved.
  private func relative(_ path: String, from place: String) -> String {
    guard path.hasPrefix(folder + "/") else { return path }
    let inner = path.dropFirst(folder.count + 1)
    let depth = place.dropFirst(folder.count).split(separator: "/").count
    return String(repeating: "../", count: depth) + inner
  }
}
