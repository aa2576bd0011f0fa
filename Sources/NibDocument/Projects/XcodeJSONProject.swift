import Foundation

/// Reads `project.xcproj`, the form of projects that Xcode writes since version 27.2: a tree of files, each
/// with the targets that it belongs to, and targets without files.
///
/// Apple publishes the form: https://github.com/apple/xcode-project-format.
struct XcodeJSONProject {
  private let root: PropertyList
  private let folder: String
  private let configuration: String
  /// In the order of the file.
  private var targets: [XcodeProject.Target] = []
  /// The target and the kind of the build phases that have ids.
  private var phases: [String: (target: String, kind: String)] = [:]
  private var subprojects: [String] = []

  static func read(
    _ data: some Collection<UInt8>, file: String, folder: String, name: String,
    configurations: [String]
  ) throws(NibProblem) -> XcodeProject {
    let list: PropertyList
    do {
      list = try JSONPropertyList.read(data, isRelaxed: true)
    } catch {
      throw NibProblem(
        kind: .syntax, file: file, line: error.line, element: "", message: error.message)
    }
    guard list["files"]?.array != nil, list["targets"]?.array != nil else {
      throw NibProblem(
        kind: .damaged, file: file, line: 1, element: "",
        message: "A project with files and targets is expected.")
    }
    var reader = XcodeJSONProject(root: list, folder: folder, configurations)
    return reader.project(named: name)
  }

  /// - Parameter wanted: the names of the configurations that may be built, the best first.
  private init(root: PropertyList, folder: String, _ wanted: [String]) {
    self.root = root
    self.folder = folder
    let names = (root["configurations"]?.array ?? []).compactMap { $0.string ?? $0["name"]?.string }
    configuration =
      wanted.first(where: names.contains) ?? root["default-configuration"]?.string ?? "Release"
  }

  private mutating func project(named name: String) -> XcodeProject {
    let shared = settings(root["build-settings"])
    for target in root["targets"]?.array ?? [] { add(target, shared: shared) }
    for file in root["files"]?.array ?? [] { read(file, in: folder, depth: 0) }
    for place in targets.indices {
      targets[place].sources = Array(Set(targets[place].sources)).sorted()
      var seen: Set<String> = []
      targets[place].resources = targets[place].resources.filter { seen.insert($0).inserted }
    }
    var project = XcodeProject(folder: folder, name: name, targets: targets)
    project.subprojects = subprojects
    project.packages = (root["packages"]?.array ?? []).compactMap(package)
    return project
  }

  // MARK: Targets

  private mutating func add(_ object: PropertyList, shared: [String: String]) {
    let name = object["name"]?.string ?? "App"
    let type =
      object["product-type"]?.string.map { "com.apple.product-type." + $0 }
      ?? object["full-product-type"]?.string
    var target = XcodeProject.Target(name: name, kind: .init(productType: type))
    target.setSettings(settings(object["build-settings"]), over: shared)
    for dependency in object["dependencies"]?.array ?? [] {
      // A name alone, or with the platforms that it is for.
      if let other = dependency.string ?? dependency["target"]?.string {
        target.dependencies.append(other)
      } else if let product = dependency["product-name"]?.string {
        target.packageProducts.append(product)
      }
    }
    if let host = object["test-host-target"]?.string {
      target.dependencies.append(host)
    }
    for member in object["package-product-members"]?.array ?? [] {
      guard let product = member["product-name"]?.string,
        !target.packageProducts.contains(product)
      else { continue }
      if member["product-type"]?.string != "plugin" { target.packageProducts.append(product) }
    }
    target.product = object["product"]?.string.map { ($0 as NSString).lastPathComponent }
    for phase in object["build-phases"]?.array ?? [] {
      if let id = phase["id"]?.string, let kind = phase["kind"]?.string {
        phases[id] = (name, kind)
      }
    }
    targets.append(target)
  }

  /// Values for the configuration that is built.
  private func settings(_ list: PropertyList?) -> [String: String] {
    let texts = (list?.dictionary ?? [:]).compactMapValues { value in
      value.string ?? value.array?.compactMap(\.string).joined(separator: " ")
    }
    return SettingConditions(configuration: configuration).chosen(of: texts)
  }

  // MARK: Files

  /// - Parameter place: the folder that paths of a group's children are seen from.
  private mutating func read(_ object: PropertyList, in place: String, depth: Int) {
    let path = path(object["path"]?.string ?? "", in: place)
    switch object["kind"]?.string ?? "file-reference" {
    case "group", "version-group":
      guard let path, depth < 200 else { return }
      if object["kind"]?.string == "version-group" { return add(path, of: object) }
      for child in object["children"]?.array ?? [] { read(child, in: path, depth: depth + 1) }
    case "variant-group":
      guard let path else { return }
      for child in object["children"]?.array ?? [] {
        guard let file = self.path(child["path"]?.string ?? "", in: path) else { continue }
        add(file, of: object)
      }
    case "folder":
      if let path { addFolder(path, of: object) }
    default:
      if let path {
        if path.hasSuffix(".xcodeproj") { subprojects.append(path) }
        add(path, of: object)
      } else if let product = object["path"]?.string, product.hasPrefix("<PRODUCTS>/") {
        link(String(product.dropFirst("<PRODUCTS>/".count)), of: object)
      }
    }
  }

