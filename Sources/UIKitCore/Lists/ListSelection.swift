import CollectionEngine

/// Which items of a list are selected, and the single one that a next selection replaces.
struct ListSelection {
  private var selected: Set<ItemPath> = []

  var isEmpty: Bool { selected.isEmpty }

  /// In reading order.
  var paths: [ItemPath] { selected.sorted() }

  func contains(_ path: ItemPath) -> Bool { !selected.isEmpty && selected.contains(path) }

  /// Adds `path` and returns what that replaces where only one may be selected.
  mutating func select(_ path: ItemPath, allowsMultiple: Bool) -> [ItemPath] {
    let replaced = allowsMultiple ? [] : selected.filter { $0 != path }.sorted()
    for old in replaced { selected.remove(old) }
    selected.insert(path)
    return replaced
  }

  mutating func deselect(_ path: ItemPath) { selected.remove(path) }

  mutating func removeAll() { selected.removeAll() }

  /// Follows the items through an update; what was deleted or reloaded is no longer selected.
  mutating func apply(_ map: UpdateMap) {
    guard !selected.isEmpty, !map.isIdentity else { return }
    selected = Set(
      selected.compactMap { map.isReloaded(before: $0) ? nil : map.after($0) })
  }

  /// Drops what no longer exists.
  mutating func restrict(to counts: SectionCounts) {
    guard !selected.isEmpty else { return }
    selected = selected.filter(counts.contains)
  }
}
