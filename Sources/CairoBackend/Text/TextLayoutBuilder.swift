import CoreGraphics
import PlatformInterface

/// Lays out a block: paragraphs to lines, lines to places.
@MainActor
struct TextLayoutBuilder {
  let block: TextBlock
  /// Of the block's content.
  let hash: Int
  let fonts: FontFaces
  let shaper: TextShaper

  /// A line whose characters are known and whose place is not.
  private struct OpenLine {
    var paragraph: Int
    var range: Range<Int>
    var composed: LineComposer.Composed
    var top: CGFloat
    var height: CGFloat
    var ascent: CGFloat
    var isLastOfParagraph: Bool
    /// The width of the spaces at the end of a paragraph, which hang over where the line is aligned.
    var hanging: CGFloat
  }

  func build() -> TextLayout { singlePlainLine() ?? general() }

  /// The commonest text by far: one run of Latin characters that fits its space.
  private func singlePlainLine() -> TextLayout? {
    guard block.runs.count == 1, block.paragraph == Self.plainParagraph(like: block.paragraph),
      case let run = block.runs[0], !run.isAttachment, !run.text.isEmpty,
      run.text.utf8.count <= 1000
    else { return nil }
    let font = fonts.font(for: run.attributes.font)
    guard PlainText.isPlain(run.text, font: font) else { return nil }
    let shaped = shaper.plainLine(run.text, style: TextShaper.Style(run.attributes), font: font)
    guard shaped.width <= block.width, run.text.utf8.last != 0x20 else { return nil }
    var x: CGFloat = 0
    if block.width.isFinite {
      switch block.paragraph.alignment {
      case .center: x = (block.width - shaped.width) / 2
      case .right: x = block.width - shaped.width
      default: break
      }
    }
    let raise = run.attributes.baselineOffset
    let ascent = font.metrics.ascender + max(raise, 0)
    let descent = -font.metrics.descender + max(-raise, 0)
    let line = TextLayout.Line(
      x: x, baseline: ascent, ascent: ascent, descent: descent, width: shaped.width,
      pieces: [
        TextLayout.Piece(
          content: .glyphs(shaped, 0..<shaped.glyphs.count), run: 0, range: 0..<shaped.length,
          x: 0, width: shaped.width)
      ])
    let height = ascent + descent
    return TextLayout(
      block.content, hash: hash, lines: [line],
      metrics: TextLayoutMetrics(
        size: CGSize(width: shaped.width, height: height),
        lines: [
          TextLayoutMetrics.Line(
            range: 0..<shaped.length, origin: CGPoint(x: x, y: 0), width: shaped.width,
            height: height, baseline: ascent)
        ], isTruncated: false))
  }

  /// A paragraph without indents and heights of its own.
  private static func plainParagraph(like paragraph: ParagraphSpec) -> ParagraphSpec {
    var plain = ParagraphSpec()
    plain.alignment = paragraph.alignment
    plain.lineBreak = paragraph.lineBreak
    plain.direction = paragraph.direction == .rightToLeft ? .natural : paragraph.direction
    plain.lineSpacing = paragraph.lineSpacing
    plain.paragraphSpacing = paragraph.paragraphSpacing
    return plain
  }

  private func general() -> TextLayout {
    guard !block.runs.isEmpty else {
      return TextLayout(
        block.content, hash: hash, lines: [],
        metrics: TextLayoutMetrics(size: .zero, lines: [], isTruncated: false))
    }
    let composer = LineComposer(block: block, fonts: fonts, shaper: shaper)
    let split = ParagraphSplitter.split(block)
    var paragraphs: [ParagraphItems] = []
    var lines: [OpenLine] = []
    var bottom: CGFloat = 0
    var isTruncated = false
    let spec = block.paragraph

    filling: for (index, parts) in split.enumerated() {
      let (shown, isCut) = self.shown(parts.parts)
      if isCut { isTruncated = true }
      let paragraph = ParagraphItems.make(
        parts: shown, start: parts.start, block: block, fonts: fonts, shaper: shaper)
      paragraphs.append(paragraph)
      let breaker = LineBreaker(paragraph: paragraph, block: block, composer: composer)
      if index > 0, parts.startsParagraph {
        bottom += spec.paragraphSpacing + spec.paragraphSpacingBefore
      }
      var start = 0
      repeat {
        let isFirst = start == 0
        let available = self.available(isFirstLine: isFirst)
        let end = breaker.lineEnd(from: start, available: available)
        let range = start..<end
        let visible = start..<breaker.visibleEnd(of: range)
        let composed = composer.compose(paragraph, [visible])
        let (ascent, height) = lineHeight(composed)
        let top = bottom + (lines.isEmpty ? 0 : spec.lineSpacing)
        let isTooMany = block.maximumLines > 0 && lines.count >= block.maximumLines
        if isTooMany || (!lines.isEmpty && top + height > block.height + 0.01) {
          isTruncated = true
          break filling
        }
        lines.append(
          OpenLine(
            paragraph: index, range: range, composed: composed, top: top, height: height,
            ascent: ascent, isLastOfParagraph: end >= paragraph.units.count,
            hanging: end < paragraph.units.count
              ? 0 : breaker.widthOfSpaces(visible.upperBound..<end)))
        bottom = top + height
        start = end
      } while start < paragraph.units.count
    }
    if isTruncated {
      truncateLast(&lines, paragraphs: paragraphs, composer: composer, isForced: true)
    } else if let last = lines.last, last.isLastOfParagraph {
      // A single character wider than the space.
      let available = self.available(isFirstLine: last.range.lowerBound == 0)
      if last.composed.width > available + 0.01, Self.shortens(spec.lineBreak) {
        truncateLast(&lines, paragraphs: paragraphs, composer: composer, isForced: false)
        isTruncated = true
      }
    }
    return place(lines, paragraphs: paragraphs, height: bottom, isTruncated: isTruncated)
  }

