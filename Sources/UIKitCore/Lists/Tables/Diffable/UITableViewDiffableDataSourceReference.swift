import Foundation

/// Makes the cell of an identifier, by dequeuing it from the table view.
public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
  UITableView, IndexPath, Any
) -> UITableViewCell?

/// A table view's data source as Objective-C's classes have it: identifiers are anything that
/// can be hashed. Sources in Swift use `UITableViewDiffableDataSource` instead.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
  private let source: UITableViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Makes a data source and makes it that of the table, without rows at first.
  public init(
    tableView: UITableView,
    cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UITableViewDiffableDataSource(tableView: tableView) { view, path, item in
      cellProvider(view, path, item.value)
    }
    super.init()
    // What the program overrides here is to be asked.
    tableView.dataSource = self
  }

  /// The animation of rows that come and go by an applied snapshot; `automatic` by default.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { source.defaultRowAnimation }
    set { source.defaultRowAnimation = newValue }
  }

  // MARK: Snapshots

  /// Returns a copy of what is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(source.snapshot())
  }
  /// Shows a snapshot; what both have keeps its cell.
  ///
  /// - Parameter completion: on the main queue, once the animation is over.
  open func applySnapshot(
    _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
    completion: (() -> Void)? = nil
  ) {
    source.apply(
      snapshot.snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }
  /// Shows a snapshot as if the table had been reloaded: cells and selections are forgotten.
  open func applySnapshot(
    usingReloadData snapshot: NSDiffableDataSourceSnapshotReference,
    completion: (() -> Void)? = nil
  ) { source.applySnapshotUsingReloadData(snapshot.snapshot, completion: completion) }

  // MARK: Places

  /// Returns the item at a place; nil where nothing is shown there.
  open func itemIdentifier(for indexPath: IndexPath) -> Any? {
    source.itemIdentifier(for: indexPath)?.value
  }
  /// Returns where an item is; nil where it is not shown.
  open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
    source.indexPath(for: AnyIdentifier(identifier))
  }
  /// Returns the section at an index; nil where there is none.
  open func sectionIdentifier(for index: Int) -> Any? {
    source.sectionIdentifier(for: index)?.value
  }
  /// Returns the index of a section; `NSNotFound` where it is not shown.
  open func index(forSectionIdentifier identifier: Any) -> Int {
    source.index(for: AnyIdentifier(identifier)) ?? NSNotFound
  }

  // MARK: What the view asks

  open func numberOfSections(in tableView: UITableView) -> Int {
    source.numberOfSections(in: tableView)
  }
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    source.tableView(tableView, numberOfRowsInSection: section)
  }
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { source.tableView(tableView, cellForRowAt: indexPath) }

  // MARK: For overriding

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    source.tableView(tableView, titleForHeaderInSection: section)
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    source.tableView(tableView, titleForFooterInSection: section)
  }
  /// Rows are edited only where a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    source.tableView(tableView, canEditRowAt: indexPath)
  }
  /// Returns whether the user may move a row; false, unless a subclass says otherwise.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    source.tableView(tableView, canMoveRowAt: indexPath)
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    source.sectionIndexTitles(for: tableView)
  }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { source.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { source.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) { source.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
}
