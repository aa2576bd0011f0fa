import CollectionEngine
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Snapshots and the data sources that show them.
final class DiffableTests: XCTestCase {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  func test_snapshots_keepTheirOrder() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "c"), [9])
    snapshot.insertItems([4, 5], afterItem: 2)
    snapshot.insertItems([0], beforeItem: 1)
    XCTAssertEqual(snapshot.itemIdentifiers, [0, 1, 2, 4, 5, 3, 9])
    snapshot.moveItem(0, afterItem: 9)
    snapshot.moveItem(5, beforeItem: 1)
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "a"), [5, 1, 2, 4, 3])
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "c"), [9, 0])
    XCTAssertEqual(snapshot.sectionIdentifier(containingItem: 0), "c")
    XCTAssertEqual(snapshot.indexOfItem(9), 5)
    snapshot.moveSection("c", beforeSection: "a")
    XCTAssertEqual(snapshot.sectionIdentifiers, ["c", "a", "b"])
    XCTAssertEqual(snapshot.indexOfItem(9), 0)
    snapshot.reloadItems([1, 2])
    snapshot.reconfigureItems([3])
    snapshot.deleteItems([1, 77])
    XCTAssertEqual(snapshot.reloadedItemIdentifiers, [2])
    snapshot.deleteSections(["a"])
    XCTAssertEqual(snapshot.numberOfItems, 2)
    XCTAssertNil(snapshot.indexOfItem(4))
    // iOS-BEHAVIOUR: what is there already moves. Evidence: diffable-4.
    snapshot.appendItems([9], toSection: "b")
    XCTAssertEqual(snapshot.itemIdentifiers(inSection: "c"), [0])
    snapshot.deleteAllItems()
    XCTAssertEqual(snapshot.numberOfSections, 0)
  }

  /// Random snapshots one after the other, in both kinds of list, some while the last is still moving.
  func test_randomSnapshots_areShown() {
    onMainActor {
      for seed in 0..<24 {
        var run = DiffableRun(seed: seed, isTable: seed % 2 == 0)
        for _ in 0..<25 { run.step() }
        run.close()
      }
    }
  }

  func test_cellsStay_reloadedOnesDoNot_reconfiguredOnesDo() {
    onMainActor {
      let fixture = DiffableTableFixture()
      defer { fixture.close() }
      fixture.apply(["a"], [[1, 2, 3, 4]])
      let before = fixture.cells
      var snapshot = fixture.source.snapshot()
      snapshot.moveItem(4, beforeItem: 1)
      snapshot.reloadItems([2])
      snapshot.reconfigureItems([3, 4])
      fixture.asked = []
      var isDone = false
      fixture.source.apply(snapshot) { isDone = true }
      XCTAssertFalse(isDone)
      fixture.fixture.harness.settle()
      XCTAssertTrue(isDone)
      XCTAssertEqual(fixture.names, ["4", "1", "2", "3"])
      XCTAssertEqual(fixture.asked.sorted(), [2, 3, 4])
      XCTAssertTrue(fixture.cells[3] === before[3])
      XCTAssertTrue(fixture.cells[4] === before[4])
      XCTAssertTrue(fixture.cells[1] === before[1])
      XCTAssertFalse(fixture.cells[2] === before[2])
      // Nothing to do asks nobody.
      fixture.asked = []
      fixture.source.apply(fixture.source.snapshot())
      fixture.fixture.harness.settle()
      XCTAssertEqual(fixture.asked, [])
    }
  }

  func test_selection_followsTheItem() {
    onMainActor {
      let fixture = DiffableTableFixture()
      defer { fixture.close() }
      fixture.apply(["a", "b"], [[1, 2], [3]])
      fixture.fixture.table.selectRow(
        at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
      fixture.apply(["b", "a"], [[3, 2, 5], [1]])
      XCTAssertEqual(fixture.fixture.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
      XCTAssertEqual(fixture.source.indexPath(for: 2), IndexPath(row: 1, section: 0))
      XCTAssertEqual(fixture.source.itemIdentifier(for: IndexPath(row: 2, section: 0)), 5)
      XCTAssertEqual(fixture.source.sectionIdentifier(for: 1), "a")
      XCTAssertEqual(fixture.source.index(for: "b"), 0)
    }
  }

  func test_reordering_tellsTheTransaction() {
    onMainActor {
      let fixture = UpdateFixture([["x"]])
      defer { fixture.close() }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: fixture.view) {
        view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "name", for: path)
        (cell as? NameCell)?.name = "\(item)"
        return cell
      }
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems(Array(0..<6))
      source.apply(snapshot, animatingDifferences: false)
      fixture.harness.settle()
      XCTAssertFalse(fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
      var orders: [[Int]] = []
      source.reorderingHandlers.canReorderItem = { $0 != 0 }
      source.reorderingHandlers.didReorder = { orders.append($0.finalSnapshot.itemIdentifiers) }
      XCTAssertTrue(fixture.view.beginInteractiveMovementForItem(at: [0, 1]))
      fixture.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 140))
      fixture.view.endInteractiveMovement()
      fixture.harness.settle()
      XCTAssertEqual(orders, [[0, 2, 3, 1, 4, 5]])
      XCTAssertEqual(source.snapshot().itemIdentifiers, [0, 2, 3, 1, 4, 5])
      XCTAssertEqual(fixture.names, ["0", "2", "3", "1", "4", "5"])
    }
  }
}

