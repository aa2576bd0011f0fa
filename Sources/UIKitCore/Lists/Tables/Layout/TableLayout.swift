import CollectionEngine

/// The arrangement of a table's rows, headers and footers: a flow layout's numbers with one row on
/// each line, between a table header and a table footer.
final class TableLayout: UICollectionViewLayout {
  weak var table: UITableView?
  var solution = FlowSolution()
  /// Of each section, what the solver's numbers do not say.
  var parts: [TableSectionParts] = []
  /// Rows for which the delegate said that their cells know better.
  var selfSizedRows: Set<ItemPath> = []
  /// Heights of headers and footers that were seen, by section; the others count as estimated.
  var measuredHeaders: [Int: CGFloat] = [:]
  var measuredFooters: [Int: CGFloat] = [:]
  /// What groups and contents of rows kept from the sides when they were last worked out.
  var solvedSides: UIEdgeInsets?
  /// Whether the delegate implements `heightForRowAt`; known once there is a row.
  var delegateGivesHeights = false

  override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Answers

  override func prepare() {
    solve()
    askForVisibleHeights()
  }

  override var collectionViewContentSize: CGSize {
    guard let table, let solver = solution.solver else { return .zero }
    return CGSize(width: solver.environment.crossExtent, height: rowsEnd + table.tableFooterHeight)
  }

  /// Where the first section begins.
  var rowsStart: CGFloat { table?.tableHeaderHeight ?? 0 }

  /// Where the table footer begins.
  var rowsEnd: CGFloat {
    guard let solver = solution.solver else { return rowsStart }
    let bottom = table?.style != .plain && solver.sectionCount > 0 ? TableMetrics.groupedBottom : 0
    return rowsStart + solver.contentSize.height + bottom
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    guard let solver = solution.solver else { return [] }
    let inner = rect.offsetBy(dx: 0, dy: -rowsStart)
    if let cached = solution.cachedQuery, cached.rect == inner {
      return solver.supplementaries(in: inner, pinning: pinning).compactMap(attributes(for:))
        + cached.items
    }
    let found = solver.elements(in: inner, pinning: pinning).compactMap(attributes(for:))
    solution.cachedQuery = (inner, found.filter { $0.category == .cell })
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let path = ItemPath(indexPath), let frame = solution.solver?.frame(of: path) else {
      return nil
    }
    return attributes(for: FlowElement(kind: .item, path: path, frame: frame))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver = solution.solver, let path = ItemPath(indexPath) else { return nil }
    let isHeader = elementKind == UITableView.headerKind
    let frame =
      isHeader
      ? solver.headerFrame(section: path.section, pinning: pinning)
      : solver.footerFrame(section: path.section, pinning: pinning)
    return frame.flatMap {
      attributes(
        for: FlowElement(
          kind: isHeader ? .header : .footer, path: path, frame: $0, isPinned: pinning != nil))
    }
  }

  /// Headers and footers stick in plain tables. What sticks does so without the space above it.
  var pinning: FlowPinning? {
    guard let table, table.style == .plain else { return nil }
    let visible = table.storedLayer.bounds.inset(by: table.currentAdjustedInset)
      .offsetBy(dx: 0, dy: -rowsStart)
    return FlowPinning(
      pinsHeaders: true, pinsFooters: true, visibleStart: visible.minY - headerPadding,
      visibleEnd: visible.maxY)
  }

  /// Of plain headers.
  var headerPadding: CGFloat {
    guard let table, table.style == .plain else { return 0 }
    return table.sectionHeaderTopPadding < 0
      ? TableMetrics.plainHeaderTopPadding : table.sectionHeaderTopPadding
  }

  private func attributes(for element: FlowElement) -> UICollectionViewLayoutAttributes? {
    let section = element.path.section
    var frame = element.frame.offsetBy(dx: 0, dy: rowsStart)
    let attributes = UICollectionViewLayoutAttributes()
    switch element.kind {
    case .item: attributes.indexPath = IndexPath(element.path)
    case .header:
      guard section < parts.count, parts[section].showsHeader else { return nil }
      attributes.become(
        .supplementaryView, kind: UITableView.headerKind, at: IndexPath(element.path))
      frame.origin.y += headerPadding
      frame.size.height -= headerPadding
      frame = frame.inset(by: groupInsets)
    case .footer:
      guard section < parts.count, parts[section].showsFooter else { return nil }
      attributes.become(
        .supplementaryView, kind: UITableView.footerKind, at: IndexPath(element.path))
      // A footer sticks below its section's header, never on it.
      if element.isPinned, let solver = solution.solver {
        frame.origin.y = max(
          frame.minY,
          rowsStart + solver.start(ofSection: section)
            + solver.section(section).metrics.headerLength)
      }
      frame = frame.inset(by: groupInsets)
    }
    attributes.plainFrame = frame
    if element.kind != .item { attributes.zIndex = element.isPinned ? 10 : 1 }
    return attributes
  }

