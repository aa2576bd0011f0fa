import CollectionEngine
import Failures

/// One layout in place of another: at once, animated, or by hand.
extension UICollectionView {
  /// - Parameter completion: called after the animation, never inside this call.
  func changeLayout(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard storedLayout !== new else { return callLater(completion, with: true) }
    abandonInteractiveChanges()
    guard let old = storedLayout else {
      install(new)
      return callLater(completion, with: true)
    }
    settleViews()
    let scene = SceneBefore(of: self)
    let middle = itemInTheMiddle
    old.prepareForTransition(to: new)
    install(new)
    new.prepareForTransition(from: old)
    for view in reusableViews { view.willTransition(from: old, to: new) }
    invalidateEverything(of: new)
    guard showsElements, window != nil || !display.byKey.isEmpty else {
      finish(old, new)
      return callLater(completion, with: true)
    }
    prepareLayoutIfNeeded()
    let target = chosenOffset(of: new, proposed: proposedOffset(showing: middle))
    if target != contentOffset { contentOffset = target }
    let show = {
      self.run(
        LayoutTransition(view: self, old: old, new: new, scene: scene), gone: [],
        finalize: { [weak self] in self?.finish(old, new) },
        completion: { [weak self] finished in
          guard let self else { return }
          for view in reusableViews { view.didTransition(from: old, to: new) }
          completion?(finished ?? true)
        })
    }
    if animated { show() } else { UIView.performWithoutAnimation(show) }
  }

  private var reusableViews: [UICollectionReusableView] {
    display.byKey.values.compactMap { $0.view as? UICollectionReusableView }
  }

  private func install(_ new: UICollectionViewLayout) {
    state.install(new)
    new.storedCollectionView = self
    arrangement.clampLater()
    dropPrefetchedCells()
    invalidateEverything(of: new)
  }

  private func invalidateEverything(of layout: UICollectionViewLayout) {
    let context = layout.makeContext()
    context.invalidatesEverything = true
    layout.invalidate(passing: context)
  }

  private func finish(_ old: UICollectionViewLayout, _ new: UICollectionViewLayout) {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    letGo(of: old)
  }

  private func letGo(of layout: UICollectionViewLayout) {
    guard layout.storedCollectionView === self, storedLayout !== layout else { return }
    layout.storedCollectionView = nil
  }

  // MARK: Where the content is afterwards

  /// The item around which a new layout unfolds; nil at the beginning of the content, which then
  /// stays the beginning.
  private var itemInTheMiddle: IndexPath? {
    let inset = adjustedContentInset
    let visible = storedLayer.bounds.inset(by: inset)
    guard visible.minX > 0.5 || visible.minY > 0.5 else { return nil }
    func distance(_ element: DisplayedElement) -> CGFloat {
      let center = element.attributes.center
      return hypot(center.x - visible.midX, center.y - visible.midY)
    }
    let cells = display.byKey.values.filter { $0.key.category == 0 }
    return cells.min { distance($0) < distance($1) }?.indexPath
  }

  /// The offset that shows the item in the middle, as far as the content goes.
  private func proposedOffset(showing path: IndexPath?) -> CGPoint {
    limited(centring(path.flatMap { attributesOfItem(at: $0) }))
  }

  /// The offset that shows something in the middle of the visible part; what it is without anything.
  private func centring(_ attributes: UICollectionViewLayoutAttributes?) -> CGPoint {
    guard let frame = attributes?.frame else { return contentOffset }
    let inset = adjustedContentInset
    let visible = storedLayer.bounds.inset(by: inset)
    return CGPoint(
      x: frame.midX - visible.width / 2 - inset.left,
      y: frame.midY - visible.height / 2 - inset.top)
  }

  // MARK: By hand

  func beginTransition(
    to new: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    if runningTransition != nil {
      failure(
        "the collection is already part of an interactive transition. Collection view: \(self)")
    }
    abandonInteractiveChanges()
    settleViews()
    let old = requiredLayout
    let between = transitionLayout(from: old, to: new)
    guard between.currentLayout === old, between.nextLayout === new else {
      failure(
        "The transition layout for \(old) and \(new) must have been made with them; found one for "
          + "\(between.currentLayout) and \(between.nextLayout).")
    }
    prepareLayoutIfNeeded()
    old.prepareForTransition(to: new)
    let middle = itemInTheMiddle
    new.storedCollectionView = self
    new.prepareForTransition(from: old)
    for view in reusableViews { view.willTransition(from: old, to: new) }
    between.startOffset = contentOffset
    between.endOffset = endOffset(of: new, after: old, showing: middle)
    interactiveTransition = InteractiveTransition(layout: between, completion: completion)
    state.install(between)
    between.storedCollectionView = self
    dropPrefetchedCells()
    invalidateEverything(of: between)
    return between
  }

