import XCTest

import struct UIKitTestSupport.SeededGenerator

@testable import ConstraintSolver

/// Random systems that grow, shrink and change, each state against the dense model.
final class SolverModelTests: XCTestCase {
  func test_randomHistories_costAsLittleAsTheModel() {
    for seed in 1...300 {
      var history = RandomHistory(seed: UInt64(seed))
      for step in 0..<25 {
        history.change()
        guard step % 3 == 2 || seed % 2 == 0 else { continue }
        history.solver.solve()
        let problems = history.solver.problems() + history.differencesFromModel()
        guard problems.isEmpty, !history.solver.isExhausted else {
          return XCTFail("seed \(seed), step \(step): \(problems.joined(separator: "; "))")
        }
      }
    }
  }

  /// One variable in common, as in a long screen: relations far apart meet.
  func test_chainsWithRandomEdits_matchTheModel() {
    for seed in 0..<25 {
      var history = RandomHistory(seed: UInt64(90_000 + seed), variables: 8, chains: true)
      for step in 0..<30 {
        history.change()
        history.solver.solve()
        let problems = history.solver.problems() + history.differencesFromModel()
        guard problems.isEmpty else {
          return XCTFail("seed \(seed), step \(step): \(problems.joined(separator: "; "))")
        }
      }
    }
  }
}

/// A solver and what it was told.
private struct RandomHistory {
  var solver = ConstraintSolver()
  private var random: SeededGenerator
  private var variables: [SolverVariable] = []
  private var live: [(id: SolverConstraint, relation: LinearRelation)] = []
  private let chains: Bool

  private static let priorities: [Float] = [999, 750, 500.5, 250, 50, 1]

  init(seed: UInt64, variables count: Int? = nil, chains: Bool = false) {
    random = SeededGenerator(seed: seed)
    self.chains = chains
    for _ in 0..<(count ?? random.int(1...5)) { variables.append(solver.makeVariable()) }
    guard chains else { return }
    for index in 1..<variables.count {
      add(.equal([.init(1, variables[index]), .init(-1, variables[index - 1])], 10))
    }
  }

  private mutating func add(_ relation: LinearRelation) {
    live.append((solver.add(relation), relation))
  }

  mutating func change() {
    switch random.int(0...9) {
    case 0...5: add(makeRelation())
    case 6, 7:
      guard !live.isEmpty else { return }
      let index = random.int(0...(live.count - 1))
      solver.remove(live.remove(at: index).id)
    default:
      guard !live.isEmpty else { return }
      for _ in 0...random.int(0...3) {
        let index = random.int(0...(live.count - 1))
        let constant = Double(random.int(-50...100))
        live[index].relation.constant = constant
        solver.setConstant(constant, of: live[index].id)
      }
    }
  }

  private mutating func makeRelation() -> LinearRelation {
    var terms: [SolverTerm] = []
    for _ in 0...random.int(0...2) {
      let coefficient = [1, 1, 1, -1, -1, -1, 0.5, 2, -0.25][random.int(0...8)]
      terms.append(SolverTerm(coefficient, variables[random.int(0...(variables.count - 1))]))
    }
    let constant = Double(random.int(-50...100))
    let isRequired = random.int(0...3) == 0
    let priority: Float = isRequired ? 1000 : Self.priorities[random.int(0...5)]
    switch random.int(0...3) {
    case 0: return .equal(terms, constant, priority: priority)
    case 1: return .atLeast(terms, constant, priority: priority)
    case 2: return .atMost(terms, constant, priority: priority)
    default:
      return LinearRelation(
        terms, constant, above: Penalty(priority: priority),
        below: Penalty(priority: random.int(0...9) == 0 ? 1000 : Self.priorities[random.int(0...5)])
      )
    }
  }

  mutating func differencesFromModel() -> [String] {
    var problems: [String] = []
    for conflict in solver.conflicts { problems += check(conflict) }
    solver.conflicts = []
    // What was broken counts no more than what it is now; priorities above 1000 come first.
    var relations: [LinearRelation] = []
    var priorities = Set<Float>()
    for (id, relation) in live {
      var relation = relation
      if solver.isBroken(id) {
        let state = solver.constraints[Int(id.index)].relation
        relation.above = state.above
        relation.below = state.below
      }
      relations.append(relation)
      for penalty in [relation.above, relation.below] {
        if case .priority(let priority) = penalty { priorities.insert(priority) }
      }
    }
    let ordered = priorities.sorted(by: >)
    let model = PlainProgram(relations: relations, variables: variables)
    guard let expected = model.leastCosts(ordered) else {
      return problems + ["the model says that required relations contradict each other"]
    }
    var actual = [Float: Double]()
    for relation in relations {
      let sum = relation.terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.variable) }
      let difference = sum - relation.constant
      let penalty = difference > 0 ? relation.above : relation.below
      switch penalty {
      case .none: break
      case .priority(let priority): actual[priority, default: 0] += abs(difference)
      case .forbidden:
        if abs(difference) > 1e-5 { problems.append("a required relation is off by \(difference)") }
      }
    }
    for (priority, expected) in zip(ordered, expected)
    where abs(expected - actual[priority, default: 0]) > 1e-3 {
      problems.append(
        "priority \(priority) costs \(actual[priority, default: 0]), the model \(expected)")
    }
    return problems
  }

  /// All of a conflict's relations contradict each other, and no fewer.
  private func check(_ conflict: SolverConflict) -> [String] {
    var problems: [String] = []
    guard conflict.constraints.contains(conflict.broken) else { return ["broken is no member"] }
    // Later changes may have removed or moved members.
    let members = conflict.constraints.compactMap { id in live.first { $0.id == id }?.relation }
    guard members.count == conflict.constraints.count else { return [] }
    if PlainProgram(relations: members, variables: variables).isPossible {
      problems.append("a conflict is none: \(members)")
    }
    for index in members.indices {
      var fewer = members
      fewer.remove(at: index)
      if !PlainProgram(relations: fewer, variables: variables).isPossible {
        problems.append("a conflict names relation \(index) of \(members.count) for nothing")
      }
    }
    return problems
  }
}
