import Foundation

/// Reads JSON into the values of property lists; `null` counts as absent.
///
/// Asset catalogs and string catalogs are written in it. A mistake ends the reading, with its line.
package struct JSONPropertyList {
  private let bytes: [UInt8]
  private let isRelaxed: Bool
  private var index = 0
  private var line = 1
  private var depth = 0

  /// As deep as lists may be in one another; Xcode's are a handful deep.
  private static let maximumDepth = 200

  /// - Parameter isRelaxed: also takes what JSON5 allows and Xcode writes or people do: commas behind the
  ///   last value, comments, keys without quotes, texts in single quotes.
  package static func read(
    _ bytes: some Collection<UInt8>, isRelaxed: Bool = false
  ) throws(XMLProblem) -> PropertyList {
    var reader = JSONPropertyList(
      bytes: TextEncoding.utf8(Array(bytes)), isRelaxed: isRelaxed)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.index == reader.bytes.count else {
      throw reader.problem("Nothing is expected behind the value.")
    }
    return value ?? .dictionary([:])
  }

  private init(bytes: [UInt8], isRelaxed: Bool) {
    self.bytes = bytes
    self.isRelaxed = isRelaxed
  }

  private func problem(_ message: String) -> XMLProblem { XMLProblem(line: line, message: message) }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipSpace() {
    while let byte = next {
      if byte == 32 || byte == 10 || byte == 13 || byte == 9 {
        if byte == 10 { line += 1 }
        index += 1
      } else if !isRelaxed || byte != UInt8(ascii: "/") || !skipComment() {
        return
      }
    }
  }

  /// Passes a comment, which may end with the text; false where none begins.
  private mutating func skipComment() -> Bool {
    let rest = bytes[index...]
    if rest.starts(with: Array("//".utf8)) {
      while let byte = next, byte != 10 { index += 1 }
      return true
    }
    guard rest.starts(with: Array("/*".utf8)) else { return false }
    index += 2
    while let byte = next, !bytes[index...].starts(with: Array("*/".utf8)) {
      if byte == 10 { line += 1 }
      index += 1
    }
    index = min(index + 2, bytes.count)
    return true
  }

  /// Whether the next character was this one, which is passed then.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Nil for `null`.
  private mutating func value() throws(XMLProblem) -> PropertyList? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{")?: return try dictionary()
    case UInt8(ascii: "[")?: return try array()
    case let quote? where isQuote(quote): return .string(try string())
    case nil: throw problem("A value is expected; the file ends.")
    default: return try word()
    }
  }

  private mutating func enter() throws(XMLProblem) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw problem("Lists are more than \(Self.maximumDepth) deep in one another.")
    }
    index += 1
    skipSpace()
  }

  private mutating func dictionary() throws(XMLProblem) -> PropertyList {
    try enter()
    defer { depth -= 1 }
    var result: [String: PropertyList] = [:]
    if take("}") { return .dictionary(result) }
    while true {
      skipSpace()
      if isRelaxed, take("}") { return .dictionary(result) }
      let key = try key()
      skipSpace()
      guard take(":") else { throw problem("A colon is expected behind \"\(key)\".") }
      if let value = try value() { result[key] = value }
      skipSpace()
      if take("}") { return .dictionary(result) }
      guard take(",") else { throw problem("A comma or } is expected behind a value.") }
    }
  }

  private mutating func array() throws(XMLProblem) -> PropertyList {
    try enter()
    defer { depth -= 1 }
    var result: [PropertyList] = []
    if take("]") { return .array(result) }
    while true {
      skipSpace()
      if isRelaxed, take("]") { return .array(result) }
      if let value = try value() { result.append(value) }
      skipSpace()
      if take("]") { return .array(result) }
      guard take(",") else { throw problem("A comma or ] is expected behind a value.") }
    }
  }

  /// `true`, `false`, `null` or a number.
  private mutating func word() throws(XMLProblem) -> PropertyList? {
    let start = index
    while let byte = next, byte > 32, !",]}:\"[{".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return nil
    default:
      if let number = Int(text) { return .integer(number) }
      if let number = Double(text), number.isFinite { return .real(number) }
      throw problem("A value is expected; \"\(text.prefix(40))\" is none.")
    }
  }

  private func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || isRelaxed && byte == UInt8(ascii: "'")
  }

  private mutating func key() throws(XMLProblem) -> String {
    guard let byte = next else { throw problem("A key in quotes is expected.") }
    if isQuote(byte) { return try string() }
    let start = index
    while isRelaxed, let byte = next,
      byte > 127 || "$_-".utf8.contains(byte)
        || UnicodeScalar(byte).properties.isAlphabetic || (48...57).contains(byte)
    {
      index += 1
    }
    guard index > start else { throw problem("A key in quotes is expected.") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func string() throws(XMLProblem) -> String {
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 10: throw problem("A text in quotes ends in another line.")
      default: text.append(byte)
      }
    }
    throw problem("A text in quotes does not end.")
  }

  private mutating func escape(into text: inout [UInt8]) throws(XMLProblem) {
    guard let byte = next else { throw problem("A text in quotes does not end.") }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "u"):
      var unit = try hexUnit()
      // The second half of a pair follows as another escape.
      if (0xD800..<0xDC00).contains(unit), bytes[index...].starts(with: Array("\\u".utf8)) {
        let place = index
        index += 2
        let low = try hexUnit()
        if (0xDC00..<0xE000).contains(low) {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          index = place
        }
      }
      text += Array(String(Unicode.Scalar(unit).map(Character.init) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  private mutating func hexUnit() throws(XMLProblem) -> UInt32 {
    guard index + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16)
    else { throw problem("Four digits are expected behind \\u.") }
    index += 4
    return unit
  }
}
