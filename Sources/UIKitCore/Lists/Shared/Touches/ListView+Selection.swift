import CollectionEngine

/// Selection by the program, and the rules of it.
extension ListView {
  /// Whether items can be selected as the view is now.
  var selectsItems: Bool {
    guard storedIsEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether the list is edited and items are chosen that something is to be done to.
  var isChoosingSeveral: Bool { storedIsEditing && selectsSeveral && selection.count > 0 }

  var selectsSeveral: Bool {
    storedIsEditing
      ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }

  /// A tap or a key on an item: where several are selected it leaves the selection or joins it; what
  /// joins is asked for its primary action.
  func choose(_ path: ItemPath) {
    guard sourceCounts.contains(path) else { return }
    selection.setAnchor(path)
    if selectsSeveral, selection.contains(path) {
      deselectByUser(path)
      return
    }
    // Selecting may have changed the list.
    guard selectByUser(path), sourceCounts.contains(path) else { return }
    performPrimaryAction(at: IndexPath(path))
  }

  /// - Parameter reveal: scrolls to the item once it is selected.
  func select(_ indexPath: IndexPath?, reveal: (IndexPath) -> Void) {
    guard selectsItems else { return }
    guard let indexPath else { return deselectAll() }
    guard let path = ItemPath(indexPath), sourceCounts.contains(path) else { return }
    for old in selection.select(path, allowsMultiple: selectsSeveral) {
      showSelection(false, old)
    }
    showSelection(true, path)
    reveal(indexPath)
  }

  func deselect(_ indexPath: IndexPath) {
    guard selectsItems, let path = ItemPath(indexPath), selection.contains(path) else { return }
    selection.deselect(path)
    showSelection(false, path)
  }

  /// Takes every selection away without telling the delegate.
  func deselectAll() {
    let old = selection.paths
    selection.deselectAll()
    for path in old { showSelection(false, path) }
  }

  /// Where several are no longer allowed, the first one stays.
  func keepOneSelected() {
    for path in selection.paths.dropFirst() {
      selection.deselect(path)
      showSelection(false, path)
    }
  }

  /// After a change of the rules.
  func keepWhatMayBeSelected() {
    if !selectsItems { deselectAll() } else if !selectsSeveral { keepOneSelected() }
  }

  func showSelection(_ isSelected: Bool, _ path: ItemPath) {
    guard let cell = cell(at: IndexPath(path)), cell.isSelected != isSelected else { return }
    cell.show(selected: isSelected)
  }

  /// A cell that is about to be shown shows the state of its item.
  func showState(of cell: any ListCellView, at indexPath: IndexPath) {
    let path = ItemPath(indexPath)
    let isSelected = path.map(selection.contains) ?? false
    if cell.isSelected != isSelected || cell.hearsWhetherSelected {
      cell.show(selected: isSelected)
    }
    let isHighlighted = path != nil && path == state.touches?.highlighted
    if cell.isHighlighted != isHighlighted { cell.show(highlighted: isHighlighted) }
    let isFocused = path != nil && path == selection.focused
    if cell.isFocused != isFocused { cell.setHasFocus(isFocused) }
  }
}
