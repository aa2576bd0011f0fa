import CollectionEngine

/// What a list shows otherwise than its data source has it: an item on a finger, the gap of a drag,
/// placeholders.
extension ListView {
  /// Shows one such difference more, or less, as an update with all its calls to the layout.
  ///
  /// - Parameters:
  ///   - operation: counts as shown.
  ///   - apply: makes the difference known to those who translate between the two ways to count.
  ///   - invalidate: tells the layout, which still has the elements where they were.
  func showOwnChange(
    _ operation: UpdateOperation, apply: () -> Void,
    invalidate: (UICollectionViewLayout, UpdateMap) -> Void
  ) {
    let before = currentCounts()
    let after = before.changed(by: [operation])
    guard let layout = storedLayout,
      let map = try? UpdateBatch([operation]).resolve(before: before, after: after, noun: noun)
    else { return apply() }
    var change = ListChange(scene: SceneBefore(of: self), sectionsBefore: before.sectionCount)
    change.sequence.append(map, [operation])
    apply()
    data.keep(after)
    arrangement.epoch += 1
    let gone = moveAllViews(by: change)
    updates.current = change
    invalidate(layout, map)
    data.keep(after)
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: [UICollectionViewUpdateItem(operation, map)])
    run(
      BatchTransition(view: self, layout: layout, change: change), gone: gone,
      finalize: { [weak self] in
        layout.finalizeCollectionViewUpdates()
        self?.updates.current = nil
      }, completion: nil)
  }

  /// The layout prepares anew, for other numbers of items.
  func invalidateCounts() {
    guard let layout = storedLayout else { return }
    let context = layout.makeContext()
    context.invalidatesCounts = true
    layout.invalidate(passing: context)
  }

  /// The numbers as the data source was last known to have them.
  var sourceCounts: SectionCounts {
    let counts = currentCounts()
    return movement?.source(counts) ?? placeholders.source(counts)
  }

  /// Before a change of the data is shown the list agrees with what the data was, as the first step
  /// of that change: views go from where they are seen to where they end at once.
  ///
  /// The data has changed by now. So nobody is asked anything, and what has to be told is told by
  /// what is returned, once the list has taken the change over.
  func takeBackOwnChanges(into change: inout ListChange) -> (() -> Void)? {
    let movement = self.movement
    guard movement != nil || !placeholders.isEmpty else { return nil }
    dropPrefetchedCells()
    let shown = currentCounts()
    let operations = movement?.wayBack ?? placeholders.leaving
    let source = shown.changed(by: operations)
    if let map = try? UpdateBatch(operations).resolve(before: shown, after: source, noun: noun) {
      change.sequence.append(map, operations)
      if let movement, movement.current != movement.original {
        storedLayout?.itemDidMove(from: movement.current, to: movement.original, map)
      } else {
        storedLayout?.dataDidChange(map)
      }
    }
    if placeholders.gap != nil || movement?.isGap == true { dragging?.gapWasClosed() }
    let over = updates.endedPlaceholders
    for placeholder in placeholders.all
    where placeholder.provider != nil && !over.contains(where: { $0 === placeholder }) {
      updates.suspended.append(
        SuspendedPlaceholder(
          placeholder: placeholder, next: placeholders.source(ofShown: placeholder.path),
          shown: placeholder.path))
    }
    placeholders.removeAll()
    guard let movement else { return { [unowned self] in invalidateCounts() } }
    movement.scroller?.stop()
    if movement.isGap { (movement.element.view as? any ListCellView)?.setInGap(false) }
    self.movement = nil
    return { [unowned self] in
      guard let layout = storedLayout else { return }
      layout.invalidateLayout(
        with: layout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [IndexPath(movement.original)],
          previousIndexPaths: [IndexPath(movement.original)], movementCancelled: true))
    }
  }
}
