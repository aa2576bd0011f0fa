import ConstraintSolver

/// The model: the same question put to a textbook simplex with a dense matrix, from nothing each
/// time, one priority after the other.
struct PlainProgram {
  var relations: [LinearRelation]
  var variables: [SolverVariable]

  /// The least sum of distances at each priority, the highest first; nil where the required
  /// relations contradict each other.
  func leastCosts(_ priorities: [Float]) -> [Double]? {
    var columns = variables.count * 2
    var rows: [(coefficients: [Int: Double], constant: Double)] = []
    var costs: [Float: [Int]] = [:]
    for relation in relations {
      var row: [Int: Double] = [:]
      for term in relation.terms {
        let position = variables.firstIndex(of: term.variable)!
        row[position * 2, default: 0] += term.coefficient
        row[position * 2 + 1, default: 0] -= term.coefficient
      }
      for (penalty, sign) in [(relation.above, -1.0), (relation.below, 1.0)] {
        if penalty == .forbidden { continue }
        row[columns] = sign
        if case .priority(let priority) = penalty { costs[priority, default: []].append(columns) }
        columns += 1
      }
      rows.append((row, relation.constant))
    }
    guard DenseSimplex(rows: rows, columns: columns).minimize([:]) != nil else { return nil }
    var found: [Double] = []
    for priority in priorities {
      let objective = Dictionary(
        uniqueKeysWithValues: (costs[priority] ?? []).map { ($0, 1.0) })
      guard let least = DenseSimplex(rows: rows, columns: columns).minimize(objective)
      else { return nil }
      found.append(least)
      if objective.isEmpty { continue }
      // From now on it stays that low.
      var bound = objective
      bound[columns] = 1
      rows.append((bound, least + 1e-7))
      columns += 1
    }
    return found
  }

  var isPossible: Bool { leastCosts([]) != nil }
}

/// Minimises over nonnegative unknowns under equations, in two phases, by Bland's rule.
struct DenseSimplex {
  private var table: [[Double]] = []
  private var basis: [Int] = []
  private let columns: Int

  init(rows: [(coefficients: [Int: Double], constant: Double)], columns: Int) {
    self.columns = columns
    for (index, row) in rows.enumerated() {
      var line = [Double](repeating: 0, count: columns + rows.count + 1)
      let sign = row.constant < 0 ? -1.0 : 1.0
      for (column, coefficient) in row.coefficients { line[column] += coefficient * sign }
      line[columns + index] = 1
      line[line.count - 1] = row.constant * sign
      table.append(line)
      basis.append(columns + index)
    }
  }

  /// Nil where no values satisfy the equations.
  func minimize(_ objective: [Int: Double]) -> Double? {
    var copy = self
    let width = table.first?.count ?? columns + 1
    var first = [Double](repeating: 0, count: width - 1)
    for index in columns..<first.count { first[index] = 1 }
    guard copy.run(first, limit: width - 1) < 1e-6 else { return nil }
    // Artificial unknowns that stayed at zero leave where anything can take their place.
    for row in copy.basis.indices where copy.basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(copy.table[row][$0]) > 1e-9 }) {
        copy.pivot(row, column)
      }
    }
    var second = [Double](repeating: 0, count: width - 1)
    for (column, cost) in objective { second[column] = cost }
    return copy.run(second, limit: columns)
  }

  private mutating func run(_ cost: [Double], limit: Int) -> Double {
    while true {
      var entering: Int?
      for column in 0..<limit where !basis.contains(column) {
        var reduced = cost[column]
        for row in table.indices { reduced -= cost[basis[row]] * table[row][column] }
        if reduced < -1e-8 {
          entering = column
          break
        }
      }
      guard let entering else { break }
      var leaving: Int?
      var best = Double.infinity
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = table[row].last! / table[row][entering]
        if ratio < best - 1e-12
          || (ratio < best + 1e-12 && leaving.map { basis[row] < basis[$0] } ?? true)
        {
          best = ratio
          leaving = row
        }
      }
      guard let leaving else { return -.infinity }
      pivot(leaving, entering)
    }
    return table.indices.reduce(0) { $0 + cost[basis[$1]] * table[$1].last! }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let value = table[row][column]
    for index in table[row].indices { table[row][index] /= value }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
