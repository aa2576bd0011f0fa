import UIKit

/// How the days are laid out, and what their stops offer.
extension TripViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      index == 0 ? Self.coverSection() : self?.daySection(environment)
    }
  }

  private static func coverSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(200))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 8, trailing: 20)
    return section
  }

  private func daySection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.backgroundColor = .clear
    list.headerMode = .supplementary
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions($0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions($0) }
    list.itemSeparatorHandler = { _, configuration in
      var configuration = configuration
      configuration.bottomSeparatorInsets.leading = 68
      return configuration
    }
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    section.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 20, bottom: 10, trailing: 20)
    return section
  }

  private func stop(at path: IndexPath) -> Stop? {
    guard case .stop(let id) = dataSource.itemIdentifier(for: path) else { return nil }
    return trip?.stop(id)
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let stop = stop(at: path) else { return nil }
    let title = localized(stop.isDone ? "Not Done" : "Done")
    let action = UIContextualAction(style: .normal, title: title) {
      [environment, tripID] _, _, completion in
      environment.store.setDone(!stop.isDone, stop: stop.id, in: tripID)
      completion(true)
    }
    action.image = UIImage(systemName: stop.isDone ? "arrow.uturn.left" : "checkmark")
    action.backgroundColor = Theme.accent
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let stop = stop(at: path) else { return nil }
    let action = UIContextualAction(style: .destructive, title: localized("Delete")) {
      [weak self] _, _, completion in
      self?.delete(stop)
      completion(true)
    }
    action.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// What pressing a stop offers; the other days are a menu in the menu.
  private func menu(for stop: Stop) -> UIMenu? {
    guard let trip else { return nil }
    let done = UIAction(
      title: localized(stop.isDone ? "Not Done" : "Done"), image: UIImage(systemName: "checkmark")
    ) { [environment, tripID] _ in
      environment.store.setDone(!stop.isDone, stop: stop.id, in: tripID)
    }
    let edit = UIAction(title: localized("Edit"), image: UIImage(systemName: "pencil")) {
      [weak self] _ in self?.editStop(stop, day: stop.day)
    }
    let days = (0..<trip.dayCount).map { day in
      UIAction(
        title: environment.formats.day(trip.date(ofDay: day, in: environment.calendar)),
        state: day == stop.day ? .on : .off
      ) { [environment, tripID] _ in
        var moved = stop
        moved.day = day
        environment.store.save(moved, in: tripID)
      }
    }
    let move = UIMenu(
      title: localized("Move to Day"), image: UIImage(systemName: "calendar"), children: days)
    let delete = UIAction(
      title: localized("Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.delete(stop) }
    return UIMenu(
      title: stop.title,
      children: [done, edit, move, UIMenu(options: .displayInline, children: [delete])])
  }
}

extension TripViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt path: IndexPath)
    -> Bool
  { path.section > 0 }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let stop = stop(at: indexPath) { editStop(stop, day: stop.day) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let stop = stop(at: path) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: stop) })
  }

  /// Nothing is dropped over the cover.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    proposedIndexPath.section == 0 ? IndexPath(item: 0, section: 1) : proposedIndexPath
  }
}
