import CollectionEngine

/// Batches that are being collected.
struct BatchUpdateState {
  /// Nested batches are committed by the outermost.
  var depth = 0
  var batch = UpdateBatch()
  var before: SectionCounts?
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
}

/// Reloading, inserting, deleting and moving.
extension UICollectionView {
  /// The engine's form of a path that must name an item.
  func required(_ indexPath: IndexPath) -> ItemPath {
    guard let path = ItemPath(indexPath) else {
      preconditionFailure(
        "Invalid index path for use with UICollectionView. Index paths passed to collection view "
          + "must contain exactly two indices specifying the section and item. Please use the "
          + "category on NSIndexPath in NSIndexPath+UIKitAdditions.h if possible.")
    }
    return path
  }

  func reloadEverything() {
    arrangement.epoch += 1
    arrangement.needsReload = true
    arrangement.needsClamp = true
    arrangement.previousOffset = nil
    selection.removeAll()
    updates.batch = UpdateBatch()
    updates.reconfigured = []
    data.forget()
    if updates.depth > 0 { updates.before = nil }
    if !arrangement.isLayingOut { dropReloadedViews() }
    guard let layout = storedLayout else { return }
    let context = layout.makeContext()
    context.invalidatesEverything = true
    context.invalidatesCounts = true
    layout.invalidate(passing: context)
  }

  /// One kind of change; outside a batch it is a batch of its own.
  func change(_ operations: [UpdateOperation]) {
    if updates.depth > 0 {
      updates.batch.append(contentsOf: operations)
      return
    }
    guard !operations.isEmpty else { return }
    // Nothing is known yet, so nothing can be compared: everything is new.
    guard data.counts != nil, !arrangement.needsReload else { return reloadEverything() }
    updates.before = data.counts
    updates.batch.append(contentsOf: operations)
    commitBatch(laysOutNow: operations.contains(where: \.isReload))
  }

  func performBatch(_ block: (() -> Void)?, completion: ((Bool) -> Void)?) {
    if let completion { updates.completions.append(completion) }
    if updates.depth == 0 { updates.before = currentCounts() }
    updates.depth += 1
    block?()
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    commitBatch(laysOutNow: true)
    let completions = updates.completions
    updates.completions = []
    guard !completions.isEmpty else { return }
    // iOS-BEHAVIOUR: never inside the call; false for an update nobody could see.
    let finished = window != nil
    DispatchQueue.main.async { for completion in completions { completion(finished) } }
  }

  /// - Parameter laysOutNow: false for single changes, of which programs often make many in a row:
  ///   they are applied to the data and the layout at once, and views are made for what appears by
  ///   the next layout or the first question about them.
  private func commitBatch(laysOutNow: Bool) {
    let batch = updates.batch
    let reconfigured = updates.reconfigured
    let before = updates.before
    updates.batch = UpdateBatch()
    updates.reconfigured = []
    updates.before = nil
    // A reload inside the block made the batch worthless.
    guard let before, storedLayout != nil else { return }
    let after = askForCounts()
    let map: UpdateMap
    do {
      map = try batch.resolve(before: before, after: after)
    } catch {
      preconditionFailure(
        error.message + (error.namesView ? "\nCollection view: \(self)" : ""))
    }
    data.keep(after)
    if !map.isIdentity {
      arrangement.epoch += 1
      moveViews(by: map)
      selection.apply(map)
      prefetching.forgetRequests()
      dropPrefetchedCells()
    }
    if !batch.isEmpty { updateLayout(batch) }
    for path in reconfigured { reconfigureNow(path, map) }
    if !laysOutNow {
      arrangement.hasDeferredChanges = true
      setNeedsLayout()
    } else if window != nil || !bounds.isEmpty {
      layoutNow()
    }
  }

