import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The key Delete on the items of lists, as the window gets it.
final class DeleteKeyTests: XCTestCase {
  func test_delete_takesRowAfterRow_andTheKeyboardGoesOn() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey down\nkey delete\nidle")
      XCTAssertEqual(rows.names, ["one", "three", "four", "five"])
      XCTAssertEqual(rows.focusedRow, "three")
      harness.run("key delete\nidle")
      XCTAssertEqual(rows.names, ["one", "four", "five"])
      XCTAssertEqual(rows.focusedRow, "four")
      harness.run("key end\nkey delete\nidle")
      XCTAssertEqual(rows.names, ["one", "four"])
      XCTAssertEqual(rows.focusedRow, "four")
    }
  }

  func test_rowsThatCannotBeDeleted_stay() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      rows.fixed = "two"
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey delete with shift\nkey down\nkey delete\nidle")
      XCTAssertEqual(rows.names.count, 5)
      XCTAssertEqual(rows.focusedRow, "two")
      rows.setEditing(true, animated: false)
      harness.run("key down\nkey delete\nidle")
      XCTAssertEqual(rows.names.count, 5, "while the table is edited")
    }
  }

  /// Chosen by clicks or all at once; what may not be deleted stays, and is still chosen.
  func test_whatIsChosenWhileTheTableIsEdited_goes() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      rows.fixed = "four"
      rows.tableView.allowsMultipleSelectionDuringEditing = true
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      rows.setEditing(true, animated: false)
      harness.run("idle\ntap cell 0.1\ntap cell 0.2\nkey delete\nidle")
      XCTAssertEqual(rows.names, ["one", "four", "five"])
      XCTAssertTrue(rows.isEditing)
      harness.run("key delete\nidle")
      XCTAssertEqual(rows.names.count, 3, "nothing is chosen")
      harness.run("tap cell 0.0\nkey delete\nidle")
      XCTAssertEqual(rows.names, ["four", "five"], "one alone")
      for row in 0...1 {
        rows.tableView.selectRow(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
      }
      harness.run("key delete\nidle")
      XCTAssertEqual(rows.names, ["four"])
    }
  }

  func test_withoutKeyboardOnTheRows_deleteDoesNothing() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("idle\ntap cell 0.1\nkey delete\nidle")
      XCTAssertEqual(rows.names.count, 5)
    }
  }

  func test_actionThatWantsAPress_isShownFirst() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      rows.own = .afterAPress
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey delete\nidle\nexpect \"Remove\"")
      XCTAssertEqual(rows.names.count, 5)
      harness.run("key delete\nidle\nexpect no \"Remove\"")
      XCTAssertEqual(rows.names, ["two", "three", "four", "five"])
      XCTAssertEqual(rows.focusedRow, "two")
    }
  }

  func test_actionThatDoesNothing_leavesTheKeyboardWhereItWas() {
    onMainActor {
      let rows = DeletableRows(style: .plain)
      rows.own = .refused
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey down\nkey delete\nidle")
      XCTAssertEqual(rows.names.count, 5)
      XCTAssertEqual(rows.focusedRow, "two")
    }
  }

  func test_itemsOfAList_goByTheirSwipesAction() {
    onMainActor {
      let items = DeletableItems()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: items)
      defer { harness.close() }
      harness.run("idle\nkey tab\nkey down\nkey delete\nkey delete\nidle")
      XCTAssertEqual(items.source.snapshot().itemIdentifiers, ["one", "four", "five"])
      XCTAssertEqual(
        items.list.selection.focused.flatMap { items.source.itemIdentifier(for: IndexPath($0)) },
        "four")
    }
  }
}

@MainActor
private final class DeletableRows: UITableViewController {
  enum OwnAction { case none, afterAPress, refused }

  var names = ["one", "two", "three", "four", "five"]
  var fixed: String?
  var own = OwnAction.none

  var focusedRow: String? { tableView.selection.focused.map { names[$0.item] } }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: UITableView, canEditRowAt indexPath: IndexPath
  ) -> Bool { names[indexPath.row] != fixed }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { remove(indexPath) }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    if own == .none { return nil }
    let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
    let destroy = UIContextualAction(style: .destructive, title: "Remove") {
      [unowned self] _, _, done in
      if own == .refused { return done(false) }
      remove(indexPath)
      done(true)
    }
    let actions = UISwipeActionsConfiguration(
      actions: own == .refused ? [destroy, flag] : [flag, destroy])
    actions.performsFirstActionWithFullSwipe = own == .refused
    return actions
  }

  private func remove(_ path: IndexPath) {
    names.remove(at: path.row)
    tableView.deleteRows(at: [path], with: .automatic)
  }
}

@MainActor
private final class DeletableItems: UIViewController {
  private(set) var list: UICollectionView!
  private(set) var source: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { [unowned self] path in
      guard let item = source.itemIdentifier(for: path) else { return nil }
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
        var snapshot = self.source.snapshot()
        snapshot.deleteItems([item])
        self.source.apply(snapshot)
        done(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    list = UICollectionView(
      frame: view.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["one", "two", "three", "four", "five"])
    source.apply(snapshot, animatingDifferences: false)
  }
}
