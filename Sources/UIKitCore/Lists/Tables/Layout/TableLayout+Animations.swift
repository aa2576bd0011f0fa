import CollectionEngine

/// Which animation the program asked for, for each thing that comes or goes in an update.
struct RowAnimations {
  private var coming: [ItemPath: UITableView.RowAnimation] = [:]
  private var going: [ItemPath: UITableView.RowAnimation] = [:]
  private var comingSections: [Int: UITableView.RowAnimation] = [:]
  private var goingSections: [Int: UITableView.RowAnimation] = [:]
  /// Where several updates are shown as one, places in between mean nothing: the last one's counts.
  private var last = UITableView.RowAnimation.automatic

  mutating func note(_ operation: UpdateOperation, _ animation: UITableView.RowAnimation) {
    last = animation
    switch operation {
    case .insertItem(let path): coming[path] = animation
    case .deleteItem(let path), .reloadItem(let path): going[path] = animation
    case .insertSection(let section): comingSections[section] = animation
    case .deleteSection(let section), .reloadSection(let section):
      goingSections[section] = animation
    case .moveItem, .moveSection: break
    }
  }

  mutating func removeAll() { self = RowAnimations() }

  /// For a row that is new at `path`.
  func start(_ path: ItemPath) -> UITableView.RowAnimation {
    coming[path] ?? comingSections[path.section] ?? last
  }

  /// For a row that was at `path` and goes, or is made anew.
  func end(_ path: ItemPath) -> UITableView.RowAnimation {
    going[path] ?? goingSections[path.section] ?? last
  }

  func start(section: Int) -> UITableView.RowAnimation { comingSections[section] ?? last }
  func end(section: Int) -> UITableView.RowAnimation { goingSections[section] ?? last }
}

/// Where rows come from and go to.
extension TableLayout {
  private var change: ListChange? { table?.state.shownChange }

  func start(ofRowAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let table, let change, let path = ItemPath(indexPath) else { return nil }
    let now = layoutAttributesForItem(at: indexPath)
    switch change.origin(ofItemAfter: path) {
    case .was: return nil
    case .inserted: return now.map { moved($0, table.animations.start(path), comes: true) }
    case .reloaded(let old):
      let animation = table.animations.end(old)
      guard animation != .none else { return nil }
      let shown = change.scene.shown(.cell, nil, at: IndexPath(old))
      return now.map { now in
        moved(now, animation, comes: true).copied {
          if let shown { $0.plainFrame.size = shown.plainFrame.size }
        }
      }
    }
  }

  func end(ofRowAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let table, let change, let path = ItemPath(indexPath) else { return nil }
    let outcome = change.outcome(ofItemBefore: path)
    if case .stays = outcome { return nil }
    let shown = change.scene.shown(.cell, nil, at: indexPath)
    let animation = table.animations.end(path)
    guard case .reloaded(let new) = outcome else {
      return shown.map { moved($0, animation, comes: false) }
    }
    // What takes its place lies in front of it.
    let now = layoutAttributesForItem(at: IndexPath(new))
    return shown?.copied { if let now { $0.plainFrame = now.plainFrame } }
  }

  func start(of kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let table, let change, let path = ItemPath(indexPath),
      change.extras.path(before: path, .supplementaryView, kind, change.sequence) == nil
    else { return nil }
    return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map {
      moved($0, table.animations.start(section: path.section), comes: true)
    }
  }

  func end(of kind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let table, let change, let path = ItemPath(indexPath),
      change.extras.path(after: path, .supplementaryView, kind, change.sequence) == nil
    else { return nil }
    return change.scene.shown(.supplementaryView, kind, at: indexPath).map {
      moved($0, table.animations.end(section: path.section), comes: false)
    }
  }

  /// Where an element is before it comes, or after it went.
  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, _ animation: UITableView.RowAnimation,
    comes: Bool
  ) -> UICollectionViewLayoutAttributes {
    let width = table?.storedLayer.bounds.width ?? 0
    return attributes.copied {
      switch animation {
      case .left: $0.plainFrame.origin.x -= width
      case .right: $0.plainFrame.origin.x += width
      case .top:
        $0.plainFrame.origin.y -= $0.plainFrame.height
        $0.zIndex -= 1
        $0.alpha = 0
      case .bottom:
        $0.plainFrame.origin.y += $0.plainFrame.height
        $0.zIndex -= 1
        $0.alpha = 0
      case .middle:
        $0.plainFrame = $0.plainFrame.insetBy(dx: 0, dy: $0.plainFrame.height / 2)
        $0.alpha = 0
      case .fade, .automatic, .none: $0.alpha = 0
      }
    }
  }
}
