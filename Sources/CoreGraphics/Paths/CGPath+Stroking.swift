/// How a line ends where its path does.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end point.
  case butt
  /// Half a circle beyond the end point.
  case round
  /// Half a square beyond the end point.
  case square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, as far as the miter limit lets it.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}

extension CGPath {
  /// The outline a pen of `lineWidth` leaves, to be filled with the winding rule.
  ///
  /// Made of overlapping pieces that all turn the same way, so even-odd filling shows their overlaps,
  /// which iOS's outline does not have. Points of the result are mapped by `transform`.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
    var outliner = StrokeOutliner(
      half: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(1, miterLimit))
    let tolerance = max(min(0.05, lineWidth / 40), 1e-4)
    for line in polylines(tolerance: tolerance) { outliner.add(line) }
    return CGPath(elements: outliner.builder.elements).applying(transform)
  }

  /// The dashes as subpaths of their own, each to be stroked; curves stay curves.
  ///
  /// A pattern of an odd number of lengths repeats with lines and gaps exchanged. Without a length
  /// above zero, or with a negative one, the path comes back whole.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard let pattern = DashPattern(lengths: lengths, phase: phase) else {
      return applying(transform)
    }
    var dasher = Dasher(pattern: pattern)
    dasher.add(elements)
    return CGPath(elements: dasher.builder.elements).applying(transform)
  }
}

/// Covers a stroke with convex pieces: a box for each segment, a fan for each join, a piece for each
/// cap. All of them turn the same way, so the winding rule paints their union.
private struct StrokeOutliner {
  let half: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  var builder = PathBuilder()

  init(half: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
    self.half = half
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }

  mutating func add(_ line: Polyline) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      // A subpath of one place shows its caps alone.
      if line.points.count > 1 || line.isClosed { addDot(points[0]) }
      return
    }
    let segmentCount = line.isClosed ? points.count : points.count - 1
    let directions = (0..<segmentCount).map { i in
      direction(from: points[i], to: points[(i + 1) % points.count])
    }
    for i in 0..<segmentCount {
      addSegment(points[i], points[(i + 1) % points.count], directions[i])
      if i > 0 {
        addJoin(points[i], directions[i - 1], directions[i])
      } else if line.isClosed {
        addJoin(points[0], directions[segmentCount - 1], directions[0])
      }
    }
    if !line.isClosed {
      let (first, last) = (directions[0], directions[segmentCount - 1])
      addCap(points[0], CGVector(dx: -first.dx, dy: -first.dy))
      addCap(points[points.count - 1], last)
    }
  }

  private func direction(from a: CGPoint, to b: CGPoint) -> CGVector {
    let length = hypot(b.x - a.x, b.y - a.y)
    return CGVector(dx: (b.x - a.x) / length, dy: (b.y - a.y) / length)
  }

  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    var a = points[points.count - 1]
    for b in points {
      area += a.x * b.y - b.x * a.y
      a = b
    }
    let ordered = area < 0 ? points.reversed() : points
    builder.move(to: ordered[0])
    for point in ordered.dropFirst() { builder.line(to: point) }
    builder.close()
  }

  private mutating func addSegment(_ a: CGPoint, _ b: CGPoint, _ d: CGVector) {
    let (nx, ny) = (-d.dy * half, d.dx * half)
    addPolygon([
      CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: a.x - nx, y: a.y - ny),
      CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: b.x + nx, y: b.y + ny),
    ])
  }

  private mutating func addJoin(_ p: CGPoint, _ d0: CGVector, _ d1: CGVector) {
    let cross = d0.dx * d1.dy - d0.dy * d1.dx
    let dot = d0.dx * d1.dx + d0.dy * d1.dy
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    // The outer side lies away from the turn.
    let side: CGFloat = cross > 0 ? -1 : 1
    let a = CGPoint(x: p.x - side * d0.dy * half, y: p.y + side * d0.dx * half)
    let b = CGPoint(x: p.x - side * d1.dy * half, y: p.y + side * d1.dx * half)
    switch join {
    case .round: addDisc(p)
    case .bevel: addPolygon([p, a, b])
    case .miter:
      // 1 / sin(θ/2), with θ the angle between the segments.
      let sine = ((1 + dot) / 2).squareRoot()
      guard sine > 1e-6, 1 / sine <= miterLimit else { return addPolygon([p, a, b]) }
      let middle = CGVector(dx: a.x + b.x - 2 * p.x, dy: a.y + b.y - 2 * p.y)
      let length = hypot(middle.dx, middle.dy)
      let reach = half / sine / length
      addPolygon([p, a, CGPoint(x: p.x + middle.dx * reach, y: p.y + middle.dy * reach), b])
    }
  }

  private mutating func addCap(_ p: CGPoint, _ outward: CGVector) {
    switch cap {
    case .butt: break
    case .round: addDisc(p)
    case .square:
      addSegment(
        p, CGPoint(x: p.x + outward.dx * half, y: p.y + outward.dy * half), outward)
    }
  }

  private mutating func addDisc(_ p: CGPoint) {
    builder.addEllipse(
      in: CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
  }

  private mutating func addDot(_ p: CGPoint) {
    switch cap {
    case .butt: break
    case .round: addDisc(p)
    case .square:
      builder.addRect(CGRect(x: p.x - half, y: p.y - half, width: 2 * half, height: 2 * half))
    }
  }
}

