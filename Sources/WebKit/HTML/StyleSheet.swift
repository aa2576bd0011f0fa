import Foundation

/// What an element is for the selectors of a style sheet.
struct StyledElement {
  var name: String
  var id: String?
  var classes: [Substring] = []

  init(_ tag: HTMLTag) {
    name = tag.name
    id = tag.attributes["id"]
    if let names = tag.attributes["class"] { classes = names.split(whereSeparator: \.isWhitespace) }
  }
}

/// Rules of a page's style sheets, as far as they are by elements, classes and ids.
///
/// Selectors of several parts ask for ancestors; what else they say, of states and neighbours, makes
/// their rules fit nothing. Of conditions, light and dark count.
struct StyleSheet {
  struct Declaration: Equatable {
    var property: String
    var value: String
    var isImportant = false
  }

  private struct Compound {
    var name: String?
    var id: String?
    var classes: [Substring] = []

    func fits(_ element: StyledElement) -> Bool {
      (name == nil || name == element.name) && (id == nil || id == element.id)
        && classes.allSatisfy(element.classes.contains)
    }
  }

  private struct Rule {
    var compounds: [Compound]
    var declarations: [Declaration]
    var weight: Int
    var order: Int
  }

  private var rules: [String: [Rule]] = [:]
  private var count = 0
  private let isDark: Bool

  init(isDark: Bool) { self.isDark = isDark }

  // MARK: Reading

  /// Adds the rules of a text, which count more than those before.
  mutating func add(_ text: String) { read(Substring(Self.withoutComments(text)), depth: 0) }

  private mutating func read(_ text: Substring, depth: Int) {
    var rest = text
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == ";" }) {
      let head = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
      if rest[open] == ";" {
        rest = rest[rest.index(after: open)...]
        continue
      }
      let end = Self.end(ofBlock: rest[open...])
      let body = rest[rest.index(after: open)..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      if head.hasPrefix("@media") {
        if depth < 8, holds(head) { read(body, depth: depth + 1) }
      } else if !head.hasPrefix("@") {
        add(head, Self.declarations(body))
      }
    }
  }

  /// The brace that closes the one at the start.
  private static func end(ofBlock text: Substring) -> Substring.Index {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return text.endIndex
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else {
        return result
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  private func holds(_ condition: String) -> Bool {
    let words = condition.lowercased().filter { !$0.isWhitespace }
    if words.contains("prefers-color-scheme:dark") { return isDark }
    if words.contains("prefers-color-scheme:light") { return !isDark }
    return !words.contains("(") && !words.contains("print")
  }

  static func declarations(_ text: some StringProtocol) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
      let isImportant = value.lowercased().hasSuffix("!important")
      if isImportant { value = value.dropLast(10).trimmingCharacters(in: .whitespaces) }
      return Declaration(
        property: part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
        value: value, isImportant: isImportant)
    }
  }

  private mutating func add(_ selectors: String, _ declarations: [Declaration]) {
    guard !declarations.isEmpty else { return }
    for selector in selectors.split(separator: ",") {
      let parts = selector.split { $0.isWhitespace || $0 == ">" }
      let compounds = parts.compactMap(Self.compound)
      guard compounds.count == parts.count, let last = compounds.last else { continue }
      let weight = compounds.reduce(0) {
        $0 + ($1.id == nil ? 0 : 10_000) + $1.classes.count * 100 + ($1.name == nil ? 0 : 1)
      }
      let key =
        last.id.map { "#" + $0 } ?? last.classes.first.map { "." + $0 } ?? last.name ?? "*"
      rules[key, default: []].append(
        Rule(compounds: compounds, declarations: declarations, weight: weight, order: count))
      count += 1
    }
  }

  /// Nil for one that asks for more than an element, its id and its classes.
  private static func compound(_ text: Substring) -> Compound? {
    if text == ":root" { return Compound(name: "html") }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || "-_.#*".contains($0) }) else {
      return nil
    }
    var result = Compound()
    var rest = text
    let name = rest.prefix { $0 != "." && $0 != "#" }
    if !name.isEmpty, name != "*" { result.name = name.lowercased() }
    rest = rest.dropFirst(name.count)
    while let mark = rest.first {
      let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
      guard !word.isEmpty else { return nil }
      if mark == "#" { result.id = String(word) } else { result.classes.append(word) }
      rest = rest.dropFirst(word.count + 1)
    }
    return result
  }

  // MARK: Asking

  /// Declarations for an element, those that count most last.
  ///
  /// - Parameter ancestors: outer ones first.
  /// - Complexity: O(rules that name the element, one of its classes or its id).
  func declarations(for element: StyledElement, in ancestors: [StyledElement]) -> [Declaration] {
    var keys = ["*", element.name] + element.classes.map { "." + $0 }
    if let id = element.id { keys.append("#" + id) }
    let fitting = keys.flatMap { rules[$0] ?? [] }
      .filter { Self.fits($0, element, ancestors) }
      .sorted { ($0.weight, $0.order) < ($1.weight, $1.order) }
    return fitting.flatMap(\.declarations)
  }

  private static func fits(
    _ rule: Rule, _ element: StyledElement, _ ancestors: [StyledElement]
  ) -> Bool {
    guard let last = rule.compounds.last, last.fits(element) else { return false }
    var wanted = rule.compounds.dropLast()
    for ancestor in ancestors.reversed() {
      guard let next = wanted.last else { return true }
      if next.fits(ancestor) { wanted = wanted.dropLast() }
    }
    return wanted.isEmpty
  }
}
