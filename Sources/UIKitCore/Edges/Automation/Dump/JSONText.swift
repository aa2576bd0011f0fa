/// JSON whose keys stay in the order they were given, so that equal trees give equal bytes.
package indirect enum JSONText: Hashable, Sendable {
  /// The value `null`.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// Written with at most three decimals; infinite and NaN as a text.
  case number(Double)
  /// A text, which is escaped as it is written.
  case string(String)
  /// Values in their order.
  case array([JSONText])
  /// Keys and values, in the order given.
  case object([Member])

  /// A key of an object and its value.
  package struct Member: Hashable, Sendable {
    /// The key.
    package var key: String
    /// The value.
    package var value: JSONText
  }

  /// Returns an object of the keys that have a value; nil ones are left out.
  package static func object(_ members: KeyValuePairs<String, JSONText?>) -> JSONText {
    .object(
      members.compactMap { member in member.value.map { Member(key: member.key, value: $0) } })
  }

  /// Returns a rectangle as four numbers: `[x, y, width, height]`.
  package static func rect(_ rect: CGRect) -> JSONText {
    .array([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { .number($0) })
  }

  /// Returns a point as two numbers.
  package static func point(_ point: CGPoint) -> JSONText {
    .array([.number(point.x), .number(point.y)])
  }

  /// Returns a size as two numbers.
  package static func size(_ size: CGSize) -> JSONText {
    .array([.number(size.width), .number(size.height)])
  }

  /// Indented by two spaces; arrays of plain values stand on one line.
  package var text: String {
    var text = ""
    write(to: &text, depth: 0)
    text += "\n"
    return text
  }

  /// Without a new line anywhere, for protocols that have one value a line.
  package var line: String {
    var text = ""
    writeLine(to: &text)
    return text
  }

  private func writeLine(to text: inout String) {
    switch self {
    case .null, .bool, .int, .number, .string: write(to: &text, depth: 0)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeLine(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + Self.quoted(member.key) + ":"
        member.value.writeLine(to: &text)
      }
      text += "}"
    }
  }

  private var isPlain: Bool {
    switch self {
    case .null, .bool, .int, .number, .string: true
    case .array, .object: false
    }
  }

  private func write(to text: inout String, depth: Int) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .int(let value): text += String(value)
    case .number(let value): text += Self.text(of: value)
    case .string(let value): text += Self.quoted(value)
    case .array(let values) where values.allSatisfy(\.isPlain):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(to: &text, depth: 0)
      }
      text += "]"
    case .array(let values):
      let inner = Self.indentation(depth + 1)
      text += "["
      for (index, value) in values.enumerated() {
        text += index > 0 ? ",\n" + inner : "\n" + inner
        value.write(to: &text, depth: depth + 1)
      }
      text += "\n" + Self.indentation(depth) + "]"
    case .object(let members):
      guard !members.isEmpty else {
        text += "{}"
        return
      }
      let inner = Self.indentation(depth + 1)
      text += "{"
      for (index, member) in members.enumerated() {
        text += index > 0 ? ",\n" + inner : "\n" + inner
        text += Self.quoted(member.key) + ": "
        member.value.write(to: &text, depth: depth + 1)
      }
      text += "\n" + Self.indentation(depth) + "}"
    }
  }

  /// Deeper levels stand no further right, lest the text of a deep tree grow with its square.
  private static func indentation(_ depth: Int) -> String {
    String(repeating: " ", count: 2 * min(depth, 200))
  }

  private static func text(of value: Double) -> String {
    guard value.isFinite else { return quoted("\(value)") }
    let rounded = (value * 1000).rounded() / 1000
    guard abs(rounded) < 1e15 else { return "\(rounded)" }
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
