/// A way along a path: each step of the path goes from one keyframe to the next.
struct PathMotion {
  private struct Step {
    var p0: CGPoint
    var p1: CGPoint
    var p2: CGPoint
    var p3: CGPoint
    /// Lengths of the curve up to evenly spaced parameters, for moving at an even speed.
    var lengths: [Double] = []

    static let parts = 24

    init(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
      var last = p0
      var sum = 0.0
      lengths = (0...Self.parts).map { i in
        let point = self.point(at: Double(i) / Double(Self.parts))
        sum += hypot(point.x - last.x, point.y - last.y)
        last = point
        return sum
      }
    }

    /// A straight one.
    init(_ a: CGPoint, _ b: CGPoint) {
      func third(_ k: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * k / 3, y: a.y + (b.y - a.y) * k / 3)
      }
      self.init(a, third(1), third(2), b)
    }

    var length: Double { lengths[Self.parts] }

    func point(at t: Double) -> CGPoint {
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return CGPoint(
        x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y)
    }

    func heading(at t: Double) -> Double? {
      let s = 1 - t
      let (a, b, c) = (3 * s * s, 6 * s * t, 3 * t * t)
      var dx = a * (p1.x - p0.x) + b * (p2.x - p1.x) + c * (p3.x - p2.x)
      var dy = a * (p1.y - p0.y) + b * (p2.y - p1.y) + c * (p3.y - p2.y)
      // A control point on an end gives no direction there.
      if hypot(dx, dy) < 1e-9 { (dx, dy) = (p3.x - p0.x, p3.y - p0.y) }
      return hypot(dx, dy) < 1e-9 ? nil : atan2(dy, dx)
    }

    /// The parameter after `fraction` of the length.
    func parameter(atLength fraction: Double) -> Double {
      let wanted = fraction * length
      guard length > 0 else { return fraction }
      var i = 0
      while i < Self.parts - 1, lengths[i + 1] < wanted { i += 1 }
      let part = lengths[i + 1] - lengths[i]
      let inside = part > 0 ? (wanted - lengths[i]) / part : 0
      return (Double(i) + inside) / Double(Self.parts)
    }
  }

  private var steps: [Step] = []
  private let schedule: KeyframeSchedule
  private var only: CGPoint?

  init(_ path: CGPath, schedule: KeyframeSchedule) {
    self.schedule = schedule
    var last = CGPoint.zero
    var start = CGPoint.zero
    for element in path.elements {
      switch element {
      case .move(let p):
        // Another part of the path begins where it says: the jump takes no time.
        start = p
        if only == nil { only = p }
      case .line(let p): steps.append(Step(last, p))
      case .quad(let c, let p):
        func toward(_ a: CGPoint) -> CGPoint {
          CGPoint(x: a.x + (c.x - a.x) * 2 / 3, y: a.y + (c.y - a.y) * 2 / 3)
        }
        steps.append(Step(last, toward(last), toward(p), p))
      case .cubic(let c1, let c2, let p): steps.append(Step(last, c1, c2, p))
      case .close: if last != start { steps.append(Step(last, start)) }
      }
      last = element.end ?? start
    }
  }

  private func place(_ progress: Double) -> (Step, Double)? {
    guard !steps.isEmpty else { return nil }
    let (index, fraction) = schedule.place(progress, count: steps.count + 1) {
      steps.map(\.length)
    }
    // The last keyframe is the end of the last step.
    guard index < steps.count else { return (steps[steps.count - 1], 1) }
    let step = steps[index]
    return (step, schedule.isPaced ? step.parameter(atLength: fraction) : fraction)
  }

  /// Nil for an empty path.
  func point(at progress: Double) -> CGPoint? {
    guard let (step, t) = place(progress) else { return only }
    return step.point(at: t)
  }

  /// The direction of the way in radians; nil where it has none.
  func heading(at progress: Double) -> Double? {
    guard let (step, t) = place(progress) else { return nil }
    return step.heading(at: t)
  }
}
