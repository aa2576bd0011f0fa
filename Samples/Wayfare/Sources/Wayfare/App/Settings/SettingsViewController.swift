import UIKit

/// How the app shows itself.
class SettingsViewController: UICollectionViewController {
  enum Section: Int, CaseIterable { case appearance, content, library }
  enum Item: Hashable { case appearance, seconds, doneStops, tripCount, restore }

  private let environment: AppEnvironment
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init(_ environment: AppEnvironment) {
    self.environment = environment
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.backgroundColor = .clear
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    title = localized("Settings")
  }

  required init?(coder: NSCoder) { fatalError("The settings are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = Theme.background
    collectionView.backgroundColor = Theme.background
    makeDataSource()
    for (name, object) in [
      (TripStore.didChange, environment.store as AnyObject),
      (AppSettings.didChange, environment.settings as AnyObject),
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(contentDidChange(_:)), name: name, object: object)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.appearance], toSection: .appearance)
    snapshot.appendItems([.seconds, .doneStops], toSection: .content)
    snapshot.appendItems([.tripCount, .restore], toSection: .library)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  @objc private func contentDidChange(_ notification: Notification) {
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in self?.configure(cell, item)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = UIListContentConfiguration.groupedHeader()
      switch Section(rawValue: path.section) {
      case .appearance: content.text = localized("Appearance")
      case .content: content.text = localized("Trips")
      default: content.text = localized("Library")
      }
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ item: Item) {
    var content = UIListContentConfiguration.valueCell()
    let settings = environment.settings
    cell.accessories = []
    switch item {
    case .appearance:
      content.text = localized("Theme")
      content.image = UIImage(systemName: "circle.lefthalf.filled")
      cell.accessories = [custom(appearanceButton())]
    case .seconds:
      content.text = localized("Show Seconds")
      content.image = UIImage(systemName: "timer")
      cell.accessories = [
        custom(
          toggle(settings.showsSeconds, content.text, "show-seconds") { settings.showsSeconds = $0 }
        )
      ]
    case .doneStops:
      content.text = localized("Show Done Stops")
      content.image = UIImage(systemName: "checkmark.circle")
      cell.accessories = [
        custom(
          toggle(settings.showsDoneStops, content.text, "show-done") {
            settings.showsDoneStops = $0
          })
      ]
    case .tripCount:
      content.text = localized("Trips")
      content.image = UIImage(systemName: "suitcase")
      content.secondaryText = "\(environment.store.trips.count)"
    case .restore:
      content.text = localized("Restore Sample Trips")
      content.textProperties.color = Theme.accent
      content.image = UIImage(systemName: "arrow.counterclockwise")
    }
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = Theme.card
    cell.backgroundConfiguration = background
  }

  private func custom(_ view: UIView) -> UICellAccessory {
    .customView(
      configuration: UICellAccessory.CustomViewConfiguration(
        customView: view, placement: .trailing(displayed: .always)))
  }

  private func toggle(
    _ isOn: Bool, _ label: String?, _ identifier: String, _ change: @escaping (Bool) -> Void
  ) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.onTintColor = Theme.accent
    toggle.accessibilityLabel = label
    toggle.accessibilityIdentifier = identifier
    toggle.addAction(
      UIAction { action in change((action.sender as? UISwitch)?.isOn ?? false) },
      for: .valueChanged)
    return toggle
  }

  private func appearanceButton() -> UIView {
    let button = FormStyle.menuButton(identifier: "theme")
    let settings = environment.settings
    button.menu = UIMenu(
      options: .singleSelection,
      children: AppSettings.Appearance.allCases.map { appearance in
        UIAction(
          title: appearance.title, state: appearance == settings.appearance ? .on : .off
        ) { _ in settings.appearance = appearance }
      })
    button.sizeToFit()
    return button
  }

  override func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { dataSource.itemIdentifier(for: indexPath) == .restore }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard dataSource.itemIdentifier(for: indexPath) == .restore else { return }
    environment.store.replaceAll(
      with: SampleTrips.make(now: environment.now(), calendar: environment.calendar))
  }
}
