import Foundation

/// The values of a flow's `${…}`: names, and what scripts have kept under them.
///
/// Maestro runs JavaScript there. Here are texts, numbers, truth values, names, `!`, `==`, `!=`, `<`, `>`, `+`,
/// `&&`, `||` and assignments to `output.NAME`; anything else is said to be unknown.
struct FlowValues {
  var values: [String: String]

  private static let isFalse: Set<String> = ["", "false", "0", "null", "undefined"]

  static func isTrue(_ text: String) -> Bool { !isFalse.contains(text) }

  /// A text with every `${…}` replaced by its value.
  func filled(_ text: String, at step: FlowStep) throws(Failure) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      if rest[..<start.lowerBound].hasSuffix("\\") {
        result += rest[..<start.lowerBound].dropLast() + "${"
        rest = rest[start.upperBound...]
        continue
      }
      result += rest[..<start.lowerBound]
      result += try value(of: String(rest[start.upperBound..<end]), at: step)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// What an expression comes to; without `${}` around it, too.
  func value(of text: String, at step: FlowStep) throws(Failure) -> String {
    var reader = FlowExpression(text, values: values)
    guard let value = reader.whole() else {
      throw .usage(
        "\(step.file):\(step.line): An expression should be a name, a text, a number or a comparison of "
          + "these; found \(text).")
    }
    return value
  }

  /// Runs `output.name = value; …`.
  mutating func run(_ script: String, at step: FlowStep) throws(Failure) {
    var text = script.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.hasPrefix("${"), text.hasSuffix("}") { text = String(text.dropFirst(2).dropLast()) }
    for part in text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
      let sides = part.split(separator: "=", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard !part.allSatisfy(\.isWhitespace) else { continue }
      if sides.count == 2,
        sides[0].wholeMatch(of: /(?:(?:var|let|const)\s+)?[A-Za-z_][\w.]*/) != nil,
        !sides[1].hasPrefix("=")
      {
        let name = sides[0].split(separator: " ").last.map(String.init) ?? sides[0]
        values[name] = try value(of: sides[1], at: step)
      } else {
        _ = try value(of: String(part), at: step)
      }
    }
  }
}

/// Reads an expression and what it comes to at once.
private struct FlowExpression {
  private var rest: Substring
  private let values: [String: String]

  init(_ text: String, values: [String: String]) {
    rest = Substring(text)
    self.values = values
  }

  /// Nil where it is none.
  mutating func whole() -> String? {
    guard let value = either() else { return nil }
    skipBlanks()
    return rest.isEmpty ? value : nil
  }

  private mutating func skipBlanks() { rest = rest.drop { $0.isWhitespace } }

  private mutating func take(_ word: String) -> Bool {
    skipBlanks()
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }

  private mutating func either() -> String? {
    guard var left = both() else { return nil }
    while take("||") {
      guard let right = both() else { return nil }
      left = FlowValues.isTrue(left) ? left : right
    }
    return left
  }

  private mutating func both() -> String? {
    guard var left = comparison() else { return nil }
    while take("&&") {
      guard let right = comparison() else { return nil }
      left = FlowValues.isTrue(left) ? right : left
    }
    return left
  }

  private mutating func comparison() -> String? {
    guard let left = sum() else { return nil }
    for sign in ["===", "!==", "==", "!=", "<=", ">=", "<", ">"] where take(sign) {
      guard let right = sum() else { return nil }
      let numbers = (Double(left), Double(right))
      let isEqual =
        if case (let left?, let right?) = numbers { left == right } else { left == right }
      switch sign {
      case "===", "==": return String(isEqual)
      case "!==", "!=": return String(!isEqual)
      default: break
      }
      guard case (let first?, let second?) = numbers else { return "false" }
      switch sign {
      case "<=": return String(first <= second)
      case ">=": return String(first >= second)
      case "<": return String(first < second)
      default: return String(first > second)
      }
    }
    return left
  }

  private mutating func sum() -> String? {
    guard var left = single() else { return nil }
    while take("+") {
      guard let right = single() else { return nil }
      if let first = Double(left), let second = Double(right) {
        let sum = first + second
        left = sum == sum.rounded() && abs(sum) < 1e15 ? String(Int(sum)) : String(sum)
      } else {
        left += right
      }
    }
    return left
  }

  private mutating func single() -> String? {
    skipBlanks()
    if rest.hasPrefix("!"), !rest.hasPrefix("!=") {
      rest = rest.dropFirst()
      return single().map { String(!FlowValues.isTrue($0)) }
    }
    if take("(") {
      guard let value = either(), take(")") else { return nil }
      return value
    }
    guard let first = rest.first else { return nil }
    if "\"'`".contains(first) {
      guard let end = rest.dropFirst().firstIndex(of: first) else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[rest.index(after: rest.startIndex)..<end])
    }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.$-".contains($0) }
    guard !word.isEmpty else { return nil }
    rest = rest.dropFirst(word.count)
    let name = String(word)
    if Double(name) != nil || name == "true" || name == "false" { return name }
    // Calls are a script's.
    guard !rest.hasPrefix("(") else { return nil }
    return values[name] ?? "undefined"
  }
}
