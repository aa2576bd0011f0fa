import PlatformInterface
import UIKitCore

/// Lines of a text in a rectangle.
public final class CTFrame {
  let path: CGPath
  let attributes: CFDictionary
  /// The characters that were to be set, and those that fit.
  let range: NSRange
  let visible: NSRange
  private let string: NSAttributedString
  private let blocks: [FrameLayout.Block]
  let placedLines: [FrameLayout.Line]

  init(
    _ layout: FrameLayout, of string: NSAttributedString, in path: CGPath,
    _ attributes: CFDictionary
  ) {
    self.path = path
    self.attributes = attributes
    self.string = string
    range = layout.range
    visible = layout.visible
    blocks = layout.blocks
    placedLines = layout.lines
  }

  /// The lines, from the first down.
  lazy var lines: [CTLine] = placedLines.map {
    CTLine(string.attributedSubstring(from: $0.range), start: $0.range.location)
  }

  /// Where the lines' baselines begin, in points from the rectangle's lower left corner, y upwards.
  var origins: [CGPoint] {
    let height = path.boundingBox.height
    return placedLines.map { CGPoint(x: $0.x, y: height - $0.baseline) }
  }

  /// Draws the lines, which its path places.
  func draw(in context: CGContext) {
    let box = path.boundingBox
    let isPlain = context.textDrawingMode == .fill && !TextRuns.needsContextColor(string)
    guard isPlain else {
      let before = context.textPosition
      for (line, origin) in zip(lines, origins) {
        context.textPosition = CGPoint(x: box.minX + origin.x, y: box.minY + origin.y)
        line.draw(in: context)
      }
      context.textPosition = before
      return
    }
    context.saveGState()
    context.translateBy(x: box.minX, y: box.maxY)
    // Blocks are painted downwards from their top.
    context.scaleBy(x: 1, y: -1)
    for block in blocks { context.paint(block.text, at: CGPoint(x: 0, y: block.y)) }
    context.restoreGState()
  }
}

/// Returns the characters that a frame was to show.
public func CTFrameGetStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.range.location, length: frame.range.length)
}

/// Returns the characters that fit in a frame.
public func CTFrameGetVisibleStringRange(_ frame: CTFrame) -> CFRange {
  CFRange(location: frame.visible.location, length: frame.visible.length)
}

/// Returns the path that a frame was made for.
public func CTFrameGetPath(_ frame: CTFrame) -> CGPath { frame.path }

/// Returns the attributes that a frame was made with; nil without any.
public func CTFrameGetFrameAttributes(_ frame: CTFrame) -> CFDictionary? {
  frame.attributes.isEmpty ? nil : frame.attributes
}

/// Returns the lines of a frame, each a `CTLine`, from the first down.
public func CTFrameGetLines(_ frame: CTFrame) -> CFArray { frame.lines }

/// Copies where lines' baselines begin, in points from the lower left corner of the path's box, y upwards.
///
/// - Parameters:
///   - range: of the lines; a length of 0 is all from its place on.
///   - origins: memory for as many.
public func CTFrameGetLineOrigins(
  _ frame: CTFrame, _ range: CFRange, _ origins: UnsafeMutablePointer<CGPoint>
) {
  let all = frame.origins
  let first = min(max(range.location, 0), all.count)
  let end = range.length <= 0 ? all.count : min(first + range.length, all.count)
  for (place, index) in (first..<end).enumerated() { origins[place] = all[index] }
}

/// Draws a frame's lines into a context whose y axis points up.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) { frame.draw(in: context) }
