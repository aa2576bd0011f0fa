import Foundation

/// What a language is chosen for.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable {
  case audible = 0
  case legible = 1
}

/// A language that a piece can be heard or read in. Desktops have no place to choose one.
open class MPNowPlayingInfoLanguageOption: NSObject {
  /// What it is chosen for.
  open private(set) var languageOptionType: MPNowPlayingInfoLanguageOptionType
  /// The language, as BCP 47 writes it.
  open private(set) var languageTag: String?
  /// What is special about it.
  open private(set) var languageOptionCharacteristics: [String]?
  /// Its name, for people.
  open private(set) var displayName: String?
  /// Tells it from others.
  open private(set) var identifier: String?

  /// Makes a language.
  public init(
    type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
    characteristics languageOptionCharacteristics: [String]?, displayName: String,
    identifier: String
  ) {
    self.languageOptionType = languageOptionType
    self.languageTag = languageTag
    self.languageOptionCharacteristics = languageOptionCharacteristics
    self.displayName = displayName
    self.identifier = identifier
    super.init()
  }

  /// Whether the language of the system takes its place: no.
  open func isAutomaticLegibleLanguageOption() -> Bool { false }
  /// Whether the language of the system takes its place: no.
  open func isAutomaticAudibleLanguageOption() -> Bool { false }
}

/// Languages of which one is chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject {
  /// The languages.
  open private(set) var languageOptions: [MPNowPlayingInfoLanguageOption]
  /// The one that is chosen at first.
  open private(set) var defaultLanguageOption: MPNowPlayingInfoLanguageOption?
  /// Whether none may be chosen.
  open private(set) var allowEmptySelection: Bool

  /// Makes a group.
  public init(
    languageOptions: [MPNowPlayingInfoLanguageOption],
    defaultLanguageOption: MPNowPlayingInfoLanguageOption?, allowEmptySelection: Bool
  ) {
    self.languageOptions = languageOptions
    self.defaultLanguageOption = defaultLanguageOption
    self.allowEmptySelection = allowEmptySelection
    super.init()
  }
}
