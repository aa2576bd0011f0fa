/// Several updates one after the other, seen as one: from the list before the first to the list
/// after the last, and back.
///
/// Programs often insert or delete hundreds of items one by one. Such a change is one comparison of numbers
/// that lie side by side here, so that following a screenful of views through a thousand of them takes
/// microseconds.
package struct UpdateSequence: Sendable {
  /// What followed one another and can be told in one way; it holds no references, so that going through
  /// thousands of them counts none.
  private enum Run: Sendable {
    /// Single items of one section, by their places in `changes`.
    case items(section: Int, Range<Int>)
    /// One of `maps`.
    case map(Int)
  }

  /// What became of an item that was in the list before.
  package enum Outcome: Equatable, Sendable {
    case stays(ItemPath)
    /// It is there, but what stood for it has to be made anew.
    case reloaded(ItemPath)
    case gone
  }

  /// Where an item of the list after comes from.
  package enum Origin: Equatable, Sendable {
    case was(ItemPath)
    case reloaded(ItemPath)
    case inserted
  }

  private var runs: [Run] = []
  /// Where an item was inserted, or the complement (`~`) of the place where one was deleted.
  private var changes: [Int] = []
  private var maps: [UpdateMap] = []

  package init() {}

  package init(_ map: UpdateMap, _ operations: [UpdateOperation]) { append(map, operations) }

  package var isEmpty: Bool { runs.isEmpty }

  /// Adds an update that follows the others.
  ///
  /// - Parameter operations: what `map` was derived from.
  package mutating func append(_ map: UpdateMap, _ operations: [UpdateOperation]) {
    guard !map.isIdentity else { return }
    if operations.count == 1 {
      switch operations[0] {
      case .insertItem(let path): return append(path.item, in: path.section)
      case .deleteItem(let path): return append(~path.item, in: path.section)
      default: break
      }
    }
    runs.append(.map(maps.count))
    maps.append(map)
  }

  private mutating func append(_ change: Int, in section: Int) {
    let place = changes.count
    changes.append(change)
    if case .items(section, let range)? = runs.last {
      runs[runs.count - 1] = .items(section: section, range.lowerBound..<place + 1)
    } else {
      runs.append(.items(section: section, place..<place + 1))
    }
  }

  // MARK: Items

  /// - Complexity: O(changes of single items + other updates · log changes in one).
  package func outcome(ofItemBefore old: ItemPath) -> Outcome {
    var path = old
    var isReloaded = false
    for run in runs {
      switch run {
      case .items(let section, let range):
        guard path.section == section else { continue }
        for change in changes[range] {
          if change >= 0 {
            if path.item >= change { path.item += 1 }
          } else if path.item == ~change {
            return .gone
          } else if path.item > ~change {
            path.item -= 1
          }
        }
      case .map(let index):
        let map = maps[index]
        guard let new = map.after(path) else { return .gone }
        if map.isReloaded(before: path) { isReloaded = true }
        path = new
      }
    }
    return isReloaded ? .reloaded(path) : .stays(path)
  }

  /// - Complexity: O(changes of single items + other updates · log changes in one).
  package func origin(ofItemAfter new: ItemPath) -> Origin {
    var path = new
    var isReloaded = false
    for run in runs.reversed() {
      switch run {
      case .items(let section, let range):
        guard path.section == section else { continue }
        for change in changes[range].reversed() {
          if change < 0 {
            if path.item >= ~change { path.item += 1 }
          } else if path.item == change {
            return .inserted
          } else if path.item > change {
            path.item -= 1
          }
        }
      case .map(let index):
        let map = maps[index]
        guard let old = map.before(path) else { return .inserted }
        if map.isReloaded(before: old) { isReloaded = true }
        path = old
      }
    }
    return isReloaded ? .reloaded(path) : .was(path)
  }

  // MARK: Sections

  /// The number a section has in the end; nil if it was deleted or reloaded on the way, or never was.
  package func section(after old: Int) -> Int? {
    var section = old
    for map in maps {
      guard map.before.containsSection(section), !map.isReloaded(sectionBefore: section),
        let new = map.sections.after(section)
      else { return nil }
      section = new
    }
    return section
  }

  /// The number a section had in the beginning; nil if it is new or was reloaded on the way.
  package func section(before new: Int) -> Int? {
    var section = new
    for map in maps.reversed() {
      guard map.after.containsSection(section), let old = map.sections.before(section),
        !map.isReloaded(sectionBefore: old)
      else { return nil }
      section = old
    }
    return section
  }
}
