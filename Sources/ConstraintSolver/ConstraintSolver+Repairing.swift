/// The dual simplex: values that are not allowed any more are brought back at the least cost.
extension ConstraintSolver {
  /// Tells the tableau the constants that changed.
  ///
  /// - Complexity: the columns of the constraints' markers.
  mutating func applyEdits() {
    guard !edited.isEmpty else { return }
    for index in edited {
      let state = constraints[Int(index)]
      let difference = state.relation.constant - state.appliedConstant
      constraints[Int(index)].isEdited = false
      constraints[Int(index)].appliedConstant = state.relation.constant
      guard difference != 0 else { continue }
      move(state, by: difference)
    }
    edited.removeAll(keepingCapacity: true)
  }

  /// The markers measure from a constant that moved: `plus` is smaller by that, or `minus` larger,
  /// and whatever is said in one of them takes the difference back.
  private mutating func move(_ state: ConstraintState, by difference: Double) {
    for (marker, sign) in [(state.plus, 1.0), (state.minus, -1.0)] where marker >= 0 {
      let row = tableau.rowOf(marker)
      if row >= 0 { return tableau.changeConstant(of: row, by: -sign * difference) }
    }
    let (marker, sign) = state.plus >= 0 ? (state.plus, 1.0) : (state.minus, -1.0)
    for row in tableau.rowsContaining(marker) {
      let coefficient = tableau.coefficient(of: marker, in: row)
      tableau.changeConstant(of: row, by: sign * coefficient * difference)
    }
  }

  /// Adds the required constraints that did not fit, one after the other.
  mutating func insertWaiting() {
    guard !waiting.isEmpty else { return }
    var list = ContiguousArray<Int32>()
    swap(&list, &waiting)
    for index in list {
      // What the other side costs counts once the values are allowed: until then costs have to stay
      // as low as they can be.
      insert(index, evenIfWrong: true)
      let state = constraints[Int(index)]
      if state.plus >= 0, tableau.kind(state.plus) == .dummy, tableau.rowOf(state.plus) >= 0 {
        settle(tableau.rowOf(state.plus))
      }
      repair()
      if !constraints[Int(index)].isCharged, !isEquality(state) {
        for marker in [state.plus, state.minus] where marker >= 0 {
          if tableau.kind(marker) == .error { charge(marker, 1) }
        }
        constraints[Int(index)].isCharged = true
      }
      optimize()
    }
  }

  /// Takes a dummy out of the basis, where it may only be as long as its row says nothing.
  private mutating func settle(_ row: Int32) {
    let isBelow = tableau.rows[Int(row)].constant < 0
    for isRising in [isBelow, !isBelow] {
      guard let entering = repairingSymbol(row, isRising: isRising) else {
        if abs(tableau.rows[Int(row)].constant) > Tableau.tolerance { return }
        continue
      }
      pivots += 1
      return tableau.pivot(row, entering: entering, costs: costRows)
    }
  }

  /// Pivots until no row is wrong. Costs must be as low as they can be.
  mutating func repair() {
    var left = pivotLimit
    while let row = tableau.wrongRows.popLast() {
      guard tableau.isWrong(row) else { continue }
      let isRising = tableau.rows[Int(row)].constant < 0
      guard let entering = repairingSymbol(row, isRising: isRising) else {
        breakConstraint(contradictedBy: row)
        continue
      }
      pivots += 1
      tableau.pivot(row, entering: entering, costs: costRows)
      left -= 1
      if left < 0 {
        isExhausted = true
        tableau.wrongRows.removeAll()
        return
      }
    }
  }

  /// The nonbasic symbol whose growth brings the row's value back at the least cost.
  private func repairingSymbol(_ row: Int32, isRising: Bool) -> Int32? {
    var best: (symbol: Int32, coefficient: Double)?
    for term in tableau.terms(row) {
      let coefficient = isRising ? term.coefficient : -term.coefficient
      guard coefficient > 1e-9, tableau.kind(term.symbol) != .dummy else { continue }
      if let found = best {
        guard isCheaper(term.symbol, coefficient, than: found) else { continue }
      }
      best = (term.symbol, coefficient)
    }
    return best?.symbol
  }

