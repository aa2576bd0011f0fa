import CollectionEngine

/// Selection by the program, and the rules of it.
extension UICollectionView {
  /// Whether items can be selected as the view is now.
  var selectsItems: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsSelection && allowsMultipleSelection
  }

  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard selectsItems else { return }
    guard let indexPath else { return deselectAll() }
    guard let path = ItemPath(indexPath), currentCounts().contains(path) else { return }
    for old in selection.select(path, allowsMultiple: selectsSeveral) {
      showSelection(false, old)
    }
    showSelection(true, path)
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard selectsItems, let path = ItemPath(indexPath), selection.contains(path) else { return }
    selection.deselect(path)
    showSelection(false, path)
  }

  private func deselectAll() {
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

  func setEditing(_ isEditing: Bool) {
    guard isEditing != storedIsEditing else { return }
    storedIsEditing = isEditing
    keepWhatMayBeSelected()
  }

  func showSelection(_ isSelected: Bool, _ path: ItemPath) {
    guard let cell = cell(at: IndexPath(path)), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  /// A cell that is about to be shown looks like its item.
  func showState(of cell: UICollectionViewCell, at indexPath: IndexPath) {
    let path = ItemPath(indexPath)
    let isSelected = path.map(selection.contains) ?? false
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = path != nil && path == touches?.highlighted
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    let isFocused = path != nil && path == selection.focused
    if cell.isFocused != isFocused { cell.setFocused(isFocused) }
  }
}
