/// A line that bodies do not cross, fixed in the world. It stops them from both sides.
package struct BoundaryLine: Hashable, Sendable {
  package var from: Vector
  package var to: Vector

  package init(_ from: Vector, _ to: Vector) {
    self.from = from
    self.to = to
  }

  var box: Box { Box([from, to]) }

  /// The side on which a point lies: 1 for that to which the line's own quarter turn leads, else -1.
  func side(of point: Vector) -> Double {
    (to - from).perpendicular.dot(point - from) < 0 ? -1 : 1
  }

  /// The manifold of the line with an outline that belongs to one side, wherever it is now; its normal
  /// leads from the line to the outline.
  ///
  /// The line's own direction counts unless the outline hangs over an end by more than a point: a body
  /// that slides along several lines in a row must not stumble over their ends.
  func manifold(with shape: PlacedShape, side: Double, margin: Double) -> Manifold? {
    let normal = (to - from).perpendicular.normalized * side
    guard normal != .zero else { return nil }
    if shape.normals.isEmpty { return manifold(with: shape, normal: normal, margin: margin) }
    var nearest = Double.infinity
    for point in shape.points { nearest = min(nearest, normal.dot(point - from)) }
    guard nearest <= margin else { return nil }
    let (side, separation) = Manifold.bestSide(of: shape, against: [from, to])
    guard separation <= margin else { return nil }
    if separation > nearest + 1 {
      // Beside an end and no lower than the line: it may yet come over it.
      if separation > 0, nearest > -1 { return nil }
      let start = shape.points[side]
      let end = shape.points[(side + 1) % shape.points.count]
      let points = Manifold.clip(
        (from, to), features: (1000 + side * 2, 1001 + side * 2), from: start, to: end,
        normal: shape.normals[side], margin: margin)
      return points.isEmpty ? nil : Manifold(normal: -shape.normals[side], points: points)
    }
    let facing = Manifold.facingSide(of: shape, to: normal)
    let next = (facing + 1) % shape.points.count
    let points = Manifold.clip(
      (shape.points[facing], shape.points[next]), features: (facing, next), from: from, to: to,
      normal: normal, margin: margin)
    return points.isEmpty ? nil : Manifold(normal: normal, points: points)
  }

  private func manifold(with circle: PlacedShape, normal: Vector, margin: Double) -> Manifold? {
    let center = circle.points[0]
    let near = Manifold.nearestPoint(to: center, from: from, to: to)
    var direction = normal
    var distance = normal.dot(center - from)
    if near == from || near == to {
      let way = center - near
      // Beyond the ends there is no side.
      guard way.length > 1e-9 else { return nil }
      distance = way.length
      direction = way * (1 / distance)
    }
    let separation = distance - circle.radius
    guard separation <= margin else { return nil }
    let position = center - direction * (circle.radius + separation / 2)
    return Manifold(
      normal: direction,
      points: [Manifold.Point(position: position, separation: separation, feature: 0)])
  }
}
