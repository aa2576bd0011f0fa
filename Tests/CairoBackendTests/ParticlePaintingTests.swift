import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

/// Which pixels particles and multiplied colours give.
final class ParticlePaintingTests: XCTestCase {
  /// Pixels of a frame of 20×10 over one colour.
  @MainActor private static func painted(_ node: RenderNode, over background: RGBA) -> [UInt32] {
    let frame = RenderFrame(
      number: 1, size: CGSize(width: 20, height: 10), scale: 1, background: background, root: node)
    let pixels = PixelBuffer(width: 20, height: 10, isOpaque: true)
    let text = PlatformServices.current.textMeasurer as! CairoTextMeasurer
    _ = FramePainter(text: text).paint(frame, into: PixelTarget(pixels))
    return (0..<10).flatMap { y in
      UnsafeBufferPointer(
        start: pixels.bytes.advanced(by: y * pixels.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self), count: 20)
    }
  }

  @MainActor private static func painted(
    _ particles: [RenderParticle], _ image: CGImage, isAdditive: Bool = false,
    over background: RGBA = .black, factor: RGBA? = nil
  ) -> [UInt32] {
    let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    return painted(
      RenderNode(
        id: 1, size: bounds.size,
        background: [
          .particles(
            RenderParticles(
              pictures: [RenderParticles.Picture(image)], particles: particles,
              isAdditive: isAdditive))
        ], extent: bounds, colorFactor: factor), over: background)
  }

  private static func image(_ words: [UInt32], width: Int) -> CGImage {
    let pixels = PixelBuffer(width: width, height: words.count / width)
    for (index, word) in words.enumerated() {
      pixels.bytes.advanced(by: index / width * pixels.bytesPerRow)
        .assumingMemoryBound(to: UInt32.self)[index % width] = word
    }
    return CGImage(pixels)
  }

  private static func particle(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, rotation: CGFloat = 0,
    _ color: RGBA = .white
  ) -> RenderParticle {
    RenderParticle(
      picture: 0, center: CGPoint(x: x, y: y), size: CGSize(width: width, height: height),
      rotation: rotation, color: color)
  }

  func test_onePixel_enlarged_hasSharpEdges_andItsColourTimesTheParticles() {
    onMainActor {
      let words = Self.painted(
        [Self.particle(5, 5, 4, 2, RGBA(red: 1, green: 0.5, blue: 0))],
        Self.image([0xffff_ffff], width: 1))
      for y in 0..<10 {
        for x in 0..<20 {
          let isInside = (3..<7).contains(x) && (4..<6).contains(y)
          XCTAssertEqual(words[y * 20 + x], isInside ? 0xffff_8000 : 0xff00_0000, "(\(x), \(y))")
        }
      }
    }
  }

  func test_quarterTurn_turnsClockwise() {
    onMainActor {
      let picture = Self.image([0xffff_0000, 0xff00_ff00], width: 2)
      let words = Self.painted([Self.particle(10, 5, 8, 4, rotation: .pi / 2)], picture)
      XCTAssertEqual(words[2 * 20 + 10], 0xffff_0000, "what was at the left is at the top")
      XCTAssertEqual(words[7 * 20 + 10], 0xff00_ff00)
      XCTAssertEqual(words[5 * 20 + 4], 0xff00_0000)
      let turned = Self.painted([Self.particle(10, 5, -8, -4)], picture)
      XCTAssertEqual(turned[5 * 20 + 7], 0xff00_ff00, "negative sizes are upside down and mirrored")
    }
  }

  func test_light_isAdded() {
    onMainActor {
      let white = Self.image([0xffff_ffff], width: 1)
      let red = RGBA(red: 1, green: 0, blue: 0)
      let blue = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
      let green = RGBA(red: 0, green: 0.5, blue: 0)
      let particles = [Self.particle(6, 5, 4, 4, red), Self.particle(8, 5, 4, 4, blue)]
      let added = Self.painted(particles, white, isAdditive: true, over: green)
      XCTAssertEqual(added[5 * 20 + 5], 0xffff_8000)
      XCTAssertEqual(added[5 * 20 + 7], 0xffff_8080)
      XCTAssertEqual(added[5 * 20 + 9], 0xff00_8080)
      let covering = Self.painted(particles, white, over: green)
      XCTAssertEqual(covering[5 * 20 + 5], 0xffff_0000)
      XCTAssertEqual(covering[5 * 20 + 7], 0xff7f_0080)
      // A group of its own holds light without alpha, and adds it all the same.
      let grouped = Self.painted(
        particles, white, isAdditive: true, over: green, factor: RGBA(red: 0.5, green: 1, blue: 1))
      XCTAssertEqual(grouped[5 * 20 + 7], 0xff80_8080)
    }
  }

  func test_largePictures_areReduced_notSampledHereAndThere() {
    onMainActor {
      // Columns of black and white, far too fine to be seen.
      let stripes = (0..<64 * 64).map { UInt32($0 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff) }
      let words = Self.painted([Self.particle(10, 5, 8, 8)], Self.image(stripes, width: 64))
      for x in 7..<13 {
        XCTAssertLessThan(abs(Int(words[5 * 20 + x] & 255) - 128), 12, "column \(x)")
      }
    }
  }

  func test_factor_multipliesWhatTheNodeShows() {
    onMainActor {
      let bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
      func node(_ children: [RenderNode], factor: RGBA) -> RenderNode {
        RenderNode(
          id: 1, size: bounds.size,
          background: [.fill(RoundedRect(CGRect(x: 0, y: 0, width: 10, height: 10)), .white)],
          children: children, extent: bounds, colorFactor: factor)
      }
      let inner = RenderNode(
        id: 2, size: bounds.size,
        background: [
          .fill(
            RoundedRect(CGRect(x: 0, y: 0, width: 5, height: 10)),
            RGBA(red: 1, green: 0, blue: 0.5))
        ], extent: bounds)
      let factor = RGBA(red: 0.5, green: 1, blue: 0, alpha: 0.5)
      for children in [[], [inner]] {
        let words = Self.painted(node(children, factor: factor), over: .white)
        // Half of white, and half of (0.5, 1, 0).
        XCTAssertEqual(words[5 * 20 + 8], 0xffbf_ff7f)
        XCTAssertEqual(words[5 * 20 + 15], 0xffff_ffff)
        if !children.isEmpty { XCTAssertEqual(words[5 * 20 + 2], 0xffbf_7f7f) }
      }
    }
  }
}
