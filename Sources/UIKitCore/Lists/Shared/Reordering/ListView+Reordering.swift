import CollectionEngine

/// Moving an item to another place with a finger: begin, update, end or cancel.
extension ListView {
  func beginMovement(ofItemAt indexPath: IndexPath) -> Bool {
    guard let (path, element) = movableElement(at: indexPath), mayMove(indexPath),
      // The data source may have changed something while it was asked.
      display.byKey[element.key] === element, state.uncommitted.isNone, !state.hasWaitingChange
    else { return false }
    dropPrefetchedCells()
    let movement = InteractiveMovement(element, at: path)
    let scroller = EdgeScroller(self)
    scroller.scrolled = { [unowned self, unowned movement] in contentMoved(under: movement) }
    movement.scroller = scroller
    state.begin(movement)
    placeMovingElement()
    return true
  }

  /// An item on screen that can be moved as far as the list is concerned; nil while changes are
  /// collected, or while something else is shown that the data source does not have.
  private func movableElement(at indexPath: IndexPath) -> (ItemPath, DisplayedElement)? {
    guard state.uncommitted.isNone, !state.isCollecting else { return nil }
    settleViews()
    guard !state.hasWaitingChange, let path = ItemPath(indexPath), currentCounts().contains(path),
      let element = display.element(category: .cell, kind: nil, indexPath)
    else { return nil }
    return (path, element)
  }

  /// - Parameter target: of the item's centre, in content coordinates.
  func moveInteractively(to target: CGPoint) {
    guard let movement, target.x.isFinite, target.y.isFinite else { return }
    let previous = movement.target
    movement.target = target
    movement.offset = contentOffset
    followMovement(from: previous)
    guard self.movement === movement else { return }
    if movement.hasBegunMoving {
      placeMovingElement()
    } else {
      // From its place to the finger.
      movement.hasBegunMoving = true
      if animatesChanges {
        ListAnimation.run(changeAnimation, { placeMovingElement() }, completion: { _ in })
      } else {
        placeMovingElement()
      }
    }
    let origin = storedLayer.bounds.origin
    movement.scroller?.hold(
      at: CGPoint(x: movement.target.x - origin.x, y: movement.target.y - origin.y))
    holdSection(of: movement)
  }

  private func holdSection(of movement: InteractiveMovement) {
    let view = storedLayout?.sectionScroller(of: movement.current)
    if let view, movement.sectionScroller?.scrolls(view) != true {
      movement.sectionScroller?.stop()
      let scroller = EdgeScroller(view)
      scroller.scrolled = { [unowned self, unowned movement] in
        // Another item is under the finger, which rests.
        guard self.movement === movement else { return }
        moveInteractively(to: movement.target)
      }
      movement.sectionScroller = scroller
    }
    guard let view else {
      movement.sectionScroller?.stop()
      movement.sectionScroller = nil
      return
    }
    movement.sectionScroller?.hold(
      at: CGPoint(x: movement.target.x - view.frame.minX, y: movement.target.y - view.frame.minY))
  }

  /// Content moved under the finger, which stays where it is on the screen.
  private func contentMoved(under movement: InteractiveMovement) {
    let old = movement.offset
    movement.offset = contentOffset
    guard self.movement === movement else { return }
    moveInteractively(
      to: CGPoint(
        x: movement.target.x + movement.offset.x - old.x,
        y: movement.target.y + movement.offset.y - old.y))
  }