  /// Gives views their new places in the data, and takes back those whose element is gone.
  private func moveViews(by map: UpdateMap) {
    var kept: [DisplayedElement] = []
    var gone: [DisplayedElement] = []
    var moved: [(element: DisplayedElement, key: ElementKey)] = []
    kept.reserveCapacity(display.byKey.count)
    for element in display.byKey.values {
      guard let key = newKey(of: element, map) else {
        gone.append(element)
        continue
      }
      if key != element.key { moved.append((element, key)) }
      kept.append(element)
    }
    guard !gone.isEmpty || !moved.isEmpty else { return }
    for (element, key) in moved { element.key = key }
    display.replace(with: kept)
    for element in display.sorted(gone) {
      element.view.removeFromSuperview()
      didEndDisplaying(element)
      recycle(element.view)
    }
  }

  private func newKey(of element: DisplayedElement, _ map: UpdateMap) -> ElementKey? {
    var key = element.key
    switch element.attributes.category {
    case .cell:
      let old = ItemPath(key.section, key.item)
      guard !map.isReloaded(before: old), let new = map.after(old) else { return nil }
      return .item(new)
    case .supplementaryView:
      guard map.before.containsSection(key.section),
        !map.isReloaded(sectionBefore: key.section),
        let section = map.sections.after(key.section)
      else { return nil }
      key.section = section
      return key
    case .decorationView: return key
    }
  }

  /// Tells the layout what changed, in UIKit's order: prepare, the updates, where the content is to
  /// be, the end.
  private func updateLayout(_ batch: UpdateBatch) {
    guard let layout = storedLayout else { return }
    let context = layout.makeContext()
    context.invalidatesCounts = true
    let counts = data.counts
    layout.invalidate(passing: context)
    if let counts { data.keep(counts) }
    prepareLayoutIfNeeded()
    layout.prepare(
      forCollectionViewUpdates: batch.inLayoutOrder.map { UICollectionViewUpdateItem($0) })
    var target = layout.targetContentOffset(forProposedContentOffset: contentOffset)
    if let delegate = currentDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    if target != contentOffset { contentOffset = target }
    arrangement.needsClamp = true
    layout.finalizeCollectionViewUpdates()
  }

  /// Lays out now unless a pass is under way, which then goes another round.
  private func layoutNow() {
    if arrangement.isLayingOut {
      arrangement.needsQuery = true
    } else {
      layoutElements()
    }
  }

  // MARK: Reconfiguring

  func reconfigure(_ indexPaths: [IndexPath]) {
    let counts = updates.before ?? currentCounts()
    for indexPath in indexPaths where !counts.contains(required(indexPath)) {
      preconditionFailure(
        "Attempted to reconfigure an item that does not exist: \(indexPath.uikitText). Collection "
          + "view: \(self)")
    }
    if updates.depth > 0 {
      updates.reconfigured += indexPaths
    } else {
      for indexPath in indexPaths { reconfigureCell(at: indexPath) }
    }
  }

  private func reconfigureNow(_ before: IndexPath, _ map: UpdateMap) {
    guard let path = map.after(required(before)) else { return }
    reconfigureCell(at: IndexPath(path))
  }

  private func reconfigureCell(at indexPath: IndexPath) {
    guard let dataSource, let cell = cell(at: indexPath), let attributes = cell.appliedAttributes
    else { return }
    let outer = request
    let current = display.element(category: .cell, kind: nil, indexPath)?.attributes ?? attributes
    request = ElementRequest(attributes: current, existing: cell)
    let returned = dataSource.collectionView(self, cellForItemAt: indexPath)
    request = outer
    guard returned === cell else {
      preconditionFailure(
        "Reconfiguring the item at \(indexPath.uikitText) must return its existing cell; expected "
          + "\(cell), found \(returned). Dequeue it with the same reuse identifier.")
    }
    askForPreferredSize(of: cell, current)
  }
}

extension UpdateOperation {
  fileprivate var isReload: Bool {
    switch self {
    case .reloadItem, .reloadSection: true
    case .deleteItem, .deleteSection, .insertItem, .insertSection, .moveItem, .moveSection: false
    }
  }
}
