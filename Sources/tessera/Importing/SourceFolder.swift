import Foundation
import NibDocument

/// A folder of iOS sources without a project, such as an app target's: all that it holds is one app,
/// folders whose names end in `Tests` or `Test` are the app's tests.
struct SourceFolder {
  let path: String
  let project: XcodeProject

  /// Nil for a folder without Swift sources.
  init?(_ path: String) {
    self.path = path
    let name = (path as NSString).lastPathComponent
    var app = XcodeProject.Target(name: name, kind: .application)
    var testFolders: [String] = []
    app.addFiles(below: path) { inner in
      let isTests = Self.isTests(inner)
      if isTests { testFolders.append(inner) }
      return !isTests && Self.isWanted(inner)
    }
    guard !app.sources.isEmpty else { return nil }
    app.settings["INFOPLIST_FILE"] = Self.infoList(among: app.resources)
    let tests = testFolders.compactMap { inner -> XcodeProject.Target? in
      var target = XcodeProject.Target(
        name: (inner as NSString).lastPathComponent,
        kind: inner.hasSuffix("UITests") ? .uiTests : .unitTests)
      target.addFiles(below: path + "/" + inner, where: Self.isWanted)
      target.dependencies = [app.name]
      if target.kind == .unitTests { target.settings["TEST_HOST"] = "/\(app.name).app/" }
      return target.sources.isEmpty ? nil : target
    }
    project = XcodeProject(folder: path, name: name, targets: [app] + tests)
  }

  /// Whether something in it starts an app.
  var isApp: Bool {
    sources.contains { source in
      (source as NSString).lastPathComponent == "main.swift"
        || text(source).contains(/(?m)^\s*@(main|UIApplicationMain)\b/)
    }
  }

  /// What the app's `Info.plist` says where the folder's own, which need not be there, does not: what
  /// Xcode's templates write for the same files.
  var info: [String: Any] {
    let storyboard = project.targets[0].resources.contains {
      ($0 as NSString).lastPathComponent == "Main.storyboard"
    }
    guard let delegate = sceneDelegate else {
      return storyboard ? ["UIMainStoryboardFile": "Main"] : [:]
    }
    var scene: [String: Any] = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).\(delegate)",
    ]
    if storyboard { scene["UISceneStoryboardFile"] = "Main" }
    return [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
      ] as [String: Any]
    ]
  }

  private var sources: [String] { project.targets[0].sources }

  /// The first class that is written as a window scene's delegate.
  private var sceneDelegate: String? {
    sources.lazy.compactMap { source in
      let word = /(?m)^[^\/\n]*\bclass\s+(\w+)\s*:[^{]*\bUIWindowSceneDelegate\b/
      return text(source).firstMatch(of: word).map { String($0.1) }
    }.first
  }

  private func text(_ source: String) -> String {
    (try? String(contentsOfFile: source, encoding: .utf8)) ?? ""
  }

  private static func isTests(_ path: String) -> Bool {
    path.hasSuffix("Tests") || path.hasSuffix("Test")
  }

  /// Not what tools put beside sources.
  private static func isWanted(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    let isTools = ["xcodeproj", "xcworkspace", "playground", "xctestplan"].contains(
      (name as NSString).pathExtension)
    return !isTools && !["Pods", "Carthage", "DerivedData", "fastlane", "build"].contains(name)
  }

  /// The `Info.plist` nearest to the folder.
  private static func infoList(among resources: [String]) -> String? {
    resources.filter { $0.hasSuffix("Info.plist") && !$0.hasSuffix("GoogleService-Info.plist") }
      .min { $0.split(separator: "/").count < $1.split(separator: "/").count }
  }
}
