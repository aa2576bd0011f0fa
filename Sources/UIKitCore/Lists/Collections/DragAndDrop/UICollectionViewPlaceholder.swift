/// A cell that stands for an item whose data is still on its way.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  final let insertionIndexPath: IndexPath
  final let reuseIdentifier: String
  /// Fills the cell; called whenever one is made, and after `setNeedsCellUpdate()`.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// Makes a placeholder for an item that is to be inserted at a place.
  ///
  /// - Parameter reuseIdentifier: of a cell registered with the collection view.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }
}

extension UICollectionViewPlaceholder: ListPlaceholder {
  final var ownHeight: CGFloat? { nil }
  final func update(_ cell: UIView) {
    if let cell = cell as? UICollectionViewCell { cellUpdateHandler?(cell) }
  }
}

/// A placeholder that something is dropped on.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// A closure that says what of the cell is seen on the way to it; nil, the default, shows all of
  /// it.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder in the list, until its item is there or is known not to come.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// The dropped item whose data the placeholder waits for.
  var dragItem: UIDragItem { get }
  /// Makes it an item of the data source, which the block has to insert at the path it gets: not
  /// necessarily where the placeholder was put, as the list may have changed since.
  ///
  /// - Returns: false where the placeholder is gone, and then the block is not called.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Removes the placeholder from the list.
  ///
  /// - Returns: false where it is gone already.
  @discardableResult
  func deletePlaceholder() -> Bool
  /// Calls the handler that configures the placeholder's cell again.
  func setNeedsCellUpdate()
}

extension PlaceholderContext: UICollectionViewDropPlaceholderContext {}
