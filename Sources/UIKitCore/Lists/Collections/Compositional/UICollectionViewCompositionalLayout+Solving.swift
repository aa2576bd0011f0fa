import CollectionEngine
import Failures
import PlatformInterface

/// From the program's sections to the solver, and from its elements to attributes.
extension UICollectionViewCompositionalLayout {
  final var axis: LayoutAxis {
    storedConfiguration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  /// The solver once the layout was prepared for a view; nil before.
  final var solved: CompositionalSolver? {
    guard storedCollectionView != nil else { return nil }
    if awaitsAnswers { prepareItself() }
    return state.solver
  }

  /// The layout's own part of `prepare()`, which an app's may leave out.
  final func prepareItself() {
    willPrepareItself()
    solve()
  }

  /// Brings the solver up to date: asks for sections if they are stale, applies sizes that elements
  /// told.
  final func solve() {
    guard let view = storedCollectionView else { return }
    let environment = environment(of: view)
    if state.needsSections || isOutdated(environment) {
      build(environment, view)
    }
    guard !state.measurements.isEmpty else { return }
    let measurements = state.measurements
    state.measurements = []
    measure(measurements, view)
  }

  // MARK: The space

  private func environment(of view: UIScrollView) -> CompositionalEnvironment {
    let inset = view.adjustedContentInset
    let size = view.bounds.size
    return CompositionalEnvironment(
      axis: axis,
      containerSize: CGSize(
        width: size.width - inset.left - inset.right, height: size.height - inset.top - inset.bottom
      ),
      scale: view.traitCollection.displayScale)
  }

  private func isOutdated(_ new: CompositionalEnvironment) -> Bool {
    guard let old = state.solver?.environment else { return true }
    return old.axis != new.axis || old.scale != new.scale
      || old.containerSize.cross(axis) != new.containerSize.cross(axis)
      || state.usesMainExtent && old.containerSize != new.containerSize
  }

  final func hasOtherInsets(than view: UIScrollView) -> Bool {
    state.followsSight || isOutdated(environment(of: view))
  }

  /// What a reference adds to insets across the axis, beyond the insets of the view's content.
  private func insets(
    _ reference: UIContentInsetsReference, _ view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let outer: UIEdgeInsets
    switch reference {
    case .automatic:
      let own = storedConfiguration.contentInsetsReference
      return insets(own == .automatic ? .safeArea : own, view)
    case .none: return .zero
    case .safeArea: outer = view.safeAreaInsets
    case .layoutMargins: outer = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      let bounds = view.bounds
      outer = UIEdgeInsets(
        top: view.layoutMargins.top, left: frame.minX - bounds.minX,
        bottom: view.layoutMargins.bottom, right: bounds.maxX - frame.maxX)
    }
    let inset = view.adjustedContentInset
    let left = max(0, outer.left - inset.left)
    let right = max(0, outer.right - inset.right)
    guard axis == .vertical else {
      return NSDirectionalEdgeInsets(
        top: max(0, outer.top - inset.top), leading: 0,
        bottom: max(0, outer.bottom - inset.bottom), trailing: 0)
    }
    return view.mirrorsLayout
      ? NSDirectionalEdgeInsets(top: 0, leading: right, bottom: 0, trailing: left)
      : NSDirectionalEdgeInsets(top: 0, leading: left, bottom: 0, trailing: right)
  }

  final func layoutEnvironment(of view: UICollectionView) -> LayoutEnvironment {
    let size = environment(of: view).containerSize
    return LayoutEnvironment(
      LayoutContainer(
        contentSize: size, contentInsets: insets(storedConfiguration.contentInsetsReference, view)),
      view.traitCollection)
  }

  // MARK: Sections

  private func build(_ environment: CompositionalEnvironment, _ view: UICollectionView) {
    state.needsSections = false
    let counts = (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
    let old = state.solver?.environment
    var kept = state.takeMeasurements(counts: counts, view)
    if old?.axis != environment.axis
      || old?.containerSize.cross(axis) != environment.containerSize.cross(axis)
    {
      kept = nil
    }
    let layoutEnvironment = layoutEnvironment(of: view)
    state.isEstimated = false
    state.followsSight = false
    state.isOrthogonal = false
    state.hasHandlers = false
    state.hasSwipes = false
    state.usesMainExtent = false
    state.sections = counts.indices.map { section in
      guard let made = sectionProvider(section, layoutEnvironment) else {
        failure(
          "Invalid section definition. Please specify a valid section definition when content is "
            + "to be rendered for a section. The section provider returned nil for section "
            + "\(section). Layout: \(self)")
      }
      return made
    }
    let traits = view.traitCollection
    let sections = counts.indices.map { section in
      let made = state.sections[section]
      var description = made.description(traits) { insets($0, view) }
      made.list?.spaceOut(
        &description, isFirst: section == 0, isLast: section == counts.count - 1)
      note(description)
      if made.list?.leadingSwipeActionsConfigurationProvider != nil
        || made.list?.trailingSwipeActionsConfigurationProvider != nil
      {
        state.hasSwipes = true
      }
      if made.visibleItemsInvalidationHandler != nil {
        state.hasHandlers = true
        // What scrolls with the list hears of that; what scrolls sideways of its own offset.
        if made.orthogonalScrollingBehavior == .none { state.followsSight = true }
      }
      return CompositionalSection(
        itemCount: counts[section], description: description, environment: environment,
        measured: kept?.items[section] ?? MeasuredSizes(),
        measuredElements: kept?.elements[section] ?? CompositionalMeasuredElements())
    }
    takeBackground(view)
    let boundaries = storedConfiguration.boundarySupplementaryItems.map(\.boundary)
    boundaries.forEach(note)
    state.solver = CompositionalSolver(
      environment: environment, sections: sections,
      sectionSpacing: storedConfiguration.interSectionSpacing, boundaries: boundaries,
      measuredBoundaries: kept == nil ? [:] : state.solver?.measuredBoundaries ?? [:])
    if state.isOrthogonal { centerFirstGroups() }
  }

  /// Sections that stop with a group in the middle begin with the first one there.
  private func centerFirstGroups() {
    guard let solver = state.solver else { return }
    let extent = solver.environment.containerSize.cross(axis)
    for (section, made) in state.sections.enumerated()
    where made.orthogonalScrollingBehavior == .groupPagingCentered && state.offsets[section] == nil
    {
      guard let first = solver.sections[section].groupRange(0) else { continue }
      state.offsets[section] = (first.lowerBound + first.upperBound - extent) / 2
    }
  }

  private func note(_ description: CompositionalSectionDescription) {
    note(description.group.size)
    description.boundaries.forEach(note)
    description.group.forEach { item in
      if item.size.isEstimated || item.supplements.contains(where: \.size.isEstimated) {
        state.isEstimated = true
      }
    }
    if description.isOrthogonal { state.isOrthogonal = true }
  }

  private func note(_ boundary: CompositionalBoundary) {
    note(boundary.size)
    if boundary.size.isEstimated { state.isEstimated = true }
    if boundary.pins { state.followsSight = true }
  }

  private func note(_ size: CompositionalSize) {
    for dimension in [size.width, size.height] {
      switch dimension {
      case .fractionalWidth: if axis == .horizontal { state.usesMainExtent = true }
      case .fractionalHeight: if axis == .vertical { state.usesMainExtent = true }
      case .absolute, .estimated, .uniform: break
      }
    }
  }

  // MARK: Measuring

  /// Takes over what elements told, and keeps in place what is seen.
  private func measure(
    _ measurements: [(kind: CompositionalElement.Kind, path: ItemPath, size: CGSize)],
    _ view: UICollectionView
  ) {
    let style = ListSight(view, axis: axis)
    // Only what begins before the screen moves what is on it.
    let begins = measurements.contains { kind, path, _ in
      guard sections(contain: path) else { return true }
      let start = kind == .item ? state.solver?.item(at: path, nil)?.frame.mainStart(axis) : nil
      return (start ?? state.solver?.start(ofSection: path.section) ?? 0) < style.start - 0.5
    }
    let first = begins ? firstItem(from: style.start, style) : nil
    let aim = begins ? style.target.flatMap { firstItem(from: $0, style) } : nil
    for (kind, path, size) in measurements where kind != .item {
      state.solver?.measure(kind, at: path, size)
    }
    state.solver?.measure(
      measurements.compactMap { $0.kind == .item ? ($0.path, $0.size) : nil })
    guard let first, let shift = shift(of: first), shift != 0 else { return }
    view.follow(
      ListSight.Shift(content: shift, target: aim.flatMap { self.shift(of: $0) } ?? shift),
      axis: axis)
  }

  private func sections(contain path: ItemPath) -> Bool {
    state.solver?.sections.indices.contains(path.section) ?? false
  }

  private func firstItem(from position: CGFloat, _ style: ListSight) -> CompositionalElement? {
    var stretch = style.bounds
    if axis == .vertical { stretch.origin.y = position } else { stretch.origin.x = position }
    return state.solver?.elements(in: stretch, sight).first {
      $0.kind == .item && $0.frame.mainStart(axis) >= position - 0.5
    }
  }

  private func shift(of element: CompositionalElement) -> CGFloat? {
    state.solver?.item(at: element.path, sight).map {
      $0.frame.mainStart(axis) - element.frame.mainStart(axis)
    }
  }

  // MARK: Attributes

  /// What is seen, for what stays in sight and what is scrolled sideways.
  final var sight: CompositionalSight? {
    guard let view = storedCollectionView, state.followsSight || state.isOrthogonal else {
      return nil
    }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    let low = visible.mainStart(axis)
    return CompositionalSight(
      visible: low...max(low, visible.mainEnd(axis)), offsets: state.offsets)
  }

  final func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solver = solved else { return [] }
    let found = solver.elements(in: rect, sight).map { attributes(for: $0) }
    tellHandlers(of: found)
    return found
  }

  final func attributes(
    for element: CompositionalElement
  ) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    switch element.kind {
    case .item: attributes.indexPath = IndexPath(element.path)
    case .attachment(let kind), .boundary(let kind, _):
      attributes.become(.supplementaryView, kind: kind, at: IndexPath(element.path))
    case .layoutBoundary(let kind, _):
      attributes.become(.supplementaryView, kind: kind, at: IndexPath(index: 0))
    case .decoration(let kind):
      attributes.become(.decorationView, kind: kind, at: IndexPath(element.path))
    }
    attributes.plainFrame = element.frame
    attributes.zIndex = element.zIndex
    attributes.estimates = element.estimates
    if let list = listConfiguration(of: element) {
      let count = state.solver?.sections[element.path.section].itemCount ?? 0
      attributes.list = context(of: element, in: list, count: count)
    }
    return attributes
  }

