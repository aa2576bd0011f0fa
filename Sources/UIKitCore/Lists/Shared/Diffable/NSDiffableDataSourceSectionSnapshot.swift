import Failures

/// The items of one section as a tree, whose branches are open or closed, as a value.
///
/// Every identifier is there once. What a method names has to be in the snapshot already, or the
/// program ends. Items begin closed.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  /// The items that lie in no other, in their order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Makes a tree without items.
  public init() {}
  /// Makes a copy of a tree, with what is expanded in it.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: What there is

  /// All of them, each before its children. O(items).
  public var items: [ItemIdentifierType] { listed { _ in true } }
  /// The items whose ancestors are all expanded, which a list shows. O(items).
  public var visibleItems: [ItemIdentifierType] { listed { expanded.contains($0) } }
  /// The items whose children are shown.
  ///
  /// - Complexity: O(items).
  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  /// Returns whether the item is anywhere in the tree, be it visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns whether the item's children are shown wherever it is shown itself; false for items
  /// that are not in the tree.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all items that an item lies in are expanded; false where it is not in the
  /// tree.
  ///
  /// - Complexity: O(depth).
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard known.contains(item) else { return false }
    var next = parents[item]
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent]
    }
    return true
  }
  /// Returns the place of an item among all items; nil where it is not in the tree.
  ///
  /// - Complexity: O(items).
  public func index(of item: ItemIdentifierType) -> Int? {
    known.contains(item) ? items.firstIndex(of: item) : nil
  }
  /// Returns how many items an item lies in: 0 for a root. O(depth).
  public func level(of item: ItemIdentifierType) -> Int {
    requireContained(item)
    var level = 0
    var next = parents[item]
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }
  /// Returns the item that an item lies in; nil for roots and for items that are not in the tree.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns what lies in an item, as a snapshot of its own, with what is expanded there. O(items).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    requireContained(parent)
    var part = Self()
    part.rootItems = includingParent ? [parent] : children[parent] ?? []
    var waiting = part.rootItems
    while let item = waiting.popLast() {
      part.known.insert(item)
      if expanded.contains(item) { part.expanded.insert(item) }
      guard let own = children[item] else { continue }
      part.children[item] = own
      for child in own { part.parents[child] = item }
      waiting += own
    }
    return part
  }

  /// Returns a line for each item, indented by its level, for debugging.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item]?.isEmpty ?? true ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  /// Depth first; below an item only where `opens` says so. No recursion, however deep the tree is.
  private func listed(_ opens: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(rootItems.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if opens(item), let own = children[item] { waiting += own.reversed() }
    }
    return found
  }

  private func requireContained(_ item: ItemIdentifierType) {
    require(
      known.contains(item),
      "NSInternalInconsistencyException: The section snapshot has no item \(item); add it first.")
  }

  // MARK: Adding

  /// Adds items behind the last child of an item.
  ///
  /// - Parameter parent: nil for roots.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent { requireContained(parent) }
    add(items)
    put(items, in: parent, at: siblings(in: parent).count)
  }

  /// Inserts items, in this order, before an item and in the same parent. An item that is not in
  /// the tree, or one that is inserted twice, stops the program.
  ///
  /// - Complexity: O(siblings + items).
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    add(items)
    put(items, in: parent, at: index)
  }

  /// Inserts items, in this order, after an item and in the same parent. An item that is not in the
  /// tree, or one that is inserted twice, stops the program.
  ///
  /// - Complexity: O(siblings + items).
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let (parent, index) = place(of: item)
    add(items)
    put(items, in: parent, at: index + 1)
  }

  /// Inserts the roots of another tree, with all that lies in them, before an item and in the same
  /// parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item)
    take(snapshot)
    put(snapshot.rootItems, in: parent, at: index)
  }

  /// Inserts the roots of another tree, with all that lies in them, after an item and in the same
  /// parent.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    let (parent, index) = place(of: item)
    take(snapshot)
    put(snapshot.rootItems, in: parent, at: index + 1)
  }

  /// Replaces all that lies in an item by another tree. Whether the item is expanded stays as it
  /// is.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    requireContained(parent)
    delete(children[parent] ?? [])
    take(snapshot)
    put(snapshot.rootItems, in: parent, at: 0)
  }

  private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { children[$0] ?? [] } ?? rootItems
  }

  private func place(of item: ItemIdentifierType) -> (ItemIdentifierType?, Int) {
    requireContained(item)
    let parent = parents[item]
    return (parent, siblings(in: parent).firstIndex(of: item) ?? 0)
  }

  /// iOS-BEHAVIOUR: what is there twice ends the program. Evidence: diffable-3.
  private mutating func add(_ items: [ItemIdentifierType]) {
    for item in items where !known.insert(item).inserted {
      failure(
        "NSInternalInconsistencyException: Identifiers in a section snapshot must be unique. "
          + "Duplicate item identifiers: {(\n    \(item)\n)}")
    }
  }

  /// All but the places of its roots.
  private mutating func take(_ snapshot: Self) {
    add(snapshot.items)
    children.merge(snapshot.children) { $1 }
    parents.merge(snapshot.parents) { $1 }
    expanded.formUnion(snapshot.expanded)
  }

  private mutating func put(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    guard let parent else { return rootItems.insert(contentsOf: items, at: index) }
    children[parent, default: []].insert(contentsOf: items, at: index)
    for item in items { parents[item] = parent }
  }

  // MARK: Taking away

  /// With all that lies in them; what is not there is left alone.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items.filter { known.contains($0) })
    guard !gone.isEmpty else { return }
    var holders: Set<ItemIdentifierType> = []
    for item in gone { if let parent = parents[item] { holders.insert(parent) } }
    if gone.contains(where: { parents[$0] == nil }) { rootItems.removeAll { gone.contains($0) } }
    for holder in holders { children[holder]?.removeAll { gone.contains($0) } }
    var waiting = Array(gone)
    while let item = waiting.popLast() {
      guard known.remove(item) != nil else { continue }
      expanded.remove(item)
      parents[item] = nil
      waiting += children.removeValue(forKey: item) ?? []
    }
  }

  /// Removes all items, and forgets what was expanded.
  public mutating func deleteAll() { self = Self() }

  // MARK: Opening

  /// Shows the children of items in a list that the tree is applied to. Items that are not in the
  /// tree stop the program.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items {
      requireContained(item)
      expanded.insert(item)
    }
  }

  /// Hides what lies in items in a list that the tree is applied to. Items that are not in the tree
  /// stop the program.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items {
      requireContained(item)
      expanded.remove(item)
    }
  }
}
