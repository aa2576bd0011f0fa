/// A place in a text, as the text's own `UITextInput` made it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override nonisolated init() { super.init() }
}

/// A stretch between two places.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override nonisolated init() { super.init() }

  /// Whether the range has no characters; true unless a subclass says otherwise.
  open var isEmpty: Bool { true }
  /// The place where the range begins; subclasses give one of their own.
  open var start: UITextPosition { UITextPosition() }
  /// The place where the range ends; subclasses give one of their own.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, one or more a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override nonisolated init() { super.init() }

  /// The rectangle, in the coordinates of the text's `textInputView`; zero unless a subclass gives
  /// one.
  open var rect: CGRect { .zero }
  /// The direction in which the rectangle's text reads.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins in the rectangle, where the first handle belongs.
  open var containsStart: Bool { false }
  /// Whether the selection ends in the rectangle, where the second handle belongs.
  open var containsEnd: Bool { false }
  /// Whether the rectangle's text runs from top to bottom.
  open var isVertical: Bool { false }
  /// The transform of the rectangle, for texts that are turned; the identity unless a subclass
  /// gives one.
  open var transform: CGAffineTransform { .identity }
}

/// A place as UTF-16 offset.
final class OffsetPosition: UITextPosition {
  nonisolated let offset: Int
  init(_ offset: Int) { self.offset = offset }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetPosition)?.offset == offset
  }
  override var hash: Int { offset.hashValue }
}

/// A stretch of UTF-16 offsets.
final class OffsetRange: UITextRange {
  nonisolated let range: Range<Int>
  /// Without the places of tokens, which are below zero.
  nonisolated var inText: Range<Int> { range.clamped(to: 0..<max(range.upperBound, 0)) }
  init(_ range: Range<Int>) { self.range = range }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { OffsetPosition(range.lowerBound) }
  override var end: UITextPosition { OffsetPosition(range.upperBound) }

  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.range == range }
  override var hash: Int { range.hashValue }
}

/// A selection's rectangle with values.
final class PlacedSelectionRect: UITextSelectionRect {
  private let place: CGRect
  private let direction: NSWritingDirection
  private let ends: (start: Bool, end: Bool)

  init(_ rect: CGRect, _ direction: NSWritingDirection, containsStart: Bool, containsEnd: Bool) {
    place = rect
    self.direction = direction
    ends = (containsStart, containsEnd)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
