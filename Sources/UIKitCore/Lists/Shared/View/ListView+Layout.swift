import CollectionEngine
import Failures
import PlatformInterface

/// From the layout's answers to views on screen: preparing, asking, showing.
extension ListView {
  /// Rounds of one layout pass: cells that tell their sizes, or data sources that reload while they
  /// are asked, make another one necessary.
  private var maximumRounds: Int { 8 }

  var requiredLayout: UICollectionViewLayout {
    guard let storedLayout else {
      failure("UICollectionView must be initialized with a non-nil layout parameter")
    }
    return storedLayout
  }

  // MARK: The pass

  /// The views on screen, after changes that wait for layout.
  var settledDisplay: DisplayedElements {
    settleViews()
    return display
  }

  /// The views follow single changes that wait for the next layout pass.
  func settleViews() {
    if state.hasWaitingChange { layoutElements() }
  }

  func layoutElements() {
    // Without a layout there is nothing to lay out yet; a nib sets it after init(coder:).
    guard storedLayout != nil, !state.isLayingOut else { return }
    // Cells that lay themselves out on their way ask the list to do so first.
    if state.missLayout() { return }
    switch state.phase {
    // Inside a batch the data source is between two states; the end of the batch shows both.
    case .collecting(_, .some): return
    case .waiting: showWaitingChange()
    case .settled, .collecting(_, nil):
      if AnimationContext.current != nil, animatesChanges, !display.byKey.isEmpty {
        layoutInAnimation()
      } else {
        layoutInRounds()
      }
    }
  }

  /// - Parameter keepsCells: what a guess takes out of sight in one round and a measurement brings
  ///   back in the next keeps its view; otherwise the views of what leaves serve what comes.
  /// - Parameter plan: of the transition that moves what is found; nil where it is moved at once.
  func layoutInRounds(keepsCells: Bool = false, for plan: TransitionPlan? = nil) {
    // The animation ended without a layout.
    if arrangement.takeBoundsChange() != nil { storedLayout?.finalizeAnimatedBoundsChange() }
    // A layout that was invalidated may guess anew.
    let keepsCells =
      keepsCells
      || arrangement.needsPrepare && !arrangement.hasPendingBoundsInvalidation
        && storedLayout?.asksForSizes == true
    let outer = state.beginPass(.layingOut(plan))
    var rounds = 0
    repeat {
      rounds += 1
      dropReloadedViews()
      prepareLayoutIfNeeded()
      clampOffsetIfNeeded()
      _ = showKeptEnd()
      showElements(keepsCells: keepsCells)
    } while (arrangement.needsPrepare || arrangement.needsQuery || showKeptEnd())
      && rounds < maximumRounds
    if keepsCells { letGoOfUnseen() }
    state.endPass(backTo: outer)
    if window != nil, showsElements { arrangement.elementsWereShown() }
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds {
      backgroundView.frame = bounds
    }
    didLayOutElements()
    prefetchAhead()
    // What still is not settled waits for the next frame.
    if arrangement.needsPrepare { setNeedsLayout() }
  }

  /// Calls `prepare()` after an invalidation, then takes over the content size.
  func prepareLayoutIfNeeded() {
    guard arrangement.needsPrepare, !arrangement.isPreparing, let layout = storedLayout
    else { return }
    arrangement.beginPreparing()
    layout.prepareAnswers()
    selection.restrict(to: sourceCounts)
    takeContentSize(of: layout)
    arrangement.endPreparing()
  }

