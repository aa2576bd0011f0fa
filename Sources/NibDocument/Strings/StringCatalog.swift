/// An `.xcstrings` file: the translations of one table in all languages.
package struct StringCatalog: Equatable, Sendable {
  /// What is needed of one language.
  package struct Table: Equatable, Sendable {
    package var strings: [String: String] = [:]
    /// By key, the text of each plural category: `one`, `other`.
    package var plurals: [String: [String: String]] = [:]
  }

  package var sourceLanguage: String
  package var tables: [String: Table] = [:]
  package var problems: [NibProblem] = []

  /// - Throws: where the text is no JSON, with the line.
  package static func read(
    _ bytes: some Collection<UInt8>, file: String
  ) throws(NibProblem) -> StringCatalog {
    let list: PropertyList
    do throws(XMLProblem) {
      list = try JSONPropertyList.read(bytes)
    } catch {
      throw NibProblem(
        kind: .syntax, file: file, line: error.line, element: "", message: error.message)
    }
    var catalog = StringCatalog(sourceLanguage: list["sourceLanguage"]?.string ?? "en")
    for (key, entry) in list["strings"]?.dictionary ?? [:] {
      catalog.add(key, entry, file: file)
    }
    catalog.problems.sort { $0.message < $1.message }
    return catalog
  }

  private mutating func add(_ key: String, _ entry: PropertyList, file: String) {
    var hasSource = false
    for (language, localization) in entry["localizations"]?.dictionary ?? [:] {
      if language == sourceLanguage { hasSource = true }
      if let text = localization[path: "stringUnit", "value"]?.string {
        tables[language, default: Table()].strings[key] = text
      } else if let plural = localization[path: "variations", "plural"]?.dictionary {
        let texts = plural.compactMapValues { $0[path: "stringUnit", "value"]?.string }
        if texts["other"] != nil {
          tables[language, default: Table()].plurals[key] = texts
        } else {
          tell("\"\(key)\" has no plural for other in \(language).", file)
        }
      } else if let device = localization[path: "variations", "device"]?.dictionary {
        let one = ["iphone", "ipad", "other"].lazy.compactMap {
          device[$0]?[path: "stringUnit", "value"]?.string
        }.first
        if let one { tables[language, default: Table()].strings[key] = one }
      } else {
        tell("\"\(key)\" has a form in \(language) that is not known.", file)
      }
    }
    // iOS-BEHAVIOUR: in the language of development a key without a text is its own text.
    // Evidence: unmeasured.
    if !hasSource { tables[sourceLanguage, default: Table()].strings[key] = key }
  }

  private mutating func tell(_ message: String, _ file: String) {
    problems.append(
      NibProblem(kind: .damaged, file: file, line: 1, element: "", message: message))
  }
}

extension StringCatalog.Table {
  /// The plurals as a `.stringsdict` has them.
  package var pluralList: [String: [String: Any]] {
    plurals.mapValues { texts in
      var rule: [String: String] = texts
      rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
      rule["NSStringFormatValueTypeKey"] = Self.valueType(texts["other"] ?? "")
      return ["NSStringLocalizedFormatKey": "%#@value@", "value": rule]
    }
  }

  /// What the first placeholder of a text takes: `lld` of `"%lld photos"`.
  private static func valueType(_ text: String) -> String {
    guard let percent = text.firstIndex(of: "%") else { return "lld" }
    let rest = text[text.index(after: percent)...]
    let letters = rest.drop { $0.isNumber || $0 == "$" || $0 == "." }
      .prefix { "hlqdiufgxX@".contains($0) }
    return letters.isEmpty || letters.contains("@") ? "lld" : String(letters)
  }
}
