import CollectionEngine

/// Rows that a swipe moves aside: what is beside them, and who hears of it.
extension UITableView: SwipingList {
  /// The swipe that a finger at a point begins or goes on with; nil where the row has no actions.
  func swipe(at point: CGPoint, direction: CGFloat) -> RowSwipe? {
    guard movement == nil, let indexPath = row(at: point), let path = ItemPath(indexPath) else {
      return nil
    }
    if let open = chrome.swipe, open.path == path {
      return open.isPerforming ? nil : open
    }
    // iOS-BEHAVIOUR: while the whole table is edited rows are not swiped. Evidence: unmeasured.
    guard !storedIsEditing, let made = makeSwipe(path) else { return nil }
    return made.has(direction) ? made : nil
  }

  var currentSwipe: RowSwipe? { chrome.swipe }

  func makeSwipe(_ path: ItemPath, on cell: any ListCellView) -> RowSwipe? {
    let indexPath = IndexPath(path)
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? false else { return nil }
    return RowSwipe(
      self, cell, path, leading: leadingActions(indexPath), trailing: trailingActions(indexPath))
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = currentDelegate else { return nil }
    return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
  }

  /// iOS-BEHAVIOUR: without a configuration of the delegate's, rows that may be deleted show a delete
  /// button. Evidence: table-15.
  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let delegate = currentDelegate else { return deleteActions(path) }
    let own = OptionalMethod.call(.trailingSwipe) {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    // iOS-BEHAVIOUR: the older row actions are asked for where the newer method is left out.
    // Evidence: table-16.
    guard let own else { return rowActions(path) ?? deleteActions(path) }
    return own ?? deleteActions(path)
  }

  private func deleteActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(ofRowAt: path) == .delete, mayCommit else { return nil }
    let title =
      currentDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? SystemText.localized("Delete")
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, completion in
      guard let self, let swipe = chrome.swipe else { return completion(false) }
      commit(.delete, IndexPath(swipe.path))
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Whether the data source's `commit` exists. That can be seen of controllers; another data source
  /// is taken to have it until it turns out otherwise.
  private var mayCommit: Bool {
    if let controller = dataSource as? UITableViewController { return controller.implementsCommit }
    return !chrome.lacksCommit
  }

  func commit(_ style: UITableViewCell.EditingStyle, _ path: IndexPath) {
    guard let dataSource else { return }
    let done: Void? = OptionalMethod.call(.commitEditing) {
      dataSource.tableView(self, commit: style, forRowAt: path)
    }
    if done == nil { chrome.lacksCommit = true }
  }

  // MARK: Beginning and ending

  func beginSwipe(_ swipe: RowSwipe) {
    guard chrome.swipe !== swipe else { return }
    finishSwipe()
    chrome.swipe = swipe
    (swipe.cell as? UITableViewCell)?.row.showsDeleteConfirmation = true
    currentDelegate?.tableView(self, willBeginEditingRowAt: IndexPath(swipe.path))
  }

  func finishSwipe() {
    guard let swipe = chrome.swipe else { return }
    chrome.swipe = nil
    (swipe.cell as? UITableViewCell)?.row.showsDeleteConfirmation = false
    swipe.close(animated: true)
    let path = IndexPath(swipe.path)
    currentDelegate?.tableView(
      self, didEndEditingRowAt: sourceCounts.contains(swipe.path) ? path : nil)
  }

  func keepsClipping(_ cell: any ListCellView) -> Bool {
    (cell as? UITableViewCell)?.row.style == .insetGrouped
  }

  /// A tap on any row closes an open one.
  ///
  /// - Returns: whether there was one.
  func closeSwipe() -> Bool {
    guard chrome.swipe != nil else { return false }
    finishSwipe()
    return true
  }

  /// Shows the delete button of a row whose minus was pressed.
  func openDeletion(_ cell: UITableViewCell, _ path: IndexPath) {
    guard let place = ItemPath(path), let actions = trailingActions(path) ?? deleteActions(path)
    else { return }
    let swipe = RowSwipe(self, cell, place, leading: nil, trailing: actions)
    beginSwipe(swipe)
    swipe.open(isLeft: effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  func placeSwipe() {
    guard let swipe = chrome.swipe, swipe.offset != 0 else { return }
    // The row may have gone, or scrolled out of sight.
    guard swipe.cell.elementState.use == .inUse else { return finishSwipe() }
    swipe.place()
  }
}
