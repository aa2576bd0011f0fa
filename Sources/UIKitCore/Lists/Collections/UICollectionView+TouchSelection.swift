import CollectionEngine

/// What touches, the pointer and keys do to the items of a collection view: the delegate is asked and
/// told here, in one place.
///
/// iOS-BEHAVIOUR: touch down: shouldHighlight, didHighlight; lift: shouldSelect or shouldDeselect, what
/// is replaced is deselected without being asked, didSelect or didDeselect, the primary action,
/// didUnhighlight. Evidence: collection-18, collection-20, collection-23.
extension UICollectionView {
  // MARK: Highlighting

  func mayHighlight(_ path: ItemPath) -> Bool {
    selectsItems
      && currentDelegate?.collectionView(self, shouldHighlightItemAt: IndexPath(path)) ?? true
  }

  func highlightByUser(_ path: ItemPath) -> Bool {
    guard mayHighlight(path) else { return false }
    let indexPath = IndexPath(path)
    setHighlighted(true, indexPath)
    currentDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  func unhighlightByUser(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    setHighlighted(false, indexPath)
    currentDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  // MARK: Choosing

  func chooseByUser(_ path: ItemPath) {
    // A tap on any item closes one that was swiped.
    if listSwipe != nil { finishSwipe() } else { choose(path) }
  }

  func performPrimaryAction(at indexPath: IndexPath) {
    guard let delegate = currentDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  @discardableResult
  func selectByUser(_ path: ItemPath) -> Bool {
    let indexPath = IndexPath(path)
    guard selectsItems, sourceCounts.contains(path),
      currentDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true,
      sourceCounts.contains(path)
    else { return false }
    for old in selection.select(path, allowsMultiple: selectsSeveral) {
      showSelection(false, old)
      currentDelegate?.collectionView(self, didDeselectItemAt: IndexPath(old))
    }
    showSelection(true, path)
    if let cell = cellForItem(at: indexPath), let segue = cell.selectionSegue {
      segue.perform(sender: cell, asks: true)
    }
    currentDelegate?.collectionView(self, didSelectItemAt: indexPath)
    return true
  }

  @discardableResult
  func deselectByUser(_ path: ItemPath) -> Bool {
    let indexPath = IndexPath(path)
    guard selection.contains(path) else { return true }
    guard currentDelegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else {
      return false
    }
    selection.deselect(path)
    showSelection(false, path)
    currentDelegate?.collectionView(self, didDeselectItemAt: indexPath)
    return true
  }

  // MARK: Several at once

  func mayBeginSelectingSeveral(at path: ItemPath) -> Bool {
    guard let delegate = currentDelegate else { return false }
    return delegate.collectionView(
      self, shouldBeginMultipleSelectionInteractionAt: IndexPath(path))
  }

  func beginSelectingSeveral(at path: ItemPath) {
    if !selectsSeveral, allowsMultipleSelectionDuringEditing { isEditing = true }
    currentDelegate?.collectionView(
      self, didBeginMultipleSelectionInteractionAt: IndexPath(path))
  }

  func endSelectingSeveral() {
    currentDelegate?.collectionViewDidEndMultipleSelectionInteraction(self)
  }
}