/// A table over a diffable data source.
@MainActor
private final class DiffableTableFixture {
  let fixture = TableFixture(TableSource(counts: []), size: CGSize(width: 320, height: 480)) {
    $0.rowHeight = 40
    $0.register(NameRow.self, forCellReuseIdentifier: "name")
  }
  private(set) var source: UITableViewDiffableDataSource<String, Int>!
  var asked: [Int] = []

  init() {
    source = UITableViewDiffableDataSource(tableView: fixture.table) { [unowned self] in
      asked.append($2)
      let cell = $0.dequeueReusableCell(withIdentifier: "name", for: $1)
      (cell as? NameRow)?.name = "\($2)"
      return cell
    }
    fixture.harness.settle()
  }

  func apply(_ sections: [String], _ items: [[Int]]) {
    source.apply(NSDiffableDataSourceSnapshot(sections: sections, items: items))
    fixture.harness.settle()
  }

  var names: [String] { fixture.table.visibleCells.compactMap { ($0 as? NameRow)?.name } }
  var cells: [Int: UITableViewCell] {
    Dictionary(
      fixture.table.visibleCells.compactMap { cell in
        (cell as? NameRow).flatMap { Int($0.name) }.map { ($0, cell) }
      }, uniquingKeysWith: { first, _ in first })
  }
  func close() { fixture.close() }
}

/// One list that shows random snapshots.
@MainActor
private struct DiffableRun {
  private let seed: Int
  private var random: SeededGenerator
  private let apply: (NSDiffableDataSourceSnapshot<Int, Int>, Bool) -> Void
  private let face: any UpdateModelFace
  private var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
  private var next = 0
  /// Keeps the data source.
  private let source: AnyObject

  init(seed: Int, isTable: Bool) {
    self.seed = seed
    random = SeededGenerator(seed: UInt64(seed) &* 31 &+ 5)
    // A seed of fixed heights.
    if isTable {
      let face = TableModelFace([[]], seed: seed % 2)
      let table = face.list as? UITableView
      let made = UITableViewDiffableDataSource<Int, Int>(tableView: table ?? UITableView()) {
        let cell = $0.dequeueReusableCell(withIdentifier: "name", for: $1)
        (cell as? NameRow)?.name = "\($2)"
        return cell
      }
      source = made
      self.face = face
      apply = { made.apply($0, animatingDifferences: $1) }
    } else {
      let face = CollectionModelFace([[]], seed: 5)
      let view = face.list as? UICollectionView
      let made = UICollectionViewDiffableDataSource<Int, Int>(
        collectionView: view
          ?? UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      ) {
        let cell = $0.dequeueReusableCell(withReuseIdentifier: "name", for: $1)
        (cell as? NameCell)?.name = "\($2)"
        return cell
      }
      source = made
      self.face = face
      apply = { made.apply($0, animatingDifferences: $1) }
    }
  }

  private mutating func int(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func fresh(_ count: Int) -> [Int] {
    defer { next += count }
    return Array(next..<next + count)
  }

  mutating func step() {
    snapshot = NSDiffableDataSourceSnapshot(
      sections: snapshot.sectionIdentifiers,
      items: snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) })
    for _ in 0...int(0...6) { change() }
    let before = Dictionary(
      face.visibleCells.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let reloaded = Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
    apply(snapshot, int(0...3) > 0)
    face.list.layoutIfNeeded()
    XCTAssertEqual(
      face.counts, snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) })
    XCTAssertEqual(face.visiblePaths.sorted(), face.pathsInSight, "seed \(seed)")
    for cell in face.visibleCells {
      guard let path = face.path(of: cell) else {
        XCTFail("seed \(seed): a cell without a place")
        continue
      }
      let section = snapshot.sectionIdentifiers[path.section]
      let item = snapshot.itemIdentifiers(inSection: section)[path.item]
      XCTAssertEqual(cell.name, "\(item)", "seed \(seed) at \(path)")
      if let old = before[cell.name], !reloaded.contains(item) {
        XCTAssertTrue(old === cell, "seed \(seed): \(item) has another cell")
      }
    }
    if int(0...1) == 0 { face.harness.advance(by: Double(int(1...20)) / 60) }
  }

  private mutating func change() {
    let sections = snapshot.sectionIdentifiers
    let items = snapshot.itemIdentifiers
    func any<T>(_ all: [T], _ random: inout SeededGenerator) -> T? {
      all.randomElement(using: &random)
    }
    switch int(0...11) {
    case 0: snapshot.appendSections(fresh(1))
    case 1:
      if let target = any(sections, &random) {
        snapshot.insertSections(fresh(1), beforeSection: target)
      }
    case 2:
      if sections.count > 2, let gone = any(sections, &random) { snapshot.deleteSections([gone]) }
    case 3:
      if let one = any(sections, &random), let other = any(sections, &random) {
        snapshot.moveSection(one, afterSection: other)
      }
    case 4, 5, 6:
      guard let section = any(sections, &random) else { return snapshot.appendSections(fresh(1)) }
      snapshot.appendItems(fresh(int(1...5)), toSection: section)
    case 7:
      let gone = items.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      snapshot.deleteItems(gone)
    case 8, 9:
      if let one = any(items, &random), let other = any(items, &random) {
        snapshot.moveItem(one, beforeItem: other)
      }
    case 10:
      if let one = any(items, &random) { snapshot.reloadItems([one]) }
      if let one = any(items, &random) { snapshot.reconfigureItems([one]) }
    default: if let one = any(sections, &random) { snapshot.reloadSections([one]) }
    }
  }

  func close() {
    face.harness.advance(by: 0.6)
    XCTAssertEqual(face.cellsInView.count, face.visibleCells.count, "seed \(seed): ghosts stay")
    _ = source
    face.harness.close()
  }
}
