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

  static func isRight(_ word: String, _ language: String) -> Bool {
    learned.contains(word) || enchant?.isRight(word, language) ?? true
  }

  static func suggestions(for word: String, _ language: String) -> [String] {
    enchant?.suggestions(for: word, language) ?? []
  }

  // MARK: Words that were taught

  private static var language: String {
    Locale.preferredLanguages.first ?? Locale.current.identifier
  }

  static func hasLearned(_ word: String) -> Bool {
    learned.contains(word) || enchant?.hasLearned(word, language) ?? false
  }

  static func learn(_ word: String) {
    learned.insert(word)
    if !isVirtual { enchant?.learn(word, language) }
  }

  static func unlearn(_ word: String) {
    learned.remove(word)
    if !isVirtual { enchant?.unlearn(word, language) }
  }
}
