import UIKit

/// A trip day by day.
class TripViewController: UIViewController {
  enum Section: Hashable {
    case cover
    case day(Int)
  }
  enum Item: Hashable {
    case cover
    case stop(Stop.ID)
  }

  let environment: AppEnvironment
  let tripID: Trip.ID
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Section, Item>!

  init(_ environment: AppEnvironment, tripID: Trip.ID) {
    self.environment = environment
    self.tripID = tripID
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The screen is made in code.") }

  var trip: Trip? { environment.store.trip(tripID) }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = Theme.background
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .clear
    collectionView.delegate = self
    collectionView.accessibilityIdentifier = "itinerary"
    view.addSubview(collectionView)
    makeDataSource()
    makeBar()
    for (name, object) in [
      (TripStore.didChange, environment.store as AnyObject),
      (AppSettings.didChange, environment.settings as AnyObject),
    ] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(contentDidChange(_:)), name: name, object: object)
    }
    show(animated: false)
  }

  override var undoManager: UndoManager? { environment.store.undoManager }
  override var canBecomeFirstResponder: Bool { true }

  @objc private func contentDidChange(_ notification: Notification) { show(animated: true) }

  private func makeBar() {
    let packing = UIBarButtonItem(
      image: UIImage(systemName: "checklist"),
      primaryAction: UIAction { [weak self] _ in self?.showPacking() })
    packing.accessibilityLabel = localized("Packing List")
    packing.accessibilityIdentifier = "packing"
    let more = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"),
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak self] completion in
          completion(self?.moreActions() ?? [])
        }
      ]))
    more.accessibilityLabel = localized("More")
    more.accessibilityIdentifier = "more"
    navigationItem.rightBarButtonItems = [more, packing]
  }

  private func moreActions() -> [UIMenuElement] {
    guard let trip else { return [] }
    let undo = environment.store.undoManager
    return [
      UIAction(
        title: localized(trip.isFavourite ? "Unfavourite" : "Favourite"),
        image: UIImage(systemName: trip.isFavourite ? "heart.fill" : "heart")
      ) { [environment, tripID] _ in environment.store.setFavourite(!trip.isFavourite, tripID) },
      UIAction(
        title: undo.canUndo ? localized("Undo %@", undo.undoActionName) : localized("Undo"),
        image: UIImage(systemName: "arrow.uturn.left"),
        attributes: undo.canUndo ? [] : .disabled
      ) { _ in undo.undo() },
      UIAction(
        title: localized("Show Done Stops"),
        state: environment.settings.showsDoneStops ? .on : .off
      ) { [environment] _ in environment.settings.showsDoneStops.toggle() },
    ]
  }

  // MARK: What is shown

  private func show(animated: Bool) {
    guard let trip else {
      // It was deleted, here or in another window.
      navigationController?.setViewControllers([NoTripViewController()], animated: false)
      return
    }
    title = trip.title
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    snapshot.appendSections([.cover])
    snapshot.appendItems([.cover])
    let showsDone = environment.settings.showsDoneStops
    for day in 0..<trip.dayCount {
      snapshot.appendSections([.day(day)])
      snapshot.appendItems(
        trip.stops(onDay: day).filter { showsDone || !$0.isDone }.map { .stop($0.id) })
    }
    let old = dataSource.snapshot()
    let known = Set(old.itemIdentifiers)
    snapshot.reconfigureItems(snapshot.itemIdentifiers.filter(known.contains))
    dataSource.apply(snapshot, animatingDifferences: animated && !old.itemIdentifiers.isEmpty)
    for case let header as SectionHeaderView in collectionView.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionHeader)
    {
      if let day = header.tag as Int?, day < trip.dayCount { configure(header, day: day, trip) }
    }
  }

  // MARK: Going on

  func showPacking() {
    let packing = PackingViewController(environment, tripID: tripID)
    let navigation = UINavigationController(rootViewController: packing)
    if let sheet = navigation.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
    }
    present(navigation, animated: true)
  }

  func editStop(_ stop: Stop?, day: Int) {
    let new = Stop(id: UUID(), title: "", kind: .sight, day: day, minute: 10 * 60)
    let editor = StopEditorViewController(environment, stop: stop ?? new, isNew: stop == nil)
    editor.onSave = { [environment, tripID] stop in environment.store.save(stop, in: tripID) }
    let navigation = UINavigationController(rootViewController: editor)
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    present(navigation, animated: true)
  }

  func delete(_ stop: Stop) {
    environment.store.removeStop(stop.id, in: tripID)
    UndoBanner.show(localized("“%@” was deleted.", stop.title), in: view) { [environment] in
      environment.store.undoManager.undo()
    }
  }

  private func configure(_ header: SectionHeaderView, day: Int, _ trip: Trip) {
    header.tag = day
    let date = trip.date(ofDay: day, in: environment.calendar)
    header.title = environment.formats.day(date)
    header.showButton(
      localized("Add a stop on day %lld", day + 1), symbolName: "plus.circle.fill",
      identifier: "add-stop-\(day)"
    ) { [weak self] in self?.editStop(nil, day: day) }
  }

  private func makeDataSource() {
    let cover = UICollectionView.CellRegistration<UICollectionViewCell, Item> {
      [weak self] cell, _, _ in
      guard let self, let trip = self.trip else { return }
      cell.contentConfiguration = TripCoverConfiguration(
        trip: trip,
        dates: self.environment.formats.range(
          trip.start, trip.date(ofDay: trip.dayCount - 1, in: self.environment.calendar)))
    }
    let stop = UICollectionView.CellRegistration<UICollectionViewListCell, Stop.ID> {
      [weak self] cell, _, id in
      guard let self, let stop = self.trip?.stop(id) else { return }
      cell.contentConfiguration = StopConfiguration(
        stop: stop, time: stop.minute.map(self.environment.formats.time(ofMinute:)),
        duration: self.environment.formats.duration(ofMinutes: stop.duration))
      cell.accessories = [.reorder(displayed: .always)]
      var background = UIBackgroundConfiguration.listGroupedCell()
      background.backgroundColor = Theme.card
      cell.backgroundConfiguration = background
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      switch item {
      case .cover: return view.dequeueConfiguredReusableCell(using: cover, for: path, item: item)
      case .stop(let id):
        return view.dequeueConfiguredReusableCell(using: stop, for: path, item: id)
      }
    }
    let header = UICollectionView.SupplementaryRegistration<SectionHeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] header, _, path in
      guard let self, let trip = self.trip,
        case .day(let day) = self.dataSource.sectionIdentifier(for: path.section)
      else { return }
      self.configure(header, day: day, trip)
    }
    dataSource.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0 != .cover }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.arrange(by: transaction.finalSnapshot)
    }
  }

  /// Stops that are hidden stay on their days, behind those that are seen.
  private func arrange(by snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    guard let trip else { return }
    var days = (0..<trip.dayCount).map { day -> [Stop.ID] in
      guard snapshot.sectionIdentifiers.contains(.day(day)) else { return [] }
      return snapshot.itemIdentifiers(inSection: .day(day)).compactMap { item in
        if case .stop(let id) = item { return id }
        return nil
      }
    }
    let seen = Set(days.joined())
    for stop in trip.stops where !seen.contains(stop.id) { days[stop.day].append(stop.id) }
    environment.store.arrange(days, in: tripID)
  }
}
