import CollectionEngine

/// Asks the delegate of a flow layout about one section after the other, each question at most
/// once, and stops asking a question once the delegate turned out not to answer it.
@MainActor
struct FlowDelegateReader {
  let layout: UICollectionViewFlowLayout
  let view: UICollectionView
  let delegate: (any UICollectionViewDelegateFlowLayout)?
  private var silent: Set<OptionalMethod> = []

  init(
    layout: UICollectionViewFlowLayout, view: UICollectionView,
    delegate: (any UICollectionViewDelegateFlowLayout)?
  ) {
    self.layout = layout
    self.view = view
    self.delegate = delegate
  }

  mutating func input(section: Int, itemCount: Int) -> FlowSectionInput {
    let view = view
    let layout = layout
    let inset = ask(.insetForSection) {
      $0.collectionView(view, layout: layout, insetForSectionAt: section)
    }
    let lineSpacing = ask(.lineSpacing) {
      $0.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
    }
    let interitemSpacing = ask(.interitemSpacing) {
      $0.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
    }
    let headerSize = ask(.headerSize) {
      $0.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
    }
    let footerSize = ask(.footerSize) {
      $0.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
    }
    return FlowSectionInput(
      itemCount: itemCount, sizes: sizes(section: section, count: itemCount),
      inset: inset ?? layout.sectionInset, lineSpacing: lineSpacing ?? layout.minimumLineSpacing,
      interitemSpacing: interitemSpacing ?? layout.minimumInteritemSpacing,
      headerSize: headerSize ?? layout.headerReferenceSize,
      footerSize: footerSize ?? layout.footerReferenceSize)
  }

  private mutating func ask<Answer>(
    _ method: OptionalMethod, _ question: (any UICollectionViewDelegateFlowLayout) -> Answer
  ) -> Answer? {
    guard let delegate, !silent.contains(method) else { return nil }
    if let answer = OptionalMethod.call(method, { question(delegate) }) { return answer }
    silent.insert(method)
    return nil
  }

  /// What cells of a section have until they tell their own size, and keep where they tell none. The delegate is asked
  /// for the first item, whose size stands for all.
  ///
  /// iOS-BEHAVIOUR: with the automatic estimate the delegate's size counts before the layout's own. Evidence: flow-22.
  private mutating func firstSize(of section: Int) -> CGSize {
    let (view, layout) = (view, layout)
    guard let path = view.sizedPath(item: 0, section: section),
      let size = ask(.sizeForItem, { $0.collectionView(view, layout: layout, sizeForItemAt: path) })
    else { return layout.itemSize }
    return CGSize(
      width: size.width > 0 ? size.width : layout.itemSize.width,
      height: size.height > 0 ? size.height : layout.itemSize.height)
  }

  private mutating func sizes(section: Int, count: Int) -> FlowItemSizes {
    guard count > 0 else { return .uniform(layout.itemSize) }
    if layout.measuresItems {
      let estimate = layout.estimatedItemSize
      let isAutomatic = estimate == UICollectionViewFlowLayout.automaticSize
      let first = isAutomatic ? firstSize(of: section) : estimate
      return .estimated(layout.checked(first), MeasuredSizes())
    }
    let view = view
    let layout = layout
    guard let start = view.sizedPath(item: 0, section: section) else {
      return .uniform(layout.checked(layout.itemSize))
    }
    let first = ask(.sizeForItem) {
      $0.collectionView(view, layout: layout, sizeForItemAt: start)
    }
    guard let delegate, let first else { return .uniform(layout.checked(layout.itemSize)) }
    // As long as all are equal, nothing is kept for each.
    var all: [CGSize] = []
    _ = layout.checked(first)
    for item in 1..<max(1, count) {
      let path = view.sizedPath(item: item, section: section) ?? start
      let size = delegate.collectionView(view, layout: layout, sizeForItemAt: path)
      if all.isEmpty {
        guard size != first else { continue }
        all.reserveCapacity(count)
        all.append(contentsOf: repeatElement(first, count: item))
      }
      all.append(layout.checked(size))
    }
    return all.isEmpty ? .uniform(first) : .each(all)
  }
}

extension FlowItemSizes {
  /// The longest extent across the axis of any size known.
  func longest(across axis: LayoutAxis) -> CGFloat {
    switch self {
    case .uniform(let size), .estimated(let size, _): size.cross(axis)
    case .each(let sizes): sizes.reduce(0) { max($0, $1.cross(axis)) }
    }
  }
}
