import PlatformInterface
import QuartzCore

/// What of a text view's text is laid out and seen.
struct TextPage {
  fileprivate(set) var column: TextColumn?
  /// For questions about sizes at other widths.
  fileprivate var fitting: TextColumn?
  fileprivate var views = ParagraphViews()
  /// The first paragraph that was seen, which stays where it is when guesses above it come true.
  fileprivate var anchor: Int?
  fileprivate var revealsCaret = false
  fileprivate var isLayingOut = false

  /// Texts up to here are laid out as a whole, so that their height is exact at once.
  static let exactLength = 30_000

  /// What is seen has settled after so many rounds, or nearly.
  static let mostRounds = 16

  @MainActor var viewCount: Int { views.count }
}

extension UITextView {
  // MARK: Invalidation

  /// All of the text looks different, or stands in another space.
  final func appearanceChanged() {
    page.column = nil
    page.fitting = nil
    storedKit?.appearanceChanged()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  final func textChanged() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// The caret is brought into sight with the next layout.
  final func revealCaret() {
    page.revealsCaret = true
    setNeedsLayout()
  }

  // MARK: Columns

  private final var padding: CGFloat { textContainer.lineFragmentPadding }

  /// The column's top left in the content.
  final var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
  }

  final func lineWidth(_ width: CGFloat) -> CGFloat {
    if !textContainer.widthTracksTextView, textContainer.size.width > 0 {
      return max(textContainer.size.width - 2 * padding, 0)
    }
    return max(width - textContainerInset.left - textContainerInset.right - 2 * padding, 0)
  }

  private final func columnStyle(_ width: CGFloat) -> TextColumnStyle {
    TextColumnStyle(
      font: textStyle.font, color: textStyle.color, alignment: textStyle.alignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
      traits: traitCollection, linkAttributes: linkTextAttributes,
      typing: session.editor.length == 0 ? textStyle.typing : nil, width: width,
      maximumLines: max(textContainer.maximumNumberOfLines, 0),
      lineBreak: textContainer.lineBreakMode, detected: detectedKinds)
  }

  /// The text's layout at the view's width.
  final var column: TextColumn {
    syncColumns()
    let width = lineWidth(bounds.width)
    if let column = page.column, column.textStyle.width == width { return column }
    let made = TextColumn(session.editor, columnStyle(width))
    page.column = made
    page.anchor = nil
    return made
  }

  private final func syncColumns() {
    guard let change = session.takeChange() else { return }
    page.column?.take(session.editor, change)
    page.fitting?.take(session.editor, change)
  }

  private final func fittingColumn(_ width: CGFloat) -> TextColumn {
    let column = column
    if column.textStyle.width == width { return column }
    if let fitting = page.fitting, fitting.textStyle.width == width { return fitting }
    let made = TextColumn(session.editor, columnStyle(width))
    page.fitting = made
    return made
  }

  // MARK: Sizes

  private final func rounded(_ value: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (value * scale - 0.001).rounded(.up) / scale
  }

  /// - Parameter width: of the view; what is not positive or not finite means as wide as the text.
  final func fittingSize(_ width: CGFloat) -> CGSize {
    let isLimited = width > 0 && width < 1e6
    if let kit = shapingKit {
      let used = kit.usedSize(isLimited ? lineWidth(width) + 2 * padding : 0)
      let natural = rounded(used.width + textContainerInset.left + textContainerInset.right)
      return CGSize(
        width: isLimited ? min(natural, width) : natural,
        height: rounded(used.height + textContainerInset.top + textContainerInset.bottom))
    }
    let column = fittingColumn(isLimited ? lineWidth(width) : .infinity)
    column.layOutAll()
    let sides = textContainerInset.left + textContainerInset.right + 2 * padding
    // A caret has space behind the longest line.
    let natural = rounded(column.laidWidth + sides)
    return CGSize(
      width: isLimited ? min(natural, width) : natural,
      height: rounded(column.height + textContainerInset.top + textContainerInset.bottom))
  }

