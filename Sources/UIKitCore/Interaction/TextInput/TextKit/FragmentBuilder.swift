import PlatformInterface

/// Sets a text in lines, in one space after the other.
struct FragmentBuilder {
  unowned let manager: NSLayoutManager
  let text: NSAttributedString
  let containers: [NSTextContainer]
  private let string: NSString
  private let isRightToLeft: Bool

  private(set) var fragments: [LineFragment] = []
  /// The line behind a separator that ends the text, or that of an empty one.
  private(set) var extra: LineFragment?
  /// Where the text begins that is in no space.
  private(set) var firstUnlaid = 0
  private var container = 0
  private var y: CGFloat = 0
  private var lines = 0

  init(_ manager: NSLayoutManager, _ text: NSAttributedString) {
    self.manager = manager
    self.text = text
    containers = manager.textContainers
    string = text.string as NSString
    isRightToLeft = manager.appearance.isRightToLeft
  }

  private var space: NSTextContainer { containers[container] }
  private static func limit(_ value: CGFloat) -> CGFloat {
    value > 0 && value < 1e6 ? value : .infinity
  }
  private var width: CGFloat { Self.limit(space.size.width) }
  private var height: CGFloat { Self.limit(space.size.height) }
  private var isTruncating: Bool {
    switch space.lineBreakMode {
    case .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: true
    default: false
    }
  }

  mutating func build() {
    guard !containers.isEmpty else { return }
    var place = 0
    while place < string.length {
      let range = string.paragraphRange(for: NSRange(location: place, length: 0))
      var end = 0
      string.getParagraphStart(nil, end: nil, contentsEnd: &end, for: range)
      guard add(place..<(range.location + range.length), shownEnd: end) else { return }
      place = range.location + range.length
      firstUnlaid = place
    }
    if string.length == 0 || endsWithSeparator { addExtra() }
  }

  private var endsWithSeparator: Bool {
    let last = string.character(at: string.length - 1)
    return [0x0A, 0x0D, 0x2028, 0x2029].contains(last)
  }

  // MARK: Paragraphs

  /// - Returns: false where the spaces are full.
  private mutating func add(_ range: Range<Int>, shownEnd: Int) -> Bool {
    var spec = spec(at: range.lowerBound)
    let proposed = CGRect(x: 0, y: y, width: width.isFinite ? width : 0, height: 0)
    if !fragments.isEmpty {
      y += spec.paragraphSpacingBefore
    }
    y +=
      manager.delegate?.layoutManager(
        manager, paragraphSpacingBeforeGlyphAt: range.lowerBound,
        withProposedLineFragmentRect: proposed) ?? 0
    let below = spec.paragraphSpacing + spec.lineSpacing
    spec.paragraphSpacing = 0
    spec.paragraphSpacingBefore = 0
    let isDone =
      containers.count > 1 || space.isShaped
      ? addShaped(range, shownEnd, spec) : addPlain(range, shownEnd, spec)
    guard isDone else { return false }
    let after =
      manager.delegate?.layoutManager(
        manager, paragraphSpacingAfterGlyphAt: range.upperBound - 1,
        withProposedLineFragmentRect: fragments.last?.rect ?? .zero) ?? 0
    if range.upperBound < string.length || endsWithSeparator {
      y += below + after
      if !fragments.isEmpty { fragments[fragments.count - 1].rect.size.height += below + after }
    }
    return true
  }

  private func spec(at index: Int) -> ParagraphSpec {
    let style =
      text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    var spec = style?.spec ?? ParagraphSpec()
    if style == nil { spec.alignment = ParagraphSpec.Alignment(manager.appearance.alignment) }
    return spec
  }

