import UIKit

/// The items, those that are done below the others.
class ItemListViewController: UIViewController {
  enum Section { case open, done }

  private let store: ItemStore
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Item.ID>!

  init(store: ItemStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Items", comment: "The title of the list")
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addItem(_:)))
    navigationItem.rightBarButtonItem?.accessibilityIdentifier = "add"
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeDidChange(_:)), name: ItemStore.didChange, object: store)
    show(animated: false)
  }

  @objc func addItem(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(
      title: NSLocalizedString("New Item", comment: "Asks for a title"), message: nil,
      preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = NSLocalizedString("Title", comment: "Of an item")
    }
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("Cancel", comment: ""), style: .cancel))
    alert.addAction(
      UIAlertAction(title: NSLocalizedString("Add", comment: "A new item"), style: .default) {
        [weak self, weak alert] _ in
        self?.store.add(title: alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  @objc private func storeDidChange(_ notification: Notification) { show(animated: true) }

  // MARK: The list

  private func makeLayout() -> UICollectionViewLayout {
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    list.trailingSwipeActionsConfigurationProvider = { [weak self] path in
      guard let id = self?.dataSource.itemIdentifier(for: path) else { return nil }
      let title = NSLocalizedString("Delete", comment: "An item")
      let delete = UIContextualAction(style: .destructive, title: title) { _, _, completion in
        self?.store.remove(id)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return UICollectionViewCompositionalLayout.list(using: list)
  }

  private func makeDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Item.ID> {
      [store] cell, _, id in
      guard let item = store.item(id) else { return }
      var content = cell.defaultContentConfiguration()
      content.text = item.title
      content.image = UIImage(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
      if item.isDone { content.textProperties.color = .secondaryLabel }
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      guard let self else { return }
      var content = header.defaultContentConfiguration()
      content.text = self.title(of: self.dataSource.sectionIdentifier(for: path.section) ?? .open)
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, id in
      view.dequeueConfiguredReusableCell(using: cell, for: path, item: id)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  private func title(of section: Section) -> String {
    switch section {
    case .open: return NSLocalizedString("Open", comment: "Above the items that are not done")
    case .done: return NSLocalizedString("Done", comment: "Above the items that are done")
    }
  }

  private func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
    for (section, items) in [(Section.open, store.open), (.done, store.done)] where !items.isEmpty {
      snapshot.appendSections([section])
      snapshot.appendItems(items.map(\.id), toSection: section)
    }
    // Those that stay may say something else now.
    let old = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(old.contains))
    snapshot.reloadSections(
      snapshot.sectionIdentifiers.filter(dataSource.snapshot().sectionIdentifiers.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
  }
}

extension ItemListViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    let screen = ItemViewController(store: store, id: id)
    navigationController?.pushViewController(screen, animated: true)
  }
}