  private func transitionLayout(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    if let delegate = currentDelegate,
      let layout = OptionalMethod.call(
        .transitionLayout,
        { delegate.collectionView(self, transitionLayoutForOldLayout: old, newLayout: new) })
    {
      return layout
    }
    return UICollectionViewTransitionLayout(currentLayout: old, nextLayout: new)
  }

  /// Where the content is to be under the new layout, which is asked while it is in place.
  private func endOffset(
    of new: UICollectionViewLayout, after old: UICollectionViewLayout, showing path: IndexPath?
  ) -> CGPoint {
    state.install(new)
    new.prepareAnswers()
    let size = new.collectionViewContentSize
    let inset = adjustedContentInset
    func limited(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      min(max(value, low), max(low, high))
    }
    var proposed = centring(path.flatMap { seen(new.layoutAttributesForItem(at: $0)) })
    proposed = CGPoint(
      x: limited(proposed.x, -inset.left, size.width + inset.right - bounds.width),
      y: limited(proposed.y, -inset.top, size.height + inset.bottom - bounds.height))
    let target = chosenOffset(of: new, proposed: proposed)
    state.install(old)
    return target
  }

  /// Goes on from where the hand left it to the end, or back.
  func endTransition(finishing: Bool) {
    guard let running = runningTransition else {
      failure(
        "there is no interactive transition to \(finishing ? "finish" : "cancel"). Collection "
          + "view: \(self)")
    }
    interactiveTransition = nil
    let between = running.layout
    let layout = finishing ? between.nextLayout : between.currentLayout
    let scene = SceneBefore(of: self)
    install(layout)
    prepareLayoutIfNeeded()
    let target = finishing ? between.endOffset : between.startOffset
    if target != contentOffset { contentOffset = target }
    run(
      LayoutTransition(view: self, old: between, new: layout, scene: scene), gone: [],
      finalize: { [weak self] in self?.finish(between) },
      completion: { [weak self] finished in
        self?.tell(running, finished ?? true, arrivedAt: layout)
      })
  }

  private var runningTransition: InteractiveTransition? {
    guard let running = interactiveTransition, running.layout === storedLayout else { return nil }
    return running
  }

  private func finish(_ between: UICollectionViewTransitionLayout) {
    between.currentLayout.finalizeLayoutTransition()
    between.nextLayout.finalizeLayoutTransition()
    for layout in [between, between.currentLayout, between.nextLayout] { letGo(of: layout) }
  }

  private func tell(
    _ transition: InteractiveTransition, _ isComplete: Bool,
    arrivedAt layout: UICollectionViewLayout
  ) {
    let old = transition.layout.currentLayout
    for view in reusableViews { view.didTransition(from: old, to: layout) }
    transition.completion?(isComplete, layout !== old)
  }

  // MARK: Interrupted

  /// Another change of layout begins: what a hand had begun goes back to where it was.
  private func abandonInteractiveChanges() {
    if movement != nil { endMovement(cancelled: true) }
    if placeholders.gap != nil {
      dragging?.gapWasClosed()
      removeGap()
    }
    finishSwipe()
    if hasInteractiveChange { UIView.performWithoutAnimation { endTransition(finishing: false) } }
  }

  var hasInteractiveChange: Bool { runningTransition != nil || listSwipe != nil }

  /// An update is shown under the layout from which the transition came, and closes what was swiped.
  func endInteractiveChange() {
    finishSwipe()
    guard let running = runningTransition else { return }
    interactiveTransition = nil
    let between = running.layout
    let old = between.currentLayout
    install(old)
    if between.startOffset != contentOffset { contentOffset = between.startOffset }
    finish(between)
    DispatchQueue.main.async { [weak self] in self?.tell(running, true, arrivedAt: old) }
  }
}

/// A change of layout that a gesture drives.
struct InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}
