import PlatformInterface
import UIKitTextModel

/// Finds words that are spelled wrong, with the dictionaries that the desktop's programs use.
///
/// Where the machine has none for a language, that is said once and every word of it is right.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  /// The words that this checker alone takes for right; nil for none.
  open var ignoredWords: [String]?

  public nonisolated override init() { super.init() }

  /// The first word that is wrong and ends behind the offset.
  ///
  /// - Parameters:
  ///   - range: UTF-16 offsets of the part that is looked at.
  ///   - startingOffset: where looking begins, in the string.
  ///   - wrapFlag: whether it goes on at the start of the range.
  /// - Returns: the word's offsets, or a range at `NSNotFound` where all are right.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let nothing = NSRange(location: NSNotFound, length: 0)
    let length = stringToCheck.utf16.count
    guard range.location >= 0, range.length >= 0, range.location <= length else { return nothing }
    let part = range.location..<min(range.location + min(range.length, length), length)
    guard Spelling.knows(language) else { return nothing }
    let ignored = Set(ignoredWords ?? [])
    let wrong = SpelledWords.words(of: stringToCheck, in: part).lazy.filter {
      !ignored.contains($0.text) && !Spelling.isRight($0.text, language)
    }
    if let found = wrong.first(where: { $0.range.upperBound > startingOffset }) {
      return found.range.nsRange
    }
    guard wrapFlag, let first = wrong.first else { return nothing }
    return first.range.nsRange
  }

  /// What a wrong word may be meant to be, the likeliest first; nil where the language is not known.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = word(range, string), Spelling.knows(language) else { return nil }
    return Spelling.suggestions(for: word, language)
  }

  /// Words that begin as the part of one does, short ones first; nil where the language is not known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    guard let word = word(range, string), !word.isEmpty else { return nil }
    if let found = WordList.completions(of: word, language) { return found }
    Unsupported.report(
      "UITextChecker.completions(forPartialWordRange:in:language:) in the language \(language)")
    return nil
  }

  private func word(_ range: NSRange, _ string: String) -> String? {
    // Foundation takes no negative numbers.
    guard range.location >= 0, range.length >= 0 else { return nil }
    return Range(range, in: string).map { String(string[$0]) }
  }

  // MARK: Words of one's own

  /// Takes a word for right from now on, for this checker alone.
  open func ignoreWord(_ wordToIgnore: String) {
    if ignoredWords?.contains(wordToIgnore) ?? false { return }
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Right from now on, in all programs of the desktop; without a display in this one alone.
  open class func learnWord(_ word: String) { Spelling.learn(word) }
  /// Forgets a word that was learned.
  open class func unlearnWord(_ word: String) { Spelling.unlearn(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { Spelling.hasLearned(word) }

  /// Languages that have a dictionary here, as `"en_US"`; none without Enchant.
  open class var availableLanguages: [String] { Spelling.languages }
}

/// The words of a text that are looked up: letters with apostrophes between them. What has digits is none.
enum SpelledWords {
  static func words(
    of text: String, in range: Range<Int>
  ) -> [(text: String, range: Range<Int>)] {
    let units = text.utf16
    guard
      let start = units.index(
        units.startIndex, offsetBy: range.lowerBound, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.count, limitedBy: units.endIndex)
    else { return [] }
    var words: [(String, Range<Int>)] = []
    var word = ""
    var first = range.lowerBound
    var place = range.lowerBound
    func take() {
      let bare = word.trimmingCharacters(in: apostrophes)
      let lead = word.prefix { "'\u{2019}".contains($0) }.utf16.count
      if !bare.isEmpty, !bare.contains(where: \.isNumber) {
        words.append((bare, (first + lead)..<(first + lead + bare.utf16.count)))
      }
      word = ""
    }
    for character in text[start..<end] {
      let isPart = character.isLetter || character.isNumber || "'\u{2019}".contains(character)
      if isPart {
        if word.isEmpty { first = place }
        word.append(character)
      } else if !word.isEmpty {
        take()
      }
      place += character.utf16.count
    }
    take()
    return words
  }

  private static let apostrophes = CharacterSet(charactersIn: "'\u{2019}")
}
