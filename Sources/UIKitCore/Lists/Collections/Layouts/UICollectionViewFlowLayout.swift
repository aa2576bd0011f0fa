import CollectionEngine

/// Lines of items, one section after the other, with optional headers and footers.
///
/// The class keeps what the program set and what the delegate said; `FlowLayoutSolver` knows where
/// things are.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// How section insets are measured across the scrolling direction.
  public enum SectionInsetReference: Int, Sendable {
    /// Within the list's adjusted content insets, which is the default.
    case fromContentInset = 0
    /// Within the safe area of the list.
    case fromSafeArea
    /// Within the layout margins of the list.
    case fromLayoutMargins
  }

  /// As `estimatedItemSize`: every cell tells its own size.
  nonisolated public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  final var solution = FlowSolution()

  public override init() { super.init() }
  /// Makes a layout from a document, with its sizes, spacings and insets.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  // MARK: Metrics; each can be overridden per section or item by the delegate

  /// The least distance between one line and the next, in points; 10 by default. Setting it
  /// invalidates the layout.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { metricDidChange(minimumLineSpacing != oldValue) }
  }
  /// The least distance between the items of a line, in points; 10 by default. Space that a full
  /// line leaves is divided among its gaps. Setting it invalidates the layout.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { metricDidChange(minimumInteritemSpacing != oldValue) }
  }
  /// The size of items for which the delegate gives none, in points; 50 by 50 by default. Setting
  /// it invalidates the layout.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { metricDidChange(itemSize != oldValue) }
  }
  /// The size that items count with until their cells have told their own, in points. Zero, the
  /// default, takes `itemSize` and asks no cell.
  open var estimatedItemSize = CGSize.zero {
    didSet { metricDidChange(estimatedItemSize != oldValue) }
  }
  /// The direction in which lines follow each other and the list scrolls; vertical by default.
  /// Setting it invalidates the layout.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { metricDidChange(scrollDirection != oldValue) }
  }
  /// The size of headers for which the delegate gives none, in points: the extent in the scrolling
  /// direction counts, and zero, the default, means no header.
  open var headerReferenceSize = CGSize.zero {
    didSet { metricDidChange(headerReferenceSize != oldValue) }
  }
  /// The size of footers for which the delegate gives none, in points: the extent in the scrolling
  /// direction counts, and zero, the default, means no footer.
  open var footerReferenceSize = CGSize.zero {
    didSet { metricDidChange(footerReferenceSize != oldValue) }
  }
  /// The space around the items of each section, in points, within its header and footer; zero by
  /// default. Setting it invalidates the layout.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { metricDidChange(sectionInset != oldValue) }
  }
  /// What the insets of sections are measured from across the scrolling direction; the content
  /// inset by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { metricDidChange(sectionInsetReference != oldValue) }
  }
  /// Whether headers stay at the top of the list, or at its leading edge, while their section is
  /// visible; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { metricDidChange(sectionHeadersPinToVisibleBounds != oldValue) }
  }
  /// Whether footers stay at the bottom of the list, or at its trailing edge, while their section
  /// is visible; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { metricDidChange(sectionFootersPinToVisibleBounds != oldValue) }
  }

  private func metricDidChange(_ isDifferent: Bool) { if isDifferent { invalidateLayout() } }

  // MARK: Answers

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    prepareItself()
  }

  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  // iOS-BEHAVIOUR: without a view an empty array, where the abstract layout returns nil.
  // Evidence: flow-2.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { attributes(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let path = ItemPath(indexPath), let frame = solved?.frame(of: path) else { return nil }
    return attributes(for: FlowElement(kind: .item, path: path, frame: frame))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementaryAttributes(ofKind: elementKind, at: indexPath)
  }

  // MARK: What lists know of it

  override var asksForSizes: Bool { measuresItems }
  override var takesChangesLate: Bool { type(of: self) == UICollectionViewFlowLayout.self }
  override var placesNow: (any LayoutPlaces)? { FlowBefore(self) }
  override func dataDidChange(_ map: UpdateMap) { solution.remapMeasurements(map) }
  override func landingPlace(
    ofItemAt previous: IndexPath, under point: CGPoint
  ) -> IndexPath { solved?.landingPlace(ofItemAt: previous, under: point) ?? previous }
  override func itemDidMove(from old: ItemPath, to new: ItemPath, _ map: UpdateMap) {
    solution.moveItem(from: old, to: new, map)
  }
  override var fadesChanges: Bool { true }
  override func insetsDidChange(of list: any ListView) {
    if hasOtherInsets(than: list) { invalidateLayout() }
  }

  // MARK: Moving items by hand

  /// Positions change while an item moves; what the delegate said of sizes goes with the items.
  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = targetIndexPaths != previousIndexPaths
    }
    return context
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    solution.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = storedCollectionView else { return false }
    let old = view.bounds
    if newBounds.size.cross(axis) != old.size.cross(axis) { return true }
    let pins = sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    return pins && newBounds != old
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      let old = storedCollectionView?.bounds ?? .zero
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes =
        newBounds.size != old.size || newBounds.crossStart(axis) != old.crossStart(axis)
    }
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    measuresItems && preferredAttributes.category == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    context.invalidateItems(at: [preferredAttributes.indexPath])
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      let path = ItemPath(preferredAttributes.indexPath)
    {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = false
      flow.measurements = [(path, checked(preferredAttributes.size))]
    }
    return context
  }
}
