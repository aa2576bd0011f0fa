/// Apple's smooth corners: three curves in place of a quarter circle, which begin to bend 1.528665
/// radii before the corner.
///
/// Where the sides are too short for that, the corner turns step by step into the quarter circle,
/// side by side on its own, so that a radius of half the height gives round ends.
package enum ContinuousCorners {
  /// How far from the corner the bending begins, in radii.
  package static let reach: CGFloat = 1.528_664_83

  /// The ten points of one corner in units of the radius, as distances from the corner along the
  /// side the path comes in by (`x`) and the one it leaves by (`y`); the point after the straight.
  private static let smooth: [CGPoint] = [
    CGPoint(x: 1.528_664_83, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
    CGPoint(x: 0.631_494, y: 0.074_911_4), CGPoint(x: 0.372_824, y: 0.169_059_6),
    CGPoint(x: 0.169_059_6, y: 0.372_824), CGPoint(x: 0.074_911_4, y: 0.631_494),
    CGPoint(x: 0, y: 0.868_407), CGPoint(x: 0, y: 1.088_493), CGPoint(x: 0, y: 1.528_664_83),
  ]

  /// The quarter circle cut at the same directions.
  private static let round: [CGPoint] = {
    let first = atan2(1 - 0.631_494, 1 - 0.074_911_4)
    let angles: [CGFloat] = [0, first, .pi / 2 - first, .pi / 2]
    func point(_ angle: CGFloat) -> CGPoint { CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)) }
    var points = [point(0)]
    for (a, b) in zip(angles, angles.dropFirst()) {
      let h = 4 / 3 * tan((b - a) / 4)
      let (p, q) = (point(a), point(b))
      points.append(CGPoint(x: p.x - h * cos(a), y: p.y + h * sin(a)))
      points.append(CGPoint(x: q.x + h * cos(b), y: q.y - h * sin(b)))
      points.append(q)
    }
    return points
  }()

  /// One corner's points in points, given the space along its two sides.
  package static func corner(radius: CGFloat, incoming: CGFloat, outgoing: CGFloat) -> [CGPoint] {
    guard radius > 0 else { return Array(repeating: .zero, count: 10) }
    func smoothness(_ space: CGFloat) -> CGFloat {
      max(0, min(1, (space / radius - 1) / (reach - 1)))
    }
    let (sx, sy) = (smoothness(incoming), smoothness(outgoing))
    return zip(smooth, round).map { s, c in
      CGPoint(
        x: radius * (s.x * sx + c.x * (1 - sx)), y: radius * (s.y * sy + c.y * (1 - sy)))
    }
  }
}

extension PathBuilder {
  /// A closed rectangle with smooth corners, in the order top left, top right, bottom right,
  /// bottom left; a radius is limited to half the shorter side.
  package mutating func addContinuousRoundedRect(_ rect: CGRect, radii: [CGFloat]) {
    let r = rect.standardized
    guard !r.isNull else { return }
    let limit = min(r.width, r.height) / 2
    let limited = radii.map { max(0, min($0, limit)) }
    guard limited.contains(where: { $0 > 0 }) else { return addRect(r) }
    let (halfWidth, halfHeight) = (r.width / 2, r.height / 2)
    let tl = ContinuousCorners.corner(
      radius: limited[0], incoming: halfHeight, outgoing: halfWidth)
    let tr = ContinuousCorners.corner(
      radius: limited[1], incoming: halfWidth, outgoing: halfHeight)
    let br = ContinuousCorners.corner(
      radius: limited[2], incoming: halfHeight, outgoing: halfWidth)
    let bl = ContinuousCorners.corner(
      radius: limited[3], incoming: halfWidth, outgoing: halfHeight)
    move(to: CGPoint(x: r.minX + tl[9].y, y: r.minY))
    add(tr, when: limited[1] > 0) { CGPoint(x: r.maxX - $0.x, y: r.minY + $0.y) }
    add(br, when: limited[2] > 0) { CGPoint(x: r.maxX - $0.y, y: r.maxY - $0.x) }
    add(bl, when: limited[3] > 0) { CGPoint(x: r.minX + $0.x, y: r.maxY - $0.y) }
    add(tl, when: limited[0] > 0) { CGPoint(x: r.minX + $0.y, y: r.minY + $0.x) }
    close()
  }

  private mutating func add(
    _ corner: [CGPoint], when isRound: Bool, at place: (CGPoint) -> CGPoint
  ) {
    line(to: place(corner[0]))
    guard isRound else { return }
    for i in stride(from: 1, to: 10, by: 3) {
      cubic(
        to: place(corner[i + 2]), control1: place(corner[i]), control2: place(corner[i + 1]))
    }
  }
}

extension CGPath {
  /// A rectangle whose corners are rounded each by its own radius (top left, top right, bottom right,
  /// bottom left), as circles or smoothly.
  package static func roundedRect(_ rect: CGRect, radii: [CGFloat], isContinuous: Bool) -> CGPath {
    var builder = PathBuilder()
    if isContinuous {
      builder.addContinuousRoundedRect(rect, radii: radii)
    } else {
      let r = rect.standardized
      let limit = min(r.width, r.height) / 2
      builder.addCorners(
        r,
        radii: radii.map {
          let radius = max(0, min($0, limit))
          return CGSize(width: radius, height: radius)
        })
    }
    return CGPath(elements: builder.elements)
  }
}