  /// The beginning of a very long paragraph, where the space limits what can be seen of it.
  private func shown(_ parts: [ParagraphItems.Part]) -> ([ParagraphItems.Part], isCut: Bool) {
    let count = parts.reduce(0) { $0 + $1.text.utf8.count }
    guard count > 4000, block.width.isFinite, block.paragraph.lineBreak != .truncateHead,
      block.paragraph.lineBreak != .truncateMiddle
    else { return (parts, false) }
    let smallest = max(block.runs.reduce(.infinity) { min($0, $1.attributes.font.pointSize) }, 1)
    var lines = block.maximumLines > 0 ? CGFloat(block.maximumLines) : .infinity
    lines = min(lines, block.height / smallest + 1)
    // No letters are narrower than a tenth of their size for long.
    let limit = 1000 + lines * (block.width / smallest * 10 + 1)
    guard CGFloat(count) > limit else { return (parts, false) }
    var available = Int(limit)
    var result: [ParagraphItems.Part] = []
    for var part in parts where available > 0 {
      let text = part.text.prefix(available)
      available -= text.count
      part.text = String(text)
      result.append(part)
    }
    return (result, true)
  }

  private static func shortens(_ mode: ParagraphSpec.LineBreak) -> Bool {
    mode == .truncateHead || mode == .truncateMiddle || mode == .truncateTail
  }

  /// Takes the rest of the paragraph onto the last line that there is space for.
  private func truncateLast(
    _ lines: inout [OpenLine], paragraphs: [ParagraphItems], composer: LineComposer,
    isForced: Bool
  ) {
    guard var line = lines.popLast() else { return }
    line.hanging = 0
    let paragraph = paragraphs[line.paragraph]
    let rest = line.range.lowerBound..<paragraph.units.count
    switch block.paragraph.lineBreak {
    case .wordWrap, .charWrap: break
    case .clip:
      line.composed = composer.compose(paragraph, [rest])
      line.range = rest
    case .truncateHead, .truncateMiddle, .truncateTail:
      let breaker = LineBreaker(paragraph: paragraph, block: block, composer: composer)
      let shown = breaker.truncated(
        rest, available: available(isFirstLine: line.range.lowerBound == 0),
        isForced: isForced && line.isLastOfParagraph)
      line.composed = composer.compose(paragraph, shown)
      line.range = rest
    }
    lines.append(line)
  }

  private func available(isFirstLine: Bool) -> CGFloat {
    let spec = block.paragraph
    guard block.width.isFinite else { return .infinity }
    let head = isFirstLine ? spec.firstLineHeadIndent : spec.headIndent
    // A positive tail indent is measured from the leading edge, a negative one from the trailing.
    let end =
      spec.tailIndent > 0 ? min(spec.tailIndent, block.width) : block.width + spec.tailIndent
    return max(0, end - head)
  }

  /// Extra height goes above the text, and what is missing is taken from above it.
  private func lineHeight(_ line: LineComposer.Composed) -> (ascent: CGFloat, height: CGFloat) {
    let spec = block.paragraph
    var height = line.ascent + line.descent
    if spec.lineHeightMultiple > 0 { height *= spec.lineHeightMultiple }
    height = max(height, spec.minimumLineHeight)
    if spec.maximumLineHeight > 0 { height = min(height, spec.maximumLineHeight) }
    return (height - line.descent, height)
  }

