import Foundation

/// An `.xcworkspace`: projects that are built together.
enum XcodeWorkspace {
  /// The other projects of the workspaces in a project's folder that name it.
  static func projects(beside project: String) -> [String] {
    let folder = (project as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [String] = []
    for name in names.sorted() where name.hasSuffix(".xcworkspace") {
      let file = "\(folder)/\(name)/contents.xcworkspacedata"
      guard let data = FileManager.default.contents(atPath: file) else { continue }
      let all = projects(in: data, folder: folder)
      let own = (project as NSString).standardizingPath
      guard all.contains(own) else { continue }
      found += all.filter { $0 != own && !found.contains($0) }
    }
    return found
  }

  /// The projects that the text of a workspace names.
  ///
  /// - Parameter folder: holds the workspace.
  static func projects(in data: some Collection<UInt8>, folder: String) -> [String] {
    guard let root = XMLReader.read(data).root else { return [] }
    var found: [String] = []
    // Groups may move what is in them to another folder.
    var waiting: [(element: XMLElement, folder: String)] = [(root, folder)]
    while let (element, folder) = waiting.popLast() {
      let place = location(of: element, in: folder)
      if element.name == "FileRef", place.hasSuffix(".xcodeproj") { found.append(place) }
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
