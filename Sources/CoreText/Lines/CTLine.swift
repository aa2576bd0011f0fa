import PlatformInterface
import UIKitCore

/// A text in one line.
public final class CTLine {
  /// The text, without what stood around it.
  let string: NSAttributedString
  /// Where the text begins in the one that it is part of, in UTF-16 units.
  let start: Int
  /// Which part of the text has what looks, for the signs' attributes.
  private let runStarts: [Int]
  /// The text for measuring and painting; characters that take the context's colour are black.
  let block: TextBlock
  private let takesContextColor: Bool

  /// A line of all of a text, or of a part of a longer one.
  init(_ string: NSAttributedString, start: Int = 0) {
    self.string = string
    self.start = start
    let runs = TextRuns.runs(of: CTLine.withoutBreak(string))
    var starts: [Int] = []
    var place = 0
    for run in runs {
      starts.append(place)
      place += run.text.utf16.count
    }
    runStarts = starts
    block = CTLine.block(runs, of: string)
    takesContextColor = TextRuns.needsContextColor(string)
  }

  /// The line break at the end of a line takes part in its range and in nothing else.
  private static func withoutBreak(_ string: NSAttributedString) -> NSAttributedString {
    let text = string.string as NSString
    var length = text.length
    while length > 0, let unit = Unicode.Scalar(text.character(at: length - 1)),
      Character(unit).isNewline
    {
      length -= 1
    }
    return length == text.length
      ? string : string.attributedSubstring(from: NSRange(location: 0, length: length))
  }

  private static func block(_ runs: [TextRun], of string: NSAttributedString) -> TextBlock {
    var paragraph = ParagraphSpec()
    let own = string.paragraph(at: 0)
    paragraph.direction = own.direction
    paragraph.tabStops = own.tabStops
    paragraph.tabInterval = own.tabInterval
    paragraph.lineBreak = .clip
    return TextBlock(runs: runs, paragraph: paragraph, maximumLines: 1)
  }

  /// The size of the line, and where its baseline is.
  lazy var metrics: TextLayoutMetrics = { [block] in
    MainThread.wait { PlatformServices.current.textMeasurer.layout(of: block) }
  }()

  /// The places of the characters, from left to right.
  lazy var clusters: [TextLineClusters.Cluster] = { [block] in
    MainThread.wait {
      PlatformServices.current.textMeasurer.clusters(of: block, line: 0).clusters
    }
  }()

  /// The parts of the line that have the same attributes and font.
  lazy var runs: [CTRun] = { [block] in
    let found = MainThread.wait {
      PlatformServices.current.textMeasurer.glyphs(of: block, line: 0)
    }
    return found.map { glyphs in
      let place = runStarts.indices.contains(glyphs.run) ? runStarts[glyphs.run] : 0
      return CTRun(glyphs, line: self, attributesAt: place)
    }
  }()

  /// How wide the line is, spaces at its end included, in points.
  var width: CGFloat { clusters.reduce(metrics.lines.first?.width ?? 0) { max($0, $1.maxX) } }
  /// How far the line reaches above its baseline, in points.
  var ascent: CGFloat { metrics.lines.first?.baseline ?? 0 }
  /// How far the line reaches below its baseline, in points.
  var descent: CGFloat { (metrics.lines.first.map { $0.height - $0.baseline }) ?? 0 }
  /// The space that the line's fonts want below it, in points.
  var leading: CGFloat { runs.reduce(0) { max($0, $1.font.leading) } }

  /// Draws the line with its baseline's start at the context's text position.
  func draw(in context: CGContext) {
    guard !block.runs.isEmpty else { return }
    context.saveGState()
    context.concatenate(context.textMatrix)
    if [.fill, .invisible].contains(context.textDrawingMode) {
      // Blocks are painted downwards from their top.
      context.scaleBy(x: 1, y: -1)
      context.paint(painted(in: context), at: CGPoint(x: 0, y: -ascent))
      context.restoreGState()
    } else {
      context.restoreGState()
      context.drawText(outlines.applying(context.textMatrix))
    }
  }

  private func painted(in context: CGContext) -> TextBlock {
    guard takesContextColor else { return block }
    let runs = TextRuns.runs(of: CTLine.withoutBreak(string), contextColor: context.fillColor)
    return CTLine.block(runs, of: string)
  }

  /// The outlines of all signs, in points from the baseline's start, y upwards.
  var outlines: CGPath {
    CGPath(elements: runs.flatMap { $0.outlines(0..<$0.glyphs.glyphs.count) })
  }
}
