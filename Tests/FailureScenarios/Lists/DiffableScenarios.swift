import UIKit

private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

private func snapshot(_ items: [String] = ["a", "b"]) -> Snapshot {
  var snapshot = Snapshot()
  snapshot.appendSections([0])
  snapshot.appendItems(items)
  return snapshot
}

private func tree() -> NSDiffableDataSourceSectionSnapshot<String> {
  var tree = NSDiffableDataSourceSectionSnapshot<String>()
  tree.append(["a", "b"])
  return tree
}

extension Scenario {
  /// Snapshots and the data sources that show them.
  static let diffable: [Scenario] = [
    Scenario("a snapshot applied on the main queue while others wait") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
      let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, _ in
        UITableViewCell()
      }
      let done = DispatchSemaphore(value: 0)
      DispatchQueue(label: "fetch").async {
        source.apply(snapshot())
        done.signal()
      }
      done.wait()
      source.apply(snapshot(["c"]))
    },
    Scenario("an identifier of a snapshot that cannot be hashed") {
      struct Odd {}
      NSDiffableDataSourceSnapshotReference().appendSections(withIdentifiers: [Odd()])
    },
    Scenario("one item twice in a snapshot") { _ = snapshot(["a", "b", "a"]) },
    Scenario("one section twice in a snapshot") {
      var snapshot = Snapshot()
      snapshot.appendSections([1, 1])
    },
    Scenario("items in a snapshot without sections") {
      var snapshot = Snapshot()
      snapshot.appendItems(["a"])
    },
    Scenario("items for a section the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.appendItems(["c"], toSection: 9)
    },
    Scenario("items inserted before one the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.insertItems(["c"], beforeItem: "z")
    },
    Scenario("an item inserted beside itself") {
      var snapshot = snapshot()
      snapshot.insertItems(["a"], afterItem: "a")
    },
    Scenario("an item reloaded that the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.reloadItems(["z"])
    },
    Scenario("an item reconfigured that the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.reconfigureItems(["z"])
    },
    Scenario("items of a section the snapshot does not have") {
      _ = snapshot().itemIdentifiers(inSection: 9)
    },
    Scenario("the number of items of a section the snapshot does not have") {
      _ = snapshot().numberOfItems(inSection: 9)
    },
    Scenario("a section reloaded that the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.reloadSections([9])
    },
    Scenario("a section moved beside one the snapshot does not have") {
      var snapshot = snapshot()
      snapshot.moveSection(0, afterSection: 9)
    },
    Scenario("a section moved beside itself") {
      var snapshot = snapshot()
      snapshot.moveSection(0, afterSection: 0)
    },
    Scenario("one item twice in a section snapshot") {
      var tree = tree()
      tree.append(["c", "c"])
    },
    Scenario("items for a parent the section snapshot does not have") {
      var tree = tree()
      tree.append(["c"], to: "z")
    },
    Scenario("an item expanded that the section snapshot does not have") {
      var tree = tree()
      tree.expand(["z"])
    },
    Scenario("a diffable data source of items that gives no cell") {
      var source: UICollectionViewDiffableDataSource<Int, String>?
      ShownCollection { _, view in
        source = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
        source?.apply(snapshot())
      }
      _ = source
    },
    Scenario("a diffable data source that gives no header") {
      var source: UICollectionViewDiffableDataSource<Int, String>?
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 100, height: 30)
      ShownCollection(layout: layout) { _, view in
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source?.supplementaryViewProvider = { _, _, _ in nil }
        source?.apply(snapshot())
      }
      _ = source
    },
    Scenario("a diffable data source of rows that gives no cell") {
      var source: UITableViewDiffableDataSource<Int, String>?
      ShownTable { _, view in
        source = UITableViewDiffableDataSource(tableView: view) { _, _, _ in nil }
        source?.apply(snapshot())
      }
      _ = source
    },
    Scenario("an item inserted beside a diffable data source") {
      var source: UICollectionViewDiffableDataSource<Int, String>?
      let shown = ShownCollection { _, view in
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source?.apply(snapshot())
      }
      shown.view.insertItems(at: [.at(0, 0)])
      _ = source
    },
    Scenario("a row deleted beside a diffable data source") {
      var source: UITableViewDiffableDataSource<Int, String>?
      let shown = ShownTable { _, view in
        source = UITableViewDiffableDataSource(tableView: view) { view, path, _ in
          view.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source?.apply(snapshot())
      }
      shown.view.deleteRows(at: [.at(0, 0)], with: .none)
      _ = source
    },
    Scenario("one item in two sections of a diffable data source") {
      var source: UICollectionViewDiffableDataSource<Int, String>?
      ShownCollection { _, view in
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        var snapshot = Snapshot()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(["a"], toSection: 0)
        snapshot.appendItems(["a"], toSection: 1)
        source?.apply(snapshot)
      }
      _ = source
    },
  ]
}
