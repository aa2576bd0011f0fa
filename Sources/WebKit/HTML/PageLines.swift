import UIKitCore

/// The paragraphs of a page, one after the other.
@MainActor
struct PageLines {
  /// Characters with one style. Put together at the end, as changing an attributed string costs its
  /// length.
  private struct Piece {
    var range: NSRange
    var attributes: [NSAttributedString.Key: Any]
  }
  private var characters = ""
  private var length = 0
  private var pieces: [Piece] = []
  private(set) var anchors: StyledPage.Anchors = [:]
  private(set) var opensElsewhere: [NSRange] = []
  /// Points between what was last and what comes; margins overlap.
  private(set) var margin: CGFloat = 0
  /// Of the first paragraph.
  private(set) var firstMargin: CGFloat = 0

  private var paragraph: NSMutableParagraphStyle?
  /// Of the paragraph that ended, whose separator has it, too.
  private var last: NSMutableParagraphStyle?
  /// The first piece of the paragraph.
  private var paragraphStart = 0
  private var hasParagraphs = false
  /// The paragraph ends in a space that counts only when something follows.
  private var pendingSpace: PageStyle?
  private var hasText = false
  private var mark: (text: String, style: PageStyle)?
  private var waitingAnchors: [String] = []
  private var block: PageStyle?
  private var columns = 0

  /// - Complexity: O(page).
  func text() -> NSAttributedString {
    let text = NSMutableAttributedString(string: characters)
    for piece in pieces { text.setAttributes(piece.attributes, range: piece.range) }
    return text
  }

  // MARK: Blocks

  mutating func beginBlock(_ style: PageStyle) {
    endParagraph()
    margin = max(margin, style.marginTop)
    block = style
    columns = 0
  }

  mutating func endBlock(_ style: PageStyle) {
    // An item with nothing in it has its mark all the same.
    if mark != nil { begin(style) }
    endParagraph()
    margin = max(margin, style.marginBottom)
    block = nil
  }

  /// The mark stands before the item's first line.
  mutating func beginItem(_ mark: String, _ style: PageStyle) { self.mark = (mark, style) }

  /// The next column of a row.
  mutating func addColumn(_ style: PageStyle) {
    columns += 1
    guard columns > 1 else { return }
    begin(style)
    pendingSpace = nil
    append("\u{2003}", style)
  }

  mutating func endParagraph() {
    pendingSpace = nil
    guard let paragraph else { return }
    for index in paragraphStart..<pieces.count {
      pieces[index].attributes[.paragraphStyle] = paragraph
    }
    last = paragraph
    self.paragraph = nil
    hasText = false
  }

  private mutating func begin(_ style: PageStyle) {
    guard paragraph == nil else { return }
    if hasParagraphs {
      var attributes = style.attributes
      attributes[.link] = nil
      attributes[.paragraphStyle] = last
      put("\n", attributes)
    } else {
      firstMargin = margin
    }
    paragraphStart = pieces.count
    let made = style.paragraph(spaceBefore: hasParagraphs ? margin : 0)
    hasParagraphs = true
    margin = 0
    paragraph = made
    for name in waitingAnchors { anchors[name] = length }
    waitingAnchors = []
    guard let mark else { return }
    self.mark = nil
    var appearance = mark.style
    (appearance.link, appearance.isUnderlined, appearance.background) = (nil, false, nil)
    let words = mark.text + "\u{2002}"
    // Space at a line's end has no width, so a letter is measured with it.
    func width(_ text: String) -> CGFloat {
      NSAttributedString(string: text, attributes: appearance.attributes).size().width
    }
    made.firstLineHeadIndent = max(made.headIndent - width(words + "x") + width("x"), 0)
    put(words, appearance.attributes)
  }

  // MARK: Contents

  mutating func mark(_ name: String) {
    if paragraph == nil {
      // Markup without text, however much of it, is no list without end.
      if waitingAnchors.count < 1000 { waitingAnchors.append(name) }
    } else if anchors[name] == nil {
      anchors[name] = length
    }
  }

  mutating func add(_ words: String, _ style: PageStyle) {
    let words = Self.cased(words, style.letters)
    if style.keepsSpaces { return addAsItIs(words, style) }
    var collapsed = ""
    var endsInSpace = false
    for part in words.split(omittingEmptySubsequences: false, whereSeparator: Self.isSpace) {
      if part.isEmpty {
        endsInSpace = true
        continue
      }
      if !collapsed.isEmpty { collapsed += " " }
      collapsed += part
      endsInSpace = false
    }
    let beginsWithSpace = words.first.map(Self.isSpace) ?? false
    if beginsWithSpace, hasText { pendingSpace = style }
    guard !collapsed.isEmpty else { return }
    begin(style)
    if let appearance = pendingSpace { append(" ", appearance) }
    append(collapsed, style)
    pendingSpace = endsInSpace ? style : nil
  }

  /// A tab and a line's end stay; the first line's end of a block does not count.
  private mutating func addAsItIs(_ words: String, _ style: PageStyle) {
    let words = words.replacing("\r\n", with: "\n")
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if index > 0, !(index == 1 && lines[0].isEmpty && paragraph == nil) { breakLine(style) }
      if !line.isEmpty {
        begin(style)
        append(String(line), style)
      }
    }
  }

  mutating func add(_ picture: NSTextAttachment, _ style: PageStyle) {
    begin(style)
    if let appearance = pendingSpace { append(" ", appearance) }
    pendingSpace = nil
    hasText = true
    var attributes = style.attributes
    attributes[.attachment] = picture
    put("\u{FFFC}", attributes)
  }

  mutating func breakLine(_ style: PageStyle) {
    begin(block ?? style)
    endParagraph()
  }

  mutating func addRule(_ style: PageStyle, width: CGFloat, color: UIColor) {
    beginBlock(style)
    let size = CGSize(width: width.rounded(.down), height: 1)
    let line = UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    var appearance = style
    appearance.fontSize = 1
    (appearance.lineHeight, appearance.lineFactor) = (nil, nil)
    add(NSTextAttachment(image: line), appearance)
    endBlock(style)
  }

  private mutating func append(_ words: String, _ style: PageStyle) {
    let start = length
    put(words, style.attributes)
    hasText = true
    guard style.link != nil, style.opensElsewhere else { return }
    opensElsewhere.append(NSRange(location: start, length: length - start))
  }

  private mutating func put(_ words: String, _ attributes: [NSAttributedString.Key: Any]) {
    let range = NSRange(location: length, length: words.utf16.count)
    characters += words
    length += range.length
    pieces.append(Piece(range: range, attributes: attributes))
  }

  private static func isSpace(_ character: Character) -> Bool {
    [" ", "\n", "\t", "\r", "\r\n", "\u{0C}"].contains(character)
  }

  private static func cased(_ words: String, _ letters: PageStyle.Case) -> String {
    switch letters {
    case .none: words
    case .upper: words.uppercased()
    case .lower: words.lowercased()
    case .capitals: words.capitalized
    }
  }
}
