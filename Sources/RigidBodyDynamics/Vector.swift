import Foundation

/// A point or a direction in the plane, in points; y points wherever its user has it point.
package struct Vector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Vector(0, 0)

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The direction at `angle` radians from the x axis, towards the y axis, of length 1.
  package init(angle: Double) { self.init(cos(angle), sin(angle)) }

  package var length: Double { (x * x + y * y).squareRoot() }
  package var lengthSquared: Double { x * x + y * y }
  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// This direction with length 1; zero stays zero.
  package var normalized: Vector {
    let length = length
    return length > 1e-12 ? Vector(x / length, y / length) : .zero
  }

  /// A quarter turn from the x axis towards the y axis.
  package var perpendicular: Vector { Vector(-y, x) }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// Turned by an angle whose cosine and sine `direction` has.
  func rotated(by direction: Vector) -> Vector {
    Vector(x * direction.x - y * direction.y, x * direction.y + y * direction.x)
  }

  /// Turned back by that angle.
  func rotatedBack(by direction: Vector) -> Vector {
    Vector(x * direction.x + y * direction.y, y * direction.x - x * direction.y)
  }

  package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
  package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
  package static func * (a: Vector, k: Double) -> Vector { Vector(a.x * k, a.y * k) }
  package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }
  package static func += (a: inout Vector, b: Vector) { a = a + b }
  package static func -= (a: inout Vector, b: Vector) { a = a - b }
}

/// A rectangle around something, for telling quickly what cannot touch.
struct Box {
  var min: Vector
  var max: Vector

  init(_ points: [Vector]) {
    min = points.first ?? .zero
    max = min
    for point in points.dropFirst() {
      min = Vector(Swift.min(min.x, point.x), Swift.min(min.y, point.y))
      max = Vector(Swift.max(max.x, point.x), Swift.max(max.y, point.y))
    }
  }

  init(center: Vector, radius: Double) {
    min = Vector(center.x - radius, center.y - radius)
    max = Vector(center.x + radius, center.y + radius)
  }

  func grown(by margin: Double) -> Box {
    var box = self
    box.min -= Vector(margin, margin)
    box.max += Vector(margin, margin)
    return box
  }

  func union(_ other: Box) -> Box { Box([min, max, other.min, other.max]) }

  func intersects(_ other: Box) -> Bool {
    min.x <= other.max.x && other.min.x <= max.x && min.y <= other.max.y && other.min.y <= max.y
  }
}
