/// What a window's input method may know of the text that is edited in it. Nil in place of one means
/// that no text is edited, and keys are just keys.
package struct TextInputState: Hashable, Sendable {
  package enum Purpose: Hashable, Sendable {
    case text, digits, number, phone, url, email, name
    /// Not to be remembered, nor shown.
    case password
  }

  /// Points from the window's top left; windows of candidates open beside it.
  package var caret: CGRect
  package var purpose: Purpose
  /// The text around the caret, and the caret's UTF-16 offset in it; empty for hidden texts.
  package var surrounding: String
  package var caretOffset: Int
  /// The UTF-16 offset of the selection's other end; the caret's where nothing is selected.
  package var anchorOffset: Int
  /// Grows whenever the text ended a composition by itself, as a click elsewhere does: the input
  /// method has to begin anew.
  package var resets: Int

  package init(
    caret: CGRect, purpose: Purpose = .text, surrounding: String = "", caretOffset: Int = 0,
    anchorOffset: Int? = nil,
    resets: Int = 0
  ) {
    self.caret = caret
    self.purpose = purpose
    self.surrounding = surrounding
    self.caretOffset = caretOffset
    self.anchorOffset = anchorOffset ?? caretOffset
    self.resets = resets
  }
}

/// What an input method composes and has not committed.
package struct TextComposition: Hashable, Sendable {
  /// Empty where it ended; what was committed follows as text of its own.
  package var text: String
  /// UTF-16 offset in `text`.
  package var caret: Int

  package init(text: String, caret: Int) {
    self.text = text
    self.caret = caret
  }
}
