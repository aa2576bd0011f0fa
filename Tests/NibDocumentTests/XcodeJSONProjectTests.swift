import XCTest

@testable import NibDocument

/// Projects as Xcode writes them since version 27.2, by the form that Apple publishes.
final class XcodeJSONProjectTests: XCTestCase {
  private var root = ""

  override func setUpWithError() throws {
    root =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/json-project-\(UUID().uuidString)"
    for file in [
      "App/Screens/List.swift", "App/Info.plist", "App/Old.swift", "App/Hat.png",
      "Shared/Use.swift",
      "Shared/Not.swift", "App.xcodeproj/project.pbxproj",
    ] { try write(file, "") }
    try write("App.xcodeproj/project.xcproj", Self.text)
  }

  override func tearDownWithError() throws { try FileManager.default.removeItem(atPath: root) }

  private func write(_ path: String, _ text: String) throws {
    let file = root + "/" + path
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static let text = #"""
    {
      // Comments, keys without quotes and commas at the end are taken.
      "default-configuration": "Release",
      configurations: [ "Debug", { "name": "Release", "file": "App.xcconfig" }, ],
      "localizations": { "development": "en" },
      'packages': [
        { "kind": "remote", "repository": "https://host/Kit.git", "version": { "up-to-next-major-version": "1.2" } },
        { "kind": "remote", "repository": "https://host/Range", "version": { "version-range": "1.0..<2" } },
        { "kind": "local", "path": "../Local" },
      ],
      "files": [
        { "kind": "folder", "path": "App", "target-membership": [ "App" ],
          "membership-exceptions": [ { "target": "App", "exclusions": [ "Old.swift", "Info.plist" ] } ] },
        { "kind": "folder", "path": "Shared",
          "membership-exceptions": [ { "target": "App", "inclusions": [ "Use.swift" ] } ] },
        { "kind": "group", "path": "Group", "children": [
          { "path": "A.swift", "target-membership": [ "App/compile-sources", "AppTests/compile-sources" ] },
          { "path": "B.m", "encoding": "utf8", "target-membership": [ { "build-phase": "App/compile-sources", "arguments": "-w" } ] },
          { "path": "<PROJECT>/Top.swift", "target-membership": [ "id:PHASE" ] },
          { "kind": "variant-group", "name": "Main.storyboard", "target-membership": [ "App/resources" ],
            "children": [ { "path": "Base.lproj/Main.storyboard" }, { "path": "de.lproj/Main.strings" } ] },
          /* A library that another project makes. */
          { "path": "Lib/Lib.xcodeproj" },
        ] },
        { "kind": "group", "name": "Products", "children": [
          { "path": "<PRODUCTS>/App.app", "id": "1", "type": "wrapper.application" },
          { "path": "<PRODUCTS>/Core.framework", "target-membership": [ "App/frameworks" ] },
        ] },
      ],
      "targets": [
        { "name": "App", "id": "T1", "product": "Products/App.app", "product-type": "application",
          "dependencies": [ { "target": "Core", "platforms": [ "ios" ] } ],
          "build-phases": [ "compile-sources", { "kind": "compile-sources", "id": "PHASE" }, "resources" ],
          "package-product-members": [ { "product-name": "KitUI", "build-phase": { "build-phase": "frameworks" } } ],
          "build-settings": {
            "INFOPLIST_FILE": "App/Info.plist", "WHO[config=Debug]": "debug", "WHO[config=Release]": "release",
            "ONLY[sdk=macosx*]": "mac", "LIST": [ "a", "b" ], "PRODUCT_NAME": "$(TARGET_NAME)",
          },
        },
        { "name": "Core", "id": "T2", "product-type": "framework", "product": "Products/Core.framework" },
        { "name": "AppTests", "id": "T3", "product-type": "bundle.unit-test", "test-host-target": "App",
          "build-settings": { "TEST_HOST": "$(BUILT_PRODUCTS_DIR)/App.app/App" } },
        { "name": "Tool", "id": "T4", "full-product-type": "com.other.tool" },
      ],
      "build-settings": { "WHO": "project", "SDKROOT": "iphoneos" },
    }
    """#

  func test_filesFindTheirTargets() throws {
    let project = try XcodeProject.read(at: root + "/App.xcodeproj")
    let app = try XCTUnwrap(project.application)
    XCTAssertEqual(
      app.sources.map { $0.dropFirst(root.count + 1) },
      ["App/Screens/List.swift", "Group/A.swift", "Shared/Use.swift", "Top.swift"])
    XCTAssertEqual(app.foreignSources, [root + "/Group/B.m"])
    XCTAssertEqual(
      app.resources.map { String($0.dropFirst(root.count + 1)) },
      ["App/Hat.png", "Group/Base.lproj/Main.storyboard", "Group/de.lproj/Main.strings"])
    XCTAssertEqual(app.linkedProducts, ["Core.framework"])
    XCTAssertEqual(project.subprojects, [root + "/Group/Lib/Lib.xcodeproj"])
    XCTAssertEqual(
      project.targets.map(\.kind), [.application, .framework, .unitTests, .other])
  }

  func test_settings_areThoseOfTheConfigurationThatIsBuilt() throws {
    let app = try XCTUnwrap(XcodeProject.read(at: root + "/App.xcodeproj").application)
    XCTAssertEqual(app.settings["WHO"], "debug")
    XCTAssertEqual(app.settings["LIST"], "a b")
    XCTAssertEqual(app.settings["SDKROOT"], "iphoneos")
    XCTAssertNil(app.settings["ONLY"])
    XCTAssertEqual(app.moduleName, "App")
  }

  func test_dependencies_packagesAndTests() throws {
    let project = try XcodeProject.read(at: root + "/App.xcodeproj")
    let app = try XCTUnwrap(project.application)
    XCTAssertEqual(app.dependencies, ["Core"])
    XCTAssertEqual(app.packageProducts, ["KitUI"])
    XCTAssertEqual(
      project.packages,
      [
        .remote(url: "https://host/Kit.git", requirement: .upToNextMajor(from: "1.2.0")),
        .remote(url: "https://host/Range", requirement: .range(from: "1.0.0", before: "2.0.0")),
        .local(path: (root as NSString).deletingLastPathComponent + "/Local"),
      ])
    let tests = project.tests(with: app)
    XCTAssertEqual(tests.map(\.name), ["AppTests"])
    XCTAssertTrue(tests[0].isHosted)
  }

  func test_whatIsNoProject_isASentenceWithTheLine() throws {
    for (text, line) in [
      ("{\n \"files\": [", 2), ("[]", 1), ("{\"files\": []}", 1), ("{\n/* no end", 2),
    ] {
      try write("App.xcodeproj/project.xcproj", text)
      XCTAssertThrowsError(try XcodeProject.read(at: root + "/App.xcodeproj"), text) {
        XCTAssertTrue("\($0)".contains("project.xcproj:\(line)"), "\($0)")
      }
    }
  }

  /// Any cut through the text is read or refused.
  func test_cutTexts_areReadOrRefused() throws {
    let bytes = Array(Self.text.utf8)
    for end in stride(from: 0, to: bytes.count, by: 7) {
      for isRelaxed in [true, false] {
        _ = try? JSONPropertyList.read(bytes[..<end], isRelaxed: isRelaxed)
      }
    }
    XCTAssertThrowsError(try JSONPropertyList.read(Array("{a: 1,}".utf8)))
    XCTAssertEqual(
      try JSONPropertyList.read(Array("{a: 1, // x\n'b': [2,],}".utf8), isRelaxed: true),
      .dictionary(["a": .integer(1), "b": .array([.integer(2)])]))
  }
}
