import CollectionEngine
import PlatformInterface

/// From the layout's answers to views on screen: preparing, asking, showing.
extension UICollectionView {
  /// Rounds of one layout pass: cells that tell their sizes, or data sources that reload while they
  /// are asked, make another one necessary.
  private static let maximumRounds = 8

  var requiredLayout: UICollectionViewLayout {
    guard let storedLayout else {
      preconditionFailure("UICollectionView must be initialized with a non-nil layout parameter")
    }
    return storedLayout
  }

  /// Mirrors what the layout says where it asks for that and the direction of reading is the other.
  var mirrorsLayout: Bool {
    guard let layout = storedLayout, layout.flipsHorizontallyInOppositeLayoutDirection
    else { return false }
    return layout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
  }

  // MARK: The pass

  /// The views on screen, after changes that wait for layout.
  var settledDisplay: DisplayedElements {
    if arrangement.hasDeferredChanges { layoutElements() }
    return display
  }

  func layoutElements() {
    // Without a layout there is nothing to lay out yet; a nib sets it after init(coder:).
    guard storedLayout != nil, !arrangement.isLayingOut else { return }
    arrangement.isLayingOut = true
    arrangement.hasDeferredChanges = false
    var rounds = 0
    repeat {
      rounds += 1
      dropReloadedViews()
      prepareLayoutIfNeeded()
      clampOffsetIfNeeded()
      showElements()
    } while (arrangement.needsPrepare || arrangement.needsQuery) && rounds < Self.maximumRounds
    arrangement.isLayingOut = false
    if let backgroundView, backgroundView.superview === self, backgroundView.frame != bounds {
      backgroundView.frame = bounds
    }
    prefetchAhead()
    // What still is not settled waits for the next frame.
    if arrangement.needsPrepare { setNeedsLayout() }
  }

  /// Calls `prepare()` after an invalidation, then takes over the content size.
  func prepareLayoutIfNeeded() {
    guard arrangement.needsPrepare, !arrangement.isPreparing, let layout = storedLayout
    else { return }
    arrangement.isPreparing = true
    arrangement.needsPrepare = false
    arrangement.hasPendingBoundsInvalidation = false
    arrangement.forgetQuery()
    layout.prepare()
    selection.restrict(to: currentCounts())
    takeContentSize(of: layout)
    arrangement.isPreparing = false
  }

  private func takeContentSize(of layout: UICollectionViewLayout) {
    let size = layout.collectionViewContentSize
    guard size.width.isFinite, size.height.isFinite else {
      preconditionFailure(
        "CALayerInvalidGeometry: collectionViewContentSize is {\(size.width), \(size.height)}; "
          + "expected finite numbers. Layout: \(layout)")
    }
    if contentSize != size { contentSize = size }
  }

