import PlatformInterface
import UIKitTextModel

/// One paragraph in lines, at one width.
@MainActor
final class LaidParagraph {
  /// Nil for an empty paragraph, which has a line nevertheless.
  let block: TextBlock?
  /// Points from the text's top; offsets are the paragraph's.
  let lines: [TextLayoutMetrics.Line]
  /// Space above the lines, and with them and the space below.
  let top: CGFloat
  let height: CGFloat
  let width: CGFloat
  /// Some of it is not shown.
  let isTruncated: Bool
  /// Of an empty line.
  private let isRightToLeft: Bool
  private var geometries: [Int: TextLineGeometry] = [:]

  /// - Parameters:
  ///   - above: points between this paragraph and the one before it.
  ///   - emptyLine: the line of an empty paragraph.
  init(
    _ block: TextBlock?, above: CGFloat, below: CGFloat,
    emptyLine: @autoclosure () -> TextLayoutMetrics.Line, isRightToLeft: Bool
  ) {
    self.block = block
    self.isRightToLeft = isRightToLeft
    top = above
    if let block {
      let metrics = PlatformServices.current.textMeasurer.layout(of: block)
      lines = metrics.lines
      width = metrics.size.width
      height = above + metrics.size.height + below
      isTruncated = metrics.isTruncated
    } else {
      let line = emptyLine()
      lines = [line]
      width = 0
      height = above + line.height + below
      isTruncated = false
    }
  }

  func geometry(_ line: Int) -> TextLineGeometry {
    if let known = geometries[line] { return known }
    let clusters =
      block.map { PlatformServices.current.textMeasurer.clusters(of: $0, line: line) }
      ?? TextLineClusters(clusters: [], isRightToLeft: isRightToLeft)
    let made = TextLineGeometry(lines[line], clusters)
    geometries[line] = made
    return made
  }

  /// The line of a caret; where a line is broken, the next one.
  func line(of offset: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The line at `y`, from the paragraph's top; the nearest one where there is none.
  func line(atY y: CGFloat) -> Int {
    let y = y - top
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].origin.y <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The last caret that is seen on a line: where it is broken, the one behind belongs to the next.
  func lastCaret(_ line: Int, _ boundaries: some GraphemeBoundaries) -> Int {
    let range = lines[line].range
    guard line + 1 < lines.count, lines[line + 1].range.lowerBound == range.upperBound else {
      return range.upperBound
    }
    return max(range.lowerBound, boundaries.previous(range.upperBound))
  }
}
