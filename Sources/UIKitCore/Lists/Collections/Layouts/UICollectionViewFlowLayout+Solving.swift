import CollectionEngine
import Failures
import PlatformInterface

/// From properties and delegate to the solver, and from its elements to attributes.
extension UICollectionViewFlowLayout {
  var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  /// Whether cells tell their own sizes.
  var measuresItems: Bool { estimatedItemSize != .zero }

  /// The solver once the layout was prepared for a view; nil before.
  var solved: FlowLayoutSolver? {
    guard storedCollectionView != nil else { return nil }
    if awaitsAnswers { prepareItself() }
    return solution.solver
  }

  /// The layout's own part of `prepare()`, which an app's may leave out.
  final func prepareItself() {
    willPrepareItself()
    solve()
  }

  /// Brings the solver up to date: asks the delegate if what it said is stale, places sections if
  /// anything moved them, applies sizes that cells asked for.
  func solve() {
    guard let view = storedCollectionView else { return }
    let environment = FlowEnvironment(
      axis: axis, crossExtent: crossExtent(of: view), scale: view.traitCollection.displayScale)
    if solution.needsMetrics || solution.solver == nil {
      solution.needsMetrics = false
      solution.warnedOfSize = false
      solution.asksCellsAgain = measuresItems && !solution.followsUpdates
      solution.inputs = readInputs(of: view)
      solution.needsPositions = true
    }
    if solution.needsPositions || solution.solver?.environment != environment {
      solution.needsPositions = false
      place(in: environment, view)
    }
    if !solution.measurements.isEmpty {
      let shift = solution.measure(ListSight(view, axis: axis))
      view.follow(shift, axis: axis)
    }
  }

  func hasOtherInsets(than view: UIScrollView) -> Bool {
    guard let environment = solution.solver?.environment else { return false }
    return sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
      || environment.crossExtent != max(0, crossExtent(of: view))
  }

  private func crossExtent(of view: UIScrollView) -> CGFloat {
    let inset = view.adjustedContentInset
    return axis == .vertical
      ? view.bounds.width - inset.left - inset.right
      : view.bounds.height - inset.top - inset.bottom
  }

  private func place(in environment: FlowEnvironment, _ view: UICollectionView) {
    let extra = extraInset(of: view)
    let measured = keptMeasurements(in: environment, view)
    let sections = solution.inputs.indices.map { index -> FlowSection in
      let input = solution.inputs[index]
      var sizes = input.sizes
      if case .estimated(let estimate, _) = sizes, let measured {
        sizes = .estimated(estimate, measured[index])
      }
      let metrics = input.metrics(axis: axis, extraInset: extra)
      guard metrics.isUsable else {
        failure(
          metrics.headerLength < 0 || metrics.footerLength < 0
            ? "negative sizes are not supported in the flow layout"
            : "The insets, spacings and reference sizes of section \(index) must be finite "
              + "numbers: \(input.inset), line spacing \(input.lineSpacing), interitem spacing "
              + "\(input.interitemSpacing), header \(input.headerSize), footer "
              + "\(input.footerSize). Layout: \(self)")
      }
      return FlowSection(
        itemCount: input.itemCount, sizes: sizes, metrics: metrics, environment: environment)
    }
    solution.solver = FlowLayoutSolver(environment: environment, sections: sections)
    solution.cachedQuery = nil
    warnOfTooLargeItems(in: environment, view)
  }

  /// What cells told before, unless the space for them is another one now.
  private func keptMeasurements(
    in environment: FlowEnvironment, _ view: UICollectionView
  ) -> [MeasuredSizes]? {
    guard measuresItems else {
      solution.forgetUpdates()
      return nil
    }
    let stale = solution.asksCellsAgain ? view.display.itemKeys : []
    let kept = solution.takeMeasurements(
      counts: solution.inputs.map(\.itemCount), stale: stale)
    let old = solution.solver?.environment
    return old?.axis == environment.axis && old?.crossExtent == environment.crossExtent ? kept : nil
  }

