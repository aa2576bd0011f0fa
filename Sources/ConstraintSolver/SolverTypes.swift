/// An unknown of a `ConstraintSolver`: any number; zero where nothing says otherwise.
///
/// Means something to the solver that made it alone, and to copies of it.
package struct SolverVariable: Hashable, Sendable {
  package let index: Int32
}

/// A relation that was added to a `ConstraintSolver`; valid until it is removed.
package struct SolverConstraint: Hashable, Sendable {
  package let index: Int32
}

/// A variable times a number, one part of a sum.
package struct SolverTerm: Hashable, Sendable {
  package var variable: SolverVariable
  package var coefficient: Double

  package init(_ coefficient: Double, _ variable: SolverVariable) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// What it costs that a sum lies on the wrong side of its constant.
package enum Penalty: Hashable, Sendable {
  /// Nothing: that side is not wrong.
  case none
  /// Its distance, at a priority: all distances at higher priorities are made small first, whatever
  /// that costs at lower ones.
  case priority(Float)
  /// It must not happen.
  case forbidden

  /// As UIKit counts: 1000 and more is forbidden.
  package init(priority: Float) {
    self = priority >= 1000 ? .forbidden : .priority(priority)
  }
}

/// A sum of terms compared with a constant.
package struct LinearRelation: Hashable, Sendable {
  /// A variable may occur in several terms. Coefficients are finite.
  package var terms: [SolverTerm]
  package var constant: Double
  /// For sums larger than the constant.
  package var above: Penalty
  /// For sums smaller than the constant.
  package var below: Penalty
  /// Of relations that contradict each other the one with the highest rank is broken, among equals
  /// the one added last.
  package var breakRank: Int

  package init(
    _ terms: [SolverTerm], _ constant: Double, above: Penalty, below: Penalty, breakRank: Int = 0
  ) {
    self.terms = terms
    self.constant = constant
    self.above = above
    self.below = below
    self.breakRank = breakRank
  }

  package static func equal(
    _ terms: [SolverTerm], _ constant: Double, priority: Float = 1000, breakRank: Int = 0
  ) -> LinearRelation {
    let penalty = Penalty(priority: priority)
    return LinearRelation(terms, constant, above: penalty, below: penalty, breakRank: breakRank)
  }

  package static func atLeast(
    _ terms: [SolverTerm], _ constant: Double, priority: Float = 1000, breakRank: Int = 0
  ) -> LinearRelation {
    LinearRelation(
      terms, constant, above: .none, below: Penalty(priority: priority), breakRank: breakRank)
  }

  package static func atMost(
    _ terms: [SolverTerm], _ constant: Double, priority: Float = 1000, breakRank: Int = 0
  ) -> LinearRelation {
    LinearRelation(
      terms, constant, above: Penalty(priority: priority), below: .none, breakRank: breakRank)
  }
}

/// Required relations that cannot all hold, and what the solver did about it.
package struct SolverConflict: Sendable {
  /// Relations that contradict each other; without any one of them the others could hold.
  package var constraints: [SolverConstraint]
  /// The one that from now on is held only as far as the others let it.
  package var broken: SolverConstraint
}
