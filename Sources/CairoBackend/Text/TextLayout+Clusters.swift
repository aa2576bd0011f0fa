import CoreGraphics
import PlatformInterface

extension CairoTextMeasurer {
  package func clusters(of block: TextBlock, line: Int) -> TextLineClusters {
    let layout = textLayout(of: block)
    guard layout.lines.indices.contains(line) else {
      return TextLineClusters(clusters: [], isRightToLeft: false)
    }
    let shown = layout.lines[line]
    var clusters = shown.pieces.flatMap { shown.clusters(of: $0) }
    addHangingSpaces(to: &clusters, of: shown, range: layout.metrics.lines[line].range, block)
    return TextLineClusters(clusters: clusters, isRightToLeft: shown.isRightToLeft)
  }

  /// Layout leaves the spaces at a line's end out, and a caret stands behind each of them.
  private func addHangingSpaces(
    to clusters: inout [TextLineClusters.Cluster], of line: TextLayout.Line, range: Range<Int>,
    _ block: TextBlock
  ) {
    let shownEnd = clusters.reduce(range.lowerBound) { max($0, $1.range.upperBound) }
    guard shownEnd < range.upperBound else { return }
    let units = Array(block.string.utf16.dropFirst(shownEnd).prefix(range.upperBound - shownEnd))
    // Where an ellipsis stands for the end, what is behind is no space that hangs over.
    guard let attributes = block.attributes(at: shownEnd), units.allSatisfy(Self.isSpace) else {
      return
    }
    let font = fonts.font(for: attributes.font)
    var x = line.isRightToLeft ? line.x : line.x + line.width
    for (index, unit) in units.enumerated() {
      let text = String(decoding: [unit == 9 ? 0x20 : unit], as: UTF16.self)
      let width = shaper.plain(text, style: TextShaper.Style(attributes), font: font).width
      let place = (shownEnd + index)..<(shownEnd + index + 1)
      if line.isRightToLeft {
        clusters.insert(
          TextLineClusters.Cluster(range: place, minX: x - width, maxX: x, isRightToLeft: true),
          at: 0)
        x -= width
      } else {
        clusters.append(
          TextLineClusters.Cluster(range: place, minX: x, maxX: x + width, isRightToLeft: false))
        x += width
      }
    }
  }
}

extension CairoTextMeasurer {
  private static func isSpace(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.properties.isWhitespace ?? false
  }
}

extension TextLayout.Line {
  /// In visual order.
  fileprivate func clusters(of piece: TextLayout.Piece) -> [TextLineClusters.Cluster] {
    guard let range = piece.range else { return [] }
    let start = x + piece.x
    guard case .glyphs(let shaped, let glyphs) = piece.content else {
      return [cluster(range, start, start + piece.width, piece)]
    }
    var found: [TextLineClusters.Cluster] = []
    var left = start
    var index = glyphs.lowerBound
    while index < glyphs.upperBound {
      let first = index
      var width: CGFloat = 0
      repeat {
        let glyph = shaped.glyphs[index]
        width += CGFloat(glyph.advance)
        if glyph.id == shaped.face.spaceGlyph { width += piece.spaceExtra }
        index += 1
      } while index < glyphs.upperBound
        && shaped.glyphs[index].cluster == shaped.glyphs[first].cluster
      let lower = piece.clusterStart + Int(shaped.glyphs[first].cluster)
      // The characters up to those of the next glyphs in reading order.
      let upper: Int
      if shaped.isRightToLeft {
        upper = found.last.map { $0.range.lowerBound - paragraphStart } ?? range.upperBound
      } else {
        upper =
          index < glyphs.upperBound
          ? piece.clusterStart + Int(shaped.glyphs[index].cluster) : range.upperBound
      }
      found.append(cluster(lower..<max(lower, upper), left, left + width, piece))
      left += width
    }
    return found
  }

  private func cluster(
    _ range: Range<Int>, _ minX: CGFloat, _ maxX: CGFloat, _ piece: TextLayout.Piece
  ) -> TextLineClusters.Cluster {
    TextLineClusters.Cluster(
      range: (range.lowerBound + paragraphStart)..<(range.upperBound + paragraphStart),
      minX: minX, maxX: maxX, isRightToLeft: piece.isRightToLeft)
  }
}

extension TextBlock {
  /// The appearance of the character at a UTF-16 offset.
  fileprivate func attributes(at offset: Int) -> TextAttributes? {
    var position = 0
    for run in runs {
      position += run.text.utf16.count
      if offset < position { return run.attributes }
    }
    return runs.last?.attributes
  }
}
