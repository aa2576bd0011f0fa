/// Fonts and text layout. Main thread only, though the blocks it lays out are values.
@MainActor
package protocol TextMeasurer: AnyObject {
  func metrics(of font: FontSpec) -> FontMetrics
  func layout(of block: TextBlock) -> TextLayoutMetrics
  /// Where the characters of one line stand, spaces that hang over its end included.
  ///
  /// - Parameter line: an index of `layout(of:)`'s lines.
  func clusters(of block: TextBlock, line: Int) -> TextLineClusters
  /// The signs of one line, from left to right.
  ///
  /// - Parameter line: an index of `layout(of:)`'s lines.
  func glyphs(of block: TextBlock, line: Int) -> [TextGlyphRun]
  /// The number of a character's sign in the file that draws a font; nil where the file has none.
  func glyph(for character: UInt32, font: FontSpec) -> UInt16?
  /// How far a sign moves the pen, in points; nil for numbers that the file does not have.
  func advance(of glyph: UInt16, font: FontSpec) -> CGFloat?
  /// The outline of a sign in a font at its size; nil for numbers that the file does not have.
  func outline(of glyph: UInt16, font: FontSpec) -> GlyphOutline?
  /// Names of the installed families, sorted.
  var families: [String] { get }
  /// The family a PostScript or full name such as "Georgia-Bold" belongs to with its weight and
  /// slope, or nil where no such font is installed.
  func font(named name: String, pointSize: CGFloat) -> FontSpec?
  /// Adds the fonts of a file to those that are found by name, in this process alone; false where it has none.
  func addFonts(at path: String) -> Bool
}

/// Where the lines of a block came to lie, in points from the block's top left.
package struct TextLayoutMetrics: Sendable {
  package struct Line: Sendable {
    /// UTF-16 offsets into the block's string.
    package var range: Range<Int>
    package var origin: CGPoint
    package var width: CGFloat
    package var height: CGFloat
    /// From the block's top.
    package var baseline: CGFloat

    package init(
      range: Range<Int>, origin: CGPoint, width: CGFloat, height: CGFloat, baseline: CGFloat
    ) {
      self.range = range
      self.origin = origin
      self.width = width
      self.height = height
      self.baseline = baseline
    }
  }

  /// Exact: the widest line and the sum of the line heights, not rounded to pixels.
  package var size: CGSize
  package var lines: [Line]
  /// Some of the text is not shown.
  package var isTruncated: Bool

  package init(size: CGSize, lines: [Line], isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.isTruncated = isTruncated
  }
}

/// The characters of a line in their places: what carets, selections and clicks go by.
package struct TextLineClusters: Hashable, Sendable {
  /// Characters that are one picture, such as a letter with its accent or a ligature.
  package struct Cluster: Hashable, Sendable {
    /// UTF-16 offsets into the block's string.
    package var range: Range<Int>
    /// Points from the block's left.
    package var minX: CGFloat
    package var maxX: CGFloat
    package var isRightToLeft: Bool

    package init(range: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
      self.range = range
      self.minX = minX
      self.maxX = maxX
      self.isRightToLeft = isRightToLeft
    }
  }

  /// From left to right.
  package var clusters: [Cluster]
  /// Of the paragraph.
  package var isRightToLeft: Bool

  package init(clusters: [Cluster], isRightToLeft: Bool) {
    self.clusters = clusters
    self.isRightToLeft = isRightToLeft
  }
}
