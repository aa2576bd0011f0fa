import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

/// Input that no program sends on purpose: it must cost neither the process nor the day.
final class PaintingLimitsTests: XCTestCase {
  @MainActor
  private static func paint(_ node: RenderNode) -> PixelBuffer {
    let text = PlatformServices.current.textMeasurer as! CairoTextMeasurer
    let pixels = PixelBuffer(width: 200, height: 200, isOpaque: true)
    let frame = RenderFrame(
      number: 1, size: CGSize(width: 200, height: 200), scale: 1, background: .white, root: node)
    _ = FramePainter(text: text).paint(frame, into: PixelTarget(pixels))
    return pixels
  }

  private static func node(_ primitives: [RenderPrimitive]) -> RenderNode {
    RenderNode(
      id: 1, size: CGSize(width: 200, height: 200), background: primitives,
      extent: CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  private static func word(_ pixels: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
    pixels.bytes.advanced(by: y * pixels.bytesPerRow + x * 4).load(as: UInt32.self)
  }

  func test_rectanglesOfAMillionPoints_paintTheirVisiblePart() {
    onMainActor {
      let huge = CGRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
      let blue = RGBA(red: 0, green: 0, blue: 1)
      let stops = GradientSpec(stops: [.init(location: 0, color: blue)])
      for primitive: RenderPrimitive in [
        .fill(RoundedRect(huge), blue), .fill(RoundedRect(huge, radius: 400), blue),
        .fill(RoundedRect(huge, radius: 400_000, isContinuous: true), blue),
        .gradient(
          stops, .linear(from: huge.origin, to: .zero), in: RoundedRect(huge), extends: true),
        .path(RenderPath(CGPath(rect: huge, transform: nil), fill: blue)),
        .drawing(
          DrawingRecord(
            commands: [
              .fill(
                CGPath(rect: huge, transform: nil), evenOdd: false, .color(blue), DrawingEffect())
            ], bounds: huge)),
      ] {
        XCTAssertEqual(
          Self.word(Self.paint(Self.node([primitive])), 100, 100), 0xff00_00ff, "\(primitive)")
      }
    }
  }

  func test_shadowsOfAMillionPoints_areSurvived() {
    onMainActor {
      let huge = CGRect(x: -500_000, y: -500_000, width: 1_000_000, height: 1_000_000)
      for shape: RenderShadow.Shape in [
        .outline(RoundedRect(huge, radius: 9)), .path(CGPath(rect: huge, transform: nil)),
        .contents,
      ] {
        let cell = RenderNode(
          id: 2, size: huge.size,
          shadow: RenderShadow(
            shape: shape, offset: CGSize(width: 1e9, height: 3), radius: 1e6, color: .black),
          background: [.fill(RoundedRect(huge), .white)], extent: huge)
        let pixels = Self.paint(
          RenderNode(
            id: 1, size: huge.size, children: [cell],
            extent: CGRect(x: 0, y: 0, width: 200, height: 200)))
        XCTAssertEqual(Self.word(pixels, 100, 100), 0xFFFF_FFFF, "the cell is white")
      }
    }
  }

  func test_picturesOfThirtyThousandPixels_areScaledToTheirPlace() {
    onMainActor {
      let wide = PixelBuffer(width: 30_000, height: 8, isOpaque: true)
      wide.bytes.initializeMemory(as: UInt8.self, repeating: 255, count: wide.byteCount)
      var image = RenderImage(CGImage(wide), destination: CGRect(x: 0, y: 0, width: 200, height: 2))
      let white: UInt32 = 0xFFFF_FFFF
      let black = RenderPrimitive.fill(
        RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 200)), .black)
      XCTAssertEqual(Self.word(Self.paint(Self.node([black, .image(image)])), 100, 0), white)
      // Three million points wide it may be left out, and harms nothing beside it.
      image.destination = CGRect(x: -1e6, y: 0, width: 3e6, height: 100)
      image.orientation = 6
      for tiles in [false, true] {
        image.tilesCenter = tiles
        let pixels = Self.paint(Self.node([black, .image(image)]))
        XCTAssertEqual(Self.word(pixels, 100, 150), 0xFF00_0000)
      }
    }
  }

  /// `leaf` inside `depth` nodes that `wrap` makes of a number and what is inside.
  private static func tree(
    depth: Int = 10_000, around leaf: RenderNode, _ wrap: (UInt64, RenderNode) -> RenderNode
  ) -> RenderNode {
    (0..<depth).reduce(leaf) { wrap(UInt64($1 + 10), $0) }
  }

  private static let area = CGRect(x: 0, y: 0, width: 200, height: 200)

  private static func plain(_ id: UInt64, _ inside: RenderNode) -> RenderNode {
    RenderNode(id: id, size: area.size, children: [inside], extent: area)
  }

