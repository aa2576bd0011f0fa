import Foundation

/// The `.xcscheme` files of a project and its workspaces: names under which Xcode runs targets.
package enum XcodeScheme {
  /// The target that a scheme launches, or builds first where it launches none; nil where the project has
  /// no such scheme.
  package static func target(of scheme: String, project: String) -> String? {
    for folder in folders(of: project) {
      let file = "\(folder)/\(scheme).xcscheme"
      guard scheme == (scheme as NSString).lastPathComponent,
        let data = FileManager.default.contents(atPath: file),
        let root = XMLReader.read(data).root
      else { continue }
      let launched = root.child("LaunchAction").flatMap(target)
      return launched ?? root.child("BuildAction").flatMap(target)
    }
    return nil
  }

  /// The schemes that are kept in files, sorted.
  package static func names(of project: String) -> [String] {
    let files = folders(of: project).flatMap {
      (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? []
    }
    let schemes = files.filter { $0.hasSuffix(".xcscheme") }.map {
      ($0 as NSString).deletingPathExtension
    }
    return Set(schemes).sorted()
  }

  private static func folders(of project: String) -> [String] {
    let places = [project] + XcodeWorkspace.places(around: project)
    return places.flatMap { place -> [String] in
      let users =
        (try? FileManager.default.contentsOfDirectory(atPath: place + "/xcuserdata")) ?? []
      return [place + "/xcshareddata/xcschemes"]
        + users.sorted().map { "\(place)/xcuserdata/\($0)/xcschemes" }
    }
  }

  /// The first target that is named inside an action.
  private static func target(in action: XMLElement) -> String? {
    var waiting = [action]
    while let element = waiting.popLast() {
      if element.name == "BuildableReference", let name = element["BlueprintName"] { return name }
      waiting += element.children.reversed()
    }
    return nil
  }
}