  /// What the safe area or the margins add to section insets beyond the content insets.
  private func extraInset(of view: UICollectionView) -> UIEdgeInsets {
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(0, outer.top - inset.top), left: max(0, outer.left - inset.left),
      bottom: max(0, outer.bottom - inset.bottom), right: max(0, outer.right - inset.right))
  }

  // MARK: The delegate

  private func readInputs(of view: UICollectionView) -> [FlowSectionInput] {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var reader = FlowDelegateReader(layout: self, view: view, delegate: delegate)
    return (0..<view.numberOfSections).map { section in
      reader.input(section: section, itemCount: view.numberOfItems(inSection: section))
    }
  }

  /// The size itself, if a flow layout can work with it.
  func checked(_ size: CGSize) -> CGSize {
    guard let problem = FlowLayoutProblem.check(size) else { return size }
    let message = problem.message(view: storedCollectionView?.description ?? "(null)")
    if problem.isFatal { failure(message) }
    if !solution.warnedOfSize {
      solution.warnedOfSize = true
      Log.write(message)
    }
    return size
  }

  /// iOS-BEHAVIOUR: items longer than their line are placed all the same, with four log lines.
  /// Evidence: flow-20.
  private func warnOfTooLargeItems(in environment: FlowEnvironment, _ view: UICollectionView) {
    let extra = extraInset(of: view)
    let tooLarge = solution.inputs.contains { input in
      guard input.itemCount > 0 else { return false }
      let metrics = input.metrics(axis: axis, extraInset: extra)
      let available = environment.crossExtent - metrics.crossStartInset - metrics.crossEndInset
      return input.sizes.longest(across: axis) > available + 1e-6
    }
    guard tooLarge, !view.bounds.isEmpty else { return }
    let side =
      axis == .vertical
      ? "the item width must be less than the width of the UICollectionView minus the section "
        + "insets left and right values, minus the content insets left and right values."
      : "the item height must be less than the height of the UICollectionView minus the section "
        + "insets top and bottom values, minus the content insets top and bottom values."
    Log.write("The behavior of the UICollectionViewFlowLayout is not defined because:")
    Log.write(side)
    Log.write(
      "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view).")
    Log.write(
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this "
        + "in the debugger.")
  }

  // MARK: Attributes

  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let solver = solved else { return [] }
    let pinning = self.pinning
    // A program's subclass may change what it gets, so only our own answers are kept.
    let mayKeep = pinning != nil && type(of: self) == UICollectionViewFlowLayout.self
    if mayKeep, let cached = solution.cachedQuery, cached.rect == rect {
      return solver.supplementaries(in: rect, pinning: pinning).map(attributes(for:))
        + cached.items
    }
    let found = solver.elements(in: rect, pinning: pinning).map(attributes(for:))
    if mayKeep {
      solution.cachedQuery = (rect, found.filter { $0.category == .cell })
    }
    return found
  }

  /// Nil where nothing is pinned.
  var pinning: FlowPinning? {
    guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds,
      let view = storedCollectionView
    else { return nil }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    return FlowPinning(
      pinsHeaders: sectionHeadersPinToVisibleBounds, pinsFooters: sectionFootersPinToVisibleBounds,
      visibleStart: visible.mainStart(axis), visibleEnd: visible.mainEnd(axis))
  }

  func supplementaryAttributes(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solver = solved, let path = ItemPath(indexPath), path.item == 0 else { return nil }
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      return solver.headerFrame(section: path.section, pinning: pinning).map {
        attributes(
          for: FlowElement(
            kind: .header, path: path, frame: $0, isPinned: sectionHeadersPinToVisibleBounds))
      }
    case UICollectionView.elementKindSectionFooter:
      return solver.footerFrame(section: path.section, pinning: pinning).map {
        attributes(
          for: FlowElement(
            kind: .footer, path: path, frame: $0, isPinned: sectionFootersPinToVisibleBounds))
      }
    default: return nil
    }
  }

  func attributes(for element: FlowElement) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    switch element.kind {
    case .item: attributes.indexPath = IndexPath(element.path)
    case .header:
      attributes.become(
        .supplementaryView, kind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(element.path))
    case .footer:
      attributes.become(
        .supplementaryView, kind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(element.path))
    }
    attributes.plainFrame = element.frame
    // iOS-BEHAVIOUR: pinned headers were reported with 10; above all items in any case.
    // Evidence: flow-12.
    if element.isPinned { attributes.zIndex = 10 }
    return attributes
  }
}

extension UICollectionViewLayout {
  /// Empty attributes of the class this layout uses.
  final func makeAttributes() -> UICollectionViewLayoutAttributes {
    let type: AnyClass = Self.layoutAttributesClass
    if type == UICollectionViewLayoutAttributes.self { return UICollectionViewLayoutAttributes() }
    guard let type = type as? UICollectionViewLayoutAttributes.Type else {
      failure(
        "layoutAttributesClass of \(Self.self) must be a subclass of "
          + "UICollectionViewLayoutAttributes; found \(type)")
    }
    return ObjectFactory.make(type)
  }
}