  private static func square(_ color: RGBA) -> RenderNode {
    let rect = CGRect(x: 90, y: 90, width: 20, height: 20)
    return RenderNode(
      id: 1, size: area.size, background: [.fill(RoundedRect(rect), color)], extent: area)
  }

  func test_tenThousandLevels_arePaintedAndLetGo() {
    onMainActor {
      weak var leaf: RenderNode?
      do {
        let made = Self.square(.black)
        leaf = made
        let pixels = Self.paint(Self.tree(around: made, Self.plain))
        XCTAssertEqual(Self.word(pixels, 100, 100), 0xff00_0000)
        XCTAssertEqual(Self.word(pixels, 80, 80), 0xffff_ffff)
      }
      XCTAssertNil(leaf)
    }
  }

  func test_changeTenThousandLevelsDown_damagesItsOwnPixels() {
    let frames = [RGBA.black, RGBA(red: 1, green: 0, blue: 0)].map { color in
      RenderFrame(
        number: 1, size: Self.area.size, scale: 1, background: .white,
        root: Self.tree(around: Self.square(color), Self.plain))
    }
    XCTAssertEqual(
      FrameComparison.difference(from: frames[0], to: frames[1]).damage,
      [PixelRect(x: 90, y: 90, width: 20, height: 20)])
  }

  func test_tenThousandGroups_takeBoundedMemoryAndAreReported() {
    onMainActor {
      let turned = ProjectiveTransform(
        m11: 1, m12: 0, m13: 1e-5, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
      let kinds: [(UInt64, RenderNode) -> RenderNode] = [
        {
          RenderNode(
            id: $0, size: Self.area.size, opacity: 0.999, children: [$1], extent: Self.area)
        },
        {
          RenderNode(
            id: $0, size: Self.area.size, clip: RoundedRect(Self.area, radius: 9), children: [$1],
            extent: Self.area)
        },
        {
          RenderNode(
            id: $0, size: Self.area.size, mask: Self.node([.fill(RoundedRect(Self.area), .black)]),
            children: [$1], extent: Self.area)
        },
        {
          RenderNode(
            id: $0, transform: turned, size: Self.area.size, children: [$1], extent: Self.area)
        },
        {
          RenderNode(
            id: $0, size: Self.area.size, children: [$1], extent: Self.area, prefersCache: true)
        },
        { id, inside in
          RenderNode(
            id: id, size: Self.area.size, mask: inside,
            background: [.fill(RoundedRect(Self.area), .black)], extent: Self.area)
        },
      ]
      for (index, kind) in kinds.enumerated() {
        let pixels = Self.paint(Self.tree(around: Self.square(.black), kind))
        // What lies deeper than the limit shows all the same, but for perspective.
        if index < 3 { XCTAssertNotEqual(Self.word(pixels, 100, 100), 0xffff_ffff, "\(index)") }
      }
      XCTAssertTrue(PaintingLimits.isReported)
    }
  }

  func test_nestedShadowsOfContents_areNoHang() {
    onMainActor {
      let shadow = RenderShadow(
        shape: .contents, offset: CGSize(width: 1, height: 1), radius: 2, color: .black)
      let tree = Self.tree(depth: 300, around: Self.square(.black)) {
        RenderNode(
          id: $0, size: Self.area.size, shadow: shadow, children: [$1], extent: Self.area)
      }
      XCTAssertEqual(Self.word(Self.paint(tree), 100, 100), 0xff00_0000)
    }
  }

  func test_tenThousandTransparencyLayersAndMasks_arePaintedFlat() {
    onMainActor {
      let white = PixelBuffer(width: 2, height: 2, isOpaque: true)
      white.bytes.initializeMemory(as: UInt8.self, repeating: 255, count: white.byteCount)
      for begin in [
        DrawingCommand.beginLayer(DrawingEffect()), .clipToMask(CGImage(white), Self.area),
      ] {
        let fill = DrawingCommand.fill(
          CGPath(rect: Self.area, transform: nil), evenOdd: false, .color(.black), DrawingEffect())
        let record = DrawingRecord(
          commands: Array(repeating: begin, count: 10_000) + [fill], bounds: Self.area)
        XCTAssertEqual(
          Self.word(Self.paint(Self.node([.drawing(record)])), 100, 100), 0xff00_0000, "\(begin)")
      }
    }
  }

  func test_linesOfAHundredThousandPoints_arePainted() {
    onMainActor {
      var elements: [PathElement] = [.move(.zero)]
      for i in 0..<100_000 {
        elements.append(.line(CGPoint(x: CGFloat(i) / 500, y: CGFloat((i * 37) % 19) + 90)))
      }
      let pixels = Self.paint(
        Self.node([.path(RenderPath(CGPath(elements: elements), fill: .black, stroke: .black))]))
      XCTAssertNotEqual(Self.word(pixels, 100, 100), 0xFFFF_FFFF)
      XCTAssertEqual(Self.word(pixels, 100, 180), 0xFFFF_FFFF)
    }
  }
}
