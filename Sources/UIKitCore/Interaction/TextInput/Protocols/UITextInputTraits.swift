/// What a responder would like of a keyboard.
///
/// All are optional on Apple. A hardware keyboard has nothing to change for them; secure entry, which
/// hides what is typed, is what takes effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters a keyboard makes capitals by itself; the first of sentences by default.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether what is typed is corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words that no dictionary has are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether typed quotation marks become those of the language.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two typed hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces around words are added and taken away.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The characters that a keyboard offers first.
  var keyboardType: UIKeyboardType { get set }
  /// The brightness of a keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What a keyboard's return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden behind dots and kept from the pasteboard.
  var isSecureTextEntry: Bool { get set }
  /// What kind of thing is typed; nil for anything.
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// The first letters of sentences, whatever is set: a responder that cares declares the property.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default, whatever is set: a responder that cares declares the property.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// False, whatever is set: a responder that cares declares the property.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// False, whatever is set: a responder that cares declares the property.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil, whatever is set: a responder that cares declares the property.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// Which letters a keyboard turns into capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words
  /// The first letter of each sentence.
  case sentences
  /// Every letter.
  case allCharacters
}

/// Whether a text view corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// Text is not corrected.
  case no
  /// Text is corrected.
  case yes
}

/// Whether a text view marks words that no dictionary has.
public enum UITextSpellCheckingType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// Spelling is not checked.
  case no
  /// Spelling is checked.
  case yes
}

/// Whether typed quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// Quotation marks stay as they are typed.
  case no
  /// Quotation marks become those of the language.
  case yes
}

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// Hyphens stay as they are typed.
  case no
  /// Two hyphens become a dash.
  case yes
}

/// Whether pasting and deleting add and take away the spaces around words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// By the kind of text.
  case `default` = 0
  /// Spaces stay as they are.
  case no
  /// Spaces around words are added and taken away.
  case yes
}

/// The characters that a keyboard offers first.
public enum UIKeyboardType: Int, Sendable {
  /// The usual keyboard of the language.
  case `default` = 0
  /// Letters that ASCII has.
  case asciiCapable
  /// Digits and punctuation.
  case numbersAndPunctuation
  /// Characters of web addresses.
  case URL
  /// Digits alone.
  case numberPad
  /// Digits and signs for telephone numbers.
  case phonePad
  /// Letters and digits for names or telephone numbers.
  case namePhonePad
  /// Characters of mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters, with @ and #.
  case twitter
  /// Letters, with a full stop.
  case webSearch
  /// Digits that ASCII has.
  case asciiCapableNumberPad

  /// An older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The brightness of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// By the light or dark appearance.
  case `default` = 0
  /// A dark keyboard.
  case dark
  /// A light keyboard.
  case light

  /// An older name of `dark`.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default` = 0
  /// "Go".
  case go
  /// "Google".
  case google
  /// "Join".
  case join
  /// "Next".
  case next
  /// "Route".
  case route
  /// "Search".
  case search
  /// "Send".
  case send
  /// "Yahoo".
  case yahoo
  /// "Done".
  case done
  /// "Emergency call".
  case emergencyCall
  /// "Continue".
  case `continue`
}

/// What kind of thing is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The text that tells kinds apart.
  public let rawValue: String
  /// Makes a kind of a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// The traits of a control that keeps them.
struct TextTraits {
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spelling = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var insertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnAutomatically = false
  var isSecure = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}

/// What a new password has to be like, which helps those who think of one. Nobody does here; it is kept.
open class UITextInputPasswordRules: NSObject, NSCopying, @unchecked Sendable {
  /// The rules, in the language that Apple describes for them.
  public let passwordRulesDescriptor: String

  /// Makes rules of their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
