/// A cell that stands for an item whose data is still on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// Fills the cell; called whenever one is made, and after `setNeedsCellUpdate()`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  final let rowHeight: CGFloat

  /// Makes a placeholder for a row that is to be inserted at a place.
  ///
  /// - Parameters:
  ///   - reuseIdentifier: of a cell registered with the table.
  ///   - rowHeight: in points; `UITableView.automaticDimension` for that of other rows.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}

extension UITableViewPlaceholder: ListPlaceholder {
  final var ownHeight: CGFloat? { rowHeight >= 0 ? rowHeight : nil }
  final func update(_ cell: UIView) {
    if let cell = cell as? UITableViewCell { cellUpdateHandler?(cell) }
  }
}

/// A placeholder that something is dropped on.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// A closure that says what of the cell is seen on the way to it; nil, the default, shows all of
  /// it.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in the list, until its item is there or is known not to come.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Makes it an item of the data source, which the block has to insert at the path it gets: not
  /// necessarily where the placeholder was put, as the list may have changed since.
  ///
  /// - Returns: false where the placeholder is gone, and then the block is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder from the table.
  ///
  /// - Returns: false where it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
}

extension PlaceholderContext: UITableViewDropPlaceholderContext {}
