import NibDocument
import XCTest

@testable import tessera

/// Packages that an imported project uses, from repositories and from folders.
final class FetchedPackageTests: PackageTestCase {
  private func plain(_ name: String, _ version: String) throws -> String {
    try makePackage(
      name,
      """
      products: [.library(name: "\(name)", targets: ["\(name)"])], targets: [.target(name: "\(name)")]
      """, ["Sources/\(name)/\(name).swift": "// \(version)"])
    return try release(name, version)
  }

  func test_packageOfARepository_comesWithThoseBehindIt() throws {
    let base = try plain("Base", "1.0.0")
    try makePackage(
      "Kit",
      """
      products: [.library(name: "KitUI", targets: ["KitUI"])],
      dependencies: [.package(url: "\(base)", from: "1.0.0")],
      targets: [.target(name: "KitUI", dependencies: ["Base", "KitCore"]), .target(name: "KitCore"),
        .target(name: "Unused"), .testTarget(name: "KitTests", dependencies: ["KitUI"])]
      """,
      [
        "Sources/KitUI/UI/A.swift": "", "Sources/KitCore/B.swift": "", "Sources/Unused/C.swift": "",
        "Tests/KitTests/T.swift": "",
      ])
    let kit = try release("Kit", "1.2.0")
    try release("Kit", "2.0.0")
    var writer = XcodeImport(
      project: try project(
        [.remote(url: kit, requirement: .upToNextMajor(from: "1.0.0"))], products: ["KitUI"]),
      tessera: "/tessera")
    let out = root + "/out"
    XCTAssertEqual(try writer.write(to: out), "App")
    XCTAssertEqual(writer.notes, [])
    let manifest = try manifest(of: out)
    let uikit = ".product(name: \"UIKit\", package: \"Tessera\")"
    assert(
      manifest,
      contains: [
        ".target( name: \"KitUI\", dependencies: [\(uikit), \"Base\", \"KitCore\"], path: \"KitUI\"",
        ".target( name: \"Base\", dependencies: [\(uikit)],", ".target( name: \"KitCore\",",
        ".executableTarget( name: \"App\", dependencies: [\(uikit), \"KitUI\"],",
      ])
    XCTAssertFalse(manifest.contains("Unused") || manifest.contains("KitTests"), manifest)
    // As seen from the target's folder, so that the written package can be moved.
    assert(
      try text(out + "/KitUI/XcodeSources.json"),
      contains: ["\"../Dependencies/checkouts/Kit/Sources/KitUI/UI/A.swift\""])
    XCTAssertTrue(
      FileManager.default.fileExists(
        atPath: out + "/KitUI/../Dependencies/checkouts/Kit/Sources/KitUI/UI/A.swift"))
    assert(try text(out + "/Dependencies/Package.resolved"), contains: ["\"version\" : \"1.2.0\""])
  }

  func test_versionsThatXcodeChose_areTaken() throws {
    let url = try plain("Base", "1.0.0")
    _ = try plain("Base", "1.1.0")
    let (_, head) = try Subprocess(
      program: "git", arguments: ["-C", root + "/Base", "rev-parse", "1.0.0"], output: .captured
    ).run()
    let pins = root + "/Package.resolved"
    try Files.write(
      """
      {"version": 2, "pins": [{"identity": "base", "kind": "remoteSourceControl", "location": "\(url)",
      "state": {"revision": "\(head.trimmingCharacters(in: .newlines))", "version": "1.0.0"}}]}
      """, to: pins)
    let reference = XcodePackageReference.remote(
      url: url, requirement: .upToNextMajor(from: "1.0.0"))
    let folder = DependencyFolder(path: root + "/Dependencies")
    var notes: [String] = []
    func source() throws -> String {
      try text(folder.checkout(of: url) + "/Sources/Base/Base.swift")
    }
    // Without them it is the newest that will do.
    XCTAssertEqual(try folder.resolve([reference], pins: nil, notes: &notes), [reference])
    XCTAssertEqual(try source(), "// 1.1.0")
    XCTAssertEqual(try folder.resolve([reference], pins: pins, notes: &notes), [reference])
    XCTAssertEqual(try source(), "// 1.0.0")
    XCTAssertEqual(notes, [])
  }

