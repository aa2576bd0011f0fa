import CollectionEngine

/// Which items of a list are selected, and which one a touch or the keyboard is at. All of them
/// follow their items through updates.
struct ListSelection {
  private var selected: Set<ItemPath> = []
  /// Under a touch that may select it.
  var highlighted: ItemPath?
  /// Where the keyboard is.
  var focused: ItemPath?
  /// Where a selection of several began that Shift extends.
  var anchor: ItemPath?

  var isEmpty: Bool { selected.isEmpty }
  var count: Int { selected.count }

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

  /// Deselects everything; where touch and keyboard are stays.
  mutating func deselectAll() { selected.removeAll() }

  /// Forgets everything, as when the data is another.
  mutating func removeAll() { self = ListSelection() }

  /// Follows the items through an update; what was deleted or reloaded is no longer selected.
  mutating func apply(_ map: UpdateMap) {
    guard !map.isIdentity else { return }
    if !selected.isEmpty {
      selected = Set(
        selected.compactMap { map.isReloaded(before: $0) ? nil : map.after($0) })
    }
    highlighted = highlighted.flatMap { map.isReloaded(before: $0) ? nil : map.after($0) }
    focused = focused.flatMap(map.after)
    anchor = anchor.flatMap(map.after)
  }

  /// Drops what no longer exists.
  mutating func restrict(to counts: SectionCounts) {
    func existing(_ path: ItemPath?) -> ItemPath? {
      path.flatMap { counts.contains($0) ? $0 : nil }
    }
    if !selected.isEmpty { selected = selected.filter(counts.contains) }
    highlighted = existing(highlighted)
    focused = existing(focused)
    anchor = existing(anchor)
  }
}
