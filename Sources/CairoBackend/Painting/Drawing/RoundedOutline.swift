import PlatformInterface

/// The lines and curves around a rounded rectangle.
///
/// A corner is made of three curves. Apple's continuous corner begins to bend 1.528665 radii before
/// the corner; where a side is too short for that, the corner goes over into a circular one, which
/// here is divided at the same angles, so that the two blend point by point.
struct RoundedOutline {
  /// Clockwise from the end of the top left corner; closed.
  private(set) var elements: [PathElement] = []

  /// - Parameter continuity: how much of Apple's curve the corners have, 0…1; nil for as much as the
  ///   sides have space for.
  init(_ shape: RoundedRect, continuity: CGFloat? = nil) {
    let rect = shape.rect
    let limit = min(rect.width, rect.height)
    func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? min(max(radius, 0), limit) : 0 }
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), usable(shape.topRight), CGFloat(0), CGFloat(-1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), usable(shape.bottomRight), 1, 0),
      (CGPoint(x: rect.minX, y: rect.maxY), usable(shape.bottomLeft), 0, 1),
      (CGPoint(x: rect.minX, y: rect.minY), usable(shape.topLeft), -1, 0),
    ]
    for (index, (corner, radius, dx, dy)) in corners.enumerated() {
      // Going clockwise, `along` leads to the corner and `inward` away from it; (dx, dy) points out
      // of the shape across the side that leads there.
      let along = CGVector(dx: -dy, dy: dx)
      let inward = CGVector(dx: -dx, dy: -dy)
      func point(_ a: CGFloat, _ b: CGFloat) -> CGPoint {
        CGPoint(
          x: corner.x - along.dx * a * radius + inward.dx * b * radius,
          y: corner.y - along.dy * a * radius + inward.dy * b * radius)
      }
      guard radius > 0 else {
        elements.append(index == 0 ? .move(corner) : .line(corner))
        continue
      }
      let c = Self.coefficients(
        share: shape.isContinuous
          ? continuity ?? Self.continuity(radius: radius, side: limit) : 0)
      let start = point(c.begin, 0)
      elements.append(index == 0 ? .move(start) : .line(start))
      elements.append(
        .cubic(
          control1: point(c.c1, 0), control2: point(c.c2.0, c.c2.1),
          end: point(c.knot.0, c.knot.1)))
      elements.append(
        .cubic(
          control1: point(c.middle.0, c.middle.1), control2: point(c.middle.1, c.middle.0),
          end: point(c.knot.1, c.knot.0)))
      elements.append(
        .cubic(
          control1: point(c.c2.1, c.c2.0), control2: point(0, c.c1), end: point(0, c.begin)))
    }
    elements.append(.close)
  }

  /// How far a corner may be Apple's: 1 where the side has space for the whole curve, 0 where it
  /// has space for a circle only.
  static func continuity(radius: CGFloat, side: CGFloat) -> CGFloat {
    min(max((side / 2 / radius - 1) / 0.52866498, 0), 1)
  }

  /// Where a corner begins to bend, in radii from the corner.
  static func reach(continuity: CGFloat) -> CGFloat { 1 + 0.52866498 * continuity }

  private struct Coefficients {
    var begin: CGFloat
    var c1: CGFloat
    var c2: (CGFloat, CGFloat)
    var knot: (CGFloat, CGFloat)
    var middle: (CGFloat, CGFloat)
  }

  /// Distances from the corner in radii, along the first side and away from it.
  private static func coefficients(share: CGFloat) -> Coefficients {
    let apple = Coefficients(
      begin: 1.52866498, c1: 1.08849296, c2: (0.86840694, 0), knot: (0.63149379, 0.07491139),
      middle: (0.37282383, 0.16905956))
    if share >= 1 { return apple }
    let circle = Self.circle
    func blend(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return Coefficients(
      begin: blend(circle.begin, apple.begin), c1: blend(circle.c1, apple.c1),
      c2: (blend(circle.c2.0, apple.c2.0), blend(circle.c2.1, apple.c2.1)),
      knot: (blend(circle.knot.0, apple.knot.0), blend(circle.knot.1, apple.knot.1)),
      middle: (blend(circle.middle.0, apple.middle.0), blend(circle.middle.1, apple.middle.1)))
  }

  /// A quarter of a circle divided where Apple's corner has its knots.
  private static let circle: Coefficients = {
    let angle: CGFloat = atan2(1 - 0.63149379, 1 - 0.07491139)
    let first: CGFloat = 4.0 / 3 * tan(angle / 4)
    let span = CGFloat.pi / 2 - 2 * angle
    let second: CGFloat = 4.0 / 3 * tan(span / 4)
    let knot = (1 - sin(angle), 1 - cos(angle))
    return Coefficients(
      begin: 1, c1: 1 - first,
      c2: (knot.0 + first * cos(angle), knot.1 - first * sin(angle)), knot: knot,
      middle: (knot.0 - second * cos(angle), knot.1 + second * sin(angle)))
  }()
}
