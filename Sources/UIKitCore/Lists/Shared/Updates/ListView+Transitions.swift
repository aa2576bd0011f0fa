import CollectionEngine

/// Showing a change: views go from where they are to where the layout wants them, all at once.
extension ListView {
  /// Whether there is a rectangle in which elements can be seen.
  var showsElements: Bool {
    storedLayout != nil && !storedLayer.bounds.isEmpty
  }

  /// Whether changes shown now move instead of jumping.
  var animatesChanges: Bool {
    UIView.areAnimationsEnabled && window != nil && arrangement.hasShownElements
  }

  /// Brings the views up to date with data and layout, which have changed already.
  ///
  /// First a layout pass makes what is missing and collects what moves; then the layout is asked
  /// where views begin and end; then all of them go together.
  ///
  /// - Parameters:
  ///   - gone: views on screen whose elements are no longer there.
  ///   - finalize: called once, inside the animation.
  ///   - completion: called after the animation, never inside this call; its argument is nil where
  ///     nothing was animated.
  func run(
    _ transition: some ListTransition, gone: [DisplayedElement],
    finalize: @escaping () -> Void, completion: ((Bool?) -> Void)?
  ) {
    guard animatesChanges, showsElements, !state.isLayingOut else {
      for element in gone { takeAway(element) }
      showAtOnce(transition)
      finalize()
      return callLater(completion, with: nil)
    }
    let number = state.leaving.beginTransition()
    for element in gone {
      state.leaving.add(element, to: number, isGone: true)
      sendBehind(element.view)
    }
    let plan = TransitionPlan(number: number) { [unowned self] element in
      let end = transition.destination(of: element) ?? element.attributes.faded()
      return isNear(end.frame, storedLayer.bounds) ? end : nil
    }
    let epoch = state.epoch
    UIView.performWithoutAnimation {
      layoutInRounds(keepsCells: requiredLayout.asksForSizes, for: plan)
    }
    var isMoving = false
    if state.epoch == epoch, !state.hasReloadedViews {
      let ends = ends(of: transition, plan)
      let moves = starts(of: transition, plan) + ends
      let oldBounds = transition.movesOffset ? transition.scene.bounds : storedLayer.bounds
      isMoving = move(moves, from: oldBounds, finalize: finalize) {
        [weak self] finished in
        self?.endTransition(number)
        completion?(finished)
      }
    } else {
      // The data source changed something else while it was asked for views.
      placeElements()
      finalize()
    }
    guard !isMoving else { return }
    endTransition(number)
    callLater(completion, with: nil)
  }

  /// The same where nothing is seen to move; the layout hears no less.
  private func showAtOnce(_ transition: some ListTransition) {
    guard showsElements, !state.isLayingOut else {
      arrangement.forgetQuery()
      return setNeedsLayout()
    }
    UIView.performWithoutAnimation { layoutInRounds(keepsCells: requiredLayout.asksForSizes) }
    UIView.performWithoutAnimation { placeElements() }
    for shown in transition.scene.elements {
      _ = transition.end(of: shown.attributes, at: shown.path)
    }
    for element in display.all {
      _ = transition.start(of: element.attributes)
    }
  }

  /// A completion is never called inside the call that takes it.
  func callLater<Argument: Sendable>(
    _ completion: ((Argument) -> Void)?, with argument: Argument
  ) {
    guard let completion else { return }
    DispatchQueue.main.async { completion(argument) }
  }

  /// Takes away what a transition let go.
  func endTransition(_ number: Int) {
    for element in display.sorted(state.leaving.endTransition(number)) { takeAway(element) }
  }

  // MARK: Planning

  /// Asks where everything that was on screen ends, and returns the ways of what leaves.
  private func ends(
    of transition: some ListTransition, _ plan: TransitionPlan
  ) -> [TransitionMove] {
    var answers: [ObjectIdentifier: UICollectionViewLayoutAttributes] = [:]
    for shown in transition.scene.elements {
      guard let end = transition.end(of: shown.attributes, at: shown.path) else { continue }
      if shown.element.departure != 0 { answers[ObjectIdentifier(shown.element)] = end }
    }
    let leaving = state.leaving.all.filter { $0.departure == plan.number }
    return leaving.map { element in
      let id = ObjectIdentifier(element)
      return TransitionMove(
        view: element.view, end: answers[id] ?? plan.destinations[id] ?? element.attributes)
    }
  }

