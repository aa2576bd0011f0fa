import CoreGraphics

/// The text of an RTF document with its fonts, sizes, colours, lines below and through it, and the alignment and indents
/// of its paragraphs.
///
/// Pictures, tables and what a document keeps for other programs are passed over.
struct RTFText {
  /// What holds until a group ends.
  private struct State {
    var font = 0
    /// In points; RTF counts halves.
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color = 0
    var isUnderlined = false
    var isStruck = false
    /// How many bytes stand behind `\u` for readers that do not know it.
    var fallback = 1
    var alignment = NSTextAlignment.natural
    /// In points; RTF counts twentieths.
    var indent: CGFloat = 0
    var firstIndent: CGFloat = 0
    var before: CGFloat = 0
    var after: CGFloat = 0
    /// Whether what follows is no text.
    var isSkipped = false
    var table = Table.none
  }
  private enum Table { case none, fonts, colors }

  private let result = NSMutableAttributedString(string: "")
  private var stack: [State] = []
  private var state = State()
  private var fonts: [Int: String] = [:]
  private var colors: [UIColor?] = []
  private var color: [CGFloat]?
  private var name = ""
  private var run = ""
  private var bytes: ArraySlice<UInt8>
  private var encoding = String.Encoding.windowsCP1252
  /// Bytes that stand for a character read already.
  private var skipped = 0
  private var isFirstWord = false

  /// What was read.
  var string: NSAttributedString { result }

  /// - Returns: nil for what is no RTF.
  /// - Complexity: O(bytes).
  init?(_ data: Data) {
    bytes = ArraySlice(data)
    guard bytes.starts(with: Array("{\\rtf".utf8)) else { return nil }
    while let byte = bytes.popFirst() { read(byte) }
    flush()
  }

