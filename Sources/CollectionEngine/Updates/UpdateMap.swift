/// Where everything goes in a batch: from the list before to the list after, and back.
///
/// Items are never listed. A section keeps the sorted places that lose or gain an item; between
/// them the remaining items keep their order, so the map is a matter of counting.
package struct UpdateMap: Sendable {
  package let sections: SectionMap
  package let before: SectionCounts
  package let after: SectionCounts
  /// Whether the batch changes nothing at all.
  package let isIdentity: Bool

  private let leaving: BySection<Departure>
  private let arriving: BySection<Arrival>
  private let reloadedItems: [ItemPath]
  private let reloadedSections: [Int]

  private struct Departure {
    var item: Int
    var target: ItemPath?
  }

  private struct Arrival {
    var item: Int
    var source: ItemPath?
  }

  init(changes: ResolvedChanges, before: SectionCounts, after: SectionCounts) {
    self.before = before
    self.after = after
    sections = SectionMap(changes: changes, before: before.sectionCount, after: after.sectionCount)
    var leaving: [Int: [Departure]] = [:]
    var arriving: [Int: [Arrival]] = [:]
    for path in changes.deletedItems {
      leaving[path.section, default: []].append(Departure(item: path.item, target: nil))
    }
    for path in changes.insertedItems {
      arriving[path.section, default: []].append(Arrival(item: path.item, source: nil))
    }
    for move in changes.movedItems {
      leaving[move.from.section, default: []].append(
        Departure(item: move.from.item, target: move.to))
      arriving[move.to.section, default: []].append(
        Arrival(item: move.to.item, source: move.from))
    }
    self.leaving = .several(leaving.mapValues { $0.sorted { $0.item < $1.item } })
    self.arriving = .several(arriving.mapValues { $0.sorted { $0.item < $1.item } })
    reloadedItems = changes.reloadedItems
    reloadedSections = changes.reloadedSections
    isIdentity =
      leaving.isEmpty && arriving.isEmpty && reloadedItems.isEmpty && reloadedSections.isEmpty
      && !changes.changesSections
  }

  /// The map of one item that comes or goes; nil for other changes, and where places or counts are wrong.
  ///
  /// - Complexity: O(sections).
  init?(_ operation: UpdateOperation, before: SectionCounts, after: SectionCounts) {
    switch operation {
    case .insertItem(let path):
      guard after.contains(path), after.agrees(with: before, but: path.section, by: 1) else {
        return nil
      }
      leaving = .none
      arriving = .one(path.section, [Arrival(item: path.item, source: nil)])
    case .deleteItem(let path):
      guard before.contains(path), after.agrees(with: before, but: path.section, by: -1) else {
        return nil
      }
      leaving = .one(path.section, [Departure(item: path.item, target: nil)])
      arriving = .none
    case .reloadItem, .moveItem, .deleteSection, .insertSection, .reloadSection, .moveSection:
      return nil
    }
    self.before = before
    self.after = after
    sections = SectionMap(unchanged: before.sectionCount)
    isIdentity = false
    reloadedItems = []
    reloadedSections = []
  }

  /// Where the item that was at `old` before the updates is after them; nil if it was deleted, or
  /// its section was deleted or reloaded and it was not moved out.
  ///
  /// - Complexity: O(log changes in its section).
  package func after(_ old: ItemPath) -> ItemPath? {
    guard before.contains(old) else { return nil }
    let departures = leaving[old.section] ?? []
    let earlier = departures.partitionIndex { $0.item >= old.item }
    if earlier < departures.count, departures[earlier].item == old.item {
      return departures[earlier].target
    }
    guard let section = sections.after(old.section),
      !reloadedSections.sortedContains(old.section)
    else { return nil }
    return ItemPath(section, Self.place(rank: old.item - earlier, among: arriving[section] ?? []))
  }

  /// Where the item that is at `new` after the updates was before them; nil if it is new.
  ///
  /// - Complexity: O(log changes in its section).
  package func before(_ new: ItemPath) -> ItemPath? {
    guard after.contains(new) else { return nil }
    let arrivals = arriving[new.section] ?? []
    let earlier = arrivals.partitionIndex { $0.item >= new.item }
    if earlier < arrivals.count, arrivals[earlier].item == new.item {
      return arrivals[earlier].source
    }
    guard let section = sections.before(new.section), !reloadedSections.sortedContains(section)
    else { return nil }
    let item = Self.place(rank: new.item - earlier, among: leaving[section] ?? [])
    return ItemPath(section, item)
  }

  /// Whether the item that was at `old` keeps its place in the order but needs a fresh cell.
  package func isReloaded(before old: ItemPath) -> Bool { reloadedItems.sortedContains(old) }

  /// Whether the section that was `old` keeps its number but needs everything fresh.
  package func isReloaded(sectionBefore old: Int) -> Bool { reloadedSections.sortedContains(old) }

  /// Takes what was measured of items along to where they are after the updates; what is reloaded
  /// has to be measured again.
  ///
  /// - Parameter measured: by section before the updates.
  /// - Complexity: O(sections + measured + changes).
  package func remap(_ measured: [MeasuredSizes]) -> [MeasuredSizes] {
    var remapped = Array(repeating: MeasuredSizes(), count: after.sectionCount)
    for old in 0..<min(measured.count, before.sectionCount) where !measured[old].isEmpty {
      guard let new = sections.after(old), !reloadedSections.sortedContains(old) else { continue }
      remapped[new] = remap(measured[old], from: old, to: new)
    }
    arriving.forEach { section, arrivals in
      for arrival in arrivals {
        guard let source = arrival.source, source.section < measured.count,
          let size = measured[source.section].size(at: source.item)
        else { continue }
        remapped[section].set(size, at: arrival.item)
      }
    }
    return remapped
  }

  private func remap(_ measured: MeasuredSizes, from old: Int, to new: Int) -> MeasuredSizes {
    let departures = leaving[old] ?? []
    let arrivals = arriving[new] ?? []
    guard !departures.isEmpty || !arrivals.isEmpty || !reloadedItems.isEmpty else {
      return measured
    }
    var items: [Int] = []
    var sizes: [CGSize] = []
    items.reserveCapacity(measured.count)
    sizes.reserveCapacity(measured.count)
    var gone = 0
    var come = 0
    measured.forEach { item, size in
      while gone < departures.count, departures[gone].item < item { gone += 1 }
      if gone < departures.count, departures[gone].item == item { return }
      if !reloadedItems.isEmpty, isReloaded(before: ItemPath(old, item)) { return }
      let rank = item - gone
      while come < arrivals.count, arrivals[come].item - come <= rank { come += 1 }
      items.append(rank + come)
      sizes.append(size)
    }
    return MeasuredSizes(items: items, sizes: sizes)
  }

  private static func place(rank: Int, among arrivals: [Arrival]) -> Int {
    place(rank: rank, count: arrivals.count) { arrivals[$0].item }
  }

  private static func place(rank: Int, among departures: [Departure]) -> Int {
    place(rank: rank, count: departures.count) { departures[$0].item }
  }

  /// The index of the `rank`-th place that is not among the sorted `taken` ones: each taken place
  /// `t` with `t − (taken before it) ≤ rank` pushes it one further.
  fileprivate static func place(rank: Int, count: Int, taken: (Int) -> Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if taken(middle) - middle > rank { high = middle } else { low = middle + 1 }
    }
    return rank + low
  }
}

