import Foundation

/// A text being edited: characters with attributes, a selection, and what an input method composes.
///
/// Knows of no views; offsets are UTF-16 and stand between graphemes.
package struct EditableText {
  package private(set) var paragraphs = MeasuredList([TextParagraph(NSAttributedString(string: ""))]
  )
  package private(set) var selection = TextSelection(0)
  /// What an input method composes, shown underlined; nil while it composes nothing.
  package private(set) var marked: Range<Int>?
  /// Grows with each change of characters, attributes or what is marked.
  package private(set) var version = 0
  /// Since it was last taken.
  private var change: ParagraphChange?
  private var whole = WholeText()

  /// The text in one piece, made when it is asked for.
  private final class WholeText {
    var contents: NSAttributedString?
    var text: String?
  }

  /// An empty text with the caret at its beginning.
  package init() {}

  package var length: Int { paragraphs.total }

  package var boundaries: ParagraphBoundaries { ParagraphBoundaries(paragraphs) }

  /// - Complexity: O(length) after a change, where there are several paragraphs.
  package var contents: NSAttributedString {
    if let contents = whole.contents { return contents }
    let made: NSAttributedString =
      paragraphs.count == 1 ? paragraphs[0].contents : substring(0..<length)
    whole.contents = made
    return made
  }

  /// - Complexity: as `contents`.
  package var text: String {
    if let text = whole.text { return text }
    let made = contents.string
    whole.text = made
    return made
  }

  /// - Complexity: O(the paragraphs that it touches).
  package func substring(_ range: Range<Int>) -> NSAttributedString {
    let (first, start) = paragraphs.element(at: range.lowerBound)
    let local = (range.lowerBound - start)..<(range.upperBound - start)
    let paragraph = paragraphs[first]
    if local.upperBound <= paragraph.measure {
      return paragraph.contents.attributedSubstring(from: local.nsRange)
    }
    var joined = ParagraphJoiner()
    joined.append(paragraph, local.lowerBound..<paragraph.measure)
    var left = local.upperBound - paragraph.measure
    let last = paragraphs.element(at: range.upperBound).index
    paragraphs.forEach(in: (first + 1)..<(last + 1)) { paragraph in
      let part = min(left, paragraph.measure)
      left -= part
      joined.append(paragraph, 0..<part)
    }
    return joined.finish()
  }

  /// Which paragraphs are others since this was last called; nil where none is.
  package mutating func takeChange() -> ParagraphChange? {
    defer { change = nil }
    return change
  }

  // MARK: Changing

  /// Another text; the caret goes behind it.
  package mutating func setContents(_ new: NSAttributedString) {
    setParagraphs(
      0..<paragraphs.count,
      TextParagraph.split(NSAttributedString(attributedString: new)))
    marked = nil
    selection = TextSelection(length)
  }

  /// The same characters with other attributes.
  package mutating func setAttributes(_ change: (NSMutableAttributedString) -> Void) {
    let new = NSMutableAttributedString(attributedString: contents)
    change(new)
    guard new.string == text else { return }
    setParagraphs(0..<paragraphs.count, TextParagraph.split(new))
  }

  private mutating func setParagraphs(_ range: Range<Int>, _ new: [TextParagraph]) {
    paragraphs.replaceSubrange(range, with: new)
    let next = ParagraphChange(range, newCount: new.count)
    change = change?.followed(by: next) ?? next
    version += 1
    whole = WholeText()
  }

  /// The paragraphs that a change of `range` touches, those included that its new edges might join: a
  /// return before a newline makes one separator of both.
  private func touched(_ range: Range<Int>) -> (paragraphs: Range<Int>, start: Int) {
    var (first, start) = paragraphs.element(at: range.lowerBound)
    var last = paragraphs.element(at: range.upperBound).index
    if first > 0, start == range.lowerBound {
      let before = paragraphs[first - 1]
      if before.contents.string.utf16.last == 0x0D {
        first -= 1
        start -= before.measure
      }
    }
    if last + 1 < paragraphs.count, paragraphs[last + 1].contents.string.utf16.first == 0x0A {
      last += 1
    }
    joinPieces(&first, &last, &start, without: range.count)
    return (first..<(last + 1), start)
  }

  /// Takes in the pieces of a paragraph on both sides that have become so small that they are one.
  private func joinPieces(
    _ first: inout Int, _ last: inout Int, _ start: inout Int, without gone: Int
  ) {
    var length = -gone
    for index in first...last { length += paragraphs[index].measure }
    while last + 1 < paragraphs.count, paragraphs[last].separatorLength == 0,
      length + paragraphs[last + 1].measure <= TextParagraph.piece
    {
      last += 1
      length += paragraphs[last].measure
    }
    while first > 0, paragraphs[first - 1].separatorLength == 0,
      length + paragraphs[first - 1].measure <= TextParagraph.piece
    {
      first -= 1
      start -= paragraphs[first].measure
      length += paragraphs[first].measure
    }
  }

  private mutating func replaceCharacters(_ range: Range<Int>, with new: NSAttributedString) {
    let (touched, start) = touched(range)
    let end =
      touched.upperBound < paragraphs.count
      ? paragraphs.start(of: touched.upperBound) : paragraphs.total
    // What goes is not put together first.
    let text = NSMutableAttributedString(attributedString: substring(start..<range.lowerBound))
    text.append(new)
    text.append(substring(range.upperBound..<end))
    var parts = TextParagraph.split(text)
    // Only the text's last paragraph has no separator.
    if touched.upperBound < paragraphs.count, parts.last?.measure == 0 { parts.removeLast() }
    setParagraphs(touched, parts)
  }

  /// Puts `replacement` in place of `range`; the caret goes behind it and nothing is marked any more.
  @discardableResult
  package mutating func replace(
    _ range: Range<Int>, with replacement: NSAttributedString, kind: TextEdit.Kind
  ) -> TextEdit {
    let range = range.clamped(to: 0..<length)
    let before = selection
    let removed = substring(range)
    replaceCharacters(range, with: replacement)
    marked = nil
    // What was inserted may join what stands around it.
    let end = range.lowerBound + replacement.length
    let rounded = boundaries.rounded(end)
    selection = TextSelection(rounded == end ? end : boundaries.next(end))
    return TextEdit(
      kind: kind, location: range.lowerBound, removed: removed, inserted: replacement,
      selectionBefore: before, selectionAfter: selection)
  }

  /// Does what `edit` says, as undoing asks.
  package mutating func apply(_ edit: TextEdit) {
    replace(edit.removedRange, with: edit.inserted, kind: .other)
    select(edit.selectionAfter)
  }

  // MARK: Selection

  package mutating func select(_ new: TextSelection) {
    selection = TextSelection(
      anchor: boundaries.rounded(new.anchor), head: boundaries.rounded(new.head))
  }

  // MARK: Composing

  /// Shows `text` as composed, in place of what was composed before or of the selection.
  ///
  /// - Parameter selected: relative to `text`.
  package mutating func setMarked(_ text: NSAttributedString, selected: Range<Int>) {
    let range = marked ?? selection.range
    replace(range, with: text, kind: .other)
    guard text.length > 0 else { return }
    marked = range.lowerBound..<(range.lowerBound + text.length)
    touch(range.lowerBound..<(range.lowerBound + text.length))
    let inside = selected.clamped(to: 0..<text.length)
    select(
      TextSelection(
        anchor: range.lowerBound + inside.lowerBound, head: range.lowerBound + inside.upperBound))
  }

  /// What is composed stays as it is.
  package mutating func unmark() {
    guard let range = marked else { return }
    marked = nil
    touch(range)
  }

  /// Paragraphs look different, though their characters are the same.
  private mutating func touch(_ range: Range<Int>) {
    let first = paragraphs.element(at: range.lowerBound).index
    let last = paragraphs.element(at: range.upperBound).index
    let next = ParagraphChange(first..<(last + 1), newCount: last - first + 1)
    change = change?.followed(by: next) ?? next
    version += 1
  }

  // MARK: Deleting

  package enum Unit: Hashable { case grapheme, word, paragraph }

  /// What Backspace or Delete takes away: the selection, or a unit beside the caret.
  package func deletion(_ unit: Unit, isForward: Bool) -> Range<Int> {
    guard selection.isEmpty else { return selection.range }
    let caret = selection.head
    let other = isForward ? end(of: unit, from: caret) : start(of: unit, from: caret)
    return min(caret, other)..<max(caret, other)
  }

  package func end(of unit: Unit, from offset: Int) -> Int {
    switch unit {
    case .grapheme: return boundaries.next(offset)
    case .word: return boundaries.wordEnd(after: offset)
    case .paragraph:
      let end = boundaries.paragraphEnd(offset)
      return end == offset ? boundaries.next(offset) : end
    }
  }

  package func start(of unit: Unit, from offset: Int) -> Int {
    switch unit {
    case .grapheme: return boundaries.previous(offset)
    case .word: return boundaries.wordStart(before: offset)
    case .paragraph:
      let start = boundaries.paragraphStart(offset)
      return start == offset ? boundaries.previous(offset) : start
    }
  }
}
