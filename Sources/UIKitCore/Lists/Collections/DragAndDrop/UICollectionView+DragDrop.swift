import CollectionEngine

/// What drags are told of a collection view's items, and what its delegates are asked and told.
extension UICollectionView: DragDropList {
  func delegateLetsSpringLoad(
    _ path: IndexPath, _ context: any UISpringLoadedInteractionContext
  ) -> Bool {
    currentDelegate?.collectionView(self, shouldSpringLoadItemAt: path, with: context) ?? true
  }

  // MARK: Out of it

  var dragsItems: Bool { dragInteractionEnabled && dragDelegate != nil }

  func dragItems(beginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragItems(
    addingTo session: any UIDragSession, at path: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForAddingTo: session, at: path, point: point) ?? []
  }

  func dragPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dragDelegate?.collectionView(self, dragPreviewParametersForItemAt: path)
  }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func dragAllowsMoving(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionAllowsMoveOperation: session) ?? true
  }

  func dragIsRestricted(_ session: any UIDragSession) -> Bool {
    dragDelegate?.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
      ?? false
  }

  // MARK: On it

  var takesDrops: Bool { dropDelegate != nil }

  func dropCanHandle(_ session: any UIDropSession) -> Bool {
    dropDelegate?.collectionView(self, canHandle: session) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> ListDropProposal {
    let proposal =
      dropDelegate?.collectionView(
        self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      ?? UICollectionViewDropProposal(operation: .cancel)
    lastDropProposal = proposal
    let intent: ListDropProposal.Intent =
      switch proposal.intent {
      case .unspecified: .unspecified
      case .insertAtDestinationIndexPath: .insertAt
      case .insertIntoDestinationIndexPath: .insertInto
      }
    return ListDropProposal(proposal: proposal, intent: intent)
  }

  func makeDrop(
    _ session: any UIDropSession, _ items: [ListDropItem], at destination: IndexPath?
  ) -> ListDrop {
    // iOS-BEHAVIOUR: without a place the intent is unspecified. Evidence: drag-5.
    var proposal = lastDropProposal ?? UICollectionViewDropProposal(operation: .cancel)
    if destination == nil, proposal.intent != .unspecified {
      proposal = UICollectionViewDropProposal(operation: proposal.operation, intent: .unspecified)
    }
    return CollectionDrop(self, session, items, at: destination, proposal)
  }

  func performDrop(_ drop: ListDrop) {
    guard let drop = drop as? CollectionDrop else { return }
    dropDelegate?.collectionView(self, performDropWith: drop)
    layoutIfNeeded()
  }

  func dropPreviewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    dropDelegate?.collectionView(self, dropPreviewParametersForItemAt: path)
  }

  // MARK: The gap

  var gapDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.5
    }
  }

  // MARK: Cells of what the data source does not have

  func makeGapCell(_ frame: CGRect) -> any ListCellView { UICollectionViewCell(frame: frame) }

  func dequeuePlaceholderCell(_ identifier: String, _ path: IndexPath) -> any ListCellView {
    dequeueCell(identifier, path)
  }
}

extension UICollectionViewCell {
  /// What becomes of the cell in a drag.
  public enum DragState: Int, Sendable {
    /// The cell is in its place and no drag has to do with it.
    case none = 0
    /// The cell is lifted under a finger that has not moved yet.
    case lifting
    /// The cell's item is dragged.
    case dragging
  }

  final func tellDragState(_ state: ListDragState) {
    switch state {
    case .none: dragStateDidChange(.none)
    case .lifting: dragStateDidChange(.lifting)
    case .dragging: dragStateDidChange(.dragging)
    }
  }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
