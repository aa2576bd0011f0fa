/// A move of the focus into, out of or inside a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses the focus; nil where the focus was not on an item of the list.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The item that gets the focus; nil where the focus leaves the list's items.
  public let nextFocusedIndexPath: IndexPath?

  init(_ other: UIFocusUpdateContext, in list: UICollectionView) {
    previouslyFocusedIndexPath = other.path(false, in: list)
    nextFocusedIndexPath = other.path(true, in: list)
    super.init(other)
  }
}
