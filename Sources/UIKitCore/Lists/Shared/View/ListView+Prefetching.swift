import CollectionEngine

/// Cells made before they are visible, and items whose data was asked for ahead.
@MainActor
struct ListPrefetching {
  private var cells: [IndexPath: any ListElementView] = [:]
  private(set) var requested: Set<IndexPath> = []
  /// The stretch whose items were last announced.
  var announced = CGRect.null
  var direction = ScrollStep.none

  enum ScrollStep {
    case none, up, down, left, right
  }

  var isEmpty: Bool { cells.isEmpty }
  var count: Int { cells.count }

  func cell(at path: IndexPath) -> (any ListElementView)? { cells.isEmpty ? nil : cells[path] }

  mutating func put(_ cell: any ListElementView, at path: IndexPath) { cells[path] = cell }

  mutating func take(_ path: IndexPath) -> (any ListElementView)? {
    if !requested.isEmpty { requested.remove(path) }
    return cells.isEmpty ? nil : cells.removeValue(forKey: path)
  }

  mutating func takeAll() -> [any ListElementView] {
    let all = cells.sorted { $0.key < $1.key }.map(\.value)
    cells.removeAll()
    return all
  }

  /// The cells that no longer lie in `rect`.
  mutating func takeCells(outside rect: CGRect) -> [any ListElementView] {
    let useless = cells.filter {
      $0.value.elementState.appliedAttributes?.frame.overlaps(rect) != true
    }
    for path in useless.keys { cells[path] = nil }
    return useless.sorted { $0.key < $1.key }.map(\.value)
  }

  mutating func request(_ paths: [IndexPath]) { requested.formUnion(paths) }

  mutating func forgetRequests() {
    requested.removeAll()
    announced = .null
  }

  /// Follows the items through an update.
  ///
  /// - Returns: the cells of those that are gone or are to be made anew.
  mutating func apply(_ map: UpdateMap) -> [any ListElementView] {
    var useless: [(IndexPath, any ListElementView)] = []
    if !cells.isEmpty {
      var kept: [IndexPath: any ListElementView] = [:]
      for (path, cell) in cells {
        if let new = Self.place(of: path, map) {
          kept[new] = cell
        } else {
          useless.append((path, cell))
        }
      }
      cells = kept
    }
    if !requested.isEmpty { requested = Set(requested.compactMap { Self.place(of: $0, map) }) }
    announced = .null
    return useless.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private static func place(of path: IndexPath, _ map: UpdateMap) -> IndexPath? {
    guard let old = ItemPath(path), !map.isReloaded(before: old), let new = map.after(old) else {
      return nil
    }
    return IndexPath(new)
  }

  mutating func withdraw(_ paths: [IndexPath]) { requested.subtract(paths) }
}

/// Work ahead of scrolling: one cell a frame, and word to the data source.
extension ListView {
  /// After a layout pass: if the user's content moved since the last one, prepares what comes next.
  ///
  /// iOS-BEHAVIOUR: nothing is prepared at first load; while scrolling, one cell beyond the visible
  /// rectangle for each frame, in the direction of the movement.
  func prefetchAhead() {
    let offset = storedLayer.bounds.origin
    let previous = arrangement.previousOffset
    arrangement.previousOffset = offset
    guard isPrefetchingEnabled, movement == nil, placeholders.isEmpty, let previous,
      previous != offset,
      window != nil
    else { return }
    let dx = offset.x - previous.x
    let dy = offset.y - previous.y
    let step: ListPrefetching.ScrollStep =
      abs(dy) >= abs(dx) ? (dy > 0 ? .down : .up) : (dx > 0 ? .right : .left)
    if step != prefetching.direction {
      prefetching.direction = step
      prefetching.announced = .null
    }
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
      guard !attributes.isHidden, attributes.frame.overlaps(ahead) else { continue }
      let far = self.distance(of: attributes.frame, ahead, step)
      guard far < distance, prefetching.cell(at: attributes.indexPath) == nil,
        display.element(category: .cell, kind: nil, attributes.indexPath) == nil,
        ItemPath(attributes.indexPath).flatMap({ transitions.leaving(.item($0)) }) == nil
      else { continue }
      nearest = attributes
      distance = far
    }
    guard let nearest, let cell = requestCell(nearest) else { return }
    guard !arrangement.needsReload else { return recycle(cell) }
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
    guard stretch != prefetching.announced else { return }
    prefetching.announced = stretch
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
