import UIKit

/// The trips, and beside them, where there is enough width, the one that was chosen.
class TripsSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  private let environment: AppEnvironment
  private let list: TripsViewController

  init(_ environment: AppEnvironment) {
    self.environment = environment
    list = TripsViewController(environment)
    super.init(style: .doubleColumn)
    delegate = self
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 330
    preferredPrimaryColumnWidthFraction = 0.42
    list.onSelect = { [weak self] id in self?.showTrip(id) }
    setViewController(UINavigationController(rootViewController: list), for: .primary)
    setViewController(
      UINavigationController(rootViewController: NoTripViewController()), for: .secondary)
  }

  required init?(coder: NSCoder) { fatalError("The columns are made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let next = environment.store.upcoming(at: environment.now(), in: environment.calendar).first
    if let next { showTrip(next.id, isFirst: true) }
  }

  private func showTrip(_ id: Trip.ID, isFirst: Bool = false) {
    let trip = TripViewController(environment, tripID: id)
    if isCollapsed, !isFirst {
      (viewController(for: .primary) as? UINavigationController)?
        .pushViewController(trip, animated: true)
    } else {
      setViewController(UINavigationController(rootViewController: trip), for: .secondary)
      if !isFirst { show(.secondary) }
    }
  }

  /// A narrow window begins with the list.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    .primary
  }
}

/// Shown beside the list where no trip is chosen.
class NoTripViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "map")
    empty.text = localized("No Trip Selected")
    contentUnavailableConfiguration = empty
  }
}