  /// Lines of one width, all of a paragraph at once.
  private mutating func addPlain(
    _ range: Range<Int>, _ shownEnd: Int, _ spec: ParagraphSpec
  ) -> Bool {
    guard shownEnd > range.lowerBound else { return addEmpty(range, spec) }
    var isOneLine = false
    switch spec.lineBreak {
    case .wordWrap, .charWrap: break
    default: isOneLine = true
    }
    let made = block(range.lowerBound..<shownEnd, spec, available, isOneLine ? 1 : 0)
    var (metrics, shown) = (Self.measure(made), made)
    var allowed = metrics.lines.count
    if space.maximumNumberOfLines > 0 { allowed = min(allowed, space.maximumNumberOfLines - lines) }
    while allowed > 0, y + metrics.lines[allowed - 1].bottom > height + 0.01 {
      if allowed == 1, fragments.isEmpty { break }
      allowed -= 1
    }
    guard allowed > 0 else { return false }
    let isCut = allowed < metrics.lines.count
    if isCut, isTruncating {
      var cut = spec
      cut.lineBreak = ParagraphSpec.LineBreak(space.lineBreakMode)
      shown = block(range.lowerBound..<shownEnd, cut, available, allowed)
      metrics = Self.measure(shown)
      allowed = min(allowed, metrics.lines.count)
    }
    let top = y
    var shift: CGFloat = 0
    for index in 0..<allowed {
      let line = metrics.lines[index]
      let isLast = index == metrics.lines.count - 1
      let next = isLast ? metrics.size.height : metrics.lines[index + 1].origin.y
      let lower = range.lowerBound + line.range.lowerBound
      let upper =
        isLast
        ? range.upperBound
        : range.lowerBound + max(metrics.lines[index + 1].range.lowerBound, line.range.upperBound)
      let isTruncated = index == allowed - 1 && (isCut && isTruncating || metrics.isTruncated)
      let place = CGRect(
        x: 0, y: top + line.origin.y + shift,
        width: width.isFinite ? width : line.width + 2 * padding,
        height: max(next, line.bottom) - line.origin.y)
      shift += append(
        LineFragment(
          container: container, range: lower..<upper, rect: place,
          usedRect: CGRect(
            x: line.origin.x, y: place.minY, width: line.width + 2 * padding, height: line.height),
          baseline: top + line.baseline + shift, block: shown, line: index,
          blockOrigin: CGPoint(x: padding, y: top + shift), blockStart: range.lowerBound,
          truncatedFrom: isTruncated ? shownCharacters(shown, index, from: range.lowerBound) : nil,
          shownEnd: min(upper, shownEnd)))
    }
    y = fragments.last?.rect.maxY ?? y
    firstUnlaid = fragments.last?.range.upperBound ?? 0
    return !isCut
  }

  /// Adds a line as the delegate wants it.
  ///
  /// - Returns: how much lower the next lines begin for that.
  private mutating func append(_ made: LineFragment) -> CGFloat {
    var fragment = made
    lines += 1
    defer { fragments.append(fragment) }
    guard let delegate = manager.delegate else { return 0 }
    let glyphs = made.range.nsRange
    let spacing = delegate.layoutManager(
      manager, lineSpacingAfterGlyphAt: made.range.upperBound - 1,
      withProposedLineFragmentRect: made.rect)
    fragment.rect.size.height += spacing
    var baseline = made.baseline - made.rect.minY
    let isChanged = delegate.layoutManager(
      manager, shouldSetLineFragmentRect: &fragment.rect, lineFragmentUsedRect: &fragment.usedRect,
      baselineOffset: &baseline, in: space, forGlyphRange: glyphs)
    if isChanged {
      let lower = fragment.rect.minY + baseline - fragment.baseline
      fragment.baseline += lower
      fragment.blockOrigin.y += lower
    }
    return fragment.rect.maxY - made.rect.maxY
  }

