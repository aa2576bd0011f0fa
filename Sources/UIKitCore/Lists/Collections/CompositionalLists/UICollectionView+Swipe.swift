import CollectionEngine

/// Items of lists that a swipe moves aside, by the list's configuration.
extension UICollectionView: SwipingList {
  /// The swipe that a finger at a point begins or goes on with; nil where the item has no actions.
  func swipe(at point: CGPoint, direction: CGFloat) -> RowSwipe? {
    guard movement == nil, let indexPath = indexPathForItem(at: point),
      let path = ItemPath(indexPath)
    else { return nil }
    if let open = listSwipe, open.path == path { return open.isPerforming ? nil : open }
    guard !storedIsEditing, let made = makeSwipe(path) else { return nil }
    return made.has(direction) ? made : nil
  }

  var currentSwipe: RowSwipe? { listSwipe }

  func makeSwipe(_ path: ItemPath, on cell: any ListCellView) -> RowSwipe? {
    let indexPath = IndexPath(path)
    guard let list = listConfiguration(ofSection: path.section) else { return nil }
    let leading = list.leadingSwipeActionsConfigurationProvider?(indexPath)
    let trailing = list.trailingSwipeActionsConfigurationProvider?(indexPath)
    guard leading != nil || trailing != nil else { return nil }
    return RowSwipe(self, cell, path, leading: leading, trailing: trailing)
  }

  /// How the section looks like a list's; nil for others.
  func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    guard let layout = storedLayout as? UICollectionViewCompositionalLayout,
      layout.state.sections.indices.contains(section)
    else { return nil }
    return layout.state.sections[section].list
  }

  /// Whether a list's configuration has actions for swipes.
  var hasSwipedItems: Bool {
    (storedLayout as? UICollectionViewCompositionalLayout)?.state.hasSwipes ?? false
  }

  func beginSwipe(_ swipe: RowSwipe) {
    guard listSwipe !== swipe else { return }
    finishSwipe()
    listSwipe = swipe
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  func finishSwipe() {
    guard let swipe = listSwipe else { return }
    listSwipe = nil
    swipe.close(animated: true)
    (swipe.cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
  }

  func keepsClipping(_ cell: any ListCellView) -> Bool {
    (cell as? UICollectionViewListCell)?.parts.isRounded ?? false
  }

  /// Shows the actions at the end of a cell whose minus was pressed.
  func openSwipe(of cell: UICollectionViewCell) {
    guard let indexPath = indexPath(for: cell), let path = ItemPath(indexPath),
      let swipe = makeSwipe(path), swipe.trailing != nil
    else { return }
    beginSwipe(swipe)
    swipe.open(isLeft: effectiveUserInterfaceLayoutDirection != .rightToLeft)
  }

  func placeSwipe() {
    guard let swipe = listSwipe, swipe.offset != 0 else { return }
    // The item may have gone, or scrolled out of sight.
    guard swipe.cell.elementState.use == .inUse else { return finishSwipe() }
    swipe.place()
  }
}
