import CGTK4
import CairoBackend
import PlatformInterface
import XCTest

@testable import GTKBackend

/// GSK's nodes show what the Cairo painter shows.
final class GSKNodeTests: XCTestCase {
  func test_fixtures_lookAsByThePainter() throws {
    try onDisplay {
      let decoder = PlatformServices.current.imageDecoder
      NodeFixtures(
        isReference: false, tolerance: Self.tolerance,
        decode: { try? decoder.decode($0, frame: 0, atLeast: nil) },
        encode: { decoder.encodePNG($0) },
        paint: { frame in
          let pixels = Self.draw(frame, with: Self.builder())
          Self.keep(pixels, frame)
          return pixels ?? PixelBuffer(width: 1, height: 1)
        }
      ).run()
    }
  }

  /// Where GSK does the same in another way, and how far off that may be. All else is painted by the
  /// same code into textures and must be the same.
  @MainActor private static func tolerance(_ fixture: String) -> NodeFixtures.Tolerance {
    switch fixture {
    // Circles by other curves, and edges that cut through pixels: some of their pixels are off by
    // what rounding does.
    case "fills", "rounded-rectangles", "images", "image-orientations", "paths", "shadows":
      .init(distance: 16, share: 0.0005)
    // Recorded, and replayed with a clip, Cairo rounds a translucent pixel the other way.
    case "drawings": .init(distance: 2)
    // Where two sides of a border meet within a pixel, GSK mixes both.
    case "borders": .init(distance: 16, share: 0.001)
    // Groups are mixed in another order: one step of a channel, a few more at their edges.
    case "groups": .init(distance: 8, share: 0.0005)
    // The centre of a conic gradient, and the corners of a square one, which GSK's Cairo code (the
    // GPU's does not) draws in a circle that is a little too small.
    case "gradients": .init(distance: 16, share: 0.001)
    // The slanted edge of a turned group is antialiased before it is mixed, not after.
    case "cross-fades": .init(distance: 32, share: 0.001)
    // GSK clips each primitive by itself, the painter all of them together: pixels in which the clip
    // and something of its own outline both end get less of the latter.
    case "clips": .init(distance: 32, share: 0.0025)
    // Text that is turned, mirrored or enlarged is drawn upright and then sampled; in the painter
    // its outlines are turned.
    case "transforms": .init(distance: 32, share: 0.01)
    // Round corners and slanted edges as above.
    case "backdrops": .init(distance: 32, share: 0.002)
    // Round corners and slanted edges as above; a colour matrix works on colours without their alpha.
    case "factors": .init(distance: 32, share: 0.002)
    // Half a group is rounded once here, and after each particle there.
    case "particles": .init(distance: 2, share: 0.0005)
    default: .init()
    }
  }

  func test_unchangedNodes_areNotBuiltAgain() throws {
    try onDisplay {
      let builder = Self.builder()
      let tiles = [SmallScenes.tile(1), SmallScenes.tile(2)]
      _ = builder.build(Self.frame(SmallScenes.node(children: tiles)))
      XCTAssertEqual(builder.buildCount, 3)
      let scrolled = SmallScenes.node(scroll: CGPoint(x: 0, y: 4), children: tiles)
      _ = builder.build(Self.frame(scrolled))
      XCTAssertEqual(builder.buildCount, 4, "the scrolled node alone is new")
      _ = builder.build(Self.frame(SmallScenes.node(children: [tiles[0]])))
      _ = builder.build(Self.frame(SmallScenes.node(children: tiles)))
      XCTAssertEqual(builder.buildCount, 7, "what left the tree is forgotten")
    }
  }

  /// What a node shows depends on where its pixels lie, and on nothing else.
  func test_movedNodes_areBuiltAgainOnlyForOtherPixels() throws {
    try onDisplay {
      let builder = Self.builder()
      let tile = SmallScenes.tile(1)
      @MainActor func show(_ transform: ProjectiveTransform? = nil, at position: CGPoint = .zero)
        -> Int
      {
        let before = builder.buildCount
        let moved = RenderNode(
          id: 5, position: position, transform: transform, size: SmallScenes.size, children: [tile],
          extent: CGRect(x: -500, y: -500, width: 1000, height: 1000))
        _ = builder.build(Self.frame(moved))
        return builder.buildCount - before
      }
      XCTAssertEqual(show(), 2)
      XCTAssertEqual(show(at: CGPoint(x: 3, y: -40)), 1, "whole pixels away")
      XCTAssertEqual(show(at: CGPoint(x: 3.5, y: 0)), 2, "half a pixel away")
      func scaled(_ by: CGFloat) -> ProjectiveTransform {
        ProjectiveTransform(CGAffineTransform(scaleX: by, y: by))
      }
      XCTAssertEqual(show(scaled(1.5)), 2)
      XCTAssertEqual(show(scaled(1.9)), 1, "fine enough from before")
      XCTAssertEqual(show(scaled(2.5)), 2)
    }
  }

