import Foundation
import NibDocument
import XCTest

@testable import tessera

/// Libraries for snapshot tests that a module of Tessera's stands for, and what schemes give to such tests.
final class SnapshotLibraryTests: PackageTestCase {
  private func project(
    _ sources: [String: String], _ frameworks: [XcodeProject.Target] = []
  ) throws -> XcodeProject {
    var tests = XcodeProject.Target(name: "AppTests", kind: .unitTests)
    for (name, text) in sources.sorted(by: { $0.key < $1.key }) {
      try Files.write(text, to: root + "/" + name)
      tests.sources.append(root + "/" + name)
    }
    try Files.write("import UIKit", to: root + "/Kit.swift")
    var kit = XcodeProject.Target(name: "Kit", kind: .framework)
    kit.sources = [root + "/Kit.swift"]
    tests.dependencies = ["Kit"] + frameworks.map(\.name)
    return XcodeProject(folder: root, name: "App", targets: [kit] + frameworks + [tests])
  }

  private func manifest(of project: XcodeProject) throws -> String {
    var project = project
    project.addLockedLibraries()
    var writer = XcodeImport(project: project, tessera: "/tessera")
    _ = try writer.write(to: root + "/out")
    XCTAssertEqual(writer.notes, [])
    return try text(root + "/out/Package.swift")
  }

  func test_bothNamesOfTheLibrary_getTesserasProduct() throws {
    let manifest = try manifest(
      of: project([
        "A.swift": "import FBSnapshotTestCase\nclass A: FBSnapshotTestCase {}",
        "B.swift": "@testable import iOSSnapshotTestCase",
      ]))
    XCTAssertTrue(manifest.contains(".package(path: \"/tessera/SnapshotTesting\")"), manifest)
    let product = ".product(name: \"iOSSnapshotTestCase\", package: \"SnapshotTesting\")"
    XCTAssertEqual(manifest.ranges(of: product).count, 1, manifest)
    assert(try text(root + "/out/AppTests/XcodeSources.json"), contains: ["A.swift", "B.swift"])
  }

  func test_copiesThatCocoaPodsLeft_goForTesserasModules() throws {
    var libraries: [XcodeProject.Target] = []
    for name in ["FBSnapshotTestCase", "SnapshotTesting"] {
      try Files.write("import XCTest", to: root + "/Pods/\(name)/\(name).swift")
      var library = XcodeProject.Target(name: name, kind: .framework)
      library.sources = [root + "/Pods/\(name)/\(name).swift"]
      libraries.append(library)
    }
    let manifest = try manifest(
      of: project(
        ["A.swift": "import FBSnapshotTestCase\nimport SnapshotTesting"], libraries))
    XCTAssertFalse(manifest.contains("path: \"FBSnapshotTestCase\""), manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"iOSSnapshotTestCase\", package: \"SnapshotTesting\")"),
      manifest)
    XCTAssertTrue(
      manifest.contains(".product(name: \"SnapshotTesting\", package: \"SnapshotTesting\")"),
      manifest)
  }

  func test_testsOfAFrameworkThatNameAnApp_getTheModuleForIt() throws {
    let manifest = try manifest(
      of: project(["A.swift": "import XCTest\nextension XCUIApplication {}"]))
    XCTAssertTrue(
      manifest.contains(".product(name: \"XCUIAutomation\", package: \"Tessera\")"), manifest)
  }

  func test_packagesForPluginsAlone_areNotFetched() throws {
    let linter = try makePackage(
      "Linter",
      """
      products: [.plugin(name: "Lint", targets: ["Lint"])],
      targets: [.plugin(name: "Lint", capability: .buildTool(), path: "Plugins")]
      """, ["Plugins/Lint.swift": ""])
    let package = try makePackage(
      "Kit",
      """
      platforms: [.iOS(.v13)],
      dependencies: [.package(path: "\(linter)")],
      targets: [
        .target(name: "Kit", path: "Sources", plugins: [.plugin(name: "Lint", package: "Linter")])
      ]
      """, ["Sources/Kit.swift": "import UIKit"])
    let manifest = try ManifestReader(folder: DependencyFolder(path: root + "/Dependencies"))
      .read(package)
    XCTAssertEqual(manifest.dependencies.map(\.identity), ["linter"])
    XCTAssertEqual(manifest.neededDependencies.map(\.identity), [])
  }

  // MARK: Schemes

  private func writeScheme(_ name: String, _ body: String) throws {
    try Files.write(
      "<?xml version=\"1.0\"?><Scheme>\(body)</Scheme>",
      to: root + "/App.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
  }

  private func variable(_ key: String, _ value: String, isEnabled: Bool = true) -> String {
    "<EnvironmentVariable key=\"\(key)\" value=\"\(value)\" isEnabled=\"\(isEnabled ? "YES" : "NO")\"/>"
  }

  private let testables =
    "<Testables><TestableReference><BuildableReference BlueprintName=\"AppTests\"/></TestableReference></Testables>"

  private func environment(scheme: String? = nil) throws -> [String: String] {
    XcodeScheme.testEnvironment(
      of: ["AppTests"], project: try project([:]), at: root + "/App.xcodeproj", app: nil,
      scheme: scheme)
  }

  func test_testsGetTheEnvironmentOfTheirScheme() throws {
    let variables =
      variable("FB_REFERENCE_IMAGE_DIR", "$(SOURCE_ROOT)/${PROJECT_NAME}Tests/ReferenceImages")
      + variable("OFF", "1", isEnabled: false) + variable("PATH", "/nowhere")
      + variable("LD_PRELOAD", "x") + variable("ODD", "a$(UNKNOWN)b")
    try writeScheme(
      "App",
      "<TestAction shouldUseLaunchSchemeArgsEnv=\"YES\">\(testables)</TestAction>"
        + "<LaunchAction><EnvironmentVariables>\(variables)</EnvironmentVariables></LaunchAction>")
    XCTAssertEqual(
      try environment(),
      ["FB_REFERENCE_IMAGE_DIR": root + "/AppTests/ReferenceImages", "ODD": "ab"])
  }

  func test_schemeOfTheProjectsName_goesBeforeAnotherThatRunsTheTests() throws {
    for name in ["Aaa", "App"] {
      let variables = variable("WHO", name)
      try writeScheme(
        name,
        "<TestAction>\(testables)<EnvironmentVariables>\(variables)</EnvironmentVariables></TestAction>"
          + "<LaunchAction/>")
    }
    try writeScheme("Zzz", "<TestAction/>")
    XCTAssertEqual(try environment(), ["WHO": "App"])
    XCTAssertEqual(try environment(scheme: "Aaa"), ["WHO": "Aaa"])
    XCTAssertEqual(try environment(scheme: "Zzz"), [:])
    XCTAssertEqual(try environment(scheme: "Missing"), [:])
  }
}
