import Foundation

/// A way of entering text: on iOS one of the keyboards that the user has switched on.
///
/// A desktop has its own keyboard, whose layout apps are not told: there is one mode for each language that
/// the user prefers.
@preconcurrency @MainActor
open class UITextInputMode: NSObject, NSSecureCoding {
  /// The mode's language, as BCP 47 has it: `en-GB`.
  open var primaryLanguage: String? { language }

  private let language: String

  /// Nothing tells when it would be sent here: the desktop keeps its keyboard's layout to itself.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// The modes of the languages that the user prefers, the first one foremost.
  open class var activeInputModes: [UITextInputMode] { modes }

  private static let modes: [UITextInputMode] = {
    let languages = Locale.preferredLanguages
    return (languages.isEmpty ? ["en"] : languages).map { UITextInputMode(language: $0) }
  }()

  /// A mode for a language that is written as BCP 47 has it.
  init(language: String) {
    self.language = language
    super.init()
  }

  // MARK: Coding

  /// True: a kept mode is its language alone.
  public nonisolated class var supportsSecureCoding: Bool { true }

  /// Makes a mode of the language that was kept; nil where none was.
  public required nonisolated init?(coder: NSCoder) {
    guard let language = coder.decodeObject(of: NSString.self, forKey: "primaryLanguage") else {
      return nil
    }
    self.language = language as String
    super.init()
  }

  /// Keeps the language.
  public nonisolated func encode(with coder: NSCoder) {
    coder.encode(language as NSString, forKey: "primaryLanguage")
  }
}
