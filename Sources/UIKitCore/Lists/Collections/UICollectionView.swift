// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

import CollectionEngine
import PlatformInterface

/// Items in an arrangement that a layout object decides, of which only the visible ones have views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: State, one type for each concern

  /// What the list knows of itself.
  final let state = ListState()
  final var registrations = ReuseRegistrations()
  final var interactiveTransition: InteractiveTransition?
  final lazy var menus = ListMenus(self)
  final var itemIndex = ItemIndex()
  /// The item that the data source has just let the controller's press move; it is not asked twice.
  final var agreedMove: IndexPath?
  final var lastDropProposal: UICollectionViewDropProposal?
  /// The item of a list that a swipe has moved aside.
  final var listSwipe: RowSwipe?
  final var hasSwipeRecognizer = false
  final var orthogonal = OrthogonalScrollers()
  final weak var storedDataSource: (any UICollectionViewDataSource)?
  final weak var storedCollectionDelegate: (any UICollectionViewDelegate)?

  // MARK: Creation

  /// Makes a list with a layout, which may lay out no other list.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    if layout !== MissingLayout.shared {
      state.install(layout)
      layout.storedCollectionView = self
    }
    setUp()
    isMade = true
  }

  /// Whether the initialiser is through, before which there may be no layout yet.
  private var isMade = false

  /// Makes a list whose class has a layout of its own: an override of `init(frame:collectionViewLayout:)`
  /// hands one on. A list without any ends the program once it lays out.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a list whose class has a layout of its own, as `init()` does.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: MissingLayout.shared)
  }

  /// Makes a list from a document, with its layout and prototypes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
    isMade = true
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    clipsToBounds = true
    _ = menus
  }

  // MARK: Data source, delegate, layout

  override var describedDetails: String {
    super.describedDetails + "; layout: \(Self.described(collectionViewLayout))"
      + "; dataSource: \(Self.described(dataSource))"
  }
  /// What gives the list its counts, cells and supplementary views; setting it reloads the list.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set { setDataSource(newValue) }
  }

  /// What decides about selection, focus, menus and display, and hears of them; also the scroll view's
  /// delegate.
  open weak var delegate: (any UICollectionViewDelegate)? {
    get { currentDelegate }
    set { setDelegate(newValue) }
  }

  /// The layout of the list. Setting it changes the layout without animation; during an interactive
  /// transition it is the transition's layout.
  open var collectionViewLayout: UICollectionViewLayout {
    // iOS-BEHAVIOUR: a subclass that asks in what it overrides of a view, while this is still being made, finds no
    // layout of its own there. Evidence: collection-38.
    get { isMade ? requiredLayout : storedLayout ?? MissingLayout.shared }
    set { changeLayout(to: newValue, animated: false) }
  }

  /// Shows the items in another layout, moving them there where `animated` is true.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    changeLayout(to: layout, animated: animated)
  }

  /// Everything goes from where the old layout has it to where the new one wants it.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) { changeLayout(to: layout, animated: animated, completion: completion) }

  /// Whether the animation at the end was completed, and whether the transition was finished rather
  /// than cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Puts a layout between the present one and `layout` in place, whose `transitionProgress` a
  /// gesture moves until `finishInteractiveTransition()` or `cancelInteractiveTransition()`.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion: completion) }
  /// Animates from the progress reached to the new layout.
  open func finishInteractiveTransition() { endTransition(finishing: true) }
  /// Animates from the progress reached back to the old layout.
  open func cancelInteractiveTransition() { endTransition(finishing: false) }

  /// A view behind all cells, as large as the list, which does not scroll; nil, the default, for
  /// none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Counts

  /// How many sections the list has, as the data source said when it was last loaded.
  open var numberOfSections: Int { currentCounts().sectionCount }
  /// Returns how many items a section has, as the data source said when it was last loaded; the
  /// section must be there.
  open func numberOfItems(inSection section: Int) -> Int { countOfItems(inSection: section) }

  // MARK: Registering and dequeuing

  /// Names the class of the cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, kind: Self.cellKind, identifier: identifier)
  }
  /// Names the class of the supplementary views for a kind and an identifier; nil forgets it.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, kind: elementKind, identifier: identifier) }

  /// Names the document of the cells for an identifier, whose only top-level object is the cell;
  /// nil forgets it.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(nib, kind: Self.cellKind, identifier: identifier)
  }
  /// Names the document of the supplementary views for a kind and an identifier; nil forgets it.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) { register(nib, kind: kind, identifier: identifier) }

  /// Returns a cell for an item, one that waits for reuse or a new one; the identifier must be
  /// registered. It has the item's attributes.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }
  /// Returns a supplementary view, one that waits for reuse or a new one; kind and identifier must
  /// be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(kind: elementKind, identifier: identifier, indexPath: indexPath)
  }

  // MARK: Selection

  /// Whether items can be selected at all.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { keepWhatMayBeSelected() } }
  }
  /// Whether several items can be selected; a tap on a selected one then takes its selection away.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { keepWhatMayBeSelected() } }
  }
  /// Items are being chosen for something, as for deleting them; has selection rules of its own.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue) }
  }
  /// Whether items can be selected while the list is edited.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { keepWhatMayBeSelected() } }
  }
  /// Two fingers drawn over items, a band drawn with the mouse and clicks with Shift or Ctrl begin
  /// editing, where the delegate agrees.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { keepWhatMayBeSelected() } }
  }
  /// Empty where nothing is selected, as on iOS in spite of the optional type.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.map { IndexPath($0) } }
  /// Selects without telling the delegate; nil deselects everything.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath) {
      if !scrollPosition.isEmpty { scroll(to: $0, at: scrollPosition, animated: animated) }
    }
  }
  /// Takes an item's selection away without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Focus

  /// Whether the keyboard can be moved to items; the delegate has the last word. Here items that can
  /// be selected can be focused too, as no desktop list is without that.
  final var storedAllowsFocus: Bool?
  /// Whether items can have the keyboard's focus: what `allowsSelection` says until it is set. The
  /// delegate outranks it.
  open var allowsFocus: Bool {
    get { storedAllowsFocus ?? selectsItems }
    set { storedAllowsFocus = newValue }
  }
  /// Whether items can have the keyboard's focus while the list is edited.
  open var allowsFocusDuringEditing = false
  /// An item that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// The focus comes back to the item that had it last.
  open var remembersLastFocusedIndexPath = false

  // MARK: Reloading

  /// Forgets all numbers, cells and selections; the next layout asks for everything anew.
  open func reloadData() {
    MainThreadChecker.checked("UICollectionView.reloadData()") { reloadEverything() }
  }
  /// Replaces the cells and supplementary views of sections, and asks for their counts again.
  open func reloadSections(_ sections: IndexSet) {
    ask(sections.map { .reloadSection($0) })
  }
  /// Replaces the cells of items, with an animation. The items stay where they are.
  open func reloadItems(at indexPaths: [IndexPath]) {
    ask(indexPaths.map { .reloadItem(required($0)) })
  }
  /// Runs the provider again for cells that exist, which it must return.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    MainThreadChecker.checked("UICollectionView.reconfigureItems(at:)") { reconfigure(indexPaths) }
  }

  // MARK: Updates

  /// When items on screen that size themselves are measured again by themselves; what then has another
  /// size moves with an animation, before the next frame.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if followsConstraints { watchConstraintsOnScreen() } }
  }

  /// Changes several things at once. The block runs before this returns, and so does everything but
  /// the animation; the completion is called after that.
  ///
  /// As the block of Apple's does not escape, it may name members without `self`.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    MainThreadChecker.checked("UICollectionView.performBatchUpdates(_:completion:)") {
      performBatch(updates, completion: completion)
    }
  }
  /// Shows sections that the data source has from now on; numbers are those after the batch.
  open func insertSections(_ sections: IndexSet) { ask(sections.map { .insertSection($0) }) }
  /// Takes sections away that the data source has no more; numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet) { ask(sections.map { .deleteSection($0) }) }
  /// Moves a section, from its number before the batch to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    ask([.moveSection(section, to: newSection)])
  }
  /// Shows items that the data source has from now on; paths are those after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    ask(indexPaths.map { .insertItem(required($0)) })
  }
  /// Takes items away that the data source has no more; paths are those before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    ask(indexPaths.map { .deleteItem(required($0)) })
  }
  /// Moves an item, from its path before the batch to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    ask([.moveItem(required(indexPath), to: required(newIndexPath))])
  }

  // MARK: Moving items by hand

  /// Begins to move an item that is on screen. False where the data source forbids it.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(ofItemAt: indexPath)
  }
  /// Puts the centre of the item moved at a point of the content. The others make way, and the
  /// content scrolls while the point is near an edge.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveInteractively(to: targetPosition)
  }
  /// Lets the item go. The data source is told if it has another place now.
  open func endInteractiveMovement() { endMovement(cancelled: false) }
  /// Ends a movement by hand and puts everything back.
  open func cancelInteractiveMovement() { endMovement(cancelled: true) }

  // MARK: Drag and drop

  /// What items can be dragged out; nil lets none.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { if dragDelegate !== oldValue { drags.update() } }
  }
  /// What can be dropped here; nil takes nothing.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { if dropDelegate !== oldValue { drags.update() } }
  }
  /// Whether items can be dragged, where there is a `dragDelegate`.
  open var dragInteractionEnabled = true {
    didSet { if dragInteractionEnabled != oldValue { drags.update() } }
  }
  /// How soon a gap moves to another place under the finger.
  open var reorderingCadence = ReorderingCadence.immediate
  /// Whether items of the view are being dragged, wherever they are now.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is dragged over the view.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// Whether there are placeholders or a gap that the data source knows nothing of; reloading the
  /// data would take them away.
  open var hasUncommittedUpdates: Bool { !state.uncommitted.isNone }
  /// Items are selected when something dragged rests over them.
  open var isSpringLoaded: Bool {
    get { state.springLoading != nil }
    set { setSpringLoaded(newValue) }
  }

  // MARK: What is visible

  /// The cells in sight, in no order.
  open var visibleCells: [UICollectionViewCell] {
    let cells = settledDisplay.cells.compactMap { $0 as? UICollectionViewCell }
    return placeholders.isEmpty ? cells : cells.filter { !$0.elementState.isPlaceholder }
  }
  /// The paths of the items in sight, in no order.
  open var indexPathsForVisibleItems: [IndexPath] { visibleSourcePaths }
  /// Returns the cell of an item that is visible or was prepared off screen; nil for others.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath) as? UICollectionViewCell
  }
  /// Returns the path of a cell that is shown; nil for one that is not.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cell.elementState.isPlaceholder ? nil : settledDisplay.path(of: cell).map(sourcePath)
  }
  /// Returns the path of a supplementary view that is shown; nil for one that is not.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  { settledDisplay.path(of: supplementaryView) }
  /// Returns the supplementary view of a kind at a path, where it is in sight; nil else.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    settledDisplay.element(category: .supplementaryView, kind: elementKind, indexPath)?.view
      as? UICollectionReusableView
  }
  /// Returns the supplementary views of a kind that are in sight, in no order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    settledDisplay.supplementaries(ofKind: elementKind).compactMap {
      $0.view as? UICollectionReusableView
    }
  }
  /// Returns the paths of the supplementary views of a kind that are in sight, in no order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    settledDisplay.supplementaries(ofKind: elementKind).map(\.indexPath)
  }

  // MARK: Asking the layout

  /// Returns the path of the item at a point of the list's coordinates; nil beside items.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { sourceItem(at: point) }
  /// Returns what the layout says of an item now; nil where it says nothing.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributesOfItem(at: indexPath)
  }
  /// Returns what the layout says of a supplementary view now; nil where it says nothing.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributesOfSupplementary(ofKind: kind, at: indexPath) }

  /// Scrolls until an item is where `scrollPosition` says, as far as the content goes.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }

  // MARK: Menus

  /// What opens the menus that the delegate gives; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    currentDelegate == nil ? nil : menus.interaction
  }
  override var keyMenuPlace: CGPoint { menus.placeForKey() }

  // MARK: Prefetching

  /// Whether cells and data are prepared ahead of scrolling.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopPrefetching() } }
  }
  /// Hears of items that will probably be needed soon.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  // MARK: Overrides

  override func willChangeBounds(to bounds: CGRect, reason: BoundsChangeReason) {
    super.willChangeBounds(to: bounds, reason: reason)
    boundsWillChange(to: bounds, reason)
  }

  override func didChangeBounds(from bounds: CGRect, reason: BoundsChangeReason) {
    super.didChangeBounds(from: bounds, reason: reason)
    boundsDidChange(from: bounds)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsDidChange()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // iOS-BEHAVIOUR: joining a window invalidates the layout. Evidence: collection-1.
    if window != nil { storedLayout?.invalidateLayout() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    // Origins lie on the grid of pixels, and mirrored layouts depend on the direction.
    let new = storedTraits
    if new.displayScale != old.displayScale || new.layoutDirection != old.layoutDirection
      || storedLayout?.dependsOnTraits == true
    {
      storedLayout?.invalidateLayout()
    }
  }

  override func restingOffset(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout?.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity) ?? proposed
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if state.hasInvalidSizes { measureInvalidatedViews() }
    layoutElements()
  }

  override var edgeIsTaken: Bool { itemIndex.view != nil }

  // MARK: Touches and keys

  override func prepareRecognizers() {
    super.prepareRecognizers()
    addSelectionRecognizers()
    // Only lists have one: others need not wait until it fails.
    guard !hasSwipeRecognizer, hasSwipedItems else { return }
    hasSwipeRecognizer = true
    addGestureRecognizer(RowSwipeRecognizer(self))
  }

  // iOS-BEHAVIOUR: an item that was swiped closes when the list is scrolled. Evidence: unmeasured.
  override func draggingWillBegin() {
    super.draggingWillBegin()
    finishSwipe()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isOnBar(touches) || !itemTouches.began(touches) {
      super.touchesBegan(touches, with: event)
    }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouches.moved(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouches.ended(touches, event) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !itemTouches.cancelled(touches) { super.touchesCancelled(touches, with: event) }
  }

  override func handleScroll(_ input: ScrollInput) -> Bool {
    scrollSection(by: input) || super.handleScroll(input)
  }
  override func scrollsSideways(by distance: CGFloat) -> Bool {
    orthogonal.touchpadTarget?.scrollsSideways(by: distance) ?? super.scrollsSideways(by: distance)
  }
  override func handleKey(_ input: KeyInput) -> Bool {
    takeOutlineKey(input) || takeKey(input) || super.handleKey(input)
  }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    currentDelegate?.collectionView(
      self, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    currentDelegate?.collectionView(
      self, didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
      with: coordinator)
  }

  override class func makeProxy() -> UIView {
    ObjectFactory.make(self, collectionViewLayout: UICollectionViewLayout())
  }
}
