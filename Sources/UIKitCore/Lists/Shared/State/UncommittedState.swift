import CollectionEngine

/// What a list shows otherwise than its data source has it.
///
/// One kind of difference at a time, since each counts places in its own way: *source* paths count in the
/// data source, *shown* paths on screen. Layouts and views use shown ones, data source and delegate
/// source ones.
@MainActor
enum UncommittedState {
  /// Both count alike.
  case none
  /// An item is moved by hand, or a drag has made it a gap.
  case movement(InteractiveMovement)
  /// There are a gap or placeholders that the data source does not have; never without any.
  case placeholders(PlaceholderItems)

  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  var movement: InteractiveMovement? {
    if case .movement(let movement) = self { movement } else { nil }
  }

  /// Those there are; empty in the other cases.
  var placeholders: PlaceholderItems {
    if case .placeholders(let items) = self { items } else { PlaceholderItems() }
  }

  // MARK: The two ways to count

  func source(ofShown shown: ItemPath) -> ItemPath {
    switch self {
    case .none: shown
    case .movement(let movement): movement.source(ofShown: shown)
    case .placeholders(let items): items.source(ofShown: shown)
    }
  }

  func shown(ofSource source: ItemPath) -> ItemPath {
    switch self {
    case .none: source
    case .movement(let movement): movement.shown(ofSource: source)
    case .placeholders(let items): items.shown(ofSource: source)
    }
  }

  /// The numbers as they are shown, from those of the data source.
  func shown(_ counts: SectionCounts) -> SectionCounts {
    switch self {
    case .none: counts
    case .movement(let movement): movement.shown(counts)
    case .placeholders(let items): items.shown(counts)
    }
  }

  /// The data source's numbers, from those shown.
  func source(_ counts: SectionCounts) -> SectionCounts {
    if case .none = self { counts } else { counts.changed(by: wayBack) }
  }

  /// What makes the list agree with its data source.
  var wayBack: [UpdateOperation] {
    switch self {
    case .none: []
    case .movement(let movement): movement.wayBack
    case .placeholders(let items): items.leaving
    }
  }

  // MARK: Steps

  /// Gives up what has no place among the data source's numbers, which have changed without a word.
  mutating func restrict(to source: SectionCounts) {
    switch self {
    case .none: break
    case .movement(let movement):
      guard
        !source.contains(movement.original) || !movement.shown(source).contains(movement.current)
      else { return }
      movement.stopScrolling()
      self = .none
    case .placeholders(var items):
      while let lost = items.all.last(where: { !items.shown(source).contains($0.path) }) {
        items.remove(lost.item)
      }
      self = items.isEmpty ? .none : .placeholders(items)
    }
  }

  /// A step as an update of the list as shown; nil where it makes no sense now.
  func operation(_ change: UncommittedChange) -> UpdateOperation? {
    switch change {
    case .moveItem(let path):
      return movement.map { .moveItem($0.current, to: path) }
    case .insert(_, let path):
      return movement == nil ? .insertItem(path) : nil
    case .move(let item, let path):
      return placeholders.path(of: item).map { .moveItem($0, to: path) }
    case .remove(let item): return placeholders.path(of: item).map { .deleteItem($0) }
    case .commit(let item): return placeholders.path(of: item).map { .reloadItem($0) }
    }
  }

  /// - Precondition: `operation(change)` is not nil.
  mutating func apply(_ change: UncommittedChange) {
    var items = placeholders
    switch change {
    case .moveItem(let path):
      movement?.show(at: path)
      return
    case .insert(let item, let path): items.insert(item, at: path)
    case .move(let item, let path): items.move(item, to: path)
    case .remove(let item): items.remove(item)
    case .commit(let item): items.replace(item)
    }
    self = items.isEmpty ? .none : .placeholders(items)
  }
}

/// A step by which a list comes to differ from its data source, or to agree with it again. Paths are
/// those shown.
@MainActor
enum UncommittedChange {
  /// The item that is moved by hand, or the gap it left, goes to another place.
  case moveItem(to: ItemPath)
  case insert(PlaceholderItem, at: ItemPath)
  /// The place counts without the item.
  case move(PlaceholderItem, to: ItemPath)
  case remove(PlaceholderItem)
  /// An item of the data source takes its place.
  case commit(PlaceholderItem)
}

extension ListView {
  /// The data source's path of what is shown at `path`.
  func sourcePath(_ path: IndexPath) -> IndexPath {
    if state.uncommitted.isNone { return path }
    guard let shown = ItemPath(path) else { return path }
    return IndexPath(state.uncommitted.source(ofShown: shown))
  }

  /// Where an item of the data source is shown.
  func shownPath(_ path: IndexPath) -> IndexPath {
    if state.uncommitted.isNone { return path }
    guard let source = ItemPath(path) else { return path }
    return IndexPath(state.uncommitted.shown(ofSource: source))
  }
}
