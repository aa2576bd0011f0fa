/// Why a line is no command, before anybody knows which line it is.
struct ScriptSyntaxError: Error, Hashable {
  var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// A word of a line, or a text in quotes.
enum ScriptToken: Hashable {
  case word(String)
  case quoted(String)

  /// As an error message shows it.
  var shown: String {
    switch self {
    case .word(let word): word
    case .quoted(let text): "\"\(text)\""
    }
  }

  /// Splits at spaces. A `#` that begins the line or stands alone begins a comment; one with a name
  /// behind it may be an identifier, so that only the parser can tell.
  static func tokens(of line: String) throws(ScriptSyntaxError) -> [ScriptToken] {
    var tokens: [ScriptToken] = []
    var rest = Substring(line)
    while true {
      rest = rest.drop { $0.isWhitespace }
      guard let first = rest.first else { return tokens }
      if first == "#" {
        let next = rest.dropFirst().first
        if tokens.isEmpty || next == nil || next?.isWhitespace == true { return tokens }
      }
      if first == "\"" {
        tokens.append(.quoted(try quotedText(from: &rest)))
      } else {
        let word = rest.prefix { !$0.isWhitespace && $0 != "\"" }
        tokens.append(.word(String(word)))
        rest = rest.dropFirst(word.count)
      }
    }
  }

  /// Reads up to the closing quote; `\"`, `\\` and `\n` stand for a quote, a backslash and a new line.
  private static func quotedText(from rest: inout Substring) throws(ScriptSyntaxError) -> String {
    var text = ""
    rest = rest.dropFirst()
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        switch rest.popFirst() {
        case "n": text.append("\n")
        case "\"": text.append("\"")
        case "\\": text.append("\\")
        case let other:
          throw ScriptSyntaxError(
            "A backslash in a text should be followed by n, a quote or a backslash; found "
              + "\(other.map(String.init) ?? "the end of the line").")
        }
      default: text.append(character)
      }
    }
    throw ScriptSyntaxError("A text should end with a quote; found the end of the line.")
  }
}
