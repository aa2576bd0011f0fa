import Foundation
import NibDocument

/// The packages behind a project, read as far as somebody needs something of them.
final class PackageGraph {
  struct Package {
    let identity: String
    let root: String
    let manifest: DumpedPackage
  }

  /// A target that is needed, with what it needs itself.
  struct Node {
    let package: Package
    let target: DumpedTarget
    let files: TargetFiles
    /// Names of targets.
    var needs: [String]
  }

  let dependencies: DependencyFolder
  /// What could not be had, as sentences.
  private(set) var notes: [String] = []
  /// Products that somebody uses and that are not there.
  private(set) var missingProducts: Set<String> = []
  /// What targets declare that are left out, since they are in Objective-C, by their modules.
  private(set) var absent: [String: [String]] = [:]
  /// Those which the project names itself.
  private var roots: [Package] = []
  private var packages: [String: Package?] = [:]
  /// Targets by name, in the order of building.
  private(set) var nodes: [Node] = []
  /// Nil for targets that are left out.
  private var names: [String: String?] = [:]

  init(_ dependencies: DependencyFolder) { self.dependencies = dependencies }

  func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  /// Reads the manifests of packages that have been fetched.
  func add(_ references: [XcodePackageReference]) throws(Failure) {
    // Folders first: one stands for every remote package of its name.
    for reference in references {
      guard case .local(let path) = reference else { continue }
      if let package = try load(reference.identity, at: path) { roots.append(package) }
    }
    for reference in references {
      guard case .remote(let url, _) = reference, !ModuleProduct.standsFor(reference) else {
        continue
      }
      if let package = try load(reference.identity, at: dependencies.checkout(of: url)) {
        roots.append(package)
      }
    }
  }

  /// Adds a package that is read already: the one to be imported itself.
  func add(_ package: Package) {
    packages[package.identity] = package
    roots.append(package)
  }

  /// The targets behind products that the project uses, added with all that they need.
  func targets(ofProducts products: [String], usedBy user: String) throws(Failure) -> [String] {
    var found: [String] = []
    var missing: [String] = []
    for name in products {
      if let targets = try product(name, of: roots) {
        found += targets.filter { !found.contains($0) }
      } else if !ModuleProduct.standsForProduct(name) {
        missing.append(name)
      }
    }
    missingProducts.formUnion(missing)
    if !missing.isEmpty {
      note(
        "\(user) uses products of Swift packages that are not there: "
          + missing.joined(separator: ", ") + ".")
    }
    return found
  }

  private func load(_ identity: String, at root: String) throws(Failure) -> Package? {
    if let known = packages[identity] { return known }
    packages[identity] = .some(nil)
    let manifest: DumpedPackage
    do {
      manifest = try ManifestReader(folder: dependencies).read(root)
    } catch {
      note(error.sentence)
      return nil
    }
    let package = Package(identity: identity, root: root, manifest: manifest)
    packages[identity] = package
    return package
  }

  // MARK: Following what targets need

  private func product(_ name: String, of packages: [Package]) throws(Failure) -> [String]? {
    for package in packages {
      guard let product = package.manifest.products.first(where: { $0.name == name }) else {
        continue
      }
      var targets: [String] = []
      for target in product.targets {
        if let name = try add(target: target, of: package) { targets.append(name) }
      }
      return targets
    }
    return nil
  }

  /// The name under which a target is built, nil where it is left out.
  @discardableResult
  func add(target name: String, of package: Package) throws(Failure) -> String? {
    let key = package.identity + "/" + name
    if let known = names[key] { return known }
    names[key] = .some(nil)
    guard let target = package.manifest.targets.first(where: { $0.name == name }),
      let files = files(of: target, in: package)
    else { return nil }
    for plugin in target.pluginUsages ?? [] {
      note(
        "\(name) of the package \(package.manifest.name) is built without the plugin \(plugin.name)."
      )
    }
    var needs: [String] = []
    for need in target.dependencies {
      let holds = need.condition?.holds(traits: package.manifest.defaultTraits) ?? true
      guard holds, try !isForOthersAlone(need, from: target, in: package) else { continue }
      for found in try targets(of: need, from: target, in: package) where !needs.contains(found) {
        needs.append(found)
      }
    }
    names[key] = name
    nodes.append(Node(package: package, target: target, files: files, needs: needs))
    return name
  }

  /// Whether a manifest keeps what a target needs from Linux, and with reason: the target that it names, or
  /// something behind the product of another package, is not built here. The target's sources do without it there.
  private func isForOthersAlone(
    _ need: DumpedTarget.Need, from target: DumpedTarget, in package: Package
  ) throws(Failure) -> Bool {
    guard let platforms = need.condition?.platformNames, !platforms.isEmpty,
      !platforms.contains("linux")
    else { return false }
    if need.kind != .product,
      let named = package.manifest.targets.first(where: { $0.name == need.name })
    {
      return !isBuilt(named, in: package)
    }
    var seen: Set<String> = []
    return try !isBuilt(need, in: package, &seen)
  }

