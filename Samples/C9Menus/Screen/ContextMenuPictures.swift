import UIKit

/// Pictures with context menus: press and hold, click the secondary button, or press the Menu key.
final class ContextMenuPictures: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  private var pictures = Picture.all

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

  // MARK: Menus

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first else { return nil }
    let name = pictures[indexPath.item].name
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
      [weak self, weak collectionView] _ in
      guard let self, let collectionView else { return nil }
      return self.menu(for: indexPath, named: name, in: collectionView)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { preview(at: indexPath, in: collectionView) }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { preview(at: indexPath, in: collectionView) }

  private func preview(
    at indexPath: IndexPath, in collectionView: UICollectionView
  ) -> UITargetedPreview? {
    (collectionView.cellForItem(at: indexPath) as? PictureCell)?.preview
  }

  private func menu(
    for indexPath: IndexPath, named name: String, in collectionView: UICollectionView
  ) -> UIMenu {
    let picture = pictures[indexPath.item]
    let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
      UIPasteboard.general.image = picture.image
    }
    let favourite = UIAction(
      title: "Favourite", image: UIImage(systemName: "heart"),
      state: picture.isFavourite ? .on : .off
    ) { [weak self] _ in
      self?.pictures[indexPath.item].isFavourite.toggle()
      collectionView.reloadItems(at: [indexPath])
    }
    let places = [("First", 0), ("Last", pictures.count - 1)].map { title, place in
      UIAction(title: title, attributes: indexPath.item == place ? .disabled : []) {
        [weak self] _ in self?.move(indexPath, to: place, in: collectionView)
      }
    }
    let move = UIMenu(
      title: "Move", image: UIImage(systemName: "arrow.up.arrow.down"), children: places)
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in
      self?.pictures.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
    let last = UIMenu(options: .displayInline, children: [delete])
    return UIMenu(title: name, children: [copy, favourite, move, last])
  }

  private func move(_ indexPath: IndexPath, to place: Int, in collectionView: UICollectionView) {
    pictures.insert(pictures.remove(at: indexPath.item), at: place)
    collectionView.moveItem(at: indexPath, to: IndexPath(item: place, section: 0))
  }
}
