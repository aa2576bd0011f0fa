import ObjCRuntime
import PlatformInterface
import UIKitTextModel

/// How a text view's paragraphs are laid out, as far as their own attributes do not say.
struct TextColumnStyle {
  var font = UIFont.systemFont(ofSize: 12)
  var color = UIColor.label
  var alignment = NSTextAlignment.natural
  /// Of the interface; for paragraphs without letters.
  var isRightToLeft = false
  var traits = UITraitCollection()
  var linkAttributes: [NSAttributedString.Key: Any] = [:]
  /// Of what is typed next into a text without letters; nil for the attributes above.
  var typing: [NSAttributedString.Key: Any]?
  /// Points from the left to the right end of lines; infinity for lines as long as they are.
  var width: CGFloat = 0
  /// Zero for any number.
  var maximumLines = 0
  /// Of the last line that fits.
  var lineBreak = NSLineBreakMode.byWordWrapping
  /// What looks like a link without being marked as one.
  var detected: DataDetection.Kinds = []
}

/// The paragraphs of a text one below the other. Those that nobody has looked at yet are laid out when
/// somebody does, and have a guessed height until then.
@MainActor
final class TextColumn {
  private struct Slot: MeasuredElement {
    var measure: CGFloat
    var laid: LaidParagraph?
  }

  let textStyle: TextColumnStyle
  private var slots = MeasuredList<Slot>()
  private var paragraphs: MeasuredList<TextParagraph>
  private var marked: Range<Int>?
  private(set) var unlaidCount = 0
  /// Set attributes of a text that had no letters count until it gets some.
  private var typing: [NSAttributedString.Key: Any]?
  /// For tests and statistics: paragraphs laid out since the column was made.
  private(set) var layoutCount = 0

  init(_ editor: EditableText, _ textStyle: TextColumnStyle) {
    self.textStyle = textStyle
    paragraphs = editor.paragraphs
    marked = editor.marked
    typing = textStyle.typing
    slots = MeasuredList(guesses(0..<paragraphs.count))
    unlaidCount = paragraphs.count
  }

  var count: Int { slots.count }

  // MARK: Changes

  /// Takes the text over as it is now.
  ///
  /// - Parameter change: what is new since the column last had it; its paragraphs alone are laid out
  ///   again.
  func take(_ editor: EditableText, _ change: ParagraphChange) {
    paragraphs = editor.paragraphs
    marked = editor.marked
    if paragraphs.total > 0 { typing = nil }
    slots.forEach(in: change.old) { if $0.laid == nil { unlaidCount -= 1 } }
    let range = change.old.lowerBound..<(change.old.lowerBound + change.newCount)
    slots.replaceSubrange(change.old, with: guesses(range))
    unlaidCount += change.newCount
    if textStyle.maximumLines > 0 { forget() }
  }

  /// How many lines there are depends on all before.
  private func forget() {
    slots = MeasuredList(guesses(0..<paragraphs.count))
    unlaidCount = paragraphs.count
  }

  private func guesses(_ range: Range<Int>) -> [Slot] {
    let lineHeight = textStyle.font.lineHeight
    let perLine = max(textStyle.width / max(textStyle.font.pointSize * 0.5, 1), 1)
    var slots: [Slot] = []
    slots.reserveCapacity(range.count)
    paragraphs.forEach(in: range) {
      let lines =
        perLine.isFinite ? max((CGFloat($0.measure) / perLine).rounded(.up), 1) : 1
      slots.append(Slot(measure: lines * lineHeight, laid: nil))
    }
    return slots
  }

  // MARK: Laying out

  /// - Complexity: O(the paragraph), the first time.
  func laid(_ index: Int) -> LaidParagraph {
    if textStyle.maximumLines > 0 { layOutAll() }
    if let laid = slots[index].laid { return laid }
    let laid = make(index, maximumLines: 0)
    keep(laid, index, height: laid.height)
    return laid
  }

  private func keep(_ laid: LaidParagraph, _ index: Int, height: CGFloat) {
    slots[index] = Slot(measure: height, laid: laid)
    unlaidCount -= 1
  }

  /// - Complexity: O(text) the first time, then O(what was changed) and a look at each paragraph.
  func layOutAll() {
    guard unlaidCount > 0 else { return }
    guard textStyle.maximumLines > 0 else {
      for index in 0..<slots.count where slots[index].laid == nil { _ = laid(index) }
      return
    }
    var left = textStyle.maximumLines
    for index in 0..<slots.count {
      let laid = make(index, maximumLines: max(left, 1))
      // Nothing is left of the space.
      keep(laid, index, height: left > 0 ? laid.height : 0)
      left = laid.isTruncated ? 0 : left - laid.lines.count
    }
  }

