import UIKit

/// Ideas for trips: some large ones to page through, kinds to choose from, and all others in a grid.
class DiscoverViewController: UIViewController {
  enum Section: Hashable { case featured, kinds, grid }
  enum Item: Hashable {
    case featured(Idea)
    case kind(TripKind?)
    case idea(Idea)
  }

  let environment: AppEnvironment
  private(set) lazy var feed = IdeaFeed(environment.ideas) { [weak self] in self?.show() }
  private var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let search = UISearchController(searchResultsController: nil)
  private let refresh = UIRefreshControl()

  init(_ environment: AppEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
    title = localized("Discover")
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = Theme.background
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = localized("Search Ideas")
    search.searchBar.searchTextField.accessibilityIdentifier = "search-ideas"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "ideas"
    view.addSubview(collectionView)
    refresh.addAction(UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    collectionView.refreshControl = refresh
    makeDataSource()
    Task { await feed.load() }
  }

  private func reload() {
    Task { [weak self] in
      await self?.feed.load()
      self?.refresh.endRefreshing()
    }
  }

  // MARK: What is shown

  private func show() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    if !feed.featured.isEmpty {
      snapshot.appendSections([.featured])
      snapshot.appendItems(feed.featured.map { .featured($0) })
    }
    if !feed.ideas.isEmpty {
      snapshot.appendSections([.kinds, .grid])
      snapshot.appendItems(
        [.kind(nil)] + TripKind.allCases.map { .kind($0) }, toSection: .kinds)
      snapshot.appendItems(feed.others.map { .idea($0) }, toSection: .grid)
      let kinds = dataSource.snapshot().itemIdentifiers.filter {
        if case .kind = $0 { return true }
        return false
      }
      snapshot.reconfigureItems(kinds.filter(snapshot.itemIdentifiers.contains))
    }
    let isFirst = dataSource.snapshot().numberOfItems == 0
    dataSource.apply(snapshot, animatingDifferences: !isFirst)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard feed.ideas.isEmpty else {
      contentUnavailableConfiguration = nil
      return
    }
    switch feed.state {
    case .loading:
      var loading = UIContentUnavailableConfiguration.loading()
      loading.text = localized("Looking for ideas…")
      contentUnavailableConfiguration = loading
    case .failed:
      var failed = UIContentUnavailableConfiguration.empty()
      failed.image = UIImage(systemName: "wifi.exclamationmark")
      failed.text = localized("No Connection")
      failed.secondaryText = localized("The ideas could not be fetched.")
      failed.button = .borderedTinted()
      failed.button.title = localized("Try Again")
      failed.button.cornerStyle = .capsule
      failed.buttonProperties.primaryAction = UIAction { [weak self] _ in
        Task { await self?.feed.load() }
      }
      contentUnavailableConfiguration = failed
    case .loaded:
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    }
  }

  private func makeDataSource() {
    let featured = UICollectionView.CellRegistration<UICollectionViewCell, Idea> {
      [environment] cell, _, idea in
      cell.contentConfiguration = IdeaConfiguration(
        idea: idea, rating: environment.formats.rating(idea.rating), isLarge: true)
      cell.configurationUpdateHandler = TripsViewController.pressed
    }
    let idea = UICollectionView.CellRegistration<UICollectionViewCell, Idea> {
      [environment] cell, _, idea in
      cell.contentConfiguration = IdeaConfiguration(
        idea: idea, rating: environment.formats.rating(idea.rating), isLarge: false)
      cell.configurationUpdateHandler = TripsViewController.pressed
    }
    let kind = UICollectionView.CellRegistration<UICollectionViewCell, Item> {
      [weak self] cell, _, item in
      guard case .kind(let kind) = item else { return }
      cell.contentConfiguration = KindConfiguration(kind: kind, isChosen: self?.feed.kind == kind)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      switch item {
      case .featured(let value):
        return view.dequeueConfiguredReusableCell(using: featured, for: path, item: value)
      case .idea(let value):
        return view.dequeueConfiguredReusableCell(using: idea, for: path, item: value)
      case .kind: return view.dequeueConfiguredReusableCell(using: kind, for: path, item: item)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      let section = self?.dataSource.sectionIdentifier(for: path.section)
      header.title = localized(section == .featured ? "This Month" : "More Ideas")
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
  }

  func showIdea(_ idea: Idea) {
    let detail = IdeaViewController(environment, idea: idea)
    if let sheet = detail.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: .init("idea")) { $0.maximumDetentValue * 0.66 }, .large(),
      ]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 28
    }
    present(detail, animated: true)
  }
}

extension DiscoverViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    feed.search((searchController.searchBar.text ?? "").trimmed)
  }
}

extension DiscoverViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    switch dataSource.itemIdentifier(for: indexPath) {
    case .featured(let idea), .idea(let idea): showIdea(idea)
    case .kind(let kind): feed.kind = kind == feed.kind ? nil : kind
    case nil: break
    }
  }
}
