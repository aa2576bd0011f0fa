/// A text being edited: characters with attributes, a selection, and what an input method composes.
///
/// Knows of no views; offsets are UTF-16 and stand between graphemes.
struct EditableText {
  private(set) var contents = NSAttributedString(string: "")
  private(set) var text = ""
  private(set) var selection = TextSelection(0)
  /// What an input method composes, shown underlined; nil while it composes nothing.
  private(set) var marked: Range<Int>?
  /// Grows with each change of characters, attributes or what is marked.
  private(set) var version = 0
  private var cachedBoundaries: TextBoundaries?

  var length: Int { contents.length }

  var boundaries: TextBoundaries { cachedBoundaries ?? TextBoundaries(text) }

  // MARK: Changing

  /// Another text; the caret goes behind it.
  mutating func setContents(_ new: NSAttributedString) {
    contents = NSAttributedString(attributedString: new)
    textChanged()
    marked = nil
    selection = TextSelection(length)
  }

  /// The same characters with other attributes.
  mutating func setAttributes(_ change: (NSMutableAttributedString) -> Void) {
    let new = NSMutableAttributedString(attributedString: contents)
    change(new)
    guard new.string == text else { return }
    contents = new
    version += 1
  }

  private mutating func textChanged() {
    text = contents.string
    version += 1
    cachedBoundaries = TextBoundaries(text)
  }

  /// Puts `replacement` in place of `range`; the caret goes behind it and nothing is marked any more.
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with replacement: NSAttributedString, kind: TextEdit.Kind
  ) -> TextEdit {
    let range = range.clamped(to: 0..<length)
    let before = selection
    let removed = contents.attributedSubstring(from: range.nsRange)
    let new = NSMutableAttributedString(attributedString: contents)
    new.replaceCharacters(in: range.nsRange, with: replacement)
    contents = new
    textChanged()
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
  mutating func apply(_ edit: TextEdit) {
    replace(edit.removedRange, with: edit.inserted, kind: .other)
    select(edit.selectionAfter)
  }

  // MARK: Selection

  mutating func select(_ new: TextSelection) {
    selection = TextSelection(
      anchor: boundaries.rounded(new.anchor), head: boundaries.rounded(new.head))
  }

  // MARK: Composing

  /// Shows `text` as composed, in place of what was composed before or of the selection.
  ///
  /// - Parameter selected: relative to `text`.
  mutating func setMarked(_ text: NSAttributedString, selected: Range<Int>) {
    let range = marked ?? selection.range
    replace(range, with: text, kind: .other)
    guard text.length > 0 else { return }
    marked = range.lowerBound..<(range.lowerBound + text.length)
    version += 1
    let inside = selected.clamped(to: 0..<text.length)
    select(
      TextSelection(
        anchor: range.lowerBound + inside.lowerBound, head: range.lowerBound + inside.upperBound))
  }

  /// What is composed stays as it is.
  mutating func unmark() { marked = nil }

  // MARK: Deleting

  enum Unit: Hashable { case grapheme, word, paragraph }

  /// What Backspace or Delete takes away: the selection, or a unit beside the caret.
  func deletion(_ unit: Unit, isForward: Bool) -> Range<Int> {
    guard selection.isEmpty else { return selection.range }
    let caret = selection.head
    let other = isForward ? end(of: unit, from: caret) : start(of: unit, from: caret)
    return min(caret, other)..<max(caret, other)
  }

  func end(of unit: Unit, from offset: Int) -> Int {
    switch unit {
    case .grapheme: return boundaries.next(offset)
    case .word: return boundaries.wordEnd(after: offset)
    case .paragraph:
      let end = boundaries.paragraphEnd(offset)
      return end == offset ? boundaries.next(offset) : end
    }
  }

  func start(of unit: Unit, from offset: Int) -> Int {
    switch unit {
    case .grapheme: return boundaries.previous(offset)
    case .word: return boundaries.wordStart(before: offset)
    case .paragraph:
      let start = boundaries.paragraphStart(offset)
      return start == offset ? boundaries.previous(offset) : start
    }
  }
}
