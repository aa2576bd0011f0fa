import UIKit

/// Photos are moved to another place, another section or another program.
extension PhotoSearchViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let item = item(at: indexPath),
      let image = store?.ready(item.photo.large) ?? store?.ready(item.photo.thumbnail)
    else { return [] }
    let drag = UIDragItem(itemProvider: NSItemProvider(object: image))
    drag.localObject = item
    return [drag]
  }

  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil, collectionView.hasActiveDrag else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(
      operation: .move, intent: .insertAtDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let place = coordinator.destinationIndexPath else { return }
    for dropped in coordinator.items {
      guard let item = dropped.dragItem.localObject as? Item else { continue }
      var snapshot = snapshot
      guard snapshot.indexOfItem(item) != nil, place.section < snapshot.numberOfSections else {
        continue
      }
      let section = snapshot.sectionIdentifiers[place.section]
      // The place counts the items without the one that is moved.
      snapshot.deleteItems([item])
      let others = snapshot.itemIdentifiers(inSection: section)
      if place.item < others.count {
        snapshot.insertItems([item], beforeItem: others[place.item])
      } else {
        snapshot.appendItems([item], toSection: section)
      }
      apply(snapshot)
      coordinator.drop(dropped.dragItem, toItemAt: place)
    }
  }
}
