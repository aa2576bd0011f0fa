import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import CollectionEngine

/// The solver against a plain program that places every group in turn.
final class CompositionalModelTests: XCTestCase {
  func test_randomLayouts_matchPlacingEveryGroup() {
    for seed in 0..<600 {
      var random = SeededGenerator(seed: seed)
      let plain = PlainCompositional(random: &random)
      check(plain.solver(), plain, seed, &random)
    }
  }

  func test_measuringItemsInAnyOrder_matchesPlacingThemWithTheseSizes() {
    for seed in 0..<400 {
      var random = SeededGenerator(seed: 20_000 + seed)
      var plain = PlainCompositional(random: &random)
      var solver = plain.solver()
      for _ in 0..<random.int(1...6) {
        var batch: [(path: ItemPath, size: CGSize)] = []
        for _ in 0..<random.int(1...6) {
          let section = random.int(0...(plain.counts.count - 1))
          guard plain.counts[section] > 0 else { continue }
          let item = random.int(0...(plain.counts[section] - 1))
          // Few sizes, so that neighbours join.
          let size = CGSize(width: 20 * random.int(1...3), height: 20 * random.int(1...3))
          plain.measured[section][item] = size
          batch.append((ItemPath(section, item), size))
        }
        solver.measure(batch)
        check(solver, plain, seed, &random)
      }
    }
  }

  private func check(
    _ solver: CompositionalSolver, _ plain: PlainCompositional, _ seed: Int,
    _ random: inout SeededGenerator
  ) {
    let placed = plain.place()
    let axis = plain.environment.axis
    func shifted(_ frame: CGRect, _ section: Int) -> CGRect {
      axis == .vertical
        ? frame.offsetBy(dx: 0, dy: placed[section].start)
        : frame.offsetBy(dx: placed[section].start, dy: 0)
    }
    let last = placed[placed.count - 1]
    XCTAssertEqual(
      solver.contentSize.main(axis), last.start + last.length, accuracy: 1e-6, "seed \(seed)")
    var all: [(CompositionalElement.Kind, ItemPath, CGRect)] = []
    for (section, placed) in placed.enumerated() {
      for (item, frame) in placed.items.enumerated() {
        let path = ItemPath(section, item)
        let expected = shifted(frame, section)
        all.append((.item, path, expected))
        guard let found = solver.item(at: path, nil) else {
          return XCTFail("seed \(seed): no item \(path)")
        }
        guard isClose(found.frame, expected) else {
          return XCTFail("seed \(seed): \(path) at \(found.frame), not \(expected)")
        }
      }
      for badge in placed.badges {
        all.append(
          (.attachment("badge"), ItemPath(section, badge.item), shifted(badge.frame, section)))
      }
    }
    for _ in 0..<4 {
      let size = solver.contentSize
      let rect = CGRect(
        x: CGFloat(random.int(-50...max(1, Int(size.width)))),
        y: CGFloat(random.int(-50...max(1, Int(size.height)))),
        width: CGFloat(random.int(1...300)), height: CGFloat(random.int(1...300)))
      let found = solver.elements(in: rect, nil)
      // What touches the edge by less than a pixel may round either way.
      let inner = rect.insetBy(dx: 1, dy: 1)
      let outer = rect.insetBy(dx: -1, dy: -1)
      for (kind, path, frame) in all
      where inner.width > 0 && inner.height > 0 && frame.width > 1 && frame.height > 1
        && frame.overlaps(inner)
      {
        guard found.contains(where: { $0.kind == kind && $0.path == path }) else {
          return XCTFail("seed \(seed): \(kind) \(path) at \(frame) is not found in \(rect)")
        }
      }
      for element in found {
        guard
          let (_, _, frame) = all.first(where: { $0.0 == element.kind && $0.1 == element.path }),
          frame.overlaps(outer), isClose(element.frame, frame)
        else { return XCTFail("seed \(seed): found \(element) in \(rect)") }
      }
      XCTAssertEqual(
        Set(found.map { "\($0.kind) \($0.path)" }).count, found.count, "seed \(seed): twice")
    }
  }

  /// But for pixels.
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 0.51 && abs(a.minY - b.minY) < 0.51 && abs(a.width - b.width) < 0.51
      && abs(a.height - b.height) < 0.51
  }
}
