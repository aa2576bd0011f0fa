import UIKit

/// A collection view twice: as the whole screen of its controller, and as an ordinary subview in a
/// card at the bottom.
public final class BasicsViewController: UICollectionViewController {
  private let shelf = ShelfView()

  public init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 200, right: 16)
    super.init(collectionViewLayout: layout)
    title = "Basics"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    view.addSubview(shelf)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = min(view.bounds.width - 32, 560)
    shelf.frame = CGRect(
      x: (view.bounds.width - width) / 2,
      y: view.bounds.height - view.safeAreaInsets.bottom - 160, width: width, height: 144)
  }

  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 48 }

  public override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! TileCell
    cell.show(number: indexPath.item, of: 48)
    return cell
  }
}
