import CoreGraphics
import XCTest

import struct UIKitTestSupport.SeededGenerator

final class PathTests: XCTestCase {
  // MARK: Against a polygon model

  /// The winding number of a polygon by summing angles: slow and obvious.
  private func winding(_ polygon: [CGPoint], around p: CGPoint) -> Int {
    var total = 0.0
    for (i, a) in polygon.enumerated() {
      let b = polygon[(i + 1) % polygon.count]
      let (ax, ay) = (Double(a.x - p.x), Double(a.y - p.y))
      let (bx, by) = (Double(b.x - p.x), Double(b.y - p.y))
      total += atan2(ax * by - ay * bx, ax * bx + ay * by)
    }
    return Int((total / (2 * .pi)).rounded())
  }

  func test_randomPolygons_containWhatTheirWindingSays() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let points = (0..<Int.random(in: 3...9, using: &random)).map { _ -> CGPoint in
        let p = random.point(0...100)
        return CGPoint(x: p.x, y: p.y)
      }
      let path = CGMutablePath()
      path.addLines(between: points)
      if seed % 2 == 0 { path.closeSubpath() }
      for _ in 0..<30 {
        let q = random.point(-5...105)
        let point = CGPoint(x: q.x, y: q.y)
        let turns = winding(points, around: point)
        XCTAssertEqual(path.contains(point), turns != 0, "seed \(seed) \(point)")
        XCTAssertEqual(
          path.contains(point, using: .evenOdd), turns % 2 != 0, "seed \(seed) \(point)")
      }
    }
  }

  func test_strokedPolyline_containsExactlyWhatIsNear() {
    func distance(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let t = max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy)))
      return hypot(p.x - a.x - t * dx, p.y - a.y - t * dy)
    }
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let points = (0..<5).map { _ -> CGPoint in
        let p = random.point(0...100)
        return CGPoint(x: p.x, y: p.y)
      }
      let path = CGMutablePath()
      path.addLines(between: points)
      // Round caps and joins: the stroke is everything within half a width of the line.
      let outline = path.copy(
        strokingWithWidth: 10, lineCap: .round, lineJoin: .round, miterLimit: 10)
      for _ in 0..<60 {
        let q = random.point(-10...110)
        let point = CGPoint(x: q.x, y: q.y)
        let near = zip(points, points.dropFirst()).map { distance(point, $0, $1) }.min()!
        guard abs(near - 5) > 0.05 else { continue }
        XCTAssertEqual(outline.contains(point), near < 5, "seed \(seed) \(point) \(near)")
      }
    }
  }

  func test_dashes_addUpToTheirShareOfTheLength() {
    func length(_ path: CGPath) -> CGFloat {
      var total: CGFloat = 0
      var last = CGPoint.zero
      for element in path.flattened(threshold: 0.001).elements {
        if case .line(let p) = element { total += hypot(p.x - last.x, p.y - last.y) }
        if let end = element.end { last = end }
      }
      return total
    }
    let circle = CGPath(
      ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 200), transform: nil)
    let whole = length(circle)
    let step = whole / 40
    let dashed = circle.copy(dashingWithPhase: 0, lengths: [step / 2, step / 2])
    XCTAssertEqual(length(dashed), whole / 2, accuracy: whole * 0.005)
    XCTAssertEqual(
      dashed.elements.filter { if case .move = $0 { true } else { false } }.count, 40,
      accuracy: 1)
  }

  func test_dashesWithoutLength_leaveThePathWhole() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    for lengths: [CGFloat] in [[], [0], [0, 0], [-1, 2], [.nan], [.infinity]] {
      XCTAssertEqual(
        line.copy(dashingWithPhase: 0, lengths: lengths).elements, line.elements, "\(lengths)")
    }
  }

  // MARK: Arcs

  func test_arcs_endWhereTheirAnglesSay() {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let start = CGFloat(random.number(-10...10))
      let end = CGFloat(random.number(-10...10))
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 3, y: 4), radius: 5, startAngle: start, endAngle: end,
        clockwise: seed % 2 == 0)
      let sweep = seed % 2 == 0 ? start - end : end - start
      // Up to one full turn; angles beyond that in the sense of the arc end after one.
      guard sweep <= 2 * .pi else { continue }
      XCTAssertEqual(path.currentPoint.x, 3 + 5 * cos(end), accuracy: 1e-6, "seed \(seed)")
      XCTAssertEqual(path.currentPoint.y, 4 + 5 * sin(end), accuracy: 1e-6, "seed \(seed)")
      for element in path.flattened(threshold: 0.001).elements {
        guard let p = element.end else { continue }
        XCTAssertEqual(hypot(p.x - 3, p.y - 4), 5, accuracy: 0.005, "seed \(seed)")
      }
    }
  }

  func test_quarterArc_goesTheShortWayOnlyInItsSense() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    XCTAssertEqual(short.boundingBoxOfPath.minX, 0, accuracy: 1e-6)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    XCTAssertEqual(long.boundingBoxOfPath.minX, -1, accuracy: 1e-3)
    XCTAssertEqual(long.boundingBoxOfPath.minY, -1, accuracy: 1e-3)
  }

  func test_fullTurnsBothWays_areCircles() {
    for clockwise in [false, true] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 2, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      XCTAssertEqual(path.boundingBoxOfPath.width, 4, accuracy: 1e-3)
      XCTAssertEqual(path.boundingBoxOfPath.height, 4, accuracy: 1e-3)
    }
  }

  func test_tangentArc_touchesBothLines() {
    for seed in 0..<200 {
      var random = SeededGenerator(seed: UInt64(seed))
      let (a, corner, b) = (random.point(0...50), random.point(0...50), random.point(0...50))
      let path = CGMutablePath()
      path.move(to: CGPoint(x: a.x, y: a.y))
      let c = CGPoint(x: corner.x, y: corner.y)
      path.addArc(tangent1End: c, tangent2End: CGPoint(x: b.x, y: b.y), radius: 3)
      // The arc's end lies on the second line, as far from the corner as its start on the first.
      let ends = path.elements.compactMap(\.end)
      guard ends.count > 2 else { continue }
      let (first, last) = (ends[1], ends[ends.count - 1])
      XCTAssertEqual(
        hypot(first.x - c.x, first.y - c.y), hypot(last.x - c.x, last.y - c.y), accuracy: 1e-6,
        "seed \(seed)")
      let cross =
        (last.x - c.x) * (CGFloat(b.y) - c.y) - (last.y - c.y) * (CGFloat(b.x) - c.x)
      XCTAssertEqual(cross, 0, accuracy: 1e-4, "seed \(seed)")
      XCTAssertGreaterThan(
        (last.x - c.x) * (CGFloat(b.x) - c.x) + (last.y - c.y) * (CGFloat(b.y) - c.y), 0,
        "seed \(seed)")
    }
  }

  // MARK: Shapes

  func test_roundedRectLargerThanItsCorners_isLimited() {
    let path = CGPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerWidth: 50, cornerHeight: 50,
      transform: nil)
    XCTAssertEqual(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 20))
    XCTAssertFalse(path.contains(CGPoint(x: 0.2, y: 0.2)))
  }

  func test_continuousCorner_liesOutsideTheCircleAndInsideTheRect() {
    let rect = CGRect(x: 0, y: 0, width: 200, height: 100)
    let smooth = CGPath.roundedRect(rect, radii: [20, 20, 20, 20], isContinuous: true)
    XCTAssertEqual(smooth.boundingBoxOfPath.width, 200, accuracy: 1e-6)
    XCTAssertFalse(smooth.contains(CGPoint(x: 3, y: 3)))
    XCTAssertTrue(smooth.contains(CGPoint(x: 8, y: 8)))
    guard case .move(let start)? = smooth.elements.first else { return XCTFail("no start") }
    XCTAssertEqual(start.x, 20 * 1.528_665, accuracy: 1e-3)
  }

  func test_continuousCornersOfHalfTheHeight_areRoundEnds() {
    let pill = CGPath.roundedRect(
      CGRect(x: 0, y: 0, width: 300, height: 100), radii: [50, 50, 50, 50], isContinuous: true)
    for i in 0...10 {
      let angle = CGFloat.pi / 2 + CGFloat(i) / 10 * .pi
      func at(_ r: CGFloat) -> CGPoint {
        CGPoint(x: 50 + r * cos(angle), y: 50 + r * sin(angle))
      }
      XCTAssertTrue(pill.contains(at(48)), "\(angle)")
      if i > 1, i < 9 { XCTAssertFalse(pill.contains(at(51.5)), "\(angle)") }
    }
  }

  func test_boundingBoxes_withAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    XCTAssertEqual(path.boundingBox, CGRect(x: 0, y: 0, width: 10, height: 10))
    XCTAssertEqual(path.boundingBoxOfPath.height, 5, accuracy: 1e-9)
    XCTAssertTrue(CGMutablePath().boundingBox.isNull)
  }

  func test_isRect_knowsRectanglesOnly() {
    var found = CGRect.zero
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    XCTAssertTrue(CGPath(rect: rect, transform: nil).isRect(&found))
    XCTAssertEqual(found, rect)
    XCTAssertFalse(CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.3)
    XCTAssertFalse(CGPath(rect: rect, transform: &turn).isRect(nil))
  }

  func test_copyOfMutablePath_doesNotFollowItsOriginal() {
    let path = CGMutablePath()
    path.move(to: .zero)
    let copy = path.copy()
    path.addLine(to: CGPoint(x: 1, y: 1))
    XCTAssertEqual(copy?.elements.count, 1)
    XCTAssertEqual(path.elements.count, 2)
  }

  func test_stepsWithoutCurrentPoint_addNothing() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    XCTAssertTrue(path.isEmpty)
  }

  func test_stepAfterClose_beginsAtTheClosedSubpathsStart() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))
    path.addLine(to: CGPoint(x: 9, y: 9))
    XCTAssertEqual(path.elements[5], .move(CGPoint(x: 1, y: 2)))
    XCTAssertEqual(path.elements[6], .line(CGPoint(x: 9, y: 9)))
  }

  func test_applyWithBlock_visitsTypesAndPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addCurve(
      to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    var seen: [String] = []
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: seen.append("move \(points[0].x)")
      case .addCurveToPoint: seen.append("curve \(points[0].x) \(points[1].x) \(points[2].x)")
      case .closeSubpath: seen.append("close")
      default: seen.append("?")
      }
    }
    XCTAssertEqual(seen, ["move 1.0", "curve 2.0 3.0 4.0", "close"])
  }

  func test_pathText_readsBack() {
    for seed in 0..<50 {
      var random = SeededGenerator(seed: UInt64(seed))
      func point() -> CGPoint {
        let p = random.point(-9...9)
        return CGPoint(x: p.x, y: p.y)
      }
      let path = CGMutablePath()
      for _ in 0..<5 {
        path.move(to: point())
        path.addLine(to: point())
        path.addQuadCurve(to: point(), control: point())
        path.addCurve(to: point(), control1: point(), control2: point())
        if seed % 2 == 0 { path.closeSubpath() }
      }
      XCTAssertEqual(PathText.elements(PathText.text(path.elements)), path.elements)
    }
    XCTAssertNil(PathText.elements("M 1"))
    XCTAssertNil(PathText.elements("X 1 2"))
  }

  func test_reversedTwice_isTheSameOutline() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 2, y: 0), control2: CGPoint(x: 3, y: 3))
    path.addLine(to: CGPoint(x: 0, y: 9))
    let once = CGPath(elements: path.reversedElements)
    XCTAssertEqual(once.elements.first, .move(CGPoint(x: 0, y: 9)))
    XCTAssertEqual(once.reversedElements, path.elements)
  }

  func test_numbersThatAreNone_endInNoPathAndNoHang() {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: .nan, endAngle: .infinity, clockwise: false)
    XCTAssertTrue(path.isEmpty)
    path.addRect(CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1))
    XCTAssertFalse(path.contains(CGPoint(x: 1, y: 0.5)))
    _ = path.copy(strokingWithWidth: 3, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    _ = path.copy(dashingWithPhase: 1, lengths: [1, 1])
    let long = CGMutablePath()
    long.addLines(between: [.zero, CGPoint(x: 1e12, y: 0)])
    XCTAssertLessThan(long.copy(dashingWithPhase: 0, lengths: [0.1]).elements.count, 500_000)
  }
}

private func XCTAssertEqual(
  _ a: Int, _ b: Int, accuracy: Int, file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertTrue(abs(a - b) <= accuracy, "\(a) is not \(b)", file: file, line: line)
}
