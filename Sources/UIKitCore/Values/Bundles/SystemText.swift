/// The words that UIKit itself writes: of buttons, menus and searches.
///
/// iOS-BEHAVIOUR: they are in the language of the program's that the user prefers, and in English where the program
/// has none of those below. Evidence: unmeasured, as are the words in other languages, which are those commonly seen on
/// iPhones.
enum SystemText {
  /// All of them in English, in the order in which every language has them.
  static let english =
    ("Back|Cancel|Done|Edit|Save|Undo|Redo|Search|Delete|Cut|Copy|Paste|"
    + "Select|Select All|Add|Compose|Reply|Share|Organize|Bookmarks|Refresh|"
    + "Stop|Close|Camera|Play|Pause|More|Favorites|Featured|Top Rated|Recents|"
    + "Contacts|History|Downloads|Most Recent|Most Viewed|No Results|"
    + "No Results for “%@”|Check the spelling or try a new search.").split(separator: "|").map(
      String.init)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [String: String]] = [:]

  /// Returns a word in the language that the app runs in; from any thread.
  ///
  /// - Parameter text: one of `english`; others come back as they are.
  static func localized(_ text: String) -> String {
    guard let language = BundleFolders.of(.main).language else { return text }
    return table(of: language)[text] ?? text
  }

  /// Returns a word with `%@` in it, which a text takes the place of.
  static func localized(_ format: String, _ text: String) -> String {
    localized(format).replacing("%@", with: text)
  }

  /// The words of a language by the English ones, `de-AT` having those of `de`; none for English and what is not there.
  static func table(of language: String) -> [String: String] {
    lock.withLock {
      if let found = known[language] { return found }
      let words = languages[name(of: language)].map { $0.split(separator: "|").map(String.init) }
      let table = Dictionary(uniqueKeysWithValues: zip(english, words ?? []))
      known[language] = table
      return table
    }
  }

  private static func name(of language: String) -> String {
    let parts = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    guard let first = parts.first else { return language }
    guard first == "zh" else { return first }
    let isTraditional = !Set(parts).isDisjoint(with: ["Hant", "TW", "HK", "MO"])
    return isTraditional ? "zh-Hant" : "zh-Hans"
  }

  /// Of each language the words in the order of `english`, parted by bars.
  static let languages = european.merging(northern) { $1 }.merging(asian) { $1 }
}
