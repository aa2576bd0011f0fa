/// A drop on a table while the delegate performs it.
///
/// The methods only animate: the data and the list are to be changed before.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items that are dropped, in the order in which they were dragged.
  var items: [any UITableViewDropItem] { get }
  /// Where the items should be inserted; nil where the finger was near no row, and then the intent
  /// is unspecified.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate last proposed for this place.
  var proposal: UITableViewDropProposal { get }
  /// The drop, with its items' data and the place of the finger.
  var session: any UIDropSession { get }

  /// Animates a dropped item to a place, whose row it is then.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// The item vanishes in a row.
  ///
  /// - Parameter rect: where, in that row's coordinates; the preview shrinks to fit.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Animates a dropped item to any place in a view.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Shows a cell in the list, which the data source need not have, until the item's data is there.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// One item of a drop on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item, with the provider of its data.
  var dragItem: UIDragItem { get }
  /// Where this very table has the item; nil for what comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the dragged preview in points.
  var previewSize: CGSize { get }
}

extension ListDropItem: UITableViewDropItem {}

@MainActor
final class TableDrop: ListDrop, UITableViewDropCoordinator {
  private unowned let view: UITableView
  let proposal: UITableViewDropProposal

  init(
    _ view: UITableView, _ session: any UIDropSession, _ items: [ListDropItem],
    at destination: IndexPath?, _ proposal: UITableViewDropProposal
  ) {
    self.view = view
    self.proposal = proposal
    super.init(session, items, at: destination)
  }

  var items: [any UITableViewDropItem] { dropItems }
  var destinationIndexPath: IndexPath? { destination }
  var session: any UIDropSession { dropSession }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, .item(indexPath))
  }

  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  { land(dragItem, .into(indexPath, rect)) }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    land(dragItem, .target(target))
  }

  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
  {
    let context = PlaceholderContext(dragItem, placeholder, in: view)
    context.insert()
    if let cell = context.cell {
      let parameters = (cell as? UITableViewCell).flatMap {
        placeholder.previewParametersProvider?($0)
      }
      _ = land(dragItem, .view(cell, parameters), context)
    }
    return context
  }
}
