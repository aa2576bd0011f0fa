import Foundation

/// Follows the references of a project file from its targets to the files they are made of.
struct XcodeProjectReader {
  let objects: [String: PropertyList]
  let folder: String
  /// The names of the configurations that may be built, the best first.
  private let configurations: [String]
  /// The group around a file or group.
  private let parents: [String: String]

  init(objects: [String: PropertyList], folder: String, configurations: [String]) {
    self.objects = objects
    self.folder = folder
    self.configurations = configurations
    var parents: [String: String] = [:]
    for (id, object) in objects {
      for child in object["children"]?.array ?? [] {
        if let child = child.string { parents[child] = id }
      }
    }
    self.parents = parents
  }

  func targets(of project: PropertyList) -> [XcodeProject.Target] {
    let shared = settings(of: project)
    return references(project["targets"]).map { target($0, shared: shared) }
  }

  func subprojects(of project: PropertyList) -> [String] {
    (project["projectReferences"]?.array ?? []).compactMap {
      $0["ProjectRef"]?.string.flatMap { path(of: $0) }
    }
  }

  func references(_ list: PropertyList?) -> [PropertyList] {
    (list?.array ?? []).compactMap { $0.string.flatMap { objects[$0] } }
  }

  // MARK: Targets

  private func target(_ object: PropertyList, shared: [String: String]) -> XcodeProject.Target {
    var target = XcodeProject.Target(
      name: object["name"]?.string ?? "App",
      kind: .init(productType: object["productType"]?.string))
    target.setSettings(settings(of: object), over: shared)
    for phase in references(object["buildPhases"]) {
      let files = (phase["files"]?.array ?? []).compactMap { file in
        file.string.flatMap { objects[$0]?["fileRef"]?.string }
      }
      switch phase["isa"]?.string {
      case "PBXSourcesBuildPhase"?:
        for path in files.flatMap({ paths($0) }) { target.add(source: path) }
      case "PBXResourcesBuildPhase"?:
        target.resources += files.flatMap { paths($0) }
      case "PBXFrameworksBuildPhase"?:
        target.linkedProducts += files.compactMap { productName($0) }
      default: break
      }
    }
    for id in (object["fileSystemSynchronizedGroups"]?.array ?? []).compactMap(\.string) {
      addSynchronized(id, to: &target)
    }
    target.dependencies = references(object["dependencies"]).compactMap { dependency in
      // A target of another project in the workspace is named by itself, or by whoever stands for it.
      dependency["target"]?.string.flatMap { objects[$0]?["name"]?.string }
        ?? dependency["name"]?.string
        ?? dependency["targetProxy"]?.string.flatMap { objects[$0]?["remoteInfo"]?.string }
    }
    target.product = object["productReference"]?.string.flatMap { productName($0) }
    target.packageProducts = packageProducts(of: object)
    target.sources = Array(Set(target.sources)).sorted()
    var seen: Set<String> = []
    target.resources = target.resources.filter { seen.insert($0).inserted }
    return target
  }

  /// The file's name where targets make it.
  private func productName(_ id: String) -> String? {
    guard let file = objects[id], file["sourceTree"]?.string == "BUILT_PRODUCTS_DIR" else {
      return nil
    }
    return file["path"]?.string
  }

  private func settings(of object: PropertyList) -> [String: String] {
    guard let list = object["buildConfigurationList"]?.string.flatMap({ objects[$0] }) else {
      return [:]
    }
    let all = references(list["buildConfigurations"])
    let wanted = configurations + [list["defaultConfigurationName"]?.string ?? "Release"]
    let chosen =
      wanted.lazy.compactMap { name in all.first { $0["name"]?.string == name } }.first ?? all.first
    let own = (chosen?["buildSettings"]?.dictionary ?? [:]).compactMapValues { value in
      value.string ?? value.array?.compactMap(\.string).joined(separator: " ")
    }
    let name = chosen?["name"]?.string ?? wanted[0]
    let counting = SettingConditions(configuration: name).chosen(of: own)
    guard let file = chosen.flatMap(configurationFile) else { return counting }
    let base = ConfigurationFile.settings(at: file, configuration: name)
    return counting.reduce(into: base) { settings, entry in
      settings[entry.key] = ConfigurationFile.value(entry.value, inheriting: base[entry.key])
    }
  }

  /// The `.xcconfig` file that a configuration is based on: a file of the project, or one of a folder that the project
  /// has as a whole.
  private func configurationFile(of configuration: PropertyList) -> String? {
    if let id = configuration["baseConfigurationReference"]?.string { return path(of: id) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.string,
      let place = configuration["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return path(of: anchor).map { "\($0)/\(place)" }
  }

  // MARK: Files

  /// The files of a reference: those of a group of translations each.
  private func paths(_ id: String) -> [String] {
    guard let object = objects[id] else { return [] }
    if object["isa"]?.string == "PBXVariantGroup" {
      return (object["children"]?.array ?? []).compactMap(\.string).compactMap { path(of: $0) }
    }
    return path(of: id).map { [$0] } ?? []
  }

  func path(of id: String) -> String? {
    var parts: [String] = []
    var next: String? = id
    var seen: Set<String> = []
    while let current = next, seen.insert(current).inserted, let object = objects[current] {
      if let path = object["path"]?.string, !path.isEmpty { parts.append(path) }
      switch object["sourceTree"]?.string {
      case "<group>"?: next = parents[current]
      case "<absolute>"?:
        let place = DiskSpelling.path(standardized("/" + parts.reversed().joined(separator: "/")))
        return FileManager.default.fileExists(atPath: place) ? place : nearer(place) ?? place
      case "SOURCE_ROOT"?: next = nil
      // Products and the system's own libraries.
      case "BUILT_PRODUCTS_DIR"?, "SDKROOT"?, "DEVELOPER_DIR"?: return nil
      default: next = parents[current]
      }
    }
    guard !parts.isEmpty else { return nil }
    if let first = parts.first, first.hasPrefix("/"), let found = nearer(first) { return found }
    return DiskSpelling.path(standardized(folder + "/" + parts.reversed().joined(separator: "/")))
  }

  /// A file that was somewhere else on its author's disk, by the longest end of its path that the project has.
  private func nearer(_ path: String) -> String? {
    var rest = path.split(separator: "/")
    while !rest.isEmpty {
      let place = folder + "/" + rest.joined(separator: "/")
      if FileManager.default.fileExists(atPath: place) { return place }
      rest.removeFirst()
    }
    return nil
  }

  func standardized(_ path: String) -> String { (path as NSString).standardizingPath }

  /// All files of a folder but those that the project excepts for the target.
  private func addSynchronized(_ id: String, to target: inout XcodeProject.Target) {
    guard let object = objects[id], let root = path(of: id) else { return }
    var excepted: Set<String> = []
    for set in references(object["exceptions"]) {
      let owner = set["target"]?.string.flatMap { objects[$0]?["name"]?.string }
      guard owner == nil || owner == target.name else { continue }
      for path in (set["membershipExceptions"]?.array ?? []).compactMap(\.string) {
        excepted.insert(path)
      }
    }
    // Folders that are copied as they are, and named by paths: `images/king.png`.
    let whole = (object["explicitFolders"]?.array ?? []).compactMap(\.string)
    target.addFiles(below: root) { !excepted.contains($0) && !whole.contains($0) }
    for folder in whole where !excepted.contains(folder) {
      target.add(file: standardized(root + "/" + folder))
    }
  }
}
