/// Questions about a solution: is it the only one, and what does it rest on?
extension ConstraintSolver {
  /// Whether every best solution gives the variable the same value. Needs a solved system.
  ///
  /// - Complexity: that of solving a copy.
  package func isDetermined(_ variable: SolverVariable) -> Bool {
    var copy = self
    return !copy.moveAmongEquals(variable, rising: true)
      && !copy.moveAmongEquals(variable, rising: false)
  }

  /// Goes to another solution that is as good, in which the variable is larger (or smaller), as
  /// large as may be if there is a limit. Returns whether there is one.
  @discardableResult
  package mutating func moveAmongEquals(_ variable: SolverVariable, rising: Bool) -> Bool {
    var row = tableau.rowOf(variable.index)
    if row < 0 { return true }
    let start = tableau.rows[Int(row)].constant
    var left = pivotLimit
    while left > 0 {
      left -= 1
      guard let entering = freeSymbol(row, rising: rising) else { break }
      guard tableau.kind(entering) != .external, let (limiting, _) = limitingRow(entering)
      else { return true }
      pivots += 1
      tableau.pivot(limiting, entering: entering, costs: costRows)
      row = tableau.rowOf(variable.index)
    }
    return abs(tableau.rows[Int(row)].constant - start) > 1e-6
  }

  /// A nonbasic symbol that moves the row's value the wanted way and costs nothing at any level.
  private func freeSymbol(_ row: Int32, rising: Bool) -> Int32? {
    for term in tableau.terms(row) {
      let kind = tableau.kind(term.symbol)
      if kind == .external { return term.symbol }
      guard kind != .dummy, abs(term.coefficient) > 1e-9, (term.coefficient > 0) == rising,
        isFree(term.symbol, above: levels.count)
      else { continue }
      return term.symbol
    }
    return nil
  }

  /// The relations that the variable's value rests on: where one of their constants changed, the
  /// value might.
  package func relations(determining variable: SolverVariable) -> [SolverConstraint] {
    let row = tableau.rowOf(variable.index)
    guard row >= 0 else { return [] }
    var found: [SolverConstraint] = []
    for term in tableau.terms(row) {
      let index = tableau.symbols[Int(term.symbol)].constraint
      guard index >= 0, !found.contains(where: { $0.index == index }) else { continue }
      found.append(SolverConstraint(index: index))
    }
    return found
  }

  /// Whether any relation names the variable. O(relations).
  package func isUsed(_ variable: SolverVariable) -> Bool {
    constraints.contains {
      $0.place != .none && $0.relation.terms.contains { $0.variable == variable }
    }
  }

  /// Whether rows, columns, values and costs agree with each other and with the relations; what is
  /// wrong, in words. For tests.
  package func problems() -> [String] {
    var problems: [String] = []
    for (index, row) in tableau.rows.enumerated() where row.basic >= 0 {
      if tableau.symbols[Int(row.basic)].row != Int32(index) {
        problems.append("row \(index) says symbol \(row.basic), which has another row")
      }
      if tableau.isWrong(Int32(index)) { problems.append("row \(index) is \(row.constant)") }
      var last: Int32 = -1
      for term in tableau.terms(Int32(index)) {
        if term.symbol <= last { problems.append("row \(index) is not sorted") }
        last = term.symbol
        if tableau.rowOf(term.symbol) >= 0 {
          problems.append("row \(index) contains basic symbol \(term.symbol)")
        }
        if tableau.kind(term.symbol) == .vacant {
          problems.append("row \(index) contains vacant symbol \(term.symbol)")
        }
        var copy = tableau
        if !copy.rowsContaining(term.symbol).contains(Int32(index)) {
          problems.append("row \(index) is not listed under \(term.symbol)")
        }
        if tableau.kind(term.symbol) == .external,
          tableau.kind(row.basic) != .external
        {
          problems.append("row \(index) contains a free variable")
        }
      }
    }
    for (index, state) in constraints.enumerated() where state.place == .inTableau {
      let sum = state.relation.terms.reduce(0) {
        $0 + $1.coefficient * value(of: $1.variable)
      }
      let plus = state.plus < 0 ? 0 : tableau.value(of: state.plus)
      let minus = state.minus < 0 ? 0 : tableau.value(of: state.minus)
      let residue = sum - state.appliedConstant - plus + minus
      if abs(residue) > 1e-5 { problems.append("constraint \(index) is off by \(residue)") }
    }
    for level in levels {
      var sums: [Int32: Double] = [:]
      for (index, symbol) in tableau.symbols.enumerated()
      where symbol.kind == .error && symbol.priority == level.priority {
        if symbol.row < 0 {
          sums[Int32(index), default: 0] += 1
        } else {
          for term in tableau.terms(symbol.row) {
            sums[term.symbol, default: 0] += term.coefficient
          }
        }
      }
      for term in tableau.terms(level.row) { sums[term.symbol, default: 0] -= term.coefficient }
      if let (symbol, sum) = sums.first(where: { abs($0.value) > 1e-6 }) {
        problems.append("priority \(level.priority) is charged \(sum) too little for \(symbol)")
      }
    }
    for (position, level) in levels.enumerated() {
      for term in tableau.terms(level.row)
      where term.coefficient < -1e-6 && tableau.kind(term.symbol) != .dummy
        && isFree(term.symbol, above: position)
      {
        problems.append("priority \(level.priority) could be better by symbol \(term.symbol)")
      }
    }
    return problems
  }
}
