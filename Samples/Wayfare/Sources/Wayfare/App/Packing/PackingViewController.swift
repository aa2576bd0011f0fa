import UIKit

/// The packing list of a trip: categories that open and close, and what is in them.
class PackingViewController: UIViewController {
  enum Section: Hashable { case list }
  enum Item: Hashable {
    case category(PackingCategory.ID)
    case item(PackingItem.ID)
  }

  private let environment: AppEnvironment
  private let tripID: Trip.ID
  private var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let ring = ProgressRing()
  private let status = UILabel(font: Theme.font(.headline, .semibold), lines: 0)
  private let hint = UILabel(
    font: .preferredFont(forTextStyle: .subheadline), colour: .secondaryLabel, lines: 0)
  /// The categories that the user has closed.
  private var closed: Set<PackingCategory.ID> = []

  init(_ environment: AppEnvironment, tripID: Trip.ID) {
    self.environment = environment
    self.tripID = tripID
    super.init(nibName: nil, bundle: nil)
    title = localized("Packing List")
  }

  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  private var trip: Trip? { environment.store.trip(tripID) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    let done = UIBarButtonItem(
      title: localized("Close"),
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = done
    let reset = UIBarButtonItem(
      image: UIImage(systemName: "arrow.counterclockwise"),
      primaryAction: UIAction { [weak self] _ in self?.askToUnpack() })
    reset.accessibilityLabel = localized("Unpack All")
    reset.accessibilityIdentifier = "unpack-all"
    navigationItem.leftBarButtonItem = reset
    let header = makeHeader()
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    let column = UIStackView(arrangedSubviews: [header, collectionView])
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    makeDataSource()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: TripStore.didChange,
      object: environment.store)
    show(animated: false)
  }

  @objc private func storeDidChange(_ notification: Notification) { show(animated: true) }

