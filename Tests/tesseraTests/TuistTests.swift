import NibDocument
import XCTest

@testable import tessera

/// Projects that manifests of Tuist's describe.
final class TuistTests: PackageTestCase {
  private var trust: PackageTrust {
    var trust = PackageTrust(isGiven: true)
    trust.folder = root + "/trusted"
    return trust
  }

  private func write(_ files: [String: String]) throws {
    for (path, text) in files { try Files.write(text, to: root + "/" + path) }
  }

  private func read(_ path: String = "Project.swift") throws -> DescribedProject {
    try TuistManifest.read(root + "/" + path, trust: trust)
  }

  private func target(
    _ name: String, of described: DescribedProject, line: UInt = #line
  ) throws -> XcodeProject.Target {
    try XCTUnwrap(described.project.targets.first { $0.name == name }, name, line: line)
  }

  func test_aManifestOfTuist4_withHelpers() throws {
    try write([
      "Tuist/ProjectDescriptionHelpers/Names.swift": """
      import ProjectDescription
      public enum Names {
        public static let app = "Shop"
        public static func module(_ name: String) -> Target {
          .target(
            name: name, destinations: .iOS, product: .staticFramework, bundleId: "org.example.\\(name)",
            sources: ["Modules/\\(name)/**"], resources: .resources([.glob(pattern: "Text/**")]))
        }
      }
      """,
      "Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let project = Project(
        name: "Shops", options: .options(automaticSchemesOptions: .disabled, developmentRegion: "de"),
        settings: .settings(base: ["SWIFT_VERSION": "5.0"].marketingVersion("2.1")),
        targets: [
          .target(
            name: Names.app, destinations: [.iPhone], product: .app, bundleId: "org.example.shop",
            deploymentTargets: .iOS("15.0"),
            infoPlist: .extendingDefault(with: [
              "UIMainStoryboardFile": "Main", "Depth": ["a": [1, true, 2.5, "\\(Names.app)"]],
            ]),
            sources: [.glob("App/**", excluding: ["App/Old/**", "App/*Mock.swift"])],
            resources: ["Resources/**", .folderReference(path: "Pages"), "Pictures.xcassets/**"],
            dependencies: [.target(name: "Kit"), .sdk(name: "StoreKit", type: .framework),
              .target(name: "Watch", condition: .when([.watchos]))],
            settings: .settings(
              base: ["OTHER_SWIFT_FLAGS": ["-DA", "-DB"]], debug: ["NAME": "$(SRCROOT)/x"],
              release: ["NAME": "no"])),
          Names.module("Kit"),
          .target(
            name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "t",
            sources: "Tests/**", dependencies: [.target(name: Names.app), .xctest]),
          .target(
            name: "Extension", destinations: .iOS, product: .appExtension, bundleId: "e",
            buildableFolders: ["Modules/Extension"]),
        ],
        schemes: [
          .scheme(
            name: "Staging", buildAction: .buildAction(targets: [.target(Names.app)]),
            testAction: .targets(
              [.testableTarget(target: .target("ShopTests"))],
              arguments: .arguments(environmentVariables: [
                "HOST": "example.org", "OFF": .environmentVariable(value: "1", isEnabled: false),
              ])),
            runAction: .runAction(executable: "Shop"))
        ])
      """,
      "App/App.swift": "", "App/Deep/View.swift": "", "App/Old/Gone.swift": "",
      "App/ShopMock.swift": "", "App/Read.me": "", "Resources/de.lproj/Localizable.strings": "",
      "Resources/a.json": "", "Resources/.hidden": "", "Pages/index.html": "",
      "Pictures.xcassets/Contents.json": "{}", "Modules/Kit/Kit.swift": "", "Text/t.txt": "",
      "Tests/ShopTests.swift": "", "Modules/Extension/E.swift": "", "Modules/Extension/e.png": "",
    ])
    let described = try read()
    XCTAssertEqual(described.project.name, "Shops")
    let app = try target("Shop", of: described)
    XCTAssertEqual(app.kind, .application)
    XCTAssertEqual(app.sources, ["/App/App.swift", "/App/Deep/View.swift"].map { root + $0 })
    XCTAssertEqual(
      app.resources.sorted(),
      [
        "/Pages", "/Pictures.xcassets", "/Resources/a.json",
        "/Resources/de.lproj/Localizable.strings",
      ]
      .map { root + $0 })
    XCTAssertEqual(app.dependencies, ["Kit"])
    for (key, value) in [
      "SDKROOT": "iphoneos", "PRODUCT_BUNDLE_IDENTIFIER": "org.example.shop",
      "IPHONEOS_DEPLOYMENT_TARGET": "15.0", "SWIFT_VERSION": "5.0", "MARKETING_VERSION": "2.1",
      "OTHER_SWIFT_FLAGS": "-DA -DB", "NAME": root + "/x",
    ] {
      XCTAssertEqual(app.settings[key], value, key)
    }
    let info = try XCTUnwrap(described.infoLists["Shop"])
    XCTAssertEqual(info["UIMainStoryboardFile"] as? String, "Main")
    XCTAssertEqual(info["CFBundleVersion"] as? String, "1")
    XCTAssertNotNil(info["UIApplicationSceneManifest"])
    let deep = try XCTUnwrap((info["Depth"] as? [String: Any])?["a"] as? [Any])
    XCTAssertEqual(deep.map { "\($0)" }, ["1", "true", "2.5", "Shop"])

    let kit = try target("Kit", of: described)
    XCTAssertEqual(kit.kind, .framework)
    XCTAssertEqual(kit.resources, [root + "/Text/t.txt"])
    let tests = try target("ShopTests", of: described)
    XCTAssertTrue(tests.isTest(of: app))
    XCTAssertTrue(tests.isHosted)
    let other = try target("Extension", of: described)
    XCTAssertEqual(other.kind, .other)
    XCTAssertEqual(other.sources, [root + "/Modules/Extension/E.swift"])

    XCTAssertEqual(described.schemes.map(\.name), ["Staging"])
    XCTAssertEqual(described.schemes[0].app, "Shop")
    XCTAssertEqual(
      described.testEnvironment(of: ["ShopTests"], scheme: nil), ["HOST": "example.org"])
  }

  func test_aManifestOfTuist1To3() throws {
    try write([
      "Project.swift": """
      import ProjectDescription

      let name = "Old"
      let list: [String: InfoPlist.Value] = ["UILaunchStoryboardName": .string("Launch")]

      let project = Project(
        name: name, organizationName: "Example",
        packages: [
          .remote(url: "https://example.org/Kit.git", requirement: .upToNextMajor(from: "1.2.0")),
          .package(url: "https://example.org/Exact", .exact("3.0.1")), .local(path: "../Near"),
        ],
        settings: Settings(
          base: [:], debug: Configuration(settings: ["A": "1"]), release: Configuration()),
        targets: [
          Target(
            name: name, platform: .iOS, product: .app, bundleId: "old",
            deploymentTarget: .iOS(targetVersion: "13.0", devices: [.iphone, .ipad]),
            infoPlist: .dictionary(list), sources: ["Sources/**/*.swift"],
            resources: ["Resources/**"], entitlements: Path("x.entitlements"),
            actions: [.pre(tool: "swiftlint", arguments: ["--strict"], name: "Lint")],
            dependencies: [.package(product: "Kit"), .sdk(name: "MapKit.framework"),
              .framework(path: "Frameworks/Binary.framework")]),
          .init(
            name: "Mac", platform: .macOS, product: .framework, bundleId: "mac",
            infoPlist: "Mac.plist", sources: SourceFilesList(globs: ["Mac/**"]),
            environment: ["A": "B"]),
        ],
        schemes: [
          Scheme(
            name: "All", shared: true, buildAction: BuildAction(targets: ["Old"]),
            testAction: TestAction(targets: ["OldTests"], coverage: true),
            runAction: RunAction(executable: "Old"))
        ])
      """, "Sources/A/a.swift": "",
    ])
    let described = try read()
    let app = try target("Old", of: described)
    XCTAssertEqual(app.sources, [root + "/Sources/A/a.swift"])
    XCTAssertEqual(app.packageProducts, ["Kit"])
    XCTAssertEqual(app.settings["A"], "1")
    XCTAssertEqual(
      described.infoLists["Old"] as? [String: String], ["UILaunchStoryboardName": "Launch"])
    let near = ((root as NSString).deletingLastPathComponent) + "/Near"
    XCTAssertEqual(
      described.project.packages,
      [
        .remote(url: "https://example.org/Kit.git", requirement: .upToNextMajor(from: "1.2.0")),
        .remote(url: "https://example.org/Exact", requirement: .exact("3.0.1")),
        .local(path: near),
      ])
    XCTAssertEqual(
      described.notes,
      ["Old uses Binary.framework, which is compiled for Apple's systems and is left out."])
    let mac = try target("Mac", of: described)
    XCTAssertEqual(mac.settings["SDKROOT"], "macosx")
    XCTAssertEqual(mac.settings["INFOPLIST_FILE"], root + "/Mac.plist")
    // The scheme that is described, and one for each target besides.
    XCTAssertEqual(described.schemes.map(\.name), ["All", "Old", "Mac"])
    XCTAssertEqual(described.schemes[2].environment, ["A": "B"])
  }

  func test_aWorkspaceOfTwoProjects_withExternalPackages_andAPlugin() throws {
    func module(_ name: String, _ product: String, _ needs: String) -> String {
      """
      import ProjectDescription
      import Kinds
      let project = Project(
        name: "\(name)",
        targets: [
          .target(
            name: "\(name)", destinations: .iOS, product: .\(product), bundleId: Kinds.id,
            infoPlist: .file(path: .relativeToRoot("Info.plist")), sources: ["**"],
            dependencies: [\(needs)]),
          .target(name: "Demo", destinations: .iOS, product: .bundle, bundleId: "d"),
        ])
      """
    }
    try write([
      "Workspace.swift": """
      import ProjectDescription
      let workspace = Workspace(name: "All", projects: ["App", "Modules/**"])
      """,
      "Tuist/Config.swift": """
      import ProjectDescription
      let config = Config(plugins: [.local(path: .relativeToRoot("Plugins/Kinds"))])
      """,
      "Plugins/Kinds/Plugin.swift": "import ProjectDescription\nlet p = Plugin(name: \"Kinds\")",
      "Plugins/Kinds/ProjectDescriptionHelpers/Kinds.swift":
        "public enum Kinds { public static let id = \"org.example.all\" }",
      "Tuist/Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      #if TUIST
      import ProjectDescription
      let settings = PackageSettings(productTypes: ["Far": .framework])
      #endif
      let package = Package(
        name: "P", dependencies: [.package(url: "https://example.org/Far.git", from: "1.0.0")])
      """,
      "App/Project.swift": module(
        "App", "app",
        ".project(target: \"Kit\", path: \"../Modules/Deep/Kit\"), .external(name: \"Far\")"),
      "App/App.swift": "", "Modules/Deep/Kit/Project.swift": module("Kit", "framework", ""),
      "Modules/Deep/Kit/Kit.swift": "", "Modules/Other/readme": "",
    ])
    let described = try read("Workspace.swift")
    XCTAssertEqual(described.project.name, "All")
    XCTAssertEqual(
      described.project.targets.map(\.name), ["App", "Demo", "Kit", "Kit-Demo"])
    let app = try target("App", of: described)
    XCTAssertEqual(app.dependencies, ["Kit"])
    XCTAssertEqual(app.settings["PRODUCT_BUNDLE_IDENTIFIER"], "org.example.all")
    XCTAssertEqual(app.settings["INFOPLIST_FILE"], root + "/Info.plist")
    XCTAssertEqual(app.packageProducts, ["Far"])
    XCTAssertEqual(described.project.libraries(of: app).map(\.name), ["Kit"])
    XCTAssertEqual(described.project.packages.map(\.place), ["https://example.org/Far.git"])
    // A folder stands for its workspace.
    XCTAssertEqual(DescribedProject.file(in: root), root + "/Workspace.swift")
  }

  /// A package beside a project may only name what Tuist fetches, and an app that shows a module alone is not
  /// the one that is meant.
  func test_whichOfSeveralIsMeant() throws {
    try write([
      "Project.swift": """
      import ProjectDescription
      func app(_ name: String) -> Target {
        .target(name: name, destinations: .iOS, product: .app, bundleId: name)
      }
      let project = Project(name: "All", targets: [app("KitDemo"), app("Shop")])
      """, "Package.swift": "let package = Package(name: \"P\", dependencies: [])",
    ])
    XCTAssertEqual(try read().project.application?.name, "Shop")
    let package = root + "/Package.swift"
    XCTAssertEqual(TuistManifest.project(beside: package), root + "/Project.swift")
    try write(["Package.swift": "#if TUIST\n#endif\nlet p = Package(name: \"P\", targets: [])"])
    XCTAssertEqual(TuistManifest.project(beside: package), root + "/Project.swift")
    try write(["Package.swift": "let p = Package(name: \"P\", targets: [])"])
    XCTAssertNil(TuistManifest.project(beside: package))
  }

  /// A manifest is a program: it runs where it is trusted, once as long as nothing changes.
  func test_manifestsRunWhereTheyAreTrusted_andOnce() throws {
    try write([
      "Project.swift": """
      import Foundation
      import ProjectDescription
      let place = FileManager.default.currentDirectoryPath
      let log = (try? String(contentsOfFile: "log", encoding: .utf8)) ?? ""
      try (log + "x").write(toFile: "log", atomically: true, encoding: .utf8)
      let project = Project(name: Environment.someName.getString(default: "None"), targets: [])
      """
    ])
    var distrust = PackageTrust(isGiven: false)
    distrust.folder = root + "/trusted"
    distrust.ask = { _ in nil }
    XCTAssertThrowsError(try TuistManifest.read(root + "/Project.swift", trust: distrust)) {
      XCTAssertEqual(($0 as? Failure)?.status, 2)
      assert("\($0)", contains: ["which would run: \(root). Add --trust to run them."])
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: root + "/log"))
    XCTAssertEqual(try read().project.name, "None")
    XCTAssertEqual(try read().project.name, "None")
    XCTAssertEqual(try text(root + "/log"), "x")
    setenv("TUIST_SOME_NAME", "Some", 1)
    defer { unsetenv("TUIST_SOME_NAME") }
    XCTAssertEqual(try read().project.name, "Some")
    XCTAssertEqual(try text(root + "/log"), "xx")
  }

  func test_manifestsThatSayNothing_areToldSo() throws {
    func failure(_ text: String) throws -> String {
      try write(["Project.swift": "import ProjectDescription\n" + text])
      do {
        _ = try read()
        return ""
      } catch {
        return "\(error)"
      }
    }
    assert(
      try failure("let project = Project(name: 3)\nlet b: Int = \"\""),
      contains: ["Project.swift should compile and does not", "Project.swift:2:", "error:"])
    assert(try failure("print(\"hello\")"), contains: ["made no Project or Workspace"])
    assert(
      try failure("let w = Workspace(name: \"W\", projects: [])"),
      contains: ["should describe a Project, and describes something else"])
    assert(
      try failure("fatalError(\"no such luck\")"),
      contains: ["the manifest ended by itself", "no such luck"])
    let patience = TuistProgram.patience
    TuistProgram.patience = .seconds(1)
    defer { TuistProgram.patience = patience }
    assert(try failure("while true {}"), contains: ["ran longer and was ended"])
    // One that describes no app is told so where its package is written.
    try write([
      "Project.swift":
        "import ProjectDescription\nlet p = Project(name: \"../../Out\", targets: [])"
    ])
    var writer = XcodeImport(try read(), of: "Project.swift", tessera: "/tessera")
    XCTAssertThrowsError(try writer.write(to: root + "/out")) {
      assert("\($0)", contains: ["Project.swift should have a target that makes an app"])
    }
  }
}
