/// An item of one section's tree that is moved to another place of what is seen.
///
/// Decided: it lies beside the item that follows it there, else beside the one before it, and takes what
/// lies in it along.
struct SectionTreeMove<Item: Hashable & Sendable> {
  typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

  private let item: Item
  /// What is seen of the section it comes to, with the item at its new place.
  private let shown: [Item]
  private let index: Int

  init(_ item: Item, _ shown: [Item], at index: Int) {
    self.item = item
    self.shown = shown
    self.index = index
  }

  /// - Parameters:
  ///   - trees: of the section it leaves and the one it comes to.
  ///   - isWithinOne: both are the same section.
  func apply(_ trees: inout [Tree], isWithinOne: Bool) {
    guard trees[0].contains(item) else { return }
    let branch = trees[0].snapshot(of: item, includingParent: true)
    let inside = Set(branch.items)
    trees[0].delete([item])
    if isWithinOne { trees[1] = trees[0] }
    insert(branch, inside, into: &trees[1])
    if isWithinOne { trees[0] = trees[1] }
  }

  private func insert(_ branch: Tree, _ inside: Set<Item>, into tree: inout Tree) {
    let known = tree
    if let next = shown[(index + 1)...].first(where: { !inside.contains($0) }), known.contains(next)
    {
      tree.insert(branch, before: next)
    } else if let last = shown[..<index].last(where: { !inside.contains($0) }), known.contains(last)
    {
      tree.insert(branch, after: last)
    } else {
      var whole = branch
      if let first = known.rootItems.first {
        whole = known
        whole.insert(branch, before: first)
      }
      tree = whole
    }
  }
}
