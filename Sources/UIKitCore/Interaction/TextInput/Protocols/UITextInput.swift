/// A text that input methods can read and change by places.
///
/// What is optional on Apple and has no caller here is left out.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
  /// Returns the text of a range; nil where the range is none of this text's.
  func text(in range: UITextRange) -> String?
  /// Replaces the text of a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)
  /// Returns whether an input method may replace a range; true by default.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool

  /// What is selected: an empty range is the caret, and nil means neither.
  var selectedTextRange: UITextRange? { get set }
  /// The range that an input method composes; nil while it does not.
  var markedTextRange: UITextRange? { get }
  /// The attributes in which composed text is shown; nil for the standard ones.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Shows what an input method composes; `selectedRange` is relative to it.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Keeps what is composed as it is, and ends composing.
  func unmarkText()

  /// The place before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// The place behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Returns the range between two places, whichever comes first; nil where a place is none of this
  /// text's.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Returns the place a number of UTF-16 units on; nil where there is no such place.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// Returns the place that a number of steps leads to in a direction on the screen; nil where
  /// there is none.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Returns which of two places comes first in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Returns how many UTF-16 units lie between two places; negative where the second comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Who is told of changes that come by other means than the input method, which sets it.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds the words and lines of the text.
  var tokenizer: any UITextInputTokenizer { get }

  /// Returns the place of a range that lies farthest in a direction on the screen; nil where there
  /// is none.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  /// Returns the range from a place to the end of its line in a direction; nil where there is none.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// Returns the direction in which the text reads at a place.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Sets the direction in which a range reads.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  /// Returns the rectangle of a range's first line, in the coordinates of `textInputView`, as all
  /// rectangles and points here.
  func firstRect(for range: UITextRange) -> CGRect
  /// Returns the rectangle of the caret at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Returns the rectangles of a range, at least one a line; they stand for the range as it is
  /// selected.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// Returns the place nearest to a point; nil where there is no text.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// Returns the place of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// Returns the range of the character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view in whose coordinates points and rectangles are.
  var textInputView: UIView { get }
}

extension UITextInput {
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
}

extension UITextInput where Self: UIView {
  /// The view itself.
  public var textInputView: UIView { self }
}

/// Forwards or backwards through a text, in the order in which it is stored.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end of the text.
  case forward = 0
  /// Towards the beginning of the text.
  case backward
}

/// A direction in which a caret moves as it is seen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right on the screen.
  case right = 2
  /// To the left on the screen.
  case left
  /// To the line above.
  case up
  /// To the line below.
  case down
}

/// A direction of storage or of layout.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The number of the direction: of a `UITextStorageDirection` or a `UITextLayoutDirection`.
  public var rawValue: Int
  /// Makes a direction of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in the order in which the text is stored.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
  /// Returns a direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  var isForward: Bool {
    rawValue == UITextStorageDirection.forward.rawValue
      || rawValue == UITextLayoutDirection.right.rawValue
      || rawValue == UITextLayoutDirection.down.rawValue
  }
}

/// The units into which a text divides.
public enum UITextGranularity: Int, Sendable {
  /// A character as the user sees it, be it of several code points.
  case character = 0
  /// A word.
  case word
  /// A sentence.
  case sentence
  /// A paragraph, up to a line break in the text.
  case paragraph
  /// A line, as the text is laid out.
  case line
  /// The whole text.
  case document
}

/// Who is told before and after a text changes by other means than its input method.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Hears that the selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Hears that the selection has changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// Hears that the text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// Hears that the text has changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// Finds the units of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a place; at a boundary the one in the direction, and nil where there
  /// is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a place is the end of a unit in a direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit in a direction; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a place lies within a unit, or at its boundary in a direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
