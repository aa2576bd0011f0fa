import PlatformInterface
import UIKitCore

/// The lines of a text below one another, as far as they fit.
struct FrameLayout {
  /// Paragraphs of one style, of which as much is there as fits.
  struct Block {
    var text: TextBlock
    /// Points from the top.
    var y: CGFloat
  }
  struct Line {
    /// In the whole text, line breaks included.
    var range: NSRange
    /// Points from the left, and from the top down to the baseline.
    var x: CGFloat
    var baseline: CGFloat
  }

  private(set) var blocks: [Block] = []
  private(set) var lines: [Line] = []
  /// The characters that were to be set.
  let range: NSRange
  /// Those that fit.
  private(set) var visible: NSRange
  /// The widest line and the sum of the heights, in points.
  private(set) var size = CGSize.zero

  /// - Parameter space: points; infinite where nothing limits.
  init(_ string: NSAttributedString, range: NSRange, space: CGSize) {
    self.range = range
    visible = NSRange(location: range.location, length: 0)
    var start = range.location
    while start < NSMaxRange(range) {
      let part = Self.paragraphs(of: string, from: start, end: NSMaxRange(range))
      guard append(string, part, space) else { break }
      start = NSMaxRange(part)
    }
  }

  /// The paragraphs from one on that have the same style as the first.
  private static func paragraphs(of string: NSAttributedString, from start: Int, end: Int)
    -> NSRange
  {
    let text = string.string as NSString
    let first = string.paragraph(at: start)
    var place = start
    while place < end {
      if place > start, string.paragraph(at: place) != first { break }
      place = min(NSMaxRange(text.paragraphRange(for: NSRange(location: place, length: 0))), end)
    }
    return NSRange(location: start, length: place - start)
  }

  /// Adds paragraphs below what is there; false where not all of them fit.
  private mutating func append(_ string: NSAttributedString, _ part: NSRange, _ space: CGSize)
    -> Bool
  {
    let top = size.height
    let (block, layout) = Self.block(string, part, space.width)
    var count = 0
    for line in layout.lines {
      // As much as rounding takes from a height that was suggested.
      guard top + line.origin.y + line.height <= space.height + 0.01 else { break }
      count += 1
    }
    for (index, line) in layout.lines.prefix(count).enumerated() {
      let end =
        index + 1 < layout.lines.count ? layout.lines[index + 1].range.lowerBound : part.length
      let range = NSRange(
        location: part.location + line.range.lowerBound, length: end - line.range.lowerBound)
      lines.append(Line(range: range, x: line.origin.x, baseline: top + line.baseline))
      visible.length = NSMaxRange(range) - visible.location
      size.width = max(size.width, line.width)
      size.height = top + line.origin.y + line.height
    }
    if count == layout.lines.count {
      blocks.append(Block(text: block, y: top))
      size.height = top + layout.size.height
      return true
    }
    if count > 0 {
      let shown = NSRange(location: part.location, length: NSMaxRange(visible) - part.location)
      blocks.append(Block(text: Self.block(string, shown, space.width).0, y: top))
    }
    return false
  }

  private static func block(_ string: NSAttributedString, _ part: NSRange, _ width: CGFloat)
    -> (TextBlock, TextLayoutMetrics)
  {
    var style = string.paragraph(at: part.location)
    switch style.lineBreak {
    case .wordWrap, .charWrap: break
    // A frame shows all of a text, whatever a label would leave out of it.
    default: style.lineBreak = .wordWrap
    }
    let block = TextBlock(
      runs: TextRuns.runs(of: string.attributedSubstring(from: part)), paragraph: style,
      width: width)
    return (block, MainThread.wait { PlatformServices.current.textMeasurer.layout(of: block) })
  }
}
