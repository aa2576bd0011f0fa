import Foundation

/// A frequency in hertz and a damping ratio, of which 1 does not swing; a frequency of zero is no spring.
package struct JointSpring: Hashable, Sendable {
  package var frequency: Double
  package var damping: Double

  package init(frequency: Double, damping: Double) {
    self.frequency = frequency
    self.damping = damping
  }

  package static let none = JointSpring(frequency: 0, damping: 0)

  func softness(_ duration: Double) -> Softness? {
    guard frequency > 0, frequency.isFinite else { return nil }
    // Faster than steps there is nothing but stiffness.
    return Softness(
      frequency: min(frequency, 0.5 / duration), damping: max(damping, 0), duration: duration)
  }
}

/// Two points of two bodies, in the bodies' own directions.
package struct JointAnchors: Hashable, Sendable {
  package var a: Vector
  package var b: Vector

  package init(_ a: Vector, _ b: Vector) {
    self.a = a
    self.b = b
  }
}

/// A joint between points of two bodies.
package class AnchoredJoint: Joint {
  package var anchors: JointAnchors

  package init(_ a: RigidBody, _ b: RigidBody, _ anchors: JointAnchors) {
    self.anchors = anchors
    super.init(a, b)
  }

  final var armA: Vector { anchors.a.rotated(by: Vector(angle: a.angle)) }
  final var armB: Vector { anchors.b.rotated(by: Vector(angle: b.angle)) }
  /// From the first point to the second.
  final var way: Vector { b.position + armB - a.position - armA }

  /// The rows that hold the points together.
  final func pointRows(_ softness: Softness, isSpring: Bool) -> [JointRow] {
    let (armA, armB, way) = (armA, armB, way)
    return [Vector(1, 0), Vector(0, 1)].map { axis in
      var row = JointRow(
        along: axis, armA: armA, armB: armB, error: way.dot(axis), softness: softness)
      row.isSpring = isSpring
      return row
    }
  }
}

/// Keeps two points at a distance: as a rod, a spring or a rope.
package final class DistanceJoint: AnchoredJoint {
  /// In points.
  package var length: Double
  package var spring = JointSpring.none
  /// Whether the points may come nearer, but not further away.
  package var isRope = false

  package init(_ a: RigidBody, _ b: RigidBody, _ anchors: JointAnchors, length: Double) {
    self.length = length
    super.init(a, b, anchors)
  }

  /// Below this there is no direction in which points could be apart.
  private static let shortest = 0.5

  override func makeRows(_ duration: Double) -> [JointRow] {
    let soft = spring.softness(duration)
    let softness = soft ?? Self.stiff(duration)
    let way = way
    let distance = way.length
    if !isRope, length < Self.shortest { return pointRows(softness, isSpring: soft != nil) }
    let direction = distance > 1e-9 ? way * (1 / distance) : Vector(0, 1)
    var row = JointRow(
      along: direction, armA: armA, armB: armB, error: distance - length, softness: softness)
    row.isSpring = soft != nil
    if isRope {
      // As a limit that grows towards zero: the number is what is left of the rope.
      row.direction = -direction
      row.error = length - distance
      row.isLimit = true
      row.lowest = 0
    }
    return [row]
  }
}

/// Holds two bodies together at a point about which they turn.
package final class PinJoint: AnchoredJoint {
  package var spring = JointSpring.none
  /// The most that turning is held back with.
  package var frictionTorque = 0.0
  /// How far the second body may turn against the first, in radians from where it was.
  package var range = -Double.infinity...Double.infinity
  private let angle: Double

  package override init(_ a: RigidBody, _ b: RigidBody, _ anchors: JointAnchors) {
    angle = b.angle - a.angle
    super.init(a, b, anchors)
  }

  override func makeRows(_ duration: Double) -> [JointRow] {
    let soft = spring.softness(duration)
    var friction = JointRow(angle: 0, softness: nil)
    friction.lowest = -frictionTorque * duration
    friction.highest = frictionTorque * duration
    return [friction]
      + limits(b.angle - a.angle - angle, in: range) {
        var row = JointRow(angle: $0, softness: Self.stiff(duration))
        row.turn = $1
        return row
      } + pointRows(soft ?? Self.stiff(duration), isSpring: soft != nil)
  }
}

/// Holds two bodies together as if they were one.
package final class WeldJoint: AnchoredJoint {
  package var spring = JointSpring.none
  /// How the second body is turned against the first, in radians.
  package var angle: Double

  package override init(_ a: RigidBody, _ b: RigidBody, _ anchors: JointAnchors) {
    angle = b.angle - a.angle
    super.init(a, b, anchors)
  }

  override func makeRows(_ duration: Double) -> [JointRow] {
    let soft = spring.softness(duration)
    let softness = soft ?? Self.stiff(duration)
    var turn = JointRow(angle: b.angle - a.angle - angle, softness: softness)
    turn.isSpring = soft != nil
    return [turn] + pointRows(softness, isSpring: soft != nil)
  }
}

/// Lets a body move along a line that belongs to another, without turning against it.
package final class SlidingJoint: AnchoredJoint {
  /// In the first body's directions, of length 1.
  private let axis: Vector
  private let angle: Double
  /// How far the second body may be along the axis from where it was, in points.
  package var range = -Double.infinity...Double.infinity
  private let start: Double

  package init(_ a: RigidBody, _ b: RigidBody, _ anchors: JointAnchors, axis: Vector) {
    let turned = axis.normalized == .zero ? Vector(1, 0) : axis.normalized
    self.axis = turned.rotatedBack(by: Vector(angle: a.angle))
    angle = b.angle - a.angle
    let way =
      b.position + anchors.b.rotated(by: Vector(angle: b.angle)) - a.position
      - anchors.a.rotated(by: Vector(angle: a.angle))
    start = way.dot(turned)
    super.init(a, b, anchors)
  }

  override func makeRows(_ duration: Double) -> [JointRow] {
    let stiff = Self.stiff(duration)
    let (way, armB) = (way, armB)
    let along = axis.rotated(by: Vector(angle: a.angle))
    // The first body carries the line, so its arm leads to where the second is.
    let armA = armA + way
    let across = JointRow(
      along: along.perpendicular, armA: armA, armB: armB, error: way.dot(along.perpendicular),
      softness: stiff)
    return [JointRow(angle: b.angle - a.angle - angle, softness: stiff), across]
      + limits(way.dot(along) - start, in: range) {
        JointRow(along: along * $1, armA: armA, armB: armB, error: $0, softness: stiff)
      }
  }
}

/// The rows that keep a number in a range: one for each end, made of how far the end is and the direction
/// away from it.
private func limits(
  _ value: Double, in range: ClosedRange<Double>, makeRow: (Double, Double) -> JointRow
) -> [JointRow] {
  [(value - range.lowerBound, 1.0), (range.upperBound - value, -1.0)].map { left, direction in
    // An end that is infinitely far away is never reached.
    var row = makeRow(min(left, 1e9), direction)
    row.isLimit = true
    row.lowest = 0
    return row
  }
}
