import Foundation
import NibDocument

/// Xcode projects, descriptions that generators make them of, and folders of sources that the user names,
/// and the packages made of them.
enum XcodeProjectFolder {
  /// CocoaPods' own project, and the link to it that its template for libraries has.
  private static let ofPods: Set<String> = ["Pods.xcodeproj", "_Pods.xcodeproj"]

  /// The project or description itself, or the one in a folder; nil where there is none. A project that is
  /// there counts, not what a generator would make.
  static func find(_ path: String) -> String? {
    let path = path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcodeproj") {
      return XcodeProject.file(in: path) != nil ? path : nil
    }
    if path.hasSuffix(".xcworkspace") {
      return find((path as NSString).deletingLastPathComponent) ?? project(ofWorkspace: path)
    }
    if DescribedProject.isDescription(path) { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    // Archives that a Mac made have a file of attributes, `._App.xcodeproj`, beside each.
    let projects = names.filter {
      $0.hasSuffix(".xcodeproj") && !$0.hasPrefix(".") && !ofPods.contains($0)
    }.sorted()
    return projects.first.map { path + "/" + $0 } ?? DescribedProject.file(in: path)
  }

  /// Whether a file or folder that `find` returned is a project or a description of one.
  static func isProject(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || DescribedProject.isDescription(path)
  }

  /// What a project or a description of one says, as `find` returned it.
  static func read(
    _ path: String, trust: PackageTrust = PackageTrust(isGiven: false), scheme: String? = nil
  ) throws(Failure) -> DescribedProject {
    guard path.hasSuffix(".xcodeproj") else { return try DescribedProject.read(path, trust: trust) }
    do {
      return DescribedProject(project: try XcodeProject.read(at: path, scheme: scheme))
    } catch {
      throw .failed("\(error)")
    }
  }

  /// The first project of a workspace that makes an app.
  private static func project(ofWorkspace path: String) -> String? {
    XcodeWorkspace.projects(of: path).first { (try? XcodeProject.read(at: $0))?.application != nil }
  }

