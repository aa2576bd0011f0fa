import CollectionEngine

/// What drags are told of a collection view's items, and what its delegates are asked and told.
extension UICollectionView: DragDropList {
  var drags: ListDragging {
    if let dragging { return dragging }
    let made = ListDragging(self)
    dragging = made
    return made
  }

  // MARK: Out of it

  var dragsItems: Bool { dragInteractionEnabled && dragDelegate != nil }

  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func dragCell(at path: IndexPath) -> UIView? {
    display.element(category: .cell, kind: nil, shownPath(path))?.view
  }

  var dragSelection: [IndexPath] { selection.paths.map { IndexPath($0) }.sorted() }

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

  func showDragState(_ state: ListDragState, at path: IndexPath) {
    (dragCell(at: path) as? UICollectionViewCell)?.take(state)
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
    // iOS-BEHAVIOUR: without a place the intent is unspecified. Evidence: behaviour.md §2.
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

  func dropFrame(ofItemAt path: IndexPath) -> CGRect? {
    attributesOfItem(at: shownPath(path))?.frame
  }

  func setConcealed(_ isConcealed: Bool, _ view: UIView) {
    (view as? UICollectionViewCell)?.setConcealed(isConcealed)
  }

  // MARK: The gap

  var gapDelay: TimeInterval {
    switch reorderingCadence {
    case .immediate: 0
    case .fast: 0.15
    case .slow: 0.5
    }
  }

  func dropDestination(at point: CGPoint, carrying carried: IndexPath?) -> IndexPath? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    let gap = movement.map { IndexPath($0.current) } ?? phantoms.gap.map { IndexPath($0.path) }
    let shown: IndexPath?
    if let hit = item(at: point) {
      shown = hit
    } else if let gap {
      shown = layout.targetIndexPath(forInteractivelyMovingItem: gap, withPosition: point)
    } else {
      shown = end(near: point, layout)
    }
    guard let shown, let path = ItemPath(shown) else { return nil }
    // A carried item's place counts without the item, as the gap's own does.
    if movement != nil { return IndexPath(path) }
    if let gap = phantoms.gap {
      return IndexPath(phantoms.sourceWithout(gap, ofShown: path))
    }
    var source = phantoms.source(ofShown: path)
    if let carried = carried.flatMap({ ItemPath($0) }), phantoms.isEmpty,
      carried.section == source.section
    {
      source.item = min(source.item, max(0, countOfItems(inSection: source.section) - 1))
    }
    return IndexPath(source)
  }

  /// Behind the last item of a section, where the point is beside or below that in the section, and
  /// in sections that are empty.
  private func end(near point: CGPoint, _ layout: UICollectionViewLayout) -> IndexPath? {
    guard let flow = layout as? UICollectionViewFlowLayout else { return nil }
    let elsewhere = IndexPath(item: 0, section: .max - 1)
    let place = flow.landingPlace(ofItemAt: elsewhere, under: point)
    guard place != elsewhere, let path = ItemPath(place),
      path.item == currentCounts().itemCount(inSection: path.section)
    else { return nil }
    return place
  }

  func openGap(at path: IndexPath, for carried: IndexPath?) {
    if let carried, phantoms.isEmpty, moveGap(of: carried, to: path) { return }
    openPhantomGap(at: path)
  }

  func closeGap() { abandonGap() }

  /// The item itself leaves its place and goes to the gap, unseen.
  ///
  /// - Returns: false where it cannot, since it is out of sight.
  private func moveGap(of carried: IndexPath, to path: IndexPath) -> Bool {
    guard let target = ItemPath(path) else { return false }
    if movement == nil {
      guard beginGapMovement(ofItemAt: carried) else { return false }
    }
    guard let movement, movement.isGap else { return false }
    moveGap(movement, to: target)
    return true
  }

  // MARK: Following updates

  func followDrags(_ map: UpdateMap) {
    dragging?.follow { ItemPath($0).flatMap { map.after($0) }.map { IndexPath($0) } }
  }
}

extension PhantomItems {
  /// The source path of a shown one at which a gap would be inserted that is shown there.
  @MainActor
  func sourceWithout(_ gap: PhantomItem, ofShown shown: ItemPath) -> ItemPath {
    // The gap's place is somebody else's once it has left.
    let before = all.filter {
      $0 !== gap && $0.path.section == shown.section && $0.path.item < shown.item
    }.count
    return ItemPath(shown.section, shown.item - before)
  }
}

// MARK: - Cells

extension UICollectionViewCell {
  /// What becomes of the cell in a drag.
  public enum DragState: Int, Sendable {
    case none = 0
    /// It is under the finger, lifted.
    case lifting
    /// Its item is on its way.
    case dragging
  }

  /// How much of a cell is seen whose item is dragged.
  static let draggedAlpha: CGFloat = 0.4

  /// The list says what becomes of the item.
  final func take(_ state: ListDragState) {
    let new: DragState =
      switch state {
      case .none: .none
      case .lifting: .lifting
      case .dragging: .dragging
      }
    guard new != dragState else { return }
    dragState = new
    showVeil()
    dragStateDidChange(new)
  }

  final func setConcealed(_ isConcealed: Bool) {
    guard self.isConcealed != isConcealed else { return }
    self.isConcealed = isConcealed
    showVeil()
  }

  final func setInGap(_ isInGap: Bool) {
    guard self.isInGap != isInGap else { return }
    self.isInGap = isInGap
    showVeil()
  }

  /// Another item's from now on.
  final func forgetDrag() {
    guard dragState != .none || isConcealed || isInGap || veil != 1 else { return }
    (dragState, isConcealed, isInGap, veil) = (.none, false, false, 1)
  }

  private func showVeil() {
    veil =
      isConcealed || isInGap || dragState == .lifting
      ? 0 : dragState == .dragging ? Self.draggedAlpha : 1
    let wanted = (appliedAttributes?.alpha ?? 1) * veil
    UIView.performWithoutAnimation { alpha = wanted }
  }
}
