import NibDocument
import XCTest

@testable import tessera

final class ImportTests: XCTestCase {
  private func folder(_ files: [String: String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return folder.path
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  func test_project_becomesAPackage() throws {
    let root = try folder([
      "App/Main.swift": "",
      "App/Info.plist": """
      <plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME) for
      ${WHO}</string><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      """, "App/Base.lproj/Main.storyboard": "<document/>", "App/a.txt": "a",
      "App/Assets.xcassets/Set/Hat.imageset/Contents.json": """
      {"images": [{"idiom": "universal", "filename": "h.png", "scale": "1x"},
      {"idiom": "ipad", "filename": "h2.png", "scale": "2x"},
      {"idiom": "universal", "filename": "d.png", "scale": "1x",
      "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """, "App/Assets.xcassets/Set/Hat.imageset/h.png": "1",
      "App/Assets.xcassets/Set/Hat.imageset/h2.png": "2",
      "App/Assets.xcassets/Red.colorset/Contents.json": "{}",
      "App/Assets.xcassets/Own.symbolset/Contents.json": "{}",
      "App/Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Hello": {"localizations": {"de": {"stringUnit":
      {"value": "Hallo"}}}}}}
      """,
    ])
    var target = XcodeProject.Target(name: "My App", kind: .application)
    target.sources = [root + "/App/Main.swift", root + "/App/Gone.swift"]
    target.resources = [
      root + "/App/Base.lproj/Main.storyboard", root + "/App/Assets.xcassets", root + "/App/a.txt",
      root + "/App/Localizable.xcstrings",
    ]
    target.settings = [
      "INFOPLIST_FILE": "App/Info.plist", "WHO": "you$()", "TARGETED_DEVICE_FAMILY": "1,2",
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "AccentColor",
    ]
    let project = XcodeProject(folder: root, name: "My App", targets: [target])
    var writer = XcodeImport(project: project, tessera: "/tessera")
    let out = root + "/package"
    XCTAssertEqual(try writer.write(to: out), "My_App")
    XCTAssertEqual(
      writer.notes,
      [
        "\(root)/App/Gone.swift is in the project and not on disk.",
        "Assets.xcassets has 1 of the kind symbolset, which are not shown.",
      ])
    let list = try JSONDecoder().decode(
      [String: [String]].self,
      from: Data(contentsOf: URL(fileURLWithPath: out + "/My_App/XcodeSources.json")))
    XCTAssertEqual(list, ["sources": [root + "/App/Main.swift"]])
    let resources = out + "/My_App/Resources/"
    let catalog = out + "/My_App/Assets.xcassets/"
    XCTAssertEqual(try text(catalog + "Set/Hat.imageset/h.png"), "1")
    XCTAssertEqual(try text(catalog + "Set/Hat.imageset/h2.png"), "2")
    XCTAssertEqual(try text(catalog + "Red.colorset/Contents.json"), "{}")
    XCTAssertTrue(try text(out + "/Package.swift").contains(".copy(\"Assets.xcassets\")"))
    XCTAssertTrue(try text(resources + "de.lproj/Localizable.strings").contains("Hallo"))
    XCTAssertTrue(try text(resources + "en.lproj/Localizable.strings").contains("Hello"))
    XCTAssertEqual(try text(resources + "Base.lproj/Main.storyboard"), "<document/>")
    XCTAssertTrue(try text(resources + "AppInfo.plist").contains("My App for\nyou"))
    let info = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: URL(fileURLWithPath: resources + "AppInfo.plist")), format: nil)
    XCTAssertEqual((info as? [String: Any])?["UIDeviceFamily"] as? [Int], [1, 2])
    XCTAssertEqual((info as? [String: Any])?["NSAccentColorName"] as? String, "AccentColor")
    XCTAssertTrue(try text(out + "/Package.swift").contains("path: \"/tessera/XcodeSources\""))

    // A second time, without a file that went away.
    try FileManager.default.removeItem(atPath: root + "/App/a.txt")
    try FileManager.default.removeItem(
      atPath: root + "/App/Assets.xcassets/Set/Hat.imageset/h2.png")
    var again = XcodeImport(project: project, tessera: "/tessera")
    XCTAssertEqual(try again.write(to: out), "My_App")
    XCTAssertFalse(FileManager.default.fileExists(atPath: resources + "a.txt"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: catalog + "Set/Hat.imageset/h2.png"))
    XCTAssertTrue(FileManager.default.fileExists(atPath: catalog + "Set/Hat.imageset/h.png"))
  }

  /// A pod's bundle is a target of its own; folders among the resources stay folders.
  func test_bundlesOfOtherTargets_andFolders_areCopiedAsTheyAre() throws {
    let root = try folder([
      "Kit/Kit.swift": "", "Kit/Icons/a.png": "1", "Kit/en.lproj/Kit.strings": "2",
      "Kit/Kit.xcassets/Contents.json": "{}", "Kit/Sounds/deep/b.wav": "3",
    ])
    var bundle = XcodeProject.Target(name: "Kit-Icons", kind: .bundle)
    bundle.product = "Icons.bundle"
    bundle.resources = [
      root + "/Kit/Icons/a.png", root + "/Kit/en.lproj/Kit.strings", root + "/Kit/Kit.xcassets",
    ]
    var stray = XcodeProject.Target(name: "Stray", kind: .bundle)
    stray.product = "../Stray.bundle"
    stray.resources = [root + "/Kit/Icons/a.png"]
    var kit = XcodeProject.Target(name: "Kit", kind: .framework)
    kit.sources = [root + "/Kit/Kit.swift"]
    kit.resources = [root + "/Kit/Sounds"]
    kit.dependencies = ["Kit-Icons", "Stray"]
    let project = XcodeProject(folder: root, name: "Kit", targets: [bundle, stray, kit])
    var writer = XcodeImport(project: project, tessera: "/tessera")
    let out = root + "/package"
    _ = try writer.write(to: out)
    XCTAssertEqual(try text(out + "/Kit/Icons.bundle/a.png"), "1")
    XCTAssertEqual(try text(out + "/Kit/Icons.bundle/en.lproj/Kit.strings"), "2")
    XCTAssertEqual(try text(out + "/Kit/Icons.bundle/Kit.xcassets/Contents.json"), "{}")
    XCTAssertEqual(try text(out + "/Kit/Sounds/deep/b.wav"), "3")
    let manifest = try text(out + "/Package.swift")
    XCTAssertTrue(
      manifest.contains(
        "resources: [.process(\"Resources\"), .copy(\"Sounds\"), .copy(\"Icons.bundle\")]"),
      manifest)
  }

  func test_expressionsBetweenSlashes_areTaken() throws {
    let root = try folder([
      "A.swift": "let a = b.contains(/^[a-z]+$/)", "B.swift": "let c = a / b / (d / 2) // (/x/)",
      "C.swift": "let path = \"(/usr/bin)\"",
    ])
    for (file, setting, expected) in [
      ("A", nil, true), ("A", "NO", false), ("B", nil, false), ("C", nil, false),
    ] {
      var target = XcodeProject.Target(name: "App", kind: .application)
      target.sources = [root + "/\(file).swift"]
      target.settings["SWIFT_ENABLE_BARE_SLASH_REGEX"] = setting
      XCTAssertEqual(CompilerSettings.hasExpressions(target), expected, file)
    }
  }

  /// `try?` in front of an optional value means two things in Swift 4 and 5.
  func test_sourcesForSwift4_areCompiledAsSuch() throws {
    let root = try folder(["App/Main.swift": ""])
    for (version, setting) in [
      ("3.0", ".v4)"), ("4.0", ".v4)"), ("4.2", ".v4_2)"), ("5.0", nil), ("6.0", nil),
    ] {
      var target = XcodeProject.Target(name: "App", kind: .application)
      target.sources = [root + "/App/Main.swift"]
      target.settings = ["SWIFT_VERSION": version]
      let project = XcodeProject(folder: root, name: "App", targets: [target])
      var writer = XcodeImport(project: project, tessera: "/tessera")
      _ = try writer.write(to: root + "/package")
      let manifest = try text(root + "/package/Package.swift")
      let expected = setting.map { "swiftSettings: [.swiftLanguageMode(\($0)]" }
      XCTAssertEqual(
        manifest.contains("swiftSettings"), expected != nil, version)
      if let expected { XCTAssertTrue(manifest.contains(expected), manifest) }
    }
  }

  /// The names that a project's own `#if` ask for are there as in Xcode.
  func test_conditionsOfBuildSettings_reachTheCompiler() throws {
    let root = try folder(["App/Main.swift": ""])
    var target = XcodeProject.Target(name: "App", kind: .application)
    target.sources = [root + "/App/Main.swift"]
    target.settings = [
      "SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG STAGING $(inherited)",
      "OTHER_SWIFT_FLAGS":
        "$(inherited) \"-D\" \"COCOAPODS\" -DSTAGE -D STAGING -Xcc -fmodule-map-file=x -D a\")",
    ]
    let project = XcodeProject(folder: root, name: "App", targets: [target])
    var writer = XcodeImport(project: project, tessera: "/tessera")
    _ = try writer.write(to: root + "/package")
    let manifest = try text(root + "/package/Package.swift")
    let expected =
      #"swiftSettings: [.define("STAGING"), .define("COCOAPODS"), .define("STAGE")]"#
    XCTAssertTrue(manifest.contains(expected), manifest)
  }

  func test_snapshotTests_getTesserasModule_unlessTheProjectHasOne() throws {
    let root = try folder(["T.swift": "import XCTest\n@testable import SnapshotTesting\n"])
    var tests = XcodeProject.Target(name: "AppTests", kind: .unitTests)
    tests.sources = [root + "/T.swift"]
    tests.packageProducts = ["SnapshotTesting"]
    var library = XcodeProject.Target(name: "Library", kind: .framework)
    library.sources = tests.sources
    func manifest(_ names: String...) throws -> String {
      let others = names.map { name in
        var target = library
        target.name = name
        return target
      }
      var project = XcodeProject(folder: root, name: "App", targets: others + [tests])
      project.packages = [
        .remote(
          url: "https://example.invalid/pointfreeco/swift-snapshot-testing.git",
          requirement: .exact("1.18.9"))
      ]
      var writer = XcodeImport(project: project, tessera: "/tessera")
      _ = try writer.write(to: root + "/package")
      XCTAssertEqual(writer.notes, [])
      XCTAssertTrue(try text(root + "/package/AppTests/XcodeSources.json").contains("T.swift"))
      return try text(root + "/package/Package.swift")
    }
    let ours = try manifest("Library")
    XCTAssertTrue(ours.contains(".package(path: \"/tessera/SnapshotTesting\")"), ours)
    XCTAssertTrue(
      ours.contains(".product(name: \"SnapshotTesting\", package: \"SnapshotTesting\")"), ours)
    let theirs = try manifest("Library", "SnapshotTesting")
    XCTAssertFalse(theirs.contains("/tessera/SnapshotTesting"), theirs)
  }

  func test_moduleWithAProductOfItsOwn_isAddedForTheTargetThatUsesIt() throws {
    let root = try folder([
      "A.swift": "import UIKit\n@preconcurrency import WebKit\n",
      "B.swift": "// WebKit\nimport UIKit",
      "C.swift": "import class WebKit.WKWebView",
      "D.storyboard": "<document><wkWebView id=\"a\"/></document>", "E.xib": "<view/>",
      "F.swift": "#if canImport(Combine)\nimport Combine\n#endif",
      "G.swift": "import struct CryptoKit.SHA256",
      "H.swift": "import Foundation\nclass Model { @Published var name = 1 }",
      "J.swift": "import SQLite3",
      "I.swift": "import SwiftUI\nclass Model: ObservableObject { @Published var name = 1 }",
    ])
    func products(_ names: String...) -> [String] {
      ModuleProducts.used(by: names.map { root + "/" + $0 }, modules: []).map(\.name)
    }
    XCTAssertEqual(products("A.swift"), ["WebKit"])
    XCTAssertEqual(products("B.swift", "E.xib", "gone.swift"), [])
    XCTAssertEqual(products("C.swift"), ["WebKit"])
    XCTAssertEqual(products("D.storyboard"), ["WebKit"])
    let combine = [
      "OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation", "OpenCombineOperators",
    ]
    XCTAssertEqual(products("F.swift"), combine)
    XCTAssertEqual(products("A.swift", "F.swift"), ["WebKit"] + combine)
    XCTAssertEqual(products("G.swift"), ["Crypto"])
    XCTAssertEqual(products("J.swift"), ["SQLite3"])
    XCTAssertEqual(
      ModuleProducts.used(by: [root + "/J.swift"], modules: ["SQLite3"]).map(\.name), [])
    // Foundation shows Combine; what SwiftUI alone shows is left out with it.
    XCTAssertEqual(products("H.swift"), combine)
    XCTAssertEqual(products("I.swift"), [])

    var target = XcodeProject.Target(name: "App", kind: .application)
    func manifest(_ source: String) throws -> String {
      target.sources = [root + "/" + source]
      let project = XcodeProject(folder: root, name: "App", targets: [target])
      var writer = XcodeImport(project: project, tessera: "/tessera")
      _ = try writer.write(to: root + "/package")
      return try text(root + "/package/Package.swift")
    }
    let web = try manifest("A.swift")
    XCTAssertTrue(web.contains(".product(name: \"WebKit\", package: \"Tessera\")"))
    XCTAssertFalse(web.contains("OpenCombine"))
    let publishing = try manifest("F.swift")
    for part in [
      ".product(name: \"OpenCombineFoundation\", package: \"OpenCombine\")",
      ".package(url: \"https://github.com/OpenCombine/OpenCombine\"",
      ".product(name: \"OpenCombineOperators\", package: \"CombineOperators\")",
      ".package(path: \"/tessera/CombineOperators\")",
    ] {
      XCTAssertTrue(publishing.contains(part), part)
    }
    let keeping = try manifest("J.swift")
    XCTAssertTrue(keeping.contains(".product(name: \"SQLite3\", package: \"SQLite\")"))
    XCTAssertTrue(keeping.contains(".package(path: \"/tessera/SQLite\")"))
    let hashing = try manifest("G.swift")
    for part in [
      ".product(name: \"Crypto\", package: \"swift-crypto\")",
      ".package(url: \"https://github.com/apple/swift-crypto\"",
    ] {
      XCTAssertTrue(hashing.contains(part), part)
    }
  }

  /// Libraries of other projects, of the workspace as CocoaPods puts them there and inside the project,
  /// and tests that the app hosts.
  func test_librariesOfTheWorkspace_andTests() throws {
    func project(_ targets: String, _ names: String) -> String {
      """
      {objects = {P = {isa = PBXProject; targets = (\(names));
        projectReferences = ({ProjectRef = SP; }); }; \(targets) }; rootObject = P; }
      """
    }
    let root = try folder([
      "App/App.xcodeproj/project.pbxproj": project(
        """
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, L); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
        F = {path = App.swift; sourceTree = SOURCE_ROOT; };
        SP = {path = ../Sub/Sub.xcodeproj; sourceTree = SOURCE_ROOT; };
        X = {fileRef = Y; }; Y = {isa = PBXReferenceProxy; path = Sub.framework;
        sourceTree = BUILT_PRODUCTS_DIR; };
        TC = {buildConfigurations = (TD); };
        TD = {buildSettings = {TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App"; }; };
        L = {isa = PBXFrameworksBuildPhase; files = (C, X); }; C = {fileRef = G; };
        G = {path = "Pods_App.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
        T = {isa = PBXNativeTarget; name = AppTests; dependencies = (D);
        buildConfigurationList = TC;
        productType = "com.apple.product-type.bundle.unit-test"; buildPhases = (U); };
        U = {isa = PBXSourcesBuildPhase; files = (V); }; V = {fileRef = W; };
        W = {path = Tests.swift; sourceTree = SOURCE_ROOT; }; D = {target = A; };
        """, "A, T"), "App/App.swift": "", "App/Tests.swift": "",
      "App/App.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:App.xcodeproj"/><Group location="container:Pods">
      <FileRef location="group:Pods.xcodeproj"/></Group></Workspace>
      """,
      "App/Pods/Pods.xcodeproj/project.pbxproj": project(
        """
        K = {isa = PBXNativeTarget; name = "Kit-iOS"; productName = Kit; buildPhases = (S);
        productType = "com.apple.product-type.framework"; buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
        F = {path = Kit.swift; sourceTree = SOURCE_ROOT; };
        L = {buildConfigurations = (C); }; C = {buildSettings = {PRODUCT_MODULE_NAME = Kit; }; };
        A = {isa = PBXNativeTarget; name = "Pods-App"; dependencies = (D); productReference = G;
        productType = "com.apple.product-type.framework"; }; D = {target = K; };
        G = {name = "Pods_App.framework"; path = "Pods-App.framework"; sourceTree = BUILT_PRODUCTS_DIR; };
        """, "K, A"), "App/Pods/Kit.swift": "",
      "Sub/Sub.xcodeproj/project.pbxproj": project(
        """
        K = {isa = PBXNativeTarget; name = Sub; productReference = G; buildPhases = (S);
        productType = "com.apple.product-type.framework"; };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
        F = {path = Sub.swift; sourceTree = SOURCE_ROOT; };
        G = {path = Sub.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """, "K"), "Sub/Sub.swift": "",
    ])
    let app = try XcodeProject.read(at: root + "/App/App.xcodeproj")
    var writer = XcodeImport(project: app, tessera: "/tessera")
    let out = root + "/package"
    XCTAssertEqual(try writer.write(to: out), "App")
    XCTAssertEqual(writer.notes, [])
    let manifest = try text(out + "/Package.swift")
    // A target for each, with what it needs before it; a framework's only resource is its list.
    let flat = manifest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for part in [
      ".target( name: \"Kit\", dependencies: [.product(name: \"UIKit\", package: \"Tessera\")], "
        + "path: \"Kit\", exclude: [\"XcodeSources.json\"], resources: [.process(\"Resources\")], "
        + "plugins:",
      ".executableTarget( name: \"App\", dependencies: [.product(name: \"UIKit\", "
        + "package: \"Tessera\"), \"Kit\", \"Sub\"], path: \"App\", exclude: [\"XcodeSources.json\"], "
        + "resources: [.process(\"Resources\")],",
      ".testTarget( name: \"AppTests\",",
      "package: \"Tessera\"), \"Kit\", \"Sub\", \"App\"], path: \"AppTests\"",
    ] { XCTAssertTrue(flat.contains(part), "\(part)\n\(manifest)") }
    // The app is started around tests that name it as their host.
    XCTAssertTrue(try text(out + "/AppTests/Target.swift").contains("HostedApp.startBeforeTests"))
    XCTAssertTrue(try text(out + "/AppTests/Target.swift").contains("\"App_main\""))
    XCTAssertFalse(try text(out + "/App/Target.swift").contains("HostedApp"))
    XCTAssertTrue(try text(out + "/Sub/XcodeSources.json").contains("Sub/Sub.swift"))
    XCTAssertTrue(try text(out + "/Kit/XcodeSources.json").contains("App/Pods/Kit.swift"))
  }

  func test_folders_areSearchedForAProject() throws {
    let root = try folder(["A/App.xcodeproj/project.pbxproj": "{}", "B/x.txt": ""])
    XCTAssertEqual(XcodeProjectFolder.find(root + "/A"), root + "/A/App.xcodeproj")
    XCTAssertEqual(XcodeProjectFolder.find(root + "/A/App.xcodeproj/"), root + "/A/App.xcodeproj")
    try FileManager.default.createDirectory(
      atPath: root + "/C/W.xcworkspace", withIntermediateDirectories: true)
    try """
    <Workspace><FileRef location="group:../A/App.xcodeproj"/>
    <FileRef location="group:../D/D.xcodeproj"/></Workspace>
    """.write(
      toFile: root + "/C/W.xcworkspace/contents.xcworkspacedata", atomically: true, encoding: .utf8)
    XCTAssertNil(XcodeProjectFolder.find(root + "/C/W.xcworkspace"))
    try FileManager.default.createDirectory(
      atPath: root + "/D/D.xcodeproj", withIntermediateDirectories: true)
    try """
    {objects = {P = {targets = (T); }; T = {name = D;
    productType = "com.apple.product-type.application"; }; }; rootObject = P; }
    """.write(toFile: root + "/D/D.xcodeproj/project.pbxproj", atomically: true, encoding: .utf8)
    XCTAssertEqual(XcodeProjectFolder.find(root + "/C/W.xcworkspace"), root + "/D/D.xcodeproj")
    XCTAssertNil(XcodeProjectFolder.find(root + "/B"))
    XCTAssertNil(XcodeProjectFolder.find(root + "/B/None.xcodeproj"))
    // What CocoaPods' template for libraries makes.
    let library = try folder([
      "_Pods.xcodeproj/project.pbxproj": "{}", "Example/App.xcodeproj/project.pbxproj": "{}",
    ])
    XCTAssertNil(XcodeProjectFolder.find(library))
    XCTAssertEqual(
      try XcodeProjectFolder.findInside(library), library + "/Example/App.xcodeproj")
  }

  /// CocoaPods makes a bundle of a pod's resources by a target of its own project.
  func test_bundleOfACheckedInPod_goesWithItsLibrary() throws {
    func project(_ objects: String, _ targets: String) -> String {
      "{objects = {P = {isa = PBXProject; targets = (\(targets)); }; \(objects)}; rootObject = P;}"
    }
    let root = try folder([
      "App.xcodeproj/project.pbxproj": project(
        """
        A = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S, L); };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
        F = {path = App.swift; sourceTree = SOURCE_ROOT; };
        L = {isa = PBXFrameworksBuildPhase; files = (C); }; C = {fileRef = G; };
        G = {path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        """, "A"), "App.swift": "@main struct App { static func main() {} }",
      "App.xcworkspace/contents.xcworkspacedata": """
      <Workspace><FileRef location="group:App.xcodeproj"/>
      <FileRef location="group:Pods/Pods.xcodeproj"/></Workspace>
      """,
      "Pods/Pods.xcodeproj/project.pbxproj": project(
        """
        K = {isa = PBXNativeTarget; name = Kit; productReference = G; buildPhases = (S, R);
        dependencies = (D); productType = "com.apple.product-type.framework"; };
        G = {path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; }; D = {target = N; };
        S = {isa = PBXSourcesBuildPhase; files = (B); }; B = {fileRef = F; };
        F = {path = Kit.swift; sourceTree = SOURCE_ROOT; };
        R = {isa = PBXResourcesBuildPhase; files = (X); }; X = {fileRef = Y; };
        Y = {path = Pictures.bundle; sourceTree = BUILT_PRODUCTS_DIR; };
        N = {isa = PBXNativeTarget; name = "Kit-Pictures"; productReference = Y; buildPhases = (Q);
        productType = "com.apple.product-type.bundle"; };
        Q = {isa = PBXResourcesBuildPhase; files = (Z); }; Z = {fileRef = I; };
        I = {path = star.png; sourceTree = SOURCE_ROOT; };
        """, "K, N"), "Pods/Kit.swift": "", "Pods/star.png": "1",
    ])
    var writer = XcodeImport(
      project: try XcodeProject.read(at: root + "/App.xcodeproj"), tessera: "/tessera")
    XCTAssertEqual(try writer.write(to: root + "/package"), "App")
    let files = try XCTUnwrap(FileManager.default.enumerator(atPath: root + "/package"))
    XCTAssertTrue(
      files.contains { ($0 as? String)?.hasSuffix("Pictures.bundle/star.png") ?? false },
      "The pod's bundle should be among the resources.")
  }
}
