import PlatformInterface
import XCTest

/// What is damaged where something looks at the pixels below it.
final class BackdropZoneTests: XCTestCase {
  private static let size = CGSize(width: 200, height: 400)
  private static let bar = PixelRect(x: 0, y: 0, width: 200, height: 60)

  func test_changeBelowABackdrop_damagesAllOfIt() {
    let rows = Self.rows()
    let before = Self.frame(rows, bar: true)
    var changed = rows
    changed[0] = Self.row(0, .black)
    let difference = FrameComparison.difference(from: before, to: Self.frame(changed, bar: true))
    XCTAssertEqual(difference.damage.count, 1)
    XCTAssertTrue(difference.damage[0].contains(Self.bar))
    XCTAssertLessThanOrEqual(difference.damage[0].maxY, 60)
  }

  func test_changeBesideABackdrop_leavesItAlone() {
    let rows = Self.rows()
    let before = Self.frame(rows, bar: true)
    var changed = rows
    changed[5] = Self.row(5, .black)
    let difference = FrameComparison.difference(from: before, to: Self.frame(changed, bar: true))
    XCTAssertEqual(difference.damage, [PixelRect(x: 0, y: 200, width: 200, height: 40)])
  }

  func test_withoutBackdrops_damageIsWhatItWas() {
    let rows = Self.rows()
    let before = Self.frame(rows, bar: false)
    var changed = rows
    changed[0] = Self.row(0, .black)
    let difference = FrameComparison.difference(from: before, to: Self.frame(changed, bar: false))
    XCTAssertEqual(difference.damage, [PixelRect(x: 0, y: 0, width: 200, height: 40)])
  }

  /// The pixels that a scroll moves are moved as ever; the bar and what it left are painted.
  func test_scrollBelowABar_movesPixels_andPaintsTheBarAgain() {
    let rows = Self.rows()
    let before = Self.frame(rows, bar: true)
    let after = Self.frame(rows, bar: true, scroll: 10)
    let difference = FrameComparison.difference(from: before, to: after)
    XCTAssertEqual(difference.moves.count, 1)
    XCTAssertTrue(difference.damage.contains { $0.contains(Self.bar) })
    let area = difference.damage.reduce(0) { $0 + $1.area }
    XCTAssertLessThanOrEqual(area, 200 * (60 + 10 + 10))
  }

  /// Backdrops far from each other are not painted because of each other.
  func test_rectanglesGrowTogether_onlyWhereBackdropsTouch() {
    let glass: [RenderPrimitive] = [
      .backdrop(
        RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 30)),
        RenderBackdrop(radius: 5, saturation: 1))
    ]
    func pane(_ id: UInt64, _ x: CGFloat, _ y: CGFloat) -> RenderNode {
      RenderNode(
        id: id, position: CGPoint(x: x, y: y), size: CGSize(width: 30, height: 30),
        background: glass, extent: CGRect(x: x, y: y, width: 30, height: 30))
    }
    let extent = CGRect(origin: .zero, size: Self.size)
    let frame = RenderFrame(
      number: 1, size: Self.size, scale: 1, background: .white,
      root: RenderNode(
        id: 1, size: Self.size, children: [pane(2, 10, 10), pane(3, 35, 35), pane(4, 150, 300)],
        extent: extent))
    XCTAssertTrue(frame.root.hasBackdrop)
    let grown = BackdropZones.completing([PixelRect(x: 12, y: 12, width: 2, height: 2)], in: frame)
    XCTAssertEqual(grown, [PixelRect(minX: 10, minY: 10, maxX: 65, maxY: 65)])
    let alone = PixelRect(x: 100, y: 100, width: 4, height: 4)
    XCTAssertEqual(BackdropZones.completing([alone], in: frame), [alone])
  }

  // MARK: -

  private static func rows() -> [RenderNode] { (0..<20).map { row($0, .white) } }

  private static func row(_ index: Int, _ color: RGBA) -> RenderNode {
    let rect = CGRect(x: 0, y: CGFloat(index) * 40, width: 200, height: 40)
    return RenderNode(
      id: UInt64(100 + index), position: rect.origin, size: rect.size,
      background: [.fill(RoundedRect(CGRect(origin: .zero, size: rect.size)), color)], extent: rect)
  }

  private static func frame(_ rows: [RenderNode], bar: Bool, scroll: CGFloat = 0) -> RenderFrame {
    let bounds = CGRect(origin: .zero, size: size)
    let list = RenderNode(
      id: 2, size: size, scroll: CGPoint(x: 0, y: scroll), clip: RoundedRect(bounds),
      background: [.fill(RoundedRect(bounds), .white)], children: rows, extent: bounds,
      hasOpaqueBackground: true)
    let rect = CGRect(x: 0, y: 0, width: 200, height: 60)
    let chrome = RenderNode(
      id: 3, size: rect.size,
      background: [.backdrop(RoundedRect(rect), RenderBackdrop(radius: 20, saturation: 1.8))],
      extent: rect)
    return RenderFrame(
      number: 1, size: size, scale: 1, background: .white,
      root: RenderNode(
        id: 1, size: size, children: bar ? [list, chrome] : [list], extent: bounds))
  }
}
