import NibDocument
import XCTest

@testable import tessera

/// What becomes of the targets of packages: files, settings, conditions and other languages.
final class LocalPackageTests: PackageTestCase {
  func test_resources_comeAsXcodeTakesThem() throws {
    let kit = try makePackage(
      "Kit",
      """
      defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit", exclude: ["Notes"],
        resources: [.process("Texts"), .copy("Tree"), .embedInCode("key.txt")])]
      """,
      [
        "Sources/Kit/A.swift": "", "Sources/Kit/Notes/N.swift": "", "Sources/Kit/Cell.xib": "<x/>",
        "Sources/Kit/Own.xcassets/Contents.json": "{}", "Sources/Kit/Texts/de.lproj/K.strings": "d",
        "Sources/Kit/Texts/en.lproj/K.strings": "e", "Sources/Kit/Tree/b/c.txt": "c",
        "Sources/Kit/key.txt": "k", "Sources/Kit/README.md": "",
        "Sources/Kit/Words/fr.lproj/W.strings": "f", "Sources/Kit/Words/W.strings": "none",
        "Sources/Kit/L.xcstrings": """
        {"sourceLanguage": "en", "strings": {"Hi": {}}}
        """,
      ])
    var writer = XcodeImport(
      project: try project([.local(path: kit)], products: ["Kit"]), tessera: "/tessera")
    let out = root + "/out"
    _ = try writer.write(to: out)
    XCTAssertEqual(writer.notes, [])
    assert(
      try manifest(of: out),
      contains: [
        "resources: [.process(\"Resources\"), .copy(\"Own.xcassets\"), .copy(\"Copied/Tree\"), "
          + ".embedInCode(\"Copied/key.txt\")]"
      ])
    let kitFolder = out + "/Kit/"
    XCTAssertEqual(try text(kitFolder + "Resources/de.lproj/K.strings"), "d")
    XCTAssertEqual(try text(kitFolder + "Resources/en.lproj/K.strings"), "e")
    XCTAssertEqual(try text(kitFolder + "Resources/Cell.xib"), "<x/>")
    // Folders of languages count without being named.
    XCTAssertEqual(try text(kitFolder + "Resources/fr.lproj/W.strings"), "f")
    XCTAssertNil(FileManager.default.contents(atPath: kitFolder + "Resources/W.strings"))
    XCTAssertEqual(try text(kitFolder + "Copied/Tree/b/c.txt"), "c")
    assert(try text(kitFolder + "Resources/en.lproj/L.strings"), contains: ["Hi"])
    let sources = try text(kitFolder + "XcodeSources.json")
    assert(sources, contains: ["\(kit)/Sources/Kit/A.swift"])
    XCTAssertFalse(sources.contains("N.swift"), sources)
  }

  func test_settingsAndConditions_areThoseOfIOS() throws {
    let kit = try makePackage(
      "Kit",
      """
      products: [.library(name: "Kit", targets: ["Kit"])], targets: [
      .target(name: "Kit", dependencies: ["CKit", "Macro", "Binary",
        .target(name: "Phone", condition: .when(platforms: [.iOS])),
        .target(name: "Desk", condition: .when(platforms: [.linux, .macOS]))],
        cSettings: [.define("_GNU_SOURCE", to: "1")],
        swiftSettings: [.define("ALL"), .define("PHONE", .when(platforms: [.iOS])),
          .define("DESK", .when(platforms: [.linux])), .unsafeFlags(["-wild"]),
          .define("SLOW", .when(configuration: .debug)), .defaultIsolation(MainActor.self)],
        linkerSettings: [.linkedLibrary("z"), .linkedFramework("UIKit"), .linkedLibrary("c++")]),
      .target(name: "CKit", exclude: ["bad.c"], publicHeadersPath: "head",
        cSettings: [.define("N", to: "1"), .headerSearchPath("in")]),
      .target(name: "Phone", dependencies: ["Old"]), .target(name: "Desk"),
      .target(name: "Old"), .binaryTarget(name: "Binary", path: "B.xcframework"),
      .plugin(name: "Macro", capability: .buildTool())]
      """, tools: "6.2",
      [
        "Sources/Kit/A.swift": "", "Sources/CKit/c.c": "", "Sources/CKit/bad.c": "",
        "Sources/CKit/head/c.h": "", "Sources/Phone/P.swift": "", "Sources/Desk/D.swift": "",
        "Sources/Old/Old.m": "", "B.xcframework/x": "", "Plugins/Macro/P.swift": "",
      ])
    var writer = XcodeImport(
      project: try project([.local(path: kit)], products: ["Kit"]), tessera: "/tessera")
    let out = root + "/out"
    _ = try writer.write(to: out)
    let fetching = "What the package at \(kit) needs could not be fetched. error: "
    XCTAssertTrue(writer.notes.first?.hasPrefix(fetching) ?? false, "\(writer.notes)")
    XCTAssertEqual(
      writer.notes.dropFirst().sorted(),
      [
        "Binary of the package Kit is left out: it is a binary, made for Apple's systems.",
        "Kit of the package Kit is built without the flags -wild.",
        "Old of the package Kit is left out: it has sources that are neither Swift nor C, such as Old.m.",
      ])
    let manifest = try manifest(of: out)
    assert(
      manifest,
      contains: [
        "// swift-tools-version: 6.2 ",
        "package: \"Tessera\"), \"CKit\", \"Phone\"], path: \"Kit\", exclude: [\"XcodeSources.json\"], "
          + "cSettings: [.define(\"_GNU_SOURCE\", to: \"1\")], "
          + "swiftSettings: [.enableUpcomingFeature(\"BareSlashRegexLiterals\"),",
        ".define(\"ALL\"), .define(\"PHONE\"), .define(\"SLOW\", .when(configuration: .debug)), "
          + ".defaultIsolation(MainActor.self)], "
          + "linkerSettings: [.linkedLibrary(\"z\"), .linkedLibrary(\"stdc++\")], plugins:",
        ".target( name: \"CKit\", dependencies: [], path: \"CKit\", exclude: [\"bad.c\"], "
          + "publicHeadersPath: \"head\", cSettings: [.define(\"N\", to: \"1\"), "
          + ".headerSearchPath(\"in\")])",
      ])
    XCTAssertFalse(manifest.contains("Desk") || manifest.contains("DESK"), manifest)
    XCTAssertEqual(
      try FileManager.default.destinationOfSymbolicLink(atPath: out + "/CKit"),
      kit + "/Sources/CKit")
  }

