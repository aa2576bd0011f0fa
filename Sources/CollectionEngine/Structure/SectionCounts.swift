/// How many items each section has, with the order of all items across sections.
///
/// The whole structure of a list is these counts; there is nothing per item.
package struct SectionCounts: Equatable, Sendable {
  private var tree: PrefixSumTree<Int>

  /// - Precondition: no count is negative.
  /// - Complexity: O(number of sections).
  package init(_ itemCounts: [Int]) {
    assert(itemCounts.allSatisfy { $0 >= 0 }, "A section has a negative number of items.")
    tree = PrefixSumTree(itemCounts)
  }

  /// No sections at all.
  package init() { self.init([]) }

  package var sectionCount: Int { tree.count }

  /// Over all sections.
  package var itemCount: Int { tree.total }

  package var itemCounts: [Int] { tree.values }

  package func itemCount(inSection section: Int) -> Int { tree.values[section] }

  package func contains(_ path: ItemPath) -> Bool {
    path.section >= 0 && path.section < sectionCount && path.item >= 0
      && path.item < tree.values[path.section]
  }

  package func containsSection(_ section: Int) -> Bool { section >= 0 && section < sectionCount }

  /// The number of items before `path` in the whole list.
  ///
  /// - Complexity: O(log number of sections).
  package func globalIndex(of path: ItemPath) -> Int {
    tree.sum(before: path.section) + path.item
  }

  /// The inverse of `globalIndex(of:)`; nil outside `0..<itemCount`.
  ///
  /// - Complexity: O(log number of sections).
  package func path(atGlobalIndex index: Int) -> ItemPath? {
    guard index >= 0, index < itemCount, let (section, start) = tree.entry(containing: index)
    else { return nil }
    return ItemPath(section, index - start)
  }

  /// - Complexity: O(log number of sections).
  package mutating func setItemCount(_ count: Int, inSection section: Int) {
    assert(count >= 0)
    tree.set(count, at: section)
  }

  package static func == (a: SectionCounts, b: SectionCounts) -> Bool {
    a.tree.values == b.tree.values
  }
}
