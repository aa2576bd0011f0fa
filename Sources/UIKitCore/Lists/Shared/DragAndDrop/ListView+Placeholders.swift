import CollectionEngine
import Failures

/// Showing items that the data source does not have.
extension ListView {
  // MARK: The gap of something that comes from elsewhere

  /// Opens the gap, or moves it. Inside a batch there is none: the data source is between two states.
  ///
  /// - Parameter path: counts in the data source.
  func insertGap(at path: IndexPath) {
    guard !state.isCollecting, let source = ItemPath(path) else { return }
    endOtherMovement()
    if let gap = placeholders.gap {
      let target = shownPlace(ofInsertionAt: source, among: placeholders.without(gap.item))
      if target != gap.path { showPlaceholder(.move(gap.item, to: target)) }
    } else {
      insert(PlaceholderItem(), at: shownPlace(ofInsertionAt: source, among: placeholders))
    }
  }

  func removeGap() {
    guard !state.isCollecting, let gap = placeholders.gap else { return }
    showPlaceholder(.remove(gap.item))
  }

  /// What is moved by hand goes back where it was: what comes among the items would change where that
  /// is.
  private func endOtherMovement() {
    if movement != nil { endMovement(cancelled: true) }
  }

  /// Behind placeholders that stand at the same place.
  private func shownPlace(
    ofInsertionAt source: ItemPath, among placeholders: PlaceholderItems
  ) -> ItemPath {
    let counts = sourceCounts
    guard counts.containsSection(source.section) else { return source }
    let count = counts.itemCount(inSection: source.section)
    return placeholders.shown(ofSource: ItemPath(source.section, min(max(0, source.item), count)))
  }

  private func insert(_ item: PlaceholderItem, at path: ItemPath) {
    guard currentCounts().containsSection(path.section) else { return }
    showPlaceholder(.insert(item, at: path))
  }

  /// The others make way, or close ranks; the data source has not changed.
  private func showPlaceholder(_ change: UncommittedChange) {
    settleViews()
    guard !state.hasWaitingChange else { return }
    dropPrefetchedCells()
    show(change) { layout, map in
      if case .move(_, let new) = change, let old = map.before(new) {
        layout.itemDidMove(from: old, to: new, map)
        let center = attributesOfItem(at: IndexPath(new))?.center ?? .zero
        layout.invalidateLayout(
          with: layout.invalidationContext(
            forInteractivelyMovingItems: [IndexPath(new)], withTargetPosition: center,
            previousIndexPaths: [IndexPath(old)], previousPosition: center))
      } else {
        layout.dataDidChange(map)
        invalidateCounts()
      }
    }
  }

  // MARK: What the data source has

  var visibleSourcePaths: [IndexPath] {
    let paths = settledDisplay.itemPaths
    if placeholders.isEmpty { return paths.map(sourcePath) }
    return paths.filter { path in
      !(ItemPath(path).map { placeholders.item(at: $0) != nil } ?? false)
    }.map(sourcePath)
  }

  func sourceItem(at point: CGPoint) -> IndexPath? {
    guard let shown = item(at: point) else { return nil }
    if !placeholders.isEmpty, let path = ItemPath(shown), placeholders.item(at: path) != nil {
      return nil
    }
    return sourcePath(shown)
  }

  /// The item of the data source whose size a shown one has: its own, and of a placeholder a
  /// neighbour's; nil where the data source has none.
  func sizedPath(item: Int, section: Int) -> IndexPath? {
    let shown = IndexPath(item: item, section: section)
    guard !placeholders.isEmpty else { return sourcePath(shown) }
    let count = sourceCounts.itemCount(inSection: section)
    guard count > 0 else { return nil }
    let source = state.uncommitted.source(ofShown: ItemPath(section, item))
    return IndexPath(item: min(source.item, count - 1), section: section)
  }

  // MARK: Their cells

