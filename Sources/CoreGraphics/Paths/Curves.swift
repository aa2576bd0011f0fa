/// A cubic curve, with what measuring, cutting and flattening need.
struct CubicCurve {
  var p0: CGPoint
  var p1: CGPoint
  var p2: CGPoint
  var p3: CGPoint

  init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  /// The same curve as the quadratic one.
  init(_ p0: CGPoint, control: CGPoint, _ p3: CGPoint) {
    self.init(
      p0, CGPoint(x: p0.x + 2 / 3 * (control.x - p0.x), y: p0.y + 2 / 3 * (control.y - p0.y)),
      CGPoint(x: p3.x + 2 / 3 * (control.x - p3.x), y: p3.y + 2 / 3 * (control.y - p3.y)), p3)
  }

  func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
  }

  func split(at t: CGFloat) -> (CubicCurve, CubicCurve) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(p0, p1), mix(p1, p2), mix(p2, p3))
    let (d, e) = (mix(a, b), mix(b, c))
    let f = mix(d, e)
    return (CubicCurve(p0, a, d, f), CubicCurve(f, e, c, p3))
  }

  func part(from t0: CGFloat, to t1: CGFloat) -> CubicCurve {
    guard t0 < 1 else { return CubicCurve(p3, p3, p3, p3) }
    let rest = t0 > 0 ? split(at: t0).1 : self
    return t1 < 1 ? rest.split(at: (t1 - t0) / (1 - t0)).0 : rest
  }

  /// How many equal steps keep the chords within `tolerance` of the curve.
  func stepCount(tolerance: CGFloat) -> Int {
    let d1 = hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let d2 = hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y)
    let steps = (0.75 * max(d1, d2) / tolerance).squareRoot().rounded(.up)
    return steps.isFinite ? Int(max(1, min(steps, 1000))) : 1
  }

  /// Where one coordinate turns round, strictly inside the curve.
  static func turningPoints(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> [CGFloat] {
    let (u, v, w) = (b - a, c - b, d - c)
    let (qa, qb, qc) = (u - 2 * v + w, 2 * (v - u), u)
    var roots: [CGFloat] = []
    if abs(qa) < 1e-12 {
      if qb != 0 { roots = [-qc / qb] }
    } else {
      let discriminant = qb * qb - 4 * qa * qc
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-qb + root) / (2 * qa), (-qb - root) / (2 * qa)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

/// A subpath as a chain of points.
struct Polyline {
  var points: [CGPoint]
  var isClosed: Bool
}

extension CGPath {
  /// The subpaths with their curves turned into chords that stay within `tolerance`.
  func polylines(tolerance: CGFloat) -> [Polyline] {
    var result: [Polyline] = []
    var points: [CGPoint] = []
    func finish(closed: Bool) {
      if !points.isEmpty { result.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func add(_ curve: CubicCurve) {
      let count = curve.stepCount(tolerance: tolerance)
      for i in 1..<max(count, 1) {
        points.append(curve.point(at: CGFloat(i) / CGFloat(count)))
      }
      points.append(curve.p3)
    }
    for element in elements {
      switch element {
      case .move(let p):
        finish(closed: false)
        points = [p]
      case .line(let p): points.append(p)
      case .quad(let c, let p): add(CubicCurve(points.last ?? c, control: c, p))
      case .cubic(let c1, let c2, let p): add(CubicCurve(points.last ?? c1, c1, c2, p))
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
    return result
  }
}
