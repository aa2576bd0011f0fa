import Foundation

/// The slowest that speech goes.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest that speech goes.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// How fast speech goes unless a program says otherwise.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken, and how.
open class AVSpeechUtterance: NSObject {
  /// The text.
  open private(set) var speechString: String
  /// The text as it was given with attributes, of which none counts here.
  open private(set) var attributedSpeechString: NSAttributedString
  /// Who speaks; nil for the voice of the user's language.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from `AVSpeechUtteranceMinimumSpeechRate` to `AVSpeechUtteranceMaximumSpeechRate`.
  open var rate: Float = AVSpeechUtteranceDefaultSpeechRate
  /// How high, from 0.5 to 2.
  open var pitchMultiplier: Float = 1
  /// How loud, from 0 to 1.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the user's settings for spoken contents come first. Kept.
  open var prefersAssistiveTechnologySettings = false

  /// Makes one of a text.
  public init(string: String) {
    speechString = string
    attributedSpeechString = NSAttributedString(string: string)
    super.init()
  }

  /// Makes one of a text with attributes.
  public init(attributedString string: NSAttributedString) {
    speechString = string.string
    attributedSpeechString = string
    super.init()
  }
}

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word.
  case word = 1
}

/// A voice of the desktop's speech: one for each language, whichever the user has set up for it.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language, as BCP 47 writes it.
  public let language: String
  /// Tells the voice from others.
  public let identifier: String
  /// The voice's name, for people: that of its language.
  public let name: String
  /// How good it is.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  /// The languages that iOS brings a voice for. They are offered whatever the desktop speaks, so that a program sees
  /// the same on every machine.
  // Source: the voices that `say -v ?` lists on a Mac, whose languages iOS has too.
  private static let languages = [
    "ar-001", "bg-BG", "ca-ES", "cs-CZ", "da-DK", "de-DE", "el-GR", "en-AU", "en-GB", "en-IE",
    "en-IN",
    "en-US", "en-ZA", "es-ES", "es-MX", "fi-FI", "fr-CA", "fr-FR", "he-IL", "hi-IN", "hr-HR",
    "hu-HU",
    "id-ID", "it-IT", "ja-JP", "ko-KR", "ms-MY", "nb-NO", "nl-BE", "nl-NL", "pl-PL", "pt-BR",
    "pt-PT",
    "ro-RO", "ru-RU", "sk-SK", "sv-SE", "th-TH", "tr-TR", "uk-UA", "vi-VN", "zh-CN", "zh-HK",
    "zh-TW",
  ]
  private static let prefix = "com.apple.voice.compact."

  private init(_ language: String) {
    self.language = language
    identifier = Self.prefix + language
    name = Locale(identifier: "en_US").localizedString(forIdentifier: language) ?? language
    super.init()
  }

  /// The voice of a language, of the user's where it is nil; nil for a language without one. A language alone, `en`,
  /// has the first of its regions.
  public convenience init?(language languageCode: String?) {
    let wanted = languageCode ?? Self.currentLanguageCode()
    guard
      let language = Self.languages.first(where: {
        $0.caseInsensitiveCompare(wanted) == .orderedSame
      }) ?? (wanted == "en" ? "en-US" : Self.languages.first { $0.hasPrefix(wanted + "-") })
    else { return nil }
    self.init(language)
  }

  /// The voice of an identifier; nil for others than those of `speechVoices()`.
  public convenience init?(identifier: String) {
    guard identifier.hasPrefix(Self.prefix),
      Self.languages.contains(String(identifier.dropFirst(Self.prefix.count)))
    else { return nil }
    self.init(String(identifier.dropFirst(Self.prefix.count)))
  }

  /// All voices, by their languages.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    languages.map { AVSpeechSynthesisVoice($0) }
  }

  /// The user's language.
  open class func currentLanguageCode() -> String {
    let locale = Locale.current
    guard let language = locale.languageCode else { return "en-US" }
    return locale.regionCode.map { "\(language)-\($0)" } ?? language
  }
}
