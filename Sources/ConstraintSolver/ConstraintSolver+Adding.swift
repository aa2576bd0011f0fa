/// Adding a relation to the tableau, and taking one out.
extension ConstraintSolver {
  /// The relation's sum less its constant, in nonbasic symbols.
  private struct Draft {
    var terms = ContiguousArray<Tableau.Term>()
    var constant = 0.0

    /// Adds terms that are sorted by symbol.
    mutating func add(_ factor: Double, _ other: some Collection<Tableau.Term>) {
      var sum = ContiguousArray<Tableau.Term>()
      sum.reserveCapacity(terms.count + other.count)
      var position = 0
      for term in other {
        while position < terms.count, terms[position].symbol < term.symbol {
          sum.append(terms[position])
          position += 1
        }
        var coefficient = term.coefficient * factor
        if position < terms.count, terms[position].symbol == term.symbol {
          coefficient += terms[position].coefficient
          position += 1
        }
        if abs(coefficient) >= Tableau.coefficientDust {
          sum.append(Tableau.Term(symbol: term.symbol, coefficient: coefficient))
        }
      }
      sum.append(contentsOf: terms[position...])
      terms = sum
    }

    mutating func add(_ coefficient: Double, of symbol: Int32) {
      guard symbol >= 0 else { return }
      add(1, CollectionOfOne(Tableau.Term(symbol: symbol, coefficient: coefficient)))
    }

    mutating func scale(_ factor: Double) {
      constant *= factor
      for index in terms.indices { terms[index].coefficient *= factor }
    }
  }

  private func draft(_ relation: LinearRelation) -> Draft {
    var draft = Draft()
    draft.constant = -relation.constant
    for term in relation.terms {
      let row = tableau.rowOf(term.variable.index)
      if row >= 0 {
        draft.add(term.coefficient, tableau.terms(row))
        draft.constant += term.coefficient * tableau.rows[Int(row)].constant
      } else {
        draft.add(term.coefficient, of: term.variable.index)
      }
    }
    return draft
  }

  /// Puts a relation into the tableau. One that cannot hold at the present values waits for
  /// `solve()`, or with `evenIfWrong` leaves a wrong row and its costs out.
  mutating func insert(_ index: Int32, evenIfWrong: Bool) {
    let relation = constraints[Int(index)].relation
    var draft = draft(relation)
    constraints[Int(index)].appliedConstant = relation.constant
    if let subject = subject(of: draft) {
      makeMarkers(index)
      let state = constraints[Int(index)]
      let coefficient = draft.terms.first { $0.symbol == subject }?.coefficient ?? 1
      // draft − plus + minus = 0, solved for the subject.
      draft.terms.removeAll { $0.symbol == subject }
      draft.add(-1, of: state.plus)
      draft.add(1, of: state.minus)
      draft.scale(-1 / coefficient)
      let row = tableau.makeRow(basic: subject, constant: draft.constant, terms: draft.terms)
      if tableau.mayOccur(subject) {
        // Costs never contain external symbols.
        tableau.substitute(subject, by: row, costs: [])
      }
      addCosts(of: index)
      constraints[Int(index)].place = .inTableau
      return
    }
    // Without an external symbol the residue shows whether a required side holds.
    let residue = draft.constant
    let fits =
      switch (relation.above, relation.below) {
      case (.forbidden, .forbidden): false
      case (.forbidden, _): residue <= Tableau.tolerance
      case (_, .forbidden): residue >= -Tableau.tolerance
      default: true
      }
    guard fits || evenIfWrong else {
      constraints[Int(index)].place = .waiting
      waiting.append(index)
      return
    }
    makeMarkers(index)
    let state = constraints[Int(index)]
    let isAbove = state.minus < 0 || (state.plus >= 0 && residue >= 0)
    if isAbove {
      draft.add(1, of: state.minus)
    } else {
      draft.scale(-1)
      draft.add(1, of: state.plus)
    }
    _ = tableau.makeRow(
      basic: isAbove ? state.plus : state.minus, constant: draft.constant, terms: draft.terms)
    constraints[Int(index)].place = .inTableau
    if !evenIfWrong { addCosts(of: index) }
  }

