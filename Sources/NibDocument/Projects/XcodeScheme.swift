import Foundation

/// The `.xcscheme` files of a project and its workspaces: names under which Xcode runs targets.
package enum XcodeScheme {
  /// The target that a scheme launches, or builds first where it launches none; nil where the project has
  /// no such scheme.
  package static func target(of scheme: String, project: String) -> String? {
    guard let root = root(of: scheme, project: project) else { return nil }
    let launched = root.child("LaunchAction").flatMap(target)
    return launched ?? root.child("BuildAction").flatMap(target)
  }

  /// The name of the configuration that a scheme's Run builds; nil where no scheme says so.
  ///
  /// - Parameter scheme: the one that is meant; nil for the one named as the project, else the first that launches
  ///   something.
  package static func runConfiguration(of scheme: String?, project: String) -> String? {
    let own = ((project as NSString).lastPathComponent as NSString).deletingPathExtension
    for name in [scheme ?? own] + (scheme == nil ? names(of: project) : []) {
      guard let launch = root(of: name, project: project)?.child("LaunchAction"),
        let configuration = launch["buildConfiguration"], !configuration.isEmpty,
        name == scheme || name == own || target(in: launch) != nil
      else { continue }
      return configuration
    }
    return nil
  }

  /// What a scheme's file says; nil where there is none.
  static func root(of scheme: String, project: String) -> XMLElement? {
    guard scheme == (scheme as NSString).lastPathComponent else { return nil }
    return folders(of: project).lazy.compactMap { folder in
      FileManager.default.contents(atPath: "\(folder)/\(scheme).xcscheme").flatMap {
        XMLReader.read($0).root
      }
    }.first
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