  private mutating func read(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "{"):
      flush()
      stack.append(state)
      isFirstWord = true
    case UInt8(ascii: "}"):
      flush()
      if let before = stack.popLast() { state = before }
    case UInt8(ascii: "\\"): readControl()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
    default:
      isFirstWord = false
      add(byte: byte)
    }
  }

  // MARK: Control words

  private mutating func readControl() {
    guard let first = bytes.first else { return }
    defer { isFirstWord = false }
    guard Self.isLetter(first) else {
      bytes.removeFirst()
      return readSymbol(first)
    }
    let word = take(while: Self.isLetter)
    var digits = ""
    if bytes.first == UInt8(ascii: "-") {
      bytes.removeFirst()
      digits = "-"
    }
    digits += take { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    if bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    obey(word, Int(digits))
  }

  private mutating func readSymbol(_ symbol: UInt8) {
    switch symbol {
    case UInt8(ascii: "'"):
      let digits = String(decoding: bytes.prefix(2), as: UTF8.self)
      bytes = bytes.dropFirst(2)
      if let byte = UInt8(digits, radix: 16) { add(byte: byte) }
    case UInt8(ascii: "*"): state.isSkipped = true
    case UInt8(ascii: "~"): add("\u{a0}")
    case UInt8(ascii: "_"): add("\u{2011}")
    case UInt8(ascii: "-"): add("\u{ad}")
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): add("\n")
    default: add(byte: symbol)
    }
  }

  private mutating func obey(_ word: String, _ number: Int?) {
    let isOn = number != 0
    let points = CGFloat(number ?? 0) / 20
    // What changes how text looks ends the run before.
    switch word {
    case "par", "line", "row": return add("\n")
    case "tab", "cell": return add("\t")
    case "u":
      if let number { add(Self.character(number)) }
      skipped = state.fallback
      return
    default: flush()
    }
    switch word {
    case "uc": state.fallback = max(number ?? 1, 0)
    case "ansicpg": encoding = Self.encodings[number ?? 0] ?? encoding
    case "mac": encoding = .macOSRoman
    case "fonttbl": state.table = .fonts
    case "colortbl": (state.table, colors, color) = (.colors, [], nil)
    case "stylesheet", "info", "pict", "object", "header", "footer", "listtable",
      "listoverridetable", "fldinst", "themedata", "datastore", "filetbl":
      state.isSkipped = true
    case "red": setColor(0, number)
    case "green": setColor(1, number)
    case "blue": setColor(2, number)
    case "f": state.font = number ?? 0
    case "fs": state.size = CGFloat(number ?? 24) / 2
    case "b": state.isBold = isOn
    case "i": state.isItalic = isOn
    case "cf": state.color = number ?? 0
    case "ul": state.isUnderlined = isOn
    case "ulnone": state.isUnderlined = false
    case "strike": state.isStruck = isOn
    case "plain": resetLetters()
    case "pard": resetParagraph()
    case "ql": state.alignment = .left
    case "qc": state.alignment = .center
    case "qr": state.alignment = .right
    case "qj": state.alignment = .justified
    case "li": state.indent = points
    case "fi": state.firstIndent = points
    case "sb": state.before = points
    case "sa": state.after = points
    case "bullet": add("•")
    case "endash": add("–")
    case "emdash": add("—")
    case "lquote": add("‘")
    case "rquote": add("’")
    case "ldblquote": add("“")
    case "rdblquote": add("”")
    default: break
    }
  }

  private mutating func resetLetters() {
    let plain = State()
    (state.font, state.size, state.color) = (plain.font, plain.size, plain.color)
    (state.isBold, state.isItalic) = (false, false)
    (state.isUnderlined, state.isStruck) = (false, false)
  }

  private mutating func resetParagraph() {
    (state.alignment, state.indent, state.firstIndent) = (.natural, 0, 0)
    (state.before, state.after) = (0, 0)
  }

  private mutating func setColor(_ part: Int, _ number: Int?) {
    guard state.table == .colors else { return }
    if color == nil { color = [0, 0, 0] }
    color?[part] = CGFloat(min(max(number ?? 0, 0), 255)) / 255
  }

  // MARK: Characters

  private mutating func take(while holds: (UInt8) -> Bool) -> String {
    let found = bytes.prefix(while: holds)
    bytes = bytes.dropFirst(found.count)
    return String(decoding: found, as: UTF8.self)
  }

  private mutating func add(byte: UInt8) {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    add(String(data: Data([byte]), encoding: encoding) ?? "?")
  }

  private mutating func add(_ text: String) {
    guard !state.isSkipped else { return }
    switch state.table {
    case .none: run += text
    case .fonts:
      if text == ";" {
        fonts[state.font] = name.trimmingCharacters(in: .whitespaces)
        name = ""
      } else {
        name += text
      }
    case .colors:
      guard text == ";" else { return }
      colors.append(color.map { UIColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1) })
      color = nil
    }
  }

  private mutating func flush() {
    guard !run.isEmpty else { return }
    defer { run = "" }
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
    let known = colors.indices.contains(state.color) ? colors[state.color] : nil
    if let known { attributes[.foregroundColor] = known }
    if state.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if state.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    result.append(NSAttributedString(string: run, attributes: attributes))
  }

  private var font: UIFont {
    let name = fonts[state.font] ?? ""
    let isBold = state.isBold && !name.lowercased().contains("bold")
    let plain = UIFont(name: name, size: state.size) ?? .systemFont(ofSize: state.size)
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isBold { traits.insert(.traitBold) }
    if state.isItalic { traits.insert(.traitItalic) }
    guard !traits.isEmpty, let described = plain.fontDescriptor.withSymbolicTraits(traits) else {
      return plain
    }
    return UIFont(descriptor: described, size: state.size)
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = state.alignment
    style.headIndent = state.indent
    style.firstLineHeadIndent = max(state.indent + state.firstIndent, 0)
    style.paragraphSpacingBefore = state.before
    style.paragraphSpacing = state.after
    return style
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
      || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }

  /// A number of 16 bits with a sign, as RTF writes characters.
  private static func character(_ number: Int) -> String {
    let unit = number < 0 ? number + 65536 : number
    return Unicode.Scalar(UInt32(clamping: unit)).map { String($0) } ?? ""
  }

  private static let encodings: [Int: String.Encoding] = [
    1250: .windowsCP1250, 1251: .windowsCP1251, 1252: .windowsCP1252, 1253: .windowsCP1253,
    1254: .windowsCP1254, 10000: .macOSRoman, 65001: .utf8,
  ]
}
