import ConstraintSolver

/// Solving, with what equations alone cannot say: text gets higher as it gets narrower, and sizes
/// are not negative.
extension LayoutEngine {
  /// Solves what the solver was told.
  ///
  /// iOS-BEHAVIOUR: a label that breaks lines is asked twice: first for its size on one line, then,
  /// where it did not get that width, for its size in the width it got. Evidence: constraint-4.
  func settle() {
    for item in wrapping { setContent(item, .horizontal, item.contentRelations.natural.width) }
    solveWithPositiveSizes()
    for round in 0..<4 {
      var isSettled = true
      for item in wrapping where !wrap(item, isFirst: round == 0) { isSettled = false }
      for state in baselined where !state.watchers(of: .baseline).isEmpty {
        state.factDidChange(.baseline)
      }
      if isSettled, !solver.needsSolving { return }
      solveWithPositiveSizes()
    }
  }

  /// Gives text that did not get the width it wished the height it needs instead. Returns whether
  /// nothing changed.
  private func wrap(_ item: LayoutItem, isFirst: Bool) -> Bool {
    guard let view = item.view else { return true }
    let natural = item.contentRelations.natural
    let width = CGFloat(solver.value(of: item.width))
    guard natural.width >= 0, width < natural.width - 0.01 else {
      item.wrapped = nil
      return !setContent(item, .vertical, natural.height)
    }
    if item.wrapped.map({ abs($0.width - width) > 0.01 }) ?? true {
      let size = contentSize(of: view, width: max(width, 0))
      item.wrapped = WrappedContent(width: width, size: size)
    }
    guard let wrapped = item.wrapped?.size else { return true }
    // Narrower again only once: what hugs the text may take that width, nothing goes back and forth.
    var changed = false
    if isFirst { changed = setContent(item, .horizontal, min(wrapped.width, natural.width)) }
    if setContent(item, .vertical, wrapped.height) { changed = true }
    return !changed
  }

  @discardableResult
  private func setContent(
    _ item: LayoutItem, _ axis: NSLayoutConstraint.Axis, _ length: CGFloat
  ) -> Bool {
    guard let relation = item.contentRelations[axis], length >= 0,
      solver.constant(of: relation) != Double(length)
    else { return false }
    solver.setConstant(Double(length), of: relation)
    return true
  }

  /// iOS-BEHAVIOUR: sizes are not negative, without a constraint that says so: logs of conflicts name
  /// two edges that are too far apart for a view of size zero between them, and nothing else.
  /// Evidence: constraint-5.
  private func solveWithPositiveSizes() {
    for _ in 0..<8 {
      solver.solve()
      var isPositive = true
      for variable in solver.changedVariables where solver.value(of: variable) < -1e-6 {
        guard let item = item(of: variable), variable == item.width || variable == item.height
        else { continue }
        // Unheard where the relation is there and was broken.
        guard !item.positiveSizes.contains(where: { $0.variable == variable }) else { continue }
        let relation = addRelation(
          .atLeast([SolverTerm(1, variable)], 0, breakRank: -1), .hidden)
        item.positiveSizes.append((variable, relation))
        trialItems?.append(item)
        isPositive = false
      }
      if isPositive { return }
    }
  }
}

/// Text broken into lines.
struct WrappedContent {
  var width: CGFloat
  var size: CGSize
}
