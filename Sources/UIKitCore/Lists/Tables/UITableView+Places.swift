import CollectionEngine
import Failures

/// Where rows and sections are, and scrolling to them.
extension UITableView {
  func rectOfRow(_ indexPath: IndexPath) -> CGRect {
    attributesOfItem(at: shownPath(indexPath))?.frame ?? .zero
  }

  func rectOf(_ kind: String, _ section: Int) -> CGRect {
    prepareLayoutIfNeeded()
    guard currentCounts().containsSection(section), let layout = storedLayout as? TableLayout,
      let solver = layout.solution.solver
    else { return .zero }
    // Where it belongs, wherever it sticks now.
    let frame =
      kind == Self.headerKind
      ? solver.headerFrame(section: section, pinning: nil)
      : solver.footerFrame(section: section, pinning: nil)
    guard let frame else {
      return CGRect(
        x: 0,
        y: layout.rowsStart
          + (kind == Self.headerKind
            ? solver.start(ofSection: section) : solver.start(ofSection: section + 1)),
        width: storedLayer.bounds.width, height: 0)
    }
    return frame.offsetBy(dx: 0, dy: layout.rowsStart)
  }

  func rectOfSection(_ section: Int) -> CGRect {
    prepareLayoutIfNeeded()
    guard currentCounts().containsSection(section), let layout = storedLayout as? TableLayout,
      let solver = layout.solution.solver
    else { return .zero }
    let start = solver.start(ofSection: section)
    return CGRect(
      x: 0, y: layout.rowsStart + start, width: storedLayer.bounds.width,
      height: solver.start(ofSection: section + 1) - start)
  }

  /// Nil beside rows: on headers, footers and outside the content.
  func row(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < storedLayer.bounds.width else { return nil }
    return sourceItem(at: point)
  }

  /// iOS-BEHAVIOUR: the first row is the one at the upper edge, the last one that at a point above the
  /// lower edge; a rectangle without width or height still hits. Evidence: table-11.
  func rows(in rect: CGRect) -> [IndexPath] {
    prepareLayoutIfNeeded()
    let width = storedLayer.bounds.width
    let isEmpty = rect.width <= 0 || rect.height <= 0
    guard
      isEmpty
        ? rect.minX >= 0 && rect.minX < width
        : rect.maxX > 0 && rect.minX < width
    else { return [] }
    let high = isEmpty ? rect.maxY : max(rect.minY, rect.maxY - 1)
    let stretch = CGRect(
      x: 0, y: rect.minY, width: max(width, 1), height: max(0, high - rect.minY) + 0.0001)
    return itemPaths(in: stretch).filter {
      guard let frame = frame(of: $0) else { return false }
      return frame.maxY > rect.minY && frame.minY <= high
    }.map { IndexPath($0) }
  }

  /// The row at a height, or the one nearest to it.
  func nearestRow(to y: CGFloat) -> IndexPath? {
    let point = CGPoint(x: storedLayer.bounds.midX, y: y)
    if let hit = item(at: point) { return hit }
    let reach = CGRect(
      x: 0, y: y - 200, width: storedLayer.bounds.width, height: 400)
    func distance(_ path: ItemPath) -> CGFloat {
      guard let frame = frame(of: path) else { return .infinity }
      return max(frame.minY - y, y - frame.maxY, 0)
    }
    return itemPaths(in: reach).min { distance($0) < distance($1) }.map { IndexPath($0) }
  }

  // MARK: Scrolling

  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    let counts = sourceCounts
    // iOS-BEHAVIOUR: no row at all, written NSNotFound, is the beginning of its section.
    // Evidence: table-21.
    let isSection = indexPath.count > 1 && indexPath[1] == NSNotFound
    guard let path = ItemPath(indexPath),
      isSection ? counts.containsSection(path.section) : counts.contains(path)
    else {
      let section = indexPath.first ?? 0
      failure(
        counts.containsSection(section)
          ? "Attempted to scroll the table view to an out-of-bounds row "
            + "(\(indexPath.count > 1 ? indexPath[1] : -1)) when there are only "
            + "\(counts.itemCount(inSection: section)) rows in section \(section). Table view: "
            + "\(self)."
          : "Attempted to scroll the table view to an out-of-bounds section (\(section)) when there "
            + "are only \(counts.sectionCount) sections. Table view: \(self).")
    }
    // Rows on the way may have other heights than they count with: what is nearer is known better.
    for _ in 0..<4 {
      let target = offset(
        showing: isSection ? rectOfSection(path.section) : rectOfRow(indexPath),
        path, position, isSection: isSection)
      let isThere = target == contentOffset
      setContentOffset(target, animated: animated)
      guard !animated, !isThere else { return }
      layoutElements()
    }
  }

  private func offset(
    showing frame: CGRect, _ path: ItemPath, _ position: ScrollPosition, isSection: Bool
  ) -> CGPoint {
    let inset = currentAdjustedInset
    var visible = storedLayer.bounds.inset(by: inset)
    // A header that sticks covers what scrolls under it.
    let stuck =
      style == .plain && !isSection
      ? max(0, rectOf(Self.headerKind, path.section).height - (layoutPadding)) : 0
    visible.origin.y += stuck
    visible.size.height -= stuck
    var y = visible.minY
    switch position {
    case .top: y = frame.minY
    case .middle: y = frame.midY - visible.height / 2
    case .bottom: y = frame.maxY - visible.height
    case .none:
      if frame.minY < visible.minY || frame.height > visible.height {
        y = frame.minY
      } else if frame.maxY > visible.maxY {
        y = frame.maxY - visible.height
      }
    }
    return limited(CGPoint(x: contentOffset.x, y: y - inset.top - stuck))
  }

  private var layoutPadding: CGFloat { (storedLayout as? TableLayout)?.headerPadding ?? 0 }

  func scrollToNearestSelection(at position: ScrollPosition, animated: Bool) {
    let middle = storedLayer.bounds.midY
    func distance(_ path: ItemPath) -> CGFloat {
      abs((frame(of: path)?.midY ?? .infinity) - middle)
    }
    guard let nearest = selection.paths.min(by: { distance($0) < distance($1) }) else { return }
    scroll(to: IndexPath(nearest), at: position, animated: animated)
  }
}
