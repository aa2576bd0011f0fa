import PlatformInterface

/// The text by places, for input methods and programs.
extension UITextField {
  /// The range that an input method composes; nil while it does not.
  public var markedTextRange: UITextRange? { session.editor.marked.map { OffsetRange($0) } }

  func replaced(_ range: UITextRange, by text: String) {
    guard let range = (range as? OffsetRange)?.range else { return }
    session.replace(range, with: text)
    send(.editingChanged, with: nil)
  }

  /// The place before the first character.
  public var beginningOfDocument: UITextPosition { OffsetPosition(0) }
  /// The place behind the last character.
  public var endOfDocument: UITextPosition { OffsetPosition(session.editor.length) }
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { session.range(from: fromPosition, to: toPosition) }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    session.position(from: position, offset: offset)
  }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { session.position(from: position, in: direction, offset: offset) }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    session.compare(position, to: other)
  }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    session.offset(from: from, to: toPosition)
  }
  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { session.position(within: range, farthestIn: direction) }
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { session.range(byExtending: position, in: direction) }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { isRightToLeft ? .rightToLeft : .leftToRight }
  /// The text's own characters decide here.
  public func setBaseWritingDirection(
    _ writingDirection: NSWritingDirection, for range: UITextRange
  ) { Unsupported.report("UITextField.setBaseWritingDirection(_:for:)") }

  func position(nearestTo point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = (range as? OffsetRange)?.range else { return nil }
    return OffsetPosition(min(max(place(at: point), range.lowerBound), range.upperBound))
  }
  func range(ofCharacterAt point: CGPoint) -> UITextRange? {
    let range = session.grapheme(at: place(at: point))
    return rects(of: OffsetRange(range)).contains { $0.rect.contains(point) }
      ? OffsetRange(range) : session.grapheme(before: place(at: point)).map { OffsetRange($0) }
  }
}
