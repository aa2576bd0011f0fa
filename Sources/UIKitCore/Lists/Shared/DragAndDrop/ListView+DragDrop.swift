import CollectionEngine

/// What both kinds of list answer to their drags in the same way.
extension ListView {
  var drags: ListDragging { state.dragging(of: self) }

  func dragCell(at path: IndexPath) -> UIView? {
    display.element(category: .cell, kind: nil, shownPath(path))?.view
  }

  func sectionScroller(at path: IndexPath) -> UIScrollView? {
    ItemPath(shownPath(path)).flatMap { storedLayout?.sectionScroller(of: $0) }
  }

  func dragPath(at point: CGPoint) -> IndexPath? { sourceItem(at: point) }

  var dragSelection: [IndexPath] { selection.paths.map { IndexPath($0) }.sorted() }

  func showDragState(_ state: ListDragState, at path: IndexPath) {
    (dragCell(at: path) as? any ListCellView)?.take(state)
  }

  func dropFrame(ofItemAt path: IndexPath) -> CGRect? {
    attributesOfItem(at: shownPath(path))?.frame
  }

  func setConcealed(_ isConcealed: Bool, _ view: UIView) {
    (view as? any ListCellView)?.setConcealed(isConcealed)
  }

  // MARK: The gap

  func dropDestination(at point: CGPoint, moving moved: IndexPath?) -> IndexPath? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    let gap = movement.map { IndexPath($0.current) } ?? placeholders.gap.map { IndexPath($0.path) }
    let shown: IndexPath?
    if let hit = item(at: point) {
      shown = hit
    } else if let gap {
      shown = layout.targetIndexPath(forInteractivelyMovingItem: gap, withPosition: point)
    } else {
      shown = end(near: point, layout)
    }
    guard let shown, let path = ItemPath(shown) else { return nil }
    // The place of an item that is moved counts without the item, as the gap's own does.
    if movement != nil { return IndexPath(path) }
    if let gap = placeholders.gap {
      return IndexPath(placeholders.source(ofShown: path, withoutGap: gap.item))
    }
    var source = placeholders.source(ofShown: path)
    if let moved = moved.flatMap({ ItemPath($0) }), placeholders.isEmpty,
      moved.section == source.section
    {
      source.item = min(source.item, max(0, countOfItems(inSection: source.section) - 1))
    }
    return IndexPath(source)
  }

  /// Behind the last item of a section, where the point is beside or below that in the section, and
  /// in sections that are empty.
  private func end(near point: CGPoint, _ layout: UICollectionViewLayout) -> IndexPath? {
    let elsewhere = IndexPath(item: 0, section: .max - 1)
    let place = layout.landingPlace(ofItemAt: elsewhere, under: mirrored(point))
    guard place != elsewhere, let path = ItemPath(place),
      path.item == currentCounts().itemCount(inSection: path.section)
    else { return nil }
    return place
  }

  func openGap(at path: IndexPath, for moved: IndexPath?) {
    if let moved, placeholders.isEmpty, moveGap(of: moved, to: path) { return }
    insertGap(at: path)
  }

  func closeGap() { abandonGap() }

  /// The item itself leaves its place and goes to the gap, unseen.
  ///
  /// - Returns: false where it cannot, since it is out of sight.
  private func moveGap(of moved: IndexPath, to path: IndexPath) -> Bool {
    guard let target = ItemPath(path) else { return false }
    if movement == nil {
      guard beginGapMovement(ofItemAt: moved) else { return false }
    }
    guard let movement, movement.isGap else { return false }
    moveGap(movement, to: target)
    return true
  }
}
