/// How one run of text looks.
package struct TextAttributes: Hashable, Sendable {
  /// How a line below or through a text is drawn.
  package enum Line: Hashable, Sendable { case none, single, thick, double }

  package var font: FontSpec
  package var color: RGBA
  package var background: RGBA?
  /// Extra points after each character; nil leaves the font's own kerning.
  package var kern: CGFloat?
  /// Points the run is raised above the baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: Line = .none
  package var underlineColor: RGBA?
  package var strikethrough: Line = .none
  package var strikethroughColor: RGBA?
  package var ligatures = true

  package init(font: FontSpec, color: RGBA) {
    self.font = font
    self.color = color
  }
}

/// Text of one style. A run holding U+FFFC alone with an `attachment` is a picture in the line.
package struct TextRun: Sendable {
  package var text: String
  package var attributes: TextAttributes
  package var attachment: CGImage?
  /// Relative to the baseline's start, y upwards as `NSTextAttachment.bounds` has it.
  package var attachmentBounds: CGRect

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
    case wordWrap, charWrap, clip, truncateHead, truncateTail, truncateMiddle
  }
  /// The direction in which a paragraph reads; `natural` takes it from the text.
  package enum Direction: Hashable, Sendable { case natural, leftToRight, rightToLeft }

  package var alignment: Alignment = .natural
  package var lineBreak: LineBreak = .wordWrap
  package var direction: Direction = .natural
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// Zero means no limit.
  package var maximumLineHeight: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0

  package init() {}
}

/// Text with its appearance and the space it has: all that a backend needs to measure and to paint
/// it.
///
/// Immutable. Measuring and painting the same block share one layout, which the backend keeps in
/// `cachedLayout`; make a new block when anything changes.
package final class TextBlock: @unchecked Sendable {
  package let content: TextContent

  /// Owned by the backend, on the main thread.
  package var cachedLayout: AnyObject?

  package init(_ content: TextContent) { self.content = content }

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

  package var runs: [TextRun] { content.runs }
  package var paragraph: ParagraphSpec { content.paragraph }
  package var width: CGFloat { content.width }
  package var height: CGFloat { content.height }
  package var maximumLines: Int { content.maximumLines }

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
