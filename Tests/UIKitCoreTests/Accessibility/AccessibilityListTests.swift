import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What readers find of lists that are swiped, searched and put in another order.
final class AccessibilityListTests: XCTestCase {
  @MainActor
  private final class Rows: UITableViewController {
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, _, done in
          log.append("flag \(indexPath.row)")
          done(true)
        }
      ])
    }
  }

  func test_buttonsBehindASwipedRow_arePushButtons() throws {
    try onMainActor {
      let rows = Rows()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: rows)
      defer { harness.close() }
      harness.run("drag 250,66 to 170,66 for 0.3")
      harness.advance(by: 1)
      let button = try XCTUnwrap(harness.element(label: "Flag"))
      XCTAssertEqual(button.role, "button")
      XCTAssertEqual(harness.accessibleElements.filter { $0.label == "Flag" }.count, 1)
      XCTAssertTrue(button.activate())
      harness.advance(by: 1)
      XCTAssertEqual(rows.log, ["flag 1"])
    }
  }

  @MainActor
  private final class Tiles: UICollectionViewController {
    final class Tile: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        contentView.addSubview(label)
      }
      required init?(coder: NSCoder) { nil }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "Tile")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1000 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
      (cell as? Tile)?.label.text = "Tile \(indexPath.item)"
      return cell
    }
  }

  /// A label that shows another item's text is another thing to readers: nobody said anything else in the one before.
  func test_textsInCellsThatAreUsedAgain_areNewElements() throws {
    try onMainActor {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 100)
      let tiles = Tiles(collectionViewLayout: layout)
      let harness = Harness(size: CGSize(width: 320, height: 480), root: tiles)
      defer { harness.close() }
      var labels: [Int: String] = [:]
      var objects: [ObjectIdentifier: Set<Int>] = [:]
      @MainActor func compare() throws {
        let scene = try XCTUnwrap(tiles.view.window?.windowScene)
        let elements = AccessibilityTree.windows(of: scene).flatMap(\.elements)
        XCTAssertGreaterThan(elements.count, 10)
        for node in elements {
          XCTAssertEqual(labels[node.id, default: node.label], node.label)
          labels[node.id] = node.label
          let known = scene.host.accessibilityNumbers.object(node.id)
          let object = try XCTUnwrap(known)
          objects[ObjectIdentifier(object), default: []].insert(node.id)
        }
      }
      try compare()
      let atFirst = Set(labels.keys)
      try compare()
      XCTAssertEqual(Set(labels.keys), atFirst, "What did not change keeps its number.")
      for _ in 0..<10 {
        harness.run("scroll 160,240 by 0,250")
        try compare()
      }
      XCTAssertTrue(objects.values.contains { $0.count > 1 }, "No cell was used again.")
    }
  }

  // MARK: Search

  @MainActor
  private static func searched(inHeader: Bool) -> (Harness, UISearchController) {
    let found = Rows()
    let search = UISearchController(searchResultsController: found)
    let rows = Rows()
    rows.title = "Rows"
    if inHeader {
      rows.tableView.tableHeaderView = search.searchBar
    } else {
      rows.navigationItem.searchController = search
      rows.navigationItem.hidesSearchBarWhenScrolling = false
    }
    rows.definesPresentationContext = true
    let harness = Harness(
      size: CGSize(width: 320, height: 640), root: UINavigationController(rootViewController: rows))
    harness.advance(by: 0.5)
    return (harness, search)
  }

  @MainActor
  private static func labels(_ harness: Harness) -> [String] {
    harness.accessibleElements.map(\.label).filter { $0.hasPrefix("Row ") || $0 == "Search" }
  }

  func test_listBehindSearchResults_isNotRead() {
    onMainActor {
      for inHeader in [false, true] {
        let (harness, search) = Self.searched(inHeader: inHeader)
        defer { harness.close() }
        let rows = ["Row 0", "Row 1", "Row 2"]
        XCTAssertEqual(
          Self.labels(harness).filter { $0 != "Search" }, rows, "in header: \(inHeader)")
        search.isActive = true
        harness.advance(by: 1)
        XCTAssertFalse(Self.labels(harness).contains("Row 0"), "in shade, in header: \(inHeader)")
        search.searchBar.searchTextField.insertText("o")
        harness.advance(by: 1)
        XCTAssertEqual(
          Self.labels(harness).filter { $0 != "Search" }, rows, "found once, in header: \(inHeader)"
        )
        XCTAssertTrue(
          harness.accessibleElements.contains { $0.role == "searchField" },
          "the field, in header: \(inHeader)")
        search.isActive = false
        harness.advance(by: 1)
        XCTAssertEqual(
          Self.labels(harness).filter { $0 != "Search" }, rows, "after it, in header: \(inHeader)")
      }
    }
  }

  // MARK: Moving

  @MainActor
  private class Items: UICollectionViewController {
    var names = ["a", "b", "c"]

    init() {
      super.init(
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = names[indexPath.item]
      cell.contentConfiguration = content
      return cell
    }
  }

  private final class MovingItems: Items {
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private final class FixedItems: Items {
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool { false }
    override func collectionView(
      _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  func test_itemsMove_whereMoveItemAtIsImplemented_unlessCanMoveItemAtForbidsIt() throws {
    try onMainActor {
      for (items, expected) in [
        (Items(), []), (FixedItems(), []), (MovingItems(), ["Move Up", "Move Down"]),
      ] {
        let harness = Harness(size: CGSize(width: 320, height: 480), root: items)
        defer { harness.close() }
        harness.advance(by: 0.2)
        XCTAssertEqual(harness.element(label: "b")?.actions, expected, "\(type(of: items))")
      }
      let items = MovingItems()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: items)
      defer { harness.close() }
      harness.advance(by: 0.2)
      XCTAssertTrue(try XCTUnwrap(harness.element(label: "b")).perform("Move Down"))
      harness.advance(by: 1)
      XCTAssertEqual(items.names, ["a", "c", "b"])
    }
  }
}
