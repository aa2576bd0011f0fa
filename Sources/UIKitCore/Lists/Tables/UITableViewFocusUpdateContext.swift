/// A move of the focus into, out of or inside a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus; nil where the focus was not on a row of the table.
  public let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; nil where the focus leaves the table's rows.
  public let nextFocusedIndexPath: IndexPath?

  init(_ other: UIFocusUpdateContext, in list: UITableView) {
    previouslyFocusedIndexPath = other.path(false, in: list)
    nextFocusedIndexPath = other.path(true, in: list)
    super.init(other)
  }
}
