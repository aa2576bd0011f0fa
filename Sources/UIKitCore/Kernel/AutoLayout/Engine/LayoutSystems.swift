/// The division of the tree into systems: kept right while views come, go and change.
@MainActor
enum LayoutSystems {
  /// The system that a view's subviews are in; made with the first constraint.
  ///
  /// - Complexity: O(1) once there is one; at first O(depth of the system).
  static func engine(insideOf view: UIView) -> LayoutEngine {
    if let engine = view.autoLayout?.inside {
      if engine.root != nil { return engine }
      // The old root is gone and this view outlived it.
      regroup(top(of: view))
      if let engine = view.autoLayout?.inside { return engine }
    }
    let top = top(of: view)
    let state = top.madeAutoLayout
    let engine = state.inside ?? LayoutEngine(root: top)
    state.inside = engine
    var next = view
    while next !== top, let parent = next.storedSuperview {
      // It had a system of its own until a view around it joined this one: what is inside comes along.
      if let other = next.autoLayout?.inside, other !== engine { regroup(next) }
      next.madeAutoLayout.inside = engine
      next = parent
    }
    return engine
  }

  private static func top(of view: UIView) -> UIView {
    var top = view
    while !top.isSystemRoot, let parent = top.storedSuperview { top = parent }
    return top
  }

  // MARK: Regrouping

  /// What was in a system that it leaves.
  struct Contents {
    var constraints: [NSLayoutConstraint] = []
    /// Views that had unknowns.
    var views: [UIView] = []
  }

  /// Moves what is inside of a view to the system where it belongs now, after the view became a
  /// root, or ceased to be one.
  static func regroup(_ view: UIView) {
    guard view.autoLayout?.inside != nil else { return }
    distribute(gather(view), in: view)
  }

  /// Takes what is inside of a view out of its system. Constraints stay active.
  private static func gather(_ top: UIView) -> Contents {
    var contents = Contents()
    guard let old = top.autoLayout?.inside else { return contents }
    // Where it goes on with another root, it has to forget; otherwise it ends here.
    let living = old.root != nil && old.root !== top ? old : nil
    var waiting = [top]
    var items: [LayoutItem] = []
    while let view = waiting.popLast() {
      guard let state = view.autoLayout else { continue }
      for constraint in state.held {
        if let living { living.uninstall(constraint) } else { constraint.forgetInstallation() }
        contents.constraints.append(constraint)
      }
      items.append(contentsOf: state.takeInsideItems())
      for child in view.storedSubviews {
        guard let childState = child.autoLayout else { continue }
        if let member = childState.member { items.append(member) }
        childState.member = nil
        contents.views.append(child)
        if childState.inside === old { waiting.append(child) }
      }
      state.inside = nil
    }
    if let living { for item in items { living.removeRelations(of: item) } }
    if let living { for item in items { living.remove(item) } }
    return contents
  }

  private static func distribute(_ contents: Contents, in top: UIView) {
    guard !contents.constraints.isEmpty || contents.views.contains(where: { !$0.translatesMask })
    else { return }
    for view in contents.views where !view.translatesMask {
      if let parent = view.storedSuperview { engine(insideOf: parent).join(view) }
    }
    for constraint in contents.constraints {
      if let holder = constraint.holder { engine(insideOf: holder).install(constraint) }
    }
  }

  // MARK: The tree

  /// A view is about to leave its superview: constraints that reach across are given up.
  static func willLeave(_ view: UIView, _ state: ViewLayoutState) {
    var outer = view.storedSuperview
    while state.outsideCount > 0, let next = outer {
      for constraint in next.autoLayout?.held ?? [] where constraint.touches(view) {
        constraint.deactivate()
      }
      outer = next.storedSuperview
    }
    if !view.isSystemRoot { state.leaving = gather(view) }
    guard let member = state.member else { return }
    state.member = nil
    view.storedSuperview?.autoLayout?.memberCount -= 1
    member.engine?.removeRelations(of: member)
    member.engine?.remove(member)
  }

  static func didLeave(_ view: UIView, _ state: ViewLayoutState) {
    guard let contents = state.leaving else { return }
    state.leaving = nil
    distribute(contents, in: view)
  }

  static func didJoin(_ view: UIView, _ state: ViewLayoutState) {
    // What it was in a superview that is gone.
    state.member = nil
    if !view.isSystemRoot { regroup(view) }
    if !view.translatesMask, let parent = view.storedSuperview {
      engine(insideOf: parent).join(view)
    }
  }

  /// Whether the view's mask is translated has changed, or the mask.
  static func translationDidChange(of view: UIView) {
    if let state = view.autoLayout {
      let contents = gather(view)
      if let member = state.member, let engine = member.engine {
        let constraints = constraintsOutside(view)
        for constraint in constraints { engine.uninstall(constraint) }
        state.member = nil
        view.storedSuperview?.autoLayout?.memberCount -= 1
        engine.removeRelations(of: member)
        engine.remove(member)
        for constraint in constraints {
          if let holder = constraint.holder { self.engine(insideOf: holder).install(constraint) }
        }
      }
      distribute(contents, in: view)
      if let parent = view.storedSuperview, !view.translatesMask {
        engine(insideOf: parent).join(view)
      }
    }
    // Subviews that fill it may belong to another system now.
    for child in view.storedSubviews where child.translatesMask && child.fillsSuperview {
      if child.autoLayout != nil || !child.storedSubviews.isEmpty {
        translationDidChange(of: child)
      }
    }
  }

  /// Constraints on a view that others own.
  private static func constraintsOutside(_ view: UIView) -> [NSLayoutConstraint] {
    guard view.autoLayout?.outsideCount ?? 0 > 0 else { return [] }
    var found: [NSLayoutConstraint] = []
    var outer = view.storedSuperview
    while let next = outer {
      found.append(
        contentsOf: (next.autoLayout?.held ?? []).filter { $0.touches(view) })
      outer = next.isSystemRoot ? nil : next.storedSuperview
    }
    return found
  }
}