  private func make(_ index: Int, maximumLines: Int) -> LaidParagraph {
    layoutCount += 1
    let paragraph = paragraphs[index]
    let text = shown(paragraph, index)
    let attributes = attributes(of: paragraph, index)
    let style = attributes?[.paragraphStyle] as? NSParagraphStyle
    var spec = style?.spec ?? ParagraphSpec()
    if style == nil { spec.alignment = ParagraphSpec.Alignment(textStyle.alignment) }
    switch spec.lineBreak {
    case .wordWrap, .charWrap: break
    // A text that scrolls shows all of its lines.
    default: if maximumLines == 0 { spec.lineBreak = .wordWrap }
    }
    // A piece of a very long paragraph goes on where the one before ends.
    let isContinued = index > 0 && paragraphs[index - 1].separatorLength == 0
    let goesOn = index < count - 1 && paragraph.separatorLength == 0
    if isContinued { spec.firstLineHeadIndent = spec.headIndent }
    let above = index == 0 || isContinued ? 0 : spec.paragraphSpacingBefore
    let below =
      index == count - 1 ? 0 : (goesOn ? 0 : spec.paragraphSpacing) + spec.lineSpacing
    spec.paragraphSpacing = 0
    spec.paragraphSpacingBefore = 0
    if maximumLines > 0 { spec.lineBreak = ParagraphSpec.LineBreak(textStyle.lineBreak) }
    var block: TextBlock?
    if text.length > 0 {
      let base = TextAttributes(
        font: textStyle.font.spec, color: textStyle.color.rgba(for: textStyle.traits))
      block = TextBlock(
        runs: AttributedTextRuns.runs(of: text, base: base, traits: textStyle.traits),
        paragraph: spec, width: textStyle.width, maximumLines: maximumLines)
    }
    return LaidParagraph(
      block, above: above, below: below, emptyLine: emptyLine(attributes, spec),
      isRightToLeft: spec.direction == .rightToLeft
        || spec.direction == .natural && textStyle.isRightToLeft)
  }

  /// The paragraph without its separator, with the appearance of links and of what is composed.
  private func shown(_ paragraph: TextParagraph, _ index: Int) -> NSAttributedString {
    let length = paragraph.measure - paragraph.separatorLength
    let text =
      paragraph.separatorLength == 0
      ? paragraph.contents
      : paragraph.contents.attributedSubstring(from: NSRange(location: 0, length: length))
    let start = marked == nil ? 0 : paragraphs.start(of: index)
    let composed = marked.map {
      (($0.lowerBound - start)..<($0.upperBound - start)).clamped(to: 0..<length)
    }
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: length)) { link, range, _ in
      if link != nil { links.append(range) }
    }
    if !textStyle.detected.isEmpty {
      let whole = NSRange(location: 0, length: length)
      links += DataDetection.find(textStyle.detected, in: text.string, whole).map(\.range)
    }
    guard !links.isEmpty || composed?.isEmpty == false else { return text }
    let changed = NSMutableAttributedString(attributedString: text)
    for link in links { changed.addAttributes(textStyle.linkAttributes, range: link) }
    if let composed, !composed.isEmpty {
      changed.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: composed.nsRange)
    }
    return changed
  }

  /// Those at the paragraph's beginning. An empty last one has those of the separator before it, as what is typed
  /// there has; nil for the text view's own.
  private func attributes(of paragraph: TextParagraph, _ index: Int)
    -> [NSAttributedString.Key: Any]?
  {
    if paragraph.measure > 0 { return paragraph.contents.attributes(at: 0, effectiveRange: nil) }
    guard index > 0 else { return typing }
    let before = paragraphs[index - 1]
    return before.contents.attributes(at: before.measure - 1, effectiveRange: nil)
  }

  private func emptyLine(_ attributes: [NSAttributedString.Key: Any]?, _ spec: ParagraphSpec)
    -> TextLayoutMetrics.Line
  {
    let font = attributes?[.font] as? UIFont ?? textStyle.font
    var height = font.lineHeight
    if spec.lineHeightMultiple > 0 { height *= spec.lineHeightMultiple }
    height = max(height, spec.minimumLineHeight)
    if spec.maximumLineHeight > 0 { height = min(height, spec.maximumLineHeight) }
    let isRight: Bool =
      switch spec.alignment {
      case .right: true
      case .natural, .justified: textStyle.isRightToLeft
      case .left, .center: false
      }
    let space = textStyle.width.isFinite ? textStyle.width : 0
    let x =
      spec.alignment == .center
      ? space / 2 : isRight ? space : min(spec.firstLineHeadIndent, space)
    return TextLayoutMetrics.Line(
      range: 0..<0, origin: CGPoint(x: x, y: 0), width: 0, height: height,
      baseline: height + font.descender)
  }

  // MARK: Places

  var height: CGFloat { slots.total }

  /// The widest line of what is laid out.
  var laidWidth: CGFloat {
    var width: CGFloat = 0
    slots.forEach(in: 0..<slots.count) { width = max(width, $0.laid?.width ?? 0) }
    return width
  }

  func y(of index: Int) -> CGFloat { slots.start(of: index) }

  /// The paragraph at `y` and its top; the first or last one beyond the text.
  func paragraph(atY y: CGFloat) -> (index: Int, y: CGFloat) {
    let (index, start) = slots.element(at: max(y, 0))
    return (index, start)
  }

  /// The paragraph of an offset and where it begins.
  func paragraph(of offset: Int) -> (index: Int, start: Int) {
    paragraphs.element(at: min(max(offset, 0), paragraphs.total))
  }

  func boundaries(of index: Int) -> TextBoundaries { paragraphs[index].boundaries }
  func start(of index: Int) -> Int { paragraphs.start(of: index) }
  func length(of index: Int) -> Int { paragraphs[index].measure }
}
