import PlatformInterface
import UIKit
import UIKitTestSupport
import XCTest

/// Snapshots that are applied from queues of the background.
final class DiffableQueueTests: XCTestCase {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  func test_snapshotsOfABackgroundQueue_areShownInTheirOrder_andCompletedOnTheMainOne() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      let queue = DispatchQueue(label: "fetch")
      let (table, grid) = (fixture.tableSource, fixture.gridSource)
      var reported: [String] = []
      queue.async {
        for count in [3, 7, 5] {
          table.apply(Self.snapshot(0..<count)) {
            reported.append("table \(count) \(Thread.isMainThread)")
          }
          grid.apply(Self.snapshot(0..<count), animatingDifferences: false) {
            reported.append("grid \(count) \(Thread.isMainThread)")
          }
          // What was applied last, though it is not shown yet.
          XCTAssertEqual(table.snapshot().numberOfItems, count)
          XCTAssertEqual(grid.snapshot().numberOfItems, count)
          XCTAssertEqual(table.indexPath(for: 2), IndexPath(row: 2, section: 0))
          XCTAssertEqual(grid.itemIdentifier(for: IndexPath(item: 1, section: 0)), 1)
        }
      }
      fixture.harness.settle()
      XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 5)
      XCTAssertEqual(fixture.grid.numberOfItems(inSection: 0), 5)
      XCTAssertEqual(
        reported.filter { $0.hasPrefix("table") }, ["table 3 true", "table 7 true", "table 5 true"])
      XCTAssertEqual(
        reported.filter { $0.hasPrefix("grid") }, ["grid 3 true", "grid 7 true", "grid 5 true"])
      XCTAssertFalse(fixture.cellsCameFromElsewhere)
      XCTAssertEqual(fixture.warnings, [])
    }
  }

  func test_randomSnapshotsOfABackgroundQueue_leadToWhatWasAppliedLast() {
    MainActor.assumeIsolated {
      withEverySeed(0..<40) { seed in
        let fixture = DiffableFixture()
        defer { fixture.close() }
        var random = SeededGenerator(seed: seed)
        let queue = DispatchQueue(label: "fetch")
        let (table, grid) = (fixture.tableSource, fixture.gridSource)
        var last = Snapshot()
        for _ in 0..<12 {
          var next = Snapshot()
          for section in (0..<4).shuffled(using: &random).prefix(
            Int.random(in: 1...4, using: &random))
          {
            next.appendSections([section])
          }
          for item in (0..<40).shuffled(using: &random).prefix(
            Int.random(in: 0...40, using: &random))
          {
            next.appendItems(
              [item], toSection: next.sectionIdentifiers.randomElement(using: &random)!)
          }
          last = next
          let isAnimated = Bool.random(using: &random)
          let reloads = Int.random(in: 0..<5, using: &random) == 0
          queue.async {
            if reloads {
              table.applySnapshotUsingReloadData(next)
              grid.applySnapshotUsingReloadData(next)
            } else {
              table.apply(next, animatingDifferences: isAnimated)
              grid.apply(next, animatingDifferences: isAnimated)
            }
          }
          if Bool.random(using: &random) { queue.sync {} }
          if Bool.random(using: &random) { fixture.harness.advance(by: 0.05) }
        }
        queue.sync {}
        fixture.harness.settle()
        XCTAssertEqual(table.snapshot().itemIdentifiers, last.itemIdentifiers)
        XCTAssertEqual(grid.snapshot().itemIdentifiers, last.itemIdentifiers)
        for (index, section) in last.sectionIdentifiers.enumerated() {
          let count = last.numberOfItems(inSection: section)
          XCTAssertEqual(fixture.table.numberOfRows(inSection: index), count)
          XCTAssertEqual(fixture.grid.numberOfItems(inSection: index), count)
        }
        for cell in fixture.table.visibleCells {
          guard let path = fixture.table.indexPath(for: cell) else {
            return XCTFail("unknown cell")
          }
          XCTAssertEqual(cell.tag, table.itemIdentifier(for: path))
        }
        XCTAssertEqual(fixture.warnings, [])
      }
    }
  }

  func test_idle_waitsForWorkOfABackgroundQueue() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      let source = fixture.tableSource
      DispatchQueue.global().async {
        source.apply(Self.snapshot(0..<60_000), animatingDifferences: false)
        source.apply(Self.snapshot((0..<60_000).reversed()), animatingDifferences: false)
      }
      fixture.harness.settle()
      XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 60_000)
      XCTAssertEqual(fixture.table.visibleCells.first?.tag, 59_999)
    }
  }

  func test_sectionSnapshots_areAppliedFromABackgroundQueue() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      let source = fixture.gridSource
      DispatchQueue(label: "fetch").async {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([10, 11], to: 1)
        source.apply(tree, to: 5)
        tree.expand([1])
        source.apply(tree, to: 5)
        XCTAssertEqual(source.snapshot(for: 5).visibleItems, [1, 10, 11, 2])
      }
      fixture.harness.settle()
      XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 10, 11, 2])
      XCTAssertEqual(source.snapshot(for: 5).rootItems, [1, 2])
      XCTAssertEqual(fixture.warnings, [])
    }
  }

  func test_itemsMovedByHandWhileASnapshotWaits_endWhereTheSnapshotHasThem() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      let (source, grid) = (fixture.gridSource, fixture.grid)
      let queue = DispatchQueue(label: "fetch")
      queue.sync { source.apply(Self.snapshot(0..<6)) }
      fixture.harness.settle()
      queue.async { source.apply(Self.snapshot([5, 4, 3, 2, 1, 0, 6])) }
      queue.sync {}
      // The list moved an item meanwhile, and shows it already.
      source.collectionView(
        grid, moveItemAt: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
      grid.layoutIfNeeded()
      fixture.harness.settle()
      XCTAssertEqual(source.snapshot().itemIdentifiers, [5, 4, 3, 2, 1, 0, 6])
      XCTAssertEqual(grid.numberOfItems(inSection: 0), 7)
    }
  }

  func test_mixedQueues_areReportedOnce() {
    MainActor.assumeIsolated {
      let fixture = DiffableFixture()
      defer { fixture.close() }
      let source = fixture.tableSource
      source.apply(Self.snapshot(0..<3))
      let queue = DispatchQueue(label: "fetch")
      for count in [4, 5] {
        queue.async { source.apply(Self.snapshot(0..<count)) }
        fixture.harness.settle()
        source.apply(Self.snapshot(0..<count + 1))
      }
      fixture.harness.settle()
      XCTAssertEqual(fixture.table.numberOfRows(inSection: 0), 6)
      XCTAssertEqual(fixture.warnings.count, 1)
      XCTAssertTrue(
        fixture.warnings.first?.hasPrefix(
          "Warning: applying updates in a non-thread confined manner is dangerous and can lead to "
            + "deadlocks. Please always submit updates either always on the main queue or always off "
            + "the main queue - view=<UITableView") ?? false, "\(fixture.warnings)")
    }
  }

  func test_asyncApply_returnsWhenItIsShown() async {
    let fixture = await DiffableFixture()
    let source = await fixture.tableSource
    let pump = Task { @MainActor in
      while !Task.isCancelled {
        fixture.harness.advance(by: 1.0 / 60)
        await Task.yield()
      }
    }
    await Task.detached {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      snapshot.appendItems([1, 2, 3])
      await source.apply(snapshot)
    }.value
    let count = await fixture.table.numberOfRows(inSection: 0)
    XCTAssertEqual(count, 3)
    pump.cancel()
    await pump.value
    await fixture.close()
  }

  static func snapshot<Items: Sequence>(_ items: Items) -> Snapshot where Items.Element == Int {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(items))
    return snapshot
  }
}
