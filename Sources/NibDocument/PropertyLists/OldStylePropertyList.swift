import Foundation

/// Property lists with braces and semicolons, which are also the form of `.strings` files.
struct OldStylePropertyList {
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(XMLProblem) -> PropertyList {
    var reader = OldStylePropertyList(bytes)
    try reader.skipSpace()
    // Without a brace around it, it is a table of strings.
    if reader.peek != UInt8(ascii: "{"), reader.peek != UInt8(ascii: "(") {
      return .dictionary(try reader.entries(until: nil, depth: 0))
    }
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.peek == nil else { throw reader.wrong("The end of the property list is expected") }
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func wrong(_ expected: String) -> XMLProblem {
    let found = peek.map { "\"\(Character(Unicode.Scalar($0)))\"" } ?? "the end of the file"
    return XMLProblem(line: line, message: "\(expected); found \(found).")
  }

  private mutating func value(depth: Int) throws(XMLProblem) -> PropertyList {
    try skipSpace()
    guard depth < 200 else { throw wrong("Fewer braces inside each other are expected") }
    switch peek {
    case UInt8(ascii: "{"):
      position += 1
      return .dictionary(try entries(until: UInt8(ascii: "}"), depth: depth + 1))
    case UInt8(ascii: "("):
      position += 1
      return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "<"):
      position += 1
      return .data(try data())
    default: return .string(try string())
    }
  }

  /// Pairs `key = value;`. A key alone stands for itself.
  mutating func entries(until end: UInt8?, depth: Int) throws(XMLProblem) -> [String: PropertyList]
  {
    var result: [String: PropertyList] = [:]
    while true {
      try skipSpace()
      if peek == end {
        if end != nil { position += 1 }
        return result
      }
      let key = try string()
      try skipSpace()
      if peek == UInt8(ascii: "=") {
        position += 1
        result[key] = try value(depth: depth)
        try skipSpace()
      } else {
        result[key] = .string(key)
      }
      if peek == UInt8(ascii: ";") {
        position += 1
      } else if peek != end {
        throw wrong("A semicolon is expected after the value of \"\(key)\"")
      }
    }
  }

  private mutating func elements(depth: Int) throws(XMLProblem) -> [PropertyList] {
    var result: [PropertyList] = []
    while true {
      try skipSpace()
      if peek == UInt8(ascii: ")") {
        position += 1
        return result
      }
      result.append(try value(depth: depth))
      try skipSpace()
      if peek == UInt8(ascii: ",") {
        position += 1
      } else if peek != UInt8(ascii: ")") {
        throw wrong("A comma or the end of the list is expected")
      }
    }
  }

  private mutating func data() throws(XMLProblem) -> Data {
    var digits: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if ![9, 10, 13, 32].contains(byte) {
        throw wrong("Digits of data are expected")
      }
      if byte == 10 { line += 1 }
      position += 1
    }
    guard peek != nil, digits.count % 2 == 0 else { throw wrong("The end of data is expected") }
    position += 1
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private mutating func string() throws(XMLProblem) -> String {
    guard let first = peek else { throw wrong("A string is expected") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte = peek, OldStylePropertyList.isPlain(byte) { position += 1 }
    guard position > start else { throw wrong("A string is expected") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 128...255:
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(XMLProblem) -> String {
    let start = line
    position += 1
    var result: [UInt8] = []
    while let byte = peek {
      position += 1
      switch byte {
      case quote: return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): result += escaped()
      default:
        if byte == 10 { line += 1 }
        result.append(byte)
      }
    }
    throw XMLProblem(line: start, message: "A string that begins on this line is not closed.")
  }

  /// The character after a backslash.
  private mutating func escaped() -> [UInt8] {
    guard let byte = peek else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return unicode()
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var number = UInt32(byte - UInt8(ascii: "0"))
      for _ in 0..<2 {
        guard let next = peek, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(next) else { break }
        number = number * 8 + UInt32(next - UInt8(ascii: "0"))
        position += 1
      }
      return Unicode.Scalar(number).map { Array(String(Character($0)).utf8) } ?? []
    case 10:
      line += 1
      return [10]
    default: return [byte]
    }
  }

  /// Four digits, or two times four for characters beyond the first plane.
  private mutating func unicode() -> [UInt8] {
    var units: [UInt16] = []
    if let unit = unit() { units.append(unit) }
    if let first = units.first, (0xD800...0xDBFF).contains(first), position + 1 < bytes.count,
      bytes[position] == UInt8(ascii: "\\"), bytes[position + 1] | 32 == UInt8(ascii: "u")
    {
      position += 2
      if let second = unit() { units.append(second) }
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() -> UInt16? {
    var number: UInt16 = 0
    for count in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        return count > 0 ? number : nil
      }
      number = number << 4 | UInt16(digit)
      position += 1
    }
    return number
  }

  /// White space and comments of both kinds.
  private mutating func skipSpace() throws(XMLProblem) {
    while let byte = peek {
      if [9, 10, 13, 32].contains(byte) {
        if byte == 10 { line += 1 }
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "/")
      {
        while let byte = peek, byte != 10 { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1] == UInt8(ascii: "*")
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(XMLProblem) {
    let start = line
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
    position = bytes.count
    throw XMLProblem(line: start, message: "A comment that begins on this line is not closed.")
  }
}
