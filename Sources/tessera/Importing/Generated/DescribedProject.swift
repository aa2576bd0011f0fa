import Foundation
import NibDocument

/// A project that is not checked in, since a generator makes Xcode's of a description: XcodeGen of a
/// specification, Tuist of a manifest. The description is read here; the generator is not needed.
struct DescribedProject {
  /// What the generator would make, as far as building it elsewhere needs it.
  var project: XcodeProject
  /// What the generator writes into the `Info.plist` of targets that have no file of their own, by the
  /// target's name.
  var infoLists: [String: [String: Any]] = [:]
  /// Code that the generator makes of a target's resources, by the target's name.
  var accessors: [String: ResourceAccessors] = [:]
  /// The schemes that run tests.
  var schemes: [Scheme] = []
  /// What is not brought over, as sentences.
  var notes: [String] = []

  /// A scheme, as far as it matters to tests.
  struct Scheme {
    var name: String
    /// The names of the targets whose tests it runs.
    var tests: [String]
    /// The name of the target that it launches; nil where it says none.
    var app: String?
    var environment: [String: String]
  }

  /// The description in a folder: XcodeGen's, or Tuist's; nil for neither.
  static func file(in folder: String) -> String? {
    let names =
      XcodeGenSpecification.fileNames + [TuistManifest.workspaceFile, TuistManifest.projectFile]
    return names.map { folder + "/" + $0 }.first(where: isDescription)
  }

  /// Whether a file is called as descriptions are and reads like one: other tools have a `project.yml`, too.
  static func isDescription(_ path: String) -> Bool {
    let name = (path as NSString).lastPathComponent
    if [TuistManifest.projectFile, TuistManifest.workspaceFile].contains(name) {
      return TuistManifest.isManifest(path)
    }
    return XcodeGenSpecification.fileNames.contains(name)
      && XcodeGenSpecification.isSpecification(path)
  }

  /// Reads a description, which `isDescription` knows.
  ///
  /// - Parameter trust: is asked before a manifest runs, which is a program.
  /// - Throws: a sentence with the file where it cannot be read.
  static func read(_ path: String, trust: PackageTrust) throws(Failure) -> DescribedProject {
    let name = (path as NSString).lastPathComponent
    if XcodeGenSpecification.fileNames.contains(name) {
      return try XcodeGenSpecification.read(path)
    }
    return try TuistManifest.read(path, trust: trust)
  }

  /// The environment variables that a scheme gives to tests; empty where no scheme runs them.
  ///
  /// - Parameters:
  ///   - tests: the names of the tests' targets.
  ///   - scheme: the one that is meant; nil for the first that runs one of them.
  func testEnvironment(of tests: [String], scheme: String?) -> [String: String] {
    let chosen = schemes.first { each in
      scheme.map { $0 == each.name } ?? each.tests.contains(where: tests.contains)
    }
    return (chosen?.environment ?? [:]).filter { !XcodeScheme.isTheSystems($0.key) }
      .mapValues { XcodeScheme.filledIn($0, project) }
  }

  /// Gives tests of an app the settings that generators give them.
  mutating func hostTests() {
    for place in project.targets.indices {
      let names = project.targets[place].dependencies
      let app = project.targets.first { $0.kind == .application && names.contains($0.name) }
      guard let app else { continue }
      switch project.targets[place].kind {
      case .unitTests where project.targets[place].settings["TEST_HOST"] == nil:
        project.targets[place].settings["TEST_HOST"] =
          "$(BUILT_PRODUCTS_DIR)/\(app.name).app/\(app.name)"
      case .uiTests where project.targets[place].settings["TEST_TARGET_NAME"] == nil:
        project.targets[place].settings["TEST_TARGET_NAME"] = app.name
      default: break
      }
    }
  }
}
