import CollectionEngine

/// Showing items that the data source does not have.
extension ListView where Self: DragDropList {
  // MARK: The gap of something that comes from elsewhere

  /// - Parameter path: counts in the data source.
  func openPhantomGap(at path: IndexPath) {
    guard let source = ItemPath(path) else { return }
    if let gap = phantoms.gap {
      // Where it would be if it were not there yet.
      phantoms.remove(gap)
      let target = shownPlace(ofInsertionAt: source)
      phantoms.insert(gap)
      guard target != gap.path else { return }
      showPhantomChange(.moveItem(gap.path, to: target), after: currentCounts()) {
        phantoms.move(gap, to: target)
      }
    } else {
      insertPhantom(PhantomItem(shownPlace(ofInsertionAt: source)))
    }
  }

  func closePhantomGap() {
    if let gap = phantoms.gap { removePhantom(gap) }
  }

  /// Behind placeholders that stand at the same place.
  private func shownPlace(ofInsertionAt source: ItemPath) -> ItemPath {
    let counts = phantoms.source(phantoms.shown(askForCounts()))
    guard counts.containsSection(source.section) else { return source }
    let count = counts.itemCount(inSection: source.section)
    return phantoms.shown(ofSource: ItemPath(source.section, min(max(0, source.item), count)))
  }

  private func insertPhantom(_ phantom: PhantomItem) {
    var after = currentCounts()
    let path = phantom.path
    guard after.containsSection(path.section) else { return }
    after.setItemCount(after.itemCount(inSection: path.section) + 1, inSection: path.section)
    showPhantomChange(.insertItem(path), after: after) { phantoms.insert(phantom) }
  }

  private func removePhantom(_ phantom: PhantomItem) {
    var after = currentCounts()
    let path = phantom.path
    guard after.contains(path) else { return phantoms.remove(phantom) }
    after.setItemCount(after.itemCount(inSection: path.section) - 1, inSection: path.section)
    showPhantomChange(.deleteItem(path), after: after) { phantoms.remove(phantom) }
  }

