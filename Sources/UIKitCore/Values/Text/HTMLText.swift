import CoreGraphics

/// The text of an HTML document with what its tags say of fonts, colours and links.
///
/// Tags are taken as they come; one that closes nothing is passed over.
struct HTMLText {
  private struct Style {
    var tag: String
    var isBold = false
    var isItalic = false
    var size: CGFloat = 12
    var attributes: [NSAttributedString.Key: Any] = [:]
  }

  private let result = NSMutableAttributedString(string: "")
  private var open: [Style] = [Style(tag: "")]
  /// The counters of the lists around; nil for lists with bullets.
  private var lists: [Int?] = []
  private var endsInSpace = true

  /// What was read.
  var string: NSAttributedString { result }

  /// - Complexity: O(characters).
  init(_ text: String) {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      add(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.firstRange(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else {
        add(rest)
        rest = ""
        break
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = tag.prefix { $0.isLetter || $0.isNumber }.lowercased()
      if ["script", "style", "head", "title"].contains(name) {
        let close = rest.range(of: "</\(name)", options: .caseInsensitive)
        let after = close.flatMap { rest[$0.upperBound...].firstIndex(of: ">") }
        rest = after.map { rest[rest.index(after: $0)...] } ?? ""
      } else if tag.first == "/" {
        close(tag.dropFirst().prefix { $0.isLetter || $0.isNumber }.lowercased())
      } else {
        begin(name, tag)
      }
    }
    add(rest)
  }

  // MARK: Tags

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "table",
    "tr", "section", "article", "header", "footer", "body", "html",
  ]
  private static let sizes: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8, "small": 10, "big": 14,
  ]

  private mutating func begin(_ name: String, _ tag: Substring) {
    if Self.blocks.contains(name) { endLine() }
    var style = open[open.count - 1]
    style.tag = name
    switch name {
    case "br": return append("\n")
    case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6", "th": style.isBold = true
    case "i", "em", "cite": style.isItalic = true
    case "u", "ins": style.attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
    case "s", "del", "strike":
      style.attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    case "a":
      if let address = attribute("href", of: tag).flatMap({ URL(string: $0) }) {
        style.attributes[.link] = address
      }
    case "ul": lists.append(nil)
    case "ol": lists.append(0)
    default: break
    }
    if let size = Self.sizes[name] { style.size = size }
    if let color = attribute("color", of: tag).flatMap(Self.color) {
      style.attributes[.foregroundColor] = color
    }
    if !tag.hasSuffix("/"), !["img", "hr", "input", "meta", "link", "wbr"].contains(name) {
      open.append(style)
    }
    if name == "li" { addMarker() }
  }

  private mutating func addMarker() {
    guard let last = lists.indices.last else { return }
    if let number = lists[last] {
      lists[last] = number + 1
      append("\t\(number + 1).\t")
    } else {
      append("\t•\t")
    }
  }

  private mutating func close(_ name: String) {
    if Self.blocks.contains(name) { endLine() }
    if name == "ul" || name == "ol", !lists.isEmpty { lists.removeLast() }
    guard let place = open.lastIndex(where: { $0.tag == name }), place > 0 else { return }
    open.removeSubrange(place...)
  }

  private func attribute(_ name: String, of tag: Substring) -> String? {
    guard let place = tag.range(of: " \(name)=", options: .caseInsensitive) else { return nil }
    let value = tag[place.upperBound...]
    if let quote = value.first, quote == "\"" || quote == "'" {
      return Self.plain(value.dropFirst().prefix { $0 != quote })
    }
    return Self.plain(value.prefix { !$0.isWhitespace })
  }

  private static func color(_ text: String) -> UIColor? {
    guard text.hasPrefix("#"), text.count == 7, let number = UInt32(text.dropFirst(), radix: 16)
    else {
      return nil
    }
    return UIColor(
      red: CGFloat(number >> 16 & 255) / 255, green: CGFloat(number >> 8 & 255) / 255,
      blue: CGFloat(number & 255) / 255, alpha: 1)
  }

  // MARK: Characters

  /// Spaces and lines of the source are one space.
  private mutating func add(_ text: Substring) {
    var plain = ""
    for character in Self.plain(text) {
      if character.isWhitespace, character != "\u{a0}" {
        if !endsInSpace { plain.append(" ") }
        endsInSpace = true
      } else {
        plain.append(character)
        endsInSpace = false
      }
    }
    if !plain.isEmpty { append(plain, keepingSpace: true) }
  }

  private mutating func endLine() {
    endsInSpace = true
    guard result.length > 0, !result.string.hasSuffix("\n") else { return }
    append("\n")
  }

  private mutating func append(_ text: String, keepingSpace: Bool = false) {
    let style = open[open.count - 1]
    var traits: UIFontDescriptor.SymbolicTraits = []
    if style.isBold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    let plain = UIFont.systemFont(ofSize: style.size)
    let descriptor = traits.isEmpty ? nil : plain.fontDescriptor.withSymbolicTraits(traits)
    var attributes = style.attributes
    attributes[.font] = descriptor.map { UIFont(descriptor: $0, size: style.size) } ?? plain
    if attributes[.foregroundColor] == nil { attributes[.foregroundColor] = UIColor.black }
    result.append(NSAttributedString(string: text, attributes: attributes))
    if !keepingSpace { endsInSpace = true }
  }

  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "copy": "©", "reg": "®", "trade": "™", "euro": "€", "bull": "•", "middot": "·", "deg": "°",
    "eacute": "é", "egrave": "è", "agrave": "à", "uuml": "ü", "ouml": "ö", "auml": "ä",
    "szlig": "ß", "ccedil": "ç", "ntilde": "ñ",
  ]

  /// The text with the characters that its entities stand for.
  static func plain(_ text: some StringProtocol) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.prefix(12).firstIndex(of: ";"),
        let character = character(String(inner[..<end]))
      else {
        result.append("&")
        rest = inner
        continue
      }
      result += character
      rest = inner[inner.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: String) -> String? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
