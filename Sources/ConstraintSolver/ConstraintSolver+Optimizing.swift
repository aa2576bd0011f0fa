/// The primal simplex: what costs something is made smaller while everything stays allowed.
extension ConstraintSolver {
  /// Costs below are as good as none.
  static let costDust = 1e-8

  /// A bound that rounding may make a run reach; nothing healthy comes near.
  var pivotLimit: Int { 200 + 20 * (tableau.rows.count + constraints.count) }

  mutating func optimize() {
    guard needsOptimizing else { return }
    needsOptimizing = false
    var left = pivotLimit
    for position in levels.indices {
      var degenerate = 0
      while let entering = enteringSymbol(level: position, isWary: degenerate > 20) {
        guard let (row, ratio) = limitingRow(entering) else {
          // No distance is below zero, so this cost is rounding's.
          let cost = levels[position].row
          tableau.add(
            -tableau.coefficient(of: entering, in: cost), of: entering, to: cost)
          continue
        }
        degenerate = ratio > Tableau.tolerance ? 0 : degenerate + 1
        pivots += 1
        tableau.pivot(row, entering: entering, costs: costRows)
        left -= 1
        if left < 0 {
          isExhausted = true
          return
        }
      }
    }
  }

  /// A nonbasic symbol that makes the level's cost smaller as it grows, at no higher level's expense.
  ///
  /// - Parameter isWary: takes the first one instead of the steepest, which cannot go in circles.
  private func enteringSymbol(level position: Int, isWary: Bool) -> Int32? {
    var best: Int32?
    var steepest = -Self.costDust
    for term in tableau.terms(levels[position].row) where term.coefficient < steepest {
      guard tableau.kind(term.symbol) != .dummy, isFree(term.symbol, above: position)
      else { continue }
      if isWary { return term.symbol }
      best = term.symbol
      steepest = term.coefficient
    }
    return best
  }

  /// The symbol costs nothing at the levels before `position`.
  func isFree(_ symbol: Int32, above position: Int) -> Bool {
    for level in levels[..<position]
    where abs(tableau.coefficient(of: symbol, in: level.row)) > Self.costDust {
      return false
    }
    return true
  }

  /// The row whose symbol is the first to reach zero as `entering` grows, and how far that is.
  mutating func limitingRow(_ entering: Int32) -> (Int32, Double)? {
    var best: (row: Int32, ratio: Double)?
    for row in tableau.rowsContaining(entering) {
      let basic = tableau.rows[Int(row)].basic
      let kind = tableau.kind(basic)
      guard kind != .external else { continue }
      let coefficient = tableau.coefficient(of: entering, in: row)
      var ratio = 0.0
      if kind != .dummy {
        guard coefficient < -Tableau.coefficientDust else { continue }
        ratio = max(tableau.rows[Int(row)].constant, 0) / -coefficient
      }
      if let found = best {
        let difference = ratio - found.ratio
        if difference > 1e-12 { continue }
        if difference > -1e-12, basic > tableau.rows[Int(found.row)].basic { continue }
      }
      best = (row, ratio)
    }
    return best.map { ($0.row, $0.ratio) }
  }
}
