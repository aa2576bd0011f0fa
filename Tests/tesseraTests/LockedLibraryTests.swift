import Foundation
import NibDocument
import XCTest

@testable import tessera

/// Libraries that CocoaPods, Carthage or a submodule would bring.
final class LockedLibraryTests: PackageTestCase {
  private func library(_ name: String) throws -> String {
    try makePackage(
      name,
      """
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)", path: "Sources")]
      """, ["Sources/\(name).swift": "public class \(name)Spec {}"])
  }

  /// A framework with a spec that imports a library for tests.
  private func framework(importing module: String) throws -> XcodeProject {
    try Files.write("import UIKit", to: root + "/Kit/Kit.swift")
    try Files.write("import \(module)\nimport UIKit", to: root + "/KitTests/KitSpec.swift")
    var kit = XcodeProject.Target(name: "Kit", kind: .framework)
    kit.sources = [root + "/Kit/Kit.swift"]
    var tests = XcodeProject.Target(name: "KitTests", kind: .unitTests)
    tests.sources = [root + "/KitTests/KitSpec.swift"]
    tests.dependencies = ["Kit"]
    return XcodeProject(folder: root, name: "Kit", targets: [kit, tests])
  }

  private func assertTestsUse(
    _ module: String, _ project: XcodeProject, line: UInt = #line
  ) throws {
    var project = project
    project.addLockedLibraries()
    var writer = XcodeImport(project: project, tessera: "/tessera")
    let out = root + "/out"
    _ = try writer.write(to: out)
    XCTAssertEqual(writer.notes, [], line: line)
    assert(
      try text(out + "/KitTests/XcodeSources.json"), contains: ["KitSpec.swift"])
    let manifest = try text(out + "/Package.swift")
    XCTAssertTrue(manifest.contains("\"Kit\", \"\(module)\"]"), manifest, line: line)
  }

  func test_versionThatCarthageChose_isFetched() throws {
    _ = try library("Quick")
    let url = try release("Quick", "v1.3.2")
    try release("Quick", "v2.0.0")
    try Files.write("git \"\(url)\" \"v1.3.2\"\n", to: root + "/Cartfile.resolved")
    try assertTestsUse("Quick", try framework(importing: "Quick"))
    assert(
      try text(root + "/out/Dependencies/Package.resolved"), contains: ["\"version\" : \"1.3.2\""])
  }

  func test_checkoutThatIsThere_isTaken() throws {
    let package = try library("Nimble")
    let place = root + "/Carthage/Checkouts/Nimble"
    try FileManager.default.createDirectory(
      atPath: root + "/Carthage/Checkouts", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: package, toPath: place)
    try Files.write(
      "github \"Quick/Nimble\" \"v7.3.1\"\n", to: root + "/Cartfile.resolved")
    try assertTestsUse("Nimble", try framework(importing: "Nimble"))
  }

  func test_submoduleThatIsThere_isTaken() throws {
    let package = try library("Nimble")
    try FileManager.default.createDirectory(
      atPath: root + "/External", withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: package, toPath: root + "/External/Nimble")
    try Files.write(
      "[submodule \"External/Nimble\"]\n\tpath = External/Nimble\n\turl = git://example.org/N.git\n",
      to: root + "/.gitmodules")
    try assertTestsUse("Nimble", try framework(importing: "Nimble"))
  }

  func test_filesOfVersions_areRead() {
    var found = LockedLibraries(near: root)
    found.addPods(
      """
      PODS:
        - Cache/Core (4.2.0)
        - Nimble (7.3.1)
        - Quick (1.3.2):
          - Base
        - SwiftLint (0.50.3)

      CHECKOUT OPTIONS:
        Cache:
          :git: https://example.org/Cache.git
          :tag: 4.2
        Nimble:
          :commit: c72edbbd6358090f8f1c4b6141538ebc88d167d9
          :git: https://github.com/Quick/Nimble.git
      """, in: root)
    found.addCarthage(
      """
      github "Quick/Quick" "v9.9.9"
      github "owner/Rest" "1.2"
      github "https://enterprise.example.org/owner/Own" "main"
      binary "https://example.org/B.json" "1.0"
      """)
    XCTAssertEqual(
      found.references,
      [
        "Nimble": .remote(
          url: "https://github.com/Quick/Nimble.git",
          requirement: .revision("c72edbbd6358090f8f1c4b6141538ebc88d167d9")),
        "Quick": .remote(url: "https://github.com/Quick/Quick", requirement: .exact("1.3.2")),
        "Rest": .remote(url: "https://github.com/owner/Rest", requirement: .exact("1.2.0")),
        "Own": .remote(
          url: "https://enterprise.example.org/owner/Own", requirement: .branch("main")),
      ])
  }