  private mutating func addEmpty(_ range: Range<Int>, _ spec: ParagraphSpec) -> Bool {
    if space.maximumNumberOfLines > 0, lines >= space.maximumNumberOfLines { return false }
    let line = emptyLine(at: range.lowerBound, spec)
    if y + line.height > height + 0.01, !fragments.isEmpty { return false }
    let place = CGRect(
      x: 0, y: y, width: width.isFinite ? width : 2 * padding, height: line.height)
    _ = append(
      LineFragment(
        container: container, range: range, rect: place,
        usedRect: CGRect(x: line.x, y: y, width: 2 * padding, height: line.height),
        baseline: y + line.baseline, shownEnd: range.lowerBound))
    y = fragments.last?.rect.maxY ?? y
    return true
  }

  private mutating func addExtra() {
    if space.maximumNumberOfLines > 0, lines >= space.maximumNumberOfLines { return }
    // As what is typed there: it goes by the separator before it.
    let spec = string.length > 0 ? spec(at: string.length - 1) : ParagraphSpec()
    let line = emptyLine(at: nil, spec)
    if !fragments.isEmpty { y += spec.paragraphSpacingBefore }
    if y + line.height > height + 0.01, !fragments.isEmpty { return }
    extra = LineFragment(
      container: container, range: string.length..<string.length,
      rect: CGRect(x: 0, y: y, width: width.isFinite ? width : 2 * padding, height: line.height),
      usedRect: CGRect(x: line.x, y: y, width: 2 * padding, height: line.height),
      baseline: y + line.baseline, shownEnd: string.length)
  }

  // MARK: Shaped spaces

  /// Lines one by one, each as wide as its place is; goes on in the next space where one is full.
  private mutating func addShaped(
    _ range: Range<Int>, _ shownEnd: Int, _ spec: ParagraphSpec
  ) -> Bool {
    guard shownEnd > range.lowerBound else { return addEmptyShaped(range, spec) }
    var place = range.lowerBound
    while place < shownEnd {
      guard let (frame, rest) = nextPlace(at: place, height: lineHeight(at: place)) else {
        return false
      }
      let laidTo = addLine(from: place, to: shownEnd, range, spec, in: frame)
      place = laidTo
      if rest.width > 2 * padding, place < shownEnd {
        place = addLine(from: place, to: shownEnd, range, spec, in: rest)
      }
      let top = frame.minY
      y =
        fragments.reversed().prefix { $0.rect.minY == top && $0.container == container }
        .map(\.rect.maxY).max() ?? y
      lines += 1
      firstUnlaid = place
    }
    return true
  }

  private mutating func addEmptyShaped(_ range: Range<Int>, _ spec: ParagraphSpec) -> Bool {
    guard nextPlace(at: range.lowerBound, height: lineHeight(at: range.lowerBound)) != nil else {
      return false
    }
    return addEmpty(range, spec)
  }

