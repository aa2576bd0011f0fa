import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class CollectionUpdateTests: XCTestCase {
  func test_randomBatches_showWhatTheDataSourceHas() {
    onMainActor {
      for seed in 0..<300 {
        var random = SeededGenerator(seed: UInt64(seed) &* 7919 &+ 3)
        let source = NamedSource()
        source.sections = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          (0..<Int.random(in: 0...12, using: &random)).map { _ in source.fresh() }
        }
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 10)
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
        view.register(NamedCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
          UICollectionReusableView.self,
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header")
        view.dataSource = source
        view.layoutIfNeeded()
        for _ in 0..<8 {
          view.performBatchUpdates { source.change(view, &random) }
          check(view, source, "seed \(seed)")
          if Int.random(in: 0...3, using: &random) == 0 {
            view.contentOffset.y = CGFloat(Int.random(in: 0...200, using: &random))
            view.layoutIfNeeded()
            check(view, source, "seed \(seed) scrolled")
          }
        }
      }
    }
  }

  func test_updatesOfItemsThatAreNotMeasured_leaveNothingBehind() {
    onMainActor {
      let source = RecordingSource([10])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      assertNoGrowth(rounds: 300, bytesPerRound: 64) { _ in
        source.counts = [11]
        view.insertItems(at: [[0, 4]])
        view.layoutIfNeeded()
        source.counts = [10]
        view.deleteItems(at: [[0, 6]])
        view.layoutIfNeeded()
        _ = source.record.take()
      }
    }
  }

  func test_selection_followsItsItem() {
    onMainActor {
      let source = RecordingSource([10])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      view.selectItem(at: [0, 4], animated: false, scrollPosition: [])
      view.performBatchUpdates {
        source.counts = [10]
        view.deleteItems(at: [[0, 0]])
        view.insertItems(at: [[0, 9]])
      }
      XCTAssertEqual(view.indexPathsForSelectedItems, [[0, 3]])
      XCTAssertTrue(view.cellForItem(at: [0, 3])?.isSelected ?? false)
      view.performBatchUpdates {
        source.counts = [9]
        view.deleteItems(at: [[0, 3]])
      }
      XCTAssertEqual(view.indexPathsForSelectedItems, [])
      XCTAssertEqual(view.visibleCells.filter(\.isSelected).count, 0)
    }
  }

  func test_block_runsAtOnce_completionLater() {
    onMainActor {
      let source = RecordingSource([3])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      var events: [String] = []
      view.performBatchUpdates(
        {
          events.append("block")
          source.counts = [4]
          view.insertItems(at: [[0, 0]])
        }, completion: { _ in events.append("completion") })
      events.append("after")
      XCTAssertEqual(view.numberOfItems(inSection: 0), 4)
      RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.01))
      XCTAssertEqual(events, ["block", "after", "completion"])
    }
  }

  func test_nestedBatches_areCommittedByTheOutermost() {
    onMainActor {
      let source = RecordingSource([3])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      view.performBatchUpdates {
        source.counts = [4]
        view.insertItems(at: [[0, 0]])
        view.performBatchUpdates {
          source.counts = [5]
          view.insertItems(at: [[0, 1]])
        }
      }
      XCTAssertEqual(view.visibleCells.count, 5)
    }
  }

  func test_layout_hearsOfUpdatesInOrder() {
    onMainActor {
      let source = RecordingSource([3])
      let layout = UpdateRecordingLayout()
      let view = makeCollection(layout, source)
      view.layoutIfNeeded()
      layout.events = []
      view.performBatchUpdates {
        source.counts = [3]
        view.insertItems(at: [[0, 2]])
        view.deleteItems(at: [[0, 0]])
      }
      XCTAssertEqual(
        layout.events,
        ["prepare", "updates delete 0-0 nil, insert nil 0-2", "target", "finalize"])
    }
  }

  func test_reloadItems_replacesTheCell_reconfigureKeepsIt() {
    onMainActor {
      let source = RecordingSource([3])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      _ = source.record.take()
      let cell = view.cellForItem(at: [0, 1]) as? CountedCell
      view.reconfigureItems(at: [[0, 1]])
      XCTAssertEqual(source.record.take(), ["cell 0-1"])
      XCTAssertTrue(view.cellForItem(at: [0, 1]) === cell)
      XCTAssertEqual(cell?.preparations, 0)
      view.reloadItems(at: [[0, 1]])
      XCTAssertEqual(source.record.take().filter { $0.hasPrefix("cell") }, ["cell 0-1"])
      XCTAssertEqual((view.cellForItem(at: [0, 1]) as? CountedCell)?.preparations, 1)
    }
  }

  func test_reloadData_takesOverNewCountsAndClampsTheOffset() {
    onMainActor {
      let source = RecordingSource([1000])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      view.layoutIfNeeded()
      view.contentOffset = CGPoint(x: 0, y: 5000)
      view.layoutIfNeeded()
      view.selectItem(at: [0, 500], animated: false, scrollPosition: [])
      source.counts = [100]
      view.reloadData()
      view.layoutIfNeeded()
      XCTAssertEqual(view.contentOffset.y, max(0, view.contentSize.height - 480))
      XCTAssertEqual(view.indexPathsForVisibleItems.last, [0, 99])
      XCTAssertEqual(view.indexPathsForSelectedItems, [])
    }
  }

  func test_reloadsWhileCellsAreMade_settle() {
    onMainActor {
      let source = RecordingSource([50])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      var reloads = 0
      source.configure = { _, path in
        guard path.item == 3, reloads < 3 else { return }
        reloads += 1
        source.counts = [50 + reloads]
        view.reloadData()
      }
      view.layoutIfNeeded()
      view.layoutIfNeeded()
      XCTAssertEqual(reloads, 3)
      XCTAssertEqual(view.numberOfItems(inSection: 0), 53)
      XCTAssertEqual(view.visibleCells.count, 40)
      XCTAssertEqual(
        view.subviews.filter { $0 is UICollectionViewCell }.count, view.visibleCells.count)
    }
  }

  func test_reloadingInEveryCell_doesNotHang() {
    onMainActor {
      let source = RecordingSource([50])
      let view = makeCollection(UICollectionViewFlowLayout(), source)
      source.configure = { _, _ in view.reloadData() }
      view.layoutIfNeeded()
      source.configure = { _, _ in }
      view.layoutIfNeeded()
      XCTAssertEqual(view.visibleCells.count, 40)
    }
  }
}

