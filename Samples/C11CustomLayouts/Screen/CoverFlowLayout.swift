import UIKit

/// Covers that turn away from the eye the farther they are from the middle.
final class CoverFlowLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = -36
    itemSize = CGSize(width: 130, height: 130)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let side = max(0, (collectionView.bounds.width - itemSize.width) / 2)
    if sectionInset.left != side {
      sectionInset = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  /// From one cover's middle to the next one's.
  private var pitch: CGFloat { itemSize.width + minimumLineSpacing }

  /// The content offset that shows a cover in the middle.
  func offset(centering item: Int) -> CGPoint { CGPoint(x: CGFloat(item) * pitch, y: 0) }

  /// Scrolling ends with a cover in the middle.
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    offset(centering: Int((proposed.x / pitch).rounded()))
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.map { turned($0) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath).map { turned($0) }
  }

  private func turned(_ original: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  {
    guard let collectionView,
      let attributes = original.copy() as? UICollectionViewLayoutAttributes
    else { return original }
    let middle = collectionView.bounds.midX
    let distance = max(-1, min(1, (attributes.center.x - middle) / (itemSize.width * 0.9)))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(transform, 0, 0, -90 * abs(distance))
    transform = CATransform3DRotate(transform, -distance * .pi / 3, 0, 1, 0)
    attributes.transform3D = transform
    attributes.zIndex = -Int(abs(attributes.center.x - middle))
    attributes.alpha = 1 - 0.25 * abs(distance)
    return attributes
  }
}