  /// Asks where the item would land and has the others make way there.
  private func followMovement(from previous: CGPoint) {
    guard let movement, let layout = storedLayout else { return }
    prepareLayoutIfNeeded()
    let old = movement.current
    let proposed = layout.targetIndexPath(
      forInteractivelyMovingItem: IndexPath(old), withPosition: movement.target)
    var target = ItemPath(proposed) ?? old
    if target != old {
      target = agreedTarget(of: movement, proposed: target)
      guard self.movement === movement else { return }
    }
    target = restricted(target, from: old)
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(target)], withTargetPosition: movement.target,
      previousIndexPaths: [IndexPath(old)], previousPosition: previous)
    if target == old {
      layout.invalidateLayout(with: context)
    } else {
      showMovingItem(at: target, context)
    }
  }

  /// The nearest place that exists once the item has left its own.
  func restricted(_ target: ItemPath, from old: ItemPath) -> ItemPath {
    let counts = currentCounts()
    guard counts.containsSection(target.section) else { return old }
    let count = counts.itemCount(inSection: target.section)
    let last = target.section == old.section ? count - 1 : count
    return ItemPath(target.section, min(max(0, target.item), last))
  }

  /// The others make way, as in an update that moves the item.
  func showMovingItem(
    at target: ItemPath, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let movement else { return }
    let old = movement.current
    show(.moveItem(to: target)) { layout, map in
      layout.itemDidMove(from: old, to: target, map)
      layout.invalidateLayout(with: context)
    }
  }

  /// Lets the item go where it is shown, or back where it came from.
  func endMovement(cancelled: Bool) {
    // Inside a batch the data source is between two states; the end of the batch puts it back.
    guard let movement, storedLayout != nil, !state.isCollecting else { return }
    movement.stopScrolling()
    if movement.isGap { dragging?.gapWasClosed() }
    let original = movement.original
    var isCancelled = cancelled
    if !isCancelled, movement.current != original, !tellOfMove(movement) { isCancelled = true }
    // The data source may have reloaded, which ends the movement.
    guard self.movement === movement else { return }
    settle(movement, isCancelled: isCancelled)
  }

  /// The data source has moved the item of a gap: it stays where it is shown.
  func keepMovedItem() {
    guard let movement else { return }
    dragging?.gapWasClosed()
    settle(movement, isCancelled: false)
  }

  private func settle(_ movement: InteractiveMovement, isCancelled: Bool) {
    guard let layout = storedLayout else { return }
    let original = movement.original
    func context(_ path: ItemPath) -> UICollectionViewLayoutInvalidationContext {
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [IndexPath(path)], previousIndexPaths: [IndexPath(original)],
        movementCancelled: isCancelled)
    }
    if isCancelled, movement.current != original { showMovingItem(at: original, context(original)) }
    let final = movement.current
    if final != original { followMove(from: original, to: final) }
    state.abandonUncommitted()
    if movement.isGap { (movement.element.view as? any ListCellView)?.setInGap(false) }
    layout.invalidateLayout(with: context(final))
    run(
      QuietTransition(view: self, scene: SceneBefore(of: self)), gone: [], finalize: {},
      completion: nil)
  }

  /// The data source has the item at its new place now, and so has the selection.
  private func followMove(from original: ItemPath, to final: ItemPath) {
    let after = currentCounts()
    let before = after.changed(by: [.moveItem(final, to: original)])
    let batch = UpdateBatch([.moveItem(original, to: final)])
    guard let map = try? batch.resolve(before: before, after: after, elementName: elementName)
    else { return }
    state.takeSource(map)
  }

  /// Puts the moving item's view where the finger has it.
  func placeMovingElement() {
    guard let movement, let layout = storedLayout else { return }
    if movement.isGap {
      if let place = attributesOfItem(at: IndexPath(movement.current)) {
        UIView.performWithoutAnimation { self.place(movement.element.view, place) }
      }
      return
    }
    let attributes = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(movement.current), withTargetPosition: mirrored(movement.target))
    guard let seen = seen(attributes) else { return }
    let view = movement.element.view
    let order = view.elementState.appliedAttributes?.zIndex
    place(view, seen)
    if order != seen.zIndex { insertInOrder(movement.element) }
  }

  // MARK: The gap of a drag

  /// The item a drag took up leaves its place, and is a gap from now on.
  ///
  /// - Returns: false where it is out of sight.
  func beginGapMovement(ofItemAt indexPath: IndexPath) -> Bool {
    guard let (path, element) = movableElement(at: indexPath) else { return false }
    dropPrefetchedCells()
    state.begin(InteractiveMovement(element, at: path, isGap: true))
    (element.view as? any ListCellView)?.setInGap(true)
    return true
  }

  func moveGap(_ movement: InteractiveMovement, to wanted: ItemPath) {
    guard let layout = storedLayout else { return }
    let old = movement.current
    let target = restricted(wanted, from: old)
    guard target != old else { return }
    let center = attributesOfItem(at: IndexPath(target))?.center ?? movement.target
    let context = layout.invalidationContext(
      forInteractivelyMovingItems: [IndexPath(target)], withTargetPosition: center,
      previousIndexPaths: [IndexPath(old)], previousPosition: movement.target)
    movement.target = center
    showMovingItem(at: target, context)
    placeMovingElement()
  }

  func endGapMovement() { endMovement(cancelled: true) }
}
