/// A drop on a collection view while the delegate performs it.
///
/// The methods only animate: the data and the list are to be changed before.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped, in the order in which they were dragged.
  var items: [any UICollectionViewDropItem] { get }
  /// Where the items should be inserted; nil where the finger was near no item, and then the intent
  /// is unspecified.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate last proposed for this place.
  var proposal: UICollectionViewDropProposal { get }
  /// The drop, with its items' data and the place of the finger.
  var session: any UIDropSession { get }

  /// Animates a dropped item to a place, whose item it is then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item vanishes in another one.
  ///
  /// - Parameter rect: where, in that item's coordinates; the preview shrinks to fit.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to any place in a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a cell in the list, which the data source need not have, until the item's data is there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// One item of a drop on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Where this very list has the item; nil for what comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged preview in points.
  var previewSize: CGSize { get }
}

extension ListDropItem: UICollectionViewDropItem {}

@MainActor
final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  private unowned let view: UICollectionView
  let proposal: UICollectionViewDropProposal

  init(
    _ view: UICollectionView, _ session: any UIDropSession, _ items: [ListDropItem],
    at destination: IndexPath?, _ proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.proposal = proposal
    super.init(session, items, at: destination)
  }

  var items: [any UICollectionViewDropItem] { dropItems }
  var destinationIndexPath: IndexPath? { destination }
  var session: any UIDropSession { dropSession }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { land(dragItem, .into(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .target(target))
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
  {
    let context = PlaceholderContext(dragItem, placeholder, in: view)
    context.insert()
    if let cell = context.cell {
      let parameters = (cell as? UICollectionViewCell).flatMap {
        placeholder.previewParametersProvider?($0)
      }
      _ = land(dragItem, .view(cell, parameters), context)
    }
    return context
  }
}
