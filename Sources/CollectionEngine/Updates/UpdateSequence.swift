/// Several updates one after the other, seen as one: from the list before the first to the list
/// after the last, and back.
///
/// Programs often insert or delete hundreds of items one by one. Such a step is one comparison here,
/// so that following a screenful of views through a thousand of them takes microseconds.
package struct UpdateSequence: Sendable {
  private enum Step: Sendable {
    case insert(ItemPath)
    case delete(ItemPath)
    case map(UpdateMap)
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

  private var steps: [Step] = []

  package init() {}

  package init(_ map: UpdateMap, _ operations: [UpdateOperation]) { append(map, operations) }

  package var isEmpty: Bool { steps.isEmpty }

  /// Adds an update that follows the others.
  ///
  /// - Parameter operations: what `map` was derived from.
  package mutating func append(_ map: UpdateMap, _ operations: [UpdateOperation]) {
    guard !map.isIdentity else { return }
    if operations.count == 1 {
      switch operations[0] {
      case .insertItem(let path): return steps.append(.insert(path))
      case .deleteItem(let path): return steps.append(.delete(path))
      default: break
      }
    }
    steps.append(.map(map))
  }

  // MARK: Items

  /// - Complexity: O(steps · log changes in a step).
  package func outcome(ofItemBefore old: ItemPath) -> Outcome {
    var path = old
    var isReloaded = false
    for step in steps {
      switch step {
      case .insert(let new):
        if path.section == new.section, path.item >= new.item { path.item += 1 }
      case .delete(let gone):
        guard path.section == gone.section else { continue }
        if path.item == gone.item { return .gone }
        if path.item > gone.item { path.item -= 1 }
      case .map(let map):
        guard let new = map.after(path) else { return .gone }
        if map.isReloaded(before: path) { isReloaded = true }
        path = new
      }
    }
    return isReloaded ? .reloaded(path) : .stays(path)
  }

  /// - Complexity: O(steps · log changes in a step).
  package func origin(ofItemAfter new: ItemPath) -> Origin {
    var path = new
    var isReloaded = false
    for step in steps.reversed() {
      switch step {
      case .insert(let new):
        guard path.section == new.section else { continue }
        if path.item == new.item { return .inserted }
        if path.item > new.item { path.item -= 1 }
      case .delete(let gone):
        if path.section == gone.section, path.item >= gone.item { path.item += 1 }
      case .map(let map):
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
    for case .map(let map) in steps {
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
    for case .map(let map) in steps.reversed() {
      guard map.after.containsSection(section), let old = map.sections.before(section),
        !map.isReloaded(sectionBefore: old)
      else { return nil }
      section = old
    }
    return section
  }
}
