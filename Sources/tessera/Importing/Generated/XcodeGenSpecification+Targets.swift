import Foundation
import NibDocument

extension XcodeGenSpecification {
  /// Adds the target of a name: of one that is for several systems the one for iOS.
  func add(
    _ written: SpecificationValue, named key: String, to described: inout DescribedProject
  ) {
    var spec = template(written, named: key)
    let name = Self.name(of: spec, key)
    var product: String?
    var platform = spec["platform"]?.text ?? "auto"
    if let platforms = spec["platform"]?.list?.compactMap(\.text) {
      guard platforms.contains("iOS") else { return }
      platform = "iOS"
      spec = spec.filled(["platform": platform])
      product = spec["name"]?.text ?? key
    }
    if platform == "auto", let destinations = spec["supportedDestinations"]?.texts {
      platform = destinations.contains("iOS") ? "iOS" : destinations.first ?? platform
    }
    let type = spec["type"]?.text ?? ""
    var target = XcodeProject.Target(
      name: name, kind: .init(productType: "com.apple.product-type." + type))
    target.setSettings(
      settings(spec["settings"]),
      over: settings(value["settings"]).merging(
        ["SDKROOT": Self.sdk(of: platform)]) { own, _ in own })
    if let product, target.settings["PRODUCT_NAME"] == nil {
      target.settings["PRODUCT_NAME"] = product
    }
    if target.settings["PRODUCT_BUNDLE_IDENTIFIER"] == nil,
      let prefix = value["options"]?["bundleIdPrefix"]?.text
    {
      let plain = name.map { $0 == "_" ? "-" : $0 }
        .filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-.".contains($0)) }
      target.settings["PRODUCT_BUNDLE_IDENTIFIER"] = prefix + "." + String(plain)
    }
    addSources(spec["sources"], to: &target)
    setInfoList(spec["info"], of: &target, &described)
    addDependencies(spec["dependencies"], to: &target)
    if let scheme = spec["scheme"] {
      described.schemes.append(
        DescribedProject.Scheme(
          name: name, tests: Self.tests(scheme["testTargets"]), app: name,
          environment: Self.environment(scheme["environmentVariables"])))
    }
    described.project.targets.append(target)
  }

  /// What the target is called: of one that is for several systems the one for iOS.
  private static func name(of spec: SpecificationValue, _ key: String) -> String {
    let name = spec["name"]?.text ?? key
    guard spec["platform"]?.list != nil else { return name }
    return (spec["platformPrefix"]?.text ?? "") + name + (spec["platformSuffix"]?.text ?? "_iOS")
  }

  private static func sdk(of platform: String) -> String {
    switch platform {
    case "macOS": "macosx"
    case "tvOS": "appletvos"
    case "watchOS": "watchos"
    case "visionOS": "xros"
    default: "iphoneos"
    }
  }

  // MARK: Settings

  /// The build settings for debugging that a part of a specification asks for.
  private func settings(_ spec: SpecificationValue?, depth: Int = 0) -> [String: String] {
    guard let spec, depth < 20 else { return [:] }
    guard spec["groups"] != nil || spec["base"] != nil || spec["configs"] != nil else {
      return (spec.map ?? [:]).compactMapValues(\.setting)
    }
    var found: [String: String] = [:]
    for group in spec["groups"]?.texts ?? [] {
      found.merge(settings(value["settingGroups"]?[group], depth: depth + 1)) { $1 }
    }
    found.merge((spec["base"]?.map ?? [:]).compactMapValues(\.setting)) { $1 }
    let configs = spec["configs"]?.map ?? [:]
    let debug = configs.keys.sorted().filter { name in
      name.lowercased() == configuration.lowercased()
        || configs[configuration] == nil
          && configuration.lowercased().contains(name.lowercased())
    }
    for name in debug { found.merge(settings(configs[name], depth: depth + 1)) { $1 } }
    return found
  }

  /// The configuration that is built where nobody says another: the first for debugging.
  private var configuration: String {
    let all = value["configs"]?.map ?? [:]
    return all.keys.sorted().first { all[$0]?.text == "debug" } ?? "Debug"
  }