  func makePlaceholderCell(
    _ placeholder: PlaceholderItem, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ListCellView {
    guard let provider = placeholder.provider else {
      let cell = makeGapCell(attributes.plainFrame)
      cell.elementState.becomePlaceholder()
      cell.isUserInteractionEnabled = false
      return cell
    }
    let cell = state.requesting(
      ElementRequest(attributes: attributes, path: attributes.indexPath)
    ) { dequeuePlaceholderCell(provider.reuseIdentifier, attributes.indexPath) }.answer
    cell.elementState.becomePlaceholder()
    provider.update(cell)
    return cell
  }

  /// Nil while it is out of sight.
  func cell(of item: PlaceholderItem) -> (any ListCellView)? {
    guard placeholders.contains(item) else { return nil }
    settleViews()
    guard let path = placeholders.path(of: item) else { return nil }
    return display.element(category: .cell, kind: nil, IndexPath(path))?.view as? any ListCellView
  }

  // MARK: Placeholders

  func insert(_ provider: any ListPlaceholder) -> PlaceholderItem? {
    if !state.isCollecting { abandonGap() }
    guard let source = ItemPath(provider.insertionIndexPath),
      askedCounts().containsSection(source.section)
    else {
      failure(
        "A placeholder must be inserted in a section that exists; found "
          + "\(provider.insertionIndexPath.uikitText). \(elementName.viewName): \(self)")
    }
    let item = PlaceholderItem(provider)
    // With the batch that is being collected it comes when that is shown.
    if let collection = state.phase.collection {
      collection.suspend(SuspendedPlaceholder(placeholder: item, next: source, shown: nil))
      return item
    }
    endOtherMovement()
    insert(item, at: shownPlace(ofInsertionAt: source, among: placeholders))
    return item
  }

  /// The placeholder becomes an item of the data source, and gets its cell from there.
  ///
  /// Inside a batch it is an insertion of that batch.
  func commit(_ item: PlaceholderItem, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    if let collection = state.phase.collection {
      guard let source = end(item, with: collection) else { return false }
      dataSourceUpdates(IndexPath(source))
      change([.insertItem(source)])
      return true
    }
    guard let shown = placeholders.path(of: item) else { return false }
    let source = placeholders.source(ofShown: shown)
    let before = askedCounts()
    dataSourceUpdates(IndexPath(source))
    guard placeholders.contains(item) else { return true }
    let after = askedCounts()
    let batch = UpdateBatch([.insertItem(source)])
    let map: UpdateMap
    do { map = try batch.resolve(before: before, after: after, elementName: elementName) } catch {
      failure(error.message + "\n\(elementName.viewName): \(self)")
    }
    state.takeSource(map)
    showPlaceholder(.commit(item))
    return true
  }

  /// Lets a placeholder go with the batch that is being collected.
  ///
  /// - Returns: where the data source would have it; nil where it is gone already.
  private func end(_ item: PlaceholderItem, with collection: UpdateCollection) -> ItemPath? {
    if let coming = collection.withdraw(item) { return coming.next }
    guard let path = placeholders.path(of: item), collection.end(item) else { return nil }
    return placeholders.source(ofShown: path)
  }

  func remove(_ item: PlaceholderItem) -> Bool {
    if let collection = state.phase.collection { return end(item, with: collection) != nil }
    guard placeholders.contains(item) else { return false }
    showPlaceholder(.remove(item))
    return true
  }

  // MARK: Updates of the data

  /// Puts placeholders back that were out of the list while the data changed, as the last step of a
  /// change: with the item that came next, or at the end of its section.
  ///
  /// - Returns: whether there were any.
  func resumePlaceholders(
    _ suspended: [SuspendedPlaceholder], _ map: UpdateMap, into change: ListChange
  ) -> Bool {
    guard !suspended.isEmpty else { return false }
    // Kept by places as shown, which change.
    dropPrefetchedCells()
    for one in suspended {
      var place = one.next
      if one.shown != nil {
        guard let section = map.sections.after(place.section) else { continue }
        place = map.after(place) ?? ItemPath(section, place.item)
      }
      let before = currentCounts()
      guard before.containsSection(place.section) else { continue }
      let path = shownPlace(ofInsertionAt: place, among: placeholders)
      let operations = [UpdateOperation.insertItem(path)]
      let after = before.changed(by: operations)
      guard
        let map = try? UpdateBatch(operations).resolve(
          before: before, after: after, elementName: elementName)
      else {
        continue
      }
      change.add(map, operations)
      state.apply(.insert(one.placeholder, at: path), after)
      storedLayout?.dataDidChange(map)
    }
    for one in suspended {
      guard let old = one.shown, let path = placeholders.path(of: one.placeholder) else { continue }
      change.keep(old, as: path)
    }
    return true
  }

  /// Those of a batch in which the data was reloaded before they were inserted.
  func insertAfterReload(_ suspended: [SuspendedPlaceholder]) {
    for one in suspended {
      endOtherMovement()
      insert(one.placeholder, at: shownPlace(ofInsertionAt: one.next, among: placeholders))
    }
  }

  /// The gap closes; what caused it does not matter any more.
  func abandonGap() {
    removeGap()
    if movement?.isGap == true { endGapMovement() }
  }
}