  /// What a folder without a project of its own stands for: the one project in the folders inside it, or
  /// the folder itself, where it holds an app's sources; nil for any other folder.
  static func findInside(_ folder: String) throws(Failure) -> String? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = ofPods.union(["Pods", "Carthage"])
    let projects = names.filter { !$0.hasPrefix(".") && !others.contains($0) }.sorted()
      .compactMap { find(folder + "/" + $0) }
    if projects.count > 1 {
      throw .usage(
        "\(folder) holds several projects; name one of \(projects.joined(separator: ", ")).")
    }
    return projects.first ?? (SourceFolder(folder)?.isApp == true ? folder : nil)
  }

  /// Writes the package of a project or of a folder of sources and tells what is left out; returns the
  /// program's name, nil where it makes frameworks alone.
  static func importProject(
    _ path: String, to folder: String, _ options: ProjectOptions
  ) throws(Failure) -> String? {
    try imported(path, to: folder, options).program
  }

  private static func imported(
    _ path: String, to folder: String, _ options: ProjectOptions
  ) throws(Failure) -> (program: String?, testEnvironment: [String: String]) {
    let tessera = try ProjectRoot.find()
    var writer: XcodeImport
    var described: DescribedProject?
    if isProject(path) {
      var read = try read(
        path, trust: PackageTrust(isGiven: options.trust), scheme: options.scheme)
      read.project.addImportedFrameworks()
      read.project.addDevelopmentPods()
      read.project.addLockedLibraries()
      described = read
      writer = XcodeImport(read, of: (path as NSString).lastPathComponent, tessera: tessera)
      writer.app = try options.naming(read.schemes)
        .application(of: writer.project, at: path) { Console.say($0) }
    } else if let sources = SourceFolder(path) {
      writer = XcodeImport(sources: sources, tessera: tessera)
    } else {
      throw .usage("\(path) should hold an app's sources; it has no Swift files.")
    }
    let name = writer.project.name
    writer.checkPackages = { packages throws(Failure) in
      try PackageTrust(isGiven: options.trust).check(packages, of: name)
    }
    let program = try writer.write(to: folder)
    for note in writer.notes { Console.say(note) }
    guard let described else { return (program, [:]) }
    let tests = writer.project.tests(with: writer.app).map(\.name)
    guard path.hasSuffix(".xcodeproj") else {
      return (program, described.testEnvironment(of: tests, scheme: options.scheme))
    }
    return (
      program,
      XcodeScheme.testEnvironment(
        of: tests, project: writer.project, at: path, app: writer.app?.name, scheme: options.scheme)
    )
  }

  /// The package that `run` uses: outside the project's folder, the same at each run.
  static func package(
    of path: String, _ options: ProjectOptions
  ) throws(Failure) -> PackageFolder {
    var place = try written(for: path, target: options.target ?? options.scheme)
    (place.program, place.testEnvironment) = try imported(path, to: place.root, options)
    return place
  }

  /// The package that `test` uses for a Swift package written for iOS; nil for any other package.
  ///
  /// Where the package has no tests, or nothing that can be built, and a project beside it has tests, the
  /// project's are meant.
  static func package(
    ofPackage root: String, _ options: ProjectOptions
  ) throws(Failure) -> PackageFolder? {
    let trust = PackageTrust(isGiven: options.trust)
    let place = try written(for: root)
    let found: PackageImport?
    do {
      found = try PackageImport(root: root, folder: place.root)
    } catch {
      guard let project = testedProject(beside: root, trust) else { throw error }
      Console.say("\(error.sentence) The tests of \(project) run.")
      return try package(of: project, options)
    }
    guard var package = found else { return nil }
    if let missing = package.missing, let project = testedProject(beside: root, trust) {
      Console.say("\(root)/Package.swift \(missing); those of \(project) run.")
      return try self.package(of: project, options)
    }
    let name = package.package.manifest.name
    package.checkPackages = { packages throws(Failure) in try trust.check(packages, of: name) }
    do {
      try package.write(tessera: try ProjectRoot.find())
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .failed(
        "The package should be written to \(place.root), which failed: \(Files.reason(error)).")
    }
    for note in package.notes { Console.say(note) }
    return place
  }

  /// The project in a folder, if it has unit tests.
  private static func testedProject(beside root: String, _ trust: PackageTrust) -> String? {
    guard let project = find(root), hasUnitTests(project, trust) else { return nil }
    return project
  }

  /// The projects with unit tests that the workspaces in a folder name, where the folder has neither a project nor tests
  /// of a package of its own: libraries of several parts have a project for each. Empty for any other folder.
  static func testedProjects(
    ofWorkspacesIn folder: String
  ) -> [String] {
    guard find(folder) == nil else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var projects: [String] = []
    for name in names.sorted() where name.hasSuffix(".xcworkspace") {
      for project in XcodeWorkspace.projects(of: folder + "/" + name)
      where !projects.contains(project) && hasUnitTests(project, PackageTrust(isGiven: false)) {
        projects.append(project)
      }
    }
    guard !projects.isEmpty, FileManager.default.fileExists(atPath: folder + "/Package.swift")
    else {
      return projects
    }
    let package = try? PackageImport(root: folder, folder: written(for: folder).root)
    return package?.missing == nil ? [] : projects
  }

  private static func hasUnitTests(_ project: String, _ trust: PackageTrust) -> Bool {
    let targets = try? read(project, trust: trust).project.targets
    return targets?.contains { $0.kind == .unitTests } ?? false
  }

  /// Where the package made of something is; nobody else writes there until this command starts what it
  /// has built.
  ///
  /// - Parameter target: one of several apps, which has a package of its own.
  private static func written(
    for path: String, target: String? = nil
  ) throws(Failure) -> PackageFolder {
    let folder = CacheFolder.folder(of: path + (target.map { "/\($0)" } ?? ""))
    try CommandLock.take(folder + "/.build")
    try CacheFolder.make(folder)
    return PackageFolder(root: folder, folder: folder, isWritten: true)
  }
}
