import NibDocument
import XCTest

@testable import tessera

/// Which of a project's targets are built, and what is told where none can be.
final class ProjectChoiceTests: PackageTestCase {
  private func target(
    _ name: String, _ kind: XcodeProject.Target.Kind, _ source: String = "", host: String? = nil,
    needs: [String] = [], sdk: String? = nil
  ) throws -> XcodeProject.Target {
    try Files.write(source, to: root + "/\(name)/\(name).swift")
    var target = XcodeProject.Target(name: name, kind: kind)
    target.sources = [root + "/\(name)/\(name).swift"]
    target.dependencies = needs
    target.settings["TEST_HOST"] = host.map { "$(BUILT_PRODUCTS_DIR)/\($0).app/\($0)" }
    target.settings["SDKROOT"] = sdk
    return target
  }

  private func options(_ words: String...) throws -> ProjectOptions {
    try ProjectOptions.parse(words)
  }

  private func project(_ targets: [XcodeProject.Target]) -> XcodeProject {
    XcodeProject(folder: root, name: "Two", targets: targets)
  }

  private func written(_ project: XcodeProject, app: XcodeProject.Target?) throws -> (
    program: String?, manifest: String, notes: [String]
  ) {
    var writer = XcodeImport(project: project, tessera: "/tessera")
    writer.app = app
    let program = try writer.write(to: root + "/out")
    return (program, try manifest(of: root + "/out"), writer.notes)
  }

  func test_ofSeveralApps_oneIsNamed_orTheOthersAreTold() throws {
    let two = project([
      try target("First", .application), try target("Mac", .application, sdk: "macosx"),
      try target("Second", .application), try target("SecondTests", .unitTests, host: "Second"),
      try target("Plain", .unitTests),
    ])
    var notes: [String] = []
    func choice(_ words: String...) throws -> XcodeProject.Target? {
      try ProjectOptions.parse(words).application(of: two, at: nil) { notes.append($0) }
    }
    XCTAssertEqual(try choice()?.name, "First")
    XCTAssertEqual(
      notes,
      [
        "Two makes several apps; this is First. The others: Second; choose with --target NAME."
      ])
    XCTAssertEqual(try choice("--target", "Second")?.name, "Second")
    XCTAssertEqual(try choice("--target", "Mac")?.name, "Mac")
    XCTAssertThrowsError(try choice("--target", "Third")) {
      XCTAssertEqual(
        ($0 as? Failure)?.sentence,
        "Two should have an app Third; its apps are First, Second.")
    }
    XCTAssertThrowsError(try options("--target", "A", "--scheme", "B"))
    // Tests of the other app stay out.
    XCTAssertEqual(two.tests(with: two.targets[0]).map(\.name), ["Plain"])
    XCTAssertEqual(two.tests(with: two.targets[2]).map(\.name), ["SecondTests", "Plain"])
  }

  func test_testsOfAnAppThatTheProjectHasLost_runByThemselves() throws {
    let library = project([
      try target("Library", .framework), try target("LibraryTests", .unitTests, host: "Lost"),
    ])
    XCTAssertEqual(library.tests(with: nil).map(\.name), ["LibraryTests"])
    let app = project([
      try target("App", .application), try target("LibraryTests", .unitTests, host: "Lost"),
    ])
    XCTAssertEqual(app.tests(with: nil).map(\.name), [])
  }

  func test_aScheme_namesItsTarget() throws {
    let path = root + "/Two.xcodeproj"
    try Files.write("{}", to: path + "/project.pbxproj")
    try Files.write(
      """
      <Scheme><BuildAction><BuildableReference BlueprintName="First"/></BuildAction>
      <LaunchAction><BuildableProductRunnable><BuildableReference BlueprintName="Second"/>
      </BuildableProductRunnable></LaunchAction></Scheme>
      """, to: path + "/xcshareddata/xcschemes/Staging.xcscheme")
    let two = project([try target("First", .application), try target("Second", .application)])
    func choice(_ scheme: String) throws -> String? {
      try options("--scheme", scheme).application(of: two, at: path) { _ in }?.name
    }
    XCTAssertEqual(try choice("Staging"), "Second")
    XCTAssertEqual(try choice("First"), "First")
    XCTAssertThrowsError(try choice("../../../etc/passwd")) {
      XCTAssertTrue("\($0)".contains("it has Staging, found ../"), "\($0)")
    }
  }

