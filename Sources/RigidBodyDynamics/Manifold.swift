/// Where two outlines are near each other: a direction and one or two points.
struct Manifold {
  struct Point {
    /// On the outlines, between the two where they are apart.
    var position: Vector
    /// How far the outlines are apart there; negative where they overlap.
    var separation: Double
    /// The same for the same corners in the next step.
    var feature: Int
  }

  /// From the first outline to the second, of length 1.
  var normal: Vector
  var points: [Point]

  /// The manifold of the outlines in the other order.
  var flipped: Manifold { Manifold(normal: -normal, points: points) }

  /// Of two bodies' outlines that are at most `margin` apart; nil where they are further.
  static func between(_ a: PlacedShape, _ b: PlacedShape, margin: Double) -> Manifold? {
    switch (a.normals.isEmpty, b.normals.isEmpty) {
    case (true, true): circles(a, b, margin: margin)
    case (false, true): polygonAndCircle(a, b, margin: margin)
    case (true, false): polygonAndCircle(b, a, margin: margin)?.flipped
    case (false, false): polygons(a, b, margin: margin)
    }
  }

  private static func circles(_ a: PlacedShape, _ b: PlacedShape, margin: Double) -> Manifold? {
    let way = b.points[0] - a.points[0]
    let distance = way.length
    let separation = distance - a.radius - b.radius
    guard separation <= margin else { return nil }
    // Circles about one point part downwards, always the same way.
    let normal = distance > 1e-9 ? way * (1 / distance) : Vector(0, 1)
    let position = a.points[0] + normal * (a.radius + separation / 2)
    return Manifold(
      normal: normal, points: [Point(position: position, separation: separation, feature: 0)])
  }

  private static func polygonAndCircle(
    _ polygon: PlacedShape, _ circle: PlacedShape, margin: Double
  ) -> Manifold? {
    let center = circle.points[0]
    var side = 0
    var furthest = -Double.infinity
    for index in polygon.points.indices {
      let distance = polygon.normals[index].dot(center - polygon.points[index])
      if distance > furthest {
        furthest = distance
        side = index
      }
    }
    guard furthest - circle.radius <= margin else { return nil }
    let a = polygon.points[side]
    let b = polygon.points[(side + 1) % polygon.points.count]
    var normal = polygon.normals[side]
    var distance = furthest
    if furthest > 1e-9 {
      // Beyond an end of the side its corner is nearest.
      let near = nearestPoint(to: center, from: a, to: b)
      let way = center - near
      if way.length > 1e-9 {
        distance = way.length
        normal = way * (1 / distance)
      }
    }
    let separation = distance - circle.radius
    guard separation <= margin else { return nil }
    let position = center - normal * (circle.radius + separation / 2)
    return Manifold(
      normal: normal, points: [Point(position: position, separation: separation, feature: side)])
  }

  static func nearestPoint(to point: Vector, from a: Vector, to b: Vector) -> Vector {
    let side = b - a
    let length = side.lengthSquared
    guard length > 1e-18 else { return a }
    return a + side * min(max((point - a).dot(side) / length, 0), 1)
  }

  // MARK: Polygons

  private static func polygons(_ a: PlacedShape, _ b: PlacedShape, margin: Double) -> Manifold? {
    let (sideOfA, separationOfA) = bestSide(of: a, against: b.points)
    guard separationOfA <= margin else { return nil }
    let (sideOfB, separationOfB) = bestSide(of: b, against: a.points)
    guard separationOfB <= margin else { return nil }
    // The same side again rather than another that is hardly better: piles are stiller so.
    if separationOfB > separationOfA + 0.1 {
      return clip(side: sideOfB, of: b, against: a, margin: margin)?.flipped
    }
    return clip(side: sideOfA, of: a, against: b, margin: margin)
  }

  /// The side from which all points are furthest away, and how far.
  static func bestSide(of polygon: PlacedShape, against points: [Vector]) -> (Int, Double) {
    var best = 0
    var furthest = -Double.infinity
    for index in polygon.points.indices {
      let normal = polygon.normals[index]
      let start = polygon.points[index]
      var nearest = Double.infinity
      for point in points { nearest = min(nearest, normal.dot(point - start)) }
      if nearest > furthest {
        furthest = nearest
        best = index
      }
    }
    return (best, furthest)
  }

  private static func clip(
    side: Int, of a: PlacedShape, against b: PlacedShape, margin: Double
  ) -> Manifold? {
    let from = a.points[side]
    let to = a.points[(side + 1) % a.points.count]
    let facing = facingSide(of: b, to: a.normals[side])
    let next = (facing + 1) % b.points.count
    let points = clip(
      (b.points[facing], b.points[next]), features: (side * 64 + facing, side * 64 + next),
      from: from, to: to, normal: a.normals[side], margin: margin)
    return points.isEmpty ? nil : Manifold(normal: a.normals[side], points: points)
  }

  /// The side of a polygon that looks most against a direction.
  static func facingSide(of polygon: PlacedShape, to direction: Vector) -> Int {
    var facing = 0
    var least = Double.infinity
    for index in polygon.normals.indices {
      let value = polygon.normals[index].dot(direction)
      if value < least {
        least = value
        facing = index
      }
    }
    return facing
  }

  /// The part of a segment that lies over the side `from`–`to`, as far as it is near.
  static func clip(
    _ segment: (Vector, Vector), features: (Int, Int), from: Vector, to: Vector, normal: Vector,
    margin: Double
  ) -> [Point] {
    let along = (to - from).normalized
    let length = (to - from).length
    var (p, q) = segment
    let (start, end) = ((p - from).dot(along), (q - from).dot(along))
    guard max(start, end) >= 0, min(start, end) <= length else { return [] }
    let way = q - p
    if abs(end - start) > 1e-9 {
      func point(at place: Double) -> Vector { p + way * ((place - start) / (end - start)) }
      let (first, last) = (min(max(start, 0), length), min(max(end, 0), length))
      (p, q) = (point(at: first), point(at: last))
    }
    return [(p, features.0), (q, features.1)].compactMap { point, feature in
      let separation = normal.dot(point - from)
      guard separation <= margin else { return nil }
      return Point(
        position: point - normal * (separation / 2), separation: separation, feature: feature)
    }
  }
}
