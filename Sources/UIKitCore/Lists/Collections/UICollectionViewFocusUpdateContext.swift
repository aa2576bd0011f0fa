/// A move of the focus into, out of or inside a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  public let previouslyFocusedIndexPath: IndexPath?
  public let nextFocusedIndexPath: IndexPath?

  init(_ other: UIFocusUpdateContext, in list: UICollectionView) {
    previouslyFocusedIndexPath = other.path(false, in: list)
    nextFocusedIndexPath = other.path(true, in: list)
    super.init(other)
  }
}
