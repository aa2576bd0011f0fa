import CollectionEngine
import Failures

/// A collection view's data source that is told what to show, by identifiers, and finds out what
/// changed.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item, by dequeuing it from the collection view.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes headers, footers and other views of a kind.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  /// What a reordering by hand asks and tells.
  public struct ReorderingHandlers {
    /// Items cannot be reordered where it is nil.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the data source takes the new order.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the data source took the new order, so that the program's own model can follow.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Makes handlers of which none is set, so that no item can be moved.
    public init() {}
  }

  /// What opening and closing branches of a section's tree by hand asks and tells.
  @preconcurrency
  public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether a branch may be opened; nil lets all.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before a branch opens.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether a branch may be closed; nil lets all.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before a branch closes.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is to lie in an item that opens, from what lies in it now: for children that are fetched when
    /// they are wanted.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    /// Makes handlers of which none is set: every branch may be opened and closed.
    public init() {}
  }

  private weak var view: UICollectionView?
  private let cellProvider: CellProvider
  private let feed = DiffableFeed<SectionIdentifierType, ItemIdentifierType>()
  /// What the list shows.
  private var state: DiffableState<SectionIdentifierType, ItemIdentifierType> { feed.shown.state }

  /// A closure called for each supplementary view that becomes visible, with its kind and place; it
  /// dequeues and configures one. Nil by default; a layout that has such views needs it, and a nil
  /// answer stops the program.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Whether items can be moved by hand, and what hears of it. Set `canReorderItem` and the
  /// snapshot follows every move by itself.
  open var reorderingHandlers = ReorderingHandlers()
  /// What decides about and hears of branches that the user opens and closes.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// Makes a data source and makes it that of the collection view, without items at first.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    view = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
    feed.connect { [weak self] in self?.shownView }
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

  /// Shows a snapshot as if the list had been reloaded: cells and selections are forgotten.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    feed.apply(snapshot, .reload, completion: completion)
  }

  /// Shows a snapshot as if the list had been reloaded, without comparing and without animation,
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

  // MARK: Snapshots of sections

  /// Shows the visible items of a tree in a section, which is put at the end where there is none yet.
  ///
  /// - Parameter completion: on the main queue, once the animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    feed.apply(
      flattened(snapshot, section), tree: (section, snapshot),
      .difference(animated: animatingDifferences), completion: completion)
  }

  /// A change of a tree that the user made: it belongs to no queue of the program's.
  final func applyOwn(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType
  ) {
    feed.apply(
      flattened(snapshot, section), tree: (section, snapshot), .difference(animated: true),
      isOwn: true, completion: nil)
  }

  private func flattened(
    _ tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    _ section: SectionIdentifierType
  ) -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    var next = snapshot()
    if next.indexOfSection(section) == nil {
      next.appendSections([section])
    } else {
      next.deleteItems(next.itemIdentifiers(inSection: section))
    }
    next.appendItems(tree.visibleItems, toSection: section)
    return next
  }

  /// Shows the visible items of a tree in a section, and returns once the animation is over.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) {
        continuation.resume()
      }
    }
  }

  /// Returns the tree that was applied to a section; where its items were changed otherwise since
  /// then, all of them as roots. O(items).
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let content = feed.content
    guard let index = content.state.sections.firstIndex(of: section) else { return flat }
    let items = content.state.items[index]
    if let known = content.trees[section], known.visibleItems == items { return known }
    flat.append(items)
    return flat
  }

  /// The tree applied last to a section, which may have been changed otherwise since then. O(1).
  final func tree(
    ofSection index: Int
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    let trees = feed.shown.trees
    guard !trees.isEmpty, state.sections.indices.contains(index) else { return nil }
    return trees[state.sections[index]]
  }

  private var shownView: UICollectionView? { view?.dataSource === self ? view : nil }

  // MARK: Places

  /// Returns the item at a place of the snapshot applied last; nil where there is none. O(log
  /// sections).
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

  /// Answers the list with the number of sections that it shows.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.sections.count }
  /// Answers the list with the number of items that a section shows.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { state.items[section].count }
  /// Answers the list with the cell that the cell provider configures. A provider that returns nil
  /// stops the program with UIKit's sentence.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = state.item(at: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    else {
      failure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path "
          + "\(indexPath.uikitText) with item identifier "
          + "'\(state.item(at: indexPath).map { "\($0)" } ?? "nil")', which is not allowed. You must "
          + "always return a cell to the collection view: \(collectionView)")
    }
    // iOS-BEHAVIOUR: cells of a list are indented by their level in the section's tree.
    // Evidence: collection-34.
    if let cell = cell as? UICollectionViewListCell,
      let tree = tree(ofSection: indexPath.section), tree.contains(item)
    {
      cell.indentationLevel = tree.level(of: item)
    }
    return cell
  }
  /// Answers the list with the view that `supplementaryViewProvider` configures; none stops the
  /// program.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      failure(
        "UICollectionViewDiffableDataSource supplementary view provider returned nil for kind "
          + "'\(kind)' at index path \(indexPath.uikitText). Set supplementaryViewProvider to one "
          + "that dequeues such views. Collection view: \(collectionView)")
    }
    return view
  }
  /// Answers whether the user may move an item: what `reorderingHandlers.canReorderItem` says, and
  /// false without it.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    guard let item = state.item(at: indexPath) else { return false }
    return reorderingHandlers.canReorderItem?(item) ?? false
  }
  /// Takes a move of the user's into the snapshot and calls the handlers for reordering.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = state.item(at: sourceIndexPath) else { return }
    var next = state
    next.move(sourceIndexPath, to: destinationIndexPath)
    let (from, to) = (state.sections[sourceIndexPath[0]], state.sections[destinationIndexPath[0]])
    let old = [from, to].map { snapshot(for: $0) }
    var trees = old
    SectionTreeMove(item, next.items[destinationIndexPath[0]], at: destinationIndexPath[1])
      .apply(&trees, isWithinOne: from == to)
    let changed = from == to ? 1 : 2
    let transaction = NSDiffableDataSourceTransaction(
      from: state.snapshot, to: next.snapshot,
      sections: (0..<changed).map { ([from, to][$0], old[$0], trees[$0]) })
    reorderingHandlers.willReorder?(transaction)
    feed.replace(next)
    for index in 0..<changed where feed.shown.trees[[from, to][index]] != nil {
      feed.replace(trees[index], of: [from, to][index])
    }
    reorderingHandlers.didReorder?(transaction)
    showBranches(of: from == to ? [from] : [from, to])
  }

  /// What was moved took its open branch along, which the list does not know yet.
  private func showBranches(of sections: [SectionIdentifierType]) {
    for section in sections {
      guard let tree = feed.shown.trees[section],
        let index = state.sections.firstIndex(of: section), tree.visibleItems != state.items[index],
        Set(tree.visibleItems) == Set(state.items[index])
      else { continue }
      // Once the moved item has been let go.
      DispatchQueue.main.async { [weak self] in self?.applyOwn(tree, to: section) }
    }
  }

  /// Returns no titles; a subclass may return those of an index beside the list.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the title's index; a subclass that has titles may
  /// return others.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionViewDiffableDataSource: DiffableSource {}
