import CollectionEngine

/// What a cell has to know of its row: separators, corners, editing.
extension UITableView {
  var automaticSeparatorInset: UIEdgeInsets {
    UIEdgeInsets(
      top: 0, left: TableMetrics.margin(in: self), bottom: 0, right: 0)
  }

  /// What groups of the inset style keep from the table's left and right edges, in points: the margins
  /// that the program set, else those of `TableMetrics` beside the safe area.
  var groupInsets: UIEdgeInsets {
    guard style == .insetGrouped else { return .zero }
    if rare?.margins != nil {
      let margins = layoutMargins
      return UIEdgeInsets(top: 0, left: margins.left, bottom: 0, right: margins.right)
    }
    let side = TableMetrics.groupInset(width: storedLayer.bounds.width)
    guard insetsLayoutMarginsFromSafeArea else {
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    let safe = safeSides
    return UIEdgeInsets(top: 0, left: side + safe.left, bottom: 0, right: side + safe.right)
  }

  /// What contents of rows keep from the edges of rows, beside their margins.
  var rowInsets: UIEdgeInsets {
    insetsContentViewsToSafeArea && style != .insetGrouped ? safeSides : .zero
  }

  /// What groups, or else contents of rows, keep from the table's left and right edges.
  var sides: UIEdgeInsets { style == .insetGrouped ? groupInsets : rowInsets }

  func layoutSidesMayHaveChanged() {
    guard let layout = storedLayout as? TableLayout, layout.hasOtherSides else { return }
    insetsDidChange()
    for cell in visibleCells { cell.setNeedsLayout() }
  }

  /// - Parameter path: as shown.
  func decorate(_ cell: UITableViewCell, at path: IndexPath) {
    let counts = currentCounts()
    guard let place = ItemPath(path), counts.contains(place) else { return }
    var row = cell.row
    row.table = self
    row.style = style
    row.isFirst = place.item == 0
    row.isLast = place.item == counts.itemCount(inSection: place.section) - 1
    // iOS-BEHAVIOUR: groups have no line below their last row; here as on iOS 13 to 18, grouped tables
    // without round corners draw it over the whole width. Evidence: table-10; the rest is unmeasured.
    row.showsSeparator =
      separatorStyle != .none && !(row.isLast && style == .insetGrouped)
    row.indexWidth = indexWidth
    row.separatorColor = separatorColor
    row.separatorInset = chrome.separatorInset ?? .zero
    row.addsAutomaticInset =
      chrome.separatorInset == nil || separatorInsetReference == .fromAutomaticInsets
    if row.isLast, style == .grouped {
      row.separatorInset = .zero
      row.addsAutomaticInset = false
    }
    if cell.elementState.isPlaceholder {
      row.isEditing = false
    } else {
      takeEditing(into: &row, at: sourcePath(path))
    }
    let isEditing = row.isEditing
    row.isEditing = cell.row.isEditing
    cell.row = row
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    cell.give(
      background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground)
    if !cell.elementState.isPlaceholder, let level = delegateIndentation(path) {
      cell.indentationLevel = level
    }
    cell.setNeedsLayout()
  }

  private func delegateIndentation(_ path: IndexPath) -> Int? {
    guard let delegate = currentDelegate else { return nil }
    return OptionalMethod.call(.indentationLevel) {
      delegate.tableView(self, indentationLevelForRowAt: sourcePath(path))
    }
  }

  /// Once something changed that all rows share.
  func decorateCells() {
    for element in display.byKey.values {
      guard let cell = element.view as? UITableViewCell else { continue }
      decorate(cell, at: element.indexPath)
    }
  }

  /// Whether a row's height is its cell's affair.
  func sizesItself(rowAt path: IndexPath) -> Bool {
    guard let layout = storedLayout as? TableLayout, let place = ItemPath(path) else {
      return false
    }
    // iOS-BEHAVIOUR: a delegate that answers `automaticDimension` has a row size itself, whatever `rowHeight` says,
    // which is 44 in most storyboards: the delegate's heights outrank it.
    // Evidence: https://developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:heightforrowat:)
    if layout.delegateGivesHeights { return layout.selfSizedRows.contains(place) }
    return rowHeight < 0 && estimatedRowHeight != 0
  }

  func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    cell.parts.accessorySegue?.perform(sender: cell, asks: true)
    currentDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
