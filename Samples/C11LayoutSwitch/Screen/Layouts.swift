import UIKit

/// One item a row, as wide as the view.
final class RowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    if let collectionView {
      let width = min(560, collectionView.bounds.width - 32)
      let side = (collectionView.bounds.width - width) / 2
      if itemSize.width != width || sectionInset.left != side {
        itemSize = CGSize(width: width, height: 54)
        minimumLineSpacing = 8
        sectionInset = UIEdgeInsets(top: 12, left: side, bottom: 12, right: side)
      }
    }
    super.prepare()
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.width != collectionView?.bounds.width
  }
}

/// Items on points around the middle, each turned a little further out.
class PointLayout: UICollectionViewLayout {
  var side: CGFloat { 52 }
  private var attributes: [UICollectionViewLayoutAttributes] = []

  /// The middle of an item, and how far it is turned.
  func place(of item: Int, count: Int, in size: CGSize) -> (center: CGPoint, angle: CGFloat) {
    (.zero, 0)
  }

  override func prepare() {
    super.prepare()
    attributes = []
    guard let collectionView, collectionView.numberOfSections > 0 else { return }
    let count = collectionView.numberOfItems(inSection: 0)
    for item in 0..<count {
      let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
      let (center, angle) = place(of: item, count: count, in: collectionView.bounds.size)
      one.size = CGSize(width: side, height: side)
      one.center = center
      one.transform = CGAffineTransform(rotationAngle: angle)
      one.zIndex = count - item
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

/// Sunflower seeds: the golden angle from one item to the next.
final class SpiralLayout: PointLayout {
  override var side: CGFloat { 44 }

  override func place(of item: Int, count: Int, in size: CGSize) -> (
    center: CGPoint, angle: CGFloat
  ) {
    let reach = min(size.width, size.height) / 2 - side / 2 - 8
    let radius = reach * (CGFloat(item) / CGFloat(max(1, count - 1))).squareRoot()
    let angle = CGFloat(item) * 2.399_963
    return (
      CGPoint(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle)), 0
    )
  }
}

/// Three rings, whose items look outwards.
final class WheelLayout: PointLayout {
  override var side: CGFloat { 36 }

  override func place(of item: Int, count: Int, in size: CGSize) -> (
    center: CGPoint, angle: CGFloat
  ) {
    let reach = min(size.width, size.height) / 2 - side / 2 - 8
    let rings = [count / 2, count * 4 / 5, count]
    let ring = rings.firstIndex { item < $0 } ?? 2
    let start = ring == 0 ? 0 : rings[ring - 1]
    let radius = reach * (1 - 0.3 * CGFloat(ring))
    let angle = 2 * CGFloat.pi * CGFloat(item - start) / CGFloat(max(1, rings[ring] - start))
    return (
      CGPoint(
        x: size.width / 2 + radius * cos(angle - .pi / 2),
        y: size.height / 2 + radius * sin(angle - .pi / 2)), angle
    )
  }
}
