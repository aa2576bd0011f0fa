import CoreGraphics

/// Puts together the pieces of one line of a paragraph.
@MainActor
struct LineComposer {
  let block: TextBlock
  let fonts: FontFaces
  let shaper: TextShaper

  /// A line before it is placed.
  struct Composed {
    var pieces: [TextLayout.Piece] = []
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
  }

  /// Pieces in logical order, with levels, waiting to be put into visual order.
  private struct LevelledPiece {
    var piece: TextLayout.Piece
    var level: UInt8
  }

  /// The characters of `ranges` in order, with an ellipsis wherever one is nil.
  func compose(_ paragraph: ParagraphItems, _ ranges: [Range<Int>?]) -> Composed {
    var pieces: [LevelledPiece] = []
    var line = Composed()
    var logicalX: CGFloat = 0
    var ellipsisRun = paragraph.firstRun
    // The ellipsis looks like the text before it, or after it at the line's head.
    if case .some(.some(let first)) = ranges.first(where: { $0 != nil }), !first.isEmpty {
      let anchor = ranges.first == .some(nil) ? first.lowerBound : first.upperBound - 1
      ellipsisRun =
        paragraph.items.first { $0.range.contains(anchor) }?.run ?? paragraph.firstRun
    }
    for range in ranges {
      guard let range else {
        let shaped = ellipsis(run: ellipsisRun)
        pieces.append(
          LevelledPiece(
            piece: TextLayout.Piece(
              content: .glyphs(shaped, 0..<shaped.glyphs.count), run: ellipsisRun, x: 0,
              width: shaped.width),
            level: paragraph.isRightToLeft ? 1 : 0))
        logicalX += shaped.width
        include(run: ellipsisRun, in: &line)
        continue
      }
      for item in paragraph.items where item.range.overlaps(range) {
        let part = item.range.clamped(to: range)
        var piece = TextLayout.Piece(
          content: .space, run: item.run, range: part, clusterStart: item.range.lowerBound,
          isRightToLeft: item.level & 1 == 1, x: 0, width: 0)
        switch item.kind {
        case .tab:
          piece.width = tabWidth(
            at: logicalX, part.lowerBound, of: paragraph, lineStart: ranges.lineStart)
        case .attachment:
          piece.content = .attachment
          piece.width = block.runs[item.run].attachmentBounds.maxX
        case .text(let shaped):
          (piece.content, piece.width) = slice(shaped, of: item, part: part, in: paragraph)
          if case .glyphs(let glyphs, _) = piece.content, glyphs !== shaped {
            piece.clusterStart = part.lowerBound
          }
        }
        logicalX += piece.width
        include(run: item.run, in: &line)
        pieces.append(LevelledPiece(piece: piece, level: item.level))
      }
    }
    if pieces.isEmpty { include(run: paragraph.firstRun, in: &line) }
    var x: CGFloat = 0
    for var levelled in Self.visualOrder(pieces) {
      levelled.piece.x = x
      x += levelled.piece.width
      line.pieces.append(levelled.piece)
    }
    line.width = x
    return line
  }

  func ellipsis(run: Int) -> ShapedRun {
    let attributes = block.runs[run].attributes
    let font = fonts.font(for: attributes.font)
    let text = font.face.covers(0x2026) ? "\u{2026}" : "..."
    return shaper.plain(text, style: TextShaper.Style(attributes), font: font)
  }

  private func slice(
    _ shaped: ShapedRun, of item: TextItem, part: Range<Int>, in paragraph: ParagraphItems
  ) -> (TextLayout.Piece.Content, CGFloat) {
    if part == item.range {
      return (.glyphs(shaped, 0..<shaped.glyphs.count), shaped.width)
    }
    let lower = part.lowerBound - item.range.lowerBound
    let upper = part.upperBound - item.range.lowerBound
    if let glyphs = shaped.glyphs(of: lower..<upper) {
      return (.glyphs(shaped, glyphs), shaped.width(of: glyphs))
    }
    let attributes = block.runs[item.run].attributes
    // Joining looks at what stands beside a cut in the paragraph, though it is on another line; so
    // only the part's own characters are given.
    let again = shaper.shape(
      Array(paragraph.units[part]), range: 0..<part.count, face: shaped.face,
      font: fonts.font(for: attributes.font), style: TextShaper.Style(attributes),
      isRightToLeft: shaped.isRightToLeft, isPlain: paragraph.isPlain)
    return (.glyphs(again, 0..<again.glyphs.count), again.width)
  }

  private func include(run: Int, in line: inout Composed) {
    let run = block.runs[run]
    let metrics = fonts.font(for: run.attributes.font).metrics
    let raise = run.attributes.baselineOffset
    if run.isAttachment {
      line.ascent = max(line.ascent, run.attachmentBounds.maxY + raise)
      line.descent = max(line.descent, -run.attachmentBounds.minY - raise)
    }
    line.ascent = max(line.ascent, metrics.ascender + raise)
    line.descent = max(line.descent, -metrics.descender - raise)
  }

  /// Reverses what runs right to left: rule L2 of Unicode's bidirectional algorithm.
  private static func visualOrder(_ pieces: [LevelledPiece]) -> [LevelledPiece] {
    var highest: UInt8 = 0
    var lowestOdd = UInt8.max
    for piece in pieces {
      highest = max(highest, piece.level)
      if piece.level & 1 == 1 { lowestOdd = min(lowestOdd, piece.level) }
    }
    guard lowestOdd <= highest else { return pieces }
    var order = pieces
    for level in (lowestOdd...highest).reversed() {
      var i = 0
      while i < order.count {
        guard order[i].level >= level else {
          i += 1
          continue
        }
        var end = i + 1
        while end < order.count, order[end].level >= level { end += 1 }
        order[i..<end].reverse()
        i = end
      }
    }
    return order
  }
}

extension [Range<Int>?] {
  /// Where a line of these characters begins.
  fileprivate var lineStart: Int { lazy.compactMap { $0 }.first?.lowerBound ?? 0 }
}
