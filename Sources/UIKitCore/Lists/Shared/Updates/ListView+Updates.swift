import CollectionEngine
import Failures

/// Reloading, inserting, deleting and moving: what is asked for, and how it is checked.
extension ListView {
  /// The engine's form of a path that must name an item.
  func required(_ indexPath: IndexPath) -> ItemPath {
    guard let path = ItemPath(indexPath) else {
      failure(
        "Invalid index path for use with \(elementName.className). Index paths passed to "
          + "\(elementName.viewName.lowercased()) must contain exactly two indices specifying the section "
          + "and \(elementName.rawValue). Please use the category on NSIndexPath in "
          + "NSIndexPath+UIKitAdditions.h if possible.")
    }
    return path
  }

  /// Forgets all numbers, views and selections; the next layout asks for everything anew.
  func reloadEverything() {
    state.reload()
    tellItemFollowers(nil)
    if !state.isLayingOut { dropReloadedViews() }
    guard let layout = storedLayout else { return }
    let context = layout.makeContext()
    context.invalidatesEverything = true
    context.invalidatesCounts = true
    layout.invalidate(passing: context)
  }

  // MARK: Collecting

  /// One kind of change; outside a batch it is a batch of its own. A wrong one ends the program.
  func change(_ operations: [UpdateOperation]) {
    do { try attempt(operations) } catch { raise(error) }
  }

  /// - Parameter completion: its argument is false if something ended the animation early.
  func performBatch(_ block: (() -> Void)?, completion: ((Bool) -> Void)?) {
    do { try attemptBatch(block, completion: completion) } catch { raise(error) }
  }

  /// What UIKit does about a wrong update.
  func raise(_ error: UpdateError) -> Never { failure(text(of: error)) }

  /// All that UIKit says of a wrong update.
  func text(of error: UpdateError) -> String {
    error.message + (error.namesView ? "\n\(elementName.viewName): \(self)" : "")
  }

  /// A change as `change(_:)` makes it, for those who can go on after a mistake: what is wrong
  /// leaves the list as it was, with all that moves on it. The data source then has to be as before,
  /// too.
  func attempt(_ operations: [UpdateOperation]) throws(UpdateError) {
    if let collection = state.phase.collection { return collection.add(operations) }
    guard !operations.isEmpty else { return }
    // Nothing is known yet, so nothing can be compared: everything is new.
    guard state.counts != nil, !state.hasReloadedViews else { return reloadEverything() }
    try commit(
      UpdateCollection(before: sourceCounts, operations),
      mayWait: !operations.contains(where: \.isReload))
  }

  /// A batch under the same terms.
  func attemptBatch(
    _ block: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) throws(UpdateError) {
    openBatch(completion)
    block?()
    try closeBatch()
  }

  /// Collects changes until the `closeBatch()` that belongs to it.
  func openBatch(_ completion: ((Bool) -> Void)? = nil) {
    if !state.isCollecting {
      if reloadsWhereNothingIsKnown, state.counts == nil, display.itemPaths.isEmpty {
        let collection = UpdateCollection.blind()
        collection.complete(completion)
        return state.beginBatch(collection)
      }
      // iOS-BEHAVIOUR: a stale layout is brought up to date first, from the data as it is now.
      // Evidence: update-5.
      if state.hasReloadedViews, showsElements, !state.isLayingOut { layoutElements() }
      let before = sourceCounts
      // The data source may have opened one while it was asked.
      if !state.isCollecting {
        let collection = UpdateCollection(before: before)
        collection.complete(completion)
        return state.beginBatch(collection)
      }
    }
    state.phase.collection?.open()
    state.phase.collection?.complete(completion)
  }

  /// The outermost one shows what was collected.
  ///
  /// - Parameter measuresAnew: whether a batch without changes asks for all sizes again.
  func closeBatch(measuresAnew: Bool = true) throws(UpdateError) {
    if measuresAnew, let collection = state.phase.collection, collection.depth == 1,
      collection.batch.isEmpty
    {
      willCloseEmptyBatch()
    }
    guard let collection = state.endBatch() else { return }
    // iOS-BEHAVIOUR: never inside the call; false for an animated update nobody could see.
    // Evidence: update-7.
    let finishesUnseen = window != nil || !UIView.areAnimationsEnabled
    try commit(collection, mayWait: false) { finished in
      for completion in collection.completions { completion(finished ?? finishesUnseen) }
    }
  }

  // MARK: Committing

