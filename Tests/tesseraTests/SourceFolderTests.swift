import NibDocument
import XCTest

@testable import tessera

/// Folders of an app's sources that have no project around them.
final class SourceFolderTests: PackageTestCase {
  private func write(_ files: [String: String]) throws -> String {
    for (path, text) in files { try Files.write(text, to: root + "/My App/" + path) }
    return root + "/My App"
  }

  private static let delegate = """
    import UIKit
    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  func test_allThatItHolds_isOneApp_andFoldersOfTestsAreItsTests() throws {
    let folder = try write([
      "AppDelegate.swift": Self.delegate, "Screens/List.swift": "",
      "Screens/Cell.xib": "<document/>",
      "Base.lproj/Main.storyboard": "<document/>", "README.md": "", ".git/a.swift": "",
      "Assets.xcassets/Contents.json": "{}", "Pods/B.swift": "", "Local/Package.swift": "",
      "AppTests/T.swift": "", "AppUITests/U.swift": "",
    ])
    let sources = try XCTUnwrap(SourceFolder(folder))
    XCTAssertTrue(sources.isApp)
    XCTAssertEqual(sources.project.application?.name, "My App")
    XCTAssertEqual(
      sources.project.application?.sources,
      [folder + "/AppDelegate.swift", folder + "/Screens/List.swift"])
    XCTAssertEqual(
      sources.project.application?.resources.map { String($0.dropFirst(folder.count + 1)) },
      ["Assets.xcassets", "Base.lproj/Main.storyboard", "Screens/Cell.xib"])
    XCTAssertEqual(sources.project.targets.map(\.name), ["My App", "AppTests", "AppUITests"])

    var writer = XcodeImport(sources: sources, tessera: "/tessera")
    XCTAssertEqual(try writer.write(to: root + "/out"), "My_App")
    XCTAssertEqual(writer.notes, [])
    assert(
      try manifest(of: root + "/out"),
      contains: [
        "// \(root)/My App as a package.", ".executableTarget( name: \"My_App\",",
        ".testTarget( name: \"AppTests\",",
      ])
  }

  private func info(_ folder: String) throws -> [String: Any] {
    var writer = XcodeImport(sources: try XCTUnwrap(SourceFolder(folder)), tessera: "/tessera")
    _ = try writer.write(to: root + "/out")
    let data = try Data(
      contentsOf: URL(fileURLWithPath: root + "/out/My_App/Resources/AppInfo.plist"))
    return try XCTUnwrap(
      PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
  }

  func test_whatNoInfoListSays_isAsTheTemplatesHaveIt() throws {
    let folder = try write(["A.swift": Self.delegate, "Base.lproj/Main.storyboard": "<document/>"])
    XCTAssertEqual(try info(folder)["UIMainStoryboardFile"] as? String, "Main")
    XCTAssertEqual(try info(folder)["CFBundleDevelopmentRegion"] as? String, "en")
    XCTAssertNil(try info(folder)["UIApplicationSceneManifest"])

    _ = try write([
      "S.swift": """
      // class Other: UIWindowSceneDelegate
      final class Scene: UIResponder, UIWindowSceneDelegate {}
      """
    ])
    let manifest = try info(folder)["UIApplicationSceneManifest"] as? [String: Any]
    let all = manifest?["UISceneConfigurations"] as? [String: [[String: String]]]
    let scene = all?["UIWindowSceneSessionRoleApplication"]?.first
    XCTAssertEqual(scene?["UISceneDelegateClassName"], "My_App.Scene")
    XCTAssertEqual(scene?["UISceneStoryboardFile"], "Main")
    XCTAssertNil(try info(folder)["UIMainStoryboardFile"])

    // The folder's own list has the last word.
    _ = try write([
      "Supporting/Info.plist": """
      <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict/><key>CFBundleName</key>
      <string>$(PRODUCT_NAME)!</string></dict></plist>
      """
    ])
    XCTAssertEqual((try info(folder)["UIApplicationSceneManifest"] as? [String: Any])?.count, 0)
    XCTAssertEqual(try info(folder)["CFBundleName"] as? String, "My App!")
  }

  func test_whatAPathMeans() throws {
    let folder = try write(["A.swift": "// @main\nlet none = 1"])
    XCTAssertEqual(SourceFolder(folder)?.isApp, false)
    XCTAssertNil(try XcodeProjectFolder.findInside(folder))
    XCTAssertThrowsError(try PackageFolder.holding(folder)) {
      assert(
        "\($0)", contains: ["a Package.swift, an .xcodeproj, a project.yml", "class with @main"])
    }
    _ = try write(["main.swift": ""])
    XCTAssertEqual(try XcodeProjectFolder.findInside(folder), folder)
    // A project in a folder inside goes before, and two are one too many.
    _ = try write(["One/One.xcodeproj/project.pbxproj": ""])
    XCTAssertEqual(try XcodeProjectFolder.findInside(folder), folder + "/One/One.xcodeproj")
    _ = try write(["Two/Two.xcodeproj/project.pbxproj": ""])
    XCTAssertThrowsError(try XcodeProjectFolder.findInside(folder)) {
      assert(
        "\($0)", contains: ["name one of \(folder)/One/One.xcodeproj, \(folder)/Two/Two.xcodeproj"])
    }
    XCTAssertNil(SourceFolder(root + "/nowhere"))
  }

  /// A program of a package is that program, and other sources below a package are themselves.
  func test_foldersInsidePackages() throws {
    let package = try makePackage(
      "Kit", "targets: [.executableTarget(name: \"Tool\")]",
      ["Sources/Tool/main.swift": "", "Other/AppDelegate.swift": Self.delegate])
    XCTAssertEqual(
      try PackageFolder.holding(package + "/Sources/Tool"),
      PackageFolder(root: package, folder: package + "/Sources/Tool"))
    XCTAssertEqual(
      try XcodeProjectFolder.findInside(package + "/Other"), package + "/Other")
  }
}
