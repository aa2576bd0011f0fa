import CollectionEngine
import Failures

/// Dequeuing and taking back views, whatever their classes.
extension ListView {
  typealias ReuseKey = ReusePool.Key

  /// A view of a kind that nobody uses, or the one that is being configured anew.
  ///
  /// - Parameter make: makes a new one, for a frame.
  func dequeue(
    _ key: ReuseKey, for indexPath: IndexPath,
    _ attributes: UICollectionViewLayoutAttributes?,
    make: (CGRect) -> any ListElementView
  ) -> any ListElementView {
    let view: any ListElementView
    if let recycled = state.pool.take(key) {
      view = recycled
      if let cell = view as? any ListCellView {
        if cell.isHighlighted { cell.show(highlighted: false) }
        if cell.isSelected { cell.show(selected: false) }
      }
      view.prepareForReuse()
      // The next one is not hidden because the last one was.
      if view.elementState.takeHiding(false) || view.isHidden { view.isHidden = false }
      if let attributes, view.elementState.appliedAttributes?.isEqual(attributes) != true {
        place(view, attributes)
      }
    } else {
      view = make(attributes?.plainFrame ?? .zero)
      view.elementState.reuseIdentifier = key.identifier
      view.elementState.reuseKind = key.kind
      ReuseCensus.noteCreation(identifier: key.identifier)
      if let attributes { place(view, attributes) }
    }
    view.elementState.handOver()
    state.noteDequeued(view)
    return view
  }

  /// The view that is being configured anew, if `indexPath` is its item's.
  func existingView(kind: String, at indexPath: IndexPath) -> (any ListElementView)? {
    guard let existing = state.request?.existing, state.request?.path == indexPath,
      existing.elementState.reuseKind == kind
    else { return nil }
    return existing
  }

  func checkedExisting(
    _ view: any ListElementView, identifier: String
  ) -> any ListElementView {
    guard view.reuseIdentifier == identifier else {
      failure(
        "Attempted to dequeue a cell for a different registration or reuse identifier than the "
          + "existing cell when reconfiguring an item, which is not allowed. You must dequeue a "
          + "cell using the same registration or reuse identifier that was used to dequeue the cell "
          + "originally to obtain the existing cell. Dequeued reuse identifier: \(identifier); "
          + "Original reuse identifier: \(view.reuseIdentifier ?? "(null)"); Existing cell: \(view)"
      )
    }
    state.noteDequeued(view)
    return view
  }

  /// Views that were dequeued for a request and not returned serve the next one.
  func takeBack(_ dequeued: [any ListElementView], except returned: UIView?) {
    for view in dequeued
    where view !== returned && view.elementState.use == .dequeued && view.superview == nil {
      recycle(view)
    }
  }

  /// Puts a view that is no longer shown into the pool.
  func recycle(_ view: any ListElementView) {
    view.storedLayer.endAnimationsInside()
    view.elementState.recycle()
    if (view as? UITableViewCell)?.parts.isStatic == true { return }
    guard let identifier = view.reuseIdentifier else { return }
    state.pool.put(view, for: ReuseKey(kind: view.elementState.reuseKind, identifier: identifier))
  }

  /// Puts the views of data that was reloaded back into the pool.
  func dropReloadedViews() {
    guard let old = state.takeReloadedViews() else { return }
    for element in old {
      element.view.removeFromSuperview()
      didEndDisplaying(element)
    }
    // iOS-BEHAVIOUR: an item that is shown again has the view that it had, as programs count on that tell a cell
    // something and reload then. The pool gives what came last. Evidence: update-15.
    for element in old.reversed() { recycle(element.view) }
    dropPrefetchedCells()
  }

  /// The view for an element: prepared ahead, or from the data source.
  func makeView(for attributes: UICollectionViewLayoutAttributes) -> (any ListElementView)? {
    if attributes.category == .cell, let ahead = prefetching.take(attributes.indexPath) {
      return ahead
    }
    return requestView(for: attributes)
  }

  /// The cell of an item that is visible or was prepared off screen.
  func cell(at indexPath: IndexPath) -> (any ListCellView)? {
    settleViews()
    let indexPath = shownPath(indexPath)
    let view =
      display.element(category: .cell, kind: nil, indexPath)?.view
      ?? prefetching.cell(at: indexPath)
    return view as? any ListCellView
  }
}
