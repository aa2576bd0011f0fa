import Foundation

extension XcodeProjectReader {
  /// The packages that the project names, in its list or by their products, and folders of packages that
  /// it shows among its files, as projects of older Xcodes do.
  func packages(of project: PropertyList) -> [XcodePackageReference] {
    var ids = (project["packageReferences"]?.array ?? []).compactMap(\.string)
    let products = objects.filter { $0.value["isa"]?.string == "XCSwiftPackageProductDependency" }
    ids += products.sorted { $0.key < $1.key }.compactMap { $0.value["package"]?.string }
    var found: [XcodePackageReference] = []
    for id in ids {
      guard let object = objects[id], let package = package(object), !found.contains(package) else {
        continue
      }
      found.append(package)
    }
    let named = Set(found.map(\.identity))
    // A product without a package is one of a folder's.
    guard products.contains(where: { $0.value["package"] == nil }) else { return found }
    return found + packageFolders.filter { !named.contains($0.identity) }
  }

  /// Names of the products that a target uses, those that it only links included.
  func packageProducts(of target: PropertyList) -> [String] {
    var ids = (target["packageProductDependencies"]?.array ?? []).compactMap(\.string)
    for phase in references(target["buildPhases"])
    where phase["isa"]?.string == "PBXFrameworksBuildPhase" {
      ids += references(phase["files"]).compactMap { $0["productRef"]?.string }
    }
    var names: [String] = []
    for id in ids {
      guard let name = objects[id]?["productName"]?.string, !names.contains(name) else { continue }
      // Xcode marks plugins, which no target links.
      if !name.hasPrefix("plugin:") { names.append(name) }
    }
    return names
  }

  private func package(_ object: PropertyList) -> XcodePackageReference? {
    switch object["isa"]?.string {
    case "XCLocalSwiftPackageReference"?:
      guard let path = object["relativePath"]?.string ?? object["path"]?.string else { return nil }
      return .local(path: standardized(path.hasPrefix("/") ? path : folder + "/" + path))
    case "XCRemoteSwiftPackageReference"?:
      guard let url = object["repositoryURL"]?.string, !url.isEmpty else { return nil }
      return requirement(object["requirement"]).map { .remote(url: url, requirement: $0) }
    default: return nil
    }
  }

  private func requirement(_ list: PropertyList?) -> XcodePackageReference.Requirement? {
    func version(_ key: String) -> String? { list?[key]?.string.map(Self.completed) }
    switch list?["kind"]?.string {
    case "upToNextMajorVersion"?:
      return version("minimumVersion").map { .upToNextMajor(from: $0) }
    case "upToNextMinorVersion"?:
      return version("minimumVersion").map { .upToNextMinor(from: $0) }
    case "versionRange"?:
      guard let lower = version("minimumVersion"), let upper = version("maximumVersion") else {
        return nil
      }
      return .range(from: lower, before: upper)
    case "exactVersion"?: return version("version").map { .exact($0) }
    case "branch"?: return list?["branch"]?.string.map { .branch($0) }
    case "revision"?: return list?["revision"]?.string.map { .revision($0) }
    default: return nil
    }
  }

  /// With three parts, which Xcode does not insist on.
  static func completed(_ version: String) -> String {
    let isPlain = version.allSatisfy { $0 == "." || $0.isNumber }
    let parts = version.split(separator: ".").count
    return isPlain && parts < 3 ? version + String(repeating: ".0", count: 3 - parts) : version
  }

  /// Folders among the project's files that hold a package, those in folders that Xcode keeps in step
  /// with the disk included.
  private var packageFolders: [XcodePackageReference] {
    let kinds: Set<String?> = [nil, "folder", "wrapper"]
    var folders: [String] = []
    for (id, object) in objects {
      switch object["isa"]?.string {
      case "PBXFileReference"? where kinds.contains(object["lastKnownFileType"]?.string):
        if let path = path(of: id) { folders.append(path) }
      case "PBXFileSystemSynchronizedRootGroup"?:
        guard let path = path(of: id) else { continue }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        folders += [path] + names.map { path + "/" + $0 }
      default: continue
      }
    }
    return Set(folders).sorted()
      .filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
      .map { .local(path: $0) }
  }
}