  final func naturalSize(width: CGFloat?) -> CGSize {
    guard !isScrollEnabled else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(width ?? .infinity)
  }

  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let column = fittingColumn(lineWidth(size.width))
    let first = column.line(of: 0)
    let last = column.line(of: session.editor.length)
    let top = textContainerInset.top
    return (
      top + first.y + first.laid.top + first.laid.lines[first.line].baseline,
      size.height - top - last.y - last.laid.top - last.laid.lines[last.line].baseline
    )
  }

  // MARK: The page

  /// Lays out as much as the size of the content needs.
  final func updatePage() {
    guard !page.isLayingOut, bounds.width > 0 else { return }
    if let kit = shapingKit {
      return takeContentHeight(kit.usedSize(lineWidth(bounds.width) + 2 * padding).height)
    }
    let column = column
    if !isScrollEnabled || session.editor.length <= TextPage.exactLength
      || column.textStyle.maximumLines > 0
    {
      column.layOutAll()
    }
    takeContentSize(column)
  }

  private final func takeContentSize(_ column: TextColumn) { takeContentHeight(column.height) }

  private final func takeContentHeight(_ height: CGFloat) {
    let size = CGSize(
      width: bounds.width,
      height: rounded(height + textContainerInset.top + textContainerInset.bottom))
    guard size != storedContentSize else { return }
    page.isLayingOut = true
    contentSize = size
    page.isLayingOut = false
  }

  final func layOutPage() {
    updatePage()
    guard bounds.width > 0, bounds.height > 0 else { return }
    showSettled { if page.revealsCaret { moveToCaret() } }
    page.revealsCaret = false
    layOutSelection()
  }

  /// Shows what is seen once it has been scrolled, again until it stays: what comes into sight may be higher or
  /// lower than it was guessed to be, so that other paragraphs come into sight. Of paragraphs guessed to be twice
  /// as high, half as many are new each time.
  private final func showSettled(_ scroll: () -> Void) {
    for _ in 0..<TextPage.mostRounds {
      let before = (contentOffset, storedContentSize)
      scroll()
      showVisible()
      if before == (contentOffset, storedContentSize) { return }
    }
  }

  private final func moveToCaret() {
    let caret = caretRect(at: session.selection.head)
    // Half a line more, as far as there is one, so that it does not stick to the edge.
    reveal(caret.insetBy(dx: 0, dy: -textContainerInset.top), animated: false)
  }

  /// Gives each paragraph in sight a view.
  private final func showVisible() {
    if let kit = shapingKit {
      content.frame = CGRect(origin: .zero, size: storedContentSize)
      page.views.show([], in: content)
      return kit.show()
    }
    storedKit?.hide()
    let column = column
    let origin = textOrigin
    let top = bounds.minY - origin.y
    let bottom = bounds.maxY - origin.y
    var (index, y) = column.paragraph(atY: top)
    let first = index
    let anchor = page.anchor.flatMap { $0 > first && $0 < column.count ? $0 : nil }
    let anchorY = anchor.map { column.y(of: $0) }
    var shown: [(laid: LaidParagraph, index: Int)] = []
    while index < column.count, y < bottom {
      let laid = column.laid(index)
      if y + laid.height > top { shown.append((laid, index)) }
      y += laid.height
      index += 1
    }
    page.anchor = shown.first?.index ?? first
    takeContentSize(column)
    if let anchor, let anchorY, anchor <= index {
      let shift = column.y(of: anchor) - anchorY
      if abs(shift) > 0.01 { keepInPlace(shift) }
    }
    var next = shown.first.map { column.y(of: $0.index) } ?? 0
    let frames = shown.map { laid, _ in
      defer { next += laid.height }
      return (
        laid: laid,
        frame: CGRect(
          x: origin.x, y: origin.y + next,
          width: column.textStyle.width.isFinite ? column.textStyle.width : laid.width,
          height: laid.height)
      )
    }
    content.frame = CGRect(origin: .zero, size: storedContentSize)
    page.views.show(frames, in: content)
  }

  /// What is seen lies lower in the content by `shift`; whatever scrolls goes on from there.
  private final func keepInPlace(_ shift: CGFloat) {
    let way = CGVector(dx: 0, dy: shift)
    storedMotion?.contentWasAdjusted(by: way, target: way)
    setOffset(CGPoint(x: contentOffset.x, y: contentOffset.y + shift), reason: .adjustment)
  }

  // MARK: Selection and caret

  private final func layOutSelection() {
    let selection = session.selection
    let origin = textOrigin
    layOutSpelling()
    guard isFirstResponder else {
      content.caretRect = nil
      content.selectionRects = []
      return
    }
    if selection.isEmpty {
      content.selectionRects = []
      let wasHidden = content.caretRect == nil
      content.caretRect = isEditing ? caretRect(at: selection.head) : nil
      if wasHidden { content.restartBlinking() }
    } else {
      content.caretRect = nil
      content.restartBlinking()
      if let kit = shapingKit {
        content.selectionRects = kit.rects(of: selection.range)
        return
      }
      content.selectionRects = column.selection(
        selection.range, from: bounds.minY - origin.y, to: bounds.maxY - origin.y
      ).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    }
  }

  /// Of the text in sight.
  private final func layOutSpelling() {
    guard session.editor.length > 0, TextSpelling.applies(to: self) else {
      return content.misspelledRects = []
    }
    let first = place(at: CGPoint(x: bounds.minX, y: bounds.minY))
    let last = max(first, place(at: CGPoint(x: bounds.maxX, y: bounds.maxY)))
    // A word may reach from before the first line on.
    let paragraph = session.editor.boundaries.paragraphRange(at: first)
    let part = max(paragraph.lowerBound, first - 100)..<(last + 100)
    let words = TextSpelling.wrongWords(in: part, of: self)
    content.misspelledRects = words.flatMap(selectionRects(of:))
  }

  // MARK: Questions, in the view's coordinates

  final func caretRect(at offset: Int) -> CGRect {
    if let kit = shapingKit { return kit.caretRect(at: offset) }
    let column = column
    let caret = column.caret(at: offset)
    let width = TextContentView.caretWidth
    let space = column.textStyle.width.isFinite ? column.textStyle.width : caret.minX
    return CGRect(
      x: textOrigin.x + min(max(caret.minX, 0), space) - width / 2, y: textOrigin.y + caret.minY,
      width: width, height: caret.height)
  }

  final func place(at point: CGPoint) -> Int {
    if let kit = shapingKit { return kit.place(at: point) }
    return column.offset(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  final func grapheme(under point: CGPoint) -> Range<Int>? {
    if let kit = shapingKit { return kit.grapheme(under: point) }
    return column.grapheme(at: CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y))
  }

  final func rects(of range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? OffsetRange)?.range else { return [] }
    let rects = selectionRects(of: range)
    let direction: NSWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return rects.enumerated().map { index, rect in
      PlacedSelectionRect(
        rect, direction, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  private final func selectionRects(of range: Range<Int>) -> [CGRect] {
    if let kit = shapingKit { return kit.rects(of: range) }
    let column = column
    let first = column.line(of: range.lowerBound)
    let last = column.line(of: range.upperBound)
    return column.selection(range, from: first.top, to: last.top + last.height)
      .map { $0.offsetBy(dx: textOrigin.x, dy: textOrigin.y) }
  }

  final func showRange(_ range: NSRange) {
    guard let range = Range<Int>(range, upTo: session.editor.length) else { return }
    layoutIfNeeded()
    showSettled {
      reveal(
        caretRect(at: range.upperBound).union(caretRect(at: range.lowerBound)), animated: false)
    }
  }
}
