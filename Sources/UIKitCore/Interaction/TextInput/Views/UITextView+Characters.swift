import PlatformInterface
import UIKitTextModel

/// Where the view's characters are, for readers that ask: paragraphs are laid out for it as they are for scrolling.
extension UITextView: CharacterPlaces {
  var characterDivision: any TextDivision { session.editor.boundaries }

  func characterBoxes(_ range: Range<Int>) -> [CGRect] {
    if let kit = shapingKit { return kit.rects(of: range) }
    let column = column
    let first = column.line(of: range.lowerBound)
    let last = column.line(of: max(range.lowerBound, range.upperBound - 1))
    return column.boxes(range, from: first.top, to: last.top + last.height)
      .map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  func characterCaret(at offset: Int) -> CGRect {
    let caret = caretRect(at: offset)
    return CGRect(x: caret.midX, y: caret.minY, width: 0, height: caret.height)
  }

  func characterRange(under point: CGPoint) -> Range<Int>? { grapheme(under: point) }

  func characterLine(at offset: Int) -> Range<Int> {
    if let kit = shapingKit { return kit.wholeLine(of: offset) }
    let column = column
    let place = column.line(of: offset)
    let lines = place.laid.lines
    let end =
      place.line + 1 < lines.count
      ? lines[place.line + 1].range.lowerBound : column.length(of: place.paragraph)
    let start = lines[place.line].range.lowerBound
    return (place.start + start)..<(place.start + max(start, end))
  }

  func characterRun(at offset: Int) -> AccessibilityTextRun? {
    let column = column
    let place = column.line(of: offset)
    let end = place.start + column.length(of: place.paragraph)
    let defaults = TextAttributes(
      font: textStyle.font.spec, color: textStyle.color.rgba(for: traitCollection))
    let isRightToLeft = place.laid.geometry(place.line).isRightToLeft
    guard let block = place.laid.block,
      var run = AccessibilityTextRun(
        around: offset, in: block.runs, from: place.start, defaults: defaults, block.paragraph,
        isRightToLeft: isRightToLeft)
    else {
      return AccessibilityTextRun(
        range: place.start..<end, attributes: defaults, defaults: defaults, alignment: .natural,
        isRightToLeft: isRightToLeft)
    }
    // What separates paragraphs looks like what is before it.
    if offset >= run.range.upperBound
      || block.string.utf16.count + place.start == run.range.upperBound
    {
      run.range = run.range.lowerBound..<max(end, run.range.upperBound)
    }
    return run
  }
}

extension TextColumn {
  /// The stretches that characters take, line by line, between two heights; what separates lines has none.
  fileprivate func boxes(_ range: Range<Int>, from top: CGFloat, to bottom: CGFloat) -> [CGRect] {
    var boxes: [CGRect] = []
    forEachLine(from: top, to: bottom) { place in
      let local = (range.lowerBound - place.start)..<(range.upperBound - place.start)
      boxes += place.laid.geometry(place.line).spans(of: local).map {
        CGRect(
          x: $0.lowerBound, y: place.top, width: $0.upperBound - $0.lowerBound,
          height: place.height)
      }
    }
    return boxes
  }
}
