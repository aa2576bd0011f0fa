import Foundation

/// The tree of one section as Objective-C's classes have it: items are anything that can be hashed. Sources
/// in Swift use `NSDiffableDataSourceSectionSnapshot` instead.
public class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  var snapshot = NSDiffableDataSourceSectionSnapshot<AnyIdentifier>()

  /// Without items.
  public override init() { super.init() }

  init(_ snapshot: NSDiffableDataSourceSectionSnapshot<AnyIdentifier>) {
    self.snapshot = snapshot
    super.init()
  }

  /// Another object with the same contents.
  public func copy(with zone: NSZone? = nil) -> Any {
    NSDiffableDataSourceSectionSnapshotReference(snapshot)
  }

  // MARK: Contents

  /// All, also those in closed branches, depth first.
  public var items: [Any] { snapshot.items.values }
  /// The items that lie in no other, in their order.
  public var rootItems: [Any] { snapshot.rootItems.values }
  /// The items whose ancestors are all expanded, which a list shows.
  public var visibleItems: [Any] { snapshot.visibleItems.values }
  /// Returns the items whose children are shown.
  public func expandedItems() -> [Any] {
    snapshot.items.filter { snapshot.isExpanded($0) }.values
  }
  /// Returns whether the item is anywhere in the tree, be it visible or not.
  public func containsItem(_ item: Any) -> Bool { snapshot.contains(AnyIdentifier(item)) }
  /// Returns the place of an item among all items; `NSNotFound` where it is not in the snapshot.
  public func index(ofItem item: Any) -> Int {
    snapshot.index(of: AnyIdentifier(item)) ?? NSNotFound
  }
  /// Returns how many items an item lies in; zero for roots.
  public func level(ofItem item: Any) -> Int { snapshot.level(of: AnyIdentifier(item)) }
  /// Returns whether an item's children are shown.
  public func isExpanded(_ item: Any) -> Bool { snapshot.isExpanded(AnyIdentifier(item)) }
  /// Returns whether all items that an item lies in are expanded.
  public func isVisible(_ item: Any) -> Bool { snapshot.isVisible(AnyIdentifier(item)) }
  /// Returns the item that an item lies in; nil for roots.
  public func parent(ofChildItem childItem: Any) -> Any? {
    snapshot.parent(of: AnyIdentifier(childItem))?.value
  }
  /// Returns what lies in an item, as a snapshot of its own.
  public func ofParentItem(
    _ parentItem: Any
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// Returns what lies in an item, as a snapshot of its own, with it as the only root or without.
  public func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      snapshot.snapshot(of: AnyIdentifier(parentItem), includingParent: includingParentItem))
  }
  /// Returns a line for each item, indented by its level, for debugging.
  public func visualDescription() -> String { snapshot.visualDescription() }

  // MARK: Changes

  /// Adds items as roots, behind the last one.
  public func appendItems(_ items: [Any]) { snapshot.append([AnyIdentifier](items)) }
  /// Adds items behind the last child of a parent; nil adds roots.
  public func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    snapshot.append([AnyIdentifier](items), to: parentItem.map { AnyIdentifier($0) })
  }
  /// Inserts items before an item and in the same parent.
  public func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    snapshot.insert([AnyIdentifier](items), before: AnyIdentifier(beforeIdentifier))
  }
  /// Inserts items after an item and in the same parent.
  public func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    snapshot.insert([AnyIdentifier](items), after: AnyIdentifier(afterIdentifier))
  }
  /// Inserts the roots of another tree, with all that lies in them, before an item.
  public func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any
  ) {
    self.snapshot.insert(snapshot.snapshot, before: AnyIdentifier(item))
  }
  /// Inserts another tree after an item.
  ///
  /// - Returns: the last root that was inserted; the item itself where there was none.
  @discardableResult
  public func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any
  ) -> Any {
    self.snapshot.insert(snapshot.snapshot, after: AnyIdentifier(item))
    return snapshot.snapshot.rootItems.last?.value ?? item
  }
  /// Replaces all that lies in an item by another tree.
  public func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) {
    self.snapshot.replace(childrenOf: AnyIdentifier(parentItem), using: snapshot.snapshot)
  }
  /// Removes items with all that lies in them.
  public func deleteItems(_ items: [Any]) { snapshot.delete([AnyIdentifier](items)) }
  /// Removes all items, and forgets what was expanded.
  public func deleteAllItems() { snapshot.deleteAll() }
  /// Shows the children of items.
  public func expandItems(_ items: [Any]) { snapshot.expand([AnyIdentifier](items)) }
  /// Hides what lies in items.
  public func collapseItems(_ items: [Any]) { snapshot.collapse([AnyIdentifier](items)) }
}
