import CoreGraphics

/// Decides which characters go on a line.
@MainActor
struct LineBreaker {
  let paragraph: ParagraphItems
  let block: TextBlock
  let composer: LineComposer

  /// Rounding must not push a word to the next line when the space was measured from it.
  private static let tolerance: CGFloat = 0.01

  /// The end of the line that starts at `start`: at most `available` wide without its trailing
  /// spaces, but at least one character long.
  func lineEnd(from start: Int, available: CGFloat) -> Int {
    let count = paragraph.units.count
    guard start < count else { return start }
    let limit = available + Self.tolerance
    var x: CGFloat = 0
    var position = start
    while position < count {
      x += advance(of: position, at: x, lineStart: start)
      if x > limit, !paragraph.isSpace(position) { break }
      position += 1
    }
    guard position < count else { return count }

    if block.paragraph.lineBreak != .charWrap {
      if block.paragraph.keepsHangulWords,
        let end = lastBreak(start..<position, where: { !paragraph.isInHangulWord($0) })
      {
        return end
      }
      if let end = lastBreak(start..<position, where: { _ in true }) { return end }
    }
    var end = position
    while end > start, !paragraph.isGraphemeStart(end) { end -= 1 }
    if end == start {
      end = start + 1
      while end < count, !paragraph.isGraphemeStart(end) { end += 1 }
    }
    if block.paragraph.lineBreak == .charWrap {
      while end < count, paragraph.isSpace(end) { end += 1 }
    }
    return end
  }

  /// The last place of a range, its end among them and its beginning not, before which a line may break.
  private func lastBreak(_ range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      if paragraph.mayBreakLine(before: end), isWanted(end) { return end }
      end -= 1
    }
    return nil
  }

  /// The end without the spaces that hang over.
  func visibleEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, paragraph.isSpace(end - 1) { end -= 1 }
    return end
  }

  func width(of range: Range<Int>) -> CGFloat {
    var x: CGFloat = 0
    for i in range { x += advance(of: i, at: x, lineStart: range.lowerBound) }
    return x
  }

  /// The width of white space that ends a paragraph, without what ends the line.
  func widthOfSpaces(_ range: Range<Int>) -> CGFloat {
    width(
      of: range
        .lowerBound..<(range.first { [0x0A, 0x0D, 0x2028].contains(paragraph.units[$0]) }
        ?? range.upperBound))
  }

  private func advance(of unit: Int, at x: CGFloat, lineStart: Int) -> CGFloat {
    switch paragraph.units[unit] {
    case 0x09: return composer.tabWidth(at: x, unit, of: paragraph, lineStart: lineStart)
    case 0xFFFC:
      guard let item = paragraph.items.first(where: { $0.range.contains(unit) }),
        case .attachment = item.kind
      else { return paragraph.advances[unit] }
      return block.runs[item.run].attachmentBounds.maxX
    default: return paragraph.advances[unit]
    }
  }

  /// What is shown of `range` in `available` together with an ellipsis, in the way the block asks.
  ///
  /// - Parameter isForced: an ellipsis appears though the range itself would fit, because more
  ///   paragraphs follow.
  func truncated(_ range: Range<Int>, available: CGFloat, isForced: Bool) -> [Range<Int>?] {
    let whole = range.lowerBound..<visibleEnd(of: range)
    if !isForced, width(of: whole) <= available + Self.tolerance { return [whole] }
    let run = paragraph.items.first { $0.range.contains(range.lowerBound) }?.run
    let dots = composer.ellipsis(run: run ?? paragraph.firstRun).width
    let space = available - dots + Self.tolerance
    switch block.paragraph.lineBreak {
    case .truncateHead:
      return [nil, suffix(of: whole, space: space)]
    case .truncateMiddle:
      var head = prefix(of: whole, space: space / 2)
      // A wide first character comes before narrow last ones.
      if head.isEmpty { head = first(of: prefix(of: whole, space: space)) }
      let tail = suffix(of: head.upperBound..<whole.upperBound, space: space - width(of: head))
      if head.upperBound == tail.lowerBound, !isForced { return [whole] }
      return [range.lowerBound..<visibleEnd(of: head), nil, tail]
    default:
      let head = prefix(of: whole, space: space)
      return [range.lowerBound..<visibleEnd(of: head), nil]
    }
  }

  private func prefix(of range: Range<Int>, space: CGFloat) -> Range<Int> {
    var x: CGFloat = 0
    var end = range.lowerBound
    while end < range.upperBound {
      x += advance(of: end, at: x, lineStart: range.lowerBound)
      if x > space { break }
      end += 1
    }
    while end > range.lowerBound, end < range.upperBound, !paragraph.isGraphemeStart(end) {
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// The first character of a range, as one sees it; empty for an empty range.
  private func first(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    var end = range.lowerBound + 1
    while end < range.upperBound, !paragraph.isGraphemeStart(end) { end += 1 }
    return range.lowerBound..<end
  }

  private func suffix(of range: Range<Int>, space: CGFloat) -> Range<Int> {
    var x: CGFloat = 0
    var start = range.upperBound
    while start > range.lowerBound {
      x += advance(of: start - 1, at: x, lineStart: range.lowerBound)
      if x > space { break }
      start -= 1
    }
    while start < range.upperBound, !paragraph.isGraphemeStart(start) { start += 1 }
    while start < range.upperBound, paragraph.isSpace(start) { start += 1 }
    return start..<range.upperBound
  }
}
