import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

final class ListDifferenceTests: XCTestCase {
  func test_randomLists_areTurnedIntoEachOther() {
    for seed in 0..<4_000 {
      var random = SeededGenerator(seed: seed)
      let old = (0..<random.int(0...30)).shuffled(using: &random)
      var new = old.filter { _ in !random.chance(20) }
      for _ in 0..<random.int(0...6) {
        new.insert(random.int(100...10_000), at: random.int(0...new.count))
      }
      for _ in 0..<random.int(0...4) where new.count > 1 {
        let element = new.remove(at: random.int(0...(new.count - 1)))
        new.insert(element, at: random.int(0...new.count))
      }
      if random.chance(10) { new.shuffle(using: &random) }
      check(ListDifference(from: old, to: new), old, new, "seed \(seed)")
    }
  }

  func test_listsWithRepetitions_areTurnedIntoEachOther() {
    for seed in 0..<3_000 {
      var random = SeededGenerator(seed: 50_000 + seed)
      let old = (0..<random.int(0...30)).map { _ in random.int(0...6) }
      let new = (0..<random.int(0...30)).map { _ in random.int(0...6) }
      check(ListDifference(from: old, to: new), old, new, "seed \(seed)")
    }
  }

  func test_oneMovedElement_isOneMove() {
    var new = Array(0..<1000)
    new.insert(new.remove(at: 900), at: 10)
    let difference = ListDifference(from: Array(0..<1000), to: new)
    XCTAssertEqual(difference.moves, [ListDifference.Move(from: 900, to: 10)])
    XCTAssertTrue(difference.deletes.isEmpty && difference.inserts.isEmpty)
  }

  /// So many that comparing each with each would not come to an end.
  func test_aHundredThousandIdentifiers_areCompared() {
    var random = SeededGenerator(seed: 7)
    let old = Array(0..<100_000)
    var new = old.filter { _ in !random.chance(10) }
    for index in 0..<10_000 { new.insert(1_000_000 + index, at: random.int(0...new.count)) }
    for _ in 0..<2_000 {
      let element = new.remove(at: random.int(0...(new.count - 1)))
      new.insert(element, at: random.int(0...new.count))
    }
    let difference = ListDifference(from: old, to: new)
    XCTAssertLessThan(difference.moves.count, 2_100)
    check(difference, old, new, "large")
  }

  private func check(
    _ difference: ListDifference, _ old: [Int], _ new: [Int], _ message: String
  ) {
    // Applied to places: what neither goes nor moves fills the gaps in order.
    var result = [Int?](repeating: nil, count: new.count)
    for index in difference.inserts { result[index] = new[index] }
    for move in difference.moves { result[move.to] = old[move.from] }
    let gone = Set(difference.deletes + difference.moves.map(\.from))
    var place = 0
    let taken = Set(difference.inserts + difference.moves.map(\.to))
    for index in old.indices where !gone.contains(index) {
      while taken.contains(place) { place += 1 }
      guard place < result.count else { return XCTFail("\(message): too many stay") }
      result[place] = old[index]
      place += 1
    }
    XCTAssertEqual(result, new, message)
  }
}