  private func takeContentSize(of layout: UICollectionViewLayout) {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      failure(
        "CALayerInvalidGeometry: collectionViewContentSize is {\(size.width), \(size.height)}; "
          + "expected finite numbers. Layout: \(layout)")
    }
    if contentSize != size { contentSize = size }
  }

  // MARK: Invalidation

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    // One of the two layouts of a transition, which the layout between them asks.
    if layout !== storedLayout {
      (storedLayout as? UICollectionViewTransitionLayout)?.needsPrepareOfLayouts = true
    }
    arrangement.invalidate()
    if context.invalidateEverything || context.invalidateDataSourceCounts { state.forgetCounts() }
    // iOS-BEHAVIOUR: adjustments apply at once; the next layout tells its own size but keeps the
    // offset. Evidence: collection-10.
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero {
      adjustOffset(
        to: CGPoint(
          x: bounds.origin.x + context.contentOffsetAdjustment.x,
          y: bounds.origin.y + context.contentOffsetAdjustment.y))
    }
    setNeedsLayout()
  }

  // MARK: Asking for elements

  /// iOS-BEHAVIOUR: the layout is asked about whole multiples of the visible size.
  /// Evidence: collection-2.
  private var visibleTiles: CGRect {
    let bounds = sight
    func tiles(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
      guard length > 0 else { return (start, length) }
      let first = (start / length).rounded(.down) * length
      let last = ((start + length) / length).rounded(.up) * length
      return (first, last - first)
    }
    let (x, width) = tiles(bounds.minX, bounds.width)
    let (y, height) = tiles(bounds.minY, bounds.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func queryIfNeeded() {
    guard let layout = storedLayout else { return }
    let tiles = visibleTiles
    guard let isFirst = arrangement.beginQuery(tiles) else { return }
    let old = arrangement.attributes
    arrangement.endQuery(elements(in: tiles, layout))
    if isFirst { takeContentSize(of: layout) } else { checkSupplementaryViews(since: old) }
  }

  /// iOS-BEHAVIOUR: between two invalidations a layout says the same of a supplementary view each time.
  /// Evidence: collection-13.
  private func checkSupplementaryViews(since old: [UICollectionViewLayoutAttributes]) {
    let known = old.filter { $0.category == .supplementaryView }
    guard !known.isEmpty else { return }
    for now in arrangement.attributes where now.category == .supplementaryView {
      guard let then = known.first(where: { $0.kind == now.kind && $0.indexPath == now.indexPath }),
        then !== now, !then.isEqual(now)
      else { continue }
      failure(
        "layout attributes for supplementary item at index path (\(now.indexPath.uikitText)) "
          + "changed from \(then) to \(now) without invalidating the layout")
    }
  }

  /// What the layout answers for a rectangle, mirrored if need be, without what cannot be.
  func elements(
    in rect: CGRect, _ layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let mirrorWidth = mirrorWidth
    let answer = layout.layoutAttributesForElements(in: rect.mirrored(in: mirrorWidth)) ?? []
    let counts = currentCounts()
    guard mirrorWidth != nil || !answer.allSatisfy({ isValid($0, counts) }) else { return answer }
    return answer.compactMap { attributes in
      guard isValid(attributes, counts) else {
        Log.write(
          "Layout attributes \(attributes) were received from the layout \(layout) but are not "
            + "valid for the data source counts. Attributes will be ignored.")
        return nil
      }
      return attributes.mirrored(in: mirrorWidth)
    }
  }

  private func isValid(
    _ attributes: UICollectionViewLayoutAttributes, _ counts: SectionCounts
  ) -> Bool {
    switch attributes.category {
    case .cell: ItemPath(attributes.indexPath).map(counts.contains) ?? false
    case .supplementaryView: !attributes.indexPath.isEmpty
    case .decorationView: true
    }
  }

  // MARK: Single elements

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    guard let path = ItemPath(indexPath), currentCounts().contains(path),
      let attributes = layout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    return seen(attributes)
  }

  func attributesOfSupplementary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    guard
      let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    else { return nil }
    return seen(attributes)
  }

  func item(at point: CGPoint) -> IndexPath? {
    guard let layout = storedLayout, point.x.isFinite, point.y.isFinite else { return nil }
    prepareLayoutIfNeeded()
    let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    let hits = elements(in: spot, layout).filter {
      $0.category == .cell && !$0.isHidden && $0.frame.contains(point)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  // MARK: Showing

  /// Takes away views that left the screen, then makes those that came: cells in ascending order,
  /// then the others.
  private func showElements(keepsCells: Bool) {
    queryIfNeeded()
    let visible = sight
    let epoch = state.epoch
    let pass = display.beginPass()
    var missing: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    if visible.width > 0, visible.height > 0 {
      for attributes in arrangement.attributes {
        guard attributes.frame.overlaps(visible), !attributes.isHidden else { continue }
        let key = display.key(
          for: attributes, kind: display.number(ofKind: attributes.kind))
        if let element = display.byKey[key] {
          element.found(in: pass)
          update(element, to: attributes)
        } else {
          missing.append((key, attributes))
        }
      }
    }
    if !keepsCells { letGoOfUnseen() }
    guard !missing.isEmpty else { return }
    missing.sort {
      ($0.key.category, $0.key.section, $0.key.item) < (
        $1.key.category, $1.key.section, $1.key.item
      )
    }
    for (key, attributes) in missing {
      show(key, attributes)
      // The data source reloaded or changed something while it was asked.
      if state.epoch != epoch || state.hasReloadedViews { return }
    }
  }

  private func letGoOfUnseen() {
    let pass = display.pass
    var leaving: [DisplayedElement] = []
    for element in display.byKey.values where element.pass != pass && !isHeld(element) {
      leaving.append(element)
    }
    for element in display.sorted(leaving) { letGo(element) }
  }

  /// A view with the first responder stays although it is out of sight.
  private func isHeld(_ element: DisplayedElement) -> Bool {
    if element === movement?.element { return true }
    guard element.key.category == 0, let responder = storedWindow?.firstResponder as? UIView
    else { return false }
    return responder.lies(in: element.view)
  }

  private func update(
    _ element: DisplayedElement, to attributes: UICollectionViewLayoutAttributes
  ) {
    let isWhereItWas = element.placement.isSame(as: attributes)
    guard element.attributes !== attributes || !isWhereItWas else { return }
    let isSame = isWhereItWas && element.attributes.isEqual(attributes)
    let sizeChanged = element.placement.frame.size != attributes.size
    let order = element.placement.zIndex
    element.take(attributes)
    guard !isSame else { return }
    // The finger has it; its size is the layout's all the same.
    if element === movement?.element {
      if sizeChanged { askForPreferredSize(of: element.view, attributes) }
      return
    }
    element.view.elementState.willTake(attributes)
    // A transition moves all views together in the end.
    if state.plan == nil { place(element.view, attributes) }
    if order != attributes.zIndex { insertInOrder(element) }
    if sizeChanged { askForPreferredSize(of: element.view, attributes) }
  }

  private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    // A layout may name one element twice.
    guard display.byKey[key] == nil else { return }
    if let element = state.leaving.reclaim(key) { return showAgain(element, attributes) }
    let epoch = state.epoch
    guard let view = makeView(for: attributes) else { return }
    // Asked for this one, the data source changed what it is: the next round asks again.
    if state.hasReloadedViews || state.epoch != epoch { return recycle(view) }
    let element = DisplayedElement(
      view: view, key: key, attributes: attributes, pass: display.pass)
    view.elementState.show()
    view.configured?.updateConfigurationIfNeeded()
    place(view, attributes)
    willDisplay(element)
    if state.epoch != epoch { return takeAway(element) }
    display.add(element)
    insertInOrder(element)
    state.plan?.appeared.append(element)
    askForPreferredSize(of: view, attributes)
    if followsConstraints { watchConstraints(of: view) }
  }

  /// Keeps the view of an element that comes back before it has gone.
  private func showAgain(
    _ element: DisplayedElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    element.found(in: display.pass)
    element.take(attributes)
    element.view.elementState.willTake(attributes)
    if state.plan == nil { place(element.view, attributes) }
    display.add(element)
    insertInOrder(element)
    // What it said before it left the layout may have forgotten.
    askForPreferredSize(of: element.view, attributes)
  }

  /// Takes away a view that is not wanted on screen; during a transition it goes where it is now
  /// first.
  private func letGo(_ element: DisplayedElement) {
    guard let plan = state.plan else { return endDisplaying(element) }
    if let index = plan.appeared.firstIndex(where: { $0 === element }) {
      plan.appeared.remove(at: index)
      return endDisplaying(element)
    }
    // What cannot be followed serves what comes.
    guard let destination = plan.way(element) else { return endDisplaying(element) }
    plan.destinations[ObjectIdentifier(element)] = destination
    display.remove(element)
    state.leaving.add(element, to: plan.number, isGone: false)
  }

  /// Gives a view the geometry and the appearance its attributes say.
  func place(_ view: any ListElementView, _ attributes: UICollectionViewLayoutAttributes) {
    if attributes.hasTransform || !view.storedLayer.hasPlainPlacement {
      let size = attributes.plainFrame.size
      if view.bounds.size != size { view.bounds.size = size }
      view.center = attributes.center
      // iOS-BEHAVIOUR: a transform that the program gave the view while it made it is its own. In a collection it
      // ends where the layout places the view anew; a table has frames for its rows and nothing else.
      // Evidence: collection-37, table-31.
      if view.elementState.isToTransform(by: attributes, wherePlacedAnew: placesTransforms) {
        view.transform3D = attributes.transform3D
      }
    } else if view.frame != attributes.plainFrame {
      view.frame = attributes.plainFrame
    }
    let alpha = attributes.alpha * view.elementState.dragOpacity
    if view.alpha != alpha { view.alpha = alpha }
    // iOS-BEHAVIOUR: what a program hides while it makes a cell stays hidden; the layout's word counts where it is
    // another than before. Evidence: collection-36.
    if view.elementState.takeHiding(attributes.isHidden) { view.isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.elementState.take(attributes)
    view.apply(attributes)
  }

  /// Asks a view for its own size where the layout may take it.
  func askForPreferredSize(
    of view: any ListElementView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let layout = storedLayout, let preferred = preferredAttributes(of: view, attributes),
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// What a view wants instead of its attributes; nil where that is the same, or not asked for.
  func preferredAttributes(
    of view: any ListElementView, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let layout = storedLayout, attributes.category != .decorationView, layout.asksForSizes
    else { return nil }
    let frame = attributes.plainFrame
    var preferred = view.preferredLayoutAttributesFitting(attributes)
    // Programs also change what they were given and return that. The layout's own stay as they were.
    if attributes.plainFrame != frame {
      let changed = attributes.size
      attributes.plainFrame = frame
      if preferred === attributes { preferred = attributes.resized(to: changed) }
    }
    return preferred === attributes ? nil : preferred
  }

  func endDisplaying(_ element: DisplayedElement) {
    display.remove(element)
    takeAway(element)
  }

  /// The last of an element's view on screen.
  func takeAway(_ element: DisplayedElement) {
    element.view.removeFromSuperview()
    didEndDisplaying(element)
    recycle(element.view)
  }

  // MARK: Order

  /// Behind everything with a higher zIndex; among equals cells lie behind other elements, and later
  /// items in front of earlier ones.
  func insertInOrder(_ element: DisplayedElement) {
    let view = element.view
    let rank = view.elementState.rank ?? OrderRank(element.attributes)
    var index = storedSubviews.count
    var place = backgroundView?.superview === self ? 1 : 0
    while index > 0 {
      index -= 1
      guard let other = storedSubviews[index] as? any ListElementView, other !== view else {
        continue
      }
      let state = other.elementState
      guard state.use == .inUse, state.appliedAttributes != nil else { continue }
      if let otherRank = state.rank, otherRank < rank {
        place = index + 1
        break
      }
    }
    insertSubview(view, at: place)
  }

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}

/// Where a view lies among the others of its list, from back to front.
struct OrderRank: Comparable {
  private let zIndex: Int
  private let category: UInt
  private let path: (Int, Int)

  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    zIndex = attributes.zIndex
    category = attributes.category.rawValue
    let indexPath = attributes.indexPath
    path = indexPath.count == 2 ? (indexPath[0], indexPath[1]) : (indexPath.first ?? 0, 0)
  }

  static func == (a: OrderRank, b: OrderRank) -> Bool {
    a.zIndex == b.zIndex && a.category == b.category && a.path == b.path
  }

  static func < (a: OrderRank, b: OrderRank) -> Bool {
    if a.zIndex != b.zIndex { return a.zIndex < b.zIndex }
    if a.category != b.category { return a.category < b.category }
    return a.path < b.path
  }
}