  func test_frameworksAlone_areBuiltWithTheirTests() throws {
    let kit = project([
      try target("Kit-iOS", .framework, sdk: "iphoneos"), try target("Other", .framework),
      try target("KitTests", .unitTests, needs: ["Kit-iOS"]),
      try target("KitTests-macOS", .unitTests, needs: ["Kit-iOS"], sdk: "macosx"),
      try target("Measuring", .application, "import AppKit", needs: ["Kit-iOS"], sdk: "macosx"),
    ])
    let (program, manifest, _) = try written(kit, app: kit.application)
    XCTAssertNil(program)
    assert(
      manifest,
      contains: [
        "name: \"Two\", defaultLocalization: \"en\", dependencies:", ".target( name: \"Kit_iOS\",",
        ".target( name: \"Other\",", ".testTarget( name: \"KitTests\",",
        "package: \"Tessera\"), \"Kit_iOS\"], path: \"KitTests\"",
      ])
    XCTAssertFalse(manifest.contains("macOS") || manifest.contains("executable"), manifest)
    // Time passes around them.
    assert(
      try text(root + "/out/KitTests/Target.swift"), contains: ["HostedApp.runFramesDuringTests()"])
  }

  func test_filesOfTestsThatNoAppHosts_areFoundInTheMainBundle() throws {
    var tests = try target("KitTests", .unitTests, needs: ["Kit"])
    tests.resources = [root + "/expected.json"]
    let more = try target("MoreTests", .unitTests, needs: ["Kit"])
    try "{}".write(toFile: root + "/expected.json", atomically: true, encoding: .utf8)
    let kit = project([try target("Kit", .framework), tests, more])
    _ = try written(kit, app: kit.application)
    for name in ["KitTests", "MoreTests"] {
      assert(
        try text(root + "/out/\(name)/Target.swift"),
        contains: ["HostedApp.findResources(ofPackage: \"Two\", tests: \"KitTests\")"])
    }
  }

  func test_frameworks_areBundles_andStaticLibrariesAreNot() throws {
    var kit = try target("Kit", .framework)
    kit.settings["PRODUCT_BUNDLE_IDENTIFIER"] = "org.tessera.$(PRODUCT_NAME)"
    var pod = try target("Pod", .framework)
    pod.product = "libPod.a"
    let app = try target("App", .application, needs: ["Kit", "Pod"])
    _ = try written(project([app, kit, pod]), app: app)
    assert(
      try text(root + "/out/Kit/Resources/FrameworkInfo.plist"),
      contains: ["<string>org.tessera.Kit</string>"])
    for place in ["Pod", "App"] {
      XCTAssertNil(
        FileManager.default.contents(atPath: root + "/out/\(place)/Resources/FrameworkInfo.plist"))
    }
  }

  func test_filesOfFrameworks_areFoundByTestsWithoutAny() throws {
    let kit = project([
      try target("Kit", .framework), try target("KitTests", .unitTests, needs: ["Kit"]),
    ])
    _ = try written(kit, app: kit.application)
    assert(
      try text(root + "/out/KitTests/Target.swift"),
      contains: ["HostedApp.findResources(ofPackage: \"Two\")"])
  }

  func test_filesOfAllTests_areFoundWhereAnAppHostsSome() throws {
    let app = try target("App", .application)
    let hosted = try target("AppTests", .unitTests, host: "App", needs: ["App"])
    var alone = try target("LogicTests", .unitTests, needs: ["App"])
    alone.resources = [root + "/expected.json"]
    try "{}".write(toFile: root + "/expected.json", atomically: true, encoding: .utf8)
    let two = project([app, hosted, alone])
    _ = try written(two, app: app)
    assert(
      try text(root + "/out/AppTests/Target.swift"),
      contains: ["of: \"App\", in: \"AppTests\", \"LogicTests\""])
    XCTAssertFalse(try text(root + "/out/LogicTests/Target.swift").contains("findResources"))
  }

