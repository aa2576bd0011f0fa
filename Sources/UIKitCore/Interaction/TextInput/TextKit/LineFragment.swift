import PlatformInterface
import UIKitTextModel

/// One line of a layout manager's text, or a part of one beside what text flows around.
struct LineFragment {
  /// Which of the manager's spaces.
  var container: Int
  /// UTF-16 offsets into the text, what separates paragraphs included.
  var range: Range<Int>
  /// The place that the line takes, and the part of it with letters; in the space's coordinates.
  var rect: CGRect
  var usedRect: CGRect
  /// From the space's top.
  var baseline: CGFloat
  /// Nil for a line without letters.
  var block: TextBlock?
  /// Which of the block's lines, where the block's top left lies, and where its text begins.
  var line = 0
  var blockOrigin = CGPoint.zero
  var blockStart = 0
  /// Some of the text is not shown, beginning here; nil where all is.
  var truncatedFrom: Int?

  /// The offset behind the last letter: what separates paragraphs is not shown.
  var shownEnd: Int

  /// Carets and spans, in the block's coordinates and offsets.
  var geometry: TextLineGeometry? {
    guard let block else { return nil }
    let line = line
    let (metrics, clusters) = MainThread.wait(for: {
      let measurer = PlatformServices.current.textMeasurer
      return (measurer.layout(of: block), measurer.clusters(of: block, line: line))
    })
    guard metrics.lines.indices.contains(line) else { return nil }
    var geometry = TextLineGeometry(metrics.lines[line], clusters)
    if let truncatedFrom {
      geometry.clusters.removeAll { blockStart + $0.range.lowerBound >= truncatedFrom }
    }
    return geometry
  }

  /// Where the caret before a character stands, in the space's coordinates.
  func caretX(at offset: Int) -> CGFloat {
    guard let geometry else { return usedRect.minX }
    return blockOrigin.x + geometry.caretX(at: offset - blockStart)
  }

  /// Stretches of the line that characters take, in the space's coordinates.
  func spans(of range: Range<Int>) -> [CGRect] {
    let shown = range.clamped(to: self.range)
    guard !shown.isEmpty, let geometry else { return [] }
    let local = (shown.lowerBound - blockStart)..<(shown.upperBound - blockStart)
    return geometry.spans(of: local).map {
      CGRect(
        x: blockOrigin.x + $0.lowerBound, y: rect.minY, width: $0.upperBound - $0.lowerBound,
        height: rect.height)
    }
  }

  /// The character at a distance from the space's left, and how far the distance goes into it; the nearest one where
  /// there is none.
  func character(at x: CGFloat) -> (offset: Int, fraction: CGFloat) {
    guard let geometry, !geometry.clusters.isEmpty else { return (range.lowerBound, 0) }
    let x = x - blockOrigin.x
    func distance(_ cluster: TextLineClusters.Cluster) -> CGFloat {
      max(cluster.minX - x, x - cluster.maxX, 0)
    }
    let nearest = geometry.clusters.min { distance($0) < distance($1) } ?? geometry.clusters[0]
    let width = max(nearest.maxX - nearest.minX, 0.001)
    let part = min(max((x - nearest.minX) / width, 0), 1)
    let way = nearest.isRightToLeft ? 1 - part : part
    let place = way * CGFloat(nearest.range.count)
    let index = min(Int(place), max(nearest.range.count - 1, 0))
    return (
      min(blockStart + nearest.range.lowerBound + index, max(shownEnd - 1, range.lowerBound)),
      min(place - CGFloat(index), 1)
    )
  }
}
