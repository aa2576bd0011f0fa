/// Appends shapes to a list of path elements, keeping the rule that every subpath begins with a move.
///
/// The one place where arcs and rounded corners become curves; `CGMutablePath`, `CGContext` and the
/// convenience initialisers of `CGPath` all build through it.
package struct PathBuilder {
  /// The elements so far.
  package private(set) var elements: [PathElement]
  /// Where the current subpath began; nil before the first move.
  private var start: CGPoint?
  /// Where the pen is; nil before the first move.
  package private(set) var current: CGPoint?
  private var isClosed = false

  /// Makes a builder that goes on from elements.
  package init(_ elements: [PathElement] = []) {
    self.elements = elements
    for element in elements {
      switch element {
      case .move(let p):
        start = p
        current = p
        isClosed = false
      case .close:
        current = start
        isClosed = true
      default:
        current = element.end
        isClosed = false
      }
    }
  }

  /// Returns the elements transformed, or as they are where the transform is nil.
  package func elements(transformedBy transform: UnsafePointer<CGAffineTransform>?)
    -> [PathElement]
  {
    guard let transform = transform?.pointee, !transform.isIdentity else { return elements }
    return elements.map { $0.applying(transform) }
  }

  /// Begins a new part at a point; a part without elements is replaced.
  package mutating func move(to point: CGPoint) {
    // A move after a move replaces it: an empty subpath paints nothing.
    if case .move? = elements.last { elements.removeLast() }
    elements.append(.move(point))
    start = point
    current = point
    isClosed = false
  }

  /// False, and nothing added, where there is no current point.
  @discardableResult
  private mutating func beginIfNeeded() -> Bool {
    guard let point = current else { return false }
    if isClosed { move(to: point) }
    return true
  }

  /// Adds a straight line; without a current point nothing is added.
  package mutating func line(to point: CGPoint) {
    guard beginIfNeeded() else { return }
    elements.append(.line(point))
    current = point
  }

  /// Adds a quadratic curve; without a current point nothing is added.
  package mutating func quad(to end: CGPoint, control: CGPoint) {
    guard beginIfNeeded() else { return }
    elements.append(.quad(control: control, end: end))
    current = end
  }

  /// Adds a cubic curve; without a current point nothing is added.
  package mutating func cubic(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard beginIfNeeded() else { return }
    elements.append(.cubic(control1: control1, control2: control2, end: end))
    current = end
  }

  /// Closes the present part; one that is closed stays as it is.
  package mutating func close() {
    guard current != nil, !isClosed else { return }
    elements.append(.close)
    current = start
    isClosed = true
  }

  /// Adds elements as if they had been called one by one.
  package mutating func append(_ others: [PathElement]) {
    for element in others {
      switch element {
      case .move(let p): move(to: p)
      case .line(let p): line(to: p)
      case .quad(let c, let p): quad(to: p, control: c)
      case .cubic(let c1, let c2, let p): cubic(to: p, control1: c1, control2: c2)
      case .close: close()
      }
    }
  }

  /// Adds a rectangle; null ones add nothing.
  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    let (x, y) = (rect.origin.x, rect.origin.y)
    move(to: rect.origin)
    line(to: CGPoint(x: x + rect.size.width, y: y))
    line(to: CGPoint(x: x + rect.size.width, y: y + rect.size.height))
    line(to: CGPoint(x: x, y: y + rect.size.height))
    close()
  }

  /// Adds the ellipse that fills a rectangle, as four curves; null ones add nothing.
  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: center.x, ty: center.y)
    move(to: CGPoint(x: rect.maxX, y: center.y))
    addUnitArc(from: 0, sweep: 2 * .pi, placedBy: place)
    close()
  }

  /// From the arc's first point, to which a line is drawn where there is a current point.
  ///
  /// - Parameter sweep: radians, growing from the x axis towards the y axis. More than a full turn
  ///   is drawn as one full turn and the rest.
  package mutating func addArc(
    center: CGPoint, radius: CGFloat, start angle: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard angle.isFinite, sweep.isFinite, radius.isFinite else { return }
    let place = CGAffineTransform(
      a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y
    ).concatenating(transform)
    let first = CGPoint(x: cos(angle), y: sin(angle)).applying(place)
    if current == nil { move(to: first) } else { line(to: first) }
    let turn = 2 * CGFloat.pi
    let limited =
      abs(sweep) > turn ? (turn + abs(sweep).truncatingRemainder(dividingBy: turn)) : abs(sweep)
    addUnitArc(from: angle, sweep: sweep < 0 ? -limited : limited, placedBy: place)
  }

  /// The sweep of an arc given by two angles and a sense, as Core Graphics reads them.
  package static func sweep(from start: CGFloat, to end: CGFloat, decreasing: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    var sweep = end - start
    if decreasing {
      if sweep > 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) - turn }
      return max(sweep, -turn)
    }
    if sweep < 0 { sweep = sweep.truncatingRemainder(dividingBy: turn) + turn }
    return min(sweep, turn)
  }

  private mutating func addUnitArc(
    from angle: CGFloat, sweep: CGFloat, placedBy place: CGAffineTransform
  ) {
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let a = angle + CGFloat(index) * step
      let b = a + step
      let (p, q) = (CGPoint(x: cos(a), y: sin(a)), CGPoint(x: cos(b), y: sin(b)))
      cubic(
        to: q.applying(place),
        control1: CGPoint(x: p.x - handle * p.y, y: p.y + handle * p.x).applying(place),
        control2: CGPoint(x: q.x + handle * q.y, y: q.y - handle * q.x).applying(place))
    }
  }

  /// A line towards `corner`, then an arc that touches both lines through it.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let placed = current else { return }
    let from = placed.applying(transform.inverted())
    let u = CGVector(dx: from.x - corner.x, dy: from.y - corner.y)
    let v = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let (lu, lv) = (hypot(u.dx, u.dy), hypot(v.dx, v.dy))
    let cross = u.dx * v.dy - u.dy * v.dx
    guard radius > 0, lu > 0, lv > 0, abs(cross) > 1e-9 * lu * lv else {
      return line(to: corner.applying(transform))
    }
    let cosine = (u.dx * v.dx + u.dy * v.dy) / (lu * lv)
    let half = acos(max(-1, min(1, cosine))) / 2
    let distance = radius / tan(half)
    let t1 = CGPoint(x: corner.x + u.dx / lu * distance, y: corner.y + u.dy / lu * distance)
    let side: CGFloat = cross < 0 ? 1 : -1
    // From the touching point, square to the first line, towards the second.
    let center = CGPoint(
      x: t1.x + side * (u.dy / lu) * radius, y: t1.y - side * (u.dx / lu) * radius)
    let start = atan2(t1.y - center.y, t1.x - center.x)
    addArc(
      center: center, radius: radius, start: start, sweep: side * (.pi - 2 * half),
      transform: transform)
  }

  /// Adds a rectangle with elliptic corners; null ones add nothing.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    guard !rect.isNull else { return }
    let r = rect.standardized
    let w = min(max(cornerWidth, 0), r.width / 2)
    let h = min(max(cornerHeight, 0), r.height / 2)
    guard w > 0, h > 0 else { return addRect(r) }
    addCorners(
      r,
      radii: [
        CGSize(width: w, height: h), CGSize(width: w, height: h), CGSize(width: w, height: h),
        CGSize(width: w, height: h),
      ])
  }

  /// Elliptical corners, in the order top left, top right, bottom right, bottom left, already limited
  /// to what fits.
  package mutating func addCorners(_ r: CGRect, radii: [CGSize]) {
    let k: CGFloat = 0.552284749830793
    let (tl, tr, br, bl) = (radii[0], radii[1], radii[2], radii[3])
    move(to: CGPoint(x: r.minX + tl.width, y: r.minY))
    line(to: CGPoint(x: r.maxX - tr.width, y: r.minY))
    if tr.width > 0 && tr.height > 0 {
      cubic(
        to: CGPoint(x: r.maxX, y: r.minY + tr.height),
        control1: CGPoint(x: r.maxX - tr.width * (1 - k), y: r.minY),
        control2: CGPoint(x: r.maxX, y: r.minY + tr.height * (1 - k)))
    }
    line(to: CGPoint(x: r.maxX, y: r.maxY - br.height))
    if br.width > 0 && br.height > 0 {
      cubic(
        to: CGPoint(x: r.maxX - br.width, y: r.maxY),
        control1: CGPoint(x: r.maxX, y: r.maxY - br.height * (1 - k)),
        control2: CGPoint(x: r.maxX - br.width * (1 - k), y: r.maxY))
    }
    line(to: CGPoint(x: r.minX + bl.width, y: r.maxY))
    if bl.width > 0 && bl.height > 0 {
      cubic(
        to: CGPoint(x: r.minX, y: r.maxY - bl.height),
        control1: CGPoint(x: r.minX + bl.width * (1 - k), y: r.maxY),
        control2: CGPoint(x: r.minX, y: r.maxY - bl.height * (1 - k)))
    }
    line(to: CGPoint(x: r.minX, y: r.minY + tl.height))
    if tl.width > 0 && tl.height > 0 {
      cubic(
        to: CGPoint(x: r.minX + tl.width, y: r.minY),
        control1: CGPoint(x: r.minX, y: r.minY + tl.height * (1 - k)),
        control2: CGPoint(x: r.minX + tl.width * (1 - k), y: r.minY))
    }
    close()
  }
}