  /// Checks what was collected against the data source and takes it over.
  ///
  /// - Parameters:
  ///   - mayWait: true for single changes, of which programs often make many in a row. Where only
  ///     our own flow layout listens, the data and the layout take them over at once, and the views
  ///     follow in the next layout or at the first question about them.
  ///   - completion: hears whether the animation ended by itself; nil if there was none.
  private func commit(
    _ collection: UpdateCollection, mayWait: Bool, completion: ((Bool?) -> Void)? = nil
  ) throws(UpdateError) {
    if collection.isBlind { reloadEverything() }
    // A reload inside the block made the batch worthless.
    guard let before = collection.before, storedLayout != nil else {
      insertAfterReload(collection.suspended)
      return callLater(completion, with: nil)
    }
    // Nothing has changed up to here, and nothing does if this fails.
    let (map, after) = try resolve(collection.batch, before: before)
    let change =
      state.takeWaitingChange()
      ?? ListChange(SceneBefore(of: self), sectionsBefore: before.sectionCount)
    let takenBack = takeBackUncommitted(into: change, collection)
    change.add(map, collection.batch.operations)
    take(map, after)
    let resumes = resumePlaceholders(collection.suspended, map, into: change)
    if mayWait, takenBack == nil, !hasInteractiveChange, requiredLayout.takesChangesLate {
      state.wait(with: change)
      prepareLayout(for: collection.batch, map, tellsLayout: false)
      setNeedsLayout()
    } else {
      show(
        change, collection, map,
        afterViews: { [unowned self] in
          takenBack?()
          if resumes { invalidateCounts() }
        }, completion: completion)
    }
  }

  /// Compares a batch with what the data source has before and after it. Nothing is changed.
  func resolve(
    _ batch: UpdateBatch, before: SectionCounts
  ) throws(UpdateError) -> (map: UpdateMap, after: SectionCounts) {
    let after = askedCounts()
    return (try batch.resolve(before: before, after: after, elementName: elementName), after)
  }

  /// What follows the data without a view: numbers, selection, what was prepared ahead.
  private func take(_ map: UpdateMap, _ after: SectionCounts) {
    let useless = state.take(map, after)
    guard !map.isIdentity else { return }
    tellItemFollowers(map)
    for cell in useless { recycle(cell) }
    storedLayout?.dataDidChange(map)
  }

  /// Tells the layout what changed, in UIKit's order: prepare, the updates, where the content is to
  /// be.
  private func prepareLayout(for batch: UpdateBatch, _ map: UpdateMap, tellsLayout: Bool) {
    guard let layout = storedLayout else { return }
    if !batch.isEmpty { state.keepingCounts { invalidateCounts() } }
    prepareLayoutIfNeeded()
    if tellsLayout {
      layout.prepare(
        forCollectionViewUpdates: batch.inLayoutOrder.map { UICollectionViewUpdateItem($0, map) })
    }
    guard !batch.isEmpty else { return }
    let target = chosenOffset(of: layout, proposed: contentOffset)
    if target != contentOffset { contentOffset = target }
    arrangement.clampLater()
  }

  /// iOS-BEHAVIOUR: the layout chooses after it was prepared, then the delegate. Evidence: update-9.
  func chosenOffset(of layout: UICollectionViewLayout, proposed: CGPoint) -> CGPoint {
    delegateChosenOffset(
      proposed: layout.targetContentOffset(forProposedContentOffset: proposed))
  }

  /// The views follow, now.
  private func show(
    _ change: ListChange, _ collection: UpdateCollection, _ map: UpdateMap,
    afterViews: () -> Void, completion: ((Bool?) -> Void)?
  ) {
    let batch = collection.batch
    // The layout may ask for views by their places after the updates.
    var gone = moveAllViews(by: change)
    let outer = state.show(change)
    state.keepingCounts {
      afterViews()
      endInteractiveChange()
    }
    let layout = requiredLayout
    // An empty batch shows a layout that was invalidated before it.
    let tellsLayout = !batch.isEmpty || arrangement.needsPrepare
    prepareLayout(for: batch, map, tellsLayout: tellsLayout)
    if tellsLayout { change.take(ExtraElements(layout, kinds: display.kinds(of: gone))) }
    if !change.extras.isEmpty { gone += moveViews(by: change) }
    for path in collection.reconfigured { reconfigureNow(path, map) }
    run(
      BatchTransition(view: self, layout: layout, change: change), gone: gone,
      finalize: { [weak self] in
        if tellsLayout { layout.finalizeCollectionViewUpdates() }
        self?.state.settle(backTo: outer)
      }, completion: completion)
  }

