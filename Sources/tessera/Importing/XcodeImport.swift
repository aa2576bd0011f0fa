import Foundation
import NibDocument

/// A Swift package for the app of an Xcode project, or of a folder of sources: manifest, the list of the
/// sources, which stay where they are, and a copy of the resources.
struct XcodeImport {
  var project: XcodeProject
  /// Where Tessera's own packages are.
  var tessera: String
  /// The app that is meant; nil where the project makes frameworks alone.
  var app: XcodeProject.Target?
  /// Asked before packages are fetched and read, which runs their manifests.
  var checkPackages: ([XcodePackageReference]) throws(Failure) -> Void = { _ in }
  /// What the user named.
  private let origin: String
  /// What the `Info.plist` of apps says beside the project's own, by the target's name.
  private var infoLists: [String: [String: Any]] = [:]
  /// Code that a generator makes of resources, by the target's name.
  private var accessors: [String: ResourceAccessors] = [:]
  /// What is not brought over, as sentences.
  private(set) var notes: [String] = []
  /// What starts before the tests of each target, once the targets are known.
  private var entries: TestEntries?
  /// What the manifest says of each target's resources.
  private var resources: [String: [String]] = [:]
  /// The names of packages' targets that each target uses.
  private var packageTargets: [String: [String]] = [:]
  /// Products of packages that targets use and that could not be had.
  private var missingProducts: Set<String> = []
  /// What libraries of the project declare that have nothing but Objective-C, by their modules.
  private var absentOfLibraries: [String: [String]] = [:]
  /// What targets of packages declare that are left out, since they are in Objective-C, by their modules.
  private var absentOfPackages: [String: [String]] = [:]

  init(project: XcodeProject, tessera: String) {
    self.init(
      DescribedProject(project: project), of: project.name + ".xcodeproj", tessera: tessera)
  }

  /// - Parameter file: the project's or its description's, as comments name it.
  init(_ described: DescribedProject, of file: String, tessera: String) {
    project = described.project
    self.tessera = tessera
    app = project.application
    origin = file
    infoLists = described.infoLists
    accessors = described.accessors
    notes = described.notes
  }

  init(sources: SourceFolder, tessera: String) {
    project = sources.project
    self.tessera = tessera
    app = project.application
    origin = sources.path
    if let app { infoLists = [app.name: sources.info] }
  }

  /// Writes the package, over an older one of the same project; returns the program's name, nil where the
  /// project makes frameworks alone.
  ///
  /// Files that would say the same stay as they are, so that little is built again.
  mutating func write(to folder: String) throws(Failure) -> String? {
    if let app { try AppLanguage.check(app, of: project) }
    let uiTests = app.map { project.uiTests(of: $0) } ?? []
    let tests = project.tests(with: app) + uiTests
    let targets = project.built(for: app, tests)
    guard !targets.isEmpty else {
      throw .usage(
        "\(origin) should have a target that makes an app or a framework; it has "
          + (project.targets.isEmpty
            ? "no targets." : project.targets.map(\.name).joined(separator: ", ") + "."))
    }
    do {
      let packages = try writePackages(of: targets + tests, to: folder)
      let modules = Set((targets.map(\.moduleName)) + packages.map(\.name))
      entries = TestEntries(
        app: app?.moduleName, package: packageName, tests: tests,
        hasFrameworks: targets.contains(where: \.hasOwnBundle))
      // Each of their headers is read once, however many targets may use them.
      for library in project.targets
      where library.kind == .framework && library.sources.isEmpty
        && !library.foreignSources.isEmpty
      {
        absentOfLibraries[library.moduleName] = ForeignNames.declared(
          inLibrary: library.foreignSources)
      }
      for target in targets + tests {
        try write(target, to: folder + "/" + target.moduleName, modules)
      }
      try UITestModules(
        modules: uiTests.map(\.moduleName), app: app?.moduleName,
        areNotAlone: uiTests.isEmpty || uiTests.count < tests.count
      ).write(to: folder)
      try Files.write(
        manifest(of: targets, tests, packages), to: folder + "/Package.swift")
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed(
        "The package should be written to \(folder), which failed: \(Files.reason(error)).")
    }
    return app?.moduleName
  }

  // MARK: A target

