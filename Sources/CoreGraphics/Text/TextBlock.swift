/// How one run of text looks.
package struct TextAttributes: Hashable, Sendable {
  /// How a line below or through a text is drawn.
  package enum Line: Hashable, Sendable { case none, single, thick, double }

  /// The font.
  package var font: FontSpec
  /// The colour.
  package var color: RGBA
  /// The colour behind the text; nil for none.
  package var background: RGBA?
  /// Extra points after each character; nil leaves the font's own kerning.
  package var kern: CGFloat?
  /// Points the run is raised above the baseline.
  package var baselineOffset: CGFloat = 0
  /// The line under the text.
  package var underline: Line = .none
  /// The colour of the line under the text; nil is the text's.
  package var underlineColor: RGBA?
  /// The line through the text.
  package var strikethrough: Line = .none
  /// The colour of the line through the text; nil is the text's.
  package var strikethroughColor: RGBA?
  /// Whether letters are joined where the font has signs for it.
  package var ligatures = true
  /// The width of the letters' outlines in percent of the font's size: positive for outlines alone, negative
  /// for outlines of filled letters; zero draws none.
  package var strokeWidth: CGFloat = 0
  /// The colour of the letters' outlines; nil is the text's.
  package var strokeColor: RGBA?
  /// How the corners of the letters' outlines look.
  package var strokeJoin = StrokeStyle.Join.miter

  /// Makes attributes of a font and a colour, with nothing else.
  package init(font: FontSpec, color: RGBA) {
    self.font = font
    self.color = color
  }
}

/// Text of one style. A run holding U+FFFC alone with an `attachment` is a picture in the line.
package struct TextRun: Sendable {
  /// The text of the run.
  package var text: String
  /// How the run is shown.
  package var attributes: TextAttributes
  /// The picture in place of the text; nil for text.
  package var attachment: CGImage?
  /// Relative to the baseline's start, y upwards as `NSTextAttachment.bounds` has it.
  package var attachmentBounds: CGRect

  /// Makes a run.
  package init(
    _ text: String, _ attributes: TextAttributes, attachment: CGImage? = nil,
    attachmentBounds: CGRect = .zero
  ) {
    self.text = text
    self.attributes = attributes
    self.attachment = attachment
    self.attachmentBounds = attachmentBounds
  }
}

/// How lines are broken and placed.
package struct ParagraphSpec: Hashable, Sendable {
  /// On which side of the available width lines are set; `natural` follows the direction of the text.
  package enum Alignment: Hashable, Sendable { case left, right, center, justified, natural }
  /// Where lines break, or what is left out where a text does not fit.
  package enum LineBreak: Hashable, Sendable {
    /// Between words.
    case wordWrap
    /// Between any characters.
    case charWrap
    /// Nowhere: what is too long is cut off.
    case clip
    /// Nowhere: an ellipsis stands for the beginning.
    case truncateHead
    /// Nowhere: an ellipsis stands for the end.
    case truncateTail
    /// Nowhere: an ellipsis stands for the middle.
    case truncateMiddle
  }
  /// The direction in which a paragraph reads; `natural` takes it from the text.
  package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

  /// Where lines stand.
  package var alignment: Alignment = .natural
  /// Where lines break.
  package var lineBreak: LineBreak = .wordWrap
  /// The direction in which the paragraph reads.
  package var direction: Direction = .natural
  /// The space added between lines, in points.
  package var lineSpacing: CGFloat = 0
  /// The space below the paragraph, in points.
  package var paragraphSpacing: CGFloat = 0
  /// The space above the paragraph, in points.
  package var paragraphSpacingBefore: CGFloat = 0
  /// The least height of lines, in points.
  package var minimumLineHeight: CGFloat = 0
  /// Zero means no limit.
  package var maximumLineHeight: CGFloat = 0
  /// The factor of the line height; zero is 1.
  package var lineHeightMultiple: CGFloat = 0
  /// How far the first line begins from the edge, in points.
  package var firstLineHeadIndent: CGFloat = 0
  /// How far other lines begin from the edge, in points.
  package var headIndent: CGFloat = 0
  /// How far from the leading edge lines end, in points; zero and negative ones count from the
  /// other edge.
  package var tailIndent: CGFloat = 0
  /// Where tabs lead, from the leading edge, the nearest first.
  package var tabStops: [TextTabStop] = []
  /// The distance of the stops after the last of those, in points; zero is the backend's own.
  package var tabInterval: CGFloat = 0
  /// Whether Korean lines break between words alone; words longer than a line break anywhere.
  package var keepsHangulWords = false

  /// Makes a paragraph that says nothing of its own.
  package init() {}
}

/// A place to which a tab leads.
package struct TextTabStop: Hashable, Sendable {
  /// Points from the leading edge.
  package var location: CGFloat
  /// How what follows the tab stands at the place.
  package var alignment: ParagraphSpec.Alignment
  /// Characters that stand at the place where the alignment is right: those of a decimal point.
  package var ends: Set<UInt16>

  /// Makes a place.
  package init(
    location: CGFloat, alignment: ParagraphSpec.Alignment, ends: Set<UInt16> = []
  ) {
    self.location = location
    self.alignment = alignment
    self.ends = ends
  }
}

/// Text with its appearance and the space it has: all that a backend needs to measure and to paint
/// it.
///
/// Immutable. Measuring and painting the same block share one layout, which the backend keeps in
/// `cachedLayout`; make a new block when anything changes.
package final class TextBlock: @unchecked Sendable {
  /// All that decides how the block is shown.
  package let content: TextContent

  /// Owned by the backend, on the main thread.
  package var cachedLayout: AnyObject?

  /// Makes a block, which is measured when it is first asked for.
  package init(_ content: TextContent) { self.content = content }

  /// Makes a block of runs, which is measured when it is first asked for.
  ///
  /// - Parameters:
  ///   - width: points; infinity where lines break at newlines only.
  ///   - height: points; lines that do not fit are left out and the last one is truncated.
  ///   - maximumLines: zero means any number.
  package convenience init(
    runs: [TextRun], paragraph: ParagraphSpec = ParagraphSpec(), width: CGFloat = .infinity,
    height: CGFloat = .infinity, maximumLines: Int = 0
  ) {
    self.init(
      TextContent(
        runs: runs, paragraph: paragraph, width: width, height: height, maximumLines: maximumLines))
  }

  /// The text in runs of one style.
  package var runs: [TextRun] { content.runs }
  /// How lines are broken and placed.
  package var paragraph: ParagraphSpec { content.paragraph }
  /// The width that lines may have, in points.
  package var width: CGFloat { content.width }
  /// The height that lines may have, in points.
  package var height: CGFloat { content.height }
  /// How many lines there are at most; zero is no limit.
  package var maximumLines: Int { content.maximumLines }

  /// The text of all runs.
  package var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// The same text in another space.
  package func fitting(width: CGFloat, height: CGFloat = .infinity, maximumLines: Int? = nil)
    -> TextBlock
  {
    TextBlock(
      runs: runs, paragraph: paragraph, width: width, height: height,
      maximumLines: maximumLines ?? self.maximumLines)
  }
}
