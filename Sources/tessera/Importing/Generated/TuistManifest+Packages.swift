import Foundation
import NibDocument

extension TuistManifest {
  /// Adds the packages that a project's manifest names itself.
  func addPackages(of project: Project, to result: inout XcodeProject) {
    for package in project.value["packages"]?.list ?? [] {
      add(reference(package, in: project.folder), to: &result)
    }
  }

  private func add(_ reference: XcodePackageReference?, to project: inout XcodeProject) {
    guard let reference,
      !project.packages.contains(where: { $0.identity == reference.identity })
    else { return }
    project.packages.append(reference)
  }

  private func reference(
    _ package: SpecificationValue, in folder: String
  ) -> XcodePackageReference? {
    if let path = folders.absolute(package["local"]?["path"], in: folder) {
      return .local(path: path)
    }
    guard let url = package["remote"]?["url"]?.text,
      let requirement = Self.requirement(package["remote"]?["requirement"])
    else { return nil }
    return .remote(url: url, requirement: requirement)
  }

  private static func requirement(
    _ value: SpecificationValue?
  ) -> XcodePackageReference.Requirement? {
    guard let (kind, value) = value?.map?.first else { return nil }
    let text = value["_0"]?.text ?? version(value["_0"])
    switch kind {
    case "upToNextMajor": return version(value["from"]).map { .upToNextMajor(from: $0) }
    case "upToNextMinor": return version(value["from"]).map { .upToNextMinor(from: $0) }
    case "range":
      guard let from = version(value["from"]), let to = version(value["to"]) else { return nil }
      return .range(from: from, before: to)
    case "exact": return text.map { .exact($0) }
    case "branch": return text.map { .branch($0) }
    case "revision": return text.map { .revision($0) }
    case "upToNext": return text.map { .upToNextMajor(from: $0) }
    case "atLeast": return text.map { .range(from: $0, before: "999.0.0") }
    default: return nil
    }
  }

  /// With three numbers, as SwiftPM wants it.
  private static func version(_ value: SpecificationValue?) -> String? {
    guard var text = value?["description"]?.text ?? value?.text else { return nil }
    while text.allSatisfy({ $0.isNumber || $0 == "." }), text.filter({ $0 == "." }).count < 2 {
      text += ".0"
    }
    return text
  }

  // MARK: For all projects

  /// Adds the packages that Tuist fetches for all projects of the root, where targets use them.
  mutating func addExternalPackages(to project: inout XcodeProject) throws(Failure) {
    guard project.targets.contains(where: { !$0.packageProducts.isEmpty }) else { return }
    let manager = FileManager.default
    let root = folders.root
    for folder in [root + "/Tuist", root] {
      let file = folder + "/Package.swift"
      guard manager.fileExists(atPath: file), folder != root || Self.project(beside: file) != nil
      else { continue }
      for dependency in try dumped(folder).dependencies { add(dependency.reference, to: &project) }
      break
    }
    let dependencies = root + "/Tuist/Dependencies.swift"
    if manager.fileExists(atPath: dependencies) {
      let value = try program.run(dependencies, kind: "Dependencies")
      for package in value["swiftPackageManager"]?["packages"]?.list ?? [] {
        add(reference(package, in: root + "/Tuist"), to: &project)
      }
      for library in value["carthage"]?["dependencies"]?.list ?? [] { add(library, to: &project) }
    }
    let versions = [
      "/Tuist/Package.resolved", "/Package.resolved", "/.package.resolved",
      "/Tuist/Dependencies/Lockfiles/Package.resolved",
    ]
    project.resolvedPackages = versions.map { root + $0 }.first { manager.fileExists(atPath: $0) }
  }

  private func add(_ library: SpecificationValue, to project: inout XcodeProject) {
    let value = library["github"] ?? library["git"]
    guard let path = value?["path"]?.text,
      let requirement = Self.requirement(value?["requirement"])
    else { return }
    let url = path.contains(":") ? path : "https://github.com/" + path
    add(.remote(url: url, requirement: requirement), to: &project)
  }

