import CollectionEngine

/// Selection by the program, and what a touch on a cell means.
extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard allowsSelection else { return }
    guard let indexPath else { return deselectAll() }
    guard let path = ItemPath(indexPath), currentCounts().contains(path) else { return }
    for old in selection.select(path, allowsMultiple: allowsMultipleSelection) {
      showSelection(false, old)
    }
    showSelection(true, path)
    if !scrollPosition.isEmpty { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard allowsSelection, let path = ItemPath(indexPath), selection.contains(path) else { return }
    selection.deselect(path)
    showSelection(false, path)
  }

  private func deselectAll() {
    let old = selection.paths
    selection.removeAll()
    for path in old { showSelection(false, path) }
  }

  /// Where several are no longer allowed, the first one stays.
  func keepOneSelected() {
    for path in selection.paths.dropFirst() {
      selection.deselect(path)
      showSelection(false, path)
    }
  }

  private func showSelection(_ isSelected: Bool, _ path: ItemPath) {
    guard let cell = cell(at: IndexPath(path)), cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
  }

  // MARK: Touches

  /// A touch that may select went down on an item. False: the item takes no part.
  func touchBegan(onItemAt indexPath: IndexPath) -> Bool {
    guard allowsSelection else { return false }
    let delegate = currentDelegate
    guard delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    setHighlighted(true, indexPath)
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  /// The touch left the item or was cancelled.
  func touchLeft(itemAt indexPath: IndexPath) {
    setHighlighted(false, indexPath)
    currentDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  /// The touch was lifted on the item it highlights.
  func touchEnded(onItemAt indexPath: IndexPath) {
    if let path = ItemPath(indexPath), currentCounts().contains(path) {
      chooseByTouch(path, indexPath)
    }
    touchLeft(itemAt: indexPath)
  }

  private func chooseByTouch(_ path: ItemPath, _ indexPath: IndexPath) {
    let delegate = currentDelegate
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
      deselect(indexPath)
      delegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    // iOS-BEHAVIOUR: what a new selection replaces is deselected without being asked.
    for old in selection.select(path, allowsMultiple: allowsMultipleSelection) {
      showSelection(false, old)
      delegate?.collectionView(self, didDeselectItemAt: IndexPath(old))
    }
    showSelection(true, path)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
    guard let cell = cell(at: indexPath), cell.isHighlighted != isHighlighted else { return }
    cell.isHighlighted = isHighlighted
  }
}
