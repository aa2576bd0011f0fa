/// Fonts and text layout. Main thread only, though the blocks it lays out are values.
@MainActor
package protocol TextMeasurer: AnyObject {
  func metrics(of font: FontSpec) -> FontMetrics
  func layout(of block: TextBlock) -> TextLayoutMetrics
  /// Names of the installed families, sorted.
  var families: [String] { get }
  /// The family a PostScript or full name such as "Georgia-Bold" belongs to with its weight and
  /// slope, or nil where no such font is installed.
  func font(named name: String, pointSize: CGFloat) -> FontSpec?
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