  /// Asks where everything that is on screen now begins, and returns its ways.
  private func starts(
    of transition: some ListTransition, _ plan: TransitionPlan
  ) -> [TransitionMove] {
    let new = Set(plan.appeared.map { ObjectIdentifier($0.view) })
    let elements = display.all
    var unknown: [Int] = []
    var moves: [TransitionMove] = []
    moves.reserveCapacity(elements.count)
    // What a finger holds does not move by itself.
    for element in elements where element !== movement?.element {
      var move = TransitionMove(
        view: element.view, start: transition.start(of: element.attributes),
        end: element.attributes)
      if move.start == nil, new.contains(ObjectIdentifier(element.view)) {
        switch transition.origin(of: element.attributes) {
        case .at(let attributes):
          if isNear(attributes.frame, transition.scene.bounds) { move.start = attributes }
        case .outOfSight: unknown.append(moves.count)
        case .nowhere: break
        }
      }
      moves.append(move)
    }
    for index in unknown {
      if let shift = shift(near: index, in: moves, new) {
        moves[index].start = moves[index].end.copied {
          $0.plainFrame = $0.plainFrame.offsetBy(dx: shift.dx, dy: shift.dy)
        }
      }
    }
    return moves
  }

  /// How far the nearest item that was on screen lay from where it goes: what comes in beside it
  /// comes from as far.
  private func shift(
    near index: Int, in moves: [TransitionMove], _ new: Set<ObjectIdentifier>
  ) -> CGVector? {
    for distance in 1...max(1, moves.count) {
      for other in [index - distance, index + distance] where moves.indices.contains(other) {
        let move = moves[other]
        guard move.end.category == moves[index].end.category,
          !new.contains(ObjectIdentifier(move.view)),
          let old = (move.start ?? move.view.elementState.appliedAttributes)?.center
        else { continue }
        return CGVector(dx: old.x - move.end.center.x, dy: old.y - move.end.center.y)
      }
    }
    return nil
  }

  /// Whether a frame is so close to the screen that its way there can be followed.
  ///
  /// What jumps over more than two screens would be a blur in one frame and cost a view in all.
  private func isNear(_ frame: CGRect, _ bounds: CGRect) -> Bool {
    frame.overlaps(bounds.insetBy(dx: -2 * bounds.width, dy: -2 * bounds.height))
      || frame.isEmpty
  }

  // MARK: Moving

  /// - Returns: false where nothing is animated and `completion` will not be called.
  private func move(
    _ moves: [TransitionMove], from oldBounds: CGRect, finalize: () -> Void,
    completion: @escaping (Bool) -> Void
  ) -> Bool {
    let moves = moves.filter(\.changesAnything)
    let bounds = storedLayer.bounds
    let scrolls = oldBounds.origin != bounds.origin && oldBounds.size == bounds.size
    guard animatesChanges, !moves.isEmpty || scrolls else {
      for move in moves { place(move.view, move.end) }
      finalize()
      return false
    }
    let outer = state.beginPass(.moving(isLayoutMissed: false))
    defer { if state.endPass(backTo: outer) { setNeedsLayout() } }
    UIView.performWithoutAnimation {
      for move in moves {
        guard let start = move.start else { continue }
        place(move.view, start)
        if start.size != move.end.size { move.view.layoutIfNeeded() }
      }
      if scrolls { storedLayer.bounds.origin = oldBounds.origin }
    }
    ListAnimation.run(changeAnimation) {
      for move in moves {
        let isResized = move.view.elementState.appliedAttributes?.size != move.end.size
        place(move.view, move.end)
        if isResized { move.view.layoutIfNeeded() }
      }
      if scrolls { storedLayer.bounds.origin = bounds.origin }
      finalize()
    } completion: {
      completion($0)
    }
    return true
  }

  /// Puts every view where its attributes say, except what a finger holds; what it held before is
  /// somewhere else than its unchanged attributes say.
  private func placeElements() {
    for element in display.byKey.values where element !== movement?.element {
      if element.view.elementState.appliedAttributes?.isEqual(element.attributes) != true {
        place(element.view, element.attributes)
      }
    }
  }

  /// Behind everything that stays.
  private func sendBehind(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }
}
