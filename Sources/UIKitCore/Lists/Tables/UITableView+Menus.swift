/// What the table view's delegate says about menus of rows.
extension UITableView: ListMenuOwner {
  func menuPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
  func menuCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  // iOS-BEHAVIOUR: the delegate is asked for one row, whatever is selected. Evidence: table-22.
  var menuSelection: [IndexPath] { [] }
  var menuFocus: IndexPath? { selection.focused.map { IndexPath($0) } ?? indexPathForSelectedRow }
  var menuPathsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }

  // iOS-BEHAVIOUR: the space beside rows has no menu. Evidence: unmeasured.
  func menuConfiguration(
    for paths: [IndexPath], at point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = paths.first else { return nil }
    return currentDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point)
  }

  func menuPreview(
    _ kind: ListMenus.Preview, _ configuration: UIContextMenuConfiguration, at path: IndexPath
  ) -> UITargetedPreview? {
    switch kind {
    case .highlight:
      currentDelegate?.tableView(
        self, previewForHighlightingContextMenuWithConfiguration: configuration)
    case .dismissal:
      currentDelegate?.tableView(
        self, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func menuWillDisplay(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) { currentDelegate?.tableView(self, willDisplayContextMenu: configuration, animator: animator) }

  func menuWillEnd(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionAnimating
  ) {
    currentDelegate?.tableView(
      self, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func menuWillCommit(
    _ configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    currentDelegate?.tableView(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func showsEditMenu(at path: IndexPath) -> Bool {
    currentDelegate?.tableView(self, shouldShowMenuForRowAt: path) ?? false
  }

  func canPerform(_ action: Selector, at path: IndexPath, sender: Any?) -> Bool {
    currentDelegate?.tableView(
      self, canPerformAction: action, forRowAt: path, withSender: sender) ?? false
  }

  func perform(_ action: Selector, at path: IndexPath, sender: Any?) {
    currentDelegate?.tableView(
      self, performAction: action, forRowAt: path, withSender: sender)
  }
}