  // MARK: Lists

  private func listConfiguration(
    of element: CompositionalElement
  ) -> UICollectionLayoutListConfiguration? {
    let section = element.path.section
    guard state.sections.indices.contains(section) else { return nil }
    return state.sections[section].list
  }

  private func context(
    of element: CompositionalElement, in list: UICollectionLayoutListConfiguration, count: Int
  ) -> ListElementContext? {
    switch element.kind {
    case .item: list.context(ofItem: element.path, count: count)
    case .boundary(UICollectionView.elementKindSectionHeader, _):
      ListElementContext(appearance: list.appearance, role: .header)
    case .boundary(UICollectionView.elementKindSectionFooter, _):
      ListElementContext(appearance: list.appearance, role: .footer)
    case .attachment, .boundary, .layoutBoundary, .decoration: nil
    }
  }

  /// A list is seen behind its items, unless the program chose another background.
  private func takeBackground(_ view: UICollectionView) {
    guard let list = state.sections.first?.list,
      view.backgroundColor == state.givenBackground ?? .systemBackground
    else { return }
    let background = list.shownBackground
    state.givenBackground = background
    if view.backgroundColor != background { view.backgroundColor = background }
  }

  /// How far a section is scrolled sideways; its boundary elements are not.
  private func sidewaysOffset(
    ofSection section: Int, _ attributes: UICollectionViewLayoutAttributes? = nil
  ) -> CGPoint {
    guard state.sections[section].orthogonalScrollingBehavior != .none,
      attributes?.category != .decorationView
    else { return .zero }
    if let kind = attributes?.kind,
      state.sections[section].boundarySupplementaryItems.contains(where: { $0.elementKind == kind })
    {
      return .zero
    }
    let across = state.offsets[section] ?? 0
    return axis == .vertical ? CGPoint(x: across, y: 0) : CGPoint(x: 0, y: across)
  }