  /// SwiftPM leaves a note of its own whenever it ran.
  func test_samePackagesAsTheLastTime_areNotResolvedAgain() throws {
    let url = try plain("Base", "1.0.0")
    let folder = DependencyFolder(path: root + "/Dependencies")
    var notes: [String] = []
    func ranSwiftPM(_ requirement: XcodePackageReference.Requirement) throws -> Bool {
      let trace = folder.path + "/workspace-state.json"
      try? FileManager.default.removeItem(atPath: trace)
      let reference = XcodePackageReference.remote(url: url, requirement: requirement)
      XCTAssertEqual(try folder.resolve([reference], pins: nil, notes: &notes), [reference])
      return FileManager.default.fileExists(atPath: trace)
    }
    XCTAssertTrue(try ranSwiftPM(.upToNextMajor(from: "1.0.0")))
    XCTAssertFalse(try ranSwiftPM(.upToNextMajor(from: "1.0.0")))
    XCTAssertTrue(try ranSwiftPM(.exact("1.0.0")))
    try FileManager.default.removeItem(atPath: folder.checkout(of: url))
    XCTAssertTrue(try ranSwiftPM(.exact("1.0.0")))
    XCTAssertFalse(try ranSwiftPM(.exact("1.0.0")))
    XCTAssertEqual(notes, [])
  }

  func test_packagesThatAreNotThere_areNamed_andTheRestGoesOn() throws {
    let base = try plain("Base", "1.0.0")
    let gone = "file://\(root)/Gone.git"
    var writer = XcodeImport(
      project: try project(
        [
          .remote(url: gone, requirement: .exact("1.0.0")), .local(path: root + "/Nowhere"),
          .remote(url: base, requirement: .branch("none")),
          .remote(url: try plain("Other", "1.0.0"), requirement: .exact("1.0.0")),
        ], products: ["Gone", "Base", "Other"]), tessera: "/tessera")
    _ = try writer.write(to: root + "/out")
    let notes = writer.notes.joined(separator: "\n")
    assert(
      notes,
      contains: [
        "The package at \(root)/Nowhere is not there: Package.swift is expected in that folder.",
        "The package \(gone) could not be fetched and is left out, so that importing its modules will "
          + "not compile. error: ", "The package \(base) could not be fetched",
        "App uses products of Swift packages that are not there: Gone, Base.",
      ])
    let manifest = try manifest(of: root + "/out")
    assert(manifest, contains: ["\"Other\"]"])
    XCTAssertFalse(manifest.contains("\"Base\""), manifest)
  }

  /// Manifests are programs: somebody has to want that they run.
  func test_packages_areBuiltWhereTheyAreTrusted() throws {
    let project = try project([.local(path: root + "/Kit")], products: ["Kit"])
    var questions: [String] = []
    func check(_ answer: String?, isGiven: Bool = false, folder: String) throws(Failure) {
      var trust = PackageTrust(isGiven: isGiven)
      trust.folder = root + "/" + folder
      trust.ask = {
        questions.append($0)
        return answer
      }
      try trust.check(project.packages, of: project.name)
    }
    for (answer, status) in [(nil, 2), ("", 1), ("no", 1)] as [(String?, Int32)] {
      XCTAssertThrowsError(try check(answer, folder: "a")) {
        XCTAssertEqual(($0 as? Failure)?.status, status)
      }
    }
    assert(questions[0], contains: ["App uses Swift packages", "\(root)/Kit. Build them? [y/N] "])
    try check("Yes", folder: "a")
    questions = []
    // From then on nobody is asked.
    try check(nil, folder: "a")
    try check(nil, isGiven: true, folder: "b")
    try check(nil, folder: "b")
    XCTAssertEqual(questions, [])

    var writer = XcodeImport(project: project, tessera: "/tessera")
    writer.checkPackages = { _ throws(Failure) in throw .usage("no") }
    XCTAssertThrowsError(try writer.write(to: root + "/out"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/out/Dependencies"))
  }

  func test_progressOfGit_isNotItsReason() {
    let text = """
      Fetching https://host/a
      error: Failed to clone repository https://host/a:
          Cloning into bare repository '/x'...
          Receiving objects:  1%\rReceiving objects: 2%\r    fatal: no such thing
      """
    XCTAssertEqual(
      DependencyFolder.reason(text),
      "error: Failed to clone repository https://host/a: fatal: no such thing")
    XCTAssertEqual(DependencyFolder.reason("one\ntwo"), "one two")
  }
}
