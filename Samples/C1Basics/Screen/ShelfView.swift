import UIKit

/// A card with a title and a collection view of its own that scrolls sideways.
final class ShelfView: UIView, UICollectionViewDataSource {
  private let titleLabel = UILabel()
  private let collectionView: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 72, height: 72)
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 24
    layer.cornerCurve = .continuous
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.15
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    titleLabel.text = "A collection view as a subview"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.numberOfLines = 2
    titleLabel.adjustsFontSizeToFitWidth = true
    addSubview(titleLabel)
    collectionView.backgroundColor = .clear
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: "Tile")
    addSubview(collectionView)
  }

  required init?(coder: NSCoder) {
    fatalError("ShelfView is made in code only")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 16, y: 14, width: bounds.width - 32, height: 22)
    collectionView.frame = CGRect(x: 0, y: 48, width: bounds.width, height: 80)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 20 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath) as! TileCell
    cell.show(number: indexPath.item, of: 20)
    return cell
  }
}
