import Foundation
import PlatformInterface

/// One laid-out line as carets and selections see it.
package struct TextLineGeometry {
  /// UTF-16 offsets of the block, the separator left out.
  package var range: Range<Int>
  /// Points from the block's top left.
  package var origin: CGPoint
  package var width: CGFloat
  package var height: CGFloat
  package var clusters: [TextLineClusters.Cluster]
  package var isRightToLeft: Bool

  package init(_ line: TextLayoutMetrics.Line, _ clusters: TextLineClusters) {
    range = line.range
    origin = line.origin
    width = line.width
    height = line.height
    self.clusters = clusters.clusters
    isRightToLeft = clusters.isRightToLeft
  }

  /// The widest place a caret or a selection can reach.
  package var extent: ClosedRange<CGFloat> {
    let left = clusters.first.map { min($0.minX, origin.x) } ?? origin.x
    let right = clusters.last.map { max($0.maxX, origin.x + width) } ?? origin.x + width
    return left...max(left, right)
  }

  /// Where the caret before the character at `offset` stands; behind the last one at the line's end.
  package func caretX(at offset: Int) -> CGFloat {
    if let cluster = clusters.first(where: { $0.range.contains(offset) }) {
      // Several characters in one picture share its width.
      let part =
        CGFloat(offset - cluster.range.lowerBound) / CGFloat(max(cluster.range.count, 1))
      let width = cluster.maxX - cluster.minX
      return cluster.isRightToLeft ? cluster.maxX - part * width : cluster.minX + part * width
    }
    if let last = clusters.max(by: { $0.range.upperBound < $1.range.upperBound }),
      offset >= last.range.upperBound
    {
      return last.isRightToLeft ? last.minX : last.maxX
    }
    return isRightToLeft ? origin.x + width : origin.x
  }

  /// The offset whose caret is the nearest to `x`, of those between graphemes.
  package func offset(nearest x: CGFloat, _ boundaries: some GraphemeBoundaries) -> Int {
    var best = range.lowerBound
    var distance = CGFloat.infinity
    for offset in stops(boundaries) {
      let away = abs(caretX(at: offset) - x)
      if away < distance {
        distance = away
        best = offset
      }
    }
    return best
  }

  /// The grapheme under `x`, or nil beside the text.
  package func grapheme(at x: CGFloat, _ boundaries: some GraphemeBoundaries) -> Range<Int>? {
    guard let cluster = clusters.first(where: { $0.minX <= x && x < $0.maxX }) else { return nil }
    var start = boundaries.rounded(cluster.range.lowerBound)
    while start < cluster.range.upperBound {
      let end = boundaries.next(start)
      let edges = [
        caretX(at: start), end >= cluster.range.upperBound ? edge(cluster) : caretX(at: end),
      ]
      if min(edges[0], edges[1]) <= x, x <= max(edges[0], edges[1]) { return start..<end }
      start = end
    }
    return nil
  }

  private func edge(_ cluster: TextLineClusters.Cluster) -> CGFloat {
    cluster.isRightToLeft ? cluster.minX : cluster.maxX
  }

  private func stops(_ boundaries: some GraphemeBoundaries) -> [Int] {
    var stops: [Int] = [range.lowerBound]
    var position = range.lowerBound
    while position < range.upperBound {
      position = min(boundaries.next(position), range.upperBound)
      stops.append(position)
    }
    return stops
  }

  /// Stretches that the characters of `selected` take, from left to right; mixed directions have
  /// several.
  package func spans(of selected: Range<Int>) -> [ClosedRange<CGFloat>] {
    var spans: [ClosedRange<CGFloat>] = []
    for cluster in clusters {
      let part = cluster.range.clamped(to: selected)
      guard !part.isEmpty else { continue }
      let one = caretX(at: part.lowerBound)
      let other =
        part.upperBound == cluster.range.upperBound ? edge(cluster) : caretX(at: part.upperBound)
      let span = min(one, other)...max(one, other)
      if let last = spans.last, span.lowerBound <= last.upperBound + 0.01 {
        spans[spans.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
    }
    return spans
  }
}
