import UIKitCore

/// Cuts outlines at a rectangle: of a continent little is seen in a street, and places far outside are beyond what
/// can be drawn.
enum MapClipping {
  private enum Edge: CaseIterable { case left, right, top, bottom }

  /// The part of an area within a rectangle (Sutherland and Hodgman).
  static func area(_ points: [CGPoint], in rect: CGRect) -> [CGPoint] {
    Edge.allCases.reduce(points) { points, edge in
      guard var before = points.last else { return [] }
      var result: [CGPoint] = []
      for point in points {
        if isInside(point, edge, rect) {
          if !isInside(before, edge, rect) { result.append(crossing(before, point, edge, rect)) }
          result.append(point)
        } else if isInside(before, edge, rect) {
          result.append(crossing(before, point, edge, rect))
        }
        before = point
      }
      return result
    }
  }

  /// The part of a straight line within a rectangle (Liang and Barsky); nil where there is none.
  static func line(_ from: CGPoint, _ to: CGPoint, in rect: CGRect) -> (CGPoint, CGPoint)? {
    let (width, height) = (to.x - from.x, to.y - from.y)
    var (start, end) = (CGFloat(0), CGFloat(1))
    for (way, space) in [
      (-width, from.x - rect.minX), (width, rect.maxX - from.x),
      (-height, from.y - rect.minY), (height, rect.maxY - from.y),
    ] {
      if way == 0 {
        if space < 0 { return nil }
      } else if way < 0 {
        start = max(start, space / way)
      } else {
        end = min(end, space / way)
      }
    }
    guard start <= end else { return nil }
    return (
      CGPoint(x: from.x + width * start, y: from.y + height * start),
      CGPoint(x: from.x + width * end, y: from.y + height * end)
    )
  }

  private static func isInside(_ point: CGPoint, _ edge: Edge, _ rect: CGRect) -> Bool {
    switch edge {
    case .left: point.x >= rect.minX
    case .right: point.x <= rect.maxX
    case .top: point.y >= rect.minY
    case .bottom: point.y <= rect.maxY
    }
  }

  private static func crossing(
    _ a: CGPoint, _ b: CGPoint, _ edge: Edge, _ rect: CGRect
  ) -> CGPoint {
    switch edge {
    case .left, .right:
      let x = edge == .left ? rect.minX : rect.maxX
      return CGPoint(x: x, y: a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x))
    case .top, .bottom:
      let y = edge == .top ? rect.minY : rect.maxY
      return CGPoint(x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), y: y)
    }
  }
}