  func test_behindTheEye_isLeftToThePainter() throws {
    try onDisplay {
      // The right half of the node lies behind the eye.
      let behind = ProjectiveTransform(
        m11: 1, m12: 0, m13: -0.03, m21: 0, m22: 1, m23: 0, m31: 10, m32: 10, m33: 1)
      let node = RenderNode(
        id: 2, transform: behind, size: CGSize(width: 60, height: 40),
        background: [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 40)), .black)],
        extent: CGRect(x: -200, y: -200, width: 400, height: 400))
      let builder = GSKNodeBuilder(drawsPerspective: true)
      let drawn = try XCTUnwrap(
        Self.draw(Self.frame(SmallScenes.node(children: [node])), with: builder))
      let painted = PlatformServices.current.rasterizer.rasterize(
        SmallScenes.node(children: [node]), size: SmallScenes.size, scale: 1, background: .white)
      for (x, y) in [(5, 5), (40, 30), (100, 80)] {
        XCTAssertEqual(drawn.color(x: x, y: y), painted.color(x: x, y: y))
      }
    }
  }

  func test_badGeometry_isLeftOut() throws {
    try onDisplay {
      let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e30]
      for value in bad {
        let rect = CGRect(x: value, y: 0, width: 10, height: value)
        let node = RenderNode(
          id: 1, position: CGPoint(x: value, y: 0), size: rect.size,
          background: [
            .fill(RoundedRect(rect), .black), .border(RoundedRect(rect), width: value, .black),
            .image(RenderImage(CGImage(PixelBuffer(width: 2, height: 2)), destination: rect)),
          ], extent: CGRect(x: 0, y: 0, width: 50, height: 50))
        XCTAssertNotNil(
          Self.draw(Self.frame(SmallScenes.node(children: [node])), with: Self.builder()))
      }
    }
  }

  func test_tenThousandLevels_areDrawnAndLetGo() throws {
    try onDisplay {
      weak var leaf: RenderNode?
      do {
        var node = SmallScenes.tile(1)
        leaf = node
        for depth in 0..<10_000 {
          node = RenderNode(
            id: UInt64(100 + depth), size: SmallScenes.size, children: [node],
            extent: CGRect(origin: .zero, size: SmallScenes.size))
        }
        let pixels = try XCTUnwrap(Self.draw(Self.frame(node), with: Self.builder()))
        XCTAssertNotEqual(pixels.color(x: 40, y: 40), 0xFFFFFF)
      }
      XCTAssertNil(leaf)
    }
  }

  // MARK: Drawing

  private func onDisplay(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated {
      _ = try TestDisplay.application()
      try TestDisplay.withServices(body)
    }
  }

  @MainActor private static func builder() -> GSKNodeBuilder {
    GSKNodeBuilder(drawsPerspective: false)
  }

  @MainActor private static func frame(_ node: RenderNode, scale: CGFloat = 1) -> RenderFrame {
    RenderFrame(number: 1, size: SmallScenes.size, scale: scale, background: .white, root: node)
  }

  /// By GSK's Cairo code, into a bitmap.
  @MainActor private static func draw(_ frame: RenderFrame, with builder: GSKNodeBuilder)
    -> PixelBuffer?
  {
    guard let node = builder.build(frame) else { return nil }
    let pixels = PixelBuffer(
      width: Int(frame.size.width * frame.scale), height: Int(frame.size.height * frame.scale))
    let surface = cairo_image_surface_create_for_data(
      pixels.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.bytesPerRow))
    let context = cairo_create(surface)
    cairo_scale(context, frame.scale, frame.scale)
    gsk_render_node_draw(node.pointer, context)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    return pixels
  }

  @MainActor private static func keep(_ pixels: PixelBuffer?, _ frame: RenderFrame) {
    guard let pixels,
      let folder = ProcessInfo.processInfo.environment["TESSERA_KEEP_SCREENSHOTS"]
    else { return }
    keptCount += 1
    let data = PlatformServices.current.imageDecoder.encodePNG(pixels)
    try? data?.write(to: URL(fileURLWithPath: "\(folder)/gsk \(keptCount).png"))
  }
  @MainActor private static var keptCount = 0
}
