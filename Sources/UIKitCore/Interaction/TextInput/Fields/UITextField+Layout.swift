import PlatformInterface
import QuartzCore
import UIKitTextModel

/// Where everything in the field lies.
extension UITextField {
  enum Side { case left, right, clear }

  /// Another view stands beside the text.
  final func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  final func appearanceChanged() {
    layout.clear()
    setNeedsLayout()
  }

  private final var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private final var insets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: FieldMetrics.lineInset
    case .bezel: FieldMetrics.bezelInset
    case .roundedRect: FieldMetrics.roundedInset
    }
  }

  private final var showsLeft: Bool {
    leftView != nil && leftViewMode.isShown(isEditing: isEditing)
  }
  private final var showsRight: Bool {
    rightView != nil && rightViewMode.isShown(isEditing: isEditing)
  }
  /// A view at its side takes the button's place.
  private final var showsClear: Bool {
    clearButtonMode.isShown(isEditing: isEditing) && hasText && isEnabled && !showsRight
  }

  // MARK: Rectangles

  final func sideRect(_ side: Side, in bounds: CGRect) -> CGRect {
    let size: CGSize
    var margin = borderStyle == .none ? 0 : insets.left
    switch side {
    case .left: size = leftView?.bounds.size ?? .zero
    case .right: size = rightView?.bounds.size ?? .zero
    case .clear:
      size = CGSize(width: FieldMetrics.clearButton, height: FieldMetrics.clearButton)
      margin = FieldMetrics.clearButtonMargin
    }
    // Left means leading, as on iOS.
    let isLeft = (side == .left) != isMirrored
    let height = min(size.height, bounds.height)
    return CGRect(
      x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
      y: bounds.minY + ((bounds.height - height) / 2).rounded(), width: size.width, height: height)
  }

  final func contentRect(in bounds: CGRect) -> CGRect {
    var rect = bounds.inset(by: insets)
    func cut(_ other: CGRect, isLeft: Bool) {
      if isLeft {
        let x = min(max(rect.minX, other.maxX + FieldMetrics.gap), rect.maxX)
        rect = CGRect(x: x, y: rect.minY, width: rect.maxX - x, height: rect.height)
      } else {
        let x = max(min(rect.maxX, other.minX - FieldMetrics.gap), rect.minX)
        rect.size.width = x - rect.minX
      }
    }
    if showsLeft { cut(leftViewRect(forBounds: bounds), isLeft: !isMirrored) }
    if showsRight { cut(rightViewRect(forBounds: bounds), isLeft: isMirrored) }
    if showsClear { cut(clearButtonRect(forBounds: bounds), isLeft: isMirrored) }
    return rect
  }

  final var naturalSize: CGSize {
    let line = measuredLine()
    var width = line.width
    if !hasText, let placeholder = placeholderBlock() {
      width = PlatformServices.current.textMeasurer.layout(of: placeholder).size.width
    }
    let lineHeight = textStyle.font.lineHeight
    let height: CGFloat
    switch borderStyle {
    case .none: height = (lineHeight + 1).rounded(.up)
    case .roundedRect:
      // Larger text has as much space around it as text of the usual size.
      height = max(FieldMetrics.roundedHeight, (lineHeight + 12).rounded(.up))
    case .line, .bezel: height = (lineHeight + insets.top + insets.bottom + 1).rounded(.up)
    }
    width = width.rounded(.up) + TextContentView.caretWidth + insets.left + insets.right
    if showsLeft { width += (leftView?.bounds.width ?? 0) + FieldMetrics.gap }
    if showsRight { width += (rightView?.bounds.width ?? 0) + FieldMetrics.gap }
    if clearButtonMode != .never, !showsRight {
      width += FieldMetrics.clearButton + FieldMetrics.gap
    }
    return CGSize(width: width, height: height)
  }

  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let rect = contentRect(in: CGRect(origin: .zero, size: size))
    let first =
      rect.minY + top(of: textStyle.font.lineHeight, in: rect) + textStyle.font.ascender
    return (first, size.height - first)
  }

  // MARK: Placing

  final func layOutParts() {
    let bounds = bounds
    parts.madeBorder?.frame = borderRect(forBounds: bounds)
    layOutBackground(bounds)
    place(leftView, isShown: showsLeft, leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRight, rightViewRect(forBounds: bounds))
    if showsClear || parts.madeClear != nil {
      let button = parts.clear(of: self)
      button.isHidden = !showsClear
      if showsClear { button.frame = clearButtonRect(forBounds: bounds) }
    }
    var rect =
      isEditing
      ? editingRect(forBounds: bounds)
      : hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    // A field that is folded to nothing shows nothing: insets leave less than that.
    rect.size = CGSize(width: max(0, rect.size.width), height: max(0, rect.size.height))
    content.frame = rect
    layOutText(in: CGRect(origin: .zero, size: rect.size))
  }

  private final func layOutBackground(_ bounds: CGRect) {
    let image = isEnabled ? background : disabledBackground ?? background
    guard image != nil || parts.madeBackground != nil else { return }
    let view = parts.background(of: self)
    view.image = borderStyle == .roundedRect ? nil : image
    view.frame = bounds
    parts.madeBorder?.isHidden = borderStyle == .none || view.image != nil
  }

  private final func place(_ view: UIView?, isShown: Bool, _ frame: @autoclosure () -> CGRect) {
    guard let view else { return }
    if isShown {
      view.frame = frame()
      if view.superview !== self { addSubview(view) }
    } else if view.superview === self {
      view.removeFromSuperview()
    }
  }

  // MARK: Text

  private final func layOutText(in space: CGRect) {
    content.caretRect = nil
    content.selectionRects = []
    content.misspelledRects = []
    content.drawings = []
    guard isEditing || hasText else { return showPlaceholder(in: space) }
    guard isEditing else {
      return showText(in: space)
    }
    if !hasText { showPlaceholder(in: space) }
    let line = measuredLine()
    scrollToCaret(line, in: space)
    let origin = textOrigin(line, in: space)
    if hasText {
      content.parts = [TextContentView.Part(block: line.block, origin: origin)]
    }
    let selection = session.selection
    if selection.isEmpty {
      content.caretRect = caretFrame(at: selection.head, line, origin)
    } else {
      content.selectionRects = rects(of: selection.range, line, origin)
    }
    if hasText {
      content.misspelledRects = TextSpelling.wrongWords(in: 0..<session.editor.length, of: self)
        .flatMap { rects(of: $0, line, origin) }
    }
  }

  /// In the content's coordinates.
  private final func rects(
    of range: Range<Int>, _ line: FieldLine, _ origin: CGPoint
  ) -> [CGRect] {
    guard let geometry = line.geometry else { return [] }
    return geometry.spans(of: line.shown(range.lowerBound)..<line.shown(range.upperBound)).map {
      CGRect(
        x: origin.x + $0.lowerBound, y: origin.y, width: $0.upperBound - $0.lowerBound,
        height: line.height)
    }
  }

  private final func caretFrame(at offset: Int, _ line: FieldLine, _ origin: CGPoint) -> CGRect {
    let x = origin.x + (line.geometry?.caretX(at: line.shown(offset)) ?? 0)
    let limit = max(content.bounds.width - TextContentView.caretWidth, 0)
    return CGRect(
      x: min(max(x - TextContentView.caretWidth / 2, 0), limit), y: origin.y,
      width: TextContentView.caretWidth, height: line.height)
  }

  /// Where the line's block goes in the content, with the scrolling that editing made.
  private final func textOrigin(_ line: FieldLine, in space: CGRect) -> CGPoint {
    let y = (top(of: line.height, in: space) * displayScale).rounded() / displayScale
    let free = space.width - line.width
    if free < TextContentView.caretWidth { return CGPoint(x: -layout.scroll, y: y) }
    return CGPoint(x: aligned(free, in: space), y: y)
  }

  /// How far below the upper edge of the content a line of some height begins.
  // iOS-BEHAVIOUR: a field's text and placeholder lie at the side that `contentVerticalAlignment` names; `fill` is taken
  // for the middle. Evidence: https://developer.apple.com/documentation/uikit/uicontrol/contentverticalalignment-swift.property
  private final func top(of height: CGFloat, in space: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: 0
    case .bottom: space.height - height
    default: (space.height - height) / 2
    }
  }

  private final func aligned(_ free: CGFloat, in space: CGRect) -> CGFloat {
    switch shownAlignment {
    case .center: free / 2
    case .right: free
    default: 0
    }
  }

  final var displayScale: CGFloat { max(traitCollection.displayScale, 1) }

  /// Natural means the interface's side.
  private final var shownAlignment: NSTextAlignment {
    textStyle.alignment == .natural || textStyle.alignment == .justified
      ? (isMirrored ? .right : .left) : textStyle.alignment
  }

  private final func scrollToCaret(_ line: FieldLine, in space: CGRect) {
    let space = space.width - TextContentView.caretWidth
    guard let geometry = line.geometry, line.width > space else {
      layout.scroll = 0
      return
    }
    let x = geometry.caretX(at: line.shown(session.selection.head))
    var scroll = layout.scroll
    if x < scroll { scroll = x }
    if x > scroll + space { scroll = x - space }
    let extent = geometry.extent
    let last = max(extent.upperBound, x) - space
    layout.scroll = min(max(scroll, min(extent.lowerBound, 0)), max(last, 0))
  }

  // MARK: Blocks

  final func placed(_ block: TextBlock, in space: CGRect) -> TextContentView.Part {
    let size = PlatformServices.current.textMeasurer.layout(of: block).size
    let y = (top(of: size.height, in: space) * displayScale).rounded() / displayScale
    let free = space.width - size.width
    return TextContentView.Part(
      block: block, origin: CGPoint(x: block.width.isFinite ? 0 : aligned(free, in: space), y: y))
  }

  private final var paragraph: ParagraphSpec {
    var spec =
      (textStyle.extraAttributes[.paragraphStyle] as? NSParagraphStyle)?.spec ?? ParagraphSpec()
    spec.alignment = ParagraphSpec.Alignment(shownAlignment)
    spec.lineBreak = .clip
    if isMirrored { spec.direction = .natural }
    return spec
  }

  final func placeholderBlock() -> TextBlock? {
    guard let text = textStyle.placeholder, text.length > 0 else { return nil }
    let color = UIColor.placeholderText.rgba(for: traitCollection)
    let runs = AttributedTextRuns.runs(
      of: text, base: TextAttributes(font: textStyle.font.spec, color: color),
      traits: traitCollection)
    return TextBlock(runs: runs, paragraph: paragraph, maximumLines: 1)
  }

  private final func runs(scale: CGFloat = 1) -> [TextRun] {
    let color = isEnabled ? textStyle.color : textStyle.color.withAlphaComponent(0.5)
    let base = TextAttributes(font: textStyle.font.spec, color: color.rgba(for: traitCollection))
    let contents = NSMutableAttributedString(attributedString: session.editor.contents)
    if isSecureTextEntry {
      let count = HiddenOffsets(session.editor.boundaries).count
      return count == 0 ? [] : [TextRun(String(repeating: "\u{2022}", count: count), base)]
    }
    if let marked = session.editor.marked {
      contents.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: marked.nsRange)
    }
    if !isEnabled {
      contents.removeAttribute(
        .foregroundColor, range: NSRange(location: 0, length: contents.length))
    }
    var runs = AttributedTextRuns.runs(of: contents, base: base, traits: traitCollection)
    for index in runs.indices {
      if runs[index].text.contains(where: \.isNewline) {
        runs[index].text = String(
          decoding: runs[index].text.utf16.map { $0 == 10 || $0 == 13 ? 0x20 : $0 }, as: UTF16.self)
      }
      runs[index].attributes.font.pointSize *= scale
    }
    return runs
  }

  /// The whole line as it is edited.
  final func measuredLine() -> FieldLine {
    let version = session.editor.version
    return layout.line(version: version) {
      let block = TextBlock(runs: runs(), paragraph: paragraph, maximumLines: 1)
      let measurer = PlatformServices.current.textMeasurer
      let metrics = measurer.layout(of: block)
      let hidden = isSecureTextEntry ? HiddenOffsets(session.editor.boundaries) : nil
      guard let line = metrics.lines.first else {
        return FieldLine(
          block: block, geometry: nil, height: textStyle.font.lineHeight, width: 0, hidden: hidden)
      }
      let geometry = TextLineGeometry(line, measurer.clusters(of: block, line: 0))
      return FieldLine(
        block: block, geometry: geometry, height: line.height, width: metrics.size.width,
        hidden: hidden)
    }
  }

  /// The line as it is shown while nothing is edited: smaller or cut where it is too wide.
  final func fittedBlock(in space: CGRect) -> TextBlock {
    let line = measuredLine()
    guard line.width > space.width + 0.01 else { return line.block }
    var paragraph = paragraph
    paragraph.lineBreak = .truncateTail
    var scale: CGFloat = 1
    if adjustsFontSizeToFitWidth {
      let size = max(textStyle.font.pointSize, 1)
      scale = max(space.width / line.width * 0.999, max(minimumFontSize, 1) / size)
      scale = min(scale, 1)
    }
    return TextBlock(
      runs: runs(scale: scale), paragraph: paragraph, width: space.width, maximumLines: 1)
  }
}

