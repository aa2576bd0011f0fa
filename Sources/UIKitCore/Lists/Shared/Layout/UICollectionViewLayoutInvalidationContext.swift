/// What of a layout is out of date.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  public override init() { super.init() }

  /// Everything, as after `reloadData()` or a change of the layout.
  open var invalidateEverything: Bool { invalidatesEverything }
  /// Whether the numbers of sections and items are asked for anew, as after `reloadData()` and updates.
  open var invalidateDataSourceCounts: Bool { invalidatesCounts }

  final var invalidatesEverything = false
  final var invalidatesCounts = false

  /// The items whose attributes are out of date; nil while none was named.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are out of date, by kind; nil where none was named.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decoration views that are out of date, by kind; nil where none was named.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Adds items; each counts once, in the order first named.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    guard !indexPaths.isEmpty else { return }
    invalidatedItemIndexPaths = Self.merge(invalidatedItemIndexPaths ?? [], indexPaths)
  }

  // iOS-BEHAVIOUR: an empty array leaves an empty list under its kind. Evidence: collection-9.
  /// Adds supplementary views to those whose attributes are out of date. The kind may be one that
  /// the layout does not show yet.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    let old = invalidatedSupplementaryIndexPaths?[elementKind] ?? []
    invalidatedSupplementaryIndexPaths = invalidatedSupplementaryIndexPaths ?? [:]
    invalidatedSupplementaryIndexPaths?[elementKind] = Self.merge(old, indexPaths)
  }

  /// Adds decoration views to those whose attributes are out of date.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    let old = invalidatedDecorationIndexPaths?[elementKind] ?? []
    invalidatedDecorationIndexPaths = invalidatedDecorationIndexPaths ?? [:]
    invalidatedDecorationIndexPaths?[elementKind] = Self.merge(old, indexPaths)
  }

  /// Moves the content offset when the layout is invalidated with this context.
  open var contentOffsetAdjustment = CGPoint.zero
  /// How much the content size changes until the layout next tells its own, in points; zero by
  /// default.
  open var contentSizeAdjustment = CGSize.zero

  // MARK: Moving items by hand

  /// Where the items that are moved by hand would land; nil unless the context is about them.
  open private(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the items that are moved by hand would have landed before; nil unless the context is
  /// about them.
  open private(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the finger has the items that are moved by hand, in content coordinates.
  open private(set) var interactiveMovementTarget = CGPoint.zero

  final func take(movementTo targets: [IndexPath], from previous: [IndexPath], point: CGPoint) {
    targetIndexPathsForInteractivelyMovingItems = targets
    previousIndexPathsForInteractivelyMovingItems = previous
    interactiveMovementTarget = point
  }

  private static func merge(_ old: [IndexPath], _ new: [IndexPath]) -> [IndexPath] {
    var seen = Set(old)
    return old + new.filter { seen.insert($0).inserted }
  }
}
