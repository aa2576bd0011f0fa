import Foundation

/// The outline by which a body touches others, in the body's own coordinates: the body's position is zero.
package enum CollisionShape: Hashable, Sendable {
  /// A circle about a centre.
  case circle(center: Vector, radius: Double)
  /// A convex polygon; its corners are in the order in which the y axis follows the x axis.
  case polygon([Vector])

  /// A rectangle about zero; extents below a hundredth of a point count as that.
  package static func rectangle(width: Double, height: Double) -> CollisionShape {
    let x = max(width, 0.01) / 2
    let y = max(height, 0.01) / 2
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// The ellipse in a rectangle about zero: a circle where the rectangle is a square, else a polygon of
  /// 24 corners.
  package static func ellipse(width: Double, height: Double) -> CollisionShape {
    let x = max(width, 0.01) / 2
    let y = max(height, 0.01) / 2
    if abs(x - y) < 0.01 { return .circle(center: .zero, radius: (x + y) / 2) }
    return .polygon(
      (0..<24).map { index in
        let direction = Vector(angle: Double(index) * .pi / 12)
        return Vector(direction.x * x, direction.y * y)
      })
  }

  /// The smallest convex polygon around points; nil where they have no area.
  package static func hull(of points: [Vector]) -> CollisionShape? {
    let sorted = Set(points.filter(\.isFinite)).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    guard sorted.count >= 3 else { return nil }
    func chain(_ points: [Vector]) -> [Vector] {
      var chain: [Vector] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1])
            <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let corners = chain(sorted).dropLast() + chain(sorted.reversed()).dropLast()
    guard corners.count >= 3 else { return nil }
    let shape = CollisionShape.polygon(Array(corners))
    return shape.area > 1e-4 ? shape : nil
  }

  /// This shape moved and then turned about where it was moved to.
  package func placed(at offset: Vector, angle: Double) -> CollisionShape {
    let direction = Vector(angle: angle)
    switch self {
    case .circle(let center, let radius):
      return .circle(center: center.rotated(by: direction) + offset, radius: radius)
    case .polygon(let points):
      return .polygon(points.map { $0.rotated(by: direction) + offset })
    }
  }

  /// In square points.
  package var area: Double {
    switch self {
    case .circle(_, let radius): return .pi * radius * radius
    case .polygon(let points):
      var sum = 0.0
      for (a, b) in sides(of: points) { sum += a.cross(b) }
      return sum / 2
    }
  }

  /// The second moment of the area about zero, in points to the fourth.
  var moment: Double {
    switch self {
    case .circle(let center, let radius):
      return .pi * radius * radius * (radius * radius / 2 + center.lengthSquared)
    case .polygon(let points):
      var sum = 0.0
      for (a, b) in sides(of: points) {
        sum += a.cross(b) * (a.dot(a) + a.dot(b) + b.dot(b))
      }
      return sum / 12
    }
  }

  /// How far from zero the shape reaches.
  var reach: Double {
    switch self {
    case .circle(let center, let radius): center.length + radius
    case .polygon(let points): points.map(\.length).max() ?? 0
    }
  }
}

private func sides(of points: [Vector]) -> Zip2Sequence<[Vector], [Vector]> {
  zip(points, Array(points.dropFirst()) + points.prefix(1))
}

/// A shape where its body is now.
struct PlacedShape {
  /// A polygon's corners; a circle's centre alone.
  var points: [Vector]
  /// The outward directions of the sides that begin at the points; empty for a circle.
  var normals: [Vector]
  /// Of a circle; zero for a polygon.
  var radius: Double
  var box: Box

  init(_ shape: CollisionShape, at position: Vector, direction: Vector) {
    switch shape {
    case .circle(let center, let radius):
      points = [center.rotated(by: direction) + position]
      normals = []
      self.radius = radius
      box = Box(center: points[0], radius: radius)
    case .polygon(let corners):
      points = corners.map { $0.rotated(by: direction) + position }
      normals = zip(points, Array(points.dropFirst()) + points.prefix(1)).map { a, b in
        -(b - a).perpendicular.normalized
      }
      radius = 0
      box = Box(points)
    }
  }
}
