import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Documents and tables in the language of the user, which in tests is English.
final class LocalizedNibTests: XCTestCase {
  /// A bundle whose `Base.lproj` is written in `language`, with texts in another one.
  private func bundle(
    writtenIn language: String, translatedTo other: String, saying: Bool = true
  ) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "localized-\(UUID().uuidString)")
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "AppInfo.plist": """
      <plist version="1.0"><dict><key>\(saying ? "CFBundleDevelopmentRegion" : "None")</key>
      <string>\(language)</string></dict></plist>
      """,
      "Base.lproj/Greeting.xib": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <label id="L" text="Base"/></objects></document>
      """, "\(other).lproj/Greeting.strings": #""L.text" = "Translated";"#,
      "\(other).lproj/Localizable.strings": #""Hello" = "Translated";"#,
      "\(language).lproj/Localizable.strings": #""Hello" = "Written";"#,
    ]
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  @MainActor
  private static func label(in bundle: Bundle) -> String? {
    (UINib(nibName: "Greeting", bundle: bundle).instantiate(withOwner: nil).first as? UILabel)?.text
  }

  private func textsAreThose(of bundle: Bundle, _ label: String, _ string: String) {
    let path = bundle.bundlePath
    onMainActor {
      guard let bundle = Bundle(path: path) else { return XCTFail("no bundle at \(path)") }
      XCTAssertEqual(LocalizedNibTests.label(in: bundle), label)
      XCTAssertEqual(NSLocalizedString("Hello", bundle: bundle, comment: ""), string)
      XCTAssertEqual(
        NSLocalizedString("Hello", tableName: "Localizable", bundle: bundle, comment: ""), string)
      XCTAssertEqual(NSLocalizedString("Missing", bundle: bundle, comment: ""), "Missing")
    }
  }

  func test_theUsersLanguage_replacesTheTextsOfTheBase() throws {
    textsAreThose(
      of: try bundle(writtenIn: "fr", translatedTo: "en"), "Translated", "Translated")
  }

  func test_aListThatSaysNoLanguage_standsForEnglish() throws {
    textsAreThose(
      of: try bundle(writtenIn: "en", translatedTo: "de", saying: false), "Base", "Written")
  }

  func test_anotherLanguage_leavesTheBase() throws {
    textsAreThose(of: try bundle(writtenIn: "en", translatedTo: "de"), "Base", "Written")
  }

  /// A table is not kept for another language, whichever was asked for first.
  func test_aLanguageThatIsChosenLater_hasItsOwnTexts() throws {
    let bundle = try bundle(writtenIn: "en", translatedTo: "de")
    let before = Locale.current.identifier
    defer { ProcessLocale.choose(before) }
    for (language, text) in [("en_US", "Written"), ("de_DE", "Translated"), ("en_US", "Written")] {
      ProcessLocale.choose(language)
      XCTAssertEqual(NSLocalizedString("Hello", bundle: bundle, comment: ""), text)
    }
  }
}
