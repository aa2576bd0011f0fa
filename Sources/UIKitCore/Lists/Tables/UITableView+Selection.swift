import CollectionEngine

/// What touches, the pointer and keys do to the rows of a table: the delegate is asked and told
/// here, in one place.
///
/// iOS-BEHAVIOUR: touch down: shouldHighlight, didHighlight; lift: willSelect, which may refuse or name
/// another row, willDeselect of what is replaced, which may keep it or name another row, didDeselect,
/// didSelect, didUnhighlight. Evidence: table-12.
extension UITableView {
  func mayHighlight(_ path: ItemPath) -> Bool {
    selectsItems
      && currentDelegate?.tableView(self, shouldHighlightRowAt: IndexPath(path)) ?? true
  }

  func highlightByUser(_ path: ItemPath) -> Bool {
    guard mayHighlight(path) else { return false }
    let indexPath = IndexPath(path)
    setHighlighted(true, indexPath)
    currentDelegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  func unhighlightByUser(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    setHighlighted(false, indexPath)
    currentDelegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  func chooseByUser(_ path: ItemPath) {
    if !closeSwipe() { choose(path) }
  }

  func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate = currentDelegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: indexPath)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: indexPath)
  }

  @discardableResult
  func selectByUser(_ path: ItemPath) -> Bool {
    guard selectsItems, sourceCounts.contains(path) else { return false }
    var target = path
    if let delegate = currentDelegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: IndexPath(path)),
        let chosen = ItemPath(answer), sourceCounts.contains(chosen)
      else { return false }
      target = chosen
    }
    let replaced = selectsSeveral ? [] : selection.paths.filter { $0 != target }
    let leaving = replaced.compactMap { old -> ItemPath? in
      guard let delegate = currentDelegate else { return old }
      return delegate.tableView(self, willDeselectRowAt: IndexPath(old)).flatMap(ItemPath.init)
    }
    _ = selection.select(target, allowsMultiple: true)
    for old in leaving where old != target && selection.contains(old) {
      selection.deselect(old)
      showSelection(false, old)
      currentDelegate?.tableView(self, didDeselectRowAt: IndexPath(old))
    }
    showSelection(true, target)
    if let cell = cellForRow(at: IndexPath(target)), let segue = cell.parts.selectionSegue {
      segue.perform(sender: cell, asks: true)
    }
    currentDelegate?.tableView(self, didSelectRowAt: IndexPath(target))
    selectionDidChange()
    return true
  }

  @discardableResult
  func deselectByUser(_ path: ItemPath) -> Bool {
    guard selection.contains(path) else { return true }
    var target = path
    if let delegate = currentDelegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: IndexPath(path)),
        let chosen = ItemPath(answer)
      else { return false }
      target = chosen
    }
    selection.deselect(target)
    showSelection(false, target)
    currentDelegate?.tableView(self, didDeselectRowAt: IndexPath(target))
    selectionDidChange()
    return true
  }

  private func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  // MARK: Several at once

  func mayBeginSelectingSeveral(at path: ItemPath) -> Bool {
    currentDelegate?.tableView(
      self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path)) ?? false
  }

  func beginSelectingSeveral(at path: ItemPath) {
    if !selectsSeveral, allowsMultipleSelectionDuringEditing { setEditing(true, animated: true) }
    currentDelegate?.tableView(self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
  }

  func endSelectingSeveral() {
    currentDelegate?.tableViewDidEndMultipleSelectionInteraction(self)
  }

  // MARK: By code

  func selectByCode(
    _ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition
  ) {
    select(indexPath) {
      if position != .none { scroll(to: $0, at: position, animated: animated) }
    }
    selectionDidChange()
  }
}
