import CollectionEngine

/// What touches, the pointer and keys do to the items of a collection view: the delegate is asked and
/// told here, in one place.
///
/// iOS-BEHAVIOUR: touch down: shouldHighlight, didHighlight; lift: shouldSelect or shouldDeselect,
/// what is replaced is deselected without being asked, didSelect or didDeselect, the primary action,
/// didUnhighlight. Evidence: behaviour.md §2; that unhighlighting comes last is documented and was
/// not measured.
extension UICollectionView: SelectableList {
  var listSelection: ListSelection {
    get { selection }
    set { selection = newValue }
  }

  var mightSelectSeveral: Bool {
    selectsSeveral || !isEditing && allowsMultipleSelectionDuringEditing
  }

  // MARK: Places

  func itemPath(at point: CGPoint) -> ItemPath? { sourceItem(at: point).flatMap { ItemPath($0) } }

  func itemPaths(in rect: CGRect) -> [ItemPath] {
    guard let storedLayout, !rect.isNull else { return [] }
    prepareLayoutIfNeeded()
    return elements(in: rect, storedLayout)
      .filter { $0.category == .cell && !$0.isHidden && $0.frame.intersects(rect) }
      .compactMap { ItemPath($0.indexPath) }.filter { phantoms.item(at: $0) == nil }
      .compactMap { ItemPath(sourcePath(IndexPath($0))) }.sorted()
  }

  func frame(of path: ItemPath) -> CGRect? {
    attributesOfItem(at: shownPath(IndexPath(path)))?.frame
  }

  func itemPaths(from first: ItemPath, to last: ItemPath) -> [ItemPath] {
    let counts = phantoms.source(currentCounts())
    guard counts.contains(first), counts.contains(last), first <= last else { return [] }
    return (first.section...last.section).flatMap { section -> [ItemPath] in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : counts.itemCount(inSection: section)
      return (start..<max(start, end)).map { ItemPath(section: section, item: $0) }
    }
  }

  // MARK: Highlighting

  func highlightByUser(_ path: ItemPath) -> Bool {
    guard selectsItems else { return false }
    let indexPath = IndexPath(path)
    guard currentDelegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true else {
      return false
    }
    setHighlighted(true, indexPath)
    currentDelegate?.collectionView(self, didHighlightItemAt: indexPath)
    return true
  }

  func unhighlightByUser(_ path: ItemPath) {
    let indexPath = IndexPath(path)
    setHighlighted(false, indexPath)
    currentDelegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  private func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
    guard let cell = cell(at: indexPath), cell.isHighlighted != isHighlighted else { return }
    cell.isHighlighted = isHighlighted
  }

  // MARK: Choosing

  func chooseByUser(_ path: ItemPath) {
    guard currentCounts().contains(path) else { return }
    selection.anchor = path
    if selectsSeveral, selection.contains(path) {
      deselectByUser(path)
      return
    }
    guard selectByUser(path) else { return }
    let indexPath = IndexPath(path)
    // Selecting may have changed the list.
    guard currentCounts().contains(path), let delegate = currentDelegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: indexPath)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: indexPath)
  }

  @discardableResult
  func selectByUser(_ path: ItemPath) -> Bool {
    let indexPath = IndexPath(path)
    guard selectsItems, currentCounts().contains(path),
      currentDelegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true,
      currentCounts().contains(path)
    else { return false }
    for old in selection.select(path, allowsMultiple: selectsSeveral) {
      showSelection(false, old)
      currentDelegate?.collectionView(self, didDeselectItemAt: IndexPath(old))
    }
    showSelection(true, path)
    if let cell = cell(at: indexPath), let segue = cell.selectionSegue {
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

  // MARK: Touches

  var itemTouches: ListTouches {
    if let touches { return touches }
    let made = ListTouches(self)
    touches = made
    return made
  }

  /// The recognisers that select several items; made with the scroll view's own.
  func addSelectionRecognizers() {
    guard !hasSelectionRecognizers else { return }
    hasSelectionRecognizers = true
    // Before the pan, which waits for them anyway.
    addGestureRecognizer(MultipleSelectionPan(self))
    addGestureRecognizer(SelectionBandRecognizer(self))
  }
}
