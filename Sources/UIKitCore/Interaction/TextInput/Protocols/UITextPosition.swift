/// A place in a text, as the text's own `UITextInput` made it.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  public override nonisolated init() { super.init() }
}

/// A stretch between two places.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  public override nonisolated init() { super.init() }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection, one or more a line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  public override nonisolated init() { super.init() }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  /// The selection begins in this rectangle.
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
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