  /// The external symbol that is best made basic: one that need not rest at zero, and of those one in no other row
  /// if there is one.
  private func subject(of draft: Draft) -> Int32? {
    var best: Int32?
    var length = Int.max
    for term in draft.terms where tableau.kind(term.symbol) == .external {
      // A pivot on next to nothing would blow up what it divides.
      let isTiny = abs(term.coefficient) < 1e-6
      let rests = tableau.symbols[Int(term.symbol)].restsAtZero
      let count =
        tableau.columnLength(term.symbol) + (isTiny ? 2_000_000 : 0) + (rests ? 1_000_000 : 0)
      if count < length || (count == length && term.symbol > best ?? -1) {
        best = term.symbol
        length = count
      }
    }
    return best
  }

  private mutating func makeMarkers(_ index: Int32) {
    let relation = constraints[Int(index)].relation
    if relation.above == .forbidden, relation.below == .forbidden {
      constraints[Int(index)].plus = tableau.makeSymbol(.dummy, constraint: index)
      return
    }
    constraints[Int(index)].plus = makeMarker(relation.above, index)
    constraints[Int(index)].minus = makeMarker(relation.below, index)
  }

  private mutating func makeMarker(_ penalty: Penalty, _ index: Int32) -> Int32 {
    switch penalty {
    case .none: tableau.makeSymbol(.slack, constraint: index)
    case .priority(let priority):
      tableau.makeSymbol(.error, constraint: index, priority: priority)
    case .forbidden: -1
    }
  }

  /// Charges the markers that cost something, basic or not.
  mutating func addCosts(of index: Int32, factor: Double = 1) {
    constraints[Int(index)].isCharged = factor > 0
    for symbol in [constraints[Int(index)].plus, constraints[Int(index)].minus] {
      guard symbol >= 0, tableau.kind(symbol) == .error else { continue }
      charge(symbol, factor)
    }
  }

  mutating func charge(_ symbol: Int32, _ factor: Double) {
    let cost = level(tableau.symbols[Int(symbol)].priority)
    let row = tableau.rowOf(symbol)
    if row >= 0 {
      tableau.add(factor, row: row, to: cost, dropping: -1)
      needsOptimizing = true
    } else {
      tableau.add(factor, of: symbol, to: cost)
    }
  }

  // MARK: Taking out

  mutating func takeOut(_ index: Int32) {
    addCosts(of: index, factor: -1)
    let state = constraints[Int(index)]
    let marker = state.plus >= 0 ? state.plus : state.minus
    var row = tableau.rowOf(marker)
    if row < 0, state.minus >= 0, state.plus >= 0 { row = tableau.rowOf(state.minus) }
    if row < 0, let leaving = leavingRow(freeing: marker) {
      pivots += 1
      tableau.pivot(leaving, entering: marker, costs: costRows)
      row = leaving
    }
    if row >= 0 { tableau.removeRow(row) }
    for symbol in [state.plus, state.minus] where symbol >= 0 {
      forget(symbol)
      tableau.removeSymbol(symbol)
    }
    constraints[Int(index)].plus = -1
    constraints[Int(index)].minus = -1
    needsOptimizing = true
  }

  /// The row that gives way when a marker may take any value: the first to reach its limit, so that
  /// no other passes its own.
  private mutating func leavingRow(freeing marker: Int32) -> Int32? {
    var rising: (row: Int32, ratio: Double)?
    var falling: (row: Int32, ratio: Double)?
    var external: Int32?
    for row in tableau.rowsContaining(marker) {
      let coefficient = tableau.coefficient(of: marker, in: row)
      let constant = tableau.rows[Int(row)].constant
      switch tableau.kind(tableau.rows[Int(row)].basic) {
      case .external, .vacant:
        // The shortest, which touches the fewest others.
        if external.map({ tableau.count(row) < tableau.count($0) }) ?? true { external = row }
      case .dummy: return row
      case .slack, .error:
        let ratio = max(constant, 0) / abs(coefficient)
        if coefficient < 0 {
          if ratio < rising?.ratio ?? .infinity { rising = (row, ratio) }
        } else if ratio < falling?.ratio ?? .infinity {
          falling = (row, ratio)
        }
      }
    }
    return rising?.row ?? falling?.row ?? external
  }

  /// Wipes what rounding left of a symbol that belongs to nothing any more.
  mutating func forget(_ symbol: Int32) {
    let row = tableau.rowOf(symbol)
    if row >= 0 { tableau.removeRow(row) }
    if tableau.mayOccur(symbol) {
      for row in tableau.rowsContaining(symbol) {
        tableau.add(-tableau.coefficient(of: symbol, in: row), of: symbol, to: row)
      }
    }
    for cost in costRows {
      let coefficient = tableau.coefficient(of: symbol, in: cost)
      if coefficient != 0 { tableau.add(-coefficient, of: symbol, to: cost) }
    }
  }
}
