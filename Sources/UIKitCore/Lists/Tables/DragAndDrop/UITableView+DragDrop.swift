import CollectionEngine

/// What drags are told of a table's rows, and what its delegates are asked and told.
extension UITableView: DragDropList {
  func delegateLetsSpringLoad(
    _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    currentDelegate?.tableView(self, shouldSpringLoadRowAt: path, with: context) ?? true
  }

  // MARK: Out of it

  var dragsItems: Bool { dragInteractionEnabled && dragDelegate != nil }

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    finishSwipe()
    dragDelegate?.tableView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.tableView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMoving(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
  }

  // MARK: On it

  // iOS-BEHAVIOUR: rows of a table that moves its rows can be dragged to another place in it without
  // any drop delegate. Evidence: table-24.
  var takesDrops: Bool { dropDelegate != nil || dragDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    if let dropDelegate { return dropDelegate.tableView(self, canHandle: session) }
    return movedRow(session) != nil
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.tableView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.tableView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UITableViewDropProposal(
        operation: movedRow(session) == nil ? .cancel : .move,
        intent: .insertAtDestinationIndexPath)
    lastDropProposal = proposal
    return ListDropProposal(
      proposal: proposal, intent: intent(of: proposal, session))
  }

  /// Automatic inserts at the edges of a row and drops into it at its middle.
  private func intent(
    of proposal: UITableViewDropProposal, _ session: any UIDropSession
  ) -> ListDropProposal.Intent {
    switch proposal.intent {
    case .unspecified: return .unspecified
    case .insertAtDestinationIndexPath: return .insertAt
    case .insertIntoDestinationIndexPath: return .insertInto
    case .automatic:
      // What is over the gap stays there.
      let gap = movement?.current ?? placeholders.gap?.path
      let y = session.location(in: self).y
      guard let shown = item(at: CGPoint(x: storedLayer.bounds.midX, y: y)),
        ItemPath(shown) != gap, let frame = attributesOfItem(at: shown)?.frame
      else { return .insertAt }
      return abs(y - frame.midY) < frame.height * TableMetrics.dropIntoShare / 2
        ? .insertInto : .insertAt
    }
  }

  func makeDrop(
    _ session: any UIDropSession, _ items: [ListDropItem], at destination: IndexPath?
  ) -> ListDrop {
    // iOS-BEHAVIOUR: without a place the intent is unspecified. Evidence: drag-5.
    var proposal = lastDropProposal ?? UITableViewDropProposal(operation: .cancel)
    if destination == nil, proposal.intent != .unspecified {
      proposal = UITableViewDropProposal(operation: proposal.operation, intent: .unspecified)
    }
    return TableDrop(self, session, items, at: destination, proposal)
  }

  func performDrop(_ drop: ListDrop) {
    guard let drop = drop as? TableDrop else { return }
    dropDelegate?.tableView(self, performDropWith: drop)
    layoutIfNeeded()
  }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
  }

  // MARK: The gap

  /// Where the intent is automatic, the finger has to get past the edges of rows to their middles.
  var gapDelay: TimeInterval {
    lastDropProposal?.intent == .automatic ? TableMetrics.automaticGapDelay : 0
  }

  func makeGapCell(_ frame: CGRect) -> any ListCellView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = frame
    cell.isUserInteractionEnabled = false
    return cell
  }

  func dequeuePlaceholderCell(_ identifier: String, _ path: IndexPath) -> any ListCellView {
    requiredCell(identifier, for: path)
  }

  // MARK: Rows that the data source moves

  /// The row that is dragged alone over its own table, whose data source lets it be moved.
  private func movedRow(_ session: any UIDropSession) -> IndexPath? {
    guard session.items.count == 1, let item = session.items.first,
      let path = dragging?.source(of: item), !chrome.lacksMove, mayMove(path)
    else { return nil }
    return path
  }

  // iOS-BEHAVIOUR: a row that is dropped in its own table is moved by the data source, where that
  // implements `moveRowAt`, and the drop's delegate does not hear of it. Evidence: table-24.
  func moveOwnItem(_ session: any UIDropSession, to destination: IndexPath?) -> IndexPath? {
    guard let source = movedRow(session), let destination, let movement, movement.isGap,
      lastDropProposal?.operation == .move
    else { return nil }
    if destination == source { return source }
    let wanted = ItemPath(destination).map {
      restricted(agreedTarget(of: movement, proposed: $0), from: movement.current)
    }
    if let wanted, wanted != movement.current { moveGap(movement, to: wanted) }
    let place = movement.current
    guard tellOfMove(movement) else {
      chrome.lacksMove = true
      return nil
    }
    // The data source may have reloaded, which ends the movement.
    guard self.movement === movement else { return nil }
    keepMovedItem()
    return IndexPath(place)
  }
}

extension UITableViewCell {
  /// What becomes of the cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is in its place and no drag has to do with it.
    case none = 0
    /// The cell is lifted under a finger that has not moved yet.
    case lifting
    /// The cell's row is dragged.
    case dragging
  }

  final func tellDragState(_ state: ListDragState) {
    if !userInteractionEnabledWhileDragging {
      contentView.isUserInteractionEnabled = state != .dragging
    }
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}

extension UITableView: UISpringLoadedInteractionSupporting {}
