import CollectionEngine

/// What a diffable data source shows, and how to get from there to another snapshot.
struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  private(set) var sections: [Section] = []
  private(set) var items: [[Item]] = []
  /// Filled by the first question for an item's place.
  private var cachedPaths: [Item: ItemPath]?

  init() {}

  init(_ snapshot: Snapshot) {
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  var snapshot: Snapshot { Snapshot(sections: sections, items: items) }
  var isEmpty: Bool { sections.isEmpty }

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, items.indices.contains(path[0]), items[path[0]].indices.contains(path[1])
    else { return nil }
    return items[path[0]][path[1]]
  }

  func section(at index: Int) -> Section? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// - Complexity: O(items) for the first question after a change, then O(1).
  mutating func path(of item: Item) -> IndexPath? {
    if let cachedPaths { return cachedPaths[item].map { IndexPath($0) } }
    var paths: [Item: ItemPath] = [:]
    for (section, content) in items.enumerated() {
      for index in content.indices { paths[content[index]] = ItemPath(section, index) }
    }
    cachedPaths = paths
    return paths[item].map { IndexPath($0) }
  }

  mutating func move(_ old: IndexPath, to new: IndexPath) {
    let item = items[old[0]].remove(at: old[1])
    items[new[0]].insert(item, at: new[1])
    cachedPaths = nil
  }

  // MARK: Differences

  /// The batch that leads from here to a snapshot, and the places, counted before it, of items whose
  /// cells are to be configured again.
  ///
  /// Sections are compared first, then the items of each that stays. What leaves one section and comes
  /// to another moves. What cannot be said as a reload, since it moves or something moves to its place,
  /// is a deletion and an insertion.
  ///
  /// - Complexity: O(items) on average.
  func changes(
    to next: DiffableState, _ snapshot: Snapshot
  ) -> (operations: [UpdateOperation], reconfigured: [IndexPath]) {
    var difference = Difference(self, next, snapshot)
    difference.compareSections()
    difference.compareItems()
    difference.reload()
    return (difference.operations, difference.reconfigured.map { IndexPath($0) })
  }

  private struct Difference {
    let old: DiffableState
    let new: DiffableState
    let snapshot: Snapshot
    var operations: [UpdateOperation] = []
    var reconfigured: [ItemPath] = []
    /// Sections that stay: old and new number, in old order.
    var pairs: [(old: Int, new: Int)] = []
    /// Sections that are made anew at their place, by old number.
    var reloaded: Set<Int> = []
    var gone: [Int] = []
    var come: [Int] = []
    var moves: [(from: ItemPath, to: ItemPath)] = []

    init(_ old: DiffableState, _ new: DiffableState, _ snapshot: Snapshot) {
      self.old = old
      self.new = new
      self.snapshot = snapshot
    }

    mutating func compareSections() {
      let difference = ListDifference(from: old.sections, to: new.sections)
      let moved = Set(difference.moves.map(\.from))
      let targets = Set(difference.moves.map(\.to))
      gone = difference.deletes
      come = difference.inserts
      let wanted = Set(snapshot.reloadedSectionIdentifiers)
      var numbers: [Section: Int] = [:]
      for (index, section) in new.sections.enumerated() { numbers[section] = index }
      var replaced: Set<Int> = []
      for (index, section) in old.sections.enumerated() {
        guard let target = numbers[section] else { continue }
        guard wanted.contains(section) else {
          pairs.append((index, target))
          continue
        }
        // A reload keeps its number, so nothing else may be there.
        if index == target, !moved.contains(index), !targets.contains(index), gone.isEmpty,
          come.isEmpty
        {
          reloaded.insert(index)
          operations.append(.reloadSection(index))
        } else {
          replaced.insert(index)
          gone.append(index)
          come.append(target)
        }
      }
      for move in difference.moves where !replaced.contains(move.from) {
        operations.append(.moveSection(move.from, to: move.to))
      }
      operations += gone.map { .deleteSection($0) }
      operations += come.map { .insertSection($0) }
    }

    mutating func compareItems() {
      if gone.isEmpty, come.isEmpty, pairs.count == 1, let pair = pairs.first {
        return compareItems(ofOne: pair)
      }
      // Few even in large lists, so that only these are looked up.
      var leaving: [(item: Item, path: ItemPath, isInSection: Bool)] = []
      // Each item is its own answer here: there are programs whose items are not equal to themselves.
      var arriving: [Item: (path: ItemPath, isInSection: Bool)] = [:]
      for section in gone {
        let items = old.items[section]
        for index in items.indices {
          leaving.append((items[index], ItemPath(section, index), false))
        }
      }
      for section in come {
        let items = new.items[section]
        for index in items.indices { arriving[items[index]] = (ItemPath(section, index), false) }
      }
      for pair in pairs {
        let difference = ListDifference(from: old.items[pair.old], to: new.items[pair.new])
        for index in difference.deletes {
          leaving.append((old.items[pair.old][index], ItemPath(pair.old, index), true))
        }
        for index in difference.inserts {
          let item = new.items[pair.new][index]
          arriving[item] = (ItemPath(pair.new, index), true)
        }
        for move in difference.moves {
          moves.append((ItemPath(pair.old, move.from), ItemPath(pair.new, move.to)))
        }
      }
      for (item, path, isInSection) in leaving {
        if let target = arriving.removeValue(forKey: item) {
          moves.append((path, target.path))
        } else if isInSection {
          operations.append(.deleteItem(path))
        }
      }
      for (path, isInSection) in arriving.values where isInSection {
        operations.append(.insertItem(path))
      }
      // Items of one kind in the order of their places, whatever hashing made of it.
      operations.sort { $0.sortKey < $1.sortKey }
    }

    /// Where there is one section, nothing leaves for another one, and what differs is in order already.
    private mutating func compareItems(ofOne pair: (old: Int, new: Int)) {
      let difference = ListDifference(from: old.items[pair.old], to: new.items[pair.new])
      operations += difference.deletes.map { .deleteItem(ItemPath(pair.old, $0)) }
      operations += difference.inserts.map { .insertItem(ItemPath(pair.new, $0)) }
      moves = difference.moves.map { (ItemPath(pair.old, $0.from), ItemPath(pair.new, $0.to)) }
    }

    mutating func reload() {
      let wishes = snapshot.reloadedItemIdentifiers
      let fresh = Set(wishes)
      var sources: [ItemPath: Int] = [:]
      for (index, move) in moves.enumerated() { sources[move.from] = index }
      let targets = Set(moves.map(\.to))
      var dropped: Set<Int> = []
      guard !wishes.isEmpty || !snapshot.reconfiguredItemIdentifiers.isEmpty else {
        operations += moves.map { .moveItem($0.from, to: $0.to) }
        return
      }
      var (before, after) = (old, new)
      func place(_ item: Item, _ state: inout DiffableState) -> ItemPath? {
        state.path(of: item).flatMap { ItemPath($0) }
      }
      let (lost, found) = (Set(gone), Set(come))
      for item in wishes {
        guard let from = place(item, &before), let to = place(item, &after),
          !reloaded.contains(from.section), !reloaded.contains(to.section)
        else { continue }
        let moves = sources[from]
        if moves == nil, !lost.contains(from.section), !targets.contains(from) {
          operations.append(.reloadItem(from))
          continue
        }
        // What comes with its section is new anyway.
        guard moves != nil || !lost.contains(from.section) else { continue }
        if let index = moves { dropped.insert(index) }
        if !lost.contains(from.section) { operations.append(.deleteItem(from)) }
        if !found.contains(to.section) { operations.append(.insertItem(to)) }
      }
      let absent = lost.union(reloaded)
      for item in snapshot.reconfiguredItemIdentifiers where !fresh.contains(item) {
        guard let from = place(item, &before), !absent.contains(from.section) else { continue }
        reconfigured.append(from)
      }
      for (index, move) in moves.enumerated() where !dropped.contains(index) {
        operations.append(.moveItem(move.from, to: move.to))
      }
    }
  }
}

extension UpdateOperation {
  /// Sections first, then items; deletions before insertions, each in the order of places.
  fileprivate var sortKey: (Int, Int, Int) {
    switch self {
    case .deleteSection(let section): (0, section, 0)
    case .insertSection(let section): (1, section, 0)
    case .reloadSection(let section): (2, section, 0)
    case .moveSection(let section, _): (3, section, 0)
    case .deleteItem(let path): (4, path.section, path.item)
    case .insertItem(let path): (5, path.section, path.item)
    case .reloadItem(let path): (6, path.section, path.item)
    case .moveItem(let path, _): (7, path.section, path.item)
    }
  }
}