  /// The file that the target's settings or its `info` name; what XcodeGen would write itself is told.
  private func setInfoList(
    _ info: SpecificationValue?, of target: inout XcodeProject.Target,
    _ described: inout DescribedProject
  ) {
    guard target.settings["INFOPLIST_FILE"] == nil else { return }
    if let info {
      var list: [String: Any] = [
        "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
        "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundleName": "$(PRODUCT_NAME)",
        "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      ]
      let own = info["properties"]?.property as? [String: Any] ?? [:]
      list.merge(own) { $1 }
      described.infoLists[target.name] = list
      return
    }
    if target.settings["GENERATE_INFOPLIST_FILE"] == "YES" { return }
    target.settings["INFOPLIST_FILE"] =
      target.resources.first { ($0 as NSString).lastPathComponent == "Info.plist" }
  }

  // MARK: Files

  private func addSources(_ sources: SpecificationValue?, to target: inout XcodeProject.Target) {
    for source in sources?.list ?? sources.map({ [$0] }) ?? [] {
      guard let path = source.text ?? source["path"]?.text else { continue }
      let root = XcodeFolders.absolute(path, in: folder)
      let phase = source["buildPhase"]?.text
      if phase == "none" || phase == "headers" || source["buildPhase"]?.map != nil { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else { continue }
      if source["type"]?.text == "folder" {
        target.resources.append(root)
        continue
      }
      guard isFolder.boolValue, !XcodeFolders.isWhole(root) else {
        add(root, phase: phase, to: &target)
        continue
      }
      func patterns(_ key: String) -> [FilePattern] {
        (source[key]?.texts ?? []).map { FilePattern(root + "/" + $0) }
      }
      let (excluded, included) = (patterns("excludes"), patterns("includes"))
      let files = XcodeFolders.files(below: root) { path, isFolder in
        !excluded.contains { $0.matches(path) }
          && (isFolder || included.isEmpty || included.contains { $0.matches(path) })
      }
      for file in files.sorted() { add(file, phase: phase, to: &target) }
    }
    target.sources = Array(Set(target.sources)).sorted()
    var seen: Set<String> = []
    target.resources = target.resources.filter { seen.insert($0).inserted }
  }

  private func add(_ file: String, phase: String?, to target: inout XcodeProject.Target) {
    switch phase {
    case "resources": target.resources.append(file)
    case "sources": target.add(source: file)
    default: target.add(file: file)
    }
  }

  // MARK: What it uses

  private func addDependencies(_ list: SpecificationValue?, to target: inout XcodeProject.Target) {
    for dependency in list?.list ?? [] {
      if let platforms = dependency["platforms"]?.texts, !platforms.contains("iOS") { continue }
      if let filters = dependency["destinationFilters"]?.texts, !filters.contains("iOS") {
        continue
      }
      if let name = dependency["target"]?.text {
        // One of another project is called `Project/Target`; one for several systems as it is for iOS.
        let own = (name as NSString).lastPathComponent
        target.dependencies.append(
          targets[own].map { Self.name(of: template($0, named: own), own) } ?? own)
      } else if let name = dependency["package"]?.text {
        let products = dependency["products"]?.texts ?? []
        target.packageProducts +=
          products.isEmpty ? [dependency["product"]?.text ?? name] : products
      } else if let path = dependency["framework"]?.text ?? dependency["carthage"]?.text {
        let file = (path as NSString).lastPathComponent
        target.linkedProducts.append(file.contains(".") ? file : file + ".framework")
      }
    }
  }

  func packages() -> [XcodePackageReference] {
    (value["packages"]?.map ?? [:]).sorted { $0.key < $1.key }.compactMap { _, package in
      if let path = package["path"]?.text {
        return .local(path: XcodeFolders.absolute(path, in: folder))
      }
      let url = package["url"]?.text ?? package["github"]?.text.map { "https://github.com/\($0)" }
      return url.map { .remote(url: $0, requirement: Self.requirement(package)) }
    }
  }

  private static func requirement(_ package: SpecificationValue)
    -> XcodePackageReference.Requirement
  {
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { package[$0]?.text }.first }
    if let version = text("majorVersion", "from") { return .upToNextMajor(from: version) }
    if let version = text("minorVersion") { return .upToNextMinor(from: version) }
    if let version = text("exactVersion", "version") { return .exact(version) }
    if let branch = text("branch") { return .branch(branch) }
    if let revision = text("revision") { return .revision(revision) }
    if let from = text("minVersion"), let before = text("maxVersion") {
      return .range(from: from, before: before)
    }
    return .branch("main")
  }

  /// Targets of the projects that targets name as `Project/Target`.
  func addReferences(to project: inout XcodeProject) {
    for (_, reference) in (value["projectReferences"]?.map ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let path = reference["path"]?.text,
        let other = try? XcodeProject.read(at: XcodeFolders.absolute(path, in: folder))
      else { continue }
      let names = Set(project.targets.map(\.name))
      project.targets += other.targets.filter { $0.kind == .framework && !names.contains($0.name) }
    }
  }

  // MARK: Schemes

  func addSchemes(to described: inout DescribedProject) {
    for (name, scheme) in (value["schemes"]?.map ?? [:]).sorted(by: { $0.key < $1.key }) {
      let test = scheme["test"]
      let variables = test?["environmentVariables"] ?? scheme["run"]?["environmentVariables"]
      described.schemes.append(
        DescribedProject.Scheme(
          name: name,
          tests: Self.tests(test?["targets"]),
          app: scheme["run"]?["executable"]?.text
            ?? scheme["build"]?["targets"]?.map?.keys.sorted().first,
          environment: Self.environment(variables)))
    }
  }

  private static func tests(_ list: SpecificationValue?) -> [String] {
    (list?.list ?? []).compactMap { $0.text ?? $0["name"]?.text }
  }

  private static func environment(_ variables: SpecificationValue?) -> [String: String] {
    if let map = variables?.map { return map.compactMapValues(\.text) }
    var found: [String: String] = [:]
    for variable in variables?.list ?? [] where variable["isEnabled"]?.truth ?? true {
      if let name = variable["variable"]?.text { found[name] = variable["value"]?.text ?? "" }
    }
    return found
  }
}
