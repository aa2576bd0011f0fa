import NibDocument
import XCTest

@testable import tessera

/// Projects whose names try to lead the import out of its folder or into its manifest.
final class HostileNameTests: PackageTestCase {
  private func app(_ resources: [String], name: String = "App") throws -> XcodeImport {
    try Files.write("", to: root + "/App/App.swift")
    var target = XcodeProject.Target(name: name, kind: .application)
    target.sources = [root + "/App/App.swift"]
    target.resources = resources
    return XcodeImport(
      project: XcodeProject(folder: root + "/App", name: name, targets: [target]),
      tessera: "/tess\"era\\")
  }

  func test_languagesOfAStringCatalog_stayInTheFolder() throws {
    let catalog = root + "/App/L.xcstrings"
    try Files.write(
      """
      {"sourceLanguage": "en", "strings": {"Hi": {"localizations": {
        "../../../../outside": {"stringUnit": {"value": "x"}},
        "/absolute": {"stringUnit": {"value": "x"}}, "": {"stringUnit": {"value": "x"}},
        "zh-Hans": {"stringUnit": {"value": "你好"}}}}}}
      """, to: catalog)
    var writer = try app([catalog])
    _ = try writer.write(to: root + "/deep/in/out")
    XCTAssertEqual(
      writer.notes,
      ["", "../../../../outside", "/absolute"].map {
        "L.xcstrings has texts for \"\($0)\", which is no language; they are left out."
      })
    let all = try FileManager.default.subpathsOfDirectory(atPath: root)
    XCTAssertEqual(
      all.filter { $0.hasSuffix(".strings") }.sorted(),
      ["en", "zh-Hans"].map { "deep/in/out/App/Resources/\($0).lproj/L.strings" })
  }

  func test_namesInTheManifest_areQuoted() throws {
    let catalog = "\(root)/App/My \"Assets\"\\(1).xcassets"
    try Files.write("{}", to: catalog + "/Contents.json")
    var writer = try app([catalog], name: "A\nimport Glibc; let x = exit(3) //")
    _ = try writer.write(to: root + "/out")
    let text = try text(root + "/out/Package.swift")
    assert(
      text,
      contains: [
        #".copy("My \"Assets\"\\(1).xcassets")"#, #"path: "/tess\"era\\""#,
        "// A import Glibc; let x = exit(3) //.xcodeproj as a package.",
      ])
    // SwiftPM reads it.
    _ = try manifest(of: root + "/out")
  }

  func test_literals_areOneLine_andNoInterpolation() {
    XCTAssertEqual("a\"\\(b)\n\r\t\u{7}\u{2028}é".quoted, #""a\"\\(b)\n\r\t\u{7}\u{2028}é""#)
    XCTAssertEqual("a\nb\r\nc\u{2028}d".onOneLine, "a b c d")
  }

  func test_pathComponents() {
    for name in ["a", "My Assets", "..a", "é", "-"] {
      XCTAssertEqual(PathComponent.checked(name), name)
    }
    for name in ["", ".", "..", "a/b", "/", "a\0b", "a\nb", String(repeating: "a", count: 300)] {
      XCTAssertNil(PathComponent.checked(name), name)
      XCTAssertThrowsError(try PathComponent.required(name, kind: "a target"))
    }
    XCTAssertNil(PathComponent.language("en.lproj"))
    XCTAssertEqual(PathComponent.language("pt_BR"), "pt_BR")
  }

  func test_targetsOfPackages_areFolders() throws {
    let kit = try makePackage(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["../../Kit"])],
      targets: [.target(name: "../../Kit", path: "Sources")]
      """, ["Sources/K.swift": ""])
    var writer = XcodeImport(
      project: try project([.local(path: kit)], products: ["Kit"]), tessera: "/tessera")
    // SwiftPM may refuse such a name itself; nothing is written in either case.
    _ = try? writer.write(to: root + "/out/in")
    XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/Kit/XcodeSources.json"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/Kit/Target.swift"))
  }

  /// Two links to the folder around them would be followed forty deep, twice each time.
  func test_linksThatLoop_areFollowedOnce() throws {
    let folder = root + "/Loop"
    try Files.write("", to: folder + "/A.swift")
    try Files.write("{}", to: folder + "/B.xcassets/Red.colorset/Contents.json")
    for place in [folder, folder + "/B.xcassets"] {
      for name in ["x", "y", "z"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(place)/\(name)", withDestinationPath: ".")
      }
    }
    XCTAssertEqual(SourceFolder(folder)?.project.targets[0].sources, [folder + "/A.swift"])
    XCTAssertEqual(AssetCatalog(folder + "/B.xcassets").names(of: .color), ["Red"])
    let kit = try makePackage(
      "Kit", "targets: [.target(name: \"Kit\", path: \".\")]", ["A.swift": ""])
    for name in ["x", "y", "z"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(kit)/\(name)", withDestinationPath: ".")
    }
    let manifest = try ManifestReader(folder: DependencyFolder(path: root + "/D")).read(kit)
    let files = TargetFiles(of: manifest.targets[0], in: manifest, root: kit)
    XCTAssertEqual(files?.swift.filter { $0.hasSuffix("/A.swift") }, [kit + "/A.swift"])
  }
}
