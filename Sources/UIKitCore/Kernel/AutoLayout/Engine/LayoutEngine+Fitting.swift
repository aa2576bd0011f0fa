import ConstraintSolver

/// Trying sizes: solving a copy of the system, and going back.
extension LayoutEngine {
  /// A wish for the size of what is measured.
  struct Target {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
  }

  /// The root's size when its constraints decide.
  func fittingSize(_ target: Target) -> CGSize {
    guard let root else { return .zero }
    prepare()
    let item = insideItem(of: root)
    let content = item.contentRelations
    let wraps = wrapping
    let size = trying {
      // Removed in the copy alone.
      for relation in item.frameRelations { solver.remove(relation) }
      if root.translatesMask { addContent(of: item) }
      return settledSize(of: item, target)
    }
    item.contentRelations = content
    wrapping = wraps
    return size
  }

  /// The size of a view in the middle of the system, as if nothing outside of it were there.
  func fittingSize(of view: UIView, _ target: Target) -> CGSize {
    prepare()
    let item = memberItem(of: view)
    return trying {
      var outer = view.storedSuperview
      while let next = outer, next.autoLayout?.inside === self {
        for constraint in next.autoLayout?.held ?? [] where constraint.touches(view) {
          guard let relation = constraint.installation.relation else { continue }
          solver.remove(relation)
        }
        outer = next === root ? nil : next.storedSuperview
      }
      for relation in item.frameRelations { solver.remove(relation) }
      return settledSize(of: item, target)
    }
  }

  /// The size that a view comes to which fills the root but for what lies around it, as a cell's
  /// content view does, where constraints tie what is in it to the root itself.
  ///
  /// - Parameters:
  ///   - around: the distances between the edges of the two, in points of the root; `left` and
  ///     `right` as they are on the screen.
  ///   - target: the wish for the content's size.
  func fittingSize(
    ofContent content: UIView, around: UIEdgeInsets, _ target: Target
  ) -> CGSize {
    guard let root else { return .zero }
    prepare()
    let outer = insideItem(of: root)
    let inner = memberItem(of: content)
    return trying {
      for relation in outer.frameRelations + inner.frameRelations { solver.remove(relation) }
      for (terms, length) in [
        ([SolverTerm(1, inner.x)], around.left), ([SolverTerm(1, inner.y)], around.top),
        (
          [SolverTerm(1, outer.width), SolverTerm(-1, inner.width)], around.left + around.right
        ),
        (
          [SolverTerm(1, outer.height), SolverTerm(-1, inner.height)], around.top + around.bottom
        ),
      ] {
        _ = addRelation(.equal(terms, Double(length.bounded)), .hidden)
      }
      return settledSize(of: inner, target)
    }
  }

  private func settledSize(of item: LayoutItem, _ target: Target) -> CGSize {
    for (axis, priority) in [
      (NSLayoutConstraint.Axis.horizontal, target.horizontal), (.vertical, target.vertical),
    ] {
      // No size at all means as small, or as large, as may be.
      let length = Double(target.size.length(axis).bounded)
      _ = addRelation(
        .equal([SolverTerm(1, item.size(axis))], length, priority: priority.rawValue), .hidden)
    }
    settle()
    let size = item.frame(in: solver).size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }

  private func trying(_ body: () -> CGSize) -> CGSize {
    let saved = solver
    let wrapped = wrapping.map(\.wrapped)
    trialItems = []
    let size = body()
    for item in trialItems ?? [] { item.positiveSizes.removeLast() }
    trialItems = nil
    for (item, content) in zip(wrapping, wrapped) { item.wrapped = content }
    solver = saved
    return size
  }
}
