import CoreGraphics
import PlatformInterface

/// A block's glyphs in their places: what measuring and painting share, and blocks of the same content.
@MainActor
final class TextLayout: CacheEntry {
  /// Glyphs of one style, next to each other.
  struct Piece {
    enum Content {
      case glyphs(ShapedRun, Range<Int>)
      case attachment
      /// A tab, or nothing to paint but lines and background.
      case space
    }
    var content: Content
    /// Which of the block's runs.
    var run: Int
    /// The characters shown, as UTF-16 offsets into the paragraph; nil for an ellipsis.
    var range: Range<Int>?
    /// Where in the paragraph the clusters of the glyphs are counted from.
    var clusterStart = 0
    var isRightToLeft = false
    /// From the line's start.
    var x: CGFloat
    var width: CGFloat
    /// Added to each space of a justified line.
    var spaceExtra: CGFloat = 0
  }

  struct Line {
    /// Left end of the text, from the block's left.
    var x: CGFloat
    /// From the block's top.
    var baseline: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var width: CGFloat
    var pieces: [Piece]
    /// UTF-16 offset of the line's paragraph in the block.
    var paragraphStart = 0
    var isRightToLeft = false
  }

  let content: TextContent
  let lines: [Line]
  let metrics: TextLayoutMetrics
  /// The scale and position of a finished mask is the painters' business; glyph bounds are ours.
  var cachedInkBounds: CGRect?

  /// - Parameter hash: of the content.
  init(_ content: TextContent, hash: Int, lines: [Line], metrics: TextLayoutMetrics) {
    self.content = content
    self.lines = lines
    self.metrics = metrics
    super.init(hash: hash, cost: Self.cost(of: content, lines))
  }

  /// Glyphs that pieces share are counted once for each, which is never too little.
  private static func cost(of content: TextContent, _ lines: [Line]) -> Int {
    let lineSize = MemoryLayout<Line>.stride + MemoryLayout<TextLayoutMetrics.Line>.stride
    var bytes = 512 + content.retainedBytes + lines.count * (lineSize + 32)
    for line in lines {
      bytes += line.pieces.count * MemoryLayout<Piece>.stride
      for piece in line.pieces {
        if case .glyphs(let run, let range) = piece.content {
          bytes += ShapedRun.overhead + range.count * MemoryLayout<Glyph>.stride
        }
      }
    }
    return bytes
  }
}

extension TextRun {
  /// Whether the run stands for a picture, which may be missing but takes its space.
  var isAttachment: Bool { attachment != nil || attachmentBounds != .zero }
}
