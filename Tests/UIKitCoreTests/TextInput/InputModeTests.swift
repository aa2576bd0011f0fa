import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The ways of entering text that an app may ask for.
final class InputModeTests: XCTestCase {
  func test_activeModes_areTheUsersLanguagesInTheirOrder() {
    onMainActor {
      let languages = UITextInputMode.activeInputModes.map(\.primaryLanguage)
      XCTAssertEqual(
        languages, Locale.preferredLanguages.isEmpty ? ["en"] : Locale.preferredLanguages)
      XCTAssertIdentical(UITextField().textInputMode, UITextInputMode.activeInputModes.first)
    }
  }

  func test_mode_isKeptWithItsLanguage() throws {
    try onMainActor {
      let mode = UITextInputMode(language: "pt-BR")
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: mode, requiringSecureCoding: false)
      let reader = try NSKeyedUnarchiver(forReadingFrom: data)
      reader.requiresSecureCoding = false
      let kept = reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UITextInputMode
      XCTAssertEqual(kept?.primaryLanguage, "pt-BR")
    }
  }
}
