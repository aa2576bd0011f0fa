import Foundation
import XCTest

@testable import UIKitCore

/// The words that UIKit writes itself, in the app's language.
final class SystemTextTests: XCTestCase {
  func test_everyLanguage_hasAllWords() {
    XCTAssertEqual(SystemText.languages.count, 15)
    for (language, words) in SystemText.languages {
      let all = words.split(separator: "|", omittingEmptySubsequences: false)
      XCTAssertEqual(all.count, SystemText.english.count, language)
      XCTAssertFalse(all.contains { $0.trimmingCharacters(in: .whitespaces).isEmpty }, language)
      let table = SystemText.table(of: language)
      for (english, word) in table {
        XCTAssertEqual(word.contains("%@"), english.contains("%@"), "\(language): \(english)")
      }
    }
    XCTAssertEqual(Set(SystemText.english).count, SystemText.english.count)
  }

  func test_languagesAreFoundByTheirRegionsAndScripts() {
    XCTAssertEqual(SystemText.table(of: "de-AT")["Cancel"], "Abbrechen")
    XCTAssertEqual(SystemText.table(of: "fr_CA")["Back"], "Retour")
    XCTAssertEqual(SystemText.table(of: "zh-HK")["Search"], "搜尋")
    XCTAssertEqual(SystemText.table(of: "zh-CN")["Search"], "搜索")
    XCTAssertEqual(SystemText.table(of: "zh-Hant-TW")["Search"], "搜尋")
    XCTAssertTrue(SystemText.table(of: "en").isEmpty)
    XCTAssertTrue(SystemText.table(of: "").isEmpty)
  }

  func test_whatIsNoWordOfUIKits_comesBackAsItIs() {
    XCTAssertEqual(SystemText.localized("Harbour"), "Harbour")
    XCTAssertEqual(SystemText.localized("No Results for “%@”", "a %@ b"), "No Results for “a %@ b”")
  }
}
