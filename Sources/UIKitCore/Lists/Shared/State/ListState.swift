import CollectionEngine

/// All that a list knows of itself beside what the program set: one object, made with the list.
///
/// Anybody may read it. What belongs together is changed together, by the transitions below, each of
/// which leaves the rules of `brokenRules()` kept; what is about one part of a list alone is changed by
/// the transitions of that part.
///
/// Main thread. No transition calls the program.
@MainActor
final class ListState {
  // MARK: Parts, each with transitions of its own

  /// What is stale of the layout.
  let arrangement = ListArrangement()
  /// The views on screen.
  let display = DisplayedElements()
  /// The views on their way off the screen.
  let leaving = LeavingElements()
  /// What is selected, highlighted, focused.
  let selection = ListSelection()
  /// Cells and announcements ahead of scrolling.
  let prefetching = ListPrefetching()
  /// Views that wait to be used again.
  let pool = ReusePool()

  // MARK: The data

  /// The numbers of items as they are shown; nil where the data source has to be asked.
  private(set) var counts: SectionCounts?
  /// The data source is being asked for its numbers.
  private(set) var isAskingForCounts = false
  /// Counts reloads and updates, so that loops that call out notice them.
  private(set) var epoch = 0
  private(set) var phase = UpdatePhase.settled
  /// The change on its way to the screen, while the layout is asked about it.
  private(set) var shownChange: ListChange?
  private(set) var uncommitted = UncommittedState.none
  /// All views are those of data that was reloaded, and go back to the pool before anything else.
  private(set) var hasReloadedViews = false

  // MARK: The views

  /// Nil until a document or an initialiser sets it.
  private(set) var layout: UICollectionViewLayout?
  private(set) var pass = LayoutPass.idle
  /// The element whose view the data source is being asked for.
  private(set) var request: ElementRequest?
  /// Views on screen whose contents may want another size, in the order in which they said so.
  private var invalidSizes: [any ListElementView] = []
  /// Those are being asked.
  private(set) var isMeasuringAgain = false
  /// A list without a size is being asked for its rows, of which the one at its upper edge counts.
  private(set) var showsEdgeAlone = false

  // MARK: The user

  /// Items are being chosen for something, or rows are deleted, inserted and moved by hand.
  private(set) var isEditing = false
  /// Made when an item is first touched.
  private(set) var touches: ListTouches?
  /// There are recognisers that select several items.
  private(set) var hasSelectionRecognizers = false
  /// Made when a delegate for dragging or dropping is set.
  private(set) var dragging: ListDragging?
  /// Exists while items are selected by something dragged that rests over them.
  private(set) var springLoading: ListSpringLoading?
}

// MARK: - Sizes

extension ListState {
  /// Whether views are to be asked for their sizes before the next layout.
  var hasInvalidSizes: Bool { !invalidSizes.isEmpty }

  /// A view on screen is to be asked for its size again, once.
  func invalidateSize(of view: any ListElementView) {
    if !invalidSizes.contains(where: { $0 === view }) { invalidSizes.append(view) }
  }

  /// Asks all that were invalidated; what they invalidate meanwhile is left alone.
  func whileMeasuringAgain(_ ask: ([any ListElementView]) -> Void) {
    let views = invalidSizes
    invalidSizes = []
    isMeasuringAgain = true
    defer { isMeasuringAgain = false }
    ask(views)
  }
}

// MARK: - Lists without a size

extension ListState {
  /// Lays a list out, by its upper edge alone where `isWanted`.
  func whileShowingEdge(_ isWanted: Bool, _ layOut: () -> Void) {
    let outer = showsEdgeAlone
    showsEdgeAlone = isWanted
    defer { showsEdgeAlone = outer }
    layOut()
  }
}

// MARK: - Numbers

extension ListState {
  /// The data source has to be asked again.
  func forgetCounts() { counts = nil }

  /// The data source has told its numbers. Placeholders that have no place among them are gone.
  ///
  /// - Returns: those shown.
  func learn(sourceCounts: SectionCounts) -> SectionCounts {
    uncommitted.restrict(to: sourceCounts)
    let shown = uncommitted.shown(sourceCounts)
    counts = shown
    return shown
  }

  /// Asks the data source, which may ask the list meanwhile.
  func whileAskingForCounts(_ ask: () -> SectionCounts) -> SectionCounts {
    let outer = isAskingForCounts
    isAskingForCounts = true
    defer { isAskingForCounts = outer }
    return ask()
  }

  /// Invalidations inside do not make the list ask for numbers that it knows, unless there is an
  /// update or a reload among them.
  func keepingCounts(_ body: () -> Void) {
    let (known, epoch) = (counts, epoch)
    body()
    if counts == nil, self.epoch == epoch { counts = known }
  }
}

// MARK: - Updates

extension ListState {
  /// Whether changes are collected, to be shown as one.
  var isCollecting: Bool { phase.collection != nil }
  /// Whether the views have not followed single changes yet.
  var hasWaitingChange: Bool {
    switch phase {
    case .settled: false
    case .waiting: true
    case .collecting(_, let waiting): waiting != nil
    }
  }

  /// A batch begins: from now on changes are collected.
  ///
  /// - Precondition: none is open.
  func beginBatch(_ collection: UpdateCollection) {
    phase = .collecting(collection, waiting: phase.waiting)
    checkInvariants()
  }

  /// A batch ends, or one inside it.
  ///
  /// - Returns: all that was collected, if the outermost ends.
  func endBatch() -> UpdateCollection? {
    guard case .collecting(let collection, let waiting) = phase, collection.close() else {
      return nil
    }
    phase = waiting.map { .waiting($0) } ?? .settled
    checkInvariants()
    return collection
  }

