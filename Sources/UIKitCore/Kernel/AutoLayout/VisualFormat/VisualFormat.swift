/// A visual format, read but not yet looked up: `H:|-[a(>=50)]-8-[b(==a)]-|`.
struct VisualFormat {
  /// Something that is compared: a number, a name for one, or another view's size.
  enum Value {
    case number(CGFloat)
    case name(String, position: Int)
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
  }

  /// A distance; without predicates the standard one, none for views that touch.
  struct Connection {
    var predicates: [Predicate] = []
    var isStandard = false
  }

  struct Element {
    /// Nil for the superview at an end.
    var name: String?
    var position: Int
    var predicates: [Predicate] = []
  }

  var isVertical = false
  var elements: [Element] = []
  /// Between each element and the next.
  var connections: [Connection] = []
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error {
  var message: String
  /// The character it is about, from 0.
  var position: Int

  /// UIKit's words: the sentence, the format, and an arrow below the place.
  func text(_ format: String) -> String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n"
      + String(repeating: " ", count: position) + "^"
  }
}

/// Reads a visual format character by character.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  private init(_ text: String) { characters = Array(text) }

  static func parse(_ text: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  private func failure(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, position: position)
  }

  private mutating func expect(_ character: Character, _ place: String) throws(VisualFormatError) {
    guard take(character) else { throw failure("Expected a '\(character)' \(place)") }
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    if next == "H" || next == "V" {
      let letter = characters[position]
      format.isVertical = letter == "V"
      position += 1
      guard take(":") else {
        let way = format.isVertical ? "vertical" : "horizontal"
        throw failure("Expected a ':' after '\(letter)' to specify \(way) arrangement")
      }
    }
    if next == "|" {
      format.elements.append(VisualFormat.Element(name: nil, position: position))
      position += 1
      format.connections.append(try connection())
    }
    while true {
      format.elements.append(try view())
      if next == nil { return format }
      let start = position
      let connection = try connection()
      if next == "|" {
        format.elements.append(VisualFormat.Element(name: nil, position: position))
        format.connections.append(connection)
        position += 1
        if next != nil { throw failure("Unexpected character after the superview") }
        return format
      }
      if next == nil {
        position = start
        throw failure("Expected a view or the superview after the spacing")
      }
      format.connections.append(connection)
    }
  }

  private mutating func view() throws(VisualFormatError) -> VisualFormat.Element {
    guard take("[") else { throw failure("Expected a view") }
    let start = position
    let name = try identifier("Expected a view name")
    var element = VisualFormat.Element(name: name, position: start)
    if next == "(" { element.predicates = try predicates() }
    try expect("]", "after the view's name or predicates")
    return element
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return VisualFormat.Connection() }
    if next == "[" || next == "|" { return VisualFormat.Connection(isStandard: true) }
    var connection = VisualFormat.Connection()
    if next == "(" {
      connection.predicates = try predicates()
    } else {
      connection.predicates = [VisualFormat.Predicate(value: try value(allowsSign: false))]
    }
    try expect("-", "after the spacing")
    return connection
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    try expect("(", "before predicates")
    var list: [VisualFormat.Predicate] = []
    repeat { list.append(try predicate()) } while take(",")
    try expect(")", "after predicates")
    return list
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take("=") {
      try expect("=", "to make a relation")
    } else if take("<") {
      try expect("=", "to make a relation")
      relation = .lessThanOrEqual
    } else if take(">") {
      try expect("=", "to make a relation")
      relation = .greaterThanOrEqual
    }
    var predicate = VisualFormat.Predicate(
      relation: relation, value: try value(allowsSign: true))
    if take("@") { predicate.priority = try value(allowsSign: false) }
    return predicate
  }

  private mutating func value(allowsSign: Bool) throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    var text = ""
    if allowsSign, let sign = next, sign == "-" || sign == "+" {
      text.append(sign)
      position += 1
    }
    if let digit = next, digit.isNumber || digit == "." {
      while let character = next, character.isNumber || character == "." || character == "e" {
        text.append(character)
        position += 1
      }
      guard let number = Double(text), number.isFinite else {
        position = start
        throw failure("'\(text)' is not a number")
      }
      return .number(CGFloat(number))
    }
    let name = try identifier("Expected a number, a metric or a view")
    return .name(name, position: start)
  }

  private mutating func identifier(_ message: String) throws(VisualFormatError) -> String {
    guard let first = next, first.isLetter || first == "_" else { throw failure(message) }
    var text = ""
    while let character = next,
      character.isLetter || character.isNumber || character == "_" || character == "."
    {
      text.append(character)
      position += 1
    }
    return text
  }
}