// Layout as input methods and the session ask for it, in the field's coordinates.
extension UITextField {
  private final var textOriginInField: CGPoint {
    let origin = textOrigin(measuredLine(), in: CGRect(origin: .zero, size: content.bounds.size))
    return CGPoint(x: origin.x + content.frame.minX, y: origin.y + content.frame.minY)
  }

  func caretRect(at offset: Int) -> CGRect {
    layoutIfNeeded()
    let line = measuredLine()
    let origin = textOrigin(line, in: CGRect(origin: .zero, size: content.bounds.size))
    return caretFrame(at: offset, line, origin)
      .offsetBy(dx: content.frame.minX, dy: content.frame.minY)
  }

  func place(at point: CGPoint) -> Int {
    layoutIfNeeded()
    let line = measuredLine()
    guard let geometry = line.geometry else { return 0 }
    let boundaries: any GraphemeBoundaries =
      line.hidden == nil ? session.editor.boundaries : TextBoundaries(line.block.string)
    return line.real(geometry.offset(nearest: point.x - textOriginInField.x, boundaries))
  }

  func lineRange(around offset: Int) -> Range<Int> { 0..<session.editor.length }

  func place(lines: Int, from offset: Int, x: CGFloat) -> Int? { nil }

  var isRightToLeft: Bool {
    measuredLine().geometry?.isRightToLeft
      ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  final func rect(ofCaretAt position: UITextPosition) -> CGRect {
    (position as? OffsetPosition).map { caretRect(at: $0.offset) } ?? .null
  }

  final func rects(of range: UITextRange) -> [UITextSelectionRect] {
    guard let range = (range as? OffsetRange)?.range else { return [] }
    layoutIfNeeded()
    let line = measuredLine()
    guard let geometry = line.geometry else { return [] }
    let origin = textOriginInField
    let spans = geometry.spans(of: line.shown(range.lowerBound)..<line.shown(range.upperBound))
    return spans.enumerated().map { index, span in
      PlacedSelectionRect(
        CGRect(
          x: origin.x + span.lowerBound, y: origin.y, width: span.upperBound - span.lowerBound,
          height: line.height),
        geometry.isRightToLeft ? .rightToLeft : .leftToRight,
        containsStart: index == (geometry.isRightToLeft ? spans.count - 1 : 0),
        containsEnd: index == (geometry.isRightToLeft ? 0 : spans.count - 1))
    }
  }
}
