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
      showPhantomChange(.moveItem(gap.path, to: target)) { phantoms.move(gap, to: target) }
    } else {
      insertPhantom(PhantomItem(shownPlace(ofInsertionAt: source)))
    }
  }

  func closePhantomGap() {
    if let gap = phantoms.gap { removePhantom(gap) }
  }

  /// Behind placeholders that stand at the same place.
  private func shownPlace(ofInsertionAt source: ItemPath) -> ItemPath {
    let counts = sourceCounts
    guard counts.containsSection(source.section) else { return source }
    let count = counts.itemCount(inSection: source.section)
    return phantoms.shown(ofSource: ItemPath(source.section, min(max(0, source.item), count)))
  }

  private func insertPhantom(_ phantom: PhantomItem) {
    guard currentCounts().containsSection(phantom.path.section) else { return }
    showPhantomChange(.insertItem(phantom.path)) { phantoms.insert(phantom) }
  }

  private func removePhantom(_ phantom: PhantomItem) {
    guard currentCounts().contains(phantom.path) else { return phantoms.remove(phantom) }
    showPhantomChange(.deleteItem(phantom.path)) { phantoms.remove(phantom) }
  }

  /// The others make room, or close ranks; the data source has not changed.
  private func showPhantomChange(_ operation: UpdateOperation, _ apply: () -> Void) {
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
    if updates.depth == 0 { abandonGap() }
    guard let source = ItemPath(placeholder.insertionIndexPath),
      askForCounts().containsSection(source.section)
    else {
      preconditionFailure(
        "A placeholder must be inserted in a section that exists; found "
          + "\(placeholder.insertionIndexPath.uikitText). \(noun.viewName): \(self)")
    }
    // With the batch that is being collected it comes when that is shown.
    guard updates.depth == 0 else {
      let phantom = PhantomItem(source, placeholder)
      updates.suspended.append(
        SuspendedPhantom(phantom: phantom, next: source, shown: nil))
      return phantom
    }
    let phantom = PhantomItem(shownPlace(ofInsertionAt: source), placeholder)
    insertPhantom(phantom)
    return phantom
  }

  /// The phantom becomes an item of the data source, and gets its cell from there.
  ///
  /// Inside a batch it is an insertion of that batch.
  func commit(_ phantom: PhantomItem, _ dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    guard updates.depth == 0 else {
      guard let source = end(phantom) else { return false }
      dataSourceUpdates(IndexPath(source))
      change([.insertItem(source)])
      return true
    }
    guard phantoms.contains(phantom) else { return false }
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
    showPhantomChange(.reloadItem(shown)) { phantoms.remove(phantom, isKept: true) }
    return true
  }

  /// Lets a placeholder go with the batch that is being collected.
  ///
  /// - Returns: where the data source would have it; nil where it is gone already.
  private func end(_ phantom: PhantomItem) -> ItemPath? {
    if let index = updates.suspended.firstIndex(where: { $0.phantom === phantom }) {
      return updates.suspended.remove(at: index).next
    }
    guard phantoms.contains(phantom), !updates.overPhantoms.contains(where: { $0 === phantom })
    else { return nil }
    updates.overPhantoms.append(phantom)
    return phantoms.source(ofShown: phantom.path)
  }

  func remove(_ phantom: PhantomItem) -> Bool {
    guard updates.depth == 0 else { return end(phantom) != nil }
    guard phantoms.contains(phantom) else { return false }
    removePhantom(phantom)
    return true
  }

  // MARK: Updates of the data

  /// With the item that came next, or at the end of its section.
  func resumePhantoms(_ map: UpdateMap, into change: inout ListChange) -> Bool {
    updates.overPhantoms = []
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
      one.phantom.place(at: shownPlace(ofInsertionAt: place))
      let operations = [UpdateOperation.insertItem(one.phantom.path)]
      let after = before.changed(by: operations)
      guard let map = try? UpdateBatch(operations).resolve(before: before, after: after, noun: noun)
      else {
        continue
      }
      change.sequence.append(map, operations)
      phantoms.insert(one.phantom)
      storedLayout?.dataDidChange(map)
      data.keep(after)
    }
    for one in suspended where phantoms.contains(one.phantom) {
      if let old = one.shown { change.keep(old, as: one.phantom.path) }
    }
    return true
  }

  /// The gap closes; what caused it does not matter any more.
  func abandonGap() {
    closePhantomGap()
    if movement?.isGap == true { endGapMovement() }
  }
}