/// The changes of sections' items; nothing is hashed for those of one section.
private enum BySection<Change: Sendable>: Sendable {
  case none
  case one(Int, [Change])
  case several([Int: [Change]])

  subscript(section: Int) -> [Change]? {
    switch self {
    case .none: nil
    case .one(let only, let changes): only == section ? changes : nil
    case .several(let changes): changes[section]
    }
  }

  func forEach(_ body: (Int, [Change]) -> Void) {
    switch self {
    case .none: break
    case .one(let only, let changes): body(only, changes)
    case .several(let changes): for (section, changes) in changes { body(section, changes) }
    }
  }
}

extension SectionCounts {
  /// Whether all sections have as many items as `other` has, but for one that has `difference` more.
  fileprivate func agrees(with other: SectionCounts, but section: Int, by difference: Int) -> Bool {
    guard sectionCount == other.sectionCount else { return false }
    for index in 0..<sectionCount {
      let expected = other.itemCount(inSection: index) + (index == section ? difference : 0)
      guard itemCount(inSection: index) == expected else { return false }
    }
    return true
  }
}

/// The part of a batch that concerns whole sections.
package struct SectionMap: Sendable {
  /// Nil where no section comes, goes or moves: then every section keeps its number.
  private var newByOld: [Int]?
  private var oldByNew: [Int] = []
  private let beforeCount: Int

  init(changes: ResolvedChanges, before: Int, after: Int) {
    beforeCount = before
    guard changes.changesSections else { return }
    var newByOld = Array(repeating: -1, count: before)
    var oldByNew = Array(repeating: -1, count: after)
    var isTaken = Array(repeating: false, count: after)
    var leaves = Array(repeating: false, count: before)
    for section in changes.insertedSections { isTaken[section] = true }
    for section in changes.deletedSections { leaves[section] = true }
    for move in changes.movedSections {
      leaves[move.from] = true
      isTaken[move.to] = true
      newByOld[move.from] = move.to
      oldByNew[move.to] = move.from
    }
    var new = 0
    for old in 0..<before where !leaves[old] {
      while new < after, isTaken[new] { new += 1 }
      // Too many remain: the counts are wrong, and the check that follows says so.
      guard new < after else { break }
      newByOld[old] = new
      oldByNew[new] = old
      new += 1
    }
    self.newByOld = newByOld
    self.oldByNew = oldByNew
  }

  /// That of a batch without changes of sections.
  init(unchanged count: Int) { beforeCount = count }

  /// The number a section has after the updates; nil if it was deleted.
  package func after(_ old: Int) -> Int? {
    guard let newByOld else { return old < beforeCount ? old : nil }
    return newByOld[old] < 0 ? nil : newByOld[old]
  }

  /// The number a section had before the updates; nil if it is new.
  package func before(_ new: Int) -> Int? {
    guard newByOld != nil else { return new < beforeCount ? new : nil }
    return oldByNew[new] < 0 ? nil : oldByNew[new]
  }
}

extension UpdateBatch {
  /// The changes in the order UIKit hands them to a layout: deletes and reloads descending, then
  /// inserts ascending, then moves.
  package var inLayoutOrder: [UpdateOperation] {
    let changes = ResolvedChanges(operations)
    var result: [UpdateOperation] = []
    result += changes.deletedItems.reversed().map { .deleteItem($0) }
    result += changes.reloadedItems.reversed().map { .reloadItem($0) }
    result += changes.deletedSections.reversed().map { .deleteSection($0) }
    result += changes.reloadedSections.reversed().map { .reloadSection($0) }
    result += changes.insertedSections.map { .insertSection($0) }
    result += changes.insertedItems.map { .insertItem($0) }
    result += changes.movedSections.map { .moveSection($0.from, to: $0.to) }
    result += changes.movedItems.map { .moveItem($0.from, to: $0.to) }
    return result
  }
}