  /// What SwiftPM says of a package's manifest, asked again where it has changed.
  private func dumped(_ folder: String) throws(Failure) -> DumpedPackage {
    let file = folder + "/Package.swift"
    let text = FileManager.default.contents(atPath: file) ?? Data()
    let cache = CacheFolder.folder(of: folders.root + "/Tuist")
    let record =
      "\(cache)/package-\(Fingerprint.of(folder + String(decoding: text, as: UTF8.self))).json"
    if let data = FileManager.default.contents(atPath: record),
      let package = try? DumpedPackage(data)
    {
      return package
    }
    let scratch = try Cleanup.makeFolder("manifest")
    defer { Cleanup.remove(scratch) }
    let data = try ManifestReader.dump(folder, scratch: scratch)
    do {
      let package = try DumpedPackage(data)
      try Files.write(data, to: record)
      return package
    } catch {
      throw .failed("\(file) should describe packages, which could not be read (\(error)).")
    }
  }

  // MARK: Schemes

  /// Adds the schemes that are described, and where none is the one that Tuist makes for each target.
  func addSchemes(_ names: TargetNames, to described: inout DescribedProject) {
    for scheme in workspace?["schemes"]?.list ?? [] {
      add(scheme, of: projects.first?.folder ?? folders.root, names, to: &described)
    }
    for project in projects {
      for scheme in project.value["schemes"]?.list ?? [] {
        add(scheme, of: project.folder, names, to: &described)
      }
      if project.value["options"]?["automaticSchemesOptions"]?["isEnabled"]?.truth == false {
        continue
      }
      for target in project.value["targets"]?.list ?? [] {
        guard let written = target["name"]?.text, let name = names[written, in: project.folder],
          !described.schemes.contains(where: { $0.name == name })
        else { continue }
        let isApp = target["product"]?.text == "app"
        let tests = described.project.targets.filter {
          $0.name == name && ($0.kind == .unitTests || $0.kind == .uiTests)
            || $0.dependencies.contains(name) && ($0.kind == .unitTests || $0.kind == .uiTests)
        }
        described.schemes.append(
          DescribedProject.Scheme(
            name: name, tests: tests.map(\.name), app: isApp ? name : nil,
            environment: Self.environment(target["environmentVariables"])))
      }
    }
  }

  private func add(
    _ scheme: SpecificationValue, of folder: String, _ names: TargetNames,
    to described: inout DescribedProject
  ) {
    guard let name = scheme["name"]?.text else { return }
    func target(_ reference: SpecificationValue?) -> String? {
      guard let written = reference?["targetName"]?.text else { return nil }
      let place = folders.absolute(reference?["projectPath"], in: folder) ?? folder
      return names[written, in: place] ?? written
    }
    func isApp(_ name: String?) -> Bool {
      described.project.targets.contains { $0.name == name && $0.kind == .application }
    }
    let test = scheme["testAction"]
    let run = scheme["runAction"]
    let built = (scheme["buildAction"]?["targets"]?.list ?? []).compactMap(target)
    let variables =
      test?["arguments"]?["environmentVariables"] ?? run?["arguments"]?["environmentVariables"]
    described.schemes.append(
      DescribedProject.Scheme(
        name: name,
        tests: (test?["targets"]?.list ?? []).filter { $0["isSkipped"]?.truth != true }
          .compactMap { target($0["target"]) },
        app: ([target(run?["executable"])] + built).first(where: isApp) ?? nil,
        environment: Self.environment(variables)))
  }

  private static func environment(_ variables: SpecificationValue?) -> [String: String] {
    (variables?.map ?? [:]).compactMapValues {
      $0["isEnabled"]?.truth == false ? nil : $0["value"]?.text
    }
  }
}
