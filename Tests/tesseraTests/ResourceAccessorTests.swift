import NibDocument
import XCTest

@testable import tessera

/// Code that is made of the names of resources.
final class ResourceAccessorTests: PackageTestCase {
  func test_namesOfResources() {
    for (name, member, type) in [
      ("icon_home", "iconHome", "IconHome"), ("AccentColor", "accentColor", "AccentColor"),
      ("URLList", "urlList", "URLList"), ("ICON_HOME", "iconHome", "IconHome"),
      ("gray-4", "gray4", "Gray4"), ("24px", "_24px", "_24px"), ("default", "`default`", "Default"),
    ] {
      XCTAssertEqual(ResourceAccessors.memberName(name), member)
      XCTAssertEqual(ResourceAccessors.typeName(name), type)
    }
  }

  func test_placesOfFormats() {
    XCTAssertEqual(StringAccessors.types(in: "100 %% of %@"), ["Any"])
    XCTAssertEqual(StringAccessors.types(in: "%2$ld of %1$@, %3$.2f"), ["Any", "Int", "Float"])
    XCTAssertEqual(StringAccessors.types(in: "none"), [])
  }

  func test_assetsAndStrings_ofATarget() throws {
    for (path, text) in [
      "A.xcassets/Colors/Contents.json": "{\"properties\": {\"provides-namespace\": true}}",
      "A.xcassets/Colors/main_red.colorset/Contents.json": "{}",
      "A.xcassets/Logo.imageset/Contents.json": "{}",
      "en.lproj/Localizable.strings": "\"menu.title\" = \"Menu\"; \"count\" = \"%d left\";",
      "de.lproj/Localizable.strings": "\"menu.title\" = \"Menü\"; \"extra\" = \"\";",
    ] { try Files.write(text, to: root + "/" + path) }
    var target = XcodeProject.Target(name: "My-App", kind: .framework)
    target.resources = [
      "/A.xcassets", "/de.lproj/Localizable.strings", "/en.lproj/Localizable.strings",
    ]
    .map { root + $0 }
    let accessors = ResourceAccessors(name: "my-App", kinds: ["assets", "strings"])
    let text = try XCTUnwrap(accessors.text(of: target))
    assert(
      text,
      contains: [
        "public enum MyAppAsset {", "  public enum Colors {",
        "public static let mainRed = MyAppColors(name: \"Colors/main_red\")",
        "public static let logo = MyAppImages(name: \"Logo\")", "public enum MyAppStrings {",
        "  public enum Menu {", "public static var title: String {",
        "public static func count(_ p1: Int) -> String {", "class var bundle: Bundle { .module }",
      ])
    XCTAssertFalse(text.contains("extra"))
    target.resources = []
    XCTAssertNil(accessors.text(of: target))
  }
}
