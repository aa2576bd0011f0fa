import UIKit

extension DelegateSizesViewController: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    switch Section(rawValue: indexPath.section)! {
    case .banners:
      return CGSize(width: collectionView.bounds.width - 32, height: 88)
    case .chips:
      let text = words[indexPath.item] as NSString
      let width = text.size(withAttributes: [.font: TextCell.font]).width
      return CGSize(width: width.rounded(.up) + 28, height: 32)
    case .staircase:
      return CGSize(width: 56, height: 32 + 8 * CGFloat(indexPath.item % 6))
    }
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 4, left: 16, bottom: 8, right: 16)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    Section(rawValue: section) == .banners ? 12 : 8
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: UIFontMetrics.default.scaledValue(for: 44)) }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { CGSize(width: 0, height: UIFontMetrics.default.scaledValue(for: 28)) }
}
