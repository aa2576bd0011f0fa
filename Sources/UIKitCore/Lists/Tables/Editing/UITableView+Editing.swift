import CollectionEngine
import CSwiftRuntime

/// Deleting, inserting and moving rows by hand.
extension UITableView {
  func changeEditing(_ editing: Bool, animated: Bool) {
    // Ending to edit closes a swiped row, too.
    finishSwipe()
    guard editing != storedIsEditing else { return }
    state.setEditing(editing)
    // iOS-BEHAVIOUR: what was chosen while several could be is chosen no more once the table is not edited.
    // Evidence: unmeasured
    if !editing, allowsMultipleSelectionDuringEditing, !allowsMultipleSelection { deselectAll() }
    keepWhatMayBeSelected()
    for element in display.all {
      guard let cell = element.view as? UITableViewCell else { continue }
      var row = cell.row
      takeEditing(into: &row, at: sourcePath(element.indexPath))
      let isEditing = row.isEditing
      row.isEditing = cell.row.isEditing
      // Controls that go keep their appearance until they are gone.
      cell.row = row
      cell.setEditing(isEditing, animated: animated)
      cell.appearanceChanged()
    }
  }

  /// What of a row the user may do while the table is edited.
  func takeEditing(into row: inout RowSettings, at path: IndexPath) {
    row.choosesSeveral = storedIsEditing && allowsMultipleSelectionDuringEditing
    guard storedIsEditing else {
      row.isEditing = false
      return
    }
    // iOS-BEHAVIOUR: a row the data source keeps from editing shows no control and stays where it is.
    // Evidence: table-18.
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? true
    row.isEditing = true
    row.editingStyle = canEdit ? editingStyle(ofRowAt: path) : .none
    row.choosesSeveral = row.choosesSeveral && canEdit
    row.mayMove = mayMove(path)
    row.indents = canEdit && indents(path)
  }

  func editingStyle(ofRowAt path: IndexPath) -> UITableViewCell.EditingStyle {
    guard let delegate = currentDelegate else { return .delete }
    return delegate.tableView(self, editingStyleForRowAt: path)
  }

  private func indents(_ path: IndexPath) -> Bool {
    guard let delegate = currentDelegate else { return true }
    return delegate.tableView(self, shouldIndentWhileEditingRowAt: path)
  }

  /// Whether the data source's `moveRowAt` exists, as far as that can be seen.
  var implementsMoving: Bool {
    guard let controller = dataSource as? UITableViewController else { return true }
    return controller.implementsMoving
  }

  // MARK: Controls

  /// Plus acts at once, minus asks first.
  func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: commit(.insert, path)
    case .delete: openDeletion(cell, path)
    case .none: break
    }
  }

  func liftMovedCell(_ cell: UITableViewCell, isLifted: Bool) {
    cell.row.isLifted = isLifted
    cell.setNeedsLayout()
    cell.setNeedsUpdateConfiguration()
    UIView.animate(withDuration: 0.2) {
      cell.layer.shadowOpacity = isLifted ? 0.25 : 0
      cell.layer.shadowRadius = 6
      cell.layer.shadowOffset = CGSize(width: 0, height: 1)
      cell.alpha = isLifted ? 0.95 : 1
    }
    if !isLifted { decorateCells() }
  }
}
