import UIKit

/// Pressed and dragged, a picture changes its place, across headings too; dragged out of the window it
/// lands in other programs as the file it is.
extension PhotoGridViewController: UICollectionViewDragDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] { dragItem(at: indexPath).map { [$0] } ?? [] }

  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { dragItem(at: indexPath).map { [$0] } ?? [] }

  private func dragItem(at indexPath: IndexPath) -> UIDragItem? {
    let photo = sections[indexPath.section].photos[indexPath.item]
    guard let provider = NSItemProvider(contentsOf: photo.url) else { return nil }
    provider.suggestedName = photo.name
    let item = UIDragItem(itemProvider: provider)
    item.localObject = photo.url
    return item
  }
}

extension PhotoGridViewController: UICollectionViewDropDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard session.localDragSession != nil else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator
  ) {
    guard let last = sections.indices.last else { return }
    var destination =
      coordinator.destinationIndexPath
      ?? IndexPath(item: sections[last].photos.count, section: last)
    for item in coordinator.items {
      guard let url = item.dragItem.localObject as? URL, let source = place(of: url) else {
        continue
      }
      collectionView.performBatchUpdates { [self] in
        let photo = sections[source.section].photos.remove(at: source.item)
        destination.item = min(destination.item, sections[destination.section].photos.count)
        sections[destination.section].photos.insert(photo, at: destination.item)
        collectionView.deleteItems(at: [source])
        collectionView.insertItems(at: [destination])
      }
      coordinator.drop(item.dragItem, toItemAt: destination)
      destination.item += 1
    }
    refreshHeadings()
  }

  private func place(of url: URL) -> IndexPath? {
    for (section, contents) in sections.enumerated() {
      if let item = contents.photos.firstIndex(where: { $0.url == url }) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  /// The headings say how many pictures are below them.
  private func refreshHeadings() {
    let kind = UICollectionView.elementKindSectionHeader
    for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      let section = sections[path.section]
      (collectionView.supplementaryView(forElementKind: kind, at: path) as? SectionHeader)?
        .show(title: section.title, count: section.photos.count)
    }
  }
}
