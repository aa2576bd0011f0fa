import CollectionEngine

/// Makes a section of a compositional layout; called for every section when the layout is prepared
/// after an invalidation, a change of traits or of the view's size.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// Sections of repeating groups, each described by a value of its own.
///
/// The class keeps descriptions and what elements told of their sizes; `CompositionalSolver` knows
/// where things are.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  final var storedConfiguration: UICollectionViewCompositionalLayoutConfiguration
  final var state = CompositionalState()

  /// Makes a layout whose sections are all alike.
  public init(section: NSCollectionLayoutSection) {
    sectionProvider = { _, _ in section }
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout whose sections are all alike, with a configuration that is copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    sectionProvider = { _, _ in section }
    storedConfiguration = configuration.copied
    super.init()
  }
  /// Makes a layout that asks `sectionProvider` for each section, with the default configuration.
  /// The provider is called as sections are laid out for the first time and after invalidation,
  /// with the index of the section and the space there is.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.sectionProvider = sectionProvider
    storedConfiguration = UICollectionViewCompositionalLayoutConfiguration()
    super.init()
  }
  /// Makes a layout that asks `sectionProvider` for each section, with a configuration that is
  /// copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    storedConfiguration = configuration.copied
    super.init()
  }
  /// Documents have no compositional layouts: always nil.
  public required init?(coder: NSCoder) { nil }

  /// What holds for all sections, as a copy. Setting it invalidates the layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { storedConfiguration }
    set {
      storedConfiguration = newValue.copied
      invalidateLayout()
    }
  }

  // MARK: Answers

  open override class var invalidationContextClass: AnyClass {
    CompositionalInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    prepareItself()
  }

  open override var collectionViewContentSize: CGSize { solved?.contentSize ?? .zero }

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { attributes(in: rect) }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let path = ItemPath(indexPath) else { return nil }
    return solved?.item(at: path, sight).map { attributes(for: $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let element =
      ItemPath(indexPath).flatMap { solved?.supplement(elementKind, at: $0, sight) }
      ?? solved?.layoutSupplement(elementKind, sight)
    return element.map { attributes(for: $0) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = indexPath.first else { return nil }
    return solved?.decoration(elementKind, section: section).map { attributes(for: $0) }
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: What lists know of it

  override var asksForSizes: Bool { state.isEstimated }
  override var dependsOnTraits: Bool { true }
  override var takesChangesLate: Bool {
    type(of: self) == UICollectionViewCompositionalLayout.self
  }
  override var placesNow: (any LayoutPlaces)? { CompositionalPlaces(self) }
  override func dataDidChange(_ map: UpdateMap) { state.follow(map) }
  override func itemDidMove(from old: ItemPath, to new: ItemPath, _ map: UpdateMap) {
    state.follow(map)
    state.needsSections = true
  }
  override func landingPlace(
    ofItemAt previous: IndexPath, under point: CGPoint
  ) -> IndexPath { solved?.landingPlace(ofItemAt: previous, under: point, sight) ?? previous }
  override var fadesChanges: Bool { true }
  override func revealInSection(_ path: ItemPath) {
    storedCollectionView?.revealSideways(path, at: [], animated: true)
  }
  override func sectionScroller(of path: ItemPath) -> UIScrollView? {
    storedCollectionView?.orthogonal.bySection[path.section]
  }
  override func reach(around path: ItemPath) -> CGRect { reachWithScrolledSection(around: path) }
  override func insetsDidChange(of list: any ListView) {
    if hasOtherInsets(than: list) { invalidateLayout() }
  }

  // MARK: Moving items by hand

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    (context as? CompositionalInvalidationContext)?.keepsSections =
      targetIndexPaths == previousIndexPaths
    return context
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    state.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = storedCollectionView else { return false }
    let old = view.bounds
    if newBounds.size != old.size {
      return state.usesMainExtent || newBounds.size.cross(axis) != old.size.cross(axis)
    }
    return newBounds != old && state.followsSight
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    (context as? CompositionalInvalidationContext)?.keepsSections =
      newBounds.size == storedCollectionView?.bounds.size
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let estimates = originalAttributes.estimates else { return false }
    let new = preferredAttributes.size
    let old = originalAttributes.size
    return estimates.contains(.width) && abs(new.width - old.width) > 1e-6
      || estimates.contains(.height) && abs(new.height - old.height) > 1e-6
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    let path = originalAttributes.indexPath
    if let kind = originalAttributes.kind {
      context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    } else {
      context.invalidateItems(at: [path])
    }
    if let context = context as? CompositionalInvalidationContext,
      let kind = solved?.kind(of: originalAttributes)
    {
      context.keepsSections = true
      context.measurements = [
        (kind, ItemPath(path) ?? ItemPath(0, 0), preferredAttributes.size)
      ]
    }
    return context
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  final var copied: UICollectionViewCompositionalLayoutConfiguration {
    copy() as? UICollectionViewCompositionalLayoutConfiguration ?? self
  }
}

/// What of a compositional layout is out of date.
final class CompositionalInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Only what is seen or what elements told changed; the program's descriptions still hold.
  var keepsSections = false
  var measurements: [(kind: CompositionalElement.Kind, path: ItemPath, size: CGSize)] = []
}

extension CompositionalSolver {
  /// What attributes of this layout stand for.
  @MainActor
  func kind(of attributes: UICollectionViewLayoutAttributes) -> CompositionalElement.Kind? {
    guard let kind = attributes.kind else { return .item }
    guard let path = ItemPath(attributes.indexPath) else {
      return layoutSupplement(kind, nil)?.kind
    }
    return supplement(kind, at: path, nil)?.kind
  }
}
