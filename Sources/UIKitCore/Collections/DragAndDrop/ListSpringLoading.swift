import CollectionEngine

/// Selects items over which something dragged rests.
@MainActor
final class ListSpringLoading: NSObject, UISpringLoadedInteractionBehavior {
  private unowned let view: UICollectionView
  private(set) lazy var interaction = UISpringLoadedInteraction(
    interactionBehavior: self, interactionEffect: nil
  ) { [weak self] _, context in
    guard let self, let path = context.targetItem as? IndexPath, let item = ItemPath(path) else {
      return
    }
    view.selectByUser(item)
  }

  init(_ view: UICollectionView) {
    self.view = view
    super.init()
    view.addInteraction(interaction)
  }

  func remove() { view.removeInteraction(interaction) }

  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    guard let path = view.indexPathForItem(at: context.location(in: view)),
      let cell = view.cellForItem(at: path)
    else { return false }
    // Another item begins anew.
    if let old = context.targetItem as? IndexPath, old != path {
      context.targetItem = nil
      return false
    }
    context.targetItem = path
    context.targetView = cell
    return view.currentDelegate?.collectionView(
      view, shouldSpringLoadItemAt: path, with: context) ?? true
  }
}

extension UICollectionView {
  func setSpringLoaded(_ isSpringLoaded: Bool) {
    guard isSpringLoaded != (springLoading != nil) else { return }
    springLoading?.remove()
    springLoading = isSpringLoaded ? ListSpringLoading(self) : nil
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
