import Failures

/// Linear relations with priorities, kept solved while they come, go and change.
///
/// The algorithm is Cassowary's: a simplex tableau in which every relation has *marker* symbols, so
/// that it can be taken out or moved again without starting over. Two things are different. Priorities
/// are strictly ordered, not weighted: each has a cost row of its own, made small in turn. And changes
/// wait for `solve()`, which runs in three steps: the primal simplex for what was added and removed,
/// the dual simplex for constants that changed, then required relations that did not fit at first.
///
/// Within one priority the sum of all distances is made small. Where that leaves a choice, any one
/// answer is taken, the same for the same history.
///
/// A value: a copy is solved apart from the original, which is how sizes are tried.
package struct ConstraintSolver: Sendable {
  var tableau = Tableau()
  /// By priority, the highest first.
  var levels: [CostLevel] = []
  var constraints = ContiguousArray<ConstraintState>()
  private var vacantConstraints = ContiguousArray<Int32>()
  private var additions = 0

  /// Cost rows may have become improvable.
  var needsOptimizing = false
  /// Constraints with a constant that the tableau does not know.
  var edited = ContiguousArray<Int32>()
  /// Required constraints that did not fit when they were added.
  var waiting = ContiguousArray<Int32>()
  /// Broken constraints take priorities above all others', each its own.
  var breakingPriority: Float = 2000

  /// What could not hold, since the client last emptied the list.
  package var conflicts: [SolverConflict] = []
  /// Pivots made, for statistics and tests.
  package internal(set) var pivots = 0
  /// Whether the last `solve()` gave up for want of precision; the values are then those it had
  /// come to.
  package internal(set) var isExhausted = false

  package init() {}

  // MARK: Variables

  /// Makes an unknown.
  ///
  /// - Parameter restsAtZero: where relations leave a choice between this and others, it is this one that is zero,
  ///   unless another of its kind has to be.
  package mutating func makeVariable(restsAtZero: Bool = false) -> SolverVariable {
    let index = tableau.makeSymbol(.external)
    tableau.symbols[Int(index)].restsAtZero = restsAtZero
    return SolverVariable(index: index)
  }

  /// All constraints that name it must have been removed.
  package mutating func removeVariable(_ variable: SolverVariable) {
    forget(variable.index)
    tableau.removeSymbol(variable.index)
  }

  /// As of the last `solve()`. O(1).
  package func value(of variable: SolverVariable) -> Double {
    tableau.value(of: variable.index)
  }

  /// Variables whose values may have changed since the last call; some may have come back to what
  /// they were.
  package mutating func takeChangedVariables() -> [SolverVariable] {
    tableau.takeChanges().filter { tableau.kind($0) == .external }
      .map(SolverVariable.init(index:))
  }

  /// Those that the next `takeChangedVariables()` would give.
  package var changedVariables: [SolverVariable] {
    tableau.changes.filter { tableau.kind($0) == .external }.map(SolverVariable.init(index:))
  }

  // MARK: Constraints

  /// Adds a relation; it holds after the next `solve()`.
  ///
  /// - Complexity: the lengths of the rows that its variables occur in.
  package mutating func add(_ relation: LinearRelation) -> SolverConstraint {
    var state = ConstraintState(relation)
    additions += 1
    state.order = additions
    let index: Int32
    if let vacant = vacantConstraints.popLast() {
      index = vacant
      constraints[Int(index)] = state
    } else {
      index = Int32(constraints.count)
      constraints.append(state)
    }
    use(relation.above)
    use(relation.below)
    insert(index, evenIfWrong: false)
    return SolverConstraint(index: index)
  }

  /// Changes the constant; costs what changes through it, at the next `solve()`.
  package mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
    let index = Int(constraint.index)
    guard constraints[index].relation.constant != constant else { return }
    constraints[index].relation.constant = constant
    if constraints[index].place == .inTableau, !constraints[index].isEdited {
      constraints[index].isEdited = true
      edited.append(constraint.index)
    }
  }

  package func constant(of constraint: SolverConstraint) -> Double {
    constraints[Int(constraint.index)].relation.constant
  }

  package mutating func remove(_ constraint: SolverConstraint) {
    let index = constraint.index
    switch constraints[Int(index)].place {
    case .none: failure("The constraint was removed before.")
    case .waiting: waiting.removeAll { $0 == index }
    case .inTableau: takeOut(index)
    }
    if constraints[Int(index)].isEdited { edited.removeAll { $0 == index } }
    release(constraints[Int(index)].relation.above)
    release(constraints[Int(index)].relation.below)
    constraints[Int(index)] = ConstraintState()
    vacantConstraints.append(index)
  }

  /// Whether the relation was given up because it contradicts others, until it is removed.
  package func isBroken(_ constraint: SolverConstraint) -> Bool {
    constraints[Int(constraint.index)].isBroken
  }

  /// The number of relations.
  package var count: Int { constraints.count - vacantConstraints.count }

  // MARK: Solving

  /// Something was added, removed or changed since the last `solve()`.
  package var needsSolving: Bool { needsOptimizing || !edited.isEmpty || !waiting.isEmpty }

  /// Makes the values fit the relations as well as they can.
  package mutating func solve() {
    guard needsSolving else { return }
    isExhausted = false
    optimize()
    applyEdits()
    repair()
    insertWaiting()
    guard isExhausted else { return }
    // Rounding may have spoilt the tableau; a new one begins with whole numbers.
    isExhausted = false
    rebuild()
    optimize()
    repair()
    insertWaiting()
    tableau.wrongRows.removeAll()
  }

  /// Makes the tableau anew from the relations.
  package mutating func rebuild() {
    for index in tableau.rows.indices where tableau.rows[index].basic != Tableau.vacantMark {
      tableau.removeRow(Int32(index))
    }
    for index in tableau.symbols.indices {
      switch tableau.kind(Int32(index)) {
      case .vacant: break
      case .external: tableau.symbols[index].column.count = 0
      case .slack, .error, .dummy: tableau.removeSymbol(Int32(index))
      }
    }
    tableau.wrongRows.removeAll()
    edited.removeAll()
    waiting.removeAll()
    for position in levels.indices { levels[position].row = makeCostRow() }
    for index in constraints.indices where constraints[index].place != .none {
      constraints[index].plus = -1
      constraints[index].minus = -1
      constraints[index].isEdited = false
      insert(Int32(index), evenIfWrong: false)
    }
  }

  // MARK: Levels

  private mutating func use(_ penalty: Penalty) {
    guard case .priority(let priority) = penalty else { return }
    let position = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if position < levels.count, levels[position].priority == priority {
      levels[position].users += 1
    } else {
      levels.insert(
        CostLevel(priority: priority, row: makeCostRow(), users: 1), at: position)
    }
  }

  private mutating func release(_ penalty: Penalty) {
    guard case .priority(let priority) = penalty,
      let position = levels.firstIndex(where: { $0.priority == priority })
    else { return }
    levels[position].users -= 1
    if levels[position].users == 0 {
      tableau.removeRow(levels[position].row)
      levels.remove(at: position)
    }
  }

  private mutating func makeCostRow() -> Int32 {
    tableau.makeRow(basic: Tableau.costMark, constant: 0, terms: [])
  }

  /// Gives a broken constraint a level above all others.
  mutating func makeBreakingLevel() -> Penalty {
    breakingPriority += 1
    let penalty = Penalty.priority(breakingPriority)
    use(penalty)
    return penalty
  }

  func level(_ priority: Float) -> Int32 {
    levels.first { $0.priority == priority }?.row ?? -1
  }

  var costRows: [Int32] { levels.map(\.row) }
}

/// One priority and what the distances at it sum up to.
struct CostLevel {
  let priority: Float
  var row: Int32
  /// Sides of relations with this priority.
  var users: Int
}

/// What the solver knows of a relation.
struct ConstraintState {
  enum Place {
    case none
    case inTableau
    case waiting
  }

  var relation = LinearRelation([], 0, above: .none, below: .none)
  /// The constant that the tableau has.
  var appliedConstant = 0.0
  /// Grows by what the sum is above the constant; where neither side is allowed, a dummy. −1 where
  /// the sum must not be above.
  var plus: Int32 = -1
  /// Grows by what the sum is below the constant.
  var minus: Int32 = -1
  var order = 0
  var place = Place.none
  var isEdited = false
  var isBroken = false
  /// The costs of its markers are in the cost rows.
  var isCharged = false

  init() {}
  init(_ relation: LinearRelation) { self.relation = relation }
}