  /// Absolute; nil for what is made or belongs to the system.
  private func path(_ text: String, in place: String) -> String? {
    var text = text.replacingOccurrences(of: "\\<", with: "<")
    var base = place
    if text.hasPrefix("<PROJECT>/") {
      base = folder
      text = String(text.dropFirst("<PROJECT>/".count))
    } else if text.hasPrefix("<"), text.contains(">/") {
      return nil
    }
    let full = text.hasPrefix("/") ? text : text.isEmpty ? base : base + "/" + text
    return (full as NSString).standardizingPath
  }

  /// The targets that a file is a member of, each with the kind of the build phase.
  private func members(_ object: PropertyList) -> [(target: Int, kind: String)] {
    (object["target-membership"]?.array ?? []).compactMap { entry in
      let reference = entry["build-phase"] ?? entry
      let target: String
      let kind: String
      if let text = reference.string, text.hasPrefix("id:") {
        guard let phase = phases[String(text.dropFirst(3))] else { return nil }
        (target, kind) = phase
      } else {
        // Names with a slash in them come as a list.
        let parts =
          reference.array?.compactMap { $0.string ?? $0["name"]?.string }
          ?? reference.string?.components(separatedBy: "/") ?? []
        guard parts.count > 1 else { return nil }
        (target, kind) = (parts[0], parts[1])
      }
      return targets.firstIndex { $0.name == target }.map { ($0, kind) }
    }
  }

  private mutating func add(_ path: String, of object: PropertyList) {
    for (target, kind) in members(object) {
      switch kind {
      case "compile-sources": targets[target].add(source: path)
      case "resources": targets[target].resources.append(path)
      default: break
      }
    }
  }

  private mutating func link(_ product: String, of object: PropertyList) {
    for (target, kind) in members(object) where kind == "frameworks" {
      targets[target].linkedProducts.append(product)
    }
  }

  /// A folder in step with the disk: all of it for its targets but what they except, and what others
  /// include.
  private mutating func addFolder(_ path: String, of object: PropertyList) {
    let own = (object["target-membership"]?.array ?? []).compactMap(\.string)
    let exceptions = object["membership-exceptions"]?.array ?? []
    for place in targets.indices {
      let name = targets[place].name
      let sets = exceptions.filter { $0["target"]?.string == name }
      func names(_ key: String) -> Set<String> {
        Set(sets.flatMap { $0[key]?.array ?? [] }.compactMap(\.string))
      }
      if own.contains(name) {
        let left = names("exclusions")
        targets[place].addFiles(below: path) { !left.contains($0) }
      } else {
        let taken = names("inclusions")
        guard !taken.isEmpty else { continue }
        targets[place].addFiles(below: path) { inner in
          taken.contains { $0 == inner || $0.hasPrefix(inner + "/") || inner.hasPrefix($0 + "/") }
        }
      }
    }
  }

  // MARK: Packages

  private func package(_ object: PropertyList) -> XcodePackageReference? {
    if let url = object["repository"]?.string, !url.isEmpty {
      return requirement(object["version"]).map { .remote(url: url, requirement: $0) }
    }
    guard object["kind"]?.string == "local", let path = object["path"]?.string else { return nil }
    let full = path.hasPrefix("/") ? path : folder + "/" + path
    return .local(path: (full as NSString).standardizingPath)
  }

  private func requirement(_ list: PropertyList?) -> XcodePackageReference.Requirement? {
    func version(_ key: String) -> String? {
      list?[key]?.string.map(XcodeProjectReader.completed)
    }
    if let id = list?["revision"]?.string { return .revision(id) }
    if let name = list?["branch"]?.string { return .branch(name) }
    if let exact = version("version") { return .exact(exact) }
    if let from = version("up-to-next-minor-version") { return .upToNextMinor(from: from) }
    if let from = version("up-to-next-major-version") { return .upToNextMajor(from: from) }
    let range = list?["version-range"]?.string?.components(separatedBy: "..<") ?? []
    if range.count == 2 {
      return .range(
        from: XcodeProjectReader.completed(range[0]), before: XcodeProjectReader.completed(range[1])
      )
    }
    guard let lower = version("version-range-min"), let upper = version("version-range-max") else {
      return nil
    }
    return .range(from: lower, before: upper)
  }
}
