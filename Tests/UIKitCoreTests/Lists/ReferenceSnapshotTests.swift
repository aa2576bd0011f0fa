import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Snapshots and data sources in the form of Objective-C's classes.
final class ReferenceSnapshotTests: XCTestCase {
  func test_aSnapshot_changesAndCopies() {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: ["a", 2])
    snapshot.appendItems(withIdentifiers: ["x", "y"], intoSectionWithIdentifier: "a")
    snapshot.appendItems(withIdentifiers: [1.5])
    snapshot.insertItems(withIdentifiers: ["w"], beforeItemWithIdentifier: "x")
    snapshot.moveItem(withIdentifier: "y", afterItemWithIdentifier: 1.5)
    let copy = snapshot.copy() as? NSDiffableDataSourceSnapshotReference
    snapshot.deleteItems(withIdentifiers: ["x"])
    XCTAssertEqual(snapshot.itemIdentifiers as? [AnyHashable], ["w", 1.5, "y"])
    XCTAssertEqual(copy?.numberOfItems, 4)
    XCTAssertEqual(
      snapshot.itemIdentifiersInSection(withIdentifier: 2) as? [AnyHashable], [1.5, "y"])
    XCTAssertEqual(
      snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "y") as? Int, 2)
    XCTAssertEqual(snapshot.index(ofItemIdentifier: "x"), NSNotFound)
    XCTAssertEqual(snapshot.index(ofSectionIdentifier: 2), 1)
  }

  func test_aSectionSnapshot_isATree() {
    let tree = NSDiffableDataSourceSectionSnapshotReference()
    tree.appendItems(["a", "b"])
    tree.appendItems(["a1", "a2"], intoParentItem: "a")
    tree.expandItems(["a"])
    XCTAssertEqual(tree.visibleItems as? [String], ["a", "a1", "a2", "b"])
    XCTAssertEqual(tree.expandedItems() as? [String], ["a"])
    XCTAssertEqual(tree.level(ofItem: "a2"), 1)
    XCTAssertEqual(tree.parent(ofChildItem: "a2") as? String, "a")
    XCTAssertEqual(tree.ofParentItem("a").rootItems as? [String], ["a1", "a2"])
    tree.deleteItems(["a"])
    XCTAssertEqual(tree.items as? [String], ["b"])
  }

  func test_aTablesDataSource_showsSnapshots() {
    onMainActor {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let source = UITableViewDiffableDataSourceReference(tableView: table) { _, _, item in
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = item as? String
        return cell
      }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: UIViewController())
      harness.window.rootViewController?.view.addSubview(table)
      let snapshot = NSDiffableDataSourceSnapshotReference()
      snapshot.appendSections(withIdentifiers: [0])
      snapshot.appendItems(withIdentifiers: ["one", "two"])
      source.applySnapshot(snapshot, animatingDifferences: false)
      harness.settle()
      XCTAssertEqual(table.visibleCells.map { $0.textLabel?.text }, ["one", "two"])
      XCTAssertEqual(source.itemIdentifier(for: [0, 1]) as? String, "two")
      XCTAssertEqual(source.indexPath(forItemIdentifier: "two"), [0, 1])
      XCTAssertEqual(source.snapshot().numberOfItems, 2)
      harness.close()
    }
  }

  func test_aCollectionViewsDataSource_showsSnapshots() {
    onMainActor {
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let source = UICollectionViewDiffableDataSourceReference(collectionView: view) {
        view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.tag = item as? Int ?? 0
        return cell
      }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: UIViewController())
      harness.window.rootViewController?.view.addSubview(view)
      let snapshot = NSDiffableDataSourceSnapshotReference()
      snapshot.appendSections(withIdentifiers: ["s"])
      snapshot.appendItems(withIdentifiers: [7, 8])
      source.applySnapshot(usingReloadData: snapshot)
      harness.settle()
      XCTAssertEqual(view.cellForItem(at: [0, 1])?.tag, 8)
      XCTAssertEqual(source.sectionIdentifier(for: 0) as? String, "s")
      harness.close()
    }
  }

  func test_registrations_takeNibs() {
    onMainActor {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <collectionViewCell tag="42" id="C"><rect key="frame" x="0" y="0" width="50" height="50"/>
        </collectionViewCell></objects></document>
        """
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: UICollectionViewFlowLayout())
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int>(
        cellNib: UINib(data: Data(text.utf8), bundle: nil)
      ) { cell, _, item in cell.isAccessibilityElement = item == 5 }
      let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
      }
      let harness = Harness(size: CGSize(width: 320, height: 480), root: UIViewController())
      harness.window.rootViewController?.view.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([5])
      source.apply(snapshot, animatingDifferences: false)
      harness.settle()
      let cell = view.cellForItem(at: [0, 0])
      XCTAssertEqual(cell?.tag, 42)
      XCTAssertEqual(cell?.isAccessibilityElement, true)
      harness.close()
    }
  }
}
