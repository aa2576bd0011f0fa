import Foundation
import NibDocument

extension TuistManifest {
  /// Adds a target of a project.
  mutating func add(
    _ value: SpecificationValue, of project: Project, _ names: TargetNames,
    to described: inout DescribedProject
  ) {
    guard let written = value["name"]?.text, let name = names[written, in: project.folder] else {
      return
    }
    var target = XcodeProject.Target(name: name, kind: Self.kind(of: value["product"]?.text))
    setSettings(of: &target, value, of: project)
    if name != written, target.settings["PRODUCT_NAME"] == nil {
      target.settings["PRODUCT_NAME"] = written
    }
    addSources(value["sources"], of: project, to: &target)
    addResources(value["resources"], of: project, to: &target)
    for model in value["coreDataModels"]?.list ?? [] {
      if let path = folders.absolute(model["path"], in: project.folder) {
        target.resources.append(path)
      }
    }
    for folder in value["buildableFolders"]?.list ?? [] {
      addFolder(folder, of: project, to: &target)
    }
    addDependencies(value["dependencies"], of: project, names, to: &target)
    setInfoList(value, of: &target, in: project, &described)
    let files = target.settings["INFOPLIST_FILE"]
    var seen: Set<String> = []
    target.sources = target.sources.filter { seen.insert($0).inserted }.sorted()
    target.foreignSources = target.foreignSources.filter { seen.insert($0).inserted }.sorted()
    target.resources = target.resources.filter { $0 != files && seen.insert($0).inserted }
    let options = project.value["options"]
    if options?["disableSynthesizedResourceAccessors"]?.truth != true {
      let made = (project.value["resourceSynthesizers"]?.list ?? []).filter {
        $0["template"]?.text == nil
      }
      described.accessors[name] = ResourceAccessors(
        name: value["productName"]?.text ?? written,
        kinds: Set(made.compactMap { $0["parser"]?.text }),
        language: options?["developmentRegion"]?.text)
    }
    described.project.targets.append(target)
  }

  private static func kind(of product: String?) -> XcodeProject.Target.Kind {
    switch product {
    case "app"?, "appClip"?: .application
    case "staticLibrary"?, "dynamicLibrary"?, "framework"?, "staticFramework"?: .framework
    case "bundle"?: .bundle
    case "unitTests"?: .unitTests
    case "uiTests"?: .uiTests
    default: .other
    }
  }

  // MARK: Settings