  /// Whether a target's own files are built here.
  private func isBuilt(_ target: DumpedTarget, in package: Package) -> Bool {
    guard target.type != "binary" else { return false }
    return TargetFiles(of: target, in: package.manifest, root: package.root)?.foreign.isEmpty
      ?? true
  }

  /// Whether all behind a need is built here.
  private func isBuilt(
    _ need: DumpedTarget.Need, in package: Package, _ seen: inout Set<String>
  ) throws(Failure) -> Bool {
    var owner = package
    var targets = [need.name]
    if need.kind == .product || !package.manifest.targets.contains(where: { $0.name == need.name })
    {
      var found: (Package, [String])?
      for dependency in package.manifest.dependencies where found == nil {
        guard let other = try load(dependency),
          let product = other.manifest.products.first(where: { $0.name == need.name })
        else { continue }
        found = (other, product.targets)
      }
      guard let found else { return true }
      (owner, targets) = found
    }
    for name in targets where seen.insert(owner.identity + "/" + name).inserted {
      guard let target = owner.manifest.targets.first(where: { $0.name == name }) else { continue }
      guard isBuilt(target, in: owner) else { return false }
      for next in target.dependencies
      where next.condition?.holds(traits: owner.manifest.defaultTraits) ?? true {
        guard try isBuilt(next, in: owner, &seen) else { return false }
      }
    }
    return true
  }

  /// Nil, with a note, for targets that cannot be built here.
  private func files(of target: DumpedTarget, in package: Package) -> TargetFiles? {
    func leaveOut(_ reason: String) {
      note("\(target.name) of the package \(package.manifest.name) is left out: \(reason)")
    }
    switch target.type {
    case "plugin": return nil
    case "macro": leaveOut("it is a macro, which is not run.")
    case "binary": leaveOut("it is a binary, made for Apple's systems.")
    default:
      guard let files = TargetFiles(of: target, in: package.manifest, root: package.root) else {
        leaveOut("its folder is not there.")
        return nil
      }
      if target.type == "system" || !files.swift.isEmpty && files.foreign.isEmpty { return files }
      if target.type == "test", !files.swift.isEmpty {
        // The others run without them.
        let names = files.foreign.map { ($0 as NSString).lastPathComponent }
        note(
          "\(target.name) of the package \(package.manifest.name) has tests that are not Swift and are "
            + "left out: \(names.joined(separator: ", ")).")
        return files
      }
      if let foreign = files.foreign.first {
        let name = (foreign as NSString).lastPathComponent
        leaveOut("it has sources that are neither Swift nor C, such as \(name).")
        let headers = ContentStamp.files(below: files.folder, endings: ["h"])
        let module = XcodeProject.Target(name: target.name, kind: .other).moduleName
        absent[module] = ForeignNames.declared(in: headers + files.foreign)
      } else if files.clang.isEmpty {
        leaveOut("it has no sources.")
      } else {
        return files
      }
    }
    return nil
  }

  private func targets(
    of need: DumpedTarget.Need, from target: DumpedTarget, in package: Package
  ) throws(Failure) -> [String] {
    let isOwn = package.manifest.targets.contains { $0.name == need.name }
    if need.kind == .target || need.kind == .byName && isOwn {
      return [try add(target: need.name, of: package)].compactMap { $0 }
    }
    let wanted = need.package?.lowercased()
    if ModuleProduct.standsForProduct(need.name),
      !package.manifest.dependencies.contains(where: { $0.path != nil && $0.identity == wanted })
    {
      return []
    }
    // The package that is named, then all: older manifests name packages loosely.
    let all = package.manifest.dependencies
    let named = all.filter { $0.identity == wanted || $0.name?.lowercased() == wanted }
    for dependency in named + all {
      guard let other = try load(dependency) else { continue }
      if let targets = try product(need.name, of: [other]) { return targets }
    }
    missingProducts.insert(need.name)
    note(
      "\(target.name) of the package \(package.manifest.name) needs the product \(need.name), "
        + "which is not there.")
    return []
  }

  private func load(_ dependency: DumpedDependency) throws(Failure) -> Package? {
    if let known = packages[dependency.identity] { return known }
    if let path = dependency.path { return try load(dependency.identity, at: path) }
    if let url = dependency.url {
      return try load(dependency.identity, at: dependencies.checkout(of: url))
    }
    note("The package \(dependency.identity) is one of a registry and is left out.")
    return nil
  }
}
