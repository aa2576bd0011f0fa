import Failures

/// Becoming and ceasing to be active: which view owns a constraint, and what the views on the way to
/// it are told.
extension NSLayoutConstraint {
  /// The views that the constraint's items lie in, as the system sees them.
  private var operandViews: [UIView] {
    var views: [UIView] = []
    for operand in [first, second].compactMap({ $0 }) {
      for item in [operand.item, operand.startItem] {
        guard let view = LayoutOperand.view(of: item) else { continue }
        views.append(view)
        guard let owner = item as? UIView else { continue }
        switch operand.attribute {
        case .firstBaseline where owner.forFirstBaselineLayout.lies(in: owner):
          views.append(owner.forFirstBaselineLayout)
        case .lastBaseline where owner.forLastBaselineLayout.lies(in: owner):
          views.append(owner.forLastBaselineLayout)
        default: break
        }
      }
    }
    return views
  }

  /// A guide of the program's own lies among its owner's subviews, as a scroll view's content does.
  private var guideOwners: [UIView] {
    [first.item, first.startItem, second?.item, second?.startItem]
      .compactMap { $0 as? UILayoutGuide }
      .filter(\.liesInside).compactMap(\.owningView)
  }

  final func activate() {
    guard holder == nil else { return }
    let views = operandViews
    guard let nearest = views.first else { return }
    var common: UIView? = nearest
    for view in views.dropFirst() { common = common.flatMap { Self.commonView($0, view) } }
    guard let common else {
      failure(
        "NSGenericException: Unable to activate constraint with anchors \(firstAnchor) and "
          + "\(secondAnchor.map { "\($0)" } ?? "nil") because they have no common ancestor.  Does "
          + "the constraint or its anchors reference items in different view hierarchies?  That's "
          + "illegal.")
    }
    join(common, views)
  }

  /// By `addConstraint`: the owner is given.
  final func activate(in view: UIView) {
    guard holder !== view else { return }
    let views = operandViews
    guard views.allSatisfy({ $0.lies(in: view) }) else {
      failure(
        "NSGenericException: Unable to install constraint on view.  Does the constraint reference "
          + "something from outside the subtree of the view?  That's illegal. constraint:\(self) "
          + "view:\(view)")
    }
    deactivate()
    join(view, views)
  }

  private func join(_ view: UIView, _ views: [UIView]) {
    holder = view
    touched = views.map(WeakView.init)
    crossed = guideOwners.map(WeakView.init)
    let state = view.madeAutoLayout
    state.held.append(self)
    count(in: view, 1)
    if let second {
      yield(first, to: second)
      if first.item === (second.item as? UIView)?.storedSuperview { yield(second, to: first) }
    }
    LayoutSystems.engine(insideOf: view).install(self)
  }

  /// A view that its superview's code places, such as a button's title, is left to constraints once one ties an edge
  /// or a centre of it to that superview, or to another part of it.
  private func yield(_ operand: LayoutOperand, to other: LayoutOperand) {
    guard let view = operand.item as? UIView, view.flags.contains(.yieldsToConstraints),
      !operand.isDistance, let holder = view.storedSuperview,
      let anchor = LayoutOperand.view(of: other.item),
      anchor === holder
        || (anchor.storedSuperview === holder && anchor.flags.contains(.yieldsToConstraints))
    else { return }
    switch operand.attribute.kind {
    case .horizontalPlace: view.flags.insert(.isPlacedAcross)
    case .verticalPlace: view.flags.insert(.isPlacedDown)
    case .none, .size: return
    }
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  final func deactivate() {
    guard let view = holder else { return }
    holder = nil
    let state = view.madeAutoLayout
    // Still the owner while the system forgets it.
    if let index = state.held.lastIndex(where: { $0 === self }) { state.held.remove(at: index) }
    if let engine = state.inside { engine.uninstall(self) } else { forgetInstallation() }
    count(in: view, -1)
    touched = []
    crossed = []
  }

  /// Tells the views between the items and the owner that something outside reaches them.
  private func count(in holder: UIView, _ step: Int) {
    for item in touched.compactMap(\.view) {
      var view: UIView = item
      var isItem = true
      while view !== holder {
        let state = view.madeAutoLayout
        state.outsideCount += step
        if !isItem { cross(state, step) }
        isItem = false
        guard let next = view.storedSuperview else { break }
        view = next
      }
    }
    for owner in crossed.compactMap(\.view) where owner !== holder {
      cross(owner.madeAutoLayout, step)
    }
  }

  private func cross(_ state: ViewLayoutState, _ step: Int) {
    let wasRoot = state.view.isSystemRoot
    state.crossingCount += step
    if state.view.isSystemRoot != wasRoot { LayoutSystems.regroup(state.view) }
  }

  /// Removes every trace of the system from the constraint.
  final func forgetInstallation() {
    for fact in installation.facts { fact.state?.unwatch(fact.kind, self) }
    installation = ConstraintInstallation()
  }

  /// One of the items is `view` or lies in it.
  final func touches(_ view: UIView) -> Bool {
    touched.contains { $0.view?.lies(in: view) ?? false }
  }

  private static func commonView(_ a: UIView, _ b: UIView) -> UIView? {
    if a === b || a === b.storedSuperview { return a }
    if a.storedSuperview === b { return b }
    if let parent = a.storedSuperview, parent === b.storedSuperview { return parent }
    var ancestors = Set<ObjectIdentifier>()
    var view: UIView? = a
    while let next = view {
      ancestors.insert(ObjectIdentifier(next))
      view = next.storedSuperview
    }
    view = b
    while let next = view {
      if ancestors.contains(ObjectIdentifier(next)) { return next }
      view = next.storedSuperview
    }
    return nil
  }
}
