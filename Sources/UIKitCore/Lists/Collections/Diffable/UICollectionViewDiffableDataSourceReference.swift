import Foundation

/// Makes the cell of an identifier, by dequeuing it from the collection view.
public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
  UICollectionView, IndexPath, Any
) -> UICollectionViewCell?
/// Makes headers, footers and other views of a kind.
public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
  UICollectionView, String, IndexPath
) -> UICollectionReusableView?

/// A collection view's data source as Objective-C's classes have it: identifiers are anything that
/// can be hashed. Sources in Swift use `UICollectionViewDiffableDataSource` instead.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
  private let source: UICollectionViewDiffableDataSource<AnyIdentifier, AnyIdentifier>

  /// Makes a data source and makes it that of the collection view, without items at first.
  public init(
    collectionView: UICollectionView,
    cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
  ) {
    source = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in
      cellProvider(view, path, item.value)
    }
    super.init()
    // What the program overrides here is to be asked.
    collectionView.dataSource = self
  }

  /// Makes headers, footers and other views of a kind.
  open var supplementaryViewProvider:
    UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider?
  {
    get { source.supplementaryViewProvider }
    set { source.supplementaryViewProvider = newValue }
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
  /// Shows a snapshot as if the list had been reloaded: cells and selections are forgotten.
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

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    source.numberOfSections(in: collectionView)
  }
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { source.collectionView(collectionView, numberOfItemsInSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { source.collectionView(collectionView, cellForItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    source.collectionView(
      collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }

  // MARK: For overriding

  /// Items are moved only where a subclass says so.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { source.collectionView(collectionView, canMoveItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    source.collectionView(
      collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? {
    source.indexTitles(for: collectionView)
  }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    source.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }
}