  private mutating func write(
    _ target: XcodeProject.Target, to folder: String, _ modules: Set<String>
  ) throws {
    var sources = target.sources.filter { FileManager.default.fileExists(atPath: $0) }
    for missing in Set(target.sources).subtracting(sources).sorted() {
      notes.append("\(missing) is in the project and not on disk.")
    }
    let models = DataModelClasses(target.foreignSources + target.resources)
    // CocoaPods gives each library a file with an empty class, for the linker of Apple's.
    let foreign = target.foreignSources.filter {
      !DataModelClasses.isModel($0) && !$0.hasSuffix("-dummy.m")
    }
    if !foreign.isEmpty {
      notes.append(
        "\(target.name) has sources that are not Swift and are left out: "
          + foreign.map { ($0 as NSString).lastPathComponent }
          .joined(separator: ", ") + ".")
    }
    if target.kind == .unitTests || target.kind == .uiTests {
      let tests = TestSources(
        sources, of: target.name, modules: modules.union(ModuleProduct.standIns.keys),
        missing: missingProducts)
      sources = tests.sources
      if let note = tests.note { notes.append(note) }
    }
    let symbols = AssetSymbols(
      catalogs: target.resources, sources: sources, settings: target.settings,
      isApp: target.kind == .application)
    try Files.write(
      sources: sources, of: folder,
      own: entries?.text(of: target)
        ?? Self.joined(symbols.text, models.text, accessors[target.name]?.text(of: target)),
      absent: absentNames(of: target, foreign),
      infers: LanguageMode.infersMembers(of: target))
    var writer = ResourceFolder(folder)
    var more = models.files
    if target.kind == .application {
      more["AppInfo.plist"] = try AppInfoList(
        target, project, defaults: infoLists[target.name, default: [:]]
      )
      .data()
    }
    if target.hasOwnBundle {
      more["FrameworkInfo.plist"] = try AppInfoList(target, project).data()
    }
    let bundles = project.bundles(of: target).map { bundle in
      // `Kit-Icons` makes `Icons.bundle`; older projects do not name the file.
      (name: bundle.product ?? bundle.name + ".bundle", resources: bundle.resources)
    }
    resources[target.name] = try writer.write(target.resources, more: more, bundles: bundles)
    notes += writer.notes
  }

  /// What is declared in Objective-C and left out, by modules: the target's own, that of libraries that have
  /// nothing else, and that of packages.
  private func absentNames(
    of target: XcodeProject.Target, _ foreign: [String]
  ) -> [String: [String]] {
    var found = absentOfPackages.merging(absentOfLibraries) { $1 }
    // The tests of a program see its bridging header's names, too.
    let beside = target.dependencies.compactMap { name in project.targets.first { $0.name == name }
    }
    let apps = beside.filter { $0.kind == .application }
    var own = ForeignNames.declared(in: foreign + apps.flatMap(\.foreignSources))
    // A bridging header shows libraries to files that do not import them.
    if ([target] + apps).contains(where: { $0.settings["SWIFT_OBJC_BRIDGING_HEADER"] != nil }) {
      own += absentOfLibraries.values.joined()
    }
    if !own.isEmpty { found[ForeignNames.own] = Set(own).sorted() }
    return found
  }

  /// The texts that are there, one below the other; nil for none.
  static func joined(_ texts: String?...) -> String? {
    let there = texts.compactMap { $0 }
    return there.isEmpty ? nil : there.joined(separator: "\n")
  }

  /// Writes the targets of the packages that targets use.
  private mutating func writePackages(
    of targets: [XcodeProject.Target], to folder: String
  ) throws -> [PackageManifest.Target] {
    guard targets.contains(where: { !$0.packageProducts.isEmpty }) else { return [] }
    try checkPackages(project.packages.filter { !ModuleProduct.standsFor($0) })
    var packages = try ImportedPackages(
      project.packages, pins: project.resolvedPackages, folder: folder)
    let own = Set(targets.map(\.moduleName))
    for target in targets {
      let names = try packages.graph.targets(
        ofProducts: target.packageProducts, usedBy: target.name)
      packageTargets[target.name] = names.filter { !own.contains($0) }
    }
    missingProducts = packages.graph.missingProducts
    absentOfPackages = packages.graph.absent
    let written = try packages.write(without: own)
    notes += packages.notes
    return written
  }

  /// Whether UI tests name the app's module: they may, and use what needs no process of the app.
  private func imports(_ app: XcodeProject.Target, in tests: XcodeProject.Target) -> Bool {
    tests.kind == .uiTests
      && tests.sources.contains { TestSources.imports(in: $0).contains(app.moduleName) }
  }

  // MARK: The manifest

  private func products(of target: XcodeProject.Target, modules: Set<String>) -> [ModuleProduct] {
    let used = ModuleProducts.used(by: target.sources + target.resources, modules: modules)
    return used + (target.kind == .uiTests && !used.contains(.automation) ? [.automation] : [])
  }

  private var packageName: String {
    app?.moduleName ?? XcodeProject.Target(name: project.name, kind: .other).moduleName
  }

  private func manifest(
    of targets: [XcodeProject.Target], _ tests: [XcodeProject.Target],
    _ packages: [PackageManifest.Target]
  ) -> String {
    PackageManifest(
      name: packageName,
      comment: """
        // \(origin.onOneLine) as a package. The sources stay where they are; XcodeSources.json in
        // each target's folder names them.
        """,
      program: app?.moduleName,
      targets: packages
        + (targets + tests).map { target in
          let isTest = target.kind == .unitTests || target.kind == .uiTests
          var others = project.libraries(of: target).map(\.moduleName)
          if isTest, let app, target.isTest(of: app) || imports(app, in: target) {
            others += project.libraries(of: app).map(\.moduleName).filter { !others.contains($0) }
            others.append(app.moduleName)
          }
          others += packageTargets[target.name, default: []]
          return PackageManifest.Target(
            kind: isTest ? .test : target.name == app?.name ? .executable : .library,
            name: target.moduleName, dependencies: others,
            products: products(
              of: target, modules: Set((targets.map(\.moduleName)) + packages.map(\.name))),
            resources: resources[target.name, default: []],
            details: CompilerSettings.details(of: target, isTest: isTest))
        }
    ).text(tessera: tessera)
  }
}