  /// Its tests run with Tessera's UIKit, and with the packages behind it.
  func test_packageForIOS_becomesOneThatKnowsTessera() throws {
    try makePackage(
      "Base",
      "products: [.library(name: \"Base\", targets: [\"Base\"])], targets: "
        + "[.target(name: \"Base\", path: \"Code\")]", ["Code/B.swift": ""])
    let manifest = """
      platforms: [.iOS(.v13)], dependencies: [.package(path: "../Base")],
      targets: [.target(name: "Lists", dependencies: ["Base"]),
        .testTarget(name: "ListsTests", dependencies: ["Lists"])]
      """
    let files = ["Sources/A.swift": "", "Tests/T.swift": ""]
    let lists = try makePackage("Lists", manifest, files)
    var package = try XCTUnwrap(PackageImport(root: lists, folder: root + "/out"))
    try package.write(tessera: "/tessera")
    XCTAssertEqual(package.notes, [])
    assert(
      try self.manifest(of: root + "/out"),
      contains: [
        "name: \"Lists\",", ".target( name: \"Base\",", "\"Base\"], path: \"Lists\"",
        ".testTarget( name: \"ListsTests\",", ", \"Lists\"], path: \"ListsTests\"",
        ".package(path: \"/tessera/XcodeSources\")",
      ])
    assert(
      try text(root + "/out/ListsTests/XcodeSources.json"), contains: ["\(lists)/Tests/T.swift"])
    assert(try text(root + "/out/Base/XcodeSources.json"), contains: ["\(root)/Base/Code/B.swift"])

    for (old, new) in [(".iOS(", ".macOS("), ("../Base", "../tessera")] {
      let other = try makePackage(
        "Other", manifest.replacingOccurrences(of: old, with: new), files)
      XCTAssertNil(try PackageImport(root: other, folder: root + "/out"))
    }
  }

  /// Tests look for them by `Bundle(for:)`, which SwiftPM's own folder is beside on Apple's systems.
  func test_filesOfAPackagesTests_areInTheBundleOfTheirClasses() throws {
    let manifest = """
      platforms: [.iOS(.v13)],
      targets: [.target(name: "Lists"),
        .testTarget(name: "ListsTests", dependencies: ["Lists"], resources: [.copy("list.json")]),
        .testTarget(name: "OtherTests", dependencies: ["Lists"])]
      """
    let lists = try makePackage(
      "Lists", manifest,
      [
        "Sources/Lists/A.swift": "", "Tests/ListsTests/T.swift": "",
        "Tests/ListsTests/list.json": "{}", "Tests/OtherTests/T.swift": "",
      ])
    var package = try XCTUnwrap(PackageImport(root: lists, folder: root + "/out"))
    try package.write(tessera: "/tessera")
    assert(
      try text(root + "/out/ListsTests/Target.swift"),
      contains: ["HostedApp.findResources(ofPackage: \"Lists\", tests: \"ListsTests\")"])
    XCTAssertFalse(try text(root + "/out/OtherTests/Target.swift").contains("findResources"))
  }

  /// A library of several parts has a project for each, and a package for those who use it.
  func test_projectsOfAWorkspace_areTestedWhereThePackageBesideHasNoTests() throws {
    func project(_ kind: String) -> String {
      """
      {objects = {P = {isa = PBXProject; targets = (T); };
      T = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.\(kind)";
      buildPhases = (); }; }; rootObject = P;}
      """
    }
    let tests = "bundle.unit-test"
    func made(_ name: String, _ targets: String, _ files: [String: String] = [:]) throws -> String {
      try makePackage(
        name, "platforms: [.iOS(.v13)], targets: [\(targets)]",
        [
          "Sources/Kit/A.swift": "", "Kit/Kit.xcodeproj/project.pbxproj": project(tests),
          "More/More.xcodeproj/project.pbxproj": project(tests),
          "App/App.xcodeproj/project.pbxproj": project("application"),
          "All.xcworkspace/contents.xcworkspacedata": """
          <Workspace><FileRef location="group:Kit/Kit.xcodeproj"/>
          <FileRef location="group:App/App.xcodeproj"/>
          <FileRef location="group:More/More.xcodeproj"/></Workspace>
          """,
        ].merging(files) { $1 })
    }
    let kit = try made("Parts", ".target(name: \"Kit\")")
    XCTAssertEqual(
      XcodeProjectFolder.testedProjects(ofWorkspacesIn: kit),
      [kit + "/Kit/Kit.xcodeproj", kit + "/More/More.xcodeproj"])
    let whole = try made(
      "Whole", ".target(name: \"Kit\"), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])",
      ["Tests/KitTests/T.swift": ""])
    XCTAssertEqual(XcodeProjectFolder.testedProjects(ofWorkspacesIn: whole), [])
    try Files.write(project(tests), to: kit + "/Own.xcodeproj/project.pbxproj")
    XCTAssertEqual(XcodeProjectFolder.testedProjects(ofWorkspacesIn: kit), [])
  }
}
