import CollectionEngine

/// What a flow layout has worked out, and what of it an invalidation made worthless.
struct FlowSolution {
  var solver: FlowLayoutSolver?
  /// What the delegate or the properties said, by section; kept when only positions change.
  var inputs: [FlowSectionInput] = []
  var needsMetrics = true
  var needsPositions = true
  /// Sizes that cells asked for since the layout was last prepared.
  var measurements: [(path: ItemPath, size: CGSize)] = []
  /// Attributes of the last query, while neither positions nor the rectangle change.
  var cachedQuery: (rect: CGRect, items: [UICollectionViewLayoutAttributes])?
  var warnedOfSize = false

  @MainActor
  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
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