  func test_uiTestsOfTheApp_areWrittenApartFromIt() throws {
    let app = try target("App", .application)
    var own = try target("AppUITests", .uiTests, "import XCTest")
    own.settings["TEST_TARGET_NAME"] = "App"
    var others = try target("OtherUITests", .uiTests, "import XCTest")
    others.settings["TEST_TARGET_NAME"] = "Other"
    var named = try target("MoreUITests", .uiTests, "import XCTest")
    named.dependencies = ["App"]
    XCTAssertEqual(
      project([app, own, others, named]).uiTests(of: app).map(\.name),
      ["AppUITests", "MoreUITests"])
    _ = try written(project([app, own, others]), app: app)
    let manifest = try text(root + "/out/Package.swift")
    let part = manifest.components(separatedBy: "name: \"AppUITests\"").last ?? ""
    XCTAssertTrue(part.contains(".product(name: \"XCUIAutomation\", package: \"Tessera\")"), part)
    XCTAssertFalse(part.contains("\"App\""), part)
    XCTAssertFalse(manifest.contains("OtherUITests"), manifest)
    var naming = try target("AppUITests", .uiTests, "import XCTest\n@testable import App")
    naming.dependencies = ["App"]
    _ = try written(project([app, naming]), app: app)
    let second = try text(root + "/out/Package.swift")
    XCTAssertTrue(
      second.components(separatedBy: "name: \"AppUITests\"").last?.contains("\"App\"") ?? false,
      second)
    let place = PackageFolder(root: root + "/out", folder: root + "/out", isWritten: true)
    XCTAssertEqual(
      try UITestModules.of(place),
      UITestModules(modules: ["AppUITests"], app: "App", areNotAlone: false))
    XCTAssertEqual(
      try UITestModules.of(place).skipArguments, ["--skip", "^AppUITests\\."])
  }

  func test_testsThatImportWhatIsNotThere_areLeftOutByFile() throws {
    var tests = try target("AppTests", .unitTests, "import XCTest", host: "App")
    try Files.write("import XCTest\n@testable import Quick // spec", to: root + "/AppTests/S.swift")
    try Files.write("// import Quick", to: root + "/AppTests/T.swift")
    tests.sources += [root + "/AppTests/S.swift", root + "/AppTests/T.swift"]
    tests.foreignSources = [root + "/AppTests/Old.m", root + "/AppTests/Pod-dummy.m"]
    let app = try target("App", .application)
    let (_, _, notes) = try written(project([app, tests]), app: app)
    XCTAssertEqual(
      notes.sorted(),
      [
        "AppTests has sources that are not Swift and are left out: Old.m.",
        "AppTests: S.swift is left out, for Quick is not there.",
      ])
    let list = try text(root + "/out/AppTests/XcodeSources.json")
    XCTAssertTrue(list.contains("T.swift") && !list.contains("S.swift\""), list)
    // A module of the project's own is there.
    let quick = try target("Quick", .framework)
    tests.dependencies = ["Quick"]
    XCTAssertFalse(
      try written(project([app, tests, quick]), app: app).notes.contains { $0.contains("S.swift") })
  }

  private func refusal(_ app: XcodeProject.Target) -> String? {
    do {
      try AppLanguage.check(app, of: project([app]))
      return nil
    } catch {
      return error.sentence
    }
  }

  func test_appsThatCannotRun_areToldAtOnce() throws {
    var app = try target("App", .application, "@main class AppDelegate {}")
    XCTAssertNil(refusal(app))
    try Files.write("import SwiftUI\n// @main struct\n", to: app.sources[0])
    XCTAssertNil(refusal(app))
    try Files.write("import SwiftUI\n\n@main\nstruct MyApp: App {}", to: app.sources[0])
    XCTAssertTrue(refusal(app)?.contains("App is an app of SwiftUI's") ?? false)
    let delegate = "class SceneDelegate: UIResponder, UIWindowSceneDelegate {"
    try Files.write(
      "\(delegate)\nwindow.rootViewController = UIHostingController(rootView: Content())",
      to: app.sources[0])
    XCTAssertTrue(
      refusal(app)?.contains("makes a UIHostingController the window's root") ?? false)
    try Files.write(
      "\(delegate)\nlet host = UIHostingController(rootView: Content())\n"
        + "window?.rootViewController = host", to: app.sources[0])
    XCTAssertNotNil(refusal(app))
    try Files.write(
      "\(delegate)\nlet host = UIHostingController(rootView: Content())\n"
        + "window.rootViewController = UINavigationController()", to: app.sources[0])
    XCTAssertNil(refusal(app))
    app.foreignSources = ["/a/AppDelegate.m", "/a/main.m"]
    XCTAssertTrue(
      refusal(app)?.contains("App starts in Objective-C (main.m, one of 2 such files)") ?? false)
    try Files.write("@UIApplicationMain\nclass AppDelegate {}", to: app.sources[0])
    XCTAssertNil(refusal(app))
    app.foreignSources = []
    app.sources = [root + "/gone/A.swift"]
    XCTAssertTrue(
      refusal(app)?.contains("1 Swift files for App, none of which is on disk") ?? false)
    app.sources = []
    app.foreignSources = ["/a/AppDelegate.m", "/a/main.m"]
    XCTAssertTrue(
      refusal(app)?.contains("written in Objective-C (2 files, such as AppDelegate.m)") ?? false)
  }

