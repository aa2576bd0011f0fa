import CollectionEngine

/// What a flow layout has worked out, and what of it an invalidation made worthless.
struct FlowSolution {
  var solver: FlowLayoutSolver?
  /// What the delegate or the properties said, by section; kept when only positions change.
  var inputs: [FlowSectionInput] = []
  var needsMetrics = true
  var needsPositions = true
  /// Headers or footers of a table have other heights than they counted with.
  var needsHeights = false
  /// Sizes that cells asked for since the layout was last prepared.
  var measurements: [(path: ItemPath, size: CGSize)] = []
  /// Attributes of the last query, while neither positions nor the rectangle change.
  var cachedQuery: (rect: CGRect, items: [UICollectionViewLayoutAttributes])?
  var warnedOfSize = false

  /// The sizes of cells on screen are to be asked for again, whatever they told before.
  var asksCellsAgain = false
  /// Updates since the solver was made, through which its measured sizes are to follow their items.
  private var maps: [UpdateMap] = []
  private var forgetsMeasurements = false

  /// The numbers of items change as `map` says; the next solution keeps what cells told.
  mutating func remapMeasurements(_ map: UpdateMap) {
    maps.append(map)
    guard !measurements.isEmpty else { return }
    measurements = measurements.compactMap { path, size in
      map.isReloaded(before: path) ? nil : map.after(path).map { ($0, size) }
    }
  }

  /// What cells told is no longer true.
  mutating func forgetMeasurements() { forgetsMeasurements = true }

  var followsUpdates: Bool { !maps.isEmpty }

  /// Nothing was measured that would have to follow its items.
  mutating func forgetUpdates() {
    maps = []
    forgetsMeasurements = false
  }

  /// What cells told of their sizes, as far as it still holds; nil if nothing does.
  ///
  /// - Parameters:
  ///   - counts: of the sections now.
  ///   - stale: items whose cells are on screen and will be asked again.
  mutating func takeMeasurements(
    counts: [Int], stale: [ItemPath]
  ) -> [MeasuredSizes]? {
    let maps = self.maps
    let forgets = forgetsMeasurements
    self.maps = []
    forgetsMeasurements = false
    guard !forgets, let solver, var measured = solver.measurements else { return nil }
    var old = (0..<solver.sectionCount).map { solver.section($0).itemCount }
    for map in maps {
      guard map.before.itemCounts == old else { return nil }
      measured = map.remap(measured)
      old = map.after.itemCounts
    }
    // Somebody changed the numbers without saying how.
    guard old == counts else { return nil }
    for path in stale where path.section < measured.count {
      measured[path.section].remove(path.item)
    }
    return measured
  }

  @MainActor
  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { forgetsMeasurements = true }
    guard let flow = context as? UICollectionViewFlowLayoutInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts
    else {
      needsMetrics = true
      return
    }
    if flow.invalidateFlowLayoutDelegateMetrics { needsMetrics = true }
    if flow.invalidateFlowLayoutAttributes { needsPositions = true }
    measurements += flow.measurements
  }
}

/// One section as the delegate or the layout's properties describe it.
struct FlowSectionInput {
  var itemCount: Int
  var sizes: FlowItemSizes
  var inset: UIEdgeInsets
  var lineSpacing: CGFloat
  var interitemSpacing: CGFloat
  var headerSize: CGSize
  var footerSize: CGSize

  func metrics(axis: LayoutAxis, extraInset: UIEdgeInsets) -> FlowMetrics {
    var metrics = FlowMetrics()
    metrics.lineSpacing = lineSpacing
    metrics.interitemSpacing = interitemSpacing
    metrics.headerLength = headerSize.main(axis)
    metrics.footerLength = footerSize.main(axis)
    if axis == .vertical {
      metrics.mainStartInset = inset.top
      metrics.mainEndInset = inset.bottom
      metrics.crossStartInset = inset.left + extraInset.left
      metrics.crossEndInset = inset.right + extraInset.right
    } else {
      metrics.mainStartInset = inset.left
      metrics.mainEndInset = inset.right
      metrics.crossStartInset = inset.top + extraInset.top
      metrics.crossEndInset = inset.bottom + extraInset.bottom
    }
    return metrics
  }
}

extension CGSize {
  func main(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? height : width }
  func cross(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? width : height }
}

extension CGRect {
  func mainStart(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? minY : minX }
  func mainEnd(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? maxY : maxX }
  func crossStart(_ axis: LayoutAxis) -> CGFloat { axis == .vertical ? minX : minY }
}
