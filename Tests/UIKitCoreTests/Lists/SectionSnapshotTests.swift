import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Trees of items against a plain list of each item's parent, and shown by a collection view.
final class SectionSnapshotTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<Int>

  /// Every item and its parent, each after its parent, siblings in their order.
  private struct PlainTree {
    var items: [(item: Int, parent: Int?)] = []
    var expanded: Set<Int> = []

    func children(_ parent: Int?) -> [Int] { items.filter { $0.parent == parent }.map(\.item) }
    func parent(_ item: Int) -> Int? { items.first { $0.item == item }?.parent }
    func listed(_ parent: Int? = nil, opens: (Int) -> Bool) -> [Int] {
      children(parent).flatMap { [$0] + (opens($0) ? listed($0, opens: opens) : []) }
    }
    func level(_ item: Int) -> Int { parent(item).map { level($0) + 1 } ?? 0 }
    mutating func insert(_ new: [Int], in parent: Int?, at index: Int) {
      var own = children(parent)
      own.insert(contentsOf: new, at: index)
      items.removeAll { $0.parent == parent }
      items += own.map { ($0, parent) }
    }
    mutating func delete(_ item: Int) {
      for child in children(item) { delete(child) }
      items.removeAll { $0.item == item }
      expanded.remove(item)
    }
  }

  func test_randomTrees_matchPlainLists() {
    withEverySeed(0..<200) { seed in
      var random = SeededGenerator(seed: Int(seed))
      var plain = PlainTree()
      var snapshot = Snapshot()
      var next = 0
      for _ in 0..<40 {
        let all = plain.listed { _ in true }
        let some = all.randomElement(using: &random)
        let new = (0..<Int.random(in: 1...3, using: &random)).map { next + $0 }
        switch (Int.random(in: 0..<7, using: &random), some) {
        case (0, _), (_, nil):
          snapshot.append(new)
          plain.insert(new, in: nil, at: plain.children(nil).count)
          next += new.count
        case (1, let parent?):
          snapshot.append(new, to: parent)
          plain.insert(new, in: parent, at: plain.children(parent).count)
          next += new.count
        case (2, let item?), (3, let item?):
          let isAfter = Bool.random(using: &random)
          if isAfter {
            snapshot.insert(new, after: item)
          } else {
            snapshot.insert(new, before: item)
          }
          let parent = plain.parent(item)
          let index = plain.children(parent).firstIndex(of: item)! + (isAfter ? 1 : 0)
          plain.insert(new, in: parent, at: index)
          next += new.count
        case (4, let item?):
          snapshot.delete([item, -1])
          plain.delete(item)
        case (5, let item?):
          snapshot.expand([item])
          plain.expanded.insert(item)
        case (_, let item?):
          snapshot.collapse([item])
          plain.expanded.remove(item)
        }
        let items = plain.listed { _ in true }
        XCTAssertEqual(snapshot.items, items)
        XCTAssertEqual(snapshot.visibleItems, plain.listed { plain.expanded.contains($0) })
        XCTAssertEqual(snapshot.items.filter(snapshot.isVisible), snapshot.visibleItems)
        XCTAssertEqual(items.map(snapshot.level), items.map(plain.level))
        XCTAssertEqual(items.map(snapshot.parent), items.map(plain.parent))
        XCTAssertEqual(snapshot.expandedItems, items.filter { plain.expanded.contains($0) })
        guard let item = items.randomElement(using: &random) else { continue }
        let part = snapshot.snapshot(of: item, includingParent: true)
        XCTAssertEqual(part.items, [item] + plain.listed(item) { _ in true })
        var other = snapshot
        other.replace(childrenOf: item, using: snapshot.snapshot(of: item))
        XCTAssertEqual(other.items, items, "children in their own place")
        XCTAssertEqual(other.visibleItems, snapshot.visibleItems)
      }
    }
  }

  func test_appliedToASection_showsWhatIsVisible() {
    onMainActor {
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
        view, path, _ in view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
      }
      let controller = UIViewController()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: controller)
      defer { harness.close() }
      controller.view.addSubview(view)
      var snapshot = Snapshot()
      snapshot.append([1, 2])
      snapshot.append([10, 11], to: 1)
      source.apply(snapshot, to: "Tree", animatingDifferences: false)
      harness.settle()
      XCTAssertEqual(source.snapshot().sectionIdentifiers, ["Tree"], "the section came with it")
      XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2])
      var shown = source.snapshot(for: "Tree")
      shown.expand([1])
      var isOver = false
      source.apply(shown, to: "Tree") { isOver = true }
      harness.settle()
      XCTAssertTrue(isOver)
      XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 10, 11, 2])
      XCTAssertEqual(view.visibleCells.count, 4)
      XCTAssertEqual(source.snapshot(for: "Tree").level(of: 11), 1)
      // Another snapshot of the whole knows no tree.
      var flat = source.snapshot()
      flat.deleteItems([2])
      source.apply(flat, animatingDifferences: false)
      XCTAssertEqual(source.snapshot(for: "Tree").rootItems, [1, 10, 11])
    }
  }
}
