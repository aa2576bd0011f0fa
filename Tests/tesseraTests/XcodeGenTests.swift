import NibDocument
import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import tessera

/// Specifications of XcodeGen's, which describe projects that nobody checked in.
final class XcodeGenTests: PackageTestCase {
  @discardableResult
  private func write(_ files: [String: String]) throws -> String {
    for (path, text) in files { try Files.write(text, to: root + "/Own/" + path) }
    return root + "/Own"
  }

  private func described(_ files: [String: String]) throws -> DescribedProject {
    let folder = try write(files)
    return try DescribedProject.read(
      XCTUnwrap(XcodeProjectFolder.find(folder)), trust: PackageTrust(isGiven: true))
  }

  private func target(_ name: String, of described: DescribedProject) throws -> XcodeProject.Target
  {
    try XCTUnwrap(described.project.targets.first { $0.name == name }, name)
  }

  private func short(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst((root + "/Own/").count)) }
  }

  func test_sources_areThoseOfTheFolders_withoutWhatIsExcluded() throws {
    let project = try described([
      "project.yml": """
      name: Own
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - path: App
              excludes: ["**/*.md", "Old/**", "B?.swift", "**/*+{Mac,TV}.swift"]
            - path: More
              includes: ["**/Yes*"]
            - path: Data
              type: folder
            - path: List.txt
              buildPhase: resources
            - path: Not.swift
              buildPhase: none
            - Gone
      """, "App/A.swift": "", "App/B1.swift": "", "App/In/C.swift": "", "App/In/D.md": "",
      "App/In/E+Mac.swift": "", "App/Old/F.swift": "", "App/A.xcassets/Contents.json": "{}",
      "App/A.xcassets/x.imageset/Contents.json": "{}", "App/Base.lproj/Main.storyboard": "",
      "App/Info.plist": "", "App/G.m": "", "App/.hidden.swift": "", "More/No.swift": "",
      "More/In/Yes.swift": "", "Data/1.json": "", "List.txt": "", "Not.swift": "",
    ])
    let app = try target("App", of: project)
    XCTAssertEqual(app.kind, .application)
    XCTAssertEqual(short(app.sources), ["App/A.swift", "App/In/C.swift", "More/In/Yes.swift"])
    XCTAssertEqual(short(app.foreignSources), ["App/G.m"])
    XCTAssertEqual(
      short(app.resources),
      ["App/A.xcassets", "App/Base.lproj/Main.storyboard", "App/Info.plist", "Data", "List.txt"])
    XCTAssertEqual(app.settings["INFOPLIST_FILE"], root + "/Own/App/Info.plist")
    XCTAssertEqual(app.settings["SDKROOT"], "iphoneos")
  }

  func test_templatesAndSettings_lieBelowWhatTheTargetSays() throws {
    let project = try described([
      "project.yaml": """
      name: Own
      options: {bundleIdPrefix: com.example}
      configs: {Shop: release, Work: debug}
      settings:
        base: {A: 1.10, B: NO, C: project}
        configs: {work: {D: "yes"}, shop: {D: no}}
      settingGroups:
        strict: {E: strict, C: group}
      targetTemplates:
        Base: {platform: iOS, settings: {groups: [strict]}}
        Feature:
          templates: [Base]
          type: framework
          sources: ["Features/${kind}/${target_name}"]
          dependencies: [{target: Kit}]
      targets:
        My_Feature:
          templates: [Feature]
          templateAttributes: {kind: Screens}
          dependencies: [{sdk: Photos.framework}, {target: Other}]
          settings: {base: {F: [1, two]}}
      """, "Features/Screens/My_Feature/A.swift": "",
    ])
    let feature = try target("My_Feature", of: project)
    XCTAssertEqual(feature.kind, .framework)
    XCTAssertEqual(short(feature.sources), ["Features/Screens/My_Feature/A.swift"])
    XCTAssertEqual(feature.dependencies, ["Kit", "Other"])
    for (name, value) in [
      "A": "1.10", "B": "NO", "C": "group", "D": "yes", "E": "strict", "F": "1 two",
      "PRODUCT_BUNDLE_IDENTIFIER": "com.example.My-Feature",
    ] { XCTAssertEqual(feature.settings[name], value, name) }
  }

  func test_includes_areMergedBelow_withPathsOfTheirOwnFolder() throws {
    let project = try described([
      "project.yml": """
      include:
        - Shared/base.yml
        - {path: Gone.yml, enable: false}
      name: Own
      targets:
        App:
          sources: [Own]
        Kit:
          sources:REPLACE: [Kit]
      """,
      "Shared/base.yml": """
      name: Base
      include: more.yml
      targets:
        App: {type: application, platform: iOS, sources: [App]}
        Kit: {type: framework, platform: iOS, sources: [Old]}
      """,
      "Shared/more.yml": "packages: {Cat: {path: ../Cat}}", "Shared/App/A.swift": "",
      "Own/B.swift": "",
      "Kit/C.swift": "", "Shared/Old/D.swift": "",
    ])
    XCTAssertEqual(project.project.name, "Own")
    XCTAssertEqual(
      short(try target("App", of: project).sources), ["Own/B.swift", "Shared/App/A.swift"])
    XCTAssertEqual(short(try target("Kit", of: project).sources), ["Kit/C.swift"])
    XCTAssertEqual(project.project.packages, [.local(path: root + "/Own/Cat")])
  }

  func test_targetsForSeveralSystems_areThoseForIOS_andFoundByTheirName() throws {
    let project = try described([
      "project.yml": """
      name: Own
      targets:
        Kit: {type: framework, platform: [macOS, iOS], sources: ["Kit/${platform}"]}
        Desk: {type: framework, platform: [macOS]}
        Mac: {type: application, platform: macOS}
        Both: {type: framework, supportedDestinations: [iOS, tvOS]}
        App:
          type: application
          platform: iOS
          dependencies: [{target: Kit}, {target: Mac, platforms: [macOS]}, {target: Far/Both}]
      """, "Kit/iOS/A.swift": "", "Kit/macOS/B.swift": "",
    ])
    XCTAssertEqual(project.project.targets.map(\.name), ["App", "Both", "Kit_iOS", "Mac"])
    let kit = try target("Kit_iOS", of: project)
    XCTAssertEqual(kit.moduleName, "Kit")
    XCTAssertEqual(short(kit.sources), ["Kit/iOS/A.swift"])
    XCTAssertEqual(try target("App", of: project).dependencies, ["Kit_iOS", "Both"])
    XCTAssertEqual(project.project.applications.map(\.name), ["App"])
  }

  func test_packages_becomeTheProjects() throws {
    let project = try described([
      "project.yml": """
      name: Own
      packages:
        A: {url: https://host/a, from: 1.2.0}
        B: {github: you/b, minorVersion: 2.0}
        C: {url: https://host/c.git, exactVersion: 3.0.1}
        D: {url: https://host/d, branch: next}
        E: {url: https://host/e, minVersion: 1.0.0, maxVersion: 2.9.9}
        F: {path: Local/F}
      targets:
        App:
          type: application
          platform: iOS
          dependencies: [{package: A}, {package: B, product: Bee}, {package: C, products: [C1, C2]}]
      """
    ])
    XCTAssertEqual(
      project.project.packages,
      [
        .remote(url: "https://host/a", requirement: .upToNextMajor(from: "1.2.0")),
        .remote(url: "https://github.com/you/b", requirement: .upToNextMinor(from: "2.0")),
        .remote(url: "https://host/c.git", requirement: .exact("3.0.1")),
        .remote(url: "https://host/d", requirement: .branch("next")),
        .remote(url: "https://host/e", requirement: .range(from: "1.0.0", before: "2.9.9")),
        .local(path: root + "/Own/Local/F"),
      ])
    XCTAssertEqual(try target("App", of: project).packageProducts, ["A", "Bee", "C1", "C2"])
  }

  func test_tests_knowTheirApp_andSchemesGiveThemVariables() throws {
    let project = try described([
      "project.yml": """
      name: Own
      targets:
        App: {type: application, platform: iOS, sources: App}
        Unit: {type: bundle.unit-test, platform: iOS, sources: U, dependencies: [{target: App}]}
        UI: {type: bundle.ui-testing, platform: iOS, sources: V, dependencies: [{target: App}]}
      schemes:
        Everything:
          build: {targets: {App: all}}
          run:
            environmentVariables: {IMAGES: "$(SOURCE_ROOT)/Images", PATH: /bin}
          test: {targets: [Unit, {name: UI, parallelizable: true}]}
      """, "App/A.swift": "", "U/U.swift": "", "V/V.swift": "",
    ])
    let app = try target("App", of: project)
    XCTAssertTrue(try target("Unit", of: project).isHosted)
    XCTAssertTrue(try target("Unit", of: project).isTest(of: app))
    XCTAssertTrue(try target("UI", of: project).isUITest(of: app))
    XCTAssertEqual(
      project.testEnvironment(of: ["Unit"], scheme: nil), ["IMAGES": root + "/Own/Images"])
    XCTAssertEqual(project.testEnvironment(of: ["Unit"], scheme: "Other"), [:])
    var options = ProjectOptions.none
    options.scheme = "Everything"
    XCTAssertEqual(options.naming(project.schemes).target, "App")
  }

  func test_infoList_isWhatXcodeGenWouldWrite() throws {
    let folder = try write([
      "project.yml": """
      name: Own
      targets:
        App:
          type: application
          platform: iOS
          sources: App
          settings: {PRODUCT_BUNDLE_IDENTIFIER: com.example.own}
          info:
            path: App/Info.plist
            properties:
              UIRequiresFullScreen: true
              Version: "5"
              Number: 5
              Nested: {Delegate: $(PRODUCT_MODULE_NAME).Scene, List: [a, 1.5]}
              CFBundleVersion: ${NOT_SET_ANYWHERE}
      """, "App/A.swift": "@main struct A { static func main() {} }", "App/Info.plist": "stale",
    ])
    _ = try XcodeProjectFolder.importProject(
      XCTUnwrap(XcodeProjectFolder.find(folder)), to: root + "/out", .none)
    let data = try Data(contentsOf: URL(fileURLWithPath: root + "/out/App/Resources/AppInfo.plist"))
    let list = try XCTUnwrap(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    XCTAssertEqual(list["UIRequiresFullScreen"] as? Bool, true)
    XCTAssertEqual(list["Version"] as? String, "5")
    XCTAssertEqual(list["Number"] as? Int, 5)
    XCTAssertEqual(list["CFBundleIdentifier"] as? String, "com.example.own")
    XCTAssertEqual(list["CFBundleShortVersionString"] as? String, "1.0")
    let nested = list["Nested"] as? [String: Any]
    XCTAssertEqual(nested?["Delegate"] as? String, "App.Scene")
    XCTAssertEqual(nested?["List"] as? [AnyHashable], ["a", 1.5])
  }

  func test_otherFilesOfTheName_andProjectsThatAreThere_areNotDescriptions() throws {
    let folder = try write(["project.yml": "name: mail\nservices: [a]\n", "A.swift": ""])
    XCTAssertNil(XcodeProjectFolder.find(folder))
    try write([
      "project.yml": "name: Own\ntargets:\n  - {name: App, type: application, platform: iOS}"
    ])
    XCTAssertEqual(XcodeProjectFolder.find(folder), folder + "/project.yml")
    XCTAssertEqual(
      try DescribedProject.read(folder + "/project.yml", trust: PackageTrust(isGiven: false))
        .project.targets.map(\.name), ["App"])
    try write(["Own.xcodeproj/project.pbxproj": "{objects = {}; rootObject = A;}"])
    XCTAssertEqual(XcodeProjectFolder.find(folder), folder + "/Own.xcodeproj")
  }

  func test_badSpecifications_areToldWithTheirFile() throws {
    let folder = try write([
      "project.yml": "name: Own\ninclude: [a.yml]\n", "a.yml": "include: [b.yml]",
      "b.yml": "include: a.yml",
    ])
    func sentence() -> String {
      do {
        _ = try DescribedProject.read(folder + "/project.yml", trust: PackageTrust(isGiven: false))
        return "nothing"
      } catch { return error.sentence }
    }
    XCTAssertEqual(sentence(), "\(folder)/a.yml: The specification should not include itself.")
    try write(["b.yml": "targets:\n  A: [\n"])
    XCTAssertTrue(sentence().hasPrefix("\(folder)/b.yml:"), sentence())
    XCTAssertTrue(sentence().contains("The specification should be YAML"), sentence())
    try FileManager.default.removeItem(atPath: folder + "/b.yml")
    XCTAssertEqual(
      sentence(), "\(folder)/b.yml should be a specification of XcodeGen's that can be read.")
  }

  func test_namesThatStandForEachOther_comeToAnEnd_andMistakesAreToldOfAFolder() throws {
    let names = (1...30).map { number in
      "a\(number): &a\(number) [*a\(number - 1), *a\(number - 1)]"
    }.joined(separator: "\n")
    let folder = try write([
      "project.yml": "name: Own\ntargets: {App: {type: application}}\na0: &a0 x\n\(names)\n"
    ])
    func sentence() -> String {
      do {
        _ = try PackageFolder.found(at: folder, .none)
        return "nothing"
      } catch { return error.sentence }
    }
    XCTAssertTrue(sentence().contains("at most 1000000 values"), sentence())
    try write(["project.yml": "name: Own\ntargets:\n  App: {type: application\n"])
    XCTAssertTrue(sentence().hasPrefix("\(folder)/project.yml:"), sentence())
  }

  func test_targetsForSeveralSystems_haveTheirBeginning_alsoWhereOthersNameThem() throws {
    let project = try described([
      "project.yml": """
      name: Own
      targets:
        Kit: {type: framework, platform: [iOS, macOS], platformPrefix: X-, platformSuffix: ""}
        App: {type: application, platform: iOS, dependencies: [{target: Kit}]}
      """
    ])
    XCTAssertEqual(project.project.targets.map(\.name), ["App", "X-Kit"])
    XCTAssertEqual(try target("App", of: project).dependencies, ["X-Kit"])
  }

  // MARK: Patterns

  /// bash, whose patterns XcodeGen's page names, finds the same files.
  func test_patterns_meanWhatBashMeans() throws {
    var random = SeededGenerator(seed: 7)
    let folder = root + "/tree"
    let names = ["a", "b", "ab", "c.swift", "d.md", "e.swift"]
    for _ in 0..<60 {
      let depth = random.int(0..<4)
      let path =
        (0..<depth).map { _ in "f" + names[random.int(0..<3)] } + [names[random.int(0..<6)]]
      try Files.write("", to: folder + "/" + path.joined(separator: "/"))
    }
    let parts = [
      "**", "*", "f*", "fa", "*.swift", "?", "{c,e}.swift", "[a-c]*", "a", "f{a,b}", "*b*",
    ]
    var count = 0
    for _ in 0..<80 {
      let pattern = (0...random.int(0..<3)).map { _ in parts[random.int(0..<parts.count)] }
        .joined(separator: "/")
      let process = Subprocess(
        program: "/bin/bash",
        arguments: [
          "-O", "globstar", "-O", "nullglob", "-c",
          "cd \(folder); for f in \(pattern); do [ -f \"$f\" ] && printf '%s\\n' \"$f\"; done; true",
        ], output: .captured)
      let expected = Set(try process.run().output.split(separator: "\n").map(String.init))
      let found = FilePattern.files(pattern, in: folder).map {
        String($0.dropFirst(folder.count + 1))
      }
      XCTAssertEqual(Set(found), expected, pattern)
      XCTAssertEqual(found, found.sorted())
      count += found.count
    }
    XCTAssertGreaterThan(count, 100)
    XCTAssertEqual(
      FilePattern.files("../tree/**/*.swift", excluding: ["../tree/**/e.swift"], in: folder)
        .filter { $0.hasSuffix("e.swift") }, [])
  }
}