@MainActor
private final class UpdateRecordingLayout: UICollectionViewFlowLayout {
  var events: [String] = []

  override func prepare() {
    events.append("prepare")
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    let items = updateItems.map { item in
      let before = item.indexPathBeforeUpdate.map { text($0) } ?? "nil"
      let after = item.indexPathAfterUpdate.map { text($0) } ?? "nil"
      return "\(item.updateAction) \(before) \(after)"
    }
    events.append("updates \(items.joined(separator: ", "))")
  }

  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint)
    -> CGPoint
  {
    events.append("target")
    return proposedContentOffset
  }

  override func finalizeCollectionViewUpdates() { events.append("finalize") }
}

@MainActor
final class NamedCell: UICollectionViewCell { var name = 0 }

/// Items with names, changed at random inside a batch.
@MainActor
private final class NamedSource: NSObject, UICollectionViewDataSource {
  var sections: [[Int]] = []
  private var last = 0

  func fresh() -> Int {
    last += 1
    return last
  }

  func change(_ view: UICollectionView, _ random: inout SeededGenerator) {
    func chance(_ percent: Int) -> Bool { Int.random(in: 0...99, using: &random) < percent }
    let before = sections
    var kept: [[Int]] = []
    for (section, items) in before.enumerated() {
      var remaining: [Int] = []
      for (item, name) in items.enumerated() {
        if chance(20) {
          view.deleteItems(at: [IndexPath(item: item, section: section)])
        } else if chance(10) {
          view.reloadItems(at: [IndexPath(item: item, section: section)])
          remaining.append(name)
        } else {
          remaining.append(name)
        }
      }
      kept.append(remaining)
    }
    if kept.count > 1, chance(20) {
      let gone = Int.random(in: 0..<kept.count, using: &random)
      kept.remove(at: gone)
      view.deleteSections([gone])
    }
    if chance(20) {
      let place = Int.random(in: 0...kept.count, using: &random)
      kept.insert((0..<3).map { _ in fresh() }, at: place)
      view.insertSections([place])
      sections = kept
      return
    }
    for section in kept.indices where chance(60) {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        kept[section].insert(
          fresh(), at: Int.random(in: 0...kept[section].count, using: &random))
      }
    }
    let known = Set(before.joined())
    for (section, items) in kept.enumerated() {
      for (item, name) in items.enumerated() where !known.contains(name) {
        view.insertItems(at: [IndexPath(item: item, section: section)])
      }
    }
    sections = kept
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { sections[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NamedCell)?.name = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

@MainActor
private func check(_ view: UICollectionView, _ source: NamedSource, _ message: String) {
  for path in view.indexPathsForVisibleItems {
    let name = (view.cellForItem(at: path) as? NamedCell)?.name
    XCTAssertEqual(name, source.sections[path.section][path.item], "\(message) at \(path)")
    XCTAssertEqual(
      view.cellForItem(at: path)?.frame, view.layoutAttributesForItem(at: path)?.frame, message)
  }
  XCTAssertEqual(view.numberOfSections, source.sections.count, message)
  let visible = view.subviews.compactMap { $0 as? NamedCell }
  XCTAssertEqual(visible.count, view.visibleCells.count, message)
}