  /// Whether a header or footer stands elsewhere than its section has it.
  func isSticking(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let table, let solver = solution.solver, table.style == .plain else { return false }
    let section = attributes.indexPath.section
    // What is on its way off the screen may belong to a section that is gone.
    guard section < solver.sectionCount else { return false }
    let y = attributes.plainFrame.minY - rowsStart
    if attributes.kind == UITableView.headerKind {
      return y > solver.start(ofSection: section) + headerPadding + 0.5
    }
    return attributes.plainFrame.maxY - rowsStart < solver.start(ofSection: section + 1) - 0.5
  }

  // MARK: Invalidation

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      selfSizedRows.removeAll()
      measuredHeaders.removeAll()
      measuredFooters.removeAll()
    }
    solution.invalidate(with: context)
    super.invalidateLayout(with: context)
  }

  // Rows that come on screen are asked for their heights, and headers stick.
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds != table?.storedLayer.bounds
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    // Heights may depend on the width.
    context.invalidateFlowLayoutDelegateMetrics =
      newBounds.width != solution.solver?.environment.crossExtent
    context.invalidateFlowLayoutAttributes = context.invalidateFlowLayoutDelegateMetrics
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { preferredAttributes.size.height != originalAttributes.size.height }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    guard let path = ItemPath(preferredAttributes.indexPath) else { return context }
    let height = preferredAttributes.size.height
    switch preferredAttributes.kind {
    case UITableView.headerKind: measuredHeaders[path.section] = height
    case UITableView.footerKind: measuredFooters[path.section] = height
    default:
      context.measurements = [
        (path, CGSize(width: originalAttributes.size.width, height: height))
      ]
      return context
    }
    // Sections have to be put together anew; what rows told stays.
    solution.needsHeights = true
    return context
  }

  // MARK: What lists know of it

  override var takesChangesLate: Bool { true }
  override var placesNow: (any LayoutPlaces)? { TablePlaces(self) }
  override func dataDidChange(_ map: UpdateMap) { solution.remapMeasurements(map) }
  override func itemDidMove(from old: ItemPath, to new: ItemPath, _ map: UpdateMap) {
    solution.moveItem(from: old, to: new, map)
  }
  /// Headers stick elsewhere; rows keep the heights that are known of them, or content above which a large title
  /// gives way would jump by them at every step.
  override func insetsDidChange(of list: any ListView) {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    invalidateLayout(with: context)
  }

  // MARK: Moving rows by hand

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    guard let table else { return previousIndexPath }
    let middle = CGPoint(x: table.storedLayer.bounds.midX, y: position.y)
    return table.item(at: middle) ?? landingPlace(ofItemAt: previousIndexPath, under: middle)
  }

  /// Also behind the last row of a section, and in sections that are empty.
  override func landingPlace(
    ofItemAt previous: IndexPath, under point: CGPoint
  ) -> IndexPath {
    let inner = CGPoint(x: point.x, y: point.y - rowsStart)
    return solution.solver?.landingPlace(ofItemAt: previous, under: inner) ?? previous
  }

  override func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    super.layoutAttributesForInteractivelyMovingItem(
      at: indexPath,
      withTargetPosition: CGPoint(
        x: layoutAttributesForItem(at: indexPath)?.center.x ?? position.x, y: position.y))
  }

  override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = targetIndexPaths != previousIndexPaths
    return context
  }

  // MARK: How rows come and go

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(ofRowAt: itemIndexPath) }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(ofRowAt: itemIndexPath) }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { start(of: elementKind, at: elementIndexPath) }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { end(of: elementKind, at: elementIndexPath) }
}

/// What a section has beside its rows.
struct TableSectionParts {
  /// There is a view, and not only space.
  var showsHeader = false
  var showsFooter = false
  /// The view's own size counts.
  var measuresHeader = false
  var measuresFooter = false
}

/// Where everything was before a change.
@MainActor
struct TablePlaces: LayoutPlaces {
  private let solver: FlowLayoutSolver
  private let pinning: FlowPinning?
  private let start: CGFloat
  private let padding: CGFloat
  private let insets: UIEdgeInsets

  init?(_ layout: TableLayout) {
    guard let solver = layout.solution.solver else { return nil }
    self.solver = solver
    pinning = layout.pinning
    start = layout.rowsStart
    padding = layout.headerPadding
    insets = layout.groupInsets
  }

  func frame(of attributes: UICollectionViewLayoutAttributes, at path: ItemPath) -> CGRect? {
    let frame: CGRect?
    switch attributes.kind {
    case nil: frame = solver.frame(of: path)
    case UITableView.headerKind:
      frame = solver.headerFrame(section: path.section, pinning: pinning).map {
        CGRect(
          x: $0.minX + insets.left, y: $0.minY + padding,
          width: $0.width - insets.left - insets.right, height: $0.height - padding)
      }
    default:
      frame = solver.footerFrame(section: path.section, pinning: pinning)?.inset(
        by: insets)
    }
    return frame?.offsetBy(dx: 0, dy: start)
  }
}
