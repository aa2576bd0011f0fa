import Foundation
import PlatformInterface
import XCTest

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
        _ = Self.paint(
          RenderNode(
            id: 1, size: huge.size, children: [cell],
            extent: CGRect(x: 0, y: 0, width: 200, height: 200)))
      }
    }
  }

  func test_picturesOfThirtyThousandPixels_areScaledToTheirPlace() {
    onMainActor {
      let wide = PixelBuffer(width: 30_000, height: 8, isOpaque: true)
      wide.bytes.initializeMemory(as: UInt8.self, repeating: 255, count: wide.byteCount)
      var image = RenderImage(CGImage(wide), destination: CGRect(x: 0, y: 0, width: 200, height: 2))
      _ = Self.paint(Self.node([.image(image)]))
      image.destination = CGRect(x: -1e6, y: 0, width: 3e6, height: 200)
      image.orientation = 6
      _ = Self.paint(Self.node([.image(image)]))
      image.tilesCenter = true
      _ = Self.paint(Self.node([.image(image)]))
    }
  }

  func test_deepTrees_arePaintedAsFarAsTheyCan() {
    onMainActor {
      let room = CGRect(x: 0, y: 0, width: 200, height: 200)
      var tree = Self.node([.fill(RoundedRect(room), .black)])
      for level in 0..<10_000 {
        tree = RenderNode(
          id: UInt64(level + 2), size: room.size, children: [tree], extent: room)
      }
      _ = Self.paint(tree)
      // Nodes hold each other; taken apart from the top, none releases a chain.
      var rest = [tree]
      while let next = rest.popLast() { rest += next.children }
    }
  }

  func test_linesOfAHundredThousandPoints_areNoHang() {
    onMainActor {
      var elements: [PathElement] = [.move(.zero)]
      for i in 0..<100_000 {
        elements.append(.line(CGPoint(x: CGFloat(i) / 500, y: CGFloat((i * 37) % 19) + 90)))
      }
      let start = Date()
      _ = Self.paint(
        Self.node([.path(RenderPath(CGPath(elements: elements), fill: .black, stroke: .black))]))
      XCTAssertLessThan(Date().timeIntervalSince(start), 30)
    }
  }
}
