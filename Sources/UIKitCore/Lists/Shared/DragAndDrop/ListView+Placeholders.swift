import Failures
import CollectionEngine

/// Showing items that the data source does not have.
extension ListView where Self: DragDropList {
  // MARK: The gap of something that comes from elsewhere

  /// - Parameter path: counts in the data source.
  func insertGap(at path: IndexPath) {
    guard let source = ItemPath(path) else { return }
    if let gap = placeholders.gap {
      // Where it would be if it were not there yet.
      placeholders.remove(gap)
      let target = shownPlace(ofInsertionAt: source)
      placeholders.insert(gap)
      guard target != gap.path else { return }
      showPlaceholderChange(.moveItem(gap.path, to: target)) { placeholders.move(gap, to: target) }
    } else {
      insertPlaceholder(PlaceholderItem(shownPlace(ofInsertionAt: source)))
    }
  }

  func removeGap() {
    if let gap = placeholders.gap { removePlaceholder(gap) }
  }

  /// Behind placeholders that stand at the same place.
  private func shownPlace(ofInsertionAt source: ItemPath) -> ItemPath {
    let counts = sourceCounts
    guard counts.containsSection(source.section) else { return source }
    let count = counts.itemCount(inSection: source.section)
    return placeholders.shown(ofSource: ItemPath(source.section, min(max(0, source.item), count)))
  }

  private func insertPlaceholder(_ placeholder: PlaceholderItem) {
    guard currentCounts().containsSection(placeholder.path.section) else { return }
    showPlaceholderChange(.insertItem(placeholder.path)) { placeholders.insert(placeholder) }
  }

  private func removePlaceholder(_ placeholder: PlaceholderItem) {
    guard currentCounts().contains(placeholder.path) else {
      return placeholders.remove(placeholder)
    }
    showPlaceholderChange(.deleteItem(placeholder.path)) { placeholders.remove(placeholder) }
  }

  /// The others make room, or close ranks; the data source has not changed.
  private func showPlaceholderChange(_ operation: UpdateOperation, _ apply: () -> Void) {
    if arrangement.hasDeferredChanges { layoutElements() }
    dropPrefetchedCells()
    showOwnChange(operation, apply: apply) { layout, map in
      if case .moveItem(let old, let new) = operation {
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
    let count = placeholders.source(currentCounts()).itemCount(inSection: section)
    guard count > 0 else { return nil }
    let source = placeholders.source(ofShown: ItemPath(section, item))
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
    let outer = request
    request = ElementRequest(attributes: attributes, path: attributes.indexPath)
    let cell = dequeuePlaceholderCell(provider.reuseIdentifier, attributes.indexPath)
    request = outer
    cell.elementState.becomePlaceholder()
    provider.update(cell)
    return cell
  }

  /// Nil while it is out of sight.
  func cell(of placeholder: PlaceholderItem) -> (any ListCellView)? {
    guard placeholders.contains(placeholder) else { return nil }
    if arrangement.hasDeferredChanges { layoutElements() }
    return display.element(category: .cell, kind: nil, IndexPath(placeholder.path))?.view
      as? any ListCellView
  }

  // MARK: Placeholders

  func insert(_ provider: any ListPlaceholder) -> PlaceholderItem? {
    if updates.depth == 0 { abandonGap() }
    guard let source = ItemPath(provider.insertionIndexPath),
      askForCounts().containsSection(source.section)
    else {
      failure(
        "A placeholder must be inserted in a section that exists; found "
          + "\(provider.insertionIndexPath.uikitText). \(noun.viewName): \(self)")
    }
    // With the batch that is being collected it comes when that is shown.
    guard updates.depth == 0 else {
      let placeholder = PlaceholderItem(source, provider)
      updates.suspended.append(
        SuspendedPlaceholder(placeholder: placeholder, next: source, shown: nil))
      return placeholder
    }
    let placeholder = PlaceholderItem(shownPlace(ofInsertionAt: source), provider)
    insertPlaceholder(placeholder)
    return placeholder
  }

  /// The placeholder becomes an item of the data source, and gets its cell from there.
  ///
  /// Inside a batch it is an insertion of that batch.
  func commit(_ placeholder: PlaceholderItem, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard updates.depth == 0 else {
      guard let source = end(placeholder) else { return false }
      dataSourceUpdates(IndexPath(source))
      change([.insertItem(source)])
      return true
    }
    guard placeholders.contains(placeholder) else { return false }
    let shown = placeholder.path
    let source = placeholders.source(ofShown: shown)
    let before = askForCounts()
    dataSourceUpdates(IndexPath(source))
    guard placeholders.contains(placeholder) else { return true }
    let after = askForCounts()
    let batch = UpdateBatch([.insertItem(source)])
    let map: UpdateMap
    do { map = try batch.resolve(before: before, after: after, noun: noun) } catch {
      failure(error.message + "\n\(noun.viewName): \(self)")
    }
    selection.apply(map)
    showPlaceholderChange(.reloadItem(shown)) { placeholders.remove(placeholder, isKept: true) }
    return true
  }

  /// Lets a placeholder go with the batch that is being collected.
  ///
  /// - Returns: where the data source would have it; nil where it is gone already.
  private func end(_ placeholder: PlaceholderItem) -> ItemPath? {
    if let index = updates.suspended.firstIndex(where: { $0.placeholder === placeholder }) {
      return updates.suspended.remove(at: index).next
    }
    guard placeholders.contains(placeholder),
      !updates.endedPlaceholders.contains(where: { $0 === placeholder })
    else { return nil }
    updates.endedPlaceholders.append(placeholder)
    return placeholders.source(ofShown: placeholder.path)
  }

  func remove(_ placeholder: PlaceholderItem) -> Bool {
    guard updates.depth == 0 else { return end(placeholder) != nil }
    guard placeholders.contains(placeholder) else { return false }
    removePlaceholder(placeholder)
    return true
  }

  // MARK: Updates of the data

  /// With the item that came next, or at the end of its section.
  func resumePlaceholders(_ map: UpdateMap, into change: inout ListChange) -> Bool {
    updates.endedPlaceholders = []
    guard !updates.suspended.isEmpty else { return false }
    let suspended = updates.suspended
    updates.suspended = []
    arrangement.epoch += 1
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
      one.placeholder.place(at: shownPlace(ofInsertionAt: place))
      let operations = [UpdateOperation.insertItem(one.placeholder.path)]
      let after = before.changed(by: operations)
      guard let map = try? UpdateBatch(operations).resolve(before: before, after: after, noun: noun)
      else {
        continue
      }
      change.sequence.append(map, operations)
      placeholders.insert(one.placeholder)
      storedLayout?.dataDidChange(map)
      data.keep(after)
    }
    for one in suspended where placeholders.contains(one.placeholder) {
      if let old = one.shown { change.keep(old, as: one.placeholder.path) }
    }
    return true
  }

  /// The gap closes; what caused it does not matter any more.
  func abandonGap() {
    removeGap()
    if movement?.isGap == true { endGapMovement() }
  }
}
