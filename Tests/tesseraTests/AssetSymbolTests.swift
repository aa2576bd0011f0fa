import NibDocument
import XCTest

@testable import tessera

/// The symbols that are made of asset catalogs' names.
final class AssetSymbolTests: PackageTestCase {
  private let isWanted = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]

  private func symbols(_ files: [String], source: String = "", settings: [String: String]) throws
    -> String?
  {
    for file in files { try Files.write("{}", to: root + "/A.xcassets/" + file + "/Contents.json") }
    try Files.write(
      "{\"properties\": {\"provides-namespace\": true}}",
      to: root + "/A.xcassets/Brand/Contents.json")
    try Files.write(source, to: root + "/a.swift")
    return AssetSymbols(
      catalogs: [root + "/A.xcassets", root + "/a.txt"], sources: [root + "/a.swift"],
      settings: settings
    ).text
  }

  func test_names_areThoseOfXcode() {
    for (asset, symbol) in [
      "DSAction": "dsAction", "DSDockCPU": "dsDockCPU", "ClaudeCodeLogo": "claudeCodeLogo",
      "Icon-29": "icon29", "ad-min": "adMin", "green-score-a-plus": "greenScoreAPlus",
      "nutriscore_nd": "nutriscoreNd", "p_75porciento": "p75Porciento", "p_diario2": "pDiario2",
      "p_diarioOff": "pDiarioOff", "Logo": "logo", "jd": "jd", "1st": "_1St", "switch": "`switch`",
      "...": "",
    ] {
      XCTAssertEqual(AssetSymbols.memberName(asset), symbol)
    }
    XCTAssertEqual(AssetSymbols.memberName("AccentColor", "Color"), "accent")
    XCTAssertEqual(AssetSymbols.memberName("ErrorSvnrColor", "Color"), "errorSvnr")
    XCTAssertEqual(AssetSymbols.memberName("backgroundColor", "Color"), "background")
    XCTAssertEqual(AssetSymbols.memberName("Color", "Color"), "color")
  }

  func test_symbols_areDeclaredWhereNobodyElseHas() throws {
    let text = try symbols(
      ["Note.colorset", "red.colorset", "mine.colorset", "Brand/Hat.imageset"],
      source: "extension UIColor { static let mine = UIColor.blue }", settings: isWanted)
    XCTAssertEqual(
      text,
      """
      import UIKit

      // What Xcode makes of the names in asset catalogs.
      extension ColorResource { static let note = ColorResource(name: "Note", bundle: .main) }
      extension ColorResource { static let mine = ColorResource(name: "mine", bundle: .main) }
      extension ColorResource { static let red = ColorResource(name: "red", bundle: .main) }
      extension UIColor { static var note: UIColor { UIColor(resource: ColorResource.note) } }
      extension ImageResource { enum Brand {} }
      extension ImageResource.Brand { static let hat = ImageResource(name: "Brand/Hat", bundle: .main) }
      extension UIImage { enum Brand {} }
      extension UIImage.Brand { static var hat: UIImage { UIImage(resource: ImageResource.Brand.hat) } }

      """)
  }

  func test_membersOfOtherTypes_hideNoSymbol() throws {
    let text = try symbols(
      ["gh-logo.imageset", "hat.imageset"],
      source: """
        enum Images { static let ghLogo = UIImage(resource: .ghLogo) }
        extension UIKit.UIImage: Drawn { var a: Int { 1 }; static let hat = UIImage() }
        enum More { static let other = 1 }
        """, settings: isWanted)
    XCTAssertEqual(text?.contains("extension ImageResource { static let ghLogo"), true)
    XCTAssertEqual(text?.contains("extension UIImage { static var ghLogo"), true)
    XCTAssertEqual(text?.contains("extension ImageResource { static let hat"), true)
    XCTAssertEqual(text?.contains("extension UIImage { static var hat"), false)
  }

  func test_olderProjects_haveSymbolsWhereTheyNameResources() throws {
    XCTAssertNil(try symbols(["Note.colorset"], settings: [:]))
    let text = try symbols(
      ["Note.colorset"], source: "let note = UIColor(resource: .note)", settings: [:])
    XCTAssertEqual(text?.contains("extension ColorResource { static let note"), true)
    XCTAssertEqual(text?.contains("extension UIColor"), false)
    XCTAssertFalse(text?.contains("typealias") ?? true)
    let named = try symbols(
      ["Note.imageset"], source: "enum A { var image: ImageResource { .note } }", settings: [:])
    XCTAssertEqual(
      named?.contains("typealias ImageResource = UIKit.ImageResource\n"), true, "without an import")
    XCTAssertEqual(named?.contains("typealias ColorResource"), false)
    XCTAssertEqual(
      try symbols(["Note.imageset"], source: "struct ImageResource {}", settings: [:])?
        .contains("typealias"), false)
    XCTAssertNil(
      try symbols(
        ["Note.colorset"], source: "resource:",
        settings: ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]))
  }
}