  private func setSettings(
    of target: inout XcodeProject.Target, _ value: SpecificationValue, of project: Project
  ) {
    let destinations = value["destinations"]?.texts ?? []
    var own = ["SDKROOT": Self.sdk(of: destinations)]
    own["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.text
    own["PRODUCT_NAME"] = value["productName"]?.text
    own["IPHONEOS_DEPLOYMENT_TARGET"] = value["deploymentTargets"]?["iOS"]?.text
    own.merge(Self.settings(value["settings"])) { $1 }
    target.setSettings(own, over: Self.settings(project.value["settings"]))
    let places = [
      "SRCROOT": project.folder, "SOURCE_ROOT": project.folder, "PROJECT_DIR": project.folder,
      "PROJECT_NAME": project.name,
    ]
    for (key, text) in target.settings where text.contains("$") {
      target.settings[key] = text.replacing(/\$[\(\{](\w+)[\)\}]/) { match in
        places[String(match.1)] ?? String(match.0)
      }
    }
    if let path = target.settings["INFOPLIST_FILE"], !path.hasPrefix("/"), !path.hasPrefix("$") {
      target.settings["INFOPLIST_FILE"] = XcodeFolders.absolute(path, in: project.folder)
    }
  }

  private static func sdk(of destinations: [String]) -> String {
    for (names, sdk) in [
      (["iPhone", "iPad", "macCatalyst", "macWithiPadDesign"], "iphoneos"), (["mac"], "macosx"),
      (["appleTv"], "appletvos"), (["appleWatch"], "watchos"), (["appleVision"], "xros"),
    ] where names.contains(where: destinations.contains) {
      return sdk
    }
    return "iphoneos"
  }

  /// What holds for debugging.
  private static func settings(_ value: SpecificationValue?) -> [String: String] {
    func plain(_ settings: SpecificationValue?) -> [String: String] {
      (settings?.map ?? [:]).compactMapValues {
        ($0["string"]?["_0"] ?? $0["array"]?["_0"])?.setting
      }
    }
    let all = value?["configurations"]?.list ?? []
    let wanted = value?["defaultConfiguration"]?.text ?? "Debug"
    func name(_ configuration: SpecificationValue) -> String? {
      configuration["name"]?["rawValue"]?.text
    }
    let debug =
      all.first { name($0) == wanted } ?? all.first { $0["variant"]?.text == "debug" } ?? all.first
    return plain(value?["base"]).merging(plain(debug?["settings"])) { $1 }
  }

  // MARK: Info.plist

  private func setInfoList(
    _ value: SpecificationValue, of target: inout XcodeProject.Target, in project: Project,
    _ described: inout DescribedProject
  ) {
    let info = value["infoPlist"]
    if let path = folders.absolute(info?["file"]?["path"], in: project.folder) {
      target.settings["INFOPLIST_FILE"] = path
    } else if let own = info?["dictionary"]?["_0"] {
      described.infoLists[target.name] = own.property as? [String: Any] ?? [:]
    } else if let more = info?["extendingDefault"]?["with"] {
      var list = Self.defaultInfoList
      if target.kind == .application { list.merge(Self.appInfoList) { $1 } }
      list.merge(more.property as? [String: Any] ?? [:]) { $1 }
      described.infoLists[target.name] = list
    }
  }

  /// What Tuist writes for every target.
  private static var defaultInfoList: [String: Any] {
    [
      "CFBundleDevelopmentRegion": "$(DEVELOPMENT_LANGUAGE)",
      "CFBundleExecutable": "$(EXECUTABLE_NAME)",
      "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": "$(PRODUCT_NAME)",
      "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
  }

  /// What it writes for apps besides.
  private static var appInfoList: [String: Any] {
    [
      "CFBundlePackageType": "APPL", "LSRequiresIPhoneOS": true,
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false, "UISceneConfigurations": [String: Any](),
      ] as [String: Any],
      "UISupportedInterfaceOrientations": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationLandscapeLeft",
        "UIInterfaceOrientationLandscapeRight",
      ],
      "UISupportedInterfaceOrientations~ipad": [
        "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown",
        "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
      ],
    ]
  }

  // MARK: What it uses

  private mutating func addDependencies(
    _ list: SpecificationValue?, of project: Project, _ names: TargetNames,
    to target: inout XcodeProject.Target
  ) {
    for dependency in list?.list ?? [] {
      guard let (kind, value) = dependency.map?.first else { continue }
      if let systems = value["condition"]?["platformFilters"]?.texts, !systems.contains("ios") {
        continue
      }
      switch kind {
      case "target":
        if let name = value["name"]?.text {
          target.dependencies.append(names[name, in: project.folder] ?? name)
        }
      case "project":
        guard let name = value["target"]?.text,
          let folder = folders.absolute(value["path"], in: project.folder)
        else { continue }
        guard let other = names[name, in: folder] else {
          note("\(project.name) uses \(name) of \(folder), which has no such target.")
          continue
        }
        target.dependencies.append(other)
      case "external":
        target.packageProducts += [value["name"]?.text].compactMap { $0 }
      case "package":
        if ["plugin", "macro"].contains(value["type"]?.text) { continue }
        target.packageProducts += [value["product"]?.text].compactMap { $0 }
      case "framework", "xcframework", "library":
        guard let path = folders.absolute(value["path"], in: project.folder) else { continue }
        let file = (path as NSString).lastPathComponent
        target.linkedProducts.append(file)
        note("\(target.name) uses \(file), which is compiled for Apple's systems and is left out.")
      case "macro":
        note("\(target.name) uses the macro \(value["name"]?.text ?? ""), which is left out.")
      default: break
      }
    }
  }
}
