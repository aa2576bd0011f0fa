import CollectionEngine

/// Between two layouts: every element lies part of the way from where the one has it to where the
/// other wants it, and so does the content's offset.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let storedCurrent: UICollectionViewLayout
  private let storedNext: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  /// One of the two layouts, or their data, changed.
  final var needsPrepareOfLayouts = true
  /// Offsets of the content at both ends.
  final var startOffset = CGPoint.zero
  final var endOffset = CGPoint.zero

  /// Makes a layout between two, of which the list still shows the first while `transitionProgress`
  /// is 0.
  public init(
    currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout
  ) {
    storedCurrent = currentLayout
    storedNext = newLayout
    super.init()
  }

  /// Layouts between others are made in code; an archive holds nothing to make one of.
  public required init?(coder: NSCoder) { return nil }

  /// The layout that the transition starts from.
  open var currentLayout: UICollectionViewLayout { storedCurrent }
  /// The layout that the transition goes to.
  open var nextLayout: UICollectionViewLayout { storedNext }

  /// How far the transition is, from 0, the current layout, to 1, the next one; what lies beyond is
  /// continued in a straight line. Setting it lays out before the next frame.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      guard transitionProgress != oldValue, let view = storedCollectionView,
        view.storedLayout === self
      else { return }
      let offset = view.contentOffset
      let old = offsets(at: oldValue)
      let new = offsets(at: transitionProgress)
      view.adjustOffset(to: CGPoint(x: offset.x + new.x - old.x, y: offset.y + new.y - old.y))
      invalidateLayout()
    }
  }

  /// Keeps a number for a subclass that follows more than the progress, such as the distance of
  /// fingers.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a number that was noted for a key; zero for a key without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    guard needsPrepareOfLayouts else { return }
    needsPrepareOfLayouts = false
    currentLayout.prepareAnswers()
    nextLayout.prepareAnswers()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      needsPrepareOfLayouts = true
    }
    super.invalidateLayout(with: context)
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: max(0, mixed(from.width, to.width)), height: max(0, mixed(from.height, to.height)))
  }

  /// Everything that either layout shows in the rectangle, as seen from the offset it would have.
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let now = offsets(at: transitionProgress)
    func elements(
      _ layout: UICollectionViewLayout, _ offset: CGPoint
    ) -> [UICollectionViewLayoutAttributes] {
      layout.layoutAttributesForElements(
        in: rect.offsetBy(dx: offset.x - now.x, dy: offset.y - now.y)) ?? []
    }
    var seen: Set<ElementIdentity> = []
    let found = elements(currentLayout, startOffset) + elements(nextLayout, endOffset)
    return found.compactMap { one in
      guard seen.insert(ElementIdentity(one)).inserted else { return nil }
      return mixed(one.category, one.kind, at: one.indexPath)
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { mixed(.cell, nil, at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.supplementaryView, elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { mixed(.decorationView, elementKind, at: indexPath) }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    let current = currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    let next = nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    if current || next { needsPrepareOfLayouts = true }
    return current || next
  }

  // MARK: Mixing

  private struct ElementIdentity: Hashable {
    let category: ListElementCategory
    let kind: String?
    let path: IndexPath

    @MainActor
    init(_ attributes: UICollectionViewLayoutAttributes) {
      category = attributes.category
      kind = attributes.kind
      path = attributes.indexPath
    }
  }

  private func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  private func offsets(at progress: CGFloat) -> CGPoint {
    CGPoint(
      x: startOffset.x + (endOffset.x - startOffset.x) * progress,
      y: startOffset.y + (endOffset.y - startOffset.y) * progress)
  }

  /// An element that one of the layouts does not have fades where the other has it.
  private func mixed(
    _ category: ListElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let from = currentLayout.attributes(of: category, kind, at: path)
    let to = nextLayout.attributes(of: category, kind, at: path)
    guard let to else { return from?.copied { $0.alpha *= max(0, 1 - transitionProgress) } }
    guard let from else {
      return to.copied { $0.alpha *= min(1, max(0, transitionProgress)) }
    }
    let result = (transitionProgress < 0.5 ? from : to).copied { _ in }
    result.plainFrame = CGRect(
      x: mixed(from.plainFrame.minX, to.plainFrame.minX),
      y: mixed(from.plainFrame.minY, to.plainFrame.minY),
      width: max(0, mixed(from.plainFrame.width, to.plainFrame.width)),
      height: max(0, mixed(from.plainFrame.height, to.plainFrame.height)))
    result.alpha = min(1, max(0, mixed(from.alpha, to.alpha)))
    if from.hasTransform || to.hasTransform {
      result.transform3D = mixed(from.transform3D, to.transform3D)
    }
    result.isHidden = from.isHidden && to.isHidden
    return result
  }

  private func mixed(_ from: CATransform3D, _ to: CATransform3D) -> CATransform3D {
    var result = CATransform3D()
    (result.m11, result.m12) = (mixed(from.m11, to.m11), mixed(from.m12, to.m12))
    (result.m13, result.m14) = (mixed(from.m13, to.m13), mixed(from.m14, to.m14))
    (result.m21, result.m22) = (mixed(from.m21, to.m21), mixed(from.m22, to.m22))
    (result.m23, result.m24) = (mixed(from.m23, to.m23), mixed(from.m24, to.m24))
    (result.m31, result.m32) = (mixed(from.m31, to.m31), mixed(from.m32, to.m32))
    (result.m33, result.m34) = (mixed(from.m33, to.m33), mixed(from.m34, to.m34))
    (result.m41, result.m42) = (mixed(from.m41, to.m41), mixed(from.m42, to.m42))
    (result.m43, result.m44) = (mixed(from.m43, to.m43), mixed(from.m44, to.m44))
    return result
  }
}
