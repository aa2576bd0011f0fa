/// What a responder would like of a keyboard.
///
/// All are optional on Apple. A hardware keyboard has nothing to change for them; secure entry, which
/// hides what is typed, is what takes effect.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  var spellCheckingType: UITextSpellCheckingType { get set }
  var smartQuotesType: UITextSmartQuotesType { get set }
  var smartDashesType: UITextSmartDashesType { get set }
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  var keyboardType: UIKeyboardType { get set }
  var keyboardAppearance: UIKeyboardAppearance { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Return does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  var isSecureTextEntry: Bool { get set }
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

/// Which letters a keyboard turns into capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words, sentences, allCharacters
}

/// Whether a text view corrects what is typed.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether a text view marks words that no dictionary has.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether typed quotation marks become those of the language.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether two typed hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// Whether pasting and deleting add and take away the spaces around words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default` = 0
  case no, yes
}

/// The characters that a keyboard offers first.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
  case decimalPad, twitter, webSearch, asciiCapableNumberPad

  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The brightness of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default` = 0
  case dark, light

  public static var alert: UIKeyboardAppearance { .dark }
}

/// What a keyboard's return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default` = 0
  case go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// What kind of thing is typed.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
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
}
