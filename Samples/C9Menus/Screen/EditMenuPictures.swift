import UIKit

/// Pictures with the edit menu of lists as it was before iOS 13: press and hold, Copy.
final class EditMenuPictures: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private let pictures = Array(Picture.all.prefix(3))

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pictures.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
      as! PictureCell
    cell.show(pictures[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == NSSelectorFromString("copy:") }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    guard action == NSSelectorFromString("copy:") else { return }
    UIPasteboard.general.image = (collectionView.cellForItem(at: indexPath) as? PictureCell)?.image
  }
}
