import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

/// Updates one after the other, followed as one, against arrays of identifiers.
final class UpdateSequenceTests: XCTestCase {
  func test_randomSequences_sendEveryItemWhereItIsInTheEnd() throws {
    for seed in 0..<4_000 {
      var random = SeededGenerator(seed: 77_000 + seed)
      var lists = [(0..<random.int(1...3)).map { _ in (0..<random.int(0...6)).map { _ in 0 } }]
      var last = 0
      lists[0] = lists[0].map {
        $0.map { _ in
          last += 1; return last
        }
      }
      var sequence = UpdateSequence()
      for _ in 0..<random.int(1...12) {
        var list = lists[lists.count - 1]
        let operation = change(&list, &random, &last)
        let map = try UpdateBatch([operation]).resolve(
          before: SectionCounts(lists[lists.count - 1].map(\.count)),
          after: SectionCounts(list.map(\.count)))
        sequence.append(map, [operation])
        lists.append(list)
      }
      check(sequence, from: lists[0], to: lists[lists.count - 1], seed)
    }
  }

  /// One change of a list, done and said.
  private func change(
    _ list: inout [[Int]], _ random: inout SeededGenerator, _ last: inout Int
  ) -> UpdateOperation {
    let section = random.int(0...(list.count - 1))
    let kind = random.int(0...4)
    if kind == 0, list.count < 5 {
      let place = random.int(0...list.count)
      last += 2
      list.insert([last - 1, last], at: place)
      return .insertSection(place)
    }
    if kind == 1, list.count > 1 {
      let gone = random.int(0...(list.count - 1))
      list.remove(at: gone)
      return .deleteSection(gone)
    }
    if kind == 2, !list[section].isEmpty {
      let item = random.int(0...(list[section].count - 1))
      let id = list[section].remove(at: item)
      let target = random.int(0...(list.count - 1))
      let place = random.int(0...list[target].count)
      list[target].insert(id, at: place)
      return .moveItem(ItemPath(section, item), to: ItemPath(target, place))
    }
    if kind == 3, !list[section].isEmpty {
      let item = random.int(0...(list[section].count - 1))
      list[section].remove(at: item)
      return .deleteItem(ItemPath(section, item))
    }
    last += 1
    let item = random.int(0...list[section].count)
    list[section].insert(last, at: item)
    return .insertItem(ItemPath(section, item))
  }

  private func check(_ sequence: UpdateSequence, from old: [[Int]], to new: [[Int]], _ seed: Int) {
    func places(_ list: [[Int]]) -> [Int: ItemPath] {
      var places: [Int: ItemPath] = [:]
      for (section, items) in list.enumerated() {
        for (item, id) in items.enumerated() { places[id] = ItemPath(section, item) }
      }
      return places
    }
    let before = places(old)
    let after = places(new)
    for (id, path) in before {
      let expected: UpdateSequence.Outcome = after[id].map { .stays($0) } ?? .gone
      XCTAssertEqual(sequence.outcome(ofItemBefore: path), expected, "seed \(seed)")
    }
    for (id, path) in after {
      let expected: UpdateSequence.Origin = before[id].map { .was($0) } ?? .inserted
      XCTAssertEqual(sequence.origin(ofItemAfter: path), expected, "seed \(seed)")
    }
  }

  func test_measuredSizes_followTheirItems() throws {
    for seed in 0..<4_000 {
      var random = SeededGenerator(seed: 5_000 + seed)
      let plain = PlainBatch(random: &random)
      let before = SectionCounts(plain.before.map(\.count))
      let after = SectionCounts(plain.after.map(\.count))
      let map = try UpdateBatch(plain.operations).resolve(before: before, after: after)
      var sizes: [Int: CGSize] = [:]
      var measured = plain.before.map { _ in MeasuredSizes() }
      for (section, items) in plain.before.enumerated() {
        for (item, id) in items.enumerated() where random.chance(50) {
          sizes[id] = CGSize(width: CGFloat(id), height: 1)
          measured[section].set(sizes[id]!, at: item)
        }
      }
      let remapped = map.remap(measured)
      for (section, items) in plain.after.enumerated() {
        for (item, id) in items.enumerated() {
          XCTAssertEqual(remapped[section].size(at: item), sizes[id], "seed \(seed)")
        }
      }
    }
  }

  func test_reloadedItems_areReloadedOnTheWayBackToo() throws {
    let counts = SectionCounts([3])
    let reload: [UpdateOperation] = [.reloadItem(ItemPath(0, 1)), .deleteItem(ItemPath(0, 0))]
    let map = try UpdateBatch(reload).resolve(before: counts, after: SectionCounts([2]))
    let sequence = UpdateSequence(map, reload)
    XCTAssertEqual(sequence.outcome(ofItemBefore: ItemPath(0, 1)), .reloaded(ItemPath(0, 0)))
    XCTAssertEqual(sequence.origin(ofItemAfter: ItemPath(0, 0)), .reloaded(ItemPath(0, 1)))
    let remapped = map.remap([
      MeasuredSizes(items: [1, 2], sizes: [.zero, CGSize(width: 2, height: 2)])
    ])
    XCTAssertNil(remapped[0].size(at: 0))
    XCTAssertEqual(remapped[0].size(at: 1), CGSize(width: 2, height: 2))
  }
}
