import CollectionEngine

/// What of a flow layout is out of date: positions, what the delegate said, or both.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  public override init() { super.init() }

  /// Asks the delegate for sizes, insets and spacings again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the elements are to be placed again; true by default.
  open var invalidateFlowLayoutAttributes = true

  /// Sizes cells asked for, which replace estimates.
  final var measurements: [(path: ItemPath, size: CGSize)] = []
}
