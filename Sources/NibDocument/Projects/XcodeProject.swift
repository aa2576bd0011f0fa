import Foundation

/// An `.xcodeproj`, as far as building its targets elsewhere needs it.
package struct XcodeProject: Equatable, Sendable {
  package struct Target: Equatable, Sendable {
    package enum Kind: Sendable {
      case application, framework, bundle, unitTests, uiTests, other

      package init(productType: String?) {
        switch productType {
        case "com.apple.product-type.application"?: self = .application
        case "com.apple.product-type.framework"?, "com.apple.product-type.framework.static"?,
          "com.apple.product-type.library.static"?, "com.apple.product-type.library.dynamic"?:
          self = .framework
        case "com.apple.product-type.bundle"?: self = .bundle
        case "com.apple.product-type.bundle.unit-test"?: self = .unitTests
        case "com.apple.product-type.bundle.ui-testing"?: self = .uiTests
        default: self = .other
        }
      }
    }

    package var name: String
    package var kind: Kind
    /// Absolute paths of Swift files, sorted, each once.
    package var sources: [String] = []
    /// Absolute paths of files and folders, as the project lists them; localised files each.
    package var resources: [String] = []
    /// Files in other languages, which cannot be compiled here.
    package var foreignSources: [String] = []
    /// The target's build settings over the project's, of the configuration that Xcode runs.
    package var settings: [String: String] = [:]
    /// Names of other targets it depends on.
    package var dependencies: [String] = []
    /// Names of products of packages.
    package var packageProducts: [String] = []
    /// The file it makes: `Kit.framework`, `libKit.a`; nil where the project does not name it.
    package var product: String?
    /// Files that other targets make and this one links, of this project or others of its workspace.
    package var linkedProducts: [String] = []

    package init(name: String, kind: Kind) {
      self.name = name
      self.kind = kind
    }

    /// Whether it holds unit tests of an app, which most often run inside it.
    package func isTest(of app: Target) -> Bool {
      kind == .unitTests
        && (dependencies.contains(app.name)
          || settings["TEST_HOST"]?.contains("/\(app.name).app/") ?? false)
    }

    /// Whether it holds tests that use an app from outside.
    package func isUITest(of app: Target) -> Bool {
      guard kind == .uiTests else { return false }
      return settings["TEST_TARGET_NAME"].map { $0 == app.name }
        ?? dependencies.contains(app.name)
    }

    /// Whether the file is the target's product. CocoaPods wrote `Pods-App.framework` on one side and
    /// `Pods_App.framework`, as the module is called, on the other.
    package func makes(_ file: String) -> Bool {
      func plain(_ name: String) -> String { String(name.map { $0 == "-" ? "_" : $0 }) }
      return product.map { plain($0) == plain(file) } ?? false
    }

    /// Whether its tests run inside an app, not beside its code alone.
    package var isHosted: Bool { !(settings["TEST_HOST"] ?? "").isEmpty }

    /// Whether it makes a framework, whose resources are in a bundle of its own; a library's go to the app.
    package var hasOwnBundle: Bool { kind == .framework && product?.hasSuffix(".a") != true }

    /// Takes its own build settings over the project's.
    ///
    /// A target that names a system of its own is for that one, whatever others the project is for.
    package mutating func setSettings(_ own: [String: String], over shared: [String: String]) {
      settings = shared.merging(own) { ConfigurationFile.value($1, inheriting: $0) }
      if let system = own["SDKROOT"], !system.isEmpty, system != "auto", !system.contains("$"),
        own["SUPPORTED_PLATFORMS"] == nil
      {
        settings["SUPPORTED_PLATFORMS"] = nil
      }
    }

    /// `iphoneos`; nil where the settings do not say.
    var sdk: String? { settings["SDKROOT"] }

    /// Whether nothing says that it is for another system alone.
    package var isForIOS: Bool {
      let platforms = (settings["SUPPORTED_PLATFORMS"] ?? "") + " " + (sdk ?? "iphoneos")
      return platforms.contains("iphone")
        || sdk == "auto"
          && settings["SUPPORTED_PLATFORMS"] == nil
    }

    /// As Swift imports it.
    package var moduleName: String {
      let names = [settings["PRODUCT_MODULE_NAME"], settings["PRODUCT_NAME"]]
      let name = names.lazy.compactMap { $0 }.first { !$0.contains("$") } ?? self.name
      let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
      if plain.isEmpty { return "App" }
      return plain.first?.isNumber == true ? "_" + plain.dropFirst() : plain
    }
  }

  /// The folder that holds the project.
  package var folder: String
  package var name: String
  package var targets: [Target] = []
  /// Swift packages that it or its workspace names, each once.
  package var packages: [XcodePackageReference] = []
  /// The file in which Xcode keeps the versions it chose for them.
  package var resolvedPackages: String?
  /// Paths of the projects that it refers to.
  var subprojects: [String] = []

  package init(folder: String, name: String, targets: [Target]) {
    self.folder = folder
    self.name = name
    self.targets = targets
  }

  /// The targets that make apps for iOS, or apps at all where nothing of the project says that it is for iOS.
  ///
  /// A library may come with an app of a Mac's that measures it.
  package var applications: [Target] {
    let all = targets.filter { $0.kind == .application }
    let own = all.filter(\.isForIOS)
    let hasLibraries = targets.contains {
      $0.kind == .framework && !$0.sources.isEmpty && $0.isForIOS
    }
    return own.isEmpty && !hasLibraries ? all : own
  }

  /// The target that makes the app; of several the one named as the project, else the first.
  package var application: Target? {
    applications.first { $0.name == name } ?? applications.first
  }

  /// The bundles of resources that are made for a target, as CocoaPods does for pods that ask for one.
  package func bundles(of target: Target) -> [Target] {
    let needed = target.dependencies.compactMap { name in targets.first { $0.name == name } }
    let copied = target.linkedProducts.compactMap { file in targets.first { $0.product == file } }
    return (needed + copied).filter { $0.kind == .bundle }
  }

  /// The targets behind a target that have Swift sources, those that others need first: what it names
  /// or links, and what that names and links in turn. Tests and apps are not among them.
  package func libraries(of target: Target) -> [Target] {
    var found: [Target] = []
    var seen: Set<String> = [target.name]
    func add(_ target: Target, depth: Int) {
      let named = target.dependencies.compactMap { name in targets.first { $0.name == name } }
      let linked = target.linkedProducts.compactMap { file in
        // One file may be made for several platforms.
        named.first { $0.makes(file) }
          ?? targets.first { $0.makes(file) && $0.sdk == target.sdk }
          ?? targets.first { $0.makes(file) }
      }
      for next in named + linked where next.kind == .framework && depth < 100 {
        guard seen.insert(next.name).inserted else { continue }
        add(next, depth: depth + 1)
        if !next.sources.isEmpty { found.append(next) }
      }
    }
    add(target, depth: 0)
    return found
  }

  /// The file inside the folder `path` that says what the project holds: JSON as Xcode writes it since
  /// version 27, which counts where both are there, or the property list of older ones; nil for neither.
  package static func file(in path: String) -> String? {
    [jsonFile, "project.pbxproj"].map { path + "/" + $0 }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  private static let jsonFile = "project.xcproj"

  /// Reads the project's file inside the folder `path`.
  ///
  /// Settings are those of the configuration that Xcode's Run builds: the scheme's, else `Debug`, else the one that the
  /// project calls its default.
  ///
  /// - Parameter scheme: the one that is meant; nil for the one named as the project, else the first.
  /// - Throws: a sentence with file and line where it cannot be read.
  package static func read(
    at path: String, scheme: String? = nil
  ) throws(NibProblem) -> XcodeProject {
    let file = file(in: path) ?? path + "/project.pbxproj"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw NibProblem(
        kind: .damaged, file: file, line: 1, element: "",
        message:
          "An Xcode project should hold project.pbxproj or project.xcproj, which can be read.")
    }
    let folder = (path as NSString).deletingLastPathComponent
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let run = XcodeScheme.runConfiguration(of: scheme, project: path)
    let configurations = [run, "Debug"].compactMap { $0 }
    var project = try read(
      data, file: file, folder: folder, name: name, configurations: configurations)
    project.nameProducts(of: name)
    // What stands beside it in its workspace may be linked: libraries that CocoaPods fetched.
    // So may what a project inside the project makes.
    let inner = project.subprojects.filter { FileManager.default.fileExists(atPath: $0) }
    for other in XcodeWorkspace.projects(beside: path) + inner {
      guard let file = Self.file(in: other), let data = FileManager.default.contents(atPath: file),
        var more = try? read(
          data, file: file, folder: (other as NSString).deletingLastPathComponent, name: "",
          configurations: configurations)
      else { continue }
      more.nameProducts(
        of: ((other as NSString).lastPathComponent as NSString).deletingPathExtension)
      let names = Set(project.targets.map(\.name))
      project.targets += more.targets.filter {
        [.framework, .bundle].contains($0.kind) && !names.contains($0.name)
      }
      project.add(more.packages)
    }
    project.add(XcodeWorkspace.packages(beside: path))
    project.resolvedPackages = XcodeWorkspace.resolvedPackages(of: path)
    return project
  }

  /// Puts the names of the project and of each target where its product's name asks for them, as
  /// `$(PROJECT_NAME)`.
  package mutating func nameProducts(of project: String) {
    for place in targets.indices {
      for key in ["PRODUCT_NAME", "PRODUCT_MODULE_NAME"] {
        let target = targets[place].name
        targets[place].settings[key]?.replace(
          /\$[\(\{](PROJECT_NAME|TARGET_NAME|TARGETNAME)(:\w+)?[\)\}]/
        ) { $0.1 == "PROJECT_NAME" ? project : target }
      }
    }
  }

  static func read(
    _ data: some Collection<UInt8>, file: String, folder: String, name: String,
    configurations: [String] = ["Debug"]
  ) throws(NibProblem) -> XcodeProject {
    if (file as NSString).lastPathComponent == jsonFile {
      return try XcodeJSONProject.read(
        data, file: file, folder: folder, name: name, configurations: configurations)
    }
    let list: PropertyList
    do {
      var problems: [XMLProblem] = []
      list = try PropertyList.read(data, problems: &problems)
    } catch {
      throw NibProblem(
        kind: .syntax, file: file, line: error.line, element: "", message: error.message)
    }
    guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string,
      let project = objects[root]
    else {
      throw NibProblem(
        kind: .damaged, file: file, line: 1, element: "",
        message: "A project with objects and a rootObject is expected.")
    }
    let reader = XcodeProjectReader(
      objects: objects, folder: folder, configurations: configurations)
    var result = XcodeProject(folder: folder, name: name, targets: reader.targets(of: project))
    result.subprojects = reader.subprojects(of: project)
    result.packages = reader.packages(of: project)
    return result
  }

  /// Adds packages that are not there yet; one of a workspace may stand for a remote one of its name.
  private mutating func add(_ more: [XcodePackageReference]) {
    for package in more {
      guard let same = packages.firstIndex(where: { $0.identity == package.identity }) else {
        packages.append(package)
        continue
      }
      if case .local = package, case .remote = packages[same] { packages[same] = package }
    }
  }
}