  private func place(
    _ lines: [OpenLine], paragraphs: [ParagraphItems], height: CGFloat, isTruncated: Bool
  ) -> TextLayout {
    let spec = block.paragraph
    let widest = lines.reduce(0) { max($0, $1.composed.width) }
    var placed: [TextLayout.Line] = []
    var metrics: [TextLayoutMetrics.Line] = []
    placed.reserveCapacity(lines.count)
    metrics.reserveCapacity(lines.count)
    var extent: CGFloat = 0
    for line in lines {
      let paragraph = paragraphs[line.paragraph]
      let isFirst = line.range.lowerBound == 0
      let head = isFirst ? spec.firstLineHeadIndent : spec.headIndent
      let available = block.width.isFinite ? self.available(isFirstLine: isFirst) : widest
      var pieces = line.composed.pieces
      var width = line.composed.width
      var alignment = spec.alignment
      if alignment == .justified {
        if !line.isLastOfParagraph, width < available {
          Justification.stretch(&pieces, by: available - width)
          width = available
        }
        alignment = .natural
      }
      var x: CGFloat
      switch alignment {
      case .center: x = (available - width) / 2
      case .right: x = available - width
      case .left, .justified: x = 0
      case .natural: x = paragraph.isRightToLeft ? available - width : 0
      }
      if !paragraph.isRightToLeft {
        x += head
      } else if block.width.isFinite {
        x += block.width - head - available
      }
      // What is wider than its space starts at its leading edge.
      if width > available, alignment != .center, !paragraph.isRightToLeft { x = head }
      placed.append(
        TextLayout.Line(
          x: x, baseline: line.top + line.ascent, ascent: line.composed.ascent,
          descent: line.composed.descent, width: width, pieces: pieces,
          paragraphStart: paragraph.start, isRightToLeft: paragraph.isRightToLeft))
      metrics.append(
        TextLayoutMetrics.Line(
          range: (paragraph.start + line.range.lowerBound)..<(paragraph.start
            + line.range.upperBound),
          origin: CGPoint(x: x, y: line.top), width: width, height: line.height,
          baseline: line.top + line.ascent))
      // iOS-BEHAVIOUR: spaces at a text's end count for its size, as far as there is space for them, and not for
      // where its line lies. Evidence: unmeasured.
      extent = max(extent, width + head, min(width + head + line.hanging, block.width))
    }
    return TextLayout(
      block.content, hash: hash, lines: placed,
      metrics: TextLayoutMetrics(
        size: CGSize(width: extent, height: height), lines: metrics, isTruncated: isTruncated))
  }
}

/// Lines drawn out to their whole space.
@MainActor
enum Justification {
  static func stretch(_ pieces: inout [TextLayout.Piece], by extra: CGFloat) {
    func spaces(_ piece: TextLayout.Piece) -> Int {
      guard case .glyphs(let run, let range) = piece.content else { return 0 }
      return run.glyphs[range].reduce(0) { $0 + ($1.id == run.face.spaceGlyph ? 1 : 0) }
    }
    let count = pieces.reduce(0) { $0 + spaces($1) }
    guard count > 0 else { return }
    let each = extra / CGFloat(count)
    var shift: CGFloat = 0
    for i in pieces.indices {
      pieces[i].x += shift
      let added = each * CGFloat(spaces(pieces[i]))
      pieces[i].spaceExtra = each
      pieces[i].width += added
      shift += added
    }
  }
}

/// Cuts a block at its paragraph and line separators.
enum ParagraphSplitter {
  struct Paragraph {
    var parts: [ParagraphItems.Part] = []
    /// UTF-16 offset in the block.
    var start = 0
    /// False after a line separator, which does not end the paragraph.
    var startsParagraph = true
  }

  static func split(_ block: TextBlock) -> [Paragraph] {
    var result: [Paragraph] = [Paragraph()]
    var position = 0
    for (index, run) in block.runs.enumerated() {
      guard mayHoldSeparator(run.text) else {
        result[result.count - 1].parts.append(
          ParagraphItems.Part(run: index, text: run.text))
        position += run.text.utf16.count
        continue
      }
      var rest = run.text[...]
      while let separator = rest.firstIndex(where: isSeparator) {
        let text = String(rest[..<separator])
        result[result.count - 1].parts.append(ParagraphItems.Part(run: index, text: text))
        let character = rest[separator]
        position += text.utf16.count + character.utf16.count
        rest = rest[rest.index(after: separator)...]
        result.append(
          Paragraph(
            parts: [], start: position,
            startsParagraph: character != "\u{2028}" && character != "\u{0B}"))
        // An empty paragraph takes its height from the separator's run.
        if rest.isEmpty {
          result[result.count - 1].parts.append(ParagraphItems.Part(run: index, text: ""))
        }
      }
      if !rest.isEmpty {
        let text = String(rest)
        result[result.count - 1].parts.append(ParagraphItems.Part(run: index, text: text))
        position += text.utf16.count
      }
    }
    return result
  }

  /// A quick look at the bytes: nearly all texts are one paragraph.
  private static func mayHoldSeparator(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
    }
  }

  private static func isSeparator(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r\n", "\r", "\u{2029}", "\u{2028}", "\u{85}", "\u{0B}", "\u{0C}": return true
    default: return false
    }
  }
}
