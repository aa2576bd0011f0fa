import CollectionEngine
import PlatformInterface

/// Data source and delegate, and all the view says to the delegate about display.
extension UICollectionView {
  func setDataSource(_ new: (any UICollectionViewDataSource)?) {
    guard storedDataSource !== new else { return }
    storedDataSource = new
    itemIndex.titles = []
    reloadEverything()
  }

  /// The scroll view's delegate as this class needs it; the cast is made once for each delegate.
  var currentDelegate: (any UICollectionViewDelegate)? {
    guard let plain = storedDelegate else { return nil }
    if let known = storedCollectionDelegate, known === plain { return known }
    let cast = plain as? any UICollectionViewDelegate
    storedCollectionDelegate = cast
    return cast
  }

  func setDelegate(_ new: (any UICollectionViewDelegate)?) {
    let isNew = storedDelegate !== new
    storedDelegate = new
    storedCollectionDelegate = new
    // Sizes and spacings may come from the delegate.
    if isNew { storedLayout?.invalidateLayout() }
    opensScenesFromItems()
  }

  /// Two fingers that pull an item open ask the delegate for a window of its own.
  private func opensScenesFromItems() {
    guard storedDelegate != nil, UIApplication.shared.supportsMultipleScenes,
      !interactions.contains(where: { $0 is UIWindowScene.ActivationInteraction })
    else { return }
    let opening = UIWindowScene.ActivationInteraction { [weak self] _, point in
      guard let self, let path = indexPathForItem(at: point) else { return nil }
      return currentDelegate?.collectionView(
        self, sceneActivationConfigurationForItemAt: path, point: point)
    } errorHandler: { error in
      Log.write("No window was opened for an item: \(error.localizedDescription)")
    }
    addInteraction(opening)
  }

  func willDisplay(_ element: DisplayedElement) {
    // Its state may have been asked for before it was in the list.
    if storedIsEditing { (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    guard let delegate = currentDelegate else { return }
    let attributes = element.attributes
    switch attributes.category {
    case .cell:
      guard let cell = element.view as? UICollectionViewCell, !cell.elementState.isPlaceholder
      else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: sourcePath(element.indexPath))
    case .supplementaryView:
      guard let view = element.view as? UICollectionReusableView else { return }
      delegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: attributes.kind ?? "",
        at: element.indexPath)
    case .decorationView: break
    }
  }

  /// What is gone has its place in the list before.
  private func placeAtEnd(of element: DisplayedElement) -> IndexPath {
    element.isGone ? element.indexPath : sourcePath(element.indexPath)
  }

  func didEndDisplaying(_ element: DisplayedElement) {
    guard let delegate = currentDelegate else { return }
    let attributes = element.attributes
    switch attributes.category {
    case .cell:
      guard let cell = element.view as? UICollectionViewCell, !cell.elementState.isPlaceholder
      else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: placeAtEnd(of: element))
    case .supplementaryView:
      guard let view = element.view as? UICollectionReusableView else { return }
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view,
        forElementOfKind: attributes.kind ?? "", at: element.indexPath)
    case .decorationView: break
    }
  }
}
