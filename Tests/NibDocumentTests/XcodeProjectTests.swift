import XCTest

@testable import NibDocument

final class XcodeProjectTests: XCTestCase {
  private static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P1 = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G0; targets = (T2, T1, ); };
        G0 = {isa = PBXGroup; children = (G1, F9, ); sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; path = App; children = (F1, F2, V1, G2, F5, ); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; name = Views; children = (F3, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "../Shared/Old Code.m"; sourceTree = "<group>"; };
        F3 = {isa = PBXFileReference; path = Sources/Cell.swift; sourceTree = SOURCE_ROOT; };
        F4 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; \
    sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        F9 = {isa = PBXFileReference; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        V1 = {isa = PBXVariantGroup; name = Main.storyboard; children = (F4, ); \
    sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; }; B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; }; B4 = {isa = PBXBuildFile; fileRef = V1; };
        B5 = {isa = PBXBuildFile; fileRef = F5; }; B6 = {isa = PBXBuildFile; fileRef = F9; };
        S1 = {isa = PBXSourcesBuildPhase; files = (B3, B1, B2, ); };
        R1 = {isa = PBXResourcesBuildPhase; files = (B4, B5, B6, ); };
        T1 = {isa = PBXNativeTarget; name = "My App"; productType = \
    "com.apple.product-type.application"; buildPhases = (S1, R1, ); buildConfigurationList = L2; \
    dependencies = (D1, ); };
        T2 = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework"; \
    buildPhases = (); buildConfigurationList = L1; fileSystemSynchronizedGroups = (Y1, ); };
        D1 = {isa = PBXTargetDependency; target = T2; };
        Y1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Kit; sourceTree = "<group>"; \
    exceptions = (X1, ); explicitFolders = (images, "Deep/cards", ); };
        X1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2; \
    membershipExceptions = (Info.plist, "Not/Mine.swift", ); };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); \
    defaultConfigurationName = Release; };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
        C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 4.2; }; };
        C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; \
    PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        C3 = {isa = XCBuildConfiguration; name = Release; buildSettings = {INFOPLIST_FILE = \
    App/Info.plist; }; };
      };
      rootObject = P1;
    }
    """

  private func read(_ text: String, folder: String = "/project") throws -> XcodeProject {
    try XcodeProject.read(
      Array(text.utf8), file: "project.pbxproj", folder: folder, name: "My App")
  }

  func test_targets_haveTheirFilesAndSettings() throws {
    let project = try read(Self.text)
    XCTAssertEqual(project.targets.map(\.name), ["Kit", "My App"])
    let app = try XCTUnwrap(project.application)
    XCTAssertEqual(app.moduleName, "My_App")
    XCTAssertEqual(
      app.sources, ["/project/App/AppDelegate.swift", "/project/Sources/Cell.swift"])
    XCTAssertEqual(app.foreignSources, ["/project/Shared/Old Code.m"])
    XCTAssertEqual(
      app.resources, ["/project/App/Base.lproj/Main.storyboard", "/project/App/Assets.xcassets"])
    XCTAssertEqual(app.settings["SWIFT_VERSION"], "4.2")
    XCTAssertEqual(app.settings["INFOPLIST_FILE"], "App/Info.plist")
    XCTAssertEqual(app.dependencies, ["Kit"])
  }

  func test_products_areNamedAfterTheProjectWhereItSaysSo() throws {
    var kit = XcodeProject.Target(name: "Kit-iOS", kind: .framework)
    kit.settings["PRODUCT_NAME"] = "$(PROJECT_NAME)"
    var tests = XcodeProject.Target(name: "Kit-Tests", kind: .unitTests)
    tests.settings["PRODUCT_NAME"] = "${TARGET_NAME:c99extidentifier}"
    var project = XcodeProject(folder: "/", name: "Kit", targets: [kit, tests])
    project.nameProducts(of: "Kit")
    XCTAssertEqual(project.targets.map(\.moduleName), ["Kit", "Kit_Tests"])
  }

  func test_aTargetThatNamesItsSystem_isForThatOne() {
    func isForIOS(_ own: [String: String]) -> Bool {
      var target = XcodeProject.Target(name: "App", kind: .application)
      target.setSettings(own, over: ["SUPPORTED_PLATFORMS": "iphonesimulator iphoneos macosx"])
      return target.isForIOS
    }
    XCTAssertTrue(isForIOS([:]))
    XCTAssertTrue(isForIOS(["SDKROOT": "auto"]))
    XCTAssertTrue(isForIOS(["SDKROOT": ""]))
    XCTAssertTrue(isForIOS(["SDKROOT": "iphoneos"]))
    XCTAssertFalse(isForIOS(["SDKROOT": "macosx"]))
    XCTAssertTrue(isForIOS(["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "macosx iphoneos"]))
  }

  func test_synchronizedFolders_giveAllFilesButTheExcepted() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "Kit/A.swift", "Kit/Deep/B.swift", "Kit/Not/Mine.swift", "Kit/Info.plist", "Kit/List.xib",
      "Kit/Assets.xcassets/Contents.json", "Kit/Old.m", "Kit/.hidden.swift",
      "Kit/images/king.png", "Kit/Deep/cards/ace.png",
    ] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: file)
    }
    let kit = try XCTUnwrap(read(Self.text, folder: folder.path).targets.first)
    XCTAssertEqual(kit.kind, .framework)
    XCTAssertEqual(
      kit.sources.map { $0.dropFirst(folder.path.count) }, ["/Kit/A.swift", "/Kit/Deep/B.swift"])
    XCTAssertEqual(
      kit.resources.map { $0.dropFirst(folder.path.count) },
      ["/Kit/Assets.xcassets", "/Kit/List.xib", "/Kit/images", "/Kit/Deep/cards"])
    XCTAssertEqual(kit.foreignSources.map { $0.dropFirst(folder.path.count) }, ["/Kit/Old.m"])
  }

  func test_pathOnItsAuthorsDisk_isTheFileThatTheProjectHas() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "tessera-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App/Model.xcdatamodeld")
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    for tree in ["<group>", "<absolute>"] {
      let text = """
        { objects = { P = {targets = (T, ); mainGroup = G; };
          G = {isa = PBXGroup; children = (V, ); sourceTree = "<group>"; path = App; };
          V = {isa = XCVersionGroup; path = "/Users/me/Work/App/Model.xcdatamodeld"; \
        sourceTree = "\(tree)"; children = (); };
          B = {isa = PBXBuildFile; fileRef = V; };
          S = {isa = PBXSourcesBuildPhase; files = (B, ); };
          T = {isa = PBXNativeTarget; name = A; buildPhases = (S, ); \
        productType = "com.apple.product-type.application"; };
        }; rootObject = P; }
        """
      let target = try XCTUnwrap(read(text, folder: folder.path).targets.first)
      XCTAssertTrue(
        (target.sources + target.resources + target.foreignSources).contains(file.path),
        "\(tree): \(target)")
    }
  }

  func test_damage_isAnError() {
    XCTAssertThrowsError(try read("{ objects = { A = ; }; }")) {
      XCTAssertTrue("\($0)".hasPrefix("project.pbxproj:1: error:"), "\($0)")
    }
    XCTAssertThrowsError(try read("{}"))
    // Groups around each other end somewhere.
    let round = """
      { objects = { P = {targets = (T, ); }; T = {name = A; buildPhases = (S, ); };
      S = {isa = PBXSourcesBuildPhase; files = (B, ); }; B = {fileRef = F; };
      F = {path = x.swift; sourceTree = "<group>"; }; G = {path = g; children = (F, H, );
      sourceTree = "<group>"; }; H = {children = (G, ); sourceTree = "<group>"; }; };
      rootObject = P; }
      """
    XCTAssertEqual(try read(round).targets.first?.sources, ["/project/g/x.swift"])
  }

  /// The settings of a target in a project, each with one configuration of the same name; `F1` is the file
  /// `Base.xcconfig` in the folder.
  private func settings(
    of configuration: String, in folder: URL, project: String, target: String
  ) throws -> [String: String] {
    let project = try read(
      """
      {objects = {
        P1 = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G0; targets = (T1, ); };
        G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Base.xcconfig; sourceTree = "<group>"; };
        T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
      buildPhases = (); buildConfigurationList = L2; };
        L1 = {isa = XCConfigurationList; buildConfigurations = (C1, ); };
        L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
        C1 = {isa = XCBuildConfiguration; name = \(configuration); \(project) };
        C2 = {isa = XCBuildConfiguration; name = \(configuration); \(target) };
      }; rootObject = P1; }
      """, folder: folder.path)
    return try XCTUnwrap(project.targets.first).settings
  }

  func test_settingsOfConfigurationFiles_lieBelowThoseOfTheConfiguration() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TesseraConfigurations-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    // What all have.
    #include "Keys.xcconfig"
    #include? "None.xcconfig"
    SWIFT_VERSION = 4.2
    SUPPORTED_PLATFORMS = iphoneos iphonesimulator; // both
    CONDITIONS[sdk=iphonesimulator*] = SIMULATOR
    CONDITIONS[sdk=macosx*] = MAC
    FLAGS = one
    FLAGS = $(inherited) two
    """.write(to: folder.appendingPathComponent("Base.xcconfig"), atomically: true, encoding: .utf8)
    try "API_URL = https:/$()/example.org\n".write(
      to: folder.appendingPathComponent("Keys.xcconfig"), atomically: true, encoding: .utf8)
    let settings = try settings(
      of: "Release", in: folder,
      project: "baseConfigurationReference = F1; buildSettings = {SDKROOT = iphoneos; };",
      target: """
        baseConfigurationReference = F1; \
        buildSettings = {SWIFT_VERSION = 5.0; FLAGS = "$(inherited) three"; };
        """)
    XCTAssertEqual(settings["SWIFT_VERSION"], "5.0")
    XCTAssertEqual(settings["SUPPORTED_PLATFORMS"], "iphoneos iphonesimulator")
    XCTAssertEqual(settings["CONDITIONS"], "SIMULATOR")
    XCTAssertEqual(settings["FLAGS"], "one two three")
    XCTAssertEqual(settings["API_URL"], "https:/$()/example.org")
    XCTAssertEqual(settings["SDKROOT"], "iphoneos")
  }

  func test_conditionsOfSettings_areThoseOfTheSimulatorAndOfTheConfigurationThatIsBuilt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TesseraConditions-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try """
    SERVER[config=Staging] = staging
    SERVER = all
    SERVER[config=Release] = release
    OTHER_SWIFT_FLAGS[config=Staging][sdk=*] = $(inherited) -DSTAGE
    ARCHITECTURE[arch=x86_64] = intel
    ARCHITECTURE[arch=arm64] = arm
    SYSTEM[sdk=iphonesimulator17.5] = exact
    SYSTEM[sdk=iphoneos*] = phone
    """.write(
      to: folder.appendingPathComponent("Base.xcconfig"), atomically: true, encoding: .utf8)
    let settings = try settings(
      of: "Staging", in: folder,
      project: """
        baseConfigurationReference = F1; buildSettings = {OTHER_SWIFT_FLAGS = "-D ALL"; };
        """,
      target: """
        buildSettings = {OTHER_SWIFT_FLAGS = "$(inherited) -D APP"; \
        "HOST[sdk=iphonesimulator*]" = simulator; "HOST[sdk=macosx*]" = mac; HOST = none; };
        """)
    XCTAssertEqual(settings["SERVER"], "staging")
    XCTAssertEqual(settings["SYSTEM"], "exact")
    XCTAssertEqual(settings["HOST"], "simulator")
    XCTAssertEqual(settings["OTHER_SWIFT_FLAGS"], "-D ALL -D APP")
    #if arch(arm64)
      XCTAssertEqual(settings["ARCHITECTURE"], "arm")
    #else
      XCTAssertEqual(settings["ARCHITECTURE"], "intel")
    #endif
  }

  private static let twoConfigurations = """
    {objects = {
      P1 = {isa = PBXProject; buildConfigurationList = L1; mainGroup = G0; targets = (T1, ); };
      G0 = {isa = PBXGroup; children = (); sourceTree = "<group>"; };
      T1 = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; \
    buildPhases = (); buildConfigurationList = L2; };
      L1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, C3, ); defaultConfigurationName = Release; };
      L2 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, C3, ); defaultConfigurationName = Release; };
      C1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {WHO = debug; }; };
      C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {WHO = release; }; };
      C3 = {isa = XCBuildConfiguration; name = Staging; buildSettings = {WHO = staging; }; };
    }; rootObject = P1; }
    """

  /// The scheme named as the project counts, another where it is asked for, and `Debug` where there is none.
  func test_theConfiguration_isTheOneThatRunBuilds() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TesseraRun-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.path + "/App.xcodeproj"
    let schemes = path + "/xcshareddata/xcschemes"
    try FileManager.default.createDirectory(atPath: schemes, withIntermediateDirectories: true)
    try Self.twoConfigurations.write(
      toFile: path + "/project.pbxproj", atomically: true, encoding: .utf8)
    func who(_ scheme: String? = nil) throws -> String? {
      try XcodeProject.read(at: path, scheme: scheme).application?.settings["WHO"]
    }
    func write(_ scheme: String, _ configuration: String) throws {
      try """
      <Scheme><TestAction buildConfiguration = "Release"/>
      <LaunchAction buildConfiguration = "\(configuration)"><BuildableProductRunnable>
      <BuildableReference BlueprintName = "App"/></BuildableProductRunnable></LaunchAction></Scheme>
      """.write(toFile: "\(schemes)/\(scheme).xcscheme", atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(try who(), "debug")
    try write("App Store", "Release")
    XCTAssertEqual(try who(), "release")
    try write("App", "Staging")
    XCTAssertEqual(try who(), "staging")
    XCTAssertEqual(try who("App Store"), "release")
    try write("App", "Gone")
    XCTAssertEqual(try who(), "debug")
  }
}