  func test_podInAFolderOfItsOwn_isThePackageThere() throws {
    let library = try library("Empty")
    try Files.write(
      """
      PODS:
        - Empty (1.2.0)
        - Other (1.0)

      EXTERNAL SOURCES:
        Empty:
          :path: "../Empty/"
        Other:
          :path: ../Other
      """, to: root + "/Example/Podfile.lock")
    XCTAssertEqual(
      LockedLibraries(near: root + "/Example").references, ["Empty": .local(path: library)])
  }

  /// Of a library that CocoaPods took from a repository the sources that are there are built.
  func test_podThatIsThere_isNotFetched() throws {
    try Files.write("import UIKit", to: root + "/Pods/Spring/Spring.swift")
    try Files.write(
      """
      PODS:
        - Spring (1.0.6)

      EXTERNAL SOURCES:
        Spring:
          :git: https://example.org/Spring.git
      """, to: root + "/Podfile.lock")
    var pod = XcodeProject.Target(name: "Spring", kind: .framework)
    for file in ["Spring.swift", "LoadingView.xib", "Spring-dummy.m"] {
      pod.add(source: root + "/Pods/Spring/" + file)
    }
    XCTAssertEqual(pod.resources, [root + "/Pods/Spring/LoadingView.xib"])
    var project = try framework(importing: "Spring")
    project.targets.append(pod)
    project.addLockedLibraries()
    XCTAssertEqual(project.targets.map(\.name), ["Kit", "KitTests", "Spring"])
    XCTAssertEqual(project.packages.count, 0)
  }

  /// As Nimble catches traps on Apple's systems by a package in Objective-C.
  func test_needOfOtherSystems_thatIsNotBuiltHere_isNone() throws {
    try makePackage(
      "Traps",
      """
      products: [.library(name: "Traps", targets: ["Traps"])],
      targets: [.target(name: "Traps", dependencies: ["Support"]), .target(name: "Support")]
      """, ["Sources/Traps/T.swift": "import Support", "Sources/Support/S.m": ""])
    let traps = try release("Traps", "1.0.0")
    try makePackage(
      "Matchers",
      """
      products: [.library(name: "Matchers", targets: ["Matchers"])],
      dependencies: [.package(url: "\(traps)", from: "1.0.0")],
      targets: [.target(name: "Matchers", dependencies: [
        .product(name: "Traps", package: "Traps", condition: .when(platforms: [.macOS, .iOS]))])]
      """, ["Sources/Matchers/M.swift": ""])
    let url = try release("Matchers", "1.0.0")
    var writer = XcodeImport(
      project: try project(
        [.remote(url: url, requirement: .exact("1.0.0"))], products: ["Matchers"]),
      tessera: "/tessera")
    _ = try writer.write(to: root + "/out")
    XCTAssertEqual(writer.notes, [])
    let manifest = try text(root + "/out/Package.swift")
    XCTAssertFalse(manifest.contains("Traps"), manifest)
  }

  func test_specs_areInSwiftPMsListByOneTest_whichCountsNowhere() throws {
    let source = root + "/Spec.swift"
    try Files.write("import Quick", to: source)
    XCTAssertEqual(TestSources.placeOfSpecs(among: []), "")
    assert(
      TestSources.placeOfSpecs(among: [source]),
      contains: ["final class PlaceOfSpecs: XCTestCase { func testNothing() {} }"])
    var lines = XCTestLines()
    let record = TestRecord()
    for line in [
      "Test Case 'PlaceOfSpecs.testNothing' started at 2026-01-01 00:00:00.000",
      "Test Case 'PlaceOfSpecs.testNothing' passed (0.0 seconds)",
      "Test Case 'KitSpec.a kit, has parts' started at 2026-01-01 00:00:00.000",
      "/Kit/KitSpec.swift:7: error: KitSpec.a kit, has parts : failed - expected 1",
      "Test Case 'KitSpec.a kit, has parts' failed (0.0 seconds)",
    ] { lines.read(line, into: record) }
    XCTAssertEqual(record.cases.map(\.fullName), ["KitSpec.a kit, has parts"])
    XCTAssertEqual(record.cases.first?.issues.first?.message, "failed - expected 1")
  }

  func test_testThatEndsItsProcess_isFollowedByTheOthers() throws {
    let record = TestRecord()
    var lines = XCTestLines()
    for line in [
      "Test Case 'ASpec.one (first)' started at 2026-01-01 00:00:00.000",
      "Test Case 'ASpec.one (first)' passed (0.0 seconds)",
      "Test Case 'ASpec.two' started at 2026-01-01 00:00:00.000",
    ] { lines.read(line, into: record) }
    XCTAssertTrue(lines.isInTest)
    record.endRunning(because: "It ended.", isRestarted: true)
    XCTAssertEqual(record.endedProcess, "ASpec.two")
    XCTAssertEqual(
      TestRunner.patterns(of: record.cases[...]), ["\\.ASpec/(one \\(first\\)|two)$"])
    record.endRunning(because: "Nothing ran.")
    XCTAssertNil(record.endedProcess)
  }
}
