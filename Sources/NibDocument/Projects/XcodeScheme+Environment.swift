import Foundation

extension XcodeScheme {
  /// The environment variables that a scheme of Xcode's gives to tests, with its variables such as
  /// `$(SOURCE_ROOT)` filled in; empty where no scheme runs them.
  ///
  /// - Parameters:
  ///   - tests: The names of the tests' targets.
  ///   - scheme: The one that is meant; nil for the one that has the name of the app, the project or a target
  ///     of the tests, else the first that runs one of them.
  package static func testEnvironment(
    of tests: [String], project: XcodeProject, at path: String, app: String?, scheme: String?
  ) -> [String: String] {
    let roots = names(of: path).compactMap { name in
      root(of: name, project: path).map { (name: name, root: $0) }
    }
    var chosen = roots.first { $0.name == scheme }
    if scheme == nil {
      let running = roots.filter { each in
        guard let action = each.root.child("TestAction") else { return false }
        return targets(in: action).contains(where: tests.contains)
      }
      let best = [app, project.name].compactMap { $0 } + tests
      chosen =
        best.lazy.compactMap { name in running.first { $0.name == name } }.first ?? running.first
    }
    guard let root = chosen?.root, let action = root.child("TestAction") else { return [:] }
    let source =
      action["shouldUseLaunchSchemeArgsEnv"] == "YES" ? root.child("LaunchAction") : action
    var found: [String: String] = [:]
    for variable in source?.child("EnvironmentVariables")?.children ?? []
    where variable.name == "EnvironmentVariable" && variable["isEnabled"] == "YES" {
      guard let key = variable["key"], !key.isEmpty, !key.contains(where: { "=\0".contains($0) }),
        !isTheSystems(key)
      else { continue }
      found[key] = filledIn(variable["value"] ?? "", project)
    }
    return found
  }

  /// What decides how programs start here is not a project's to say.
  package static func isTheSystems(_ key: String) -> Bool {
    ["PATH", "HOME", "TMPDIR", "SHELL"].contains(key)
      || ["LD_", "DYLD_", "SWIFT", "TESSERA_"].contains(where: key.hasPrefix)
  }

  /// A text with the settings that schemes write folders with; others are empty, as a setting is that nobody
  /// has set.
  package static func filledIn(_ text: String, _ project: XcodeProject) -> String {
    text.replacing(/\$(?:\((\w+)(?::\w+)?\)|\{(\w+)(?::\w+)?\})/) { match in
      switch match.1 ?? match.2 ?? "" {
      case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return project.folder
      case "PROJECT_NAME": return project.name
      default: return ""
      }
    }
  }

  /// The names of all targets inside an action.
  private static func targets(in action: XMLElement) -> [String] {
    var found: [String] = []
    var waiting = [action]
    while let element = waiting.popLast() {
      if element.name == "BuildableReference", let name = element["BlueprintName"] {
        found.append(name)
      }
      waiting += element.children.reversed()
    }
    return found
  }
}
