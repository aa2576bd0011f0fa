import Foundation

/// A start of an element.
struct HTMLTag: Equatable {
  /// In small letters.
  var name: String
  /// By names in small letters; the first of two counts.
  var attributes: [String: String] = [:]
  var closesItself = false
}

enum HTMLToken: Equatable {
  case open(HTMLTag)
  case close(String)
  /// With its entities as characters.
  case text(String)
}

/// Divides a page into tags and texts as browsers do: nothing is an error, and what cannot be a tag is
/// text.
struct HTMLTokenizer {
  private let bytes: [UInt8]
  private var place = 0
  private var tokens: [HTMLToken] = []

  /// - Complexity: O(page).
  static func tokens(of page: String) -> [HTMLToken] {
    var tokenizer = HTMLTokenizer(bytes: Array(page.utf8))
    tokenizer.run()
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// Elements in which no other begins; entities count in those where the value is true.
  private static let rawElements: [String: Bool] = [
    "script": false, "style": false, "xmp": false, "iframe": false, "noembed": false,
    "noframes": false, "title": true, "textarea": true,
  ]

  private mutating func run() {
    var start = 0
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        place += 1
        continue
      }
      let tagStart = place
      guard let token = tag() else {
        place = tagStart + 1
        continue
      }
      emitText(start..<tagStart)
      start = place
      guard let token = token else { continue }
      tokens.append(token)
      if case .open(let tag) = token, let hasEntities = Self.rawElements[tag.name],
        !tag.closesItself
      {
        let end = endOfRaw(tag.name)
        emitText(place..<end, hasEntities: hasEntities)
        place = end
        start = end
      }
    }
    emitText(start..<bytes.count)
  }

  private mutating func emitText(_ range: Range<Int>, hasEntities: Bool = true) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    tokens.append(.text(hasEntities ? HTMLEntities.decode(text) : text))
  }

  /// The place of `</name`, or the page's end.
  private func endOfRaw(_ name: String) -> Int {
    let wanted = Array(name.utf8)
    var next = place
    while next + wanted.count + 2 <= bytes.count {
      if bytes[next] == UInt8(ascii: "<"), bytes[next + 1] == UInt8(ascii: "/"),
        zip(wanted, bytes[(next + 2)...]).allSatisfy({ $0 == $1 | 0x20 })
      {
        return next
      }
      next += 1
    }
    return bytes.count
  }

  // MARK: Tags

  /// Nil where no tag begins; a nil inside where it is a comment, an instruction or damaged.
  private mutating func tag() -> HTMLToken?? {
    guard place + 1 < bytes.count else { return nil }
    switch bytes[place + 1] {
    case UInt8(ascii: "!"):
      if bytes.dropFirst(place).starts(with: Array("<!--".utf8)) {
        skip(past: "-->", from: place + 4)
      } else {
        skip(past: ">", from: place + 2)
      }
      return .some(nil)
    case UInt8(ascii: "?"):
      skip(past: ">", from: place + 2)
      return .some(nil)
    case UInt8(ascii: "/"):
      place += 2
      guard place < bytes.count, isLetter(bytes[place]) else {
        skip(past: ">", from: place)
        return .some(nil)
      }
      let name = word()
      skip(past: ">", from: place)
      return .close(name)
    case let byte where isLetter(byte):
      place += 1
      return .open(openTag())
    default: return nil
    }
  }

  private mutating func openTag() -> HTMLTag {
    var tag = HTMLTag(name: word())
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") {
        place += 1
        return tag
      }
      if byte == UInt8(ascii: "/") {
        place += 1
        tag.closesItself = place < bytes.count && bytes[place] == UInt8(ascii: ">")
      } else if isSpace(byte) {
        place += 1
      } else {
        let (name, value) = attribute()
        if tag.attributes[name] == nil { tag.attributes[name] = value }
      }
    }
    return tag
  }

  private mutating func attribute() -> (String, String) {
    let start = place
    while place < bytes.count, !isSpace(bytes[place]), !"=/>".utf8.contains(bytes[place]) {
      place += 1
    }
    // A lone "=" is part of a name, so that this moves on.
    if place == start { place += 1 }
    let name = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    var next = place
    while next < bytes.count, isSpace(bytes[next]) { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else { return (name, "") }
    place = next + 1
    while place < bytes.count, isSpace(bytes[place]) { place += 1 }
    guard place < bytes.count else { return (name, "") }
    let quote = bytes[place]
    let valueStart: Int
    let valueEnd: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      valueStart = place + 1
      valueEnd = bytes[valueStart...].firstIndex(of: quote) ?? bytes.count
      place = min(valueEnd + 1, bytes.count)
    } else {
      valueStart = place
      while place < bytes.count, !isSpace(bytes[place]), bytes[place] != UInt8(ascii: ">") {
        place += 1
      }
      valueEnd = place
    }
    let value = String(decoding: bytes[valueStart..<valueEnd], as: UTF8.self)
    return (name, HTMLEntities.decode(value))
  }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !isSpace(bytes[place]), !"/>".utf8.contains(bytes[place]) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
  }

  private mutating func skip(past end: String, from start: Int) {
    let end = Array(end.utf8)
    var next = start
    while next + end.count <= bytes.count {
      if bytes[next] == end[0], bytes[next..<next + end.count].elementsEqual(end) {
        place = next + end.count
        return
      }
      next += 1
    }
    place = bytes.count
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }
}
