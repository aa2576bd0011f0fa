import CollectionEngine

/// What the collection view's delegate says about menus of items.
extension UICollectionView: ListMenuOwner {
  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
  func menuCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  var menuSelection: [IndexPath] { selection.paths.map { IndexPath($0) } }
  var menuFocus: IndexPath? { selection.focused.map { IndexPath($0) } }
  var menuPathsInSight: [IndexPath] { indexPathsForVisibleItems.sorted() }

  func menuConfiguration(
    for paths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    currentDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: paths, point: point)
  }

  func menuPreview(
    _ kind: ListMenus.Preview, _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    switch kind {
    case .highlight:
      currentDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    case .dismissal:
      currentDelegate?.collectionView(
        self, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    currentDelegate?.collectionView(
      self, willDisplayContextMenu: configuration, animator: animator)
  }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    currentDelegate?.collectionView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    currentDelegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func showsEditMenu(at path: IndexPath) -> Bool {
    currentDelegate?.collectionView(self, shouldShowMenuForItemAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    currentDelegate?.collectionView(
      self, canPerformAction: action, forItemAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    currentDelegate?.collectionView(
      self, performAction: action, forItemAt: path, withSender: sender)
  }
}
