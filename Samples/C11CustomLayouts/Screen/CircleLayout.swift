import UIKit

/// Puts the items of one section around a circle in the middle of the view.
final class CircleLayout: UICollectionViewLayout {
  var itemSide: CGFloat = 44
  private var attributes: [UICollectionViewLayoutAttributes] = []

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    let centre = CGPoint(x: collectionView.bounds.width / 2, y: collectionView.bounds.height / 2)
    let radius = max(0, min(centre.x, centre.y) - itemSide / 2 - 8)
    for item in 0..<count {
      let angle = 2 * CGFloat.pi * CGFloat(item) / CGFloat(count) - .pi / 2
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      one.size = CGSize(width: itemSide, height: itemSide)
      one.center = CGPoint(x: centre.x + radius * cos(angle), y: centre.y + radius * sin(angle))
      one.transform = CGAffineTransform(rotationAngle: angle + .pi / 2)
      attributes.append(one)
    }
  }

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    attributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}
