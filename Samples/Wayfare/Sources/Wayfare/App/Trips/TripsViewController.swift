import UIKit

/// All trips: the next one large with its countdown, those after it side by side, and those that are over.
class TripsViewController: UIViewController {
  enum Section: Hashable { case next, upcoming, past, results }
  /// One trip may be in another section, and have another cell there, so the section is part of the item.
  struct Item: Hashable {
    var section: Section
    var trip: Trip.ID
  }

  let environment: AppEnvironment
  /// Called with the trip that was chosen.
  var onSelect: (Trip.ID) -> Void = { _ in }

  private(set) var filter = TripFilter()
  private let searchDelay = Debouncer(delay: .milliseconds(250))
  private(set) var collectionView: UICollectionView!
  var dataSource: UICollectionViewDiffableDataSource<Section, Item>!
  private let search = UISearchController(searchResultsController: nil)
  private var ticking: Timer?

  init(_ environment: AppEnvironment) {
    self.environment = environment
    super.init(nibName: nil, bundle: nil)
    title = localized("Trips")
  }

  required init?(coder: NSCoder) { fatalError("The list is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    view.backgroundColor = Theme.background
    let add = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.editNewTrip() })
    add.accessibilityIdentifier = "add-trip"
    navigationItem.rightBarButtonItem = add
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "trips"
    view.addSubview(collectionView)
    makeSearch()
    makeDataSource()
    for (name, object) in [
      (TripStore.didChange, environment.store as AnyObject),
      (AppSettings.didChange, environment.settings as AnyObject),
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(contentDidChange(_:)), name: name, object: object)
    }
    show(animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(animated: false)
    ticking = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    ticking?.invalidate()
    ticking = nil
  }

  override var undoManager: UndoManager? { environment.store.undoManager }
  override var canBecomeFirstResponder: Bool { true }

  @objc private func contentDidChange(_ notification: Notification) { show(animated: true) }

  /// Shows the time that is left, in the cells that count it down.
  private func tick() {
    for cell in collectionView.visibleCells {
      (cell.contentView as? NextTripView)?.updateCountdown()
    }
  }

  // MARK: What is shown

  private func show(animated: Bool) {
    let (store, now, calendar) = (environment.store, environment.now(), environment.calendar)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    func append(_ section: Section, _ trips: some Sequence<Trip>) {
      let items = trips.map { Item(section: section, trip: $0.id) }
      guard !items.isEmpty else { return }
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    let upcoming = store.upcoming(at: now, in: calendar)
    let past = store.past(at: now, in: calendar)
    if filter.isActive {
      append(.results, (upcoming + past).filter { filter.contains($0, at: now, in: calendar) })
    } else {
      append(.next, upcoming.prefix(1))
      append(.upcoming, upcoming.dropFirst())
      append(.past, past)
    }
    let old = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(old.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    guard dataSource.snapshot().numberOfItems == 0 else {
      contentUnavailableConfiguration = nil
      return
    }
    guard !filter.isActive else {
      contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      return
    }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "suitcase")
    empty.text = localized("No Trips Yet")
    empty.secondaryText = localized("Plan the first one, or find an idea under Discover.")
    empty.button = .borderedTinted()
    empty.button.title = localized("Plan a Trip")
    empty.button.cornerStyle = .capsule
    empty.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.editNewTrip() }
    contentUnavailableConfiguration = empty
  }

  // MARK: Editing

  func editNewTrip() {
    let today = environment.calendar.startOfDay(for: environment.now())
    let start = environment.calendar.date(byAdding: .day, value: 7, to: today) ?? today
    let end = environment.calendar.date(byAdding: .day, value: 2, to: start) ?? start
    let editor = TripEditorViewController(environment, draft: TripDraft(start: start, lastDay: end))
    editor.onSave = { [environment] draft in environment.store.add(environment.makeTrip(draft)) }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  func edit(_ id: Trip.ID) {
    guard let trip = environment.store.trip(id) else { return }
    let editor = TripEditorViewController(
      environment, draft: TripDraft(trip, in: environment.calendar), isNew: false)
    editor.onSave = { [environment] draft in
      environment.store.update(id, localized("Edit Trip")) {
        draft.apply(to: &$0, in: environment.calendar)
      }
    }
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  func delete(_ id: Trip.ID) {
    guard let trip = environment.store.trip(id) else { return }
    environment.store.remove(id)
    let text = localized("“%@” was deleted.", trip.title)
    UndoBanner.show(text, in: view) { [environment] in environment.store.undoManager.undo() }
  }
}

// MARK: - Searching

extension TripsViewController: UISearchResultsUpdating, UISearchBarDelegate {
  private func makeSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = localized("Trips, Places, Stops")
    search.searchBar.scopeButtonTitles = TripFilter.Scope.allCases.map(\.title)
    search.searchBar.delegate = self
    search.searchBar.searchTextField.accessibilityIdentifier = "search-trips"
    search.scopeBarActivation = .onSearchActivation
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    let kinds = TripKind.allCases.map { kind in
      UIAction(title: kind.title, image: UIImage(systemName: kind.symbolName)) { [weak self] _ in
        self?.addToken(kind)
      }
    }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "line.3.horizontal.decrease"),
      menu: UIMenu(title: localized("Only"), children: kinds))
    item.accessibilityLabel = localized("Filter")
    item.accessibilityIdentifier = "filter"
    navigationItem.leftBarButtonItem = item
  }

  private func addToken(_ kind: TripKind) {
    let field = search.searchBar.searchTextField
    guard !field.tokens.contains(where: { $0.representedObject as? TripKind == kind }) else {
      return
    }
    let token = UISearchToken(icon: UIImage(systemName: kind.symbolName), text: kind.title)
    token.representedObject = kind
    search.isActive = true
    field.insertToken(token, at: field.tokens.count)
    updateSearchResults(for: search)
  }

  func updateSearchResults(for searchController: UISearchController) {
    searchDelay.call { [weak self] in self?.applyFilter() }
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {
    searchDelay.cancel()
    applyFilter()
  }

  private func applyFilter() {
    let bar = search.searchBar
    var new = TripFilter()
    if search.isActive {
      new.text = bar.text ?? ""
      new.scope = TripFilter.Scope(rawValue: bar.selectedScopeButtonIndex) ?? .all
      new.kinds = Set(
        bar.searchTextField.tokens.compactMap { $0.representedObject as? TripKind })
    }
    guard new != filter else { return }
    filter = new
    show(animated: true)
  }
}
