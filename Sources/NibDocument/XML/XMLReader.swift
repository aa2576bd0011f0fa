/// Reads XML as Xcode writes it: elements, attributes, characters, entities, comments, CDATA.
///
/// What can be read of a damaged text is kept: an element that is not closed ends where the text
/// ends or where an outer one is closed, and each mistake is told once, up to a hundred.
/// Declarations of entities are passed over, so no text grows on reading. Elements nested deeper
/// than 200 are left out.
package struct XMLReader {
  private var bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var problems: [XMLProblem] = []
  /// The elements that are open, outermost first.
  private var open: [XMLElement] = []
  private var root: XMLElement?
  /// Open elements beyond the deepest that are kept.
  private var skipped = 0

  private static let deepest = 200

  /// The document's outermost element, nil where there is none, and what is wrong with the text.
  package static func read(_ bytes: some Collection<UInt8>) -> (
    root: XMLElement?, problems: [XMLProblem]
  ) {
    var reader = XMLReader(Array(bytes))
    reader.readAll()
    return (reader.root, reader.problems)
  }

  private init(_ bytes: [UInt8]) { self.bytes = TextEncoding.utf8(bytes) }

  // MARK: The text from start to end

  private mutating func readAll() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") {
        readMarkup()
      } else {
        readCharacters()
      }
    }
    if let last = open.last {
      report("<\(last.name)> of line \(last.line) is not closed.")
      while !open.isEmpty { close() }
    }
    if root == nil { report("The text holds no element.") }
  }

  private mutating func readMarkup() {
    if skip("<!--") {
      skipPast("-->", "a comment")
    } else if skip("<![CDATA[") {
      let start = position
      skipPast("]]>", "CDATA")
      let end = max(start, min(position - 3, bytes.count))
      append(String(decoding: bytes[start..<end], as: UTF8.self))
    } else if skip("<?") {
      skipPast("?>", "an instruction")
    } else if skip("<!") {
      skipDeclaration()
    } else if skip("</") {
      readEnd()
    } else {
      readStart()
    }
  }

  private mutating func readStart() {
    let startLine = line
    position += 1
    guard let name = readName() else {
      report("An element's name is expected after <.")
      append("<")
      return
    }
    var element = XMLElement(name: name, line: startLine)
    let isEmpty = readAttributes(of: &element)
    guard root == nil || !open.isEmpty else {
      return report("<\(name)> follows the end of the document.")
    }
    if open.count >= XMLReader.deepest {
      if skipped == 0 { report("<\(name)> lies deeper than \(XMLReader.deepest) elements.") }
      if !isEmpty { skipped += 1 }
      return
    }
    open.append(element)
    if isEmpty { close() }
  }

  /// True where the element ends at once.
  private mutating func readAttributes(of element: inout XMLElement) -> Bool {
    while true {
      skipSpace()
      guard position < bytes.count else {
        report("<\(element.name)> has no >.")
        return false
      }
      if skip("/>") { return true }
      if skip(">") { return false }
      if bytes[position] == UInt8(ascii: "<") {
        report("<\(element.name)> has no >.")
        return false
      }
      guard let name = readName() else {
        report("An attribute of <\(element.name)> is expected; found \"\(character)\".")
        position += 1
        continue
      }
      skipSpace()
      guard skip("=") else {
        report("The attribute \(name) of <\(element.name)> has no value.")
        continue
      }
      skipSpace()
      guard let value = readQuoted() else {
        report("The attribute \(name) of <\(element.name)> should have its value in quotes.")
        continue
      }
      if element[name] == nil {
        element.attributes.append(XMLElement.Attribute(name: name, value: value))
      } else {
        report("The attribute \(name) of <\(element.name)> is there twice; the first counts.")
      }
    }
  }

  private mutating func readQuoted() -> String? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    let start = position + 1
    var end = start
    // A quote that is missing must not take the rest of the text.
    while end < bytes.count, bytes[end] != quote, bytes[end] != UInt8(ascii: "<") { end += 1 }
    guard end < bytes.count, bytes[end] == quote else {
      position = end
      countLines(from: start, to: end)
      return nil
    }
    position = end + 1
    countLines(from: start, to: end)
    return decoded(start..<end, isAttribute: true)
  }

  private mutating func readEnd() {
    let name = readName() ?? ""
    skipSpace()
    if !skip(">") { report("</\(name)> has no >.") }
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let place = open.lastIndex(where: { $0.name == name }) else {
      return report("</\(name)> closes no element.")
    }
    if place != open.count - 1 {
      report("<\(open[open.count - 1].name)> of line \(open[open.count - 1].line) is not closed.")
    }
    while open.count > place { close() }
  }

  private mutating func close() {
    let element = open.removeLast()
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  // MARK: Characters

  private mutating func readCharacters() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
    countLines(from: start, to: position)
    guard !open.isEmpty else {
      let isSpace = bytes[start..<position].allSatisfy { $0 <= 32 }
      if !isSpace { report("Characters stand outside the document.") }
      return
    }
    append(decoded(start..<position, isAttribute: false))
  }

  private mutating func append(_ text: String) {
    guard !open.isEmpty, skipped == 0 else { return }
    open[open.count - 1].text += text
  }

  /// With entities as the characters they stand for. Line ends of attributes are spaces.
  private mutating func decoded(_ range: Range<Int>, isAttribute: Bool) -> String {
    guard
      bytes[range].contains(where: {
        $0 == UInt8(ascii: "&") || isAttribute && ($0 == 10 || $0 == 9)
      })
    else { return String(decoding: bytes[range], as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "&"),
        let end = bytes[index..<min(index + 12, range.upperBound)].firstIndex(of: UInt8(ascii: ";"))
      {
        let name = String(decoding: bytes[(index + 1)..<end], as: UTF8.self)
        if let character = XMLReader.character(of: name) {
          result += Array(String(character).utf8)
          index = end + 1
          continue
        }
        report("&\(name); is no character that is known.")
      }
      result.append(isAttribute && (byte == 10 || byte == 9) ? 32 : byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(of name: String) -> Character? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let digits = name.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
      return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
  }

  // MARK: Pieces

  private mutating func readName() -> String? {
    let start = position
    while position < bytes.count, XMLReader.isName(bytes[position], first: position == start) {
      position += 1
    }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private static func isName(_ byte: UInt8, first: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 128...255:
      true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count, [9, 10, 13, 32].contains(bytes[position]) {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
  }

  /// Passes over the text if it stands here.
  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for index in 0..<count where bytes[position + index] != text.utf8Start[index] { return false }
    position += count
    return true
  }

  private mutating func skipPast(_ text: StaticString, _ what: String) {
    let start = line
    while position < bytes.count {
      if skip(text) { return }
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
    report("The end of \(what) of line \(start) is missing.")
  }

  /// `<!DOCTYPE …>`, with brackets inside.
  private mutating func skipDeclaration() {
    var depth = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0:
        position += 1
        return
      case 10: line += 1
      default: break
      }
      position += 1
    }
    report("The end of a declaration is missing.")
  }

  private mutating func countLines(from start: Int, to end: Int) {
    for byte in bytes[start..<end] where byte == 10 { line += 1 }
  }

  private var character: Character {
    position < bytes.count ? Character(Unicode.Scalar(bytes[position])) : " "
  }

  private mutating func report(_ message: String) {
    if problems.count < 100 { problems.append(XMLProblem(line: line, message: message)) }
  }
}
