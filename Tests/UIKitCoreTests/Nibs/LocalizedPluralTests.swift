import PlatformInterface
import XCTest

@testable import UIKitCore

/// Texts of `.stringsdict` files, which Foundation on Linux cannot read.
final class LocalizedPluralTests: XCTestCase {
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "plurals-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("en.lproj/Localizable.stringsdict")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    func entry(_ key: String, _ format: String, _ variables: String...) -> String {
      let rules = variables.map { name in
        """
        <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>one \(name)</string><key>other</key><string>%d \(name)s</string></dict>
        """
      }
      return """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
        \(rules.joined())</dict>
        """
    }
    try Data(
      """
      <plist version="1.0"><dict>
      \(entry("cats", "%#@cat@", "cat"))
      \(entry("both", "%2$#@cat@ chase %1$#@mouse@.", "cat", "mouse"))
      </dict></plist>
      """.utf8
    ).write(to: file)
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  func test_theNumber_choosesTheForm() throws {
    let format = NSLocalizedString("cats", bundle: try bundle(), comment: "")
    XCTAssertEqual(
      [0, 1, 2].map { String.localizedStringWithFormat(format, $0) },
      ["0 cats", "one cat", "2 cats"])
  }

  func test_twoNumbers_chooseEachTheirForm() throws {
    let format = NSLocalizedString("both", bundle: try bundle(), comment: "")
    XCTAssertEqual(
      String.localizedStringWithFormat(format, 7, 1), "one cat chase 7 mouses.")
  }

  func test_languages_haveTheirForms() {
    func forms(_ language: String, _ numbers: [Int]) -> [PluralCategory] {
      numbers.map { PluralCategory(of: $0, in: language) }
    }
    XCTAssertEqual(forms("de", [0, 1, 2]), [.other, .one, .other])
    XCTAssertEqual(forms("fr", [0, 1, 2]), [.one, .one, .other])
    XCTAssertEqual(forms("ru", [1, 3, 5, 11, 21]), [.one, .few, .many, .many, .one])
    XCTAssertEqual(forms("pl", [1, 4, 12, 21]), [.one, .few, .many, .many])
    XCTAssertEqual(forms("ar", [0, 1, 2, 5, 15, 100]), [.zero, .one, .two, .few, .many, .other])
    XCTAssertEqual(forms("ja", [1]), [.other])
  }
}
