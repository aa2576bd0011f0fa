/// What a table does with things dropped on it.
///
/// iOS-BEHAVIOUR: can handle (nothing else is called where it is false), did enter, did update for each
/// change, then did exit or perform drop; did end in any case. Evidence: drag-4.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Changes the data and the table, and says through the coordinator where each item lands.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
  /// Returns whether the table takes a drag at all; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession)
    -> Bool
  /// Hears that a drag came over the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// What would happen here; by default a copy, for which no gap opens.
  ///
  /// - Parameter destinationIndexPath: where something would be inserted: one more than there is at
  ///   the end of a section, nil where there is no row near. An item that is being moved within the
  ///   list does not count.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Hears that a drag left the table without a drop.
  func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Hears that a drag that was over the table is over, dropped here or elsewhere or cancelled.
  func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Returns what of a cell is seen on the way to it, in its coordinates; nil shows all of it.
  func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  public func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    // iOS-BEHAVIOUR: a delegate that performs drops and says nothing before takes them. Evidence: drag-8.
    UITableViewDropProposal(operation: .copy)
  }
  public func tableView(
    _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
  ) {}
  public func tableView(
    _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
}
