import PlatformInterface

/// Lines that a plain table draws below its last row, as if more rows without contents followed.
extension UITableView {
  /// The height of a filler row in points; zero where none are drawn.
  private var fillerHeight: CGFloat {
    guard style == .plain, separatorStyle != .none, fillerRowHeight != 0 else { return 0 }
    if fillerRowHeight > 0 { return fillerRowHeight }
    return rowHeight > 0 ? rowHeight : TableMetrics.rowHeight
  }

  /// Puts the lines where they belong; called after each layout of the rows.
  ///
  /// - Complexity: O(lines on screen), and O(1) where there are none.
  func placeFillerLines() {
    let height = fillerHeight
    guard height > 0 || !chrome.fillerLines.isEmpty, let layout = storedLayout as? TableLayout
    else { return }
    let bounds = storedLayer.bounds
    var start = layout.rowsEnd
    if let footer = tableFooterView { start = max(start, footer.frame.maxY) }
    var count = 0
    if height > 0 {
      let thickness = 1 / max(1, storedTraits.displayScale)
      let inset =
        separatorInset.left > 0 ? separatorInset.left : TableMetrics.margin(in: self)
      // The first may lie out of sight where the content is longer than the table is high.
      var bottom = start + height
      if bottom < bounds.minY {
        bottom += ((bounds.minY - bottom) / height).rounded(.down) * height
      }
      while bottom < bounds.maxY, count < 200 {
        let line = fillerLine(count)
        line.backgroundColor = separatorColor
        line.isHidden = false
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(
          x: isMirrored ? 0 : inset, y: bottom - thickness, width: max(0, bounds.width - inset),
          height: thickness)
        count += 1
        bottom += height
      }
    }
    for line in chrome.fillerLines.dropFirst(count) { line.isHidden = true }
  }

  private func fillerLine(_ index: Int) -> UIView {
    if index < chrome.fillerLines.count { return chrome.fillerLines[index] }
    let line = UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    insertSubview(line, at: 0)
    chrome.fillerLines.append(line)
    return line
  }
}
