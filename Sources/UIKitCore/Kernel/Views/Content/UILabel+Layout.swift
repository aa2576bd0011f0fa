import PlatformInterface

/// Blocks of text: the label's content as the text engine takes it.
extension UILabel {
  /// Points of a pixel's size.
  final var pixelScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 1
  }

  /// The next whole pixel, where `length` is more than a hair above the one below.
  final func ceiledToPixel(_ length: CGFloat) -> CGFloat {
    (length * pixelScale - 0.001).rounded(.up) / pixelScale
  }

  /// The text without wrapping, but in no more lines than allowed.
  final func naturalBlock() -> TextBlock {
    if let cachedNaturalBlock { return cachedNaturalBlock }
    let block = makeBlock(width: .infinity, lines: storedLineLimit)
    cachedNaturalBlock = block
    return block
  }

  /// The text in a space of a certain width.
  final func block(width: CGFloat, height: CGFloat, lines: Int) -> TextBlock {
    if let cachedBlock, cachedBlock.width == width, cachedBlock.height == height,
      cachedBlock.maximumLines == lines
    {
      return cachedBlock
    }
    let block = makeBlock(width: width, height: height, lines: lines)
    cachedBlock = block
    return block
  }

  /// - Parameters:
  ///   - scale: of all font sizes.
  ///   - kern: added between letters.
  final func makeBlock(
    width: CGFloat, height: CGFloat = .infinity, lines: Int, scale: CGFloat = 1, kern: CGFloat = 0
  ) -> TextBlock {
    var runs = makeRuns()
    if scale != 1 || kern != 0 {
      for i in runs.indices {
        runs[i].attributes.font.pointSize *= scale
        if kern != 0 { runs[i].attributes.kern = (runs[i].attributes.kern ?? 0) + kern }
      }
    }
    return TextBlock(
      runs: runs, paragraph: paragraph, width: width, height: height, maximumLines: lines)
  }

  /// Those of characters that say nothing themselves.
  final var plainAttributes: TextAttributes {
    TextAttributes(font: storedFont.spec, color: shownColor)
  }

  private func makeRuns() -> [TextRun] {
    let base = plainAttributes
    switch content {
    case .none: return []
    case .plain(let text): return text.isEmpty ? [] : [TextRun(text, base)]
    case .attributed(let text):
      let highlight = isHighlighted ? highlightedTextColor : nil
      var runs = AttributedTextRuns.runs(
        of: text, base: base, traits: traitCollection,
        overridingColor: highlight?.rgba(for: traitCollection))
      if !isEnabled {
        for i in runs.indices {
          runs[i].attributes.color = Self.dimmed(runs[i].attributes.color)
        }
      }
      return runs
    }
  }

  private var shownColor: RGBA {
    let color = isHighlighted ? highlightedTextColor ?? storedTextColor : storedTextColor
    let shown = color.rgba(for: traitCollection)
    if isEnabled { return shown }
    if case .attributed = content { return shown }
    return Self.dimmed(shown)
  }

  /// As `tertiaryLabel` relates to `label`.
  private static func dimmed(_ color: RGBA) -> RGBA { color.withAlpha(color.alpha * 0.3) }

  private var paragraph: ParagraphSpec {
    var spec = ParagraphSpec()
    spec.alignment = ParagraphSpec.Alignment(storedAlignment)
    spec.lineBreak = ParagraphSpec.LineBreak(storedLineBreakMode)
    if case .attributed(let text) = content,
      let style = AttributedTextRuns.paragraphStyle(of: text)
    {
      spec = style.spec
    }
    if case .plain(let text) = content, storedLineBreakStrategy.contains(.hangulWordPriority) {
      spec.keepsHangulWords = text.hasHangul
    }
    // A label's natural side is the interface's, whatever language the text is in.
    if spec.alignment == .natural {
      spec.alignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
    return spec
  }

  // MARK: Sizes

  final func measure(_ block: TextBlock) -> TextLayoutMetrics {
    PlatformServices.current.textMeasurer.layout(of: block)
  }

  /// What `textRect` answers for that width, which subclasses may have changed.
  final func fittingSize(width: CGFloat) -> CGSize {
    let space = CGRect(
      x: 0, y: 0, width: min(width, .greatestFiniteMagnitude),
      height: .greatestFiniteMagnitude)
    let size = textRect(forBounds: space, limitedToNumberOfLines: storedLineLimit).size
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  /// Distances of the first baseline from the top, and of the last from the bottom, of a label this
  /// large; of one just high enough, where there is no size yet.
  final func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard hasText else { return nil }
    var metrics = measure(naturalBlock())
    if size.width > 0, storedLineLimit != 1, metrics.size.width > size.width + 0.01 {
      metrics = measure(block(width: size.width, height: .infinity, lines: storedLineLimit))
    }
    guard let first = metrics.lines.first, let last = metrics.lines.last else { return nil }
    // Text stands in the middle of a label that is higher.
    let above = max(0, (size.height - metrics.size.height) / 2)
    let below = max(size.height, metrics.size.height) - above - last.baseline
    func rounded(_ value: CGFloat) -> CGFloat { (value * pixelScale).rounded() / pixelScale }
    return (rounded(above + first.baseline), rounded(below))
  }

  final func naturalTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    var size: CGSize
    let natural =
      lines == storedLineLimit ? naturalBlock() : makeBlock(width: .infinity, lines: lines)
    size = measure(natural).size
    let isLimited = bounds.width < 1e6
    if isLimited, size.width > bounds.width + 0.01 {
      let block =
        lines == 1
        ? natural : self.block(width: max(bounds.width, 0), height: .infinity, lines: lines)
      size = measure(block).size
      size.width = min(size.width, bounds.width)
    }
    size.width = ceiledToPixel(size.width)
    size.height = ceiledToPixel(size.height)
    guard bounds.height < 1e6, isLimited else {
      return CGRect(origin: bounds.origin, size: size)
    }
    size.height = min(size.height, bounds.height)
    let free = bounds.width - size.width
    let x: CGFloat =
      switch paragraph.alignment {
      case .center: (free / 2 * pixelScale).rounded(.down) / pixelScale
      case .right: free
      default: 0
      }
    let y = ((bounds.height - size.height) / 2 * pixelScale).rounded(.down) / pixelScale
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: size.width, height: size.height)
  }
}

extension String {
  /// Whether some character is Korean.
  ///
  /// - Complexity: O(length).
  fileprivate var hasHangul: Bool {
    // The first bytes of Korean characters are looked for first, which most texts do not have.
    utf8.contains { (0xE1...0xED).contains($0) || $0 == 0xEF }
      && unicodeScalars.contains(where: \.isHangul)
  }
}
