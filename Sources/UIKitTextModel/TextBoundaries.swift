import Foundation

/// Where carets may stand. Offsets are UTF-16; those inside a grapheme mean its beginning.
package protocol GraphemeBoundaries {
  var length: Int { get }
  func rounded(_ offset: Int) -> Int
  func next(_ offset: Int) -> Int
  func previous(_ offset: Int) -> Int
}

/// What a text is made of; each method as in `TextBoundaries`.
package protocol TextDivision: GraphemeBoundaries {
  func wordEnd(after offset: Int) -> Int
  func wordStart(before offset: Int) -> Int
  func paragraphRange(at offset: Int) -> Range<Int>
  /// The paragraph with all of its pieces, where it is cut into some.
  func wholeParagraph(at offset: Int) -> Range<Int>
  func sentence(around offset: Int) -> Range<Int>
}

extension TextDivision {
  package func wholeParagraph(at offset: Int) -> Range<Int> { paragraphRange(at: offset) }
}

/// Where a text may be divided: between graphemes, at words, at paragraphs.
///
/// Offsets are UTF-16, as in `NSRange`; those inside a grapheme mean its beginning.
package struct TextBoundaries: TextDivision {
  package let text: String
  package let length: Int

  package init(_ text: String) {
    self.text = text
    length = text.utf16.count
  }

  // MARK: Graphemes

  private func index(_ offset: Int) -> String.Index {
    text.utf16.index(text.utf16.startIndex, offsetBy: min(max(offset, 0), length))
  }

  private func offset(_ index: String.Index) -> Int {
    text.utf16.distance(from: text.utf16.startIndex, to: index)
  }

  /// `offset`, or the beginning of the grapheme it lies in.
  package func rounded(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < length else { return length }
    let after = text.index(after: index(offset))
    return self.offset(text.index(before: after))
  }

  /// The end of the grapheme at `offset`; the text's end stays.
  package func next(_ offset: Int) -> Int {
    guard offset < length else { return length }
    return self.offset(text.index(after: index(rounded(offset))))
  }

  /// The beginning of the grapheme before `offset`; the text's beginning stays.
  package func previous(_ offset: Int) -> Int {
    let start = rounded(offset)
    guard start > 0 else { return 0 }
    return self.offset(text.index(before: index(start)))
  }

  /// The grapheme that begins at `offset`, which is one of its boundaries; nil at the end.
  private func character(at offset: Int) -> Character? {
    offset < length ? text[index(offset)] : nil
  }

  private func character(before offset: Int) -> Character? {
    offset > 0 ? text[index(previous(offset))] : nil
  }

  // MARK: Words

  /// What stands together in a word. Ideographs and syllables that are written without spaces make
  /// words by their script.
  package enum Kind: Hashable {
    case letters, hiragana, katakana, ideographs, space, newline, other
    package var isWord: Bool { self != .space && self != .newline && self != .other }
  }

  package static func kind(of character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character.isWhitespace { return .space }
    guard let scalar = character.unicodeScalars.first else { return .other }
    switch scalar.value {
    case 0x3041...0x309F: return .hiragana
    case 0x30A0...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F: return .katakana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: return .ideographs
    case 0x5F: return .letters
    default: break
    }
    let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    return isLetter ? .letters : .other
  }

  /// The kind of the grapheme at `offset`; an apostrophe within a word and a separator within a
  /// number belong to them.
  private func kind(at offset: Int) -> Kind? {
    guard let character = character(at: offset) else { return nil }
    let plain = Self.kind(of: character)
    guard plain == .other, offset > 0, let before = self.character(before: offset),
      let after = self.character(at: next(offset))
    else { return plain }
    switch character {
    case "'", "\u{2019}", "\u{B7}":
      return before.isLetter && after.isLetter ? .letters : plain
    case ".", ",", ":":
      return before.isNumber && after.isNumber ? .letters : plain
    default: return plain
    }
  }

  /// The end of the word at or after `offset`, where the next one begins not yet.
  package func wordEnd(after offset: Int) -> Int { nextWordEnd(after: offset) ?? length }

  /// Nil where no word follows.
  package func nextWordEnd(after offset: Int) -> Int? {
    var position = rounded(offset)
    while let kind = kind(at: position), !kind.isWord { position = next(position) }
    guard let first = kind(at: position) else { return nil }
    while kind(at: position) == first { position = next(position) }
    return position
  }

  /// The beginning of the word at or before `offset`.
  package func wordStart(before offset: Int) -> Int { previousWordStart(before: offset) ?? 0 }

  /// Nil where no word stands before.
  package func previousWordStart(before offset: Int) -> Int? {
    var position = rounded(offset)
    while position > 0, let kind = kind(at: previous(position)), !kind.isWord {
      position = previous(position)
    }
    guard position > 0, let first = kind(at: previous(position)) else { return nil }
    while position > 0, kind(at: previous(position)) == first { position = previous(position) }
    return position
  }

  /// What a double click at `offset` selects: the word, the spaces, or the single sign there; at a
  /// paragraph's end what stands before it.
  package func wordRange(at offset: Int) -> Range<Int> {
    var position = rounded(offset)
    if position > 0, kind(at: position) == nil || kind(at: position) == .newline,
      kind(at: previous(position)) != .newline
    {
      position = previous(position)
    }
    guard let kind = kind(at: position) else { return position..<position }
    if kind == .other || kind == .newline { return position..<next(position) }
    var start = position
    while start > 0, self.kind(at: previous(start)) == kind { start = previous(start) }
    var end = position
    while self.kind(at: end) == kind { end = next(end) }
    return start..<end
  }

  // MARK: Paragraphs

  /// The beginning of the paragraph around `offset`.
  package func paragraphStart(_ offset: Int) -> Int {
    var position = rounded(offset)
    while let character = character(before: position), !character.isNewline {
      position = previous(position)
    }
    return position
  }

  /// The end of the paragraph around `offset`, before its separator.
  package func paragraphEnd(_ offset: Int) -> Int {
    var position = rounded(offset)
    while let character = character(at: position), !character.isNewline {
      position = next(position)
    }
    return position
  }

  /// The paragraph around `offset` with its separator.
  package func paragraphRange(at offset: Int) -> Range<Int> {
    paragraphStart(offset)..<next(paragraphEnd(offset))
  }

  // MARK: Sentences

  private static let sentenceEnds: Set<Character> = [".", "!", "?", "\u{2026}", "。", "！", "？"]

  /// Up to and with the spaces behind its last sign; never more than the paragraph.
  package func sentence(around offset: Int) -> Range<Int> {
    let paragraph = paragraphRange(at: offset)
    var start = paragraph.lowerBound
    while start < paragraph.upperBound {
      let end = sentenceEnd(from: start, limit: paragraph.upperBound)
      if offset < end { return start..<end }
      start = end
    }
    return paragraph
  }

  private func sentenceEnd(from start: Int, limit: Int) -> Int {
    var position = start
    while position < limit, let sign = character(at: position) {
      position = next(position)
      guard Self.sentenceEnds.contains(sign) else { continue }
      var end = position
      while end < limit, let space = character(at: end), space.isWhitespace { end = next(end) }
      // A point within a number or a name ends nothing.
      if end > position || end == limit || sign > "\u{2E7F}" { return end }
    }
    return limit
  }
}
