import PlatformInterface
import XCTest

@testable import UIKitCore

/// `String(localized:)`, which Foundation on Linux lacks.
final class LocalizedTextTests: XCTestCase {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "texts-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    try Data(
      """
      "greeting" = "Hello";
      "%@ has %lld letters" = "%2$lld letters make %1$@";
      "%lld%% of %@" = "%lld %% (%@)";
      "price" = "Costs %.2f";
      """.utf8
    ).write(to: language.appendingPathComponent("Localizable.strings"))
    try Data("\"greeting\" = \"Good day\";".utf8)
      .write(to: language.appendingPathComponent("Formal.strings"))
    try Data(
      """
      <plist version="1.0"><dict><key>%lld cats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@cats@</string><key>cats</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>a cat</string><key>other</key><string>%lld cats</string>
      </dict></dict></dict></plist>
      """.utf8
    ).write(to: language.appendingPathComponent("Localizable.stringsdict"))
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  func test_keys_areLookedUp_inTheirTable() throws {
    let bundle = try bundle()
    XCTAssertEqual(String(localized: "greeting", bundle: bundle), "Hello")
    XCTAssertEqual(String(localized: "greeting", table: "Formal", bundle: bundle), "Good day")
    XCTAssertEqual(String(localized: "Not there: 100%", bundle: bundle), "Not there: 100%")
    let key = "greeting"
    XCTAssertEqual(String(localized: String.LocalizationValue(key), bundle: bundle), "Hello")
    XCTAssertEqual(
      String(localized: "greeting", defaultValue: "Hi", bundle: bundle, comment: "short"), "Hello")
    XCTAssertEqual(String(localized: "missing", defaultValue: "Hi \(3)", bundle: bundle), "Hi 3")
  }

  func test_values_standWhereTheTranslationWantsThem() throws {
    let bundle = try bundle()
    let locale = Locale(identifier: "en_US")
    let name = "Ada"
    XCTAssertEqual(
      String(localized: "\(name) has \(3) letters", bundle: bundle, locale: locale),
      "3 letters make Ada")
    XCTAssertEqual(
      String(localized: "\(50)% of \(name.prefix(2))", bundle: bundle, locale: locale), "50 % (Ad)")
    XCTAssertEqual(
      String(localized: "price", defaultValue: "\(2.5)", bundle: bundle, locale: locale),
      "Costs 2.50")
    XCTAssertEqual(
      String(localized: "\(1.25, specifier: "%.1f") m and \(7, format: .number)", bundle: bundle),
      "1.2 m and 7")
  }

  func test_numbers_chooseTheForm() throws {
    let bundle = try bundle()
    XCTAssertEqual(
      [0, 1, 5].map { String(localized: "\($0) cats", bundle: bundle) },
      ["0 cats", "a cat", "5 cats"])
  }

  func test_resources_areLookedUpLater() throws {
    let bundle = try bundle()
    let place = LocalizedStringResource.BundleDescription.atURL(bundle.bundleURL)
    let resource = LocalizedStringResource("\(1) cats", bundle: place)
    XCTAssertEqual(String(localized: resource), "a cat")
    let plain: LocalizedStringResource = "Nothing has \(2)"
    XCTAssertEqual(plain.key, "Nothing has %lld")
    XCTAssertEqual(String(localized: plain), "Nothing has 2")
    XCTAssertEqual(
      String(AttributedString(localized: "greeting", bundle: bundle).characters), "Hello")
  }
}
