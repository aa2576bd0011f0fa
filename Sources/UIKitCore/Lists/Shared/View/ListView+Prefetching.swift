import CollectionEngine

/// Work ahead of scrolling: one cell a frame, and word to the data source.
extension ListView {
  /// After a layout pass: if the user's content moved since the last one, prepares what comes next.
  ///
  /// iOS-BEHAVIOUR: nothing is prepared at first load; while scrolling, one cell beyond the visible
  /// rectangle for each frame, in the direction of the movement. Evidence: collection-15,
  /// collection-16.
  func prefetchAhead() {
    guard let step = prefetching.follow(storedLayer.bounds.origin), isPrefetchingEnabled,
      state.uncommitted.isNone, window != nil
    else { return }
    prefetching.turn(step)
    let ahead = self.ahead(step)
    prepareNextCell(in: ahead, step)
    if hearsOfPrefetching { announce(step) }
  }

  func stopPrefetching() {
    dropPrefetchedCells()
    prefetching.forgetRequests()
  }

  func dropPrefetchedCells() {
    guard !prefetching.isEmpty else { return }
    for cell in prefetching.takeAll() { recycle(cell) }
  }

  /// The half screen that the movement will bring into sight.
  private func ahead(_ step: ListPrefetching.ScrollStep) -> CGRect {
    let b = storedLayer.bounds
    switch step {
    case .down: return CGRect(x: b.minX, y: b.maxY, width: b.width, height: b.height / 2)
    case .up:
      return CGRect(x: b.minX, y: b.minY - b.height / 2, width: b.width, height: b.height / 2)
    case .right: return CGRect(x: b.maxX, y: b.minY, width: b.width / 2, height: b.height)
    case .left:
      return CGRect(x: b.minX - b.width / 2, y: b.minY, width: b.width / 2, height: b.height)
    case .none: return .null
    }
  }

  /// From the tiles the layout was asked about already; no further question for a cell.
  private func prepareNextCell(in ahead: CGRect, _ step: ListPrefetching.ScrollStep) {
    if !prefetching.isEmpty {
      // Cells that the movement has left behind serve others.
      for cell in prefetching.takeCells(outside: ahead.insetBy(dx: -1, dy: -1)) { recycle(cell) }
    }
    var nearest: UICollectionViewLayoutAttributes?
    var distance = CGFloat.infinity
    for attributes in arrangement.attributes where attributes.category == .cell {
      guard attributes.frame.overlaps(ahead), !attributes.isHidden else { continue }
      let far = self.distance(of: attributes.frame, ahead, step)
      guard far < distance, prefetching.cell(at: attributes.indexPath) == nil,
        display.element(category: .cell, kind: nil, attributes.indexPath) == nil,
        ItemPath(attributes.indexPath).flatMap({ state.leaving.element(.item($0)) }) == nil
      else { continue }
      nearest = attributes
      distance = far
    }
    let epoch = state.epoch
    guard let nearest, let cell = requestCell(nearest) else { return }
    // Asked for this one, the data source changed what it is.
    guard state.epoch == epoch, !state.hasReloadedViews, state.uncommitted.isNone else {
      return recycle(cell)
    }
    cell.elementState.show()
    if cell.elementState.appliedAttributes?.isEqual(nearest) != true { place(cell, nearest) }
    prefetching.put(cell, at: nearest.indexPath)
  }

  private func distance(
    of frame: CGRect, _ ahead: CGRect, _ step: ListPrefetching.ScrollStep
  ) -> CGFloat {
    switch step {
    case .down: frame.minY - ahead.minY
    case .up: ahead.maxY - frame.maxY
    case .right: frame.minX - ahead.minX
    case .left: ahead.maxX - frame.maxX
    case .none: 0
    }
  }

  /// Tells the data source which items come, one screen ahead in steps of half a screen, nearest
  /// first; and which of those it was told no longer will.
  private func announce(_ step: ListPrefetching.ScrollStep) {
    guard let layout = storedLayout else { return }
    let b = storedLayer.bounds
    let isVertical = step == .up || step == .down
    let unit = (isVertical ? b.height : b.width) / 2
    guard unit > 0 else { return }
    let start = isVertical ? b.minY : b.minX
    let first = (start / unit).rounded(.down) * unit
    var stretch = b
    switch step {
    case .down: stretch = CGRect(x: b.minX, y: first, width: b.width, height: unit * 5)
    case .up: stretch = CGRect(x: b.minX, y: first - unit * 2, width: b.width, height: unit * 5)
    case .right: stretch = CGRect(x: first, y: b.minY, width: unit * 5, height: b.height)
    case .left: stretch = CGRect(x: first - unit * 2, y: b.minY, width: unit * 5, height: b.height)
    case .none: return
    }
    guard prefetching.announce(stretch) else { return }
    let ahead = self.ahead(step)
    let coming = elements(in: stretch, layout).filter { attributes in
      attributes.category == .cell && !attributes.frame.overlaps(b)
        && distance(of: attributes.frame, ahead, step) >= -1
    }
    let likely = Set(coming.map(\.indexPath))
    let cancelled = prefetching.requested.filter { path in
      !likely.contains(path) && display.element(category: .cell, kind: nil, path) == nil
    }.sorted()
    prefetching.withdraw(cancelled)
    var ranked: [(path: IndexPath, distance: CGFloat)] = []
    for attributes in coming {
      let path = attributes.indexPath
      guard !prefetching.requested.contains(path), prefetching.cell(at: path) == nil else {
        continue
      }
      ranked.append((path, distance(of: attributes.frame, ahead, step)))
    }
    ranked.sort { $0.distance == $1.distance ? $0.path < $1.path : $0.distance < $1.distance }
    let new = ranked.map(\.path)
    prefetching.request(new)
    if !cancelled.isEmpty { tellOfCancelledPrefetching(cancelled) }
    if !new.isEmpty { tellOfPrefetching(new) }
  }
}
