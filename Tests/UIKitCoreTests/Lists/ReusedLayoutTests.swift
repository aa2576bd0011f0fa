import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Views that are used again place their parts anew, as `layoutSubviews()` of programs goes by what they show.
final class ReusedLayoutTests: XCTestCase {
  private final class Bar: UICollectionReusableView {
    let label = UILabel()
    var share = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: share, height: 10)
    }
  }

  private final class BarCell: UICollectionViewCell {
    let label = UILabel()
    var share = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: share, height: 10)
    }
  }

  private final class BarRow: UITableViewCell {
    let label = UILabel()
    var share = 0
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }
    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = CGRect(x: 0, y: 0, width: share, height: 10)
    }
  }

  private final class Bars: UICollectionViewController {
    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 50)
      layout.headerReferenceSize = CGSize(width: 375, height: 50)
      super.init(collectionViewLayout: layout)
    }
    required init?(coder: NSCoder) { fatalError("not from a document") }
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(BarCell.self, forCellWithReuseIdentifier: "bar")
      collectionView.register(
        Bar.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "bar")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 40 }
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 2 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "bar", for: indexPath)
      (cell as? BarCell)?.share = indexPath.section * 2 + indexPath.item
      return cell
    }
    override func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let bar = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "bar", for: indexPath)
      (bar as? Bar)?.share = indexPath.section
      return bar
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(BarRow.self, forCellReuseIdentifier: "bar")
      tableView.rowHeight = 50
    }
    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int { 100 }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "bar", for: indexPath)
      (cell as? BarRow)?.share = indexPath.row
      return cell
    }
  }

  func test_cellsAndHeadersOfACollection() {
    onMainActor {
      let bars = Bars()
      let harness = Harness(device: "iphone-se", root: bars)
      harness.run("idle\nscroll 180,400 by 0,1200\nidle\nscroll 180,400 by 0,500\nidle")
      let view = bars.collectionView!
      let kind = UICollectionView.elementKindSectionHeader
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        let bar = view.supplementaryView(forElementKind: kind, at: path) as? Bar
        XCTAssertEqual(bar?.label.frame.width, CGFloat(path.section))
      }
      for path in view.indexPathsForVisibleItems {
        let cell = view.cellForItem(at: path) as? BarCell
        XCTAssertEqual(cell?.label.frame.width, CGFloat(path.section * 2 + path.item))
      }
      XCTAssertGreaterThan(view.indexPathsForVisibleItems.map(\.section).min() ?? 0, 5)
    }
  }

  func test_rowsOfATable() {
    onMainActor {
      let rows = Rows()
      let harness = Harness(device: "iphone-se", root: rows)
      harness.run("idle\nscroll 180,400 by 0,1200\nidle\nscroll 180,400 by 0,500\nidle")
      for path in rows.tableView.indexPathsForVisibleRows ?? [] {
        let cell = rows.tableView.cellForRow(at: path) as? BarRow
        XCTAssertEqual(cell?.label.frame.width, CGFloat(path.row))
      }
      XCTAssertGreaterThan(rows.tableView.indexPathsForVisibleRows?.first?.row ?? 0, 20)
    }
  }
}
