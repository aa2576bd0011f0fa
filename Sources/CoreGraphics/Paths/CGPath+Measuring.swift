extension CGPath {
  /// The smallest rectangle around all points, control points included; null for an empty path.
  public var boundingBox: CGRect {
    var box = BoundingBox()
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p):
        box.add(c)
        box.add(p)
      case .cubic(let c1, let c2, let p):
        box.add(c1)
        box.add(c2)
        box.add(p)
      case .close: break
      }
    }
    return box.rect
  }

  /// The smallest rectangle around what is drawn; null for an empty path.
  public var boundingBoxOfPath: CGRect {
    var box = BoundingBox()
    var last = CGPoint.zero
    func add(_ curve: CubicCurve) {
      box.add(curve.p3)
      let (a, b, c, d) = (curve.p0, curve.p1, curve.p2, curve.p3)
      for t in CubicCurve.turningPoints(a.x, b.x, c.x, d.x) { box.add(curve.point(at: t)) }
      for t in CubicCurve.turningPoints(a.y, b.y, c.y, d.y) { box.add(curve.point(at: t)) }
    }
    for element in elements {
      switch element {
      case .move(let p), .line(let p): box.add(p)
      case .quad(let c, let p): add(CubicCurve(last, control: c, p))
      case .cubic(let c1, let c2, let p): add(CubicCurve(last, c1, c2, p))
      case .close: break
      }
      if let end = element.end { last = end }
    }
    return box.rect
  }

  /// Whether the path is one upright rectangle, and which.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = rectangle else { return false }
    rect?.pointee = found
    return true
  }

  /// The upright rectangle this path consists of, or nil.
  package var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let a) = elements[0],
      case .line(let b) = elements[1], case .line(let c) = elements[2],
      case .line(let d) = elements[3]
    else { return nil }
    switch (elements[4], elements.count) {
    case (.close, 5): break
    case (.line(let e), _) where e == a:
      if elements.count == 6, elements[5] != .close { return nil }
    default: return nil
    }
    let acrossFirst = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let downFirst = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard acrossFirst || downFirst else { return nil }
    return CGRect(
      x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y))
  }

  /// Whether `point`, mapped by `transform`, lies inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let p = point.applying(transform)
    guard p.x.isFinite, p.y.isFinite else { return false }
    let box = boundingBox
    guard !box.isNull, p.x >= box.minX, p.x <= box.maxX, p.y >= box.minY, p.y <= box.maxY else {
      return false
    }
    if let rectangle { return rectangle.contains(p) }
    let tolerance = max(max(box.width, box.height) * 1e-5, 1e-9)
    var winding = 0
    for line in polylines(tolerance: tolerance) {
      var a = line.points[line.points.count - 1]
      for b in line.points {
        if (a.y <= p.y) != (b.y <= p.y) {
          let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
          if a.y <= p.y, side > 0 { winding += 1 }
          if b.y <= p.y, side < 0 { winding -= 1 }
        }
        a = b
      }
    }
    return rule == .winding ? winding != 0 : winding & 1 == 1
  }

  /// The path with its curves turned into lines that stay within `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    var builder = PathBuilder()
    for line in polylines(tolerance: threshold > 0 ? threshold : 0.1) {
      builder.move(to: line.points[0])
      for point in line.points.dropFirst() { builder.line(to: point) }
      if line.isClosed { builder.close() }
    }
    return CGPath(elements: builder.elements)
  }
}

private struct BoundingBox {
  var minX = CGFloat.infinity
  var minY = CGFloat.infinity
  var maxX = -CGFloat.infinity
  var maxY = -CGFloat.infinity

  mutating func add(_ p: CGPoint) {
    minX = min(minX, p.x)
    minY = min(minY, p.y)
    maxX = max(maxX, p.x)
    maxY = max(maxY, p.y)
  }

  var rect: CGRect {
    minX <= maxX && minY <= maxY
      ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}