  /// The others make room, or close ranks, as in an update; the data source has not changed.
  private func showPhantomChange(
    _ operation: UpdateOperation, after: SectionCounts, _ apply: () -> Void
  ) {
    guard let layout = storedLayout else { return apply() }
    if arrangement.hasDeferredChanges { layoutElements() }
    let before = currentCounts()
    guard let map = try? UpdateBatch([operation]).resolve(before: before, after: after, noun: noun)
    else {
      return apply()
    }
    dropPrefetchedCells()
    var change = ListChange(scene: SceneBefore(of: self), sectionsBefore: before.sectionCount)
    change.sequence.append(map, [operation])
    apply()
    data.keep(after)
    arrangement.epoch += 1
    let gone = moveAllViews(by: change)
    updates.current = change
    invalidate(layout, for: operation, map)
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

  private func invalidate(
    _ layout: UICollectionViewLayout, for operation: UpdateOperation, _ map: UpdateMap
  ) {
    if case .moveItem(let old, let new) = operation {
      layout.itemDidMove(from: old, to: new, map)
      let center = attributesOfItem(at: IndexPath(new))?.center ?? .zero
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forInteractivelyMovingItems: [IndexPath(new)], withTargetPosition: center,
          previousIndexPaths: [IndexPath(old)], previousPosition: center))
    } else {
      layout.dataDidChange(map)
      let context = layout.makeContext()
      context.invalidatesCounts = true
      layout.invalidate(passing: context)
    }
  }

  // MARK: What the data source has

  var visibleSourcePaths: [IndexPath] {
    let paths = settledDisplay.itemPaths
    if phantoms.isEmpty { return paths.map(sourcePath) }
    return paths.filter { path in
      !(ItemPath(path).map { phantoms.item(at: $0) != nil } ?? false)
    }.map(sourcePath)
  }

  func sourceItem(at point: CGPoint) -> IndexPath? {
    guard let shown = item(at: point) else { return nil }
    if !phantoms.isEmpty, let path = ItemPath(shown), phantoms.item(at: path) != nil { return nil }
    return sourcePath(shown)
  }

  /// The item of the data source whose size a shown one has: its own, and of a phantom a
  /// neighbour's; nil where the data source has none.
  func sizedPath(item: Int, section: Int) -> IndexPath? {
    let shown = IndexPath(item: item, section: section)
    guard !phantoms.isEmpty else { return sourcePath(shown) }
    let count = phantoms.source(currentCounts()).itemCount(inSection: section)
    guard count > 0 else { return nil }
    let source = phantoms.source(ofShown: ItemPath(section, item))
    return IndexPath(item: min(source.item, count - 1), section: section)
  }

  // MARK: Their cells

  func makePhantomCell(
    _ phantom: PhantomItem, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ListCellView {
    guard let placeholder = phantom.placeholder else {
      let cell = makeGapCell(attributes.plainFrame)
      cell.isPhantom = true
      cell.isUserInteractionEnabled = false
      return cell
    }
    let outer = request
    request = ElementRequest(attributes: attributes, path: attributes.indexPath)
    let cell = dequeuePlaceholderCell(placeholder.reuseIdentifier, attributes.indexPath)
    request = outer
    cell.isPhantom = true
    placeholder.update(cell)
    return cell
  }

  /// Nil while it is out of sight.
  func cell(of phantom: PhantomItem) -> (any ListCellView)? {
    guard phantoms.contains(phantom) else { return nil }
    if arrangement.hasDeferredChanges { layoutElements() }
    return display.element(category: .cell, kind: nil, IndexPath(phantom.path))?.view
      as? any ListCellView
  }

  // MARK: Placeholders

  func insert(_ placeholder: any ListPlaceholder) -> PhantomItem? {
    abandonGap()
    guard let source = ItemPath(placeholder.insertionIndexPath),
      askForCounts().containsSection(source.section)
    else {
      preconditionFailure(
        "A placeholder must be inserted in a section that exists; found "
          + "\(placeholder.insertionIndexPath.uikitText). \(noun.viewName): \(self)")
    }
    let phantom = PhantomItem(shownPlace(ofInsertionAt: source), placeholder)
    insertPhantom(phantom)
    return phantom
  }

  /// The phantom becomes an item of the data source, and gets its cell from there.
  func commit(_ phantom: PhantomItem, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard phantoms.contains(phantom), updates.depth == 0 else { return false }
    let shown = phantom.path
    let source = phantoms.source(ofShown: shown)
    let before = askForCounts()
    dataSourceUpdates(IndexPath(source))
    guard phantoms.contains(phantom) else { return true }
    let after = askForCounts()
    let batch = UpdateBatch([.insertItem(source)])
    let map: UpdateMap
    do { map = try batch.resolve(before: before, after: after, noun: noun) } catch {
      preconditionFailure(error.message + "\n\(noun.viewName): \(self)")
    }
    selection.apply(map)
    let counts = currentCounts()
    showPhantomChange(.reloadItem(shown), after: counts) { phantoms.remove(phantom, isKept: true) }
    return true
  }

  func remove(_ phantom: PhantomItem) -> Bool {
    guard phantoms.contains(phantom) else { return false }
    removePhantom(phantom)
    return true
  }

  // MARK: Updates of the data

  /// Takes the phantoms out of the list while the data changes; they come back where they were, among
  /// what is left.
  func suspendPhantoms() {
    guard !phantoms.isEmpty, updates.suspended.isEmpty else { return }
    let placeholders = phantoms.all.filter { $0.placeholder != nil }
    updates.suspended = placeholders.map { ($0, phantoms.source(ofShown: $0.path)) }
    for phantom in phantoms.all.reversed() { removePhantom(phantom) }
  }

  func resumePhantoms(_ map: UpdateMap?) {
    guard !updates.suspended.isEmpty, updates.depth == 0 else { return }
    let suspended = updates.suspended
    updates.suspended = []
    let counts = currentCounts()
    for (phantom, old) in suspended {
      // With the item that came next, or at the end of its section.
      var place = old
      if let map, map.before.contains(old) { place = map.after(old) ?? old }
      guard counts.containsSection(place.section) else { continue }
      place.item = min(place.item, counts.itemCount(inSection: place.section))
      phantom.place(at: shownPlace(ofInsertionAt: place))
      insertPhantom(phantom)
    }
  }

  /// The gap closes; what caused it does not matter any more.
  func abandonGap() {
    closePhantomGap()
    if movement?.isGap == true { endGapMovement() }
  }
}
