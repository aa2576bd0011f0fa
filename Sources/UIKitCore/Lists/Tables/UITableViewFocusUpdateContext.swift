/// A move of the focus into, out of or inside a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  public let previouslyFocusedIndexPath: IndexPath?
  public let nextFocusedIndexPath: IndexPath?

  init(_ other: UIFocusUpdateContext, in list: UITableView) {
    previouslyFocusedIndexPath = other.path(false, in: list)
    nextFocusedIndexPath = other.path(true, in: list)
    super.init(other)
  }
}
