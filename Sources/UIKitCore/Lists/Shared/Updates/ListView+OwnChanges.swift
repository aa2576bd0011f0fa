import CollectionEngine

/// What a list shows otherwise than its data source has it: an item moved by hand, the gap of a drag,
/// placeholders.
extension ListView {
  /// Shows one such difference more, or less, as an update with all its calls to the layout.
  ///
  /// - Parameter invalidate: tells the layout, which still has the elements where they were.
  func show(
    _ uncommitted: UncommittedChange, invalidate: (UICollectionViewLayout, UpdateMap) -> Void
  ) {
    guard let operation = state.uncommitted.operation(uncommitted) else { return }
    let before = currentCounts()
    let after = before.changed(by: [operation])
    guard let layout = storedLayout,
      let map = try? UpdateBatch([operation]).resolve(
        before: before, after: after, elementName: elementName)
    else { return state.apply(uncommitted, after) }
    let change = ListChange(SceneBefore(of: self), sectionsBefore: before.sectionCount)
    change.add(map, [operation])
    state.apply(uncommitted, after)
    let gone = moveAllViews(by: change)
    let outer = state.show(change)
    state.keepingCounts { invalidate(layout, map) }
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: [UICollectionViewUpdateItem(operation, map)])
    run(
      BatchTransition(view: self, layout: layout, change: change), gone: gone,
      finalize: { [weak self] in
        layout.finalizeCollectionViewUpdates()
        self?.state.settle(backTo: outer)
      }, completion: nil)
  }

  /// The layout prepares anew, for other numbers of items.
  func invalidateCounts() {
    guard let layout = storedLayout else { return }
    let context = layout.makeContext()
    context.invalidatesCounts = true
    layout.invalidate(passing: context)
  }

  /// Before a change of the data is shown the list agrees with what the data was, as the first step
  /// of that change: views go from where they are seen to where they end at once.
  ///
  /// The data has changed by now. So nobody is asked anything, and what has to be told is told by
  /// what is returned, once the list has taken the change over.
  ///
  /// - Parameter collection: knows which placeholders end with the change, and takes the others, which
  ///   come back with it.
  /// - Returns: nil where there was nothing to take back.
  func takeBackUncommitted(
    into change: ListChange, _ collection: UpdateCollection
  ) -> (() -> Void)? {
    guard !state.uncommitted.isNone else { return nil }
    dropPrefetchedCells()
    let shown = currentCounts()
    let operations = state.uncommitted.wayBack
    let source = shown.changed(by: operations)
    let map = try? UpdateBatch(operations).resolve(
      before: shown, after: source, elementName: elementName)
    if let map { change.add(map, operations) }
    switch state.abandonUncommitted() {
    case .none: return nil
    case .placeholders(let placeholders):
      if let map { storedLayout?.dataDidChange(map) }
      if placeholders.gap != nil { dragging?.gapWasClosed() }
      for place in placeholders.all where place.item.provider != nil {
        guard !collection.ends(place.item) else { continue }
        collection.suspend(
          SuspendedPlaceholder(
            placeholder: place.item, next: placeholders.source(ofShown: place.path),
            shown: place.path))
      }
      return { [unowned self] in invalidateCounts() }
    case .movement(let movement):
      if let map {
        if movement.current != movement.original {
          storedLayout?.itemDidMove(from: movement.current, to: movement.original, map)
        } else {
          storedLayout?.dataDidChange(map)
        }
      }
      if movement.isGap { dragging?.gapWasClosed() }
      movement.stopScrolling()
      if movement.isGap { (movement.element.view as? any ListCellView)?.setInGap(false) }
      return { [unowned self] in
        guard let layout = storedLayout else { return }
        layout.invalidateLayout(
          with: layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [IndexPath(movement.original)],
            previousIndexPaths: [IndexPath(movement.original)], movementCancelled: true))
      }
    }
  }
}
