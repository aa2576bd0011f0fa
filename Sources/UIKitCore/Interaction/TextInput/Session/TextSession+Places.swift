/// Places and stretches as `UITextInput` has them. Those of other inputs are not understood.
extension TextSession {
  private func offset(_ position: UITextPosition) -> Int? {
    (position as? OffsetPosition)?.offset
  }

  func text(in range: UITextRange) -> String? {
    guard let range = (range as? OffsetRange)?.range, range.upperBound <= editor.length else {
      return nil
    }
    // Tokens of a search field, which stand in front, have no text.
    return editor.substring(range.clamped(to: 0..<editor.length)).string
  }

  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = offset(from), let to = offset(to) else { return nil }
    return OffsetRange(min(from, to)..<max(from, to))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = self.offset(position),
      case let (end, isTooLarge) = start.addingReportingOverflow(offset), !isTooLarge,
      (0...editor.length).contains(end)
    else { return nil }
    return OffsetPosition(end)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard var place = self.offset(position) else { return nil }
    for _ in 0..<max(offset, 0) {
      guard let next = next(place, direction), next != place else { return nil }
      place = next
    }
    return OffsetPosition(place)
  }

  private func next(_ place: Int, _ direction: UITextLayoutDirection) -> Int? {
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != owner.isRightToLeft
      return isForward ? editor.boundaries.next(place) : editor.boundaries.previous(place)
    case .up, .down:
      let x = owner.caretRect(at: place).midX
      return owner.place(lines: direction == .up ? -1 : 1, from: place, x: x)
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let way = offset(from: position, to: other)
    return way > 0 ? .orderedAscending : way < 0 ? .orderedDescending : .orderedSame
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    (offset(to) ?? 0) - (offset(from) ?? 0)
  }

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    guard let range = (range as? OffsetRange)?.range else { return nil }
    let isForward: Bool =
      switch direction {
      case .right: !owner.isRightToLeft
      case .left: owner.isRightToLeft
      case .down: true
      case .up: false
      }
    return OffsetPosition(isForward ? range.upperBound : range.lowerBound)
  }

  func range(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let start = offset(position) else { return nil }
    let end = next(start, direction) ?? (direction == .up ? 0 : editor.length)
    return OffsetRange(min(start, end)..<max(start, end))
  }

  func grapheme(at place: Int) -> Range<Int> { place..<editor.boundaries.next(place) }
  func grapheme(before place: Int) -> Range<Int>? {
    place > 0 ? editor.boundaries.previous(place)..<place : nil
  }
}
