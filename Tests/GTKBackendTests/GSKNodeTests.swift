import CGTK4
import CairoBackend
import PlatformInterface
import XCTest

@testable import GTKBackend

/// GSK's nodes show what the Cairo painter shows.
final class GSKNodeTests: XCTestCase {
  func test_everyKindOfNode_looksAsByThePainter() throws {
    try onDisplay {
      for scale in [1.0, 2.0] {
        for (name, node) in NodeFixtures.all {
          let frame = Self.frame(node, scale: scale)
          let wanted = PlatformServices.current.rasterizer.rasterize(
            node, size: frame.size, scale: scale, background: frame.background)
          let found = try XCTUnwrap(Self.draw(frame, with: Self.builder()), name)
          Self.keep(found, wanted, "\(name)@\(Int(scale))")
          let difference = Difference(found, wanted)
          XCTAssertLessThan(difference.mean, 1.2, "\(name)@\(scale): mean difference of a channel")
          XCTAssertLessThan(
            difference.shareOver48, 0.015, "\(name)@\(scale): share of clearly different pixels")
        }
      }
    }
  }

  func test_unchangedNodes_areNotBuiltAgain() throws {
    try onDisplay {
      let builder = Self.builder()
      let tiles = [NodeFixtures.tile(1), NodeFixtures.tile(2)]
      _ = builder.build(Self.frame(NodeFixtures.node(children: tiles)))
      XCTAssertEqual(builder.buildCount, 3)
      let scrolled = NodeFixtures.node(scroll: CGPoint(x: 0, y: 4), children: tiles)
      _ = builder.build(Self.frame(scrolled))
      XCTAssertEqual(builder.buildCount, 4, "the scrolled node alone is new")
      _ = builder.build(Self.frame(NodeFixtures.node(children: [tiles[0]])))
      _ = builder.build(Self.frame(NodeFixtures.node(children: tiles)))
      XCTAssertEqual(builder.buildCount, 7, "what left the tree is forgotten")
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
          Self.draw(Self.frame(NodeFixtures.node(children: [node])), with: Self.builder()))
      }
    }
  }

  func test_deepTree_isDrawn() throws {
    try onDisplay {
      var node = NodeFixtures.tile(1)
      for depth in 0..<400 {
        node = RenderNode(
          id: UInt64(100 + depth), size: NodeFixtures.size, children: [node],
          extent: CGRect(origin: .zero, size: NodeFixtures.size))
      }
      let pixels = try XCTUnwrap(Self.draw(Self.frame(node), with: Self.builder()))
      XCTAssertNotEqual(pixels.color(x: 40, y: 40), 0xFFFFFF)
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
    RenderFrame(number: 1, size: NodeFixtures.size, scale: scale, background: .white, root: node)
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

  @MainActor private static func keep(_ found: PixelBuffer, _ wanted: PixelBuffer, _ name: String) {
    guard let folder = ProcessInfo.processInfo.environment["TESSERA_KEEP_SCREENSHOTS"] else {
      return
    }
    for (pixels, kind) in [(found, "gsk"), (wanted, "cairo")] {
      let data = PlatformServices.current.imageDecoder.encodePNG(pixels)
      try? data?.write(to: URL(fileURLWithPath: "\(folder)/\(name) \(kind).png"))
    }
  }
}

/// How far two pictures of one size are apart, over all channels.
private struct Difference {
  var mean = 0.0
  /// The share of pixels where a channel differs by more than 48 of 255.
  var shareOver48 = 0.0

  init(_ a: PixelBuffer, _ b: PixelBuffer) {
    guard a.width == b.width, a.height == b.height else {
      mean = 255
      shareOver48 = 1
      return
    }
    var sum = 0
    var over = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        var largest = 0
        for channel in 0..<3 {
          let one = a.bytes.load(
            fromByteOffset: y * a.bytesPerRow + x * 4 + channel, as: UInt8.self)
          let two = b.bytes.load(
            fromByteOffset: y * b.bytesPerRow + x * 4 + channel, as: UInt8.self)
          let difference = abs(Int(one) - Int(two))
          sum += difference
          largest = max(largest, difference)
        }
        if largest > 48 { over += 1 }
      }
    }
    mean = Double(sum) / Double(a.width * a.height * 3)
    shareOver48 = Double(over) / Double(a.width * a.height)
  }
}
