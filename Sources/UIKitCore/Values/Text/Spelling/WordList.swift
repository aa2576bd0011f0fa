import PlatformInterface

/// The stems in a dictionary's file, for completing words, which Enchant does not.
@MainActor
enum WordList {
  private static var lists: [String: [String]] = [:]

  static func reset() { lists = [:] }

  private static var folders: [String] {
    let environment = ProcessInfo.processInfo.environment
    let own = environment["ENCHANT_CONFIG_DIR"].map { [$0 + "/hunspell"] } ?? []
    let shared = ["hunspell", "myspell", "myspell/dicts"].map { "/usr/share/" + $0 }
    return own + (environment["DICPATH"].map { [$0] } ?? []) + shared
  }

  /// Words that begin so, short ones first; nil where no file is found.
  ///
  /// - Complexity: O(words of the language).
  static func completions(of beginning: String, _ language: String) -> [String]? {
    let tag = language.replacing("-", with: "_")
    guard let words = lists[tag] ?? read(tag) else { return nil }
    lists[tag] = words
    let wanted = beginning.lowercased()
    return words.filter { $0.count > beginning.count && $0.lowercased().hasPrefix(wanted) }
      .sorted { ($0.count, $0) < ($1.count, $1) }
  }

  private static func read(_ tag: String) -> [String]? {
    for folder in folders {
      let files = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      let name =
        files.first { $0 == tag + ".dic" }
        ?? files.first { $0.hasPrefix(tag + "_") && $0.hasSuffix(".dic") }
      guard let name, let data = FileManager.default.contents(atPath: folder + "/" + name) else {
        continue
      }
      let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
      // The first line is a count; behind a slash stand marks of endings.
      return (text ?? "").split(whereSeparator: \.isNewline).dropFirst().map {
        String($0.prefix { $0 != "/" && $0 != "\t" })
      }
    }
    return nil
  }
}
