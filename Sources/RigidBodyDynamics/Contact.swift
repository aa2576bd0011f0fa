/// What keeps two bodies, or a body and a line, from going through each other in one step.
///
/// Points that are still apart take part: they let bodies come as near in the step as they are, so that
/// nothing fast jumps over something thin. Overlaps are undone by a stiff spring whose push is taken
/// out of the velocities again (`relax`), so that nothing is shot away.
struct Contact {
  /// What is remembered of a point from one step to the next.
  struct Memory {
    var feature: Int
    var normalImpulse: Double
    var tangentImpulse: Double
  }

  private struct Point {
    var feature: Int
    var separation: Double
    var armA: Vector
    var armB: Vector
    var normalMass: Double
    var tangentMass: Double
    /// How fast the bodies came when the step began; negative for towards each other.
    var approach: Double
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    var largestImpulse = 0.0
  }

  let a: RigidBody
  let b: RigidBody
  private let normal: Vector
  private let friction: Double
  private let elasticity: Double
  private var points: [Point]
  private let softness: Softness

  /// Bodies that come slower than this, in points a second, do not bounce.
  private static let slowest = 30.0
  /// The most that an overlap pushes bodies apart, in points a second.
  private static let fastestPush = 1200.0
  /// Overlap that is left alone, in points, so that what rests stays in touch.
  private static let slop = 0.02

  init(
    _ a: RigidBody, _ b: RigidBody, manifold: Manifold, friction: Double, elasticity: Double,
    memory: [Memory], duration: Double
  ) {
    (self.a, self.b, self.friction, self.elasticity) = (a, b, friction, elasticity)
    normal = manifold.normal
    let tangent = normal.perpendicular
    softness = Softness(
      frequency: 0.5 / duration, damping: 10, duration: duration)
    points = manifold.points.map { [normal] point in
      let armA = point.position - a.position
      let armB = point.position - b.position
      func mass(_ direction: Vector) -> Double {
        let (turnA, turnB) = (armA.cross(direction), armB.cross(direction))
        let inverse =
          a.inverseMass + b.inverseMass + a.inverseInertia * turnA * turnA
          + b.inverseInertia * turnB * turnB
        return inverse > 0 ? 1 / inverse : 0
      }
      let old = memory.first { $0.feature == point.feature }
      return Point(
        feature: point.feature, separation: point.separation, armA: armA, armB: armB,
        normalMass: mass(normal), tangentMass: mass(tangent),
        approach: (b.velocity(at: armB) - a.velocity(at: armA)).dot(normal),
        normalImpulse: old?.normalImpulse ?? 0, tangentImpulse: old?.tangentImpulse ?? 0)
    }
  }

  /// What the next step's contact begins with.
  var memory: [Memory] {
    points.map {
      Memory(
        feature: $0.feature, normalImpulse: $0.normalImpulse, tangentImpulse: $0.tangentImpulse)
    }
  }

  /// The bodies pushed each other in this step.
  var isPushing: Bool { points.contains { $0.largestImpulse > 0 } }

  /// Begins with what the step before ended with, which is nearly right for what rests.
  func warmStart() {
    let tangent = normal.perpendicular
    for point in points {
      apply(normal * point.normalImpulse + tangent * point.tangentImpulse, at: point)
    }
  }

  private func apply(_ impulse: Vector, at point: Point) {
    a.push(-impulse, arm: point.armA)
    b.push(impulse, arm: point.armB)
  }

  private func velocity(at point: Point) -> Vector {
    b.velocity(at: point.armB) - a.velocity(at: point.armA)
  }

  /// One round over all points. While `isRelaxing`, positions have moved and overlaps push no more.
  mutating func solve(_ duration: Double, isRelaxing: Bool) {
    let tangent = normal.perpendicular
    for index in points.indices {
      var point = points[index]
      let most = friction * point.normalImpulse
      let wanted = point.tangentImpulse - point.tangentMass * velocity(at: point).dot(tangent)
      let impulse = min(max(wanted, -most), most)
      apply(tangent * (impulse - point.tangentImpulse), at: point)
      point.tangentImpulse = impulse
      points[index] = point
    }
    for index in points.indices {
      var point = points[index]
      var separation = point.separation
      if isRelaxing {
        separation += (b.way(of: point.armB) - a.way(of: point.armA)).dot(normal)
      }
      var (bias, massScale, impulseScale) = (0.0, 1.0, 0.0)
      if separation > 0 {
        bias = separation / duration
      } else if !isRelaxing {
        bias = max(softness.biasRate * min(separation + Self.slop, 0), -Self.fastestPush)
        (massScale, impulseScale) = (softness.massScale, softness.impulseScale)
      }
      let speed = velocity(at: point).dot(normal)
      let change =
        -point.normalMass * massScale * (speed + bias) - impulseScale * point.normalImpulse
      let impulse = max(point.normalImpulse + change, 0)
      apply(normal * (impulse - point.normalImpulse), at: point)
      point.normalImpulse = impulse
      point.largestImpulse = max(point.largestImpulse, impulse)
      points[index] = point
    }
  }

  /// Whether there is a speed to give back.
  var isBouncing: Bool {
    elasticity > 0 && points.contains { $0.approach < -Self.slowest && $0.largestImpulse > 0 }
  }

  /// Gives back the share of the speed at which bodies came; corners that come at once have to agree, so
  /// that it takes several rounds, as velocities do.
  mutating func bounce() {
    for index in points.indices {
      var point = points[index]
      guard point.approach < -Self.slowest, point.largestImpulse > 0 else { continue }
      let speed = velocity(at: point).dot(normal)
      let change = -point.normalMass * (speed + elasticity * point.approach)
      let impulse = max(point.normalImpulse + change, 0)
      apply(normal * (impulse - point.normalImpulse), at: point)
      point.normalImpulse = impulse
      points[index] = point
    }
  }
}

extension RigidBody {
  /// How far the body's point at `arm` went in this step.
  fileprivate func way(of arm: Vector) -> Vector { shift + arm.perpendicular * turn }
}

/// How stiff a constraint is: a spring of a frequency and a damping ratio, in a form that stays stable
/// however long a step is. For a constraint that is solved again and again in one step.
struct Softness {
  var biasRate: Double
  var massScale: Double
  var impulseScale: Double

  /// - Parameter frequency: in hertz, above zero.
  init(frequency: Double, damping: Double, duration: Double) {
    let omega = 2 * Double.pi * frequency
    let a = 2 * damping + duration * omega
    let b = duration * omega * a
    biasRate = omega / a
    massScale = b / (1 + b)
    impulseScale = 1 / (1 + b)
  }
}
