import CollectionEngine

/// How flow and compositional layouts let elements come and go in updates: they fade.
///
/// iOS-BEHAVIOUR: what comes and goes fades. What is reloaded changes
/// its shape with the fade, so that a cell seems to grow into its new size. Evidence: update-10.
extension UICollectionViewLayout {
  final func fadedStart(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = storedCollectionView, let change = view.state.shownChange,
      let path = ItemPath(indexPath)
    else { return nil }
    switch change.origin(ofItemAfter: path) {
    case .was: return nil
    case .inserted: return layoutAttributesForItem(at: indexPath)?.faded()
    case .reloaded(let old):
      let shown = view.seen(change.scene.shown(.cell, nil, at: IndexPath(old)))
      return layoutAttributesForItem(at: indexPath)?.copied {
        $0.alpha = 0
        if let shown { $0.plainFrame = shown.plainFrame }
      }
    }
  }

  final func fadedEnd(ofItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let view = storedCollectionView, let change = view.state.shownChange,
      let path = ItemPath(indexPath)
    else { return nil }
    let outcome = change.outcome(ofItemBefore: path)
    if case .stays = outcome { return nil }
    let shown = view.seen(change.scene.shown(.cell, nil, at: indexPath))
    guard case .reloaded(let new) = outcome else { return shown?.faded() }
    let now = layoutAttributesForItem(at: IndexPath(new))
    return shown?.copied {
      $0.alpha = 0
      if let now { $0.plainFrame = now.plainFrame }
    }
  }

  final func fadedStart(
    ofSupplementary kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let change = storedCollectionView?.state.shownChange, let path = ItemPath(indexPath),
      change.extras.path(before: path, .supplementaryView, kind, change.sequence) == nil
    else { return nil }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.faded()
  }

  final func fadedEnd(
    ofSupplementary kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let view = storedCollectionView, let change = view.state.shownChange,
      let path = ItemPath(indexPath),
      change.extras.path(after: path, .supplementaryView, kind, change.sequence) == nil
    else { return nil }
    return view.seen(change.scene.shown(.supplementaryView, kind, at: indexPath))?.faded()
  }
}
