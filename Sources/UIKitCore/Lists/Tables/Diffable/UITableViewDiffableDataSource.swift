import CollectionEngine
import Failures

/// A table's data source that is told what to show, by identifiers, and finds out what changed.
///
/// Subclasses add what else a data source answers: titles, editing, moving.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of an item, by dequeuing it from the table.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private let feed = DiffableFeed<SectionIdentifierType, ItemIdentifierType>()
  /// What the list shows.
  private var state: DiffableState<SectionIdentifierType, ItemIdentifierType> { feed.shown.state }

  /// The animation of rows that come and go by an applied snapshot; `automatic` by default.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Makes a data source and makes it that of the table, without rows at first.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
    feed.connect { [weak self] in self?.shownTable }
  }

  // MARK: Snapshots

  /// Shows a snapshot; what both have keeps its cell.
  ///
  /// On a queue of the background, always the same, it is compared there and shown on the main queue
  /// later.
  ///
  /// - Parameter completion: on the main queue, once the animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    feed.apply(
      snapshot, .difference(animated: animatingDifferences), completion: completion)
  }

  /// Shows a snapshot by the changes that lead to it, and returns once the animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot as if the table had been reloaded: cells and selections are forgotten.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    feed.apply(snapshot, .reload, completion: completion)
  }

  /// Shows a snapshot as if the table had been reloaded, without comparing and without animation,
  /// and returns once it is shown.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// Returns a copy of what is shown; on a queue of the background, of what was applied last.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    feed.content.state.snapshot
  }

  private var shownTable: UITableView? { table?.dataSource === self ? table : nil }

  // MARK: Places

  /// Returns the item at a place of the snapshot applied last; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    feed.content.state.item(at: indexPath)
  }
  /// Returns where an item is in the snapshot applied last; nil where it is not in it.
  ///
  /// - Complexity: O(items) for the first question after a change, O(1) for others.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    feed.path(of: itemIdentifier)
  }
  /// Returns the section at an index of the snapshot applied last; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    feed.content.state.section(at: index)
  }
  /// Returns the index of a section in the snapshot applied last; nil where it is not in it.
  ///
  /// - Complexity: O(sections).
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    feed.content.state.sections.firstIndex(of: sectionIdentifier)
  }

  // MARK: Data source

  /// Answers the table with the number of sections that it shows.
  open func numberOfSections(in tableView: UITableView) -> Int { state.sections.count }
  /// Answers the table with the number of rows that a section shows.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.items[section].count
  }
  /// Answers the table with the cell that the cell provider configures. A provider that returns nil
  /// stops the program with UIKit's sentence.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = state.item(at: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    else {
      failure(
        "UITableViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath.uikitText) with item identifier "
          + "'\(state.item(at: indexPath).map { "\($0)" } ?? "nil")', which is not allowed. You must "
          + "always return a cell to the table view: \(tableView)")
    }
    return cell
  }
  /// Returns nil, for no title; a subclass may return a section's.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns nil, for no title; a subclass may return a section's.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  // iOS-BEHAVIOUR: rows are edited and moved only where a subclass says so. Evidence: unmeasured.
  /// Returns false; a subclass whose rows can be deleted or inserted by the user returns true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false; a subclass whose rows can be moved by the user returns true.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns nil, for no index at the side; a subclass may return its titles.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the title's place among the titles as the section to scroll to; a subclass may return
  /// another one.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing; a subclass applies a snapshot without the row, or with a new one.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { OptionalMethod.markMissing(.commitEditing) }
  /// Does nothing; a subclass applies a snapshot in which the row has moved.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { OptionalMethod.markMissing(.moveItem) }
}

extension UITableViewDiffableDataSource: DiffableTableSource {}