private struct DashPattern {
  let lengths: [CGFloat]
  /// Where the pattern stands at the start of a subpath.
  let startIndex: Int
  let startRest: CGFloat

  init?(lengths: [CGFloat], phase: CGFloat) {
    let doubled = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = doubled.reduce(0, +)
    guard !lengths.isEmpty, doubled.allSatisfy({ $0 >= 0 && $0.isFinite }), total > 0,
      phase.isFinite
    else { return nil }
    self.lengths = doubled
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= doubled[index], rest > 0 {
      rest -= doubled[index]
      index = (index + 1) % doubled.count
    }
    startIndex = index
    startRest = doubled[index] - rest
  }
}

/// Walks a path by length, keeping the parts that fall on dashes.
private struct Dasher {
  let pattern: DashPattern
  var builder = PathBuilder()
  private var index = 0
  private var rest: CGFloat = 0
  private var start = CGPoint.zero
  private var current = CGPoint.zero
  /// Very short dashes on a very long path stop here instead of filling memory.
  private var budget = 200_000

  init(pattern: DashPattern) {
    self.pattern = pattern
    restart()
  }

  private var isOn: Bool { index % 2 == 0 }

  private mutating func restart() {
    index = pattern.startIndex
    rest = pattern.startRest
  }

  mutating func add(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
        restart()
        if isOn { builder.move(to: p) }
      case .line(let p): addLine(to: p)
      case .quad(let c, let p): addCurve(CubicCurve(current, control: c, p))
      case .cubic(let c1, let c2, let p): addCurve(CubicCurve(current, c1, c2, p))
      case .close: addLine(to: start)
      }
    }
  }

  /// Calls `emit` with each part of a step of `length`, as distances, and says whether it shows.
  private mutating func walk(
    _ length: CGFloat, emit: (inout PathBuilder, CGFloat, CGFloat) -> Void,
    point: (CGFloat) -> CGPoint
  ) {
    guard length.isFinite else { return }
    var position: CGFloat = 0
    while budget > 0 {
      budget -= 1
      // Told by comparing, not by what is left over: sums of lengths carry rounding dust.
      let endsInside = position + rest <= length
      let end = endsInside ? position + rest : length
      if isOn { emit(&builder, position, end) }
      rest -= end - position
      position = end
      guard endsInside else { return }
      index = (index + 1) % pattern.lengths.count
      rest = pattern.lengths[index]
      if isOn { builder.move(to: point(position)) }
      if position >= length { return }
    }
  }

  private mutating func addLine(to end: CGPoint) {
    let from = current
    let length = hypot(end.x - from.x, end.y - from.y)
    current = end
    guard length > 0 else { return }
    func point(_ distance: CGFloat) -> CGPoint {
      distance >= length
        ? end
        : CGPoint(
          x: from.x + (end.x - from.x) * distance / length,
          y: from.y + (end.y - from.y) * distance / length)
    }
    walk(length, emit: { builder, _, to in builder.line(to: point(to)) }, point: point)
  }

  private mutating func addCurve(_ curve: CubicCurve) {
    current = curve.p3
    let steps = max(16, curve.stepCount(tolerance: 0.01))
    var lengths: [CGFloat] = [0]
    var last = curve.p0
    for i in 1...steps {
      let next = curve.point(at: CGFloat(i) / CGFloat(steps))
      lengths.append(lengths[i - 1] + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    let length = lengths[steps]
    guard length > 0 else { return }
    func parameter(_ distance: CGFloat) -> CGFloat {
      var low = 0
      var high = steps
      while high - low > 1 {
        let middle = (low + high) / 2
        if lengths[middle] <= distance { low = middle } else { high = middle }
      }
      let span = lengths[high] - lengths[low]
      let within = span > 0 ? (distance - lengths[low]) / span : 0
      return min(1, (CGFloat(low) + within) / CGFloat(steps))
    }
    walk(
      length,
      emit: { builder, from, to in
        let part = curve.part(from: parameter(from), to: parameter(to))
        builder.cubic(to: part.p3, control1: part.p1, control2: part.p2)
      },
      point: { curve.point(at: parameter($0)) })
  }
}
