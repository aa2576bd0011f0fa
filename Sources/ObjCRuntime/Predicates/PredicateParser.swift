/// Reads the texts of predicates.
struct PredicateParser {
  /// What is wrong with a text; the end of a sentence.
  struct Fault: Error, CustomStringConvertible { var description: String }

  private enum Token: Equatable {
    case word(String), text(String), number(Double), sign(String), value(Character), end
  }

  private var tokens: [Token]
  private var place = 0
  private var values: ArraySlice<Any?>

  /// - Throws: `Fault`.
  static func parse(_ text: String, _ values: [Any?]) throws -> PredicateCondition {
    var parser = PredicateParser(tokens: try tokens(of: text), values: values[...])
    let condition = try parser.alternatives()
    guard parser.next == .end else { throw Fault(description: "there is more than one condition.") }
    return condition
  }

  // MARK: Tokens

  private static func tokens(of text: String) throws -> [Token] {
    var result: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "'" || first == "\"" {
        result.append(.text(try quoted(&rest, first)))
      } else if first == "%", let kind = formatKind(&rest) {
        result.append(.value(kind))
      } else if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber == true {
        let digits = rest.prefix { $0.isNumber || "-+.eE".contains($0) }
        guard let number = Double(digits) else {
          throw Fault(description: "\(digits) is no number.")
        }
        rest = rest.dropFirst(digits.count)
        result.append(.number(number))
      } else if first.isLetter || "_@$#".contains(first) {
        let word = rest.prefix { $0.isLetter || $0.isNumber || "_@.$#".contains($0) }
        rest = rest.dropFirst(word.count)
        result.append(.word(String(word)))
      } else {
        let two = String(rest.prefix(2))
        let isTwo = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two)
        result.append(.sign(isTwo ? two : String(first)))
        rest = rest.dropFirst(isTwo ? 2 : 1)
      }
    }
    return result + [.end]
  }

  private static func quoted(_ rest: inout Substring, _ quote: Character) throws -> String {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return text }
      if character == "\\", let escaped = rest.popFirst() {
        text.append(escaped)
      } else {
        text.append(character)
      }
    }
    throw Fault(description: "a quotation does not end.")
  }

  /// `@`, `K` or `d`, for whatever kind of number.
  private static func formatKind(_ rest: inout Substring) -> Character? {
    var after = rest.dropFirst()
    while let length = after.first, "lqhzt.0123456789".contains(length) { after.removeFirst() }
    guard let kind = after.popFirst(), "@KdDiuUxXfFgGeEcsp".contains(kind) else { return nil }
    rest = after
    return "@K".contains(kind) ? kind : "d"
  }

  // MARK: Conditions

  private var next: Token { tokens[place] }

  private mutating func take(_ token: Token) -> Bool {
    guard next == token else { return false }
    place += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let found) = next, found.uppercased() == word else { return false }
    place += 1
    return true
  }

  private mutating func alternatives() throws -> PredicateCondition {
    var conditions = [try conjunction()]
    while take(word: "OR") || take(.sign("||")) { conditions.append(try conjunction()) }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() throws -> PredicateCondition {
    var conditions = [try condition()]
    while take(word: "AND") || take(.sign("&&")) { conditions.append(try condition()) }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func condition() throws -> PredicateCondition {
    if take(word: "NOT") || take(.sign("!")) { return .not(try condition()) }
    if take(word: "TRUEPREDICATE") { return .constant(true) }
    if take(word: "FALSEPREDICATE") { return .constant(false) }
    if next == .sign("(") {
      // Either a condition or an expression begins here.
      let start = (place, values)
      place += 1
      if let inner = try? alternatives(), take(.sign(")")) { return inner }
      (place, values) = start
    }
    if take(word: "NONE") { return .not(.comparison(try comparison(of: .any))) }
    if take(word: "ANY") || take(word: "SOME") { return .comparison(try comparison(of: .any)) }
    return .comparison(try comparison(of: take(word: "ALL") ? .all : .direct))
  }

  private mutating func comparison(
    of modifier: NSComparisonPredicate.Modifier
  ) throws -> PredicateComparison {
    let left = try expression()
    let operation = try operation()
    var comparison = PredicateComparison(
      left: left, operation: operation, right: .object, options: try options(), modifier: modifier)
    comparison.right = try expression()
    return comparison
  }

  private mutating func operation() throws -> NSComparisonPredicate.Operator {
    defer { place += 1 }
    switch next {
    case .word(let word):
      if let found = NSComparisonPredicate.Operator(word: word.uppercased()) { return found }
    case .sign("="): return .equalTo
    case .sign("<>"): return .notEqualTo
    case .sign("=<"): return .lessThanOrEqualTo
    case .sign("=>"): return .greaterThanOrEqualTo
    case .sign(let sign):
      if let found = NSComparisonPredicate.Operator(word: sign) { return found }
    default: break
    }
    throw Fault(description: "an operator is expected and \(next) was found.")
  }

  /// `[cd]`
  private mutating func options() throws -> String.CompareOptions {
    guard take(.sign("[")) else { return [] }
    guard case .word(let letters) = next else {
      throw Fault(description: "[ should be followed by c or d.")
    }
    place += 1
    guard take(.sign("]")) else { throw Fault(description: "] is missing.") }
    var result: String.CompareOptions = []
    if letters.lowercased().contains("c") { result.insert(.caseInsensitive) }
    if letters.lowercased().contains("d") { result.insert(.diacriticInsensitive) }
    return result
  }

  // MARK: Expressions

  private mutating func expression() throws -> Formula {
    let token = next
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .value(let kind): return try given(kind)
    case .word(let word): return try named(word)
    case .sign("("):
      let inner = try expression()
      guard take(.sign(")")) else { throw Fault(description: ") is missing.") }
      return inner
    case .sign("{"): return .list(try list())
    default: throw Fault(description: "a value is expected and \(token) was found.")
    }
  }

  private mutating func list() throws -> [Formula] {
    var result: [Formula] = []
    while !take(.sign("}")) {
      result.append(try expression())
      if !take(.sign(",")), next != .sign("}") { throw Fault(description: "} is missing.") }
    }
    return result
  }

  private mutating func given(_ kind: Character) throws -> Formula {
    guard let value = values.popFirst() else {
      throw Fault(description: "there are too few values.")
    }
    guard kind == "K" else { return .constant(value) }
    guard let path = value as? String else {
      throw Fault(description: "%K should be given a key path.")
    }
    // `%K.name` goes on behind the path.
    guard case .sign(".") = next, case .word(let rest) = tokens[place + 1] else {
      return .path(path)
    }
    place += 2
    return .path("\(path).\(rest)")
  }

  private func named(_ word: String) throws -> Formula {
    if next == .sign("(") { throw Fault(description: "the function \(word) is not understood.") }
    switch PredicateWord(word) {
    case .object: return .object
    case .constant(let value): return .constant(value)
    case .path(let path): return .path(path)
    case .variable(let name, let path): return .variable(name, path)
    }
  }
}