  private func makeHeader() -> UIView {
    ring.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [status, hint])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [ring, texts])
    row.alignment = .center
    row.spacing = 16
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 24, bottom: 8, trailing: 24)
    return row
  }

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.backgroundColor = .clear
    list.headerMode = .none
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let self, case .item(let id) = self.dataSource.itemIdentifier(for: path) else {
        return nil
      }
      let action = UIContextualAction(style: .destructive, title: localized("Delete")) {
        [environment = self.environment, tripID = self.tripID] _, _, completion in
        environment.store.removeItem(id, in: tripID)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [action])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  // MARK: What is shown

  private func show(animated: Bool) {
    guard let trip else { return dismiss(animated: true) }
    var snapshot = NSDiffableDataSourceSectionSnapshot<Item>()
    for category in trip.packing {
      snapshot.append([.category(category.id)])
      snapshot.append(category.items.map { .item($0.id) }, to: .category(category.id))
      if !closed.contains(category.id) { snapshot.expand([.category(category.id)]) }
    }
    dataSource.apply(snapshot, to: .list, animatingDifferences: animated)
    var all = dataSource.snapshot()
    all.reconfigureItems(all.itemIdentifiers)
    dataSource.apply(all, animatingDifferences: false)
    let share = trip.packedShare ?? 0
    ring.setValue(share, animated: animated)
    let open = trip.packing.flatMap(\.items).filter { !$0.isPacked }.count
    status.text =
      open == 0
      ? localized("Ready to go") : plural("%lld things to pack", open)
    hint.text = localized("For %@", trip.title)
  }

  private func makeDataSource() {
    let category = UICollectionView.CellRegistration<
      UICollectionViewListCell, PackingCategory.ID
    > { [weak self] cell, _, id in
      guard let category = self?.trip?.packing.first(where: { $0.id == id }) else { return }
      self?.configure(cell, category)
    }
    let item = UICollectionView.CellRegistration<UICollectionViewListCell, PackingItem.ID> {
      [weak self] cell, _, id in
      guard let item = self?.trip?.packing.flatMap(\.items).first(where: { $0.id == id }) else {
        return
      }
      self?.configure(cell, item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, entry in
      switch entry {
      case .category(let id):
        return view.dequeueConfiguredReusableCell(using: category, for: path, item: id)
      case .item(let id):
        return view.dequeueConfiguredReusableCell(using: item, for: path, item: id)
      }
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [weak self] in
      if case .category(let id) = $0 { self?.closed.insert(id) }
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [weak self] in
      if case .category(let id) = $0 { self?.closed.remove(id) }
    }
  }

  private func configure(_ cell: UICollectionViewListCell, _ category: PackingCategory) {
    var content = UIListContentConfiguration.cell()
    content.text = category.title
    content.textProperties.font = Theme.font(.headline, .semibold)
    content.image = UIImage(systemName: category.symbolName)
    cell.contentConfiguration = content
    let add = UIButton(
      type: .contactAdd,
      primaryAction: UIAction { [weak self] _ in self?.askForItem(in: category) })
    add.accessibilityLabel = localized("Add to %@", category.title)
    add.accessibilityIdentifier = "add-to-\(category.title)"
    cell.accessories = [
      .label(text: "\(category.packedCount)/\(category.items.count)"),
      .customView(
        configuration: UICellAccessory.CustomViewConfiguration(
          customView: add, placement: .trailing(displayed: .always))),
      .outlineDisclosure(options: UICellAccessory.OutlineDisclosureOptions(style: .header)),
    ]
    cell.backgroundConfiguration = background()
  }

  private func configure(_ cell: UICollectionViewListCell, _ item: PackingItem) {
    var content = UIListContentConfiguration.cell()
    content.text = item.title
    content.image = UIImage(systemName: item.isPacked ? "checkmark.circle.fill" : "circle")
    content.imageProperties.tintColor = item.isPacked ? Theme.accent : .tertiaryLabel
    content.textProperties.color = item.isPacked ? .secondaryLabel : .label
    cell.contentConfiguration = content
    cell.accessibilityTraits = item.isPacked ? [.button, .selected] : .button
    cell.accessories = []
    cell.backgroundConfiguration = background()
  }

  private func background() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = Theme.card
    return background
  }

  // MARK: Asking

  private func askToUnpack() {
    let alert = UIAlertController(
      title: localized("Unpack All"), message: localized("Everything is ticked off again."),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: localized("Unpack"), style: .destructive) {
        [environment, tripID] _ in environment.store.unpackAll(in: tripID)
      })
    present(alert, animated: true)
  }

  private func askForItem(in category: PackingCategory) {
    let alert = UIAlertController(
      title: localized("Add to %@", category.title), message: nil, preferredStyle: .alert)
    let add = UIAlertAction(title: localized("Add"), style: .default) {
      [weak alert, environment, tripID] _ in
      let title = (alert?.textFields?.first?.text ?? "").trimmed
      guard !title.isEmpty else { return }
      environment.store.addItem(
        PackingItem(id: UUID(), title: title), to: category.id, in: tripID)
    }
    add.isEnabled = false
    alert.addTextField { field in
      field.placeholder = localized("What to take along")
      field.accessibilityIdentifier = "item-title"
      field.addAction(
        UIAction { [weak add] action in
          add?.isEnabled = !((action.sender as? UITextField)?.text ?? "").trimmed.isEmpty
        }, for: .editingChanged)
    }
    alert.addAction(UIAlertAction(title: localized("Cancel"), style: .cancel))
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }
}

extension PackingViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .item(let id):
      guard let item = trip?.packing.flatMap(\.items).first(where: { $0.id == id }) else { return }
      UISelectionFeedbackGenerator().selectionChanged()
      environment.store.setPacked(!item.isPacked, id, in: tripID)
    case .category(let id):
      var snapshot = dataSource.snapshot(for: .list)
      if closed.remove(id) == nil {
        closed.insert(id)
        snapshot.collapse([.category(id)])
      } else {
        snapshot.expand([.category(id)])
      }
      dataSource.apply(snapshot, to: .list, animatingDifferences: true)
    case nil: break
    }
  }
}