  func test_packagesWithoutPlatforms_areForIOSWhereTheyImportUIKit() throws {
    let manifest = """
      targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
      """
    let files = ["Sources/Kit/A.swift": "import UIKit", "Tests/KitTests/T.swift": ""]
    let kit = try makePackage("Kit", manifest, files)
    let package = try XCTUnwrap(PackageImport(root: kit, folder: root + "/out"))
    XCTAssertNil(package.missing)
    let plain = try makePackage(
      "Plain", manifest, files.merging(["Sources/Kit/A.swift": "// import UIKit"]) { $1 })
    XCTAssertNil(try PackageImport(root: plain, folder: root + "/out"))
  }

  func test_packagesWithoutAFolderOfATarget_haveNoTestsToRun() throws {
    let kit = try makePackage(
      "Kit",
      """
      platforms: [.iOS(.v13)],
      targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
      """, tools: "5.4", ["Sources/A.swift": "", "Tests/KitTests/T.swift": ""])
    let package = try XCTUnwrap(PackageImport(root: kit, folder: root + "/out"))
    XCTAssertEqual(
      package.missing, "names a target Kit whose folder is not there, and has no tests to run")
  }

  func test_whatTheTestsOfAPackageAloneUse_isFetched() throws {
    try makePackage(
      "Checks",
      """
      products: [.library(name: "Checks", targets: ["Checks"])], targets: [.target(name: "Checks")]
      """, ["Sources/Checks/C.swift": ""])
    let checks = try release("Checks", "1.0.0")
    let kit = try makePackage(
      "Kit",
      """
      platforms: [.iOS(.v13)], dependencies: [.package(url: "\(checks)", from: "1.0.0")],
      targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit", "Checks"])]
      """, ["Sources/Kit/A.swift": "", "Tests/KitTests/T.swift": "import Checks"])
    var package = try XCTUnwrap(PackageImport(root: kit, folder: root + "/out"))
    try package.write(tessera: "/tessera")
    XCTAssertEqual(package.notes, [])
    assert(try manifest(of: root + "/out"), contains: [".target( name: \"Checks\","])
  }

  /// Manifests of the packages behind one are programs of others: somebody has to want that they run.
  func test_testsOfPackages_areBuiltWhereThePackagesBehindAreTrusted() throws {
    try makePackage(
      "Checks",
      """
      products: [.library(name: "Checks", targets: ["Checks"])], targets: [.target(name: "Checks")]
      """, ["Sources/Checks/C.swift": ""])
    let checks = try release("Checks", "1.0.0")
    let kit = try makePackage(
      "Kit",
      """
      platforms: [.iOS(.v13)], dependencies: [.package(url: "\(checks)", from: "1.0.0")],
      targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit", "Checks"])]
      """, ["Sources/Kit/A.swift": "", "Tests/KitTests/T.swift": "import Checks"])
    let products = TestProducts.folder
    let process = Process()
    process.executableURL = products.appendingPathComponent("tessera")
    process.arguments = ["test", kit]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": root + "/cache"]
    ) { $1 }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let text = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 2, text)
    assert(
      text,
      contains: [
        "Kit uses Swift packages that have not been built on this machine before", root + "/Checks",
        "Add --trust to build them.",
      ])
    let fetched = try FileManager.default.subpathsOfDirectory(atPath: root + "/cache")
    XCTAssertEqual(fetched.filter { $0.contains("Checks") }, [])
  }

  func test_testsOfPackages_runWithoutThoseInObjectiveC() throws {
    let kit = try makePackage(
      "Kit",
      """
      platforms: [.iOS(.v13)],
      targets: [.target(name: "Kit"), .testTarget(name: "KitTests", dependencies: ["Kit"])]
      """,
      [
        "Sources/Kit/A.swift": "", "Tests/KitTests/T.swift": "import XCTest",
        "Tests/KitTests/Old.m": "",
      ])
    var package = try XCTUnwrap(PackageImport(root: kit, folder: root + "/out"))
    try package.write(tessera: "/tessera")
    XCTAssertEqual(
      package.notes,
      ["KitTests of the package Kit has tests that are not Swift and are left out: Old.m."])
    assert(
      try text(root + "/out/KitTests/XcodeSources.json"),
      contains: ["\(kit)/Tests/KitTests/T.swift"])
  }
}
