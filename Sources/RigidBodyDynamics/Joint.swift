/// One number about two bodies that a joint wants: zero, or between limits of its impulse.
struct JointRow {
  /// Along which the second body's point moves against the first's; zero for an angle.
  var direction: Vector = .zero
  var armA: Vector = .zero
  var armB: Vector = .zero
  /// How much the second body's turning counts, and the first's the other way.
  var turn = 0.0
  /// How far the number is from what it should be, in points or radians.
  var error: Double
  /// Nil for what only slows the number down.
  var softness: Softness?
  /// A spring keeps its push; what holds positions gives it back in the same step.
  var isSpring = false
  /// A limit that is not reached lets the number come as near as it is.
  var isLimit = false
  var lowest = -Double.infinity
  var highest = Double.infinity

  fileprivate var mass = 0.0
  fileprivate var impulse = 0.0

  init(
    along direction: Vector, armA: Vector, armB: Vector, error: Double, softness: Softness
  ) {
    self.direction = direction
    self.armA = armA
    self.armB = armB
    self.error = error
    self.softness = softness
  }

  init(angle error: Double, softness: Softness?) {
    turn = 1
    self.error = error
    self.softness = softness
  }
}

/// What ties two bodies to each other; subclasses say what of them should be how.
package class Joint {
  package let a: RigidBody
  package let b: RigidBody
  private var rows: [JointRow] = []
  /// By place in the list of rows.
  private var impulses: [Double] = []

  init(_ a: RigidBody, _ b: RigidBody) {
    self.a = a
    self.b = b
  }

  /// What the joint asks for in the step that begins; always as many, in the same order.
  func makeRows(_ duration: Double) -> [JointRow] { [] }

  /// Positions are kept this stiffly.
  static func stiff(_ duration: Double) -> Softness {
    Softness(frequency: 0.5 / duration, damping: 2, duration: duration)
  }

  final func prepare(_ duration: Double) {
    a.isHeld = true
    b.isHeld = true
    rows = makeRows(duration)
    if impulses.count != rows.count { impulses = Array(repeating: 0, count: rows.count) }
    for index in rows.indices {
      let row = rows[index]
      let turnA = row.armA.cross(row.direction) + row.turn
      let turnB = row.armB.cross(row.direction) + row.turn
      var inverse = a.inverseInertia * turnA * turnA + b.inverseInertia * turnB * turnB
      if row.direction != .zero { inverse += a.inverseMass + b.inverseMass }
      rows[index].mass = inverse > 0 ? 1 / inverse : 0
      let impulse = min(max(impulses[index], row.lowest), row.highest)
      rows[index].impulse = impulse
      apply(impulse, row)
    }
  }

  private func apply(_ impulse: Double, _ row: JointRow) {
    a.push(-row.direction * impulse, arm: row.armA)
    b.push(row.direction * impulse, arm: row.armB)
    if row.turn != 0 {
      a.angularVelocity -= row.turn * impulse * a.inverseInertia
      b.angularVelocity += row.turn * impulse * b.inverseInertia
    }
  }

  final func solve(_ duration: Double, isRelaxing: Bool) {
    for index in rows.indices {
      let row = rows[index]
      var speed = row.turn * (b.angularVelocity - a.angularVelocity)
      if row.direction != .zero {
        speed += (b.velocity(at: row.armB) - a.velocity(at: row.armA)).dot(row.direction)
      }
      var (bias, massScale, impulseScale) = (0.0, 1.0, 0.0)
      if row.isLimit, row.error > 0 {
        bias = row.error / duration
      } else if let softness = row.softness, row.isSpring || !isRelaxing {
        bias = softness.biasRate * row.error
        (massScale, impulseScale) = (softness.massScale, softness.impulseScale)
      }
      let change = -row.mass * massScale * (speed + bias) - impulseScale * row.impulse
      let impulse = min(max(row.impulse + change, row.lowest), row.highest)
      apply(impulse - row.impulse, row)
      rows[index].impulse = impulse
      impulses[index] = impulse
    }
  }
}
