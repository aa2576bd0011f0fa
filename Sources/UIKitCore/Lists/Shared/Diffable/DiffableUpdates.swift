import CollectionEngine
import Failures

/// What a diffable data source needs of its list.
@MainActor
protocol DiffableList: ListView {
  /// The batch's operations in the list's own words.
  func performDiffable(_ operations: [UpdateOperation], reconfigured: [IndexPath])
  /// The diffable data source that the list shows; nil where another kind feeds it.
  var diffableSource: (any DiffableSource)? { get }
  /// Takes everything from the data source anew.
  func reloadForDiffable()
}

/// What all diffable data sources are, whatever their identifiers.
@MainActor
protocol DiffableSource: AnyObject {}

extension DiffableList {
  // iOS-BEHAVIOUR: a list with a diffable data source takes no changes from elsewhere, reloads of rows
  // among them. Evidence: diffable-6.
  func refuseChangesBesideDiffable() {
    guard diffableSource != nil else { return }
    let name = elementName.className
    failure(
      "\(name) must be updated via the \(name)DiffableDataSource APIs when acting as the "
        + "\(name)'s dataSource: please do not call mutation APIs directly on \(name).")
  }
}

/// What leads from one snapshot to the next: operations of a batch, and the places, counted before it,
/// of items whose cells are to be configured again.
typealias DiffableChanges = (operations: [UpdateOperation], reconfigured: [IndexPath])

extension DiffableState {
  /// The way to `next`, which is `snapshot`; none where all is made anew.
  ///
  /// iOS-BEHAVIOUR: without animation it is a difference all the same, so cells stay. The completion
  /// is called once the animation is over, never inside the call. Evidence: diffable-2, update-7.
  func changes(
    to next: DiffableState, _ snapshot: Snapshot, _ way: DiffableFeed<Section, Item>.Way
  ) -> DiffableChanges {
    if case .reload = way { return ([], []) }
    return changes(to: next, snapshot)
  }
}

@MainActor
enum DiffableUpdates {
  /// - Parameter store: makes the data source answer by the new snapshot; called inside the batch.
  static func show(
    _ changes: DiffableChanges, in list: (any DiffableList)?, animated: Bool, isFirst: Bool,
    store: @escaping () -> Void, completion: (() -> Void)?
  ) {
    func later() {
      guard let completion else { return }
      DispatchQueue.main.async { completion() }
    }
    guard let list else {
      store()
      return later()
    }
    // Nothing was shown yet that could be seen to change.
    if isFirst, !animated || list.window == nil {
      store()
      list.reloadForDiffable()
      return later()
    }
    func perform() {
      list.performBatch(
        {
          store()
          list.performDiffable(changes.operations, reconfigured: changes.reconfigured)
        }, completion: { _ in completion?() })
    }
    if animated { perform() } else { UIView.performWithoutAnimation { perform() } }
  }
}
