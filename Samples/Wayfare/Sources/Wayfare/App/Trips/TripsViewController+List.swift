import UIKit

/// How the trips are laid out, and what their cells show and offer.
extension TripsViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, let section = self.dataSource?.sectionIdentifier(for: index) else {
        return nil
      }
      switch section {
      case .next: return self.heroSection()
      case .upcoming: return self.cardSection(environment)
      case .past, .results: return self.listSection(section, environment)
      }
    }
  }

  private func heroSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(300))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 8, trailing: 20)
    return section
  }

  /// Cards to be paged sideways, as many as there is width for.
  private func cardSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let isLarge = environment.traitCollection.preferredContentSizeCategory
      .isAccessibilityCategory
    let width: CGFloat = isLarge ? 280 : 178
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(196)))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .estimated(196)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 20, bottom: 14, trailing: 20)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private func listSection(
    _ section: Section, _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.backgroundColor = .clear
    list.headerMode = section == .past ? .supplementary : .none
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in self?.leadingActions($0) }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailingActions($0) }
    let layout = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    if section == .past { layout.boundarySupplementaryItems = [header()] }
    layout.contentInsets = NSDirectionalEdgeInsets(
      top: section == .past ? 4 : 12, leading: 20, bottom: 24, trailing: 20)
    return layout
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  // MARK: Cells

  func makeDataSource() {
    let next = UICollectionView.CellRegistration<UICollectionViewCell, Trip.ID> {
      [environment] cell, _, id in
      guard let trip = environment.store.trip(id) else { return }
      cell.contentConfiguration = NextTripConfiguration(
        trip: trip, now: environment.now, calendar: environment.calendar,
        showsSeconds: environment.settings.showsSeconds)
      cell.accessibilityIdentifier = "next-trip"
    }
    let card = UICollectionView.CellRegistration<UICollectionViewCell, Trip.ID> {
      [environment] cell, _, id in
      guard let trip = environment.store.trip(id) else { return }
      cell.contentConfiguration = TripCardConfiguration(
        trip: trip, dates: environment.formats.date(trip.start))
      cell.configurationUpdateHandler = Self.pressed
    }
    let row = UICollectionView.CellRegistration<UICollectionViewListCell, Trip.ID> {
      [environment] cell, _, id in
      guard let trip = environment.store.trip(id) else { return }
      cell.contentConfiguration = TripRowConfiguration(
        trip: trip, dates: environment.formats.date(trip.start))
      cell.accessories = [.disclosureIndicator()]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = Theme.card
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      switch item.section {
      case .next:
        return view.dequeueConfiguredReusableCell(using: next, for: path, item: item.trip)
      case .upcoming:
        return view.dequeueConfiguredReusableCell(using: card, for: path, item: item.trip)
      case .past, .results:
        return view.dequeueConfiguredReusableCell(using: row, for: path, item: item.trip)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      let section = self?.dataSource.sectionIdentifier(for: path.section)
      header.title = localized(section == .past ? "Memories" : "Coming Up")
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  /// A card gives way under the finger.
  static let pressed: UICollectionViewCell.ConfigurationUpdateHandler = { cell, state in
    UIView.animate(withDuration: 0.15) {
      cell.transform = state.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
    }
  }

  // MARK: Actions

  private func trip(at path: IndexPath) -> Trip? {
    dataSource.itemIdentifier(for: path).flatMap { environment.store.trip($0.trip) }
  }

  private func leadingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let trip = trip(at: path) else { return nil }
    let title = localized(trip.isFavourite ? "Unfavourite" : "Favourite")
    let action = UIContextualAction(style: .normal, title: title) {
      [environment] _, _, completion in
      environment.store.setFavourite(!trip.isFavourite, trip.id)
      completion(true)
    }
    action.image = UIImage(systemName: trip.isFavourite ? "heart" : "heart.fill")
    action.backgroundColor = .systemPink
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func trailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let trip = trip(at: path) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: localized("Delete")) {
      [weak self] _, _, completion in
      self?.delete(trip.id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    let edit = UIContextualAction(style: .normal, title: localized("Edit")) {
      [weak self] _, _, completion in
      self?.edit(trip.id)
      completion(true)
    }
    edit.image = UIImage(systemName: "pencil")
    return UISwipeActionsConfiguration(actions: [delete, edit])
  }

  private func menu(for trip: Trip) -> UIMenu {
    let favourite = UIAction(
      title: localized(trip.isFavourite ? "Unfavourite" : "Favourite"),
      image: UIImage(systemName: trip.isFavourite ? "heart.fill" : "heart")
    ) { [environment] _ in environment.store.setFavourite(!trip.isFavourite, trip.id) }
    let edit = UIAction(title: localized("Edit"), image: UIImage(systemName: "pencil")) {
      [weak self] _ in self?.edit(trip.id)
    }
    let delete = UIAction(
      title: localized("Delete"), image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.delete(trip.id) }
    return UIMenu(children: [
      favourite, edit, UIMenu(options: .displayInline, children: [delete]),
    ])
  }
}

extension TripsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    if let item = dataSource.itemIdentifier(for: indexPath) { onSelect(item.trip) }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let path = indexPaths.first, let trip = trip(at: path) else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu(for: trip) })
  }
}
