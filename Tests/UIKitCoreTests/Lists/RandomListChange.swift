import CollectionEngine
import UIKitTestSupport

/// One batch over sections of names: what is said, and what the list is afterwards.
struct RandomListChange {
  private(set) var after: [[String]] = []
  private(set) var operations: [UpdateOperation] = []
  /// Names whose cells are to be made anew.
  private(set) var reloaded: Set<String> = []
  /// What shows something else from now on, in the same cells; where it was.
  private(set) var reconfigured: [(name: String, path: ItemPath)] = []

  /// - Parameter fresh: makes a name that was never used.
  init(of before: [[String]], random: inout SeededGenerator, fresh: () -> String) {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0...99, using: &random) < percent }
    // Each section's outcome.
    var stays: [Int] = []
    var movers: Set<Int> = []
    var freshSections: Set<Int> = []
    for section in before.indices {
      if chance(8), before.count > 1 {
        operations.append(.deleteSection(section))
      } else if chance(10) {
        movers.insert(section)
      } else {
        stays.append(section)
      }
    }
    var order: [Int?] = stays
    for section in movers.sorted() {
      order.insert(section, at: Int.random(in: 0...order.count, using: &random))
    }
    if chance(15), order.count < 5 {
      order.insert(nil, at: Int.random(in: 0...order.count, using: &random))
    }
    if order.isEmpty { order = [nil] }
    for (new, old) in order.enumerated() {
      guard let old else {
        operations.append(.insertSection(new))
        continue
      }
      if movers.contains(old) { operations.append(.moveSection(old, to: new)) }
    }
    // Each item's outcome. Lists stay around a few screens.
    let total = before.joined().count
    let losing = total > 120 ? 20 : 6
    var content: [[String]] = order.map { _ in [] }
    var moving: [(name: String, from: ItemPath)] = []
    var reloads: [(name: String, path: ItemPath)] = []
    // A reloaded section keeps its number, so nothing may move there.
    let taken = Set(movers.compactMap { mover in order.firstIndex { $0 == mover } })
    for section in stays where chance(6) && !taken.contains(section) {
      freshSections.insert(section)
      operations.append(.reloadSection(section))
    }
    for section in before.indices {
      let target = order.firstIndex { $0 == section }
      for (item, name) in before[section].enumerated() {
        let path = ItemPath(section, item)
        if chance(4) {
          moving.append((name, path))
          continue
        }
        guard let target else { continue }
        if freshSections.contains(section) {
          // Whatever becomes of its items, nobody says it.
          if chance(losing) { continue }
          content[target].append(name)
          reloaded.insert(name)
        } else if chance(losing) {
          operations.append(.deleteItem(path))
        } else {
          content[target].append(name)
          // What stays where it is counted may be reloaded; a moved section's items may not.
          if chance(4), !movers.contains(section) { reloads.append((name, path)) }
        }
      }
    }
    var placed: [(name: String, from: ItemPath?)] = moving.map { ($0.name, $0.from) }
    let gain = total < 20 ? 12 : 5
    for _ in 0..<Int.random(in: 0...gain, using: &random) { placed.append((fresh(), nil)) }
    for (name, _) in placed {
      let section = Int.random(in: 0..<order.count, using: &random)
      content[section].insert(
        name, at: Int.random(in: 0...content[section].count, using: &random))
    }
    var places: [String: ItemPath] = [:]
    for (section, items) in content.enumerated() {
      for (item, name) in items.enumerated() { places[name] = ItemPath(section, item) }
    }
    for (name, from) in placed {
      guard let path = places[name] else { continue }
      if let from {
        operations.append(.moveItem(from, to: path))
      } else if let old = order[path.section], !freshSections.contains(old) {
        operations.append(.insertItem(path))
      }
    }
    // Nothing may move to the path a reload names.
    let targets = Set(moving.compactMap { places[$0.name] })
    for (name, path) in reloads where !targets.contains(path) {
      operations.append(.reloadItem(path))
      reloaded.insert(name)
    }
    after = content
    for section in before.indices where !freshSections.contains(section) {
      for (item, name) in before[section].enumerated()
      where chance(3) && !reloaded.contains(name) {
        reconfigured.append((name, ItemPath(section, item)))
      }
    }
    operations.shuffle(using: &random)
  }
}