  /// Compares what a symbol costs for each point that it brings, level by level.
  private func isCheaper(
    _ symbol: Int32, _ coefficient: Double, than other: (symbol: Int32, coefficient: Double)
  ) -> Bool {
    for level in levels {
      let a = tableau.coefficient(of: symbol, in: level.row) / coefficient
      let b = tableau.coefficient(of: other.symbol, in: level.row) / other.coefficient
      if abs(a - b) > Self.costDust { return a < b }
    }
    // The larger pivot rounds less.
    return coefficient > other.coefficient * 1.001
  }

  // MARK: Contradictions

  /// A row with nothing to bring its value back: the constraints whose markers it contains cannot
  /// all hold. One of them becomes a wish, more urgent than all others.
  private mutating func breakConstraint(contradictedBy row: Int32) {
    var members: [Int32] = []
    let basic = tableau.rows[Int(row)].basic
    for symbol in [basic] + tableau.terms(row).map(\.symbol) {
      let index = tableau.symbols[Int(symbol)].constraint
      if index >= 0, isRequired(index), !members.contains(index) { members.append(index) }
    }
    let victim = members.max {
      let (a, b) = (constraints[Int($0)], constraints[Int($1)])
      return (a.relation.breakRank, a.order) < (b.relation.breakRank, b.order)
    }
    guard let victim else {
      // Only rounding can leave a wrong row without a required constraint.
      isExhausted = true
      return
    }
    conflicts.append(
      SolverConflict(
        constraints: members.map(SolverConstraint.init(index:)),
        broken: SolverConstraint(index: victim)))
    soften(victim)
    tableau.check(row)
  }

  /// Neither side was ever allowed.
  private func isEquality(_ state: ConstraintState) -> Bool {
    state.relation.above == .forbidden && state.relation.below == .forbidden
  }

  private func isRequired(_ index: Int32) -> Bool {
    let relation = constraints[Int(index)].relation
    return relation.above == .forbidden || relation.below == .forbidden
  }

  /// Allows the forbidden sides of a constraint, at a cost above all others. The present costs stay
  /// as low as they can be, since the new ones are higher than whatever they could save.
  private mutating func soften(_ index: Int32) {
    constraints[Int(index)].isBroken = true
    let state = constraints[Int(index)]
    let isEquality = state.plus >= 0 && tableau.kind(state.plus) == .dummy
    if state.relation.above == .forbidden {
      constraints[Int(index)].relation.above = makeBreakingLevel()
    }
    if state.relation.below == .forbidden {
      constraints[Int(index)].relation.below =
        isEquality ? constraints[Int(index)].relation.above : makeBreakingLevel()
      if isEquality { shareLevel(of: constraints[Int(index)].relation.above) }
    }
    let known = state.plus >= 0 ? state.plus : state.minus
    let isCharged = tableau.kind(known) == .error && constraints[Int(index)].isCharged
    if isCharged { charge(known, -1) }
    if isEquality { makeError(of: known, breakingPriority) }
    let mirror = tableau.makeSymbol(.error, constraint: index, priority: breakingPriority)
    if state.plus < 0 {
      constraints[Int(index)].plus = mirror
    } else {
      constraints[Int(index)].minus = mirror
    }
    let row = tableau.rowOf(known)
    if row >= 0 {
      // known = r + … with r below zero, or above it for a dummy: the mirror takes its place where
      // it has the right sign.
      tableau.add(1, of: mirror, to: row)
      if tableau.rows[Int(row)].constant < 0 {
        tableau.pivot(row, entering: mirror, costs: costRows)
      }
    } else {
      for row in tableau.rowsContaining(known) {
        tableau.add(-tableau.coefficient(of: known, in: row), of: mirror, to: row)
      }
      for level in levels {
        let coefficient = tableau.coefficient(of: known, in: level.row)
        tableau.add(-coefficient, of: mirror, to: level.row)
      }
    }
    charge(mirror, 1)
    if isEquality || isCharged { charge(known, 1) }
    // `charge` of a basic symbol asks for the primal simplex, which a contradicted row never needs.
    needsOptimizing = false
  }

  private mutating func makeError(of symbol: Int32, _ priority: Float) {
    // Its rows are listed from now on, since it may come into the basis.
    _ = tableau.rowsContaining(symbol)
    tableau.symbols[Int(symbol)].kind = .error
    tableau.symbols[Int(symbol)].priority = priority
  }

  private mutating func shareLevel(of penalty: Penalty) {
    guard case .priority(let priority) = penalty,
      let position = levels.firstIndex(where: { $0.priority == priority })
    else { return }
    levels[position].users += 1
  }
}
