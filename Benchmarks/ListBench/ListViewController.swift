import UIKit

enum Workload: String {
  case grid = "W1"
  case list = "W2"
  case messages = "W3"
  case sections = "W4"
}

/// What the measurements need of a list, whichever class it is of.
@MainActor
protocol ListController: UIViewController {
  var items: ListItems { get }
  var list: UIScrollView { get }
  /// After `items` has changed.
  func insertItem(at index: Int)
  func deleteItem(at index: Int)
}

/// The list of one workload as a collection view, full screen.
final class ListViewController: UICollectionViewController, ListController {
  let items: ListItems
  private let isGrid: Bool

  /// - Parameter isGrid: for W1; W2 else.
  init(isGrid: Bool, count: Int) {
    self.isGrid = isGrid
    items = ListItems(count: count)
    let layout = UICollectionViewFlowLayout()
    if isGrid {
      layout.itemSize = CGSize(width: 120, height: 120)
      layout.minimumLineSpacing = 10
      layout.minimumInteritemSpacing = 10
    } else {
      layout.itemSize = CGSize(width: 1280, height: 44)
      layout.minimumLineSpacing = 0
      layout.minimumInteritemSpacing = 0
    }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("made in code only") }

  var list: UIScrollView { collectionView }

  func insertItem(at index: Int) {
    collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  func deleteItem(at index: Int) {
    collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(GridCell.self, forCellWithReuseIdentifier: "grid")
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard !isGrid, let layout = collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    layout.itemSize = CGSize(width: view.bounds.width, height: 44)
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let identifier = items.identifier(at: indexPath.item)
    guard isGrid else {
      let cell =
        collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! RowCell
      cell.show(identifier, from: items)
      return cell
    }
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "grid", for: indexPath) as! GridCell
    cell.show(identifier, from: items)
    return cell
  }
}