  /// The data is in its next state, in which everything is where `map` says: numbers, selection, what
  /// is dragged and what was made ahead follow.
  ///
  /// - Precondition: the list agreed with its data source before.
  /// - Returns: cells that were made ahead for items that are gone.
  func take(_ map: UpdateMap, _ after: SectionCounts) -> [any ListElementView] {
    counts = after
    guard !map.isIdentity else { return [] }
    epoch += 1
    selection.apply(map)
    dragging?.follow(map)
    let useless = prefetching.apply(map)
    checkInvariants()
    return useless
  }

  /// The data source has items elsewhere that are shown where they are already.
  func takeSource(_ map: UpdateMap) {
    selection.apply(map)
    dragging?.follow(map)
  }

  /// Data and layout have taken a change over; the views follow later.
  ///
  /// - Precondition: no batch is open, and nothing else waits.
  func wait(with change: ListChange) {
    phase = .waiting(change)
    checkInvariants()
  }

  /// What waited is shown now, or becomes part of what is.
  func takeWaitingChange() -> ListChange? {
    guard let change = phase.waiting else { return nil }
    if case .collecting(let collection, _) = phase {
      phase = .collecting(collection, waiting: nil)
    } else {
      phase = .settled
    }
    return change
  }

  /// A change goes to the screen: until `settle` the layout can ask about it.
  ///
  /// - Returns: the change in the midst of which that happens.
  func show(_ change: ListChange) -> ListChange? {
    defer { shownChange = change }
    return shownChange
  }

  /// The layout has said all about a change, and the views are where they go or on their way.
  func settle(backTo outer: ListChange?) {
    shownChange = outer
    checkInvariants()
  }

  /// Nothing holds any more that was known of the data. Views on screen are to go back to the pool.
  func reload() {
    epoch += 1
    counts = nil
    hasReloadedViews = true
    if case .collecting(let collection, _) = phase {
      collection.forget()
      phase = .collecting(collection, waiting: nil)
    } else {
      phase = .settled
    }
    selection.removeAll()
    prefetching.forgetOffset()
    arrangement.clampLater()
    dragging?.forgetItems()
    uncommitted.movement?.stopScrolling()
    uncommitted = .none
  }

  /// Views of data that was reloaded, those that are leaving first; nil if there are none.
  func takeReloadedViews() -> [DisplayedElement]? {
    guard hasReloadedViews else { return nil }
    hasReloadedViews = false
    return display.sorted(leaving.takeAll()) + display.takeAll()
  }
}

// MARK: - What the data source does not have

extension ListState {
  /// An item is moved by hand from now on.
  ///
  /// - Precondition: the list agrees with its data source and its views with both.
  func begin(_ movement: InteractiveMovement) {
    uncommitted = .movement(movement)
    checkInvariants()
  }

  /// What is shown differs from the data source in one thing more, or less.
  ///
  /// - Parameter after: the numbers shown then.
  func apply(_ change: UncommittedChange, _ after: SectionCounts) {
    uncommitted.apply(change)
    counts = after
    epoch += 1
    checkInvariants()
  }

  /// From now on what is shown counts as the data source has it.
  ///
  /// - Returns: in what it differed.
  @discardableResult
  func abandonUncommitted() -> UncommittedState {
    defer { uncommitted = .none }
    return uncommitted
  }
}

// MARK: - Layout and views

extension ListState {
  func install(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// What is found in a layout pass for a transition, which moves it later; nil in others.
  var plan: TransitionPlan? {
    if case .layingOut(let plan) = pass { plan } else { nil }
  }

  var isLayingOut: Bool {
    if case .layingOut = pass { true } else { false }
  }

  /// - Returns: what `endPass` needs; passes may begin within one another.
  func beginPass(_ pass: LayoutPass) -> LayoutPass {
    defer { self.pass = pass }
    return self.pass
  }

  /// - Returns: whether a layout was asked for that had to wait.
  @discardableResult
  func endPass(backTo outer: LayoutPass) -> Bool {
    defer {
      pass = outer
      checkInvariants()
    }
    if case .moving(isLayoutMissed: true) = pass { return true }
    return false
  }

  /// - Returns: whether views are being moved, and the layout that is asked for now has to wait.
  func missLayout() -> Bool {
    guard case .moving = pass else { return false }
    pass = .moving(isLayoutMissed: true)
    return true
  }

  /// Asks the data source for the view of an element.
  ///
  /// - Returns: the answer, and what was dequeued meanwhile.
  func requesting<Answer>(
    _ request: ElementRequest, _ ask: () -> Answer
  ) -> (answer: Answer, dequeued: [any ListElementView]) {
    let outer = self.request
    self.request = request
    let answer = ask()
    let dequeued = self.request?.dequeued ?? []
    self.request = outer
    return (answer, dequeued)
  }

  /// The program has dequeued a view.
  func noteDequeued(_ view: any ListElementView) { request?.dequeued.append(view) }
}

// MARK: - The user

extension ListState {
  func setEditing(_ isEditing: Bool) { self.isEditing = isEditing }

  func touches(of list: any SelectableList) -> ListTouches {
    if let touches { return touches }
    let made = ListTouches(list)
    touches = made
    return made
  }

  /// - Returns: whether the recognisers are still to be made.
  func claimSelectionRecognizers() -> Bool {
    defer { hasSelectionRecognizers = true }
    return !hasSelectionRecognizers
  }

  func dragging(of list: any DragDropList) -> ListDragging {
    if let dragging { return dragging }
    let made = ListDragging(list)
    dragging = made
    return made
  }

  func setSpringLoading(_ springLoading: ListSpringLoading?) {
    self.springLoading?.remove()
    self.springLoading = springLoading
  }
}
