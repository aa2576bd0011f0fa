import Foundation

/// An `.xcworkspace`: projects and packages that are built together.
package struct XcodeWorkspace {
  private let path: String
  /// What it names, sorted.
  private let references: [String]

  private init?(at path: String) {
    let file = path + "/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    self.path = path
    references = Self.references(in: data, folder: (path as NSString).deletingLastPathComponent)
  }

  private var projects: [String] { references.filter { $0.hasSuffix(".xcodeproj") } }

  /// The projects of the workspace at a path, but for those of CocoaPods.
  package static func projects(of path: String) -> [String] {
    (XcodeWorkspace(at: path)?.projects ?? []).filter { !$0.hasSuffix("/Pods.xcodeproj") }
  }

  /// The other projects of the workspaces that name a project.
  static func projects(beside project: String) -> [String] {
    let own = (project as NSString).standardizingPath
    var found: [String] = []
    for workspace in all(around: own) {
      found += workspace.projects.filter { $0 != own && !found.contains($0) }
    }
    return found
  }

  /// The folders of Swift packages in the workspaces that name a project.
  static func packages(beside project: String) -> [XcodePackageReference] {
    var found: [String] = []
    for workspace in all(around: (project as NSString).standardizingPath) {
      found += workspace.references.filter {
        !found.contains($0) && FileManager.default.fileExists(atPath: $0 + "/Package.swift")
      }
    }
    return found.map { .local(path: $0) }
  }

  /// The file with the chosen versions of packages: that of a workspace, else the project's own.
  static func resolvedPackages(of project: String) -> String? {
    let own = (project as NSString).standardizingPath
    let places = all(around: own).map(\.path) + [own + "/project.xcworkspace"]
    return places.map { $0 + "/xcshareddata/swiftpm/Package.resolved" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The workspaces that name a project.
  static func places(around project: String) -> [String] {
    all(around: (project as NSString).standardizingPath).map(\.path)
  }

  /// The workspaces that name a project, in its folder or one of the two around that.
  private static func all(around project: String) -> [XcodeWorkspace] {
    var folder = project as NSString
    var found: [XcodeWorkspace] = []
    for _ in 0..<3 {
      folder = folder.deletingLastPathComponent as NSString
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder as String)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcworkspace") {
        guard let workspace = XcodeWorkspace(at: folder.appendingPathComponent(name)),
          workspace.projects.contains(project)
        else { continue }
        found.append(workspace)
      }
    }
    return found
  }

  /// What the text of a workspace names: projects, packages and other files.
  ///
  /// - Parameter folder: holds the workspace.
  static func references(in data: some Collection<UInt8>, folder: String) -> [String] {
    guard let root = XMLReader.read(data).root else { return [] }
    var found: [String] = []
    // Groups may move what is in them to another folder.
    var waiting: [(element: XMLElement, folder: String)] = [(root, folder)]
    while let (element, folder) = waiting.popLast() {
      let place = location(of: element, in: folder)
      if element.name == "FileRef" { found.append(place) }
      for child in element.children { waiting.append((child, place)) }
    }
    return found.sorted()
  }

  private static func location(of element: XMLElement, in folder: String) -> String {
    guard let text = element["location"], let colon = text.firstIndex(of: ":") else {
      return folder
    }
    let path = String(text[text.index(after: colon)...])
    let full = text.hasPrefix("absolute:") ? path : path.isEmpty ? folder : folder + "/" + path
    return (full as NSString).standardizingPath
  }
}
