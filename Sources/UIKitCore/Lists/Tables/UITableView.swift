// Longer than 500 lines: what may be overridden has to be in the class body. Bodies that are more
// than a line live in the extension of their concern.

import CollectionEngine
import PlatformInterface

/// Rows in sections, one below the other, of which only the visible ones have cells.
///
/// The list itself is `ListView`, as in a collection view; the arrangement is `TableLayout`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // MARK: State, one type for each concern

  /// What the list knows of itself.
  final let state = ListState()
  final var registrations = TableRegistrations()
  final var animations = RowAnimations()
  final var chrome = TableChrome()
  /// What a document says the table shows; only a controller's table has it.
  final var staticSections: [StaticTableSection]?
  final var lastDropProposal: UITableViewDropProposal?
  final lazy var menus = ListMenus(self)
  final weak var storedDataSource: (any UITableViewDataSource)?
  final weak var storedTableDelegate: (any UITableViewDelegate)?
  private let storedStyle: Style
  private var hasSwipeRecognizer = false

  // MARK: Creation

  /// Makes a table of a style, which cannot be changed later.
  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Makes a table from a document, with its style, prototypes and static rows.
  public required init?(coder: NSCoder) {
    let source = NibSource(coder)
    storedStyle = source?.word("style", NibWords.tableStyles) ?? .plain
    super.init(coder: coder)
    if let source { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    setUp()
  }

  private func setUp() {
    let layout = TableLayout()
    layout.storedList = self
    layout.table = self
    state.install(layout)
    alwaysBounceVertical = true
    _ = menus
    clipsToBounds = true
    backgroundColor = storedStyle == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How the table shows its sections, as it was made with.
  open var style: Style { storedStyle }

  // MARK: Data source and delegate

  override var describedDetails: String {
    super.describedDetails + "; dataSource: \(Self.described(dataSource))"
  }
  /// What gives the table its counts, cells and titles, and takes its changes; setting it reloads the
  /// table.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set { setDataSource(newValue) }
  }
  /// What decides about heights, selection, editing and menus, and hears of them; also the scroll
  /// view's delegate.
  open weak var delegate: (any UITableViewDelegate)? {
    get { currentDelegate }
    set { setDelegate(newValue) }
  }
  /// Hears of rows that will probably be needed soon.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether cells and data are prepared ahead of scrolling.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { stopPrefetching() } }
  }

  // MARK: Heights

  /// The height of all rows, in points, where the delegate gives none; automatic lets each row take the
  /// size of its content.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of all section headers, in points, where the delegate gives none.
  open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of all section footers, in points, where the delegate gives none.
  open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// What rows count with until they are seen; zero asks for all heights at once.
  open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// What a section's header counts with until it comes into sight, in points; zero asks for all
  /// heights at once.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// What a section's footer counts with until it comes into sight, in points; zero asks for all
  /// heights at once.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// Space above each header of a plain table; automatic is 22.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }

  /// When rows on screen that size themselves are measured again by themselves; what then has another
  /// size moves with an animation, before the next frame.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
    didSet { if followsConstraints { watchConstraintsOnScreen() } }
  }

  /// Whether contents of rows keep out of the safe area, which rows themselves reach into.
  open var insetsContentViewsToSafeArea = true {
    didSet { layoutSidesMayHaveChanged() }
  }

  /// Whether the margins of cells are at least what leaves lines of a comfortable length to read; the
  /// content of cells then begins and ends where `readableContentGuide` does.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      for cell in visibleCells { cell.setNeedsLayout() }
      heightsChanged()
    }
  }
  /// The height of empty rows that a plain table draws below its last one, down to its lower edge, in
  /// points; `automaticDimension` for that of its other rows. None are drawn where it is zero.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  // MARK: Separators

  /// Drawn on iOS over what is behind the lines; here lines have their colour alone.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != nil { Unsupported.report("UITableView.separatorEffect") } }
  }
  /// Whether lines are drawn between rows; a single line by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { decorateCells() } }
  }
  /// The colour of the lines between rows; nil takes the system's.
  open var separatorColor: UIColor? = .separator {
    didSet { decorateCells() }
  }
  /// Left and right count. From the edges of cells, or from where separators begin by themselves.
  open var separatorInset: UIEdgeInsets {
    get { chrome.separatorInset ?? automaticSeparatorInset }
    set {
      chrome.separatorInset = newValue
      decorateCells()
    }
  }
  /// What `separatorInset` is measured from; the edges of the cell by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { decorateCells() } }
  }

  // MARK: Index

  /// How many rows the table has at least before it shows an index; zero by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }
  /// The colour of the index's titles; nil, the default, is the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { chrome.index?.refresh() }
  }
  /// The colour behind the index; nil takes the table's own.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { chrome.index?.refresh() }
  }
  /// The colour behind the index while a finger is on it; nil, the default, is that without one.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Asks the data source for the titles again.
  open func reloadSectionIndexTitles() { reloadIndex() }

  // MARK: Around the rows

  /// Above the first section; it scrolls. Its own height counts, its width is the table's.
  open var tableHeaderView: UIView? {
    didSet { replaceTableView(oldValue, by: tableHeaderView) }
  }
  /// A view below the last section, which scrolls with the rows; its height is its own. Nil, the
  /// default, for none.
  open var tableFooterView: UIView? {
    didSet { replaceTableView(oldValue, by: tableFooterView) }
  }
  /// A view behind all rows, as large as the table, which does not scroll; nil, the default, for
  /// none.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  // MARK: Counts

  /// How many sections the table has, as the data source said when it was last loaded.
  open var numberOfSections: Int { currentCounts().sectionCount }
  /// Returns how many rows a section has, as the data source said when it was last loaded; the
  /// section must be there.
  open func numberOfRows(inSection section: Int) -> Int { countOfItems(inSection: section) }

  // MARK: Registering and dequeuing

  /// Names the class of the cells for an identifier; nil forgets it.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCell(cellClass, identifier)
  }
  /// Names the document of the cells for an identifier, which has one object at the top, the cell;
  /// nil forgets it.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    registerCell(nib, identifier)
  }
  /// Names the class of the headers and footers for an identifier; nil forgets it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(aClass, identifier)
  }
  /// Names the document of the headers and footers for an identifier; nil forgets it.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooter(nib, identifier)
  }
  /// Returns a cell of an identifier, reused where one is free; nil where none is and no class is
  /// registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }
  /// Returns a cell for a row, one that waits for reuse or a new one; the identifier must be
  /// registered. It has the row's height and traits.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { requiredCell(identifier, for: indexPath) }
  /// Returns a header or footer that waits for reuse, or a new one where the identifier is
  /// registered; else nil.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { dequeueHeaderFooter(identifier) }

  // MARK: Selection

  /// Whether rows can be selected at all.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { keepWhatMayBeSelected() } }
  }
  /// Whether several rows can be selected; a tap on a selected one then takes its selection away.
  open var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { keepWhatMayBeSelected() } }
  }
  /// Whether rows can be selected while the table is edited.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { keepWhatMayBeSelected() } }
  }
  /// Rows show circles to tick while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      keepWhatMayBeSelected()
      decorateCells()
    }
  }
  /// The row that is selected, or the first of them by index path.
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first.map { IndexPath($0) } }
  /// The selected rows; nil where nothing is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths.map { IndexPath($0) }
  }
  /// Selects without telling the delegate; nil deselects everything.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { selectByCode(indexPath, animated: animated, scrollPosition) }
  /// Takes a row's selection away without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

  // MARK: Focus

  /// Whether the keyboard can be moved to rows; the delegate has the last word. Here rows that can be
  /// selected can be focused too, as no desktop list is without that.
  final var storedAllowsFocus: Bool?
  /// Whether rows can have the keyboard's focus: what `allowsSelection` says until it is set. The
  /// delegate outranks it.
  open var allowsFocus: Bool {
    get { storedAllowsFocus ?? selectsItems }
    set { storedAllowsFocus = newValue }
  }
  /// Whether rows can have the keyboard's focus while the table is edited.
  open var allowsFocusDuringEditing = false
  /// A row that gets the focus is selected.
  open var selectionFollowsFocus = false
  /// The focus comes back to the row that had it last.
  open var remembersLastFocusedIndexPath = false

  // MARK: Reloading

  /// Forgets all numbers, cells and selections. The data source is asked for its numbers before this returns, and for
  /// cells by the next layout.
  ///
  /// iOS-BEHAVIOUR: a table has its numbers from then on, so that rows may be inserted before it is laid out. Evidence:
  /// table-28.
  open func reloadData() {
    MainThreadChecker.checked("UITableView.reloadData()") {
      reload()
      guard dataSource != nil, case .settled = state.phase else { return }
      _ = currentCounts()
      chrome.needsSizeOfReload = true
    }
  }

  /// The size of the headers, rows and footers, in points. Right behind `reloadData()` it is that of the new ones, as
  /// far as their heights are known.
  ///
  /// iOS-BEHAVIOUR: a program that reloads more rows above those in sight moves the offset by the difference. Evidence:
  /// table-33.
  open override var contentSize: CGSize {
    get {
      updateSizeOfReload()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }
  /// Replaces the cells of sections, and asks for their counts and heights again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    ask(sections.map { .reloadSection($0) }, with: animation)
  }
  /// Replaces the cells of rows, and asks for their heights again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    ask(indexPaths.map { .reloadItem(required($0)) }, with: animation)
  }
  /// Runs the data source again for cells that exist, which it must return.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    MainThreadChecker.checked("UITableView.reconfigureRows(at:)") { reconfigure(indexPaths) }
  }

  // MARK: Updates

  /// Changes several things at once. The block runs before this returns, and so does everything but
  /// the animation; the completion is called after that.
  ///
  /// As the block of Apple's does not escape, it may name members without `self`.
  open func performBatchUpdates(
    @_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    MainThreadChecker.checked("UITableView.performBatchUpdates(_:completion:)") {
      performBatch(updates, completion: completion)
    }
  }
  /// Collects changes until the `endUpdates()` that belongs to it. Nests.
  open func beginUpdates() {
    MainThreadChecker.checked("UITableView.beginUpdates()") { beginBatch() }
  }
  /// Shows what was collected. Heights are asked for again even if nothing was.
  open func endUpdates() {
    MainThreadChecker.checked("UITableView.endUpdates()") { endBatch() }
  }
  /// Shows sections that the data source has from now on; numbers are those after the batch.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    ask(sections.map { .insertSection($0) }, with: animation)
  }
  /// Takes sections away that the data source has no more; numbers are those before the batch.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    ask(sections.map { .deleteSection($0) }, with: animation)
  }
  /// Moves a section, from its number before the batch to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    ask([.moveSection(section, to: newSection)], with: .automatic)
  }
  /// Shows rows that the data source has from now on; paths are those after the batch.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    ask(indexPaths.map { .insertItem(required($0)) }, with: animation)
  }
  /// Takes rows away that the data source has no more; paths are those before the batch.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    ask(indexPaths.map { .deleteItem(required($0)) }, with: animation)
  }
  /// Moves a row, from its path before the batch to the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    ask([.moveItem(required(indexPath), to: required(newIndexPath))], with: .automatic)
  }

  // MARK: Drag and drop

  /// What rows can be dragged out; nil lets rows be dragged only where the data source moves them.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { if dragDelegate !== oldValue { drags.update() } }
  }
  /// What can be dropped here; nil takes only what the table moves itself.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { if dropDelegate !== oldValue { drags.update() } }
  }
  /// Whether rows can be dragged, where there is a `dragDelegate`.
  open var dragInteractionEnabled = true {
    didSet { if dragInteractionEnabled != oldValue { drags.update() } }
  }
  /// Whether rows of the table are being dragged, wherever they are now.
  open var hasActiveDrag: Bool { dragging?.hasActiveDrag ?? false }
  /// Whether something is dragged over the table.
  open var hasActiveDrop: Bool { dragging?.hasActiveDrop ?? false }
  /// Whether there are placeholders or a gap that the data source knows nothing of; reloading the
  /// data would take them away.
  open var hasUncommittedUpdates: Bool { !state.uncommitted.isNone }
  /// Rows are selected when something dragged rests over them.
  open var isSpringLoaded: Bool {
    get { state.springLoading != nil }
    set { setSpringLoaded(newValue) }
  }

  // MARK: What is visible

  /// The cells in sight, by index path. A table that was never laid out lays out its rows first.
  open var visibleCells: [UITableViewCell] {
    layOutFirstTime()
    let cells = settledDisplay.cells.compactMap { $0 as? UITableViewCell }
    return placeholders.isEmpty ? cells : cells.filter { !$0.elementState.isPlaceholder }
  }
  /// The paths of the rows in sight, in order; nil where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutFirstTime()
    return visibleSourcePaths
  }
  /// Returns the cell of a row that is visible or was prepared off screen; nil for others.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutFirstTime()
    return cell(at: indexPath) as? UITableViewCell
  }
  /// Returns the path of a cell that is shown; nil for one that is not.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cell.elementState.isPlaceholder ? nil : settledDisplay.path(of: cell).map(sourcePath)
  }
  /// Returns the header of a section; nil where it is out of sight or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaryView(Self.headerKind, section) as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section that is in sight; nil else.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    supplementaryView(Self.footerKind, section) as? UITableViewHeaderFooterView
  }

  // MARK: Places, in content coordinates

  /// Returns where a section lies with its header and footer, in the table's coordinates.
  open func rect(forSection section: Int) -> CGRect { rectOfSection(section) }
  /// Returns where a section's header is, in the table's coordinates; it has no height where there
  /// is none.
  open func rectForHeader(inSection section: Int) -> CGRect { rectOf(Self.headerKind, section) }
  /// Returns where a section's footer is, in the table's coordinates; it has no height where there
  /// is none.
  open func rectForFooter(inSection section: Int) -> CGRect { rectOf(Self.footerKind, section) }
  /// Empty for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rectOfRow(indexPath) }
  /// Returns the path of the row at a point of the table's coordinates; nil beside rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  /// Returns the rows that a rectangle of the table's coordinates meets, in ascending order.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

  /// Scrolls until a row is where `scrollPosition` says, as far as the content goes.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  /// Scrolls to the selected row that is nearest to where the table is.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    scrollToNearestSelection(at: scrollPosition, animated: animated)
  }

  // MARK: Overrides

  // iOS-BEHAVIOUR: a row that was swiped closes when the table is scrolled. Evidence: unmeasured.
  override func draggingWillBegin() {
    super.draggingWillBegin()
    finishSwipe()
  }

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
  override func marginsChanged() { layoutSidesMayHaveChanged() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { storedLayout?.invalidateLayout() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    let new = storedTraits
    guard
      new.displayScale != old.displayScale || new.layoutDirection != old.layoutDirection
        || new.preferredContentSizeCategory != old.preferredContentSizeCategory
    else { return }
    heightsChanged()
    decorateCells()
  }

  open override func layoutSubviews() {
    chrome.needsSizeOfReload = false
    super.layoutSubviews()
    if state.hasInvalidSizes { measureInvalidatedViews() }
    layoutElements()
  }

  // MARK: Touches and keys

  override func prepareRecognizers() {
    super.prepareRecognizers()
    addSelectionRecognizers()
    guard !hasSwipeRecognizer else { return }
    hasSwipeRecognizer = true
    addGestureRecognizer(RowSwipeRecognizer(self))
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

  override func handleKey(_ input: KeyInput) -> Bool { takeKey(input) || super.handleKey(input) }

  // MARK: Focus

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    currentDelegate?.tableView(
      self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
  }
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    currentDelegate?.tableView(
      self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
  }

  // MARK: Menus

  /// What opens the menus that the delegate gives; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? {
    currentDelegate == nil ? nil : menus.interaction
  }
  override var keyMenuPlace: CGPoint { menus.placeForKey() }

  // MARK: Editing

  /// Whether the table is edited; setting it does so without animation.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows or hides the controls by which rows are deleted, inserted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(editing, animated: animated)
  }

  override var edgeIsTaken: Bool { chrome.index != nil }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + tableAppearance
  }
}
