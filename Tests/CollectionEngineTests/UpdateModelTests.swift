import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

/// Batches against arrays of identifiers to which the same changes are applied by hand.
final class UpdateModelTests: XCTestCase {
  func test_randomBatches_sendEveryItemWhereItIsInPlainArrays() throws {
    var updates = 0
    for seed in 0..<30_000 {
      var random = SeededGenerator(seed: seed)
      let plain = PlainBatch(random: &random)
      let batch = UpdateBatch(plain.operations.shuffled(using: &random))
      updates += plain.operations.count
      let before = SectionCounts(plain.before.map(\.count))
      let after = SectionCounts(plain.after.map(\.count))
      let map: UpdateMap
      do { map = try batch.resolve(before: before, after: after) } catch {
        return XCTFail("seed \(seed): \(error.message)")
      }
      check(map, plain, seed: seed)
    }
    XCTAssertGreaterThan(updates, 200_000)
  }

  func test_randomWrongBatches_areRefusedOrConsistent() {
    var refused = 0
    var accepted = 0
    for seed in 0..<40_000 {
      var random = SeededGenerator(seed: 1_000_000 + seed)
      let before = SectionCounts((0..<random.int(0...4)).map { _ in random.int(0...5) })
      let after = SectionCounts((0..<random.int(0...4)).map { _ in random.int(0...5) })
      let operations = (0..<random.int(0...5)).map { _ in wild(&random) }
      let copies = (before, after)
      do {
        let map = try UpdateBatch(operations).resolve(before: before, after: after)
        accepted += 1
        checkInverse(map, before, after, seed: seed)
      } catch {
        XCTAssertFalse(error.message.isEmpty)
        refused += 1
      }
      XCTAssertEqual(before, copies.0)
      XCTAssertEqual(after, copies.1)
    }
    XCTAssertGreaterThan(refused, 30_000)
    XCTAssertGreaterThan(accepted, 100)
  }

  private func wild(_ random: inout SeededGenerator) -> UpdateOperation {
    let section = random.int(-1...5)
    let path = ItemPath(random.int(-1...5), random.int(-1...6))
    switch random.int(0...7) {
    case 0: return .deleteSection(section)
    case 1: return .insertSection(section)
    case 2: return .reloadSection(section)
    case 3: return .moveSection(section, to: random.int(-1...5))
    case 4: return .deleteItem(path)
    case 5: return .insertItem(path)
    case 6: return .reloadItem(path)
    default: return .moveItem(path, to: ItemPath(random.int(-1...5), random.int(-1...6)))
    }
  }

  private func checkInverse(
    _ map: UpdateMap, _ before: SectionCounts, _ after: SectionCounts, seed: Int
  ) {
    for section in 0..<before.sectionCount {
      for item in 0..<before.itemCount(inSection: section) {
        let old = ItemPath(section, item)
        guard let new = map.after(old), after.contains(new) else { continue }
        XCTAssertEqual(map.before(new), old, "seed \(seed)")
      }
    }
  }

  private func check(_ map: UpdateMap, _ plain: PlainBatch, seed: Int) {
    var places: [Int: ItemPath] = [:]
    for (section, content) in plain.after.enumerated() {
      for (item, id) in content.enumerated() { places[id] = ItemPath(section, item) }
    }
    for (section, content) in plain.before.enumerated() {
      for (item, id) in content.enumerated() {
        let old = ItemPath(section, item)
        XCTAssertEqual(map.after(old), places[id], "seed \(seed), item \(id) at \(old)")
        if let new = places[id] { XCTAssertEqual(map.before(new), old, "seed \(seed)") }
      }
    }
    let known = Set(plain.before.joined())
    for (id, place) in places where !known.contains(id) {
      XCTAssertNil(map.before(place), "seed \(seed), new item \(id)")
    }
  }
}

/// Sections of identifiers before and after a random set of compatible changes.
struct PlainBatch {
  var before: [[Int]] = []
  var after: [[Int]] = []
  var operations: [UpdateOperation] = []

  init(random: inout SeededGenerator) {
    var nextID = 0
    func fresh() -> Int {
      nextID += 1
      return nextID
    }
    before = (0..<random.int(0...6)).map { _ in (0..<random.int(0...8)).map { _ in fresh() } }
    // Each section's outcome.
    var stays: [Int] = []
    var movers: [Int] = []
    for section in before.indices {
      if random.chance(15) {
        operations.append(.deleteSection(section))
      } else if random.chance(15) {
        movers.append(section)
      } else {
        stays.append(section)
      }
    }
    // The new order: insertions and moved sections put anywhere among those that stay.
    var order: [Int?] = stays.map { $0 }
    for section in movers { order.insert(section, at: random.int(0...order.count)) }
    for _ in 0..<random.int(0...2) { order.insert(nil, at: random.int(0...order.count)) }
    for (new, old) in order.enumerated() {
      guard let old else {
        operations.append(.insertSection(new))
        continue
      }
      if movers.contains(old) { operations.append(.moveSection(old, to: new)) }
    }
    // Each item's outcome.
    var content: [[Int]] = order.map { _ in [] }
    var movingItems: [(id: Int, from: ItemPath)] = []
    for section in before.indices {
      let target = order.firstIndex { $0 == section }
      for (item, id) in before[section].enumerated() {
        let path = ItemPath(section, item)
        if random.chance(10) {
          movingItems.append((id, path))
        } else if let target {
          if random.chance(15) {
            operations.append(.deleteItem(path))
          } else {
            content[target].append(id)
          }
        }
      }
    }
    if order.isEmpty { movingItems = movingItems.filter { _ in false } }
    var placed: [(id: Int, from: ItemPath?, section: Int)] = movingItems.map {
      ($0.id, $0.from, 0)
    }
    if !order.isEmpty {
      for _ in 0..<random.int(0...8) { placed.append((fresh(), nil, 0)) }
    }
    for index in placed.indices {
      let section = random.int(0...(order.count - 1))
      placed[index].section = section
      content[section].insert(placed[index].id, at: random.int(0...content[section].count))
    }
    // What moved out of nowhere to go was deleted with its section or has to be said.
    if order.isEmpty { content = [] }
    for (id, from, section) in placed {
      let path = ItemPath(section, content[section].firstIndex(of: id)!)
      if let from {
        operations.append(.moveItem(from, to: path))
      } else if order[section] != nil {
        operations.append(.insertItem(path))
      }
    }
    after = content
  }
}
