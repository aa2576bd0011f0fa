import CollectionEngine
import Failures
import PlatformInterface

/// Decides where the elements of a collection view go. Abstract: a subclass answers the questions.
///
/// The view asks in a fixed order: `prepare()` after every invalidation, then the content size, then
/// the elements in the visible tiles. Without a subclass there are no elements and no size.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  final weak var storedCollectionView: UICollectionView? {
    didSet { storedList = storedCollectionView }
  }
  /// The list this layout is in; the same object as the collection view where that is one.
  final weak var storedList: (any ListView)?
  /// The context `invalidateLayout()` passes on instead of a fresh one: that of a bounds change or
  /// a reload, which the view made.
  final var pendingContext: UICollectionViewLayoutInvalidationContext?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  final var decorationNibs: [String: UINib] = [:]

  public override init() { super.init() }
  /// Makes a layout from a document.
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {
    Unsupported.report("UICollectionViewLayout.encode(with:)")
  }

  /// The list that shows the layout; nil while none does.
  open var collectionView: UICollectionView? { storedCollectionView }

  // MARK: Classes

  /// The class of the attributes this layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of the contexts this layout understands.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Names the class whose views stand for decorations of a kind; nil removes it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationNibs[elementKind] = nil
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      failure(
        "the class registered for decoration views of kind \(elementKind) must be a subclass of "
          + "UICollectionReusableView; found \(viewClass)")
    }
    decorationClasses[elementKind] = type
  }

  /// Names the nib whose only view at the top stands for decorations of a kind; nil removes it.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = nil
    decorationNibs[elementKind] = nib
  }

  // MARK: The answers of a subclass

  /// Whether the `prepare()` of one of UIKit's layouts has run since the list last asked for it.
  final var hasPrepared = false
  /// Whether a program's `prepare()` has left out its superclass', whose work is done at the first answer then.
  final var awaitsAnswers = false

  // iOS-BEHAVIOUR: a flow layout whose subclass does not call `super.prepare()` places its items all the same. Evidence:
  // unmeasured; apps with such a layout show their cells.
  /// Has the layout work out what its answers need; lists call this in place of `prepare()`.
  final func prepareAnswers() {
    hasPrepared = false
    prepare()
    awaitsAnswers = !hasPrepared
  }

  /// Tells that the layout's own work begins.
  final func willPrepareItself() { (hasPrepared, awaitsAnswers) = (true, false) }

  /// Works out what the answers need; called after every invalidation.
  open func prepare() {}
  /// The size of everything the layout places, in points; zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns what lies in a rectangle of the content: cells, supplementary and decoration views;
  /// nil unless a subclass overrides it.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Returns where an item is; nil unless a subclass overrides it.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Returns where a supplementary view is; nil unless a subclass overrides it.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where a decoration view is; nil unless a subclass overrides it.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Invalidation

  /// Asks for a new layout before the next frame.
  open func invalidateLayout() {
    let context = pendingContext ?? makeContext()
    pendingContext = nil
    invalidateLayout(with: context)
  }

  /// Invalidates what the context names; overrides call super. The layout is prepared again before it
  /// is next asked.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    storedList?.layoutWasInvalidated(self, with: context)
  }

  /// Returns whether the layout must be invalidated where the list's bounds become these; false
  /// unless a subclass overrides it.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns what to invalidate where the list's bounds become these.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeContext() }

  /// Returns whether a size that a cell asks for invalidates the layout; false unless a subclass
  /// overrides it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns what to invalidate for the size that a cell asks for.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

  /// Invalidates with a context of the view's: it reaches `invalidateLayout(with:)` by way of
  /// `invalidateLayout()`, which a subclass may have overridden.
  final func invalidate(passing context: UICollectionViewLayoutInvalidationContext) {
    pendingContext = context
    invalidateLayout()
    pendingContext = nil
  }

  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let contextType = type as? UICollectionViewLayoutInvalidationContext.Type else {
      failure(
        "invalidationContextClass of \(Self.self) must be a subclass of "
          + "UICollectionViewLayoutInvalidationContext; found \(type)")
    }
    return contextType == UICollectionViewLayoutInvalidationContext.self
      ? UICollectionViewLayoutInvalidationContext() : ObjectFactory.make(contextType)
  }

  // MARK: What lists know of our own layouts

  /// Whether views are asked for sizes of their own.
  var asksForSizes: Bool { true }
  /// Whether any change of traits makes it worthless.
  var dependsOnTraits: Bool { false }
  /// Whether single changes may reach the views with the next layout, since nobody listens here.
  var takesChangesLate: Bool { false }
  /// Where everything is; nil where only what was asked for is known.
  var placesNow: (any LayoutPlaces)? { nil }
  /// The data changed; what was measured follows its items.
  func dataDidChange(_ map: UpdateMap) {}
  /// The same for an item that a finger carries.
  func itemDidMove(from old: ItemPath, to new: ItemPath, _ map: UpdateMap) {}
  /// Where an item would land that something holds at a point of the layout, unmirrored; `previous`
  /// where nothing is near.
  func landingPlace(ofItemAt previous: IndexPath, under point: CGPoint) -> IndexPath { previous }
  /// Where items around one can be, for keys that go from item to item: the content, and what of its
  /// section is scrolled out of sight.
  func reach(around path: ItemPath) -> CGRect {
    CGRect(origin: .zero, size: collectionViewContentSize)
  }
  /// Scrolls what scrolls an item beside the list itself until the item is in sight.
  func revealInSection(_ path: ItemPath) {}
  /// What scrolls an item beside the list itself.
  func sectionScroller(of path: ItemPath) -> UIScrollView? { nil }
  /// Whether elements fade where they come and go in updates.
  var fadesChanges: Bool { false }
  /// The insets of the list changed: invalidates what was worked out with other ones.
  func insetsDidChange(of list: any ListView) {}

  // MARK: Where scrolling ends

  /// Returns where scrolling is to end that would end at `proposedContentOffset`, the default. It
  /// is asked when the finger leaves.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns where the content is to be after an update or a change of layout;
  /// `proposedContentOffset` by default.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Direction

  /// The direction the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors this layout where the direction of reading is the other one.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Updates

  /// Called before a batch is shown and after `prepare()`, with its changes. It does nothing by
  /// itself.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called at the end of a batch, before its changes are on screen. It does nothing by itself.
  open func finalizeCollectionViewUpdates() {}

  /// Returns where an item that comes in an update starts from; nil starts it in its place.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fadesChanges ? fadedStart(ofItemAt: itemIndexPath) : nil }
  /// Returns where an item that goes in an update ends; nil ends it in its place.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { fadesChanges ? fadedEnd(ofItemAt: itemIndexPath) : nil }
  /// Returns where a supplementary view that comes in an update starts from; nil starts it in its
  /// place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadesChanges ? fadedStart(ofSupplementary: elementKind, at: elementIndexPath) : nil
  }
  /// Returns where a supplementary view that goes in an update ends; nil ends it in its place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    fadesChanges ? fadedEnd(ofSupplementary: elementKind, at: elementIndexPath) : nil
  }
  /// Returns where a decoration view that comes in an update starts from; nil starts it in its
  /// place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns where a decoration view that goes in an update ends; nil ends it in its place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views of a kind that the layout adds by itself in this update.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the supplementary views of a kind that the layout takes away by itself in this update.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that the layout adds by itself in this update.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Returns the decoration views of a kind that the layout takes away by itself in this update.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: Moving items by hand

  /// Returns where an item moved to a point of the content would land: by default at the item
  /// there. UIKit's own layouts know of places beside items, too.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let list = storedList else { return previousIndexPath }
    return list.item(at: position)
      ?? landingPlace(ofItemAt: previousIndexPath, under: list.mirrored(position))
  }

  /// Returns how an item looks while it is moved: by default as always, around the point, in front.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    return attributes.copied {
      $0.center = position
      $0.zIndex = max($0.zIndex, 0) + 10_000
    }
  }

  /// Returns what a movement by hand makes stale; it is asked for every movement of the finger,
  /// whether another item has to make space or not.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.take(movementTo: targetIndexPaths, from: previousIndexPaths, point: targetPosition)
    return context
  }

  /// Once the items were let go, or put back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.take(movementTo: indexPaths, from: previousIndexPaths, point: .zero)
    return context
  }

  // MARK: Changes of bounds and of layout

  /// Called before the list's bounds change with animation, with the bounds so far.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Called within the animation of changing bounds, when elements have their places.
  open func finalizeAnimatedBoundsChange() {}
  /// Called before another layout takes this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout takes another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called within the animation from one layout to the other, when elements have their places.
  open func finalizeLayoutTransition() {}
}