  /// Lets handlers of sections change what is in sight.
  private func tellHandlers(of found: [UICollectionViewLayoutAttributes]) {
    guard let view = storedCollectionView, state.hasHandlers else { return }
    var bySection: [Int: [VisibleItem]] = [:]
    let bounds = view.bounds
    for attributes in found where attributes.indexPath.count == 2 {
      let section = attributes.indexPath.section
      guard state.sections.indices.contains(section),
        state.sections[section].visibleItemsInvalidationHandler != nil,
        attributes.plainFrame.overlaps(bounds)
      else { continue }
      bySection[section, default: []].append(
        VisibleItem(attributes, offset: sidewaysOffset(ofSection: section, attributes)))
    }
    guard !bySection.isEmpty else { return }
    let environment = layoutEnvironment(of: view)
    for (section, items) in bySection.sorted(by: { $0.key < $1.key }) {
      let offset =
        state.sections[section].orthogonalScrollingBehavior == .none
        ? bounds.origin : sidewaysOffset(ofSection: section)
      state.sections[section].visibleItemsInvalidationHandler?(items, offset, environment)
    }
  }
}

extension CompositionalSolver {
  /// Where a moving item lands: also behind the last item of a section, and in sections that are
  /// empty.
  func landingPlace(
    ofItemAt previous: IndexPath, under point: CGPoint, _ sight: CompositionalSight?
  ) -> IndexPath {
    let axis = environment.axis
    let main = axis == .vertical ? point.y : point.x
    guard let old = ItemPath(previous), let section = section(at: main) else { return previous }
    let count = sections[section].itemCount
    guard count > 0 else { return IndexPath(item: 0, section: section) }
    let reach: CGFloat = 40
    let band =
      axis == .vertical
      ? CGRect(x: -1e7, y: point.y - reach, width: 2e7, height: reach * 2)
      : CGRect(x: point.x - reach, y: -1e7, width: reach * 2, height: 2e7)
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(
        max(frame.minX - point.x, 0, point.x - frame.maxX),
        max(frame.minY - point.y, 0, point.y - frame.maxY))
    }
    let near = elements(in: band, sight).filter { $0.kind == .item && $0.path.section == section }
    guard let nearest = near.min(by: { distance($0.frame) < distance($1.frame) }) else {
      let start = item(at: ItemPath(section, 0), sight)?.frame.mainStart(axis) ?? 0
      let end = section == old.section ? count - 1 : count
      return IndexPath(item: main < start ? 0 : end, section: section)
    }
    let isBehind = point.x > nearest.frame.maxX || point.y > nearest.frame.maxY
    let isLast = nearest.path.item == count - 1
    let item = isBehind && isLast && section != old.section ? count : nearest.path.item
    return IndexPath(item: item, section: section)
  }
}
