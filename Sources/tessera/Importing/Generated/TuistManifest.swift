import Foundation
import NibDocument

/// A manifest of Tuist's: a program in Swift that describes a project or a workspace.
struct TuistManifest {
  static let projectFile = "Project.swift"
  static let workspaceFile = "Workspace.swift"

  /// At most as many projects are read, whatever they name.
  private static let maximumProjects = 500

  /// Whether a file of one of the two names is a manifest.
  static func isManifest(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    return text.contains(/(?m)^\s*import\s+ProjectDescription\b/)
  }

  /// The manifest of the project beside a package's that only names what Tuist fetches; nil for any other
  /// package.
  static func project(beside package: String) -> String? {
    guard let text = try? String(contentsOfFile: package, encoding: .utf8),
      text.contains(/\b(ProjectDescription|TUIST)\b/) || !text.contains("targets:")
    else { return nil }
    let folder = (package as NSString).deletingLastPathComponent
    return [workspaceFile, projectFile].map { folder + "/" + $0 }.first(where: isManifest)
  }

  /// A project that a manifest describes.
  struct Project {
    /// Holds the manifest.
    var folder: String
    var value: SpecificationValue

    var name: String { value["name"]?.text ?? (folder as NSString).lastPathComponent }
  }

  let program: TuistProgram
  /// In the order in which they were met, the one that was named first.
  private(set) var projects: [Project] = []
  /// What a `Workspace.swift` describes.
  private(set) var workspace: SpecificationValue?
  private(set) var notes: [String] = []

  var folders: TuistFolders { program.folders }

  static func read(_ path: String, trust: PackageTrust) throws(Failure) -> DescribedProject {
    let folder = (path as NSString).deletingLastPathComponent
    let folders = TuistFolders(around: folder)
    try trust.check(manifestsIn: folders.root)
    var manifest = TuistManifest(program: try TuistProgram(folders))
    if (path as NSString).lastPathComponent == workspaceFile {
      try manifest.addWorkspace(path)
    } else {
      try manifest.add(projectIn: folder)
    }
    return try manifest.described(path)
  }

  private init(program: TuistProgram) {
    self.program = program
    for url in program.modules.remotePlugins {
      notes.append("The plugin \(url) of Tuist's is not fetched, so that nothing of it is there.")
    }
  }

  private mutating func addWorkspace(_ path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    let value = try program.run(path, kind: "Workspace")
    workspace = value
    for pattern in value["projects"]?.list ?? [] {
      guard let full = folders.absolute(pattern, in: folder) else { continue }
      for found in Self.folders(matching: full) { try add(projectIn: found) }
    }
    if projects.isEmpty, FileManager.default.fileExists(atPath: folder + "/" + Self.projectFile) {
      try add(projectIn: folder)
    }
    guard !projects.isEmpty else {
      throw .usage("\(path) should name projects; no folder that it names has a Project.swift.")
    }
  }

  /// The folders with a manifest that a pattern means.
  private static func folders(matching pattern: String) -> [String] {
    guard pattern.contains(where: { "*?[{".contains($0) }) else {
      return FileManager.default.fileExists(atPath: pattern + "/" + projectFile) ? [pattern] : []
    }
    // `Features/**` means folders at any depth, and their manifests are one deeper.
    let files =
      FilePattern.files(pattern + "/" + projectFile, in: "/")
      + (pattern.hasSuffix("**") ? FilePattern.files(pattern, in: "/") : [])
    let manifests = files.filter { ($0 as NSString).lastPathComponent == projectFile }
    return Set(manifests.map { ($0 as NSString).deletingLastPathComponent }).sorted()
  }

  /// Adds a project and those whose targets it uses, each once.
  private mutating func add(projectIn folder: String) throws(Failure) {
    var waiting = [folder]
    while let next = waiting.first {
      waiting.removeFirst()
      guard !projects.contains(where: { $0.folder == next }) else { continue }
      guard projects.count < Self.maximumProjects else {
        throw .failed(
          "\(folder)/\(Self.projectFile) should use \(Self.maximumProjects) projects at most.")
      }
      let path = next + "/" + Self.projectFile
      guard FileManager.default.fileExists(atPath: path) else {
        notes.append("\(path) is not there, though another manifest uses its targets.")
        continue
      }
      let project = Project(folder: next, value: try program.run(path, kind: "Project"))
      projects.append(project)
      for target in project.value["targets"]?.list ?? [] {
        for dependency in target["dependencies"]?.list ?? [] {
          if let other = folders.absolute(dependency["project"]?["path"], in: next) {
            waiting.append(other)
          }
        }
      }
    }
  }

  // MARK: What they describe

  private mutating func described(_ path: String) throws(Failure) -> DescribedProject {
    let folder = (path as NSString).deletingLastPathComponent
    let name = workspace?["name"]?.text ?? projects.first?.name ?? ""
    var described = DescribedProject(project: XcodeProject(folder: folder, name: name, targets: []))
    let names = TargetNames(projects)
    for project in projects {
      for target in project.value["targets"]?.list ?? [] {
        add(target, of: project, names, to: &described)
      }
      addPackages(of: project, to: &described.project)
    }
    // An app that shows a module alone comes after the app itself.
    let all = described.project.targets
    func isCompanion(_ target: XcodeProject.Target) -> Bool {
      target.kind == .application
        && ["Demo", "Example", "Sample"].contains(where: target.name.hasSuffix)
    }
    described.project.targets =
      all.filter { !isCompanion($0) } + all.filter(isCompanion)
    try addExternalPackages(to: &described.project)
    described.project.nameProducts(of: name)
    described.hostTests()
    addSchemes(names, to: &described)
    described.notes += notes
    return described
  }

  /// The names of targets, each for one target alone: projects of a workspace may have the same.
  struct TargetNames {
    private var names: [String: [String: String]] = [:]

    init(_ projects: [Project]) {
      var seen: Set<String> = []
      for project in projects {
        for target in project.value["targets"]?.list ?? [] {
          guard let name = target["name"]?.text else { continue }
          var unique = seen.contains(name) ? "\(project.name)-\(name)" : name
          while seen.contains(unique) { unique += "_" }
          seen.insert(unique)
          names[project.folder, default: [:]][name] = unique
        }
      }
    }

    subscript(_ name: String, in folder: String) -> String? { names[folder]?[name] }
  }

  mutating func note(_ sentence: String) {
    if !notes.contains(sentence) { notes.append(sentence) }
  }
}
