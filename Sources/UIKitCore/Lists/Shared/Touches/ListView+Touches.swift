import CollectionEngine

/// What touches, the pointer and keys need to know of a list's items.
extension ListView {
  var listSelection: ListSelection { state.selection }

  var isBeingEdited: Bool { storedIsEditing }

  var mightSelectSeveral: Bool {
    selectsSeveral || !storedIsEditing && allowsMultipleSelectionDuringEditing
  }

  // MARK: Places

  func itemPath(at point: CGPoint) -> ItemPath? {
    guard let shown = item(at: point), let path = ItemPath(shown),
      placeholders.item(at: path) == nil
    else { return nil }
    return ItemPath(sourcePath(shown))
  }

  func itemPaths(in rect: CGRect) -> [ItemPath] {
    guard let storedLayout, !rect.isNull else { return [] }
    prepareLayoutIfNeeded()
    return elements(in: rect, storedLayout)
      .filter { $0.category == .cell && !$0.isHidden && $0.frame.meets(rect) }
      .compactMap { ItemPath($0.indexPath) }.filter { placeholders.item(at: $0) == nil }
      .compactMap { ItemPath(sourcePath(IndexPath($0))) }.sorted()
  }

  func frame(of path: ItemPath) -> CGRect? {
    attributesOfItem(at: shownPath(IndexPath(path)))?.frame
  }

  func itemPaths(from first: ItemPath, to last: ItemPath) -> [ItemPath] {
    let counts = sourceCounts
    guard counts.contains(first), counts.contains(last), first <= last else { return [] }
    return (first.section...last.section).flatMap { section -> [ItemPath] in
      let start = section == first.section ? first.item : 0
      let end = section == last.section ? last.item + 1 : counts.itemCount(inSection: section)
      return (start..<max(start, end)).map { ItemPath(section: section, item: $0) }
    }
  }

  /// Shows the cell of an item highlighted or not, if there is one.
  func setHighlighted(_ isHighlighted: Bool, _ indexPath: IndexPath) {
    guard let cell = cell(at: indexPath), cell.isHighlighted != isHighlighted else { return }
    cell.show(highlighted: isHighlighted)
  }

  // MARK: Touches

  var itemTouches: ListTouches { state.touches(of: self) }

  /// The recognisers that select several items; made with the scroll view's own.
  func addSelectionRecognizers() {
    guard state.claimSelectionRecognizers() else { return }
    // Before the pan, which waits for them anyway.
    addGestureRecognizer(MultipleSelectionPan(self))
    addGestureRecognizer(SelectionBandRecognizer(self))
  }
}
