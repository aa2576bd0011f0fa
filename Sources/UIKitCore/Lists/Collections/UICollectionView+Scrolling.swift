import CollectionEngine
import Failures

extension UICollectionView {
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    checkCombination(position)
    prepareLayoutIfNeeded()
    let counts = sourceCounts
    guard let path = ItemPath(indexPath), counts.contains(path) else {
      let section = indexPath.first ?? 0
      failure(
        counts.containsSection(section)
          ? "Attempted to scroll the collection view to an out-of-bounds item "
            + "(\(indexPath.count > 1 ? indexPath[1] : -1)) when there are only "
            + "\(counts.itemCount(inSection: section)) items in section \(section). Collection "
            + "view: \(self)."
          : "Attempted to scroll the collection view to an out-of-bounds section (\(section)) when "
            + "there are only \(counts.sectionCount) sections. Collection view: \(self).")
    }
    if let shown = ItemPath(shownPath(indexPath)) {
      revealSideways(shown, at: position, animated: animated)
    }
    guard let frame = attributesOfItem(at: shownPath(indexPath))?.frame else { return }
    setContentOffset(limited(offset(showing: frame, at: position)), animated: animated)
  }

  private func checkCombination(_ position: ScrollPosition) {
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for (axis, positions) in [("vertical", vertical), ("horizontal", horizontal)] {
      guard position.intersection(positions).rawValue.nonzeroBitCount > 1 else { continue }
      failure(
        "NSInvalidArgumentException: attempt to use a scroll position with multiple \(axis) "
          + "positioning styles")
    }
  }

  /// Not yet limited to the content. Without a position on an axis the nearest place is taken where
  /// the item is wholly visible.
  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let visible = bounds.inset(by: inset)
    var origin = visible.origin
    if position.contains(.top) {
      origin.y = frame.minY
    } else if position.contains(.centeredVertically) {
      origin.y = frame.midY - visible.height / 2
    } else if position.contains(.bottom) {
      origin.y = frame.maxY - visible.height
    } else {
      origin.y = nearest(origin.y, visible.height, frame.minY, frame.maxY)
    }
    if position.contains(.left) {
      origin.x = frame.minX
    } else if position.contains(.centeredHorizontally) {
      origin.x = frame.midX - visible.width / 2
    } else if position.contains(.right) {
      origin.x = frame.maxX - visible.width
    } else {
      origin.x = nearest(origin.x, visible.width, frame.minX, frame.maxX)
    }
    return CGPoint(x: origin.x - inset.left, y: origin.y - inset.top)
  }

  private func nearest(
    _ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat
  ) -> CGFloat {
    if low < start || high - low > length { return low }
    return high > start + length ? high - length : start
  }
}