  // MARK: Invalidation

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    arrangement.needsPrepare = true
    arrangement.needsQuery = true
    if context.invalidateEverything || context.invalidateDataSourceCounts { data.forget() }
    // iOS-BEHAVIOUR: adjustments apply at once; the next layout tells its own size but keeps the
    // offset.
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: contentSize.width + context.contentSizeAdjustment.width,
        height: contentSize.height + context.contentSizeAdjustment.height)
    }
    if context.contentOffsetAdjustment != .zero {
      moveQuietly(
        to: CGPoint(
          x: bounds.origin.x + context.contentOffsetAdjustment.x,
          y: bounds.origin.y + context.contentOffsetAdjustment.y))
    }
    setNeedsLayout()
  }

  // MARK: Asking for elements

  /// iOS-BEHAVIOUR: the layout is asked about whole multiples of the visible size.
  private var visibleTiles: CGRect {
    let bounds = self.bounds
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
    guard arrangement.needsQuery || tiles != arrangement.tiles else { return }
    let isFirst = arrangement.needsQuery
    arrangement.needsQuery = false
    arrangement.tiles = tiles
    arrangement.attributes = elements(in: tiles, layout)
    if isFirst { takeContentSize(of: layout) }
  }

  /// What the layout answers for a rectangle, mirrored if need be, without what cannot be.
  func elements(
    in rect: CGRect, _ layout: UICollectionViewLayout
  ) -> [UICollectionViewLayoutAttributes] {
    let isMirrored = mirrorsLayout
    let answer = layout.layoutAttributesForElements(in: isMirrored ? mirrored(rect) : rect) ?? []
    let counts = currentCounts()
    guard isMirrored || !answer.allSatisfy({ isValid($0, counts) }) else { return answer }
    return answer.compactMap { attributes in
      guard isValid(attributes, counts) else {
        Log.write(
          "Layout attributes \(attributes) were received from the layout \(layout) but are not "
            + "valid for the data source counts. Attributes will be ignored.")
        return nil
      }
      return isMirrored ? mirrored(attributes) : attributes
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

  private func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: max(contentSize.width, bounds.width) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.plainFrame = mirrored(attributes.plainFrame)
    return copy
  }

  // MARK: Single elements

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    guard let path = ItemPath(indexPath), currentCounts().contains(path),
      let attributes = layout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    return mirrorsLayout ? mirrored(attributes) : attributes
  }

  func attributesOfSupplementary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let layout = storedLayout else { return nil }
    prepareLayoutIfNeeded()
    guard
      let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    else { return nil }
    return mirrorsLayout ? mirrored(attributes) : attributes
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
  private func showElements() {
    queryIfNeeded()
    let visible = bounds
    let epoch = arrangement.epoch
    display.pass += 1
    let pass = display.pass
    var missing: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    if visible.width > 0, visible.height > 0 {
      for attributes in arrangement.attributes {
        guard !attributes.isHidden, attributes.frame.overlaps(visible) else { continue }
        let key = display.key(
          for: attributes, kind: display.number(ofKind: attributes.kind))
        if let element = display.byKey[key] {
          element.pass = pass
          update(element, to: attributes)
        } else {
          missing.append((key, attributes))
        }
      }
    }
    let leaving = display.byKey.values.filter { $0.pass != pass && !isHeld($0) }
    for element in display.sorted(leaving) { endDisplaying(element) }
    guard !missing.isEmpty else { return }
    missing.sort {
      ($0.key.category, $0.key.section, $0.key.item) < (
        $1.key.category, $1.key.section, $1.key.item
      )
    }
    for (key, attributes) in missing {
      show(key, attributes)
      // The data source reloaded or changed something while it was asked.
      if arrangement.epoch != epoch || arrangement.needsReload { return }
    }
  }

  /// A view with the first responder stays although it is out of sight.
  private func isHeld(_ element: DisplayedElement) -> Bool {
    guard element.key.category == 0, let responder = storedWindow?.firstResponder as? UIView
    else { return false }
    return responder.lies(in: element.view)
  }

  private func update(
    _ element: DisplayedElement, to attributes: UICollectionViewLayoutAttributes
  ) {
    guard element.attributes !== attributes else { return }
    let isSame = element.attributes.isEqual(attributes)
    let sizeChanged = element.attributes.size != attributes.size
    let order = element.attributes.zIndex
    element.attributes = attributes
    guard !isSame else { return }
    place(element.view, attributes)
    if order != attributes.zIndex { insertInOrder(element) }
    if sizeChanged { askForPreferredSize(of: element.view, attributes) }
  }

  private func show(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    // A layout may name one element twice.
    guard display.byKey[key] == nil, let view = makeView(for: attributes) else { return }
    if arrangement.needsReload { return recycle(view) }
    let element = DisplayedElement(view: view, key: key, attributes: attributes)
    element.pass = display.pass
    view.use = .inUse
    place(view, attributes)
    willDisplay(element)
    display.add(element)
    insertInOrder(element)
    askForPreferredSize(of: view, attributes)
  }

  /// Gives a view the geometry and looks its attributes say.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if attributes.hasTransform || view.appliedAttributes?.hasTransform == true {
      view.transform3D = CATransform3DIdentity
      view.frame = attributes.plainFrame
      view.transform3D = attributes.transform3D
    } else if view.frame != attributes.plainFrame {
      view.frame = attributes.plainFrame
    }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
    if view.isHidden != attributes.isHidden { view.isHidden = attributes.isHidden }
    let depth = CGFloat(attributes.zIndex)
    if view.layer.zPosition != depth { view.layer.zPosition = depth }
    view.appliedAttributes = attributes
    view.apply(attributes)
  }

  /// Asks a view for its own size where the layout may take it.
  func askForPreferredSize(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    guard let layout = storedLayout, attributes.category != .decorationView else { return }
    if let flow = layout as? UICollectionViewFlowLayout, !flow.measuresItems { return }
    let preferred = view.preferredLayoutAttributesFitting(attributes)
    guard preferred !== attributes,
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  func endDisplaying(_ element: DisplayedElement) {
    display.remove(element)
    element.view.removeFromSuperview()
    didEndDisplaying(element)
    recycle(element.view)
  }

  /// Puts the views of data that was reloaded back into the pool.
  func dropReloadedViews() {
    guard arrangement.needsReload else { return }
    arrangement.needsReload = false
    for element in display.removeAll() {
      element.view.removeFromSuperview()
      didEndDisplaying(element)
      recycle(element.view)
    }
    dropPrefetchedCells()
  }

  // MARK: Order

  /// Behind everything with a higher zIndex; among equals cells lie behind other elements, and later
  /// items in front of earlier ones.
  func insertInOrder(_ element: DisplayedElement) {
    let view = element.view
    let rank = OrderRank(view)
    var index = storedSubviews.count
    var place = backgroundView?.superview === self ? 1 : 0
    while index > 0 {
      index -= 1
      guard let other = storedSubviews[index] as? UICollectionReusableView, other !== view,
        other.use == .inUse, other.appliedAttributes != nil
      else { continue }
      if OrderRank(other) < rank {
        place = index + 1
        break
      }
    }
    insertSubview(view, at: place)
  }

  private struct OrderRank: Comparable {
    let zIndex: Int
    let category: UInt
    let path: (Int, Int)

    @MainActor
    init(_ view: UICollectionReusableView) {
      let attributes = view.appliedAttributes
      zIndex = attributes?.zIndex ?? 0
      category = attributes?.category.rawValue ?? 0
      let indexPath = attributes?.indexPath
      path = indexPath.map { $0.count == 2 ? ($0[0], $0[1]) : ($0.first ?? 0, 0) } ?? (0, 0)
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

  func replaceBackground(_ old: UIView?) {
    guard old !== backgroundView else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    guard let backgroundView else { return }
    backgroundView.frame = bounds
    insertSubview(backgroundView, at: 0)
  }
}