  /// Shows single changes that waited for this layout.
  func showWaitingChange() {
    guard let change = state.takeWaitingChange() else { return }
    let gone = moveAllViews(by: change)
    let outer = state.show(change)
    run(
      BatchTransition(view: self, layout: requiredLayout, change: change), gone: gone,
      finalize: { [weak self] in self?.state.settle(backTo: outer) }, completion: nil)
  }

  // MARK: Views

  /// Gives all views, those that are leaving too, their new places in the data.
  ///
  /// - Returns: those whose element is gone or is to be made anew.
  func moveAllViews(by change: ListChange) -> [DisplayedElement] {
    let gone = moveViews(by: change)
    state.leaving.follow { newKey(of: $0, $0.indexPath, $0.attributes, change) }
    return gone
  }

  /// The same for those alone that were there before the change.
  private func moveViews(by change: ListChange) -> [DisplayedElement] {
    guard !change.sequence.isEmpty || !change.extras.isEmpty else { return [] }
    var gone: [DisplayedElement] = []
    var kept: [DisplayedElement] = []
    var moved: [(DisplayedElement, ElementKey)] = []
    let old = Set(change.scene.elements.map { ObjectIdentifier($0.element) })
    // What came after the change began counts in the list after it already.
    kept.reserveCapacity(display.byKey.count)
    for element in display.byKey.values where !old.contains(ObjectIdentifier(element)) {
      kept.append(element)
    }
    for shown in change.scene.elements {
      let element = shown.element
      guard display.byKey[element.key] === element else { continue }
      if let key = newKey(of: element, shown.path, shown.attributes, change) {
        moved.append((element, key))
      } else {
        gone.append(element)
      }
    }
    for (element, key) in moved {
      element.move(to: key)
      kept.append(element)
    }
    display.replace(with: kept)
    return display.sorted(gone)
  }

  private func newKey(
    of element: DisplayedElement, _ path: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes, _ change: ListChange
  ) -> ElementKey? {
    var key = element.key
    guard let old = ItemPath(path) else { return key }
    switch attributes.category {
    case .cell:
      guard case .stays(let new) = change.outcome(ofItemBefore: old) else { return nil }
      return .item(new)
    case .supplementaryView, .decorationView:
      // A layout may number decorations as it likes.
      if attributes.category == .decorationView, old.section >= change.sectionsBefore { return key }
      guard
        let new = change.extras.path(
          after: old, attributes.category, attributes.kind, change.sequence)
      else { return nil }
      (key.section, key.item) = (new.section, new.item)
      return key
    }
  }

  // MARK: Reconfiguring

  func reconfigure(_ indexPaths: [IndexPath]) {
    let collection = state.phase.collection
    let counts = collection?.before ?? sourceCounts
    for indexPath in indexPaths where !counts.contains(required(indexPath)) {
      failure(
        "Attempted to reconfigure a \(elementName.rawValue) that does not exist: \(indexPath.uikitText). "
          + "\(elementName.viewName): \(self)")
    }
    if let collection {
      collection.reconfigure(indexPaths)
    } else {
      for indexPath in indexPaths { reconfigureCell(at: indexPath) }
    }
  }

  private func reconfigureNow(_ before: IndexPath, _ map: UpdateMap) {
    guard let path = map.after(required(before)) else { return }
    reconfigureCell(at: IndexPath(path))
  }

  private func reconfigureCell(at indexPath: IndexPath) {
    // On its way off the screen it may come back as it is.
    guard let cell = cell(at: indexPath) ?? leavingCell(at: indexPath),
      let attributes = cell.elementState.appliedAttributes
    else { return }
    // In an update the view's own attributes are still those of its old place.
    let current = attributesOfItem(at: shownPath(indexPath)) ?? attributes
    let returned = state.requesting(
      ElementRequest(attributes: current, path: indexPath, existing: cell)
    ) { askForCell(at: indexPath) }.answer
    guard returned === cell else {
      failure(
        "Reconfiguring the item at \(indexPath.uikitText) must return its existing cell; expected "
          + "\(cell), found \(returned?.description ?? "nil"). Dequeue it with the same reuse "
          + "identifier.")
    }
    if cell.elementState.use == .inUse { askForPreferredSize(of: cell, current) }
  }

  private func leavingCell(at indexPath: IndexPath) -> (any ListElementView)? {
    guard let path = ItemPath(shownPath(indexPath)) else { return nil }
    return state.leaving.element(.item(path))?.view
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
