import CoreGraphics

/// A text that is edited, and its selection in UTF-16 code units.
package struct AccessibilityText: Hashable, Sendable {
  /// What is shown: of secret texts a bullet for each character.
  package var content: String
  package var selection: Range<Int>

  package init(content: String, selection: Range<Int>) {
    self.content = content
    self.selection = selection
  }
}

/// Characters of a text that have the same appearance.
package struct AccessibilityTextRun: Hashable, Sendable {
  /// UTF-16 code units of the whole text; never beyond a paragraph.
  package var range: Range<Int>
  package var attributes: TextAttributes
  /// Those of characters that say nothing themselves.
  package var defaults: TextAttributes
  package var alignment: ParagraphSpec.Alignment
  package var isRightToLeft: Bool

  package init(
    range: Range<Int>, attributes: TextAttributes, defaults: TextAttributes,
    alignment: ParagraphSpec.Alignment, isRightToLeft: Bool
  ) {
    self.range = range
    self.attributes = attributes
    self.defaults = defaults
    self.alignment = alignment
    self.isRightToLeft = isRightToLeft
  }
}

/// What a reader asks of the characters of a text. Offsets are UTF-16 code units, places points of the screen.
package enum AccessibilityTextQuestion: Hashable, Sendable {
  /// Where characters are: a box for each stretch of a line, grown to whole graphemes. Characters that are not
  /// shown have none; an empty range has the box of its caret, which has no width.
  case boxes(Range<Int>)
  /// The grapheme under a point.
  case grapheme(CGPoint)
  /// The line of a character as it is broken on the screen, with what separates it from the next.
  case line(Int)
  /// The sentence of a character, with the spaces behind it.
  case sentence(Int)
  /// What a character looks like, and those around it that look alike.
  case run(Int)
}

/// What a reader is told of the characters of a text.
package enum AccessibilityTextAnswer: Hashable, Sendable {
  case boxes([CGRect])
  /// Nil where there is none.
  case range(Range<Int>?)
  case run(AccessibilityTextRun)
}
