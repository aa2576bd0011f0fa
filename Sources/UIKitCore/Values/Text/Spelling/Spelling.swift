import PlatformInterface

/// The dictionaries of this process, and the words it was taught.
///
/// Without a display nothing is read or kept of what the user taught other programs, so that a program
/// does the same on every machine that has the same dictionaries.
@MainActor
enum Spelling {
  private static var library: EnchantLibrary??
  private static var learned: Set<String> = []
  private static var reported: Set<String> = []

  private static var isVirtual: Bool {
    PlatformServices.current.application.isTimeVirtual
  }

  private static var enchant: EnchantLibrary? {
    if let library { return library }
    if isVirtual, getenv("ENCHANT_CONFIG_DIR") == nil {
      setenv("ENCHANT_CONFIG_DIR", "/nonexistent", 1)
    }
    let made = EnchantLibrary()
    library = .some(made)
    return made
  }

  /// Forgets all, for tests with dictionaries of their own.
  static func reset() {
    library = nil
    learned = []
    reported = []
    known = ("", [:])
    WordList.reset()
  }

  static var languages: [String] { enchant?.languages ?? [] }

  /// Whether words of the language can be looked up; says once what is missing.
  static func knows(_ language: String) -> Bool {
    if enchant?.hasDictionary(language) ?? false { return true }
    guard reported.insert(language).inserted else { return false }
    Unsupported.report("UITextChecker in the language \(language)")
    Log.write(
      enchant == nil
        ? "Spelling is looked up by Enchant, and libenchant-2.so.2 is not installed; every word counts as "
          + "right."
        : "There is no spelling dictionary for the language \(language), as the package hunspell-en-us is "
          + "for en_US; every word counts as right.")
    return false
  }

  /// Whether it is known that there is a dictionary, or none; else it is read on another thread.
  ///
  /// - Parameter done: called when it is known.
  static func isPrepared(_ language: String, else done: @escaping @MainActor () -> Void) -> Bool {
    guard let enchant, !enchant.isPrepared(language) else { return true }
    enchant.prepare(language, then: done)
    return false
  }

  /// Whether there is a dictionary, for who can do without.
  static func hasDictionary(_ language: String) -> Bool {
    enchant?.hasDictionary(language) ?? false
  }

  /// What was looked up of late, by word; of one language.
  private static var known: (language: String, words: [String: Bool]) = ("", [:])
  private static let mostKnown = 10_000

  /// As `isRight`, for words that are asked about again and again.
  static func isKnown(_ word: String, _ language: String) -> Bool {
    if known.language != language || known.words.count >= mostKnown { known = (language, [:]) }
    if let known = known.words[word] { return known }
    let isRight = isRight(word, language)
    known.words[word] = isRight
    return isRight
  }

  static func isRight(_ word: String, _ language: String) -> Bool {
    learned.contains(word) || enchant?.isRight(word, language) ?? true
  }

  static func suggestions(for word: String, _ language: String) -> [String] {
    enchant?.suggestions(for: word, language) ?? []
  }

  // MARK: Words that were taught

  static var userLanguage: String {
    Locale.preferredLanguages.first ?? Locale.current.identifier
  }

  static func hasLearned(_ word: String) -> Bool {
    learned.contains(word) || enchant?.hasLearned(word, userLanguage) ?? false
  }

  static func learn(_ word: String) {
    learned.insert(word)
    known = ("", [:])
    if !isVirtual { enchant?.learn(word, userLanguage) }
  }

  static func unlearn(_ word: String) {
    learned.remove(word)
    known = ("", [:])
    if !isVirtual { enchant?.unlearn(word, userLanguage) }
  }
}
