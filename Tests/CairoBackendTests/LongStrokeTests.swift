import CPangoCairo
import XCTest

@testable import CairoBackend
@testable import CoreGraphics
@testable import PlatformInterface

/// Outlines of thousands of segments, which are stroked in pieces.
final class LongStrokeTests: XCTestCase {
  /// A spiral that does not cross itself, of so many segments.
  private func spiral(_ count: Int) -> [CGPoint] {
    (0...count).map { index in
      let part = Double(index) / Double(count)
      let angle = part * 20 * .pi
      return CGPoint(x: 100 + 90 * part * cos(angle), y: 100 + 90 * part * sin(angle))
    }
  }

  private func picture(_ path: [PathElement], _ style: StrokeStyle) -> [UInt8] {
    let buffer = PixelBuffer(width: 200, height: 200)
    let surface = cairo_image_surface_create_for_data(
      buffer.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, 200, 200,
      Int32(buffer.bytesPerRow))
    let context = cairo_create(surface)!
    cairo_set_source_rgba(context, 0.2, 0.4, 0.6, 0.5)
    PrimitiveDrawing.stroke(path, style, in: context)
    cairo_surface_flush(surface)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    return Array(buffer.data)
  }

  /// One dash that is longer than the line is a whole line, and never drawn in pieces.
  private func whole(_ style: StrokeStyle) -> StrokeStyle {
    var style = style
    style.dash = [1_000_000, 1]
    return style
  }

  private func assertLikeWhole(
    _ path: [PathElement], _ style: StrokeStyle, line: UInt = #line
  ) {
    let (pieces, one) = (picture(path, style), picture(path, whole(style)))
    let differences = zip(pieces, one).map { abs(Int($0) - Int($1)) }
    XCTAssertGreaterThan(one.filter { $0 > 100 }.count, 1000, line: line)
    // Where pieces meet, coverage is rounded twice.
    XCTAssertLessThanOrEqual(differences.max() ?? 0, 16, line: line)
    XCTAssertLessThan(differences.filter { $0 > 2 }.count, 40 * 4, line: line)
  }

  func test_aLongLine_isStrokedInPiecesAsInOne() {
    let points = spiral(20_000)
    let path = [PathElement.move(points[0])] + points.dropFirst().map { .line($0) }
    XCTAssertTrue(LongStroke.isLong(path))
    for join in [StrokeStyle.Join.miter, .round, .bevel] {
      for cap in [StrokeStyle.Cap.butt, .round, .square] {
        var style = StrokeStyle(width: 3)
        style.join = join
        style.cap = cap
        assertLikeWhole(path, style)
      }
    }
  }

  func test_corners_areJoinedWherePiecesMeet() {
    // Teeth that are wide enough for their points to be seen, 1,024 times the same: corners are everywhere.
    var path: [PathElement] = []
    for _ in 0..<1024 {
      path.append(.move(CGPoint(x: 10, y: 150)))
      for tooth in 0..<9 {
        path.append(.line(CGPoint(x: 20 + tooth * 20, y: tooth % 2 == 0 ? 40 : 150)))
      }
    }
    // In one outline without a move, so that pieces end at every corner there is.
    let line = path.enumerated().map { index, element -> PathElement in
      guard index > 0, case .move(let point) = element else { return element }
      return .line(point)
    }
    var style = StrokeStyle(width: 6)
    style.miterLimit = 30
    let first = picture(Array(line.prefix(10)), style)
    let all = picture(line, style)
    // What one tooth shows, all show at least.
    for (one, many) in zip(first, all) where one > 100 { XCTAssertGreaterThan(many, 90) }
  }

  func test_closedOutlines_haveACornerAtTheirStart() {
    var points = (0..<3000).map { CGPoint(x: 50 + Double($0) / 30, y: 50) }
    points += (0..<3000).map { CGPoint(x: 150, y: 50 + Double($0) / 30) }
    points += (0..<3000).map { CGPoint(x: 150 - Double($0) / 30, y: 150) }
    points += (0..<3000).map { CGPoint(x: 50, y: 150 - Double($0) / 30) }
    let path = [PathElement.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    let style = StrokeStyle(width: 20)
    let pixels = picture(path, style)
    let opacity = { (x: Int, y: Int) in pixels[(y * 200 + x) * 4 + 3] }
    for (x, y) in [(42, 42), (157, 42), (157, 157), (42, 157)] {
      XCTAssertEqual(opacity(x, y), 128, "\(x), \(y)")
    }
    XCTAssertEqual(opacity(37, 37), 0)
  }
}
