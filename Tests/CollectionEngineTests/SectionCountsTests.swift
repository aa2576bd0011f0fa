import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

final class SectionCountsTests: XCTestCase {
  func test_globalIndexes_matchAPlainList() {
    for seed in 0..<500 {
      var random = SeededGenerator(seed: seed)
      var counts = SectionCounts(
        (0..<random.int(0...20)).map { _ in random.chance(30) ? 0 : random.int(1...9) })
      for _ in 0..<3 {
        let plain = (0..<counts.sectionCount).flatMap { section in
          (0..<counts.itemCount(inSection: section)).map { ItemPath(section, $0) }
        }
        XCTAssertEqual(counts.itemCount, plain.count)
        for (index, path) in plain.enumerated() {
          XCTAssertEqual(counts.path(atGlobalIndex: index), path, "seed \(seed)")
          XCTAssertEqual(counts.globalIndex(of: path), index, "seed \(seed)")
        }
        XCTAssertNil(counts.path(atGlobalIndex: plain.count))
        XCTAssertNil(counts.path(atGlobalIndex: -1))
        guard counts.sectionCount > 0 else { break }
        counts.setItemCount(
          random.int(0...5), inSection: random.int(0...(counts.sectionCount - 1)))
      }
    }
  }
}
