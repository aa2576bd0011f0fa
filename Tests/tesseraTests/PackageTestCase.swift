import NibDocument
import XCTest

@testable import tessera

/// Tests with packages on disk, those to be fetched in repositories of their own.
class PackageTestCase: XCTestCase {
  private(set) var root = ""

  override func setUpWithError() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/tessera-packages-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: root) }

  /// Writes a package; returns its folder.
  @discardableResult
  func makePackage(
    _ name: String, _ manifest: String, tools: String = "5.9", _ files: [String: String]
  ) throws -> String {
    let folder = root + "/" + name
    let text = """
      // swift-tools-version: \(tools)
      import PackageDescription
      let package = Package(name: "\(name)", \(manifest))
      """
    for (path, text) in files.merging(["Package.swift": text], uniquingKeysWith: { $1 }) {
      try Files.write(text, to: folder + "/" + path)
    }
    return folder
  }

  /// Commits all that is in a package's folder and gives the state a version; returns its URL.
  @discardableResult
  func release(_ name: String, _ version: String) throws -> String {
    let folder = root + "/" + name
    for words in [
      ["init", "--quiet"], ["add", "--all"],
      [
        "-c", "user.name=T", "-c", "user.email=t@example.org", "commit", "--quiet", "--allow-empty",
        "--message", version,
      ], ["tag", version],
    ] {
      let (ending, output) = try Subprocess(
        program: "git", arguments: ["-C", folder] + words, output: .capturedWithErrors
      ).run()
      XCTAssertTrue(ending.isSuccess, output)
    }
    return "file://" + folder
  }

  /// An app's project that uses products of packages.
  func project(
    _ packages: [XcodePackageReference], products: [String]
  ) throws -> XcodeProject {
    try Files.write("", to: root + "/App/App.swift")
    var app = XcodeProject.Target(name: "App", kind: .application)
    app.sources = [root + "/App/App.swift"]
    app.packageProducts = products
    var project = XcodeProject(folder: root + "/App", name: "App", targets: [app])
    project.packages = packages
    return project
  }

  func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// The manifest of a written package on one line, once SwiftPM has read it.
  func manifest(of folder: String) throws -> String {
    let command = Subprocess(
      program: "swift",
      arguments: [
        "package", "--package-path", folder, "--scratch-path", root + "/scratch", "dump-package",
      ], output: .capturedWithErrors)
    let (ending, output) = try command.run()
    XCTAssertTrue(ending.isSuccess, output)
    return try text(folder + "/Package.swift").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
  }

  func assert(
    _ text: String, contains parts: [String], file: StaticString = #filePath, line: UInt = #line
  ) {
    for part in parts {
      XCTAssertTrue(text.contains(part), "\(part)\n\(text)", file: file, line: line)
    }
  }
}
