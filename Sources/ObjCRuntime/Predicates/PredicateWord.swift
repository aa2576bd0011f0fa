/// What a word that is no function stands for in the format of a predicate or an expression.
enum PredicateWord {
  /// The object that is asked itself.
  case object
  case constant(Any?)
  /// Of keys, from the object that is asked.
  case path(String)
  /// Of a name without `$`, and the keys behind it.
  case variable(String, String?)

  /// - Parameter word: of letters, digits, underscores, dots and `$`; the words of the language in capitals or not.
  init(_ word: String) {
    if word.hasPrefix("$") {
      let parts = word.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
      self = .variable(parts.first ?? "", parts.count > 1 ? parts[1] : nil)
      return
    }
    let prefix = "SELF."
    switch word.uppercased() {
    case "SELF": self = .object
    case "TRUE", "YES": self = .constant(true)
    case "FALSE", "NO": self = .constant(false)
    case "NIL", "NULL": self = .constant(nil)
    case let upper:
      self = .path(upper.hasPrefix(prefix) ? String(word.dropFirst(prefix.count)) : word)
    }
  }
}
