import CollectionEngine

/// Which items of a list are selected, and which one a touch or the keyboard is at. All of them
/// follow their items through updates. Paths count in the data source.
@MainActor
final class ListSelection {
  private var selected: Set<ItemPath> = []
  /// Under a touch that may select it.
  private(set) var highlighted: ItemPath?
  /// Where the keyboard is.
  private(set) var focused: ItemPath?
  /// Where the keyboard was last, while that exists; a reload does not forget it.
  private(set) var lastFocused: ItemPath?
  /// Where a selection of several began that Shift extends.
  private(set) var anchor: ItemPath?

  var isEmpty: Bool { selected.isEmpty }
  var count: Int { selected.count }

  /// In reading order.
  var paths: [ItemPath] { selected.sorted() }

  func contains(_ path: ItemPath) -> Bool { !selected.isEmpty && selected.contains(path) }

  /// Adds `path` and returns what that replaces where only one may be selected.
  func select(_ path: ItemPath, allowsMultiple: Bool) -> [ItemPath] {
    let replaced = allowsMultiple ? [] : selected.filter { $0 != path }.sorted()
    for old in replaced { selected.remove(old) }
    selected.insert(path)
    return replaced
  }

  func deselect(_ path: ItemPath) { selected.remove(path) }

  /// Deselects everything; where touch and keyboard are stays.
  func deselectAll() { selected.removeAll() }

  /// A touch that may select an item is on it; nil for none.
  func highlight(_ path: ItemPath?) { highlighted = path }

  /// The keyboard is at an item; nil for none.
  func focus(_ path: ItemPath?) {
    focused = path
    if let path { lastFocused = path }
  }

  /// What Shift adds begins at an item.
  func setAnchor(_ path: ItemPath?) { anchor = path }

  /// Forgets what was selected, as when the data is another.
  func removeAll() {
    selected = []
    highlighted = nil
    focused = nil
    anchor = nil
  }

  /// Follows the items through an update; what was deleted or reloaded is no longer selected.
  func apply(_ map: UpdateMap) {
    guard !map.isIdentity else { return }
    if !selected.isEmpty {
      selected = Set(
        selected.compactMap { map.isReloaded(before: $0) ? nil : map.after($0) })
    }
    highlighted = highlighted.flatMap { map.isReloaded(before: $0) ? nil : map.after($0) }
    focused = focused.flatMap(map.after)
    lastFocused = lastFocused.flatMap(map.after)
    anchor = anchor.flatMap(map.after)
  }

  /// Drops what no longer exists.
  func restrict(to counts: SectionCounts) {
    func existing(_ path: ItemPath?) -> ItemPath? {
      path.flatMap { counts.contains($0) ? $0 : nil }
    }
    if !selected.isEmpty { selected = selected.filter(counts.contains) }
    highlighted = existing(highlighted)
    focused = existing(focused)
    lastFocused = existing(lastFocused)
    anchor = existing(anchor)
  }
}
