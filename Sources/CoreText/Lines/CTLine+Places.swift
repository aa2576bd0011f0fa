import PlatformInterface
import UIKitCore

/// Returns the character before which a caret stands that is nearest to a place, by its place in the text that the line
/// is part of; `kCFNotFound` for a line without characters.
///
/// - Parameter position: points from the start of the baseline; `x` counts.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
  guard let first = line.clusters.first, let last = line.clusters.last else {
    return line.string.length == 0 ? kCFNotFound : line.start
  }
  func edge(_ cluster: TextLineClusters.Cluster, isLeft: Bool) -> Int {
    isLeft == cluster.isRightToLeft ? cluster.range.upperBound : cluster.range.lowerBound
  }
  if position.x <= first.minX { return line.start + edge(first, isLeft: true) }
  for cluster in line.clusters where position.x < cluster.maxX {
    let part = (position.x - cluster.minX) / max(cluster.maxX - cluster.minX, .ulpOfOne)
    let length = cluster.range.count
    // Characters that share a sign share its width.
    let steps = Int((part * CGFloat(length)).rounded())
    return line.start
      + (cluster.isRightToLeft
        ? cluster.range.upperBound - steps : cluster.range.lowerBound + steps)
  }
  return line.start + (last.isRightToLeft ? last.range.lowerBound : last.range.upperBound)
}

/// Returns how far right the caret before a character stands, in points from the start of the baseline.
///
/// - Parameters:
///   - charIndex: a place in the text that the line is part of.
///   - secondaryOffset: set to where the caret stands besides, where directions change; the same here.
@discardableResult
public func CTLineGetOffsetForStringIndex(
  _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
  let offset = line.offset(of: charIndex - line.start)
  secondaryOffset?.pointee = offset
  return offset
}

/// Calls a block with the place of each caret, from left to right: its distance in points, the character it belongs to,
/// whether it stands before it, and a flag that ends the calls.
public func CTLineEnumerateCaretOffsets(
  _ line: CTLine, _ block: (Double, CFIndex, Bool, UnsafeMutablePointer<Bool>) -> Void
) {
  var stops = false
  for cluster in line.clusters {
    for (x, isLeft) in [(cluster.minX, true), (cluster.maxX, false)] {
      let isLeading = isLeft != cluster.isRightToLeft
      let place = line.start + (isLeading ? cluster.range.lowerBound : cluster.range.upperBound - 1)
      block(Double(x), place, isLeading, &stops)
      if stops { return }
    }
  }
}

extension CTLine {
  /// Points from the left to the caret before a character of the line.
  fileprivate func offset(of place: Int) -> CGFloat {
    let length = clusters.reduce(0) { max($0, $1.range.upperBound) }
    if place >= length {
      guard let last = clusters.max(by: { $0.range.upperBound < $1.range.upperBound }) else {
        return 0
      }
      return last.isRightToLeft ? last.minX : last.maxX
    }
    guard let cluster = clusters.first(where: { $0.range.contains(max(place, 0)) }) else {
      return 0
    }
    let part = CGFloat(max(place, 0) - cluster.range.lowerBound) / CGFloat(cluster.range.count)
    let width = (cluster.maxX - cluster.minX) * part
    return cluster.isRightToLeft ? cluster.maxX - width : cluster.minX + width
  }
}
