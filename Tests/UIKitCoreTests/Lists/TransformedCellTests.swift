import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Cells that a program transforms while it makes them, as in chats whose list is turned round.
final class TransformedCellTests: XCTestCase {
  private static let turned = CGAffineTransform(scaleX: 1, y: -1)

  private final class Rows: UITableViewController {
    var titles = (0..<30).map { "Row \($0)" }
    var heights: CGFloat = 44

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.transform = turned
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { titles.count }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { heights }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = titles[indexPath.row]
      cell.transform = turned
      return cell
    }
  }

  private final class Items: UICollectionViewController {
    var count = 30
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 60)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if indexPath.item % 2 == 0 { cell.transform = turned }
      return cell
    }
  }

  func test_aRowsTransform_staysWhileItScrollsMovesAndGrows() {
    onMainActor {
      let rows = Rows()
      let harness = Harness(device: "iphone-se", root: rows)
      harness.run("idle")
      XCTAssertTrue(rows.tableView.visibleCells.allSatisfy { $0.transform == Self.turned })
      harness.run("scroll 180,400 by 0,-300\nidle")
      XCTAssertTrue(rows.tableView.visibleCells.allSatisfy { $0.transform == Self.turned })
      harness.run("scroll 180,400 by 0,1000\nidle")
      rows.titles.insert("New", at: 0)
      rows.tableView.insertRows(at: [[0, 0]], with: .top)
      harness.run("idle")
      XCTAssertTrue(rows.tableView.visibleCells.allSatisfy { $0.transform == Self.turned })
      rows.heights = 60
      rows.tableView.performBatchUpdates(nil)
      harness.run("idle")
      for cell in rows.tableView.visibleCells {
        let path = rows.tableView.indexPath(for: cell)!
        XCTAssertEqual(cell.transform, Self.turned)
        XCTAssertEqual(cell.bounds.size, CGSize(width: 375, height: 60))
        XCTAssertEqual(cell.frame, rows.tableView.rectForRow(at: path))
      }
    }
  }

  func test_anItemsTransform_staysUntilTheLayoutPlacesItAnew() {
    onMainActor {
      let items = Items()
      let harness = Harness(device: "iphone-se", root: items)
      harness.run("idle")
      let view = items.collectionView!
      func turned() -> [Int] {
        view.indexPathsForVisibleItems.map(\.item).sorted().filter {
          view.cellForItem(at: [0, $0])?.transform == Self.turned
        }
      }
      let visible = view.indexPathsForVisibleItems.map(\.item)
      XCTAssertEqual(turned(), visible.sorted().filter { $0 % 2 == 0 })
      view.collectionViewLayout.invalidateLayout()
      harness.run("idle")
      XCTAssertEqual(turned(), visible.sorted().filter { $0 % 2 == 0 })
      // Recycled cells that stand elsewhere begin anew.
      harness.run("scroll 180,400 by 0,-200\nidle")
      XCTAssertTrue(turned().allSatisfy { $0 % 2 == 0 })
      (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
        width: 80, height: 50)
      harness.run("idle")
      XCTAssertTrue(
        view.visibleCells.allSatisfy { $0.bounds.size == CGSize(width: 80, height: 50) })
    }
  }
}
