import XCTest

@testable import NibDocument

/// JSON as property lists, and the translations in `.xcstrings`.
final class StringCatalogTests: XCTestCase {
  func test_json() throws {
    let text = #"{"a": [1, -2.5, true, null, "é\n\u00e9\ud83d\ude00\ud800"], "b": {}, "c": null}"#
    XCTAssertEqual(
      try JSONPropertyList.read(Array(text.utf8)),
      .dictionary([
        "a": .array([.integer(1), .real(-2.5), .bool(true), .string("é\né😀\u{FFFD}")]),
        "b": .dictionary([:]),
      ]))
    for (wrong, line) in [
      ("", 1), ("{\"a\"\n\n 1}", 3), ("[1,]", 1), ("{} x", 1), ("\"a", 1), ("nul", 1),
      ("[\n\"\\u12\"]", 2), (String(repeating: "[", count: 5000), 1),
    ] {
      XCTAssertThrowsError(try JSONPropertyList.read(Array(wrong.utf8)), wrong) {
        XCTAssertEqual(($0 as? XMLProblem)?.line, line, wrong)
      }
    }
  }

  func test_translations_byLanguage() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
        "Tap": {"localizations": {"en": {"variations": {"device": {
          "ipad": {"stringUnit": {"value": "Click"}}, "iphone": {"stringUnit": {"value": "Touch"}}
        }}}}},
        "%lld photos": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld photo"}},
          "other": {"stringUnit": {"value": "%lld photos"}}}}}}},
        "Odd": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "x"}}}}}}}
      }}
      """
    let catalog = try StringCatalog.read(Array(text.utf8), file: "Localizable.xcstrings")
    XCTAssertEqual(catalog.tables["de"]?.strings, ["Hello": "Hallo"])
    XCTAssertEqual(catalog.tables["en"]?.strings, ["Hello": "Hello", "Tap": "Touch"])
    XCTAssertEqual(
      catalog.tables["en"]?.plurals, ["%lld photos": ["one": "%lld photo", "other": "%lld photos"]])
    let list = try XCTUnwrap(catalog.tables["en"]?.pluralList["%lld photos"])
    XCTAssertEqual(list["NSStringLocalizedFormatKey"] as? String, "%#@value@")
    XCTAssertEqual(
      list["value"] as? [String: String],
      [
        "one": "%lld photo", "other": "%lld photos",
        "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
      ])
    XCTAssertEqual(catalog.problems.count, 1)
  }
}