  private mutating func addLine(
    from start: Int, to end: Int, _ range: Range<Int>, _ spec: ParagraphSpec, in frame: CGRect
  ) -> Int {
    var spec = spec
    if start > range.lowerBound { spec.firstLineHeadIndent = spec.headIndent }
    spec.lineBreak = spec.lineBreak == .charWrap ? .charWrap : .wordWrap
    let made = block(start..<end, spec, frame.width - 2 * padding, 1)
    let metrics = Self.measure(made)
    guard let line = metrics.lines.first else { return end }
    let shown = start + max(line.range.upperBound, 1)
    // Spaces at which the line was broken belong to it.
    var next = shown
    while next < end, Self.isSpace(string.character(at: next)) { next += 1 }
    let upper = next >= end ? range.upperBound : next
    let place = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width,
      height: max(line.height, metrics.size.height))
    _ = append(
      LineFragment(
        container: container, range: start..<upper, rect: place,
        usedRect: CGRect(
          x: frame.minX + line.origin.x, y: frame.minY, width: line.width + 2 * padding,
          height: line.height),
        baseline: frame.minY + line.baseline, block: made,
        blockOrigin: CGPoint(x: frame.minX + padding, y: frame.minY), blockStart: start,
        shownEnd: min(upper, end)))
    lines -= 1
    return next
  }

  private static func isSpace(_ unit: UInt16) -> Bool { unit == 0x20 || unit == 0x09 }

  /// The next place for a line, and the one beside it; nil where the spaces are full.
  private mutating func nextPlace(at index: Int, height lineHeight: CGFloat) -> (CGRect, CGRect)? {
    while container < containers.count {
      let isFull =
        space.maximumNumberOfLines > 0 && lines >= space.maximumNumberOfLines
        || y + lineHeight > height + 0.01 && !(y == 0 && !space.isShaped)
      // Nothing is as high as that; a space whose lines are all refused ends somewhere.
      if isFull || y > 1e5 {
        container += 1
        y = 0
        lines = 0
        continue
      }
      let whole = CGRect(
        x: 0, y: y, width: width.isFinite ? width : 1e6, height: lineHeight)
      guard space.isShaped else { return (whole, .zero) }
      var rest = CGRect.zero
      let frame = space.lineFragmentRect(
        forProposedRect: whole, at: index, writingDirection: .natural, remaining: &rest)
      if frame.width > 2 * padding, frame.minY >= y - 0.01 {
        y = frame.minY
        return (frame, rest)
      }
      y += max(lineHeight, 1)
    }
    container = containers.count - 1
    return nil
  }

  // MARK: Blocks

  private var padding: CGFloat { space.lineFragmentPadding }
  private var available: CGFloat { width.isFinite ? max(width - 2 * padding, 0) : .infinity }

  private func block(
    _ range: Range<Int>, _ spec: ParagraphSpec, _ width: CGFloat, _ maximumLines: Int
  ) -> TextBlock {
    let part = text.attributedSubstring(from: range.nsRange)
    return TextBlock(
      runs: manager.runs(of: part, isBackgroundDrawn: false), paragraph: spec, width: width,
      maximumLines: maximumLines)
  }

  static func measure(_ block: TextBlock) -> TextLayoutMetrics {
    MainThread.wait(for: { PlatformServices.current.textMeasurer.layout(of: block) })
  }

  /// Where the characters begin that a cut line does not show.
  private func shownCharacters(_ block: TextBlock, _ line: Int, from start: Int) -> Int {
    let clusters = MainThread.wait(for: {
      PlatformServices.current.textMeasurer.clusters(of: block, line: line)
    })
    let shown = Self.measure(block).lines[line]
    let end = shown.origin.x + shown.width
    // Those that are cut off stand behind the line.
    return start
      + (clusters.clusters.filter { $0.maxX <= end + 0.01 }.map(\.range.upperBound).max() ?? 0)
  }

  private func lineHeight(at index: Int) -> CGFloat {
    emptyLine(at: index, ParagraphSpec()).height
  }

  /// A line without letters: as high as its separator's font, or as what was typed last.
  private func emptyLine(
    at index: Int?, _ spec: ParagraphSpec
  ) -> (x: CGFloat, height: CGFloat, baseline: CGFloat) {
    let place = index ?? string.length - 1
    let font =
      place >= 0 && place < string.length
      ? text.attribute(.font, at: place, effectiveRange: nil) as? UIFont : nil
    let used = font ?? manager.appearance.font
    var height = used.lineHeight
    if spec.lineHeightMultiple > 0 { height *= spec.lineHeightMultiple }
    height = max(height, spec.minimumLineHeight)
    if spec.maximumLineHeight > 0 { height = min(height, spec.maximumLineHeight) }
    let isRight =
      spec.alignment == .right
      || spec.alignment == .natural && (spec.direction == .rightToLeft || isRightToLeft)
    let x: CGFloat =
      spec.alignment == .center
      ? (available.isFinite ? available / 2 : 0)
      : isRight ? (available.isFinite ? available : 0) : spec.firstLineHeadIndent
    return (x, height, height + used.descender)
  }
}

extension TextLayoutMetrics.Line {
  fileprivate var bottom: CGFloat { origin.y + height }
}
