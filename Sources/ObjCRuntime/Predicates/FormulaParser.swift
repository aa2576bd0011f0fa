/// Reads the texts of calculations.
struct FormulaParser {
  private typealias Fault = PredicateParser.Fault

  private var rest: Substring
  private var values: ArraySlice<Any?>
  private var depth = 0

  /// - Throws: `PredicateParser.Fault`.
  static func parse(_ text: String, _ values: [Any?]) throws -> Formula {
    var parser = FormulaParser(rest: text[...], values: values[...])
    let formula = try parser.sum()
    guard parser.skip().isEmpty else {
      throw Fault(description: "\(parser.rest) was found behind the calculation.")
    }
    return formula
  }

  // MARK: Operations

  private mutating func sum() throws -> Formula {
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw Fault(description: "too many parentheses.") }
    var left = try product()
    while true {
      if take("+") {
        left = .call(.add, [left, try product()])
      } else if take("-") {
        left = .call(.subtract, [left, try product()])
      } else {
        return left
      }
    }
  }

  private mutating func product() throws -> Formula {
    var left = try power()
    while true {
      if !skip().hasPrefix("**"), take("*") {
        left = .call(.multiply, [left, try power()])
      } else if take("/") {
        left = .call(.divide, [left, try power()])
      } else {
        return left
      }
    }
  }

  private mutating func power() throws -> Formula {
    let base = try signed()
    return take("**") ? .call(.power, [base, try signed()]) : base
  }

  private mutating func signed() throws -> Formula {
    var isNegative = false
    while true {
      if take("-") {
        isNegative.toggle()
      } else if !take("+") {
        break
      }
    }
    let value = try single()
    return isNegative ? .call(.subtract, [.constant(0), value]) : value
  }

  // MARK: Values

  private mutating func single() throws -> Formula {
    guard let first = skip().first else { throw Fault(description: "a value is missing.") }
    if take("(") {
      let inner = try sum()
      guard take(")") else { throw Fault(description: ") is missing.") }
      return inner
    }
    if take("{") { return .list(try list(to: "}")) }
    if first == "'" || first == "\"" { return try quoted() }
    if first == "%" { return try given() }
    if first.isASCII, first.isNumber || first == "." { return try number() }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_@.:$".contains($0) }
    guard !word.isEmpty else { throw Fault(description: "\(rest) is no value.") }
    rest = rest.dropFirst(word.count)
    return take("(") ? try call(String(word)) : named(String(word))
  }

  private mutating func number() throws -> Formula {
    var digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    rest = rest.dropFirst(digits.count)
    let exponent = rest.dropFirst().drop { "+-".contains($0) }.prefix { $0.isNumber }
    if rest.first?.lowercased() == "e", !exponent.isEmpty {
      digits = digits.base[digits.startIndex..<exponent.endIndex]
      rest = rest[exponent.endIndex...]
    }
    if let whole = Int(digits) { return .constant(whole) }
    guard let value = Double(digits) else {
      throw Fault(description: "\(digits) is no number.")
    }
    return .constant(value)
  }

  private mutating func quoted() throws -> Formula {
    let quote = rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == quote { return .constant(text) }
      text.append(character == "\\" ? rest.popFirst() ?? character : character)
    }
    throw Fault(description: "a quotation does not end.")
  }

  private mutating func given() throws -> Formula {
    rest.removeFirst()
    while let length = rest.first, "lqhzt.0123456789".contains(length) { rest.removeFirst() }
    guard let kind = rest.popFirst(), "@KdDiuUxXfFgGeEcs".contains(kind) else {
      throw Fault(description: "% should be followed by the kind of a value.")
    }
    guard let value = values.popFirst() else {
      throw Fault(description: "there are too few values.")
    }
    return kind == "K" ? .path("\(value ?? "")") : .constant(value)
  }

  private mutating func call(_ word: String) throws -> Formula {
    let arguments = try list(to: ")")
    guard let function = FormulaFunction(word: word, arguments: arguments.count) else {
      throw Fault(description: "the function \(word) is not understood.")
    }
    return .call(function, arguments)
  }

  private mutating func list(to end: String) throws -> [Formula] {
    var result: [Formula] = []
    while !take(end) {
      if !result.isEmpty, !take(",") { throw Fault(description: "\(end) is missing.") }
      result.append(try sum())
    }
    return result
  }

  private func named(_ word: String) -> Formula {
    switch PredicateWord(word) {
    case .object: .object
    case .constant(let value): .constant(value)
    case .path(let path): .path(path)
    case .variable(let name, let path): .variable(name, path)
    }
  }

  // MARK: Text

  @discardableResult
  private mutating func skip() -> Substring {
    rest = rest.drop(while: \.isWhitespace)
    return rest
  }

  private mutating func take(_ sign: String) -> Bool {
    guard skip().hasPrefix(sign) else { return false }
    rest = rest.dropFirst(sign.count)
    return true
  }
}
