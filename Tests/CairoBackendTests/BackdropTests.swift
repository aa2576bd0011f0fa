import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

@testable import CairoBackend

/// What backdrops make of the pixels below them.
final class BackdropTests: XCTestCase {
  func test_blur_isAGaussianOfWhatLiesWithin() {
    onMainActor {
      for seed: UInt64 in 1...24 {
        var random = SeededGenerator(seed: seed)
        let (width, height) = (random.int(1...150), random.int(1...110))
        let deviation = random.pick([1.5, 3, 5, 7, 12, 20, 37])
        let pixels = Self.picture(width: width, height: height, &random)
        let rect = PixelRect(
          minX: random.int(0...width / 3), minY: random.int(0...height / 3),
          maxX: width - random.int(0...width / 3), maxY: height - random.int(0...height / 3))
        let before = Self.words(pixels)
        let wanted = Self.gaussian(before, width: width, rect, deviation)
        Self.canvas(pixels).blurBackdrop(rect, deviation: deviation, saturation: 1)
        let after = Self.words(pixels)
        var worst = 0.0
        var worstNearEdges = 0.0
        let margin = Int(2 * deviation)
        for y in 0..<height {
          for x in 0..<width {
            let index = y * width + x
            guard x >= rect.minX, x < rect.maxX, y >= rect.minY, y < rect.maxY else {
              XCTAssertEqual(after[index], before[index], "seed \(seed): (\(x), \(y)) lies outside")
              continue
            }
            XCTAssertEqual(after[index] >> 24, 255)
            let place = (y - rect.minY) * rect.width + x - rect.minX
            for channel in 0..<3 {
              let value = Double((after[index] >> (8 * UInt32(channel))) & 255)
              let distance = abs(value - wanted[place][channel])
              let isInner =
                min(x - rect.minX, rect.maxX - 1 - x, y - rect.minY, rect.maxY - 1 - y) >= margin
              if isInner { worst = max(worst, distance) }
              worstNearEdges = max(worstNearEdges, distance)
            }
          }
        }
        // Three boxes are not quite a Gaussian, and squares of pixels are reduced to one.
        XCTAssertLessThan(worst, 9, "seed \(seed)")
        // Where there is less to look at, each box by itself makes up for what is missing.
        XCTAssertLessThan(worstNearEdges, 30, "seed \(seed)")
      }
    }
  }

  func test_oneColour_staysWhatItIs() {
    onMainActor {
      for (deviation, color) in [
        (0.0, 0xff12_3456), (2, 0xffff_ffff), (9, 0xff00_0000), (60, 0xff01_80fe),
        (90, 0x8040_2000), (300, 0xffa0_b0c0),
      ] as [(Double, UInt32)] {
        let pixels = PixelBuffer(width: 131, height: 77)
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        for index in 0..<pixels.bytesPerRow / 4 * 77 { words[index] = color }
        Self.canvas(pixels).blurBackdrop(
          PixelRect(x: 0, y: 0, width: 131, height: 77), deviation: deviation, saturation: 1)
        XCTAssertEqual(Set(Self.words(pixels)), [color], "\(deviation)")
      }
    }
  }

  func test_saturation_movesColoursAwayFromGrey() {
    onMainActor {
      @MainActor func color(_ saturation: Double) -> UInt32 {
        let pixels = PixelBuffer(width: 8, height: 8)
        let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
        for index in 0..<pixels.bytesPerRow / 4 * 8 { words[index] = 0xffa0_6060 }
        Self.canvas(pixels).blurBackdrop(
          PixelRect(x: 0, y: 0, width: 8, height: 8), deviation: 4, saturation: saturation)
        return Self.words(pixels)[27]
      }
      let none = color(0)
      XCTAssertEqual(none & 255, (none >> 8) & 255)
      XCTAssertEqual(none & 255, (none >> 16) & 255)
      XCTAssertEqual(color(1), 0xffa0_6060)
      let more = color(1.8)
      XCTAssertGreaterThan((more >> 16) & 255, 0xc0)
      XCTAssertLessThan(more & 255, 0x58)
      XCTAssertEqual(color(8) >> 16, 0xffff, "what is too much ends at the brightest")
    }
  }

  /// What a reader would make out of stripes below is gone; their mean colour is there.
  func test_stripesBelow_cannotBeToldApart_andNothingOutsideShinesIn() {
    onMainActor {
      let frame = Self.stripes(
        bar: [.backdrop(Self.bar, RenderBackdrop(radius: 20, saturation: 1))])
      let words = Self.painted(frame)
      let inside = (0..<90).map { words[20 * 90 + $0] & 255 }
      let steps = zip(inside, inside.dropFirst()).map { abs(Int($0) - Int($1)) }
      XCTAssertLessThan(steps.max()!, 3, "no edge is left")
      XCTAssertLessThan(inside.max()! - inside.min()!, 48, "a little of the stripe at the end")
      XCTAssertLessThan(abs(Int(inside[45]) - 127), 10)
      let outside = Set((0..<90).map { words[60 * 90 + $0] & 255 })
      XCTAssertEqual(outside, [0, 255])
      // Red begins right below the bar and leaves no trace in it.
      XCTAssertEqual(words[39 * 90 + 45] & 255, (words[39 * 90 + 45] >> 16) & 255)
    }
  }

  /// Groups, masks and round corners hold for what a backdrop makes as for all else.
  func test_opacity_mixesTheBlurredWithTheSharp() {
    onMainActor {
      let filter = RenderBackdrop(radius: 20, saturation: 1)
      let sharp = Self.painted(Self.stripes(bar: []))
      let full = Self.painted(Self.stripes(bar: [.backdrop(Self.bar, filter)]))
      let half = Self.painted(Self.stripes(bar: [.backdrop(Self.bar, filter)], opacity: 0.5))
      for index in [20 * 90 + 3, 20 * 90 + 8, 31 * 90 + 50] {
        let wanted = (Int(sharp[index] & 255) + Int(full[index] & 255)) / 2
        XCTAssertLessThan(abs(Int(half[index] & 255) - wanted), 3)
      }
      var round = Self.bar
      round.topLeft = 20
      let cut = Self.painted(Self.stripes(bar: [.backdrop(round, filter)]))
      XCTAssertEqual(cut[0], sharp[0])
      XCTAssertEqual(cut[20 * 90 + 60], full[20 * 90 + 60])
    }
  }

  private static let bar = RoundedRect(CGRect(x: 0, y: 0, width: 90, height: 40))

  /// Black and white columns above red and white ones, with something over the upper ones.
  private static func stripes(bar: [RenderPrimitive], opacity: Float = 1) -> RenderFrame {
    let size = CGSize(width: 90, height: 80)
    var background: [RenderPrimitive] = []
    for x in stride(from: 0, to: 90, by: 10) {
      let column = CGRect(x: CGFloat(x), y: 0, width: 5, height: 40)
      background.append(.fill(RoundedRect(column), .black))
      background.append(
        .fill(RoundedRect(column.offsetBy(dx: 0, dy: 40)), RGBA(red: 1, green: 0, blue: 0)))
    }
    let node = RenderNode(
      id: 2, size: size, opacity: opacity, background: bar,
      children: [RenderNode(id: 3, size: .zero, extent: .null)],
      extent: CGRect(origin: .zero, size: size))
    return RenderFrame(
      number: 1, size: size, scale: 1, background: .white,
      root: RenderNode(
        id: 1, size: size, background: background, children: [node],
        extent: CGRect(origin: .zero, size: size)))
  }

  @MainActor private static func painted(_ frame: RenderFrame) -> [UInt32] {
    let pixels = PixelBuffer(width: 90, height: 80, isOpaque: true)
    let text = PlatformServices.current.textMeasurer as! CairoTextMeasurer
    _ = FramePainter(text: text).paint(frame, into: PixelTarget(pixels))
    return words(pixels)
  }

  @MainActor private static func canvas(_ pixels: PixelBuffer) -> Canvas {
    Canvas(PixelTarget(pixels))!
  }

  private static func words(_ pixels: PixelBuffer) -> [UInt32] {
    (0..<pixels.height).flatMap { y in
      UnsafeBufferPointer(
        start: pixels.bytes.advanced(by: y * pixels.bytesPerRow).assumingMemoryBound(
          to: UInt32.self), count: pixels.width)
    }
  }

  /// Blocks, a slope and some noise, opaque.
  private static func picture(
    width: Int, height: Int, _ random: inout SeededGenerator
  ) -> PixelBuffer {
    let pixels = PixelBuffer(width: width, height: height)
    let words = pixels.bytes.assumingMemoryBound(to: UInt32.self)
    for y in 0..<height {
      for x in 0..<width {
        let block: UInt32 = (x / 23 + y / 17) % 2 == 0 ? 200 : 30
        let slope = UInt32(x * 255 / width)
        words[y * pixels.bytesPerRow / 4 + x] =
          0xff00_0000 | block << 16 | slope << 8 | UInt32(random.int(0...255))
      }
    }
    return pixels
  }

  /// By its definition, each axis by itself; blue, green and red of the pixels of `rect`.
  private static func gaussian(
    _ words: [UInt32], width: Int, _ rect: PixelRect, _ deviation: Double
  ) -> [[Double]] {
    func blurred(_ line: [[Double]]) -> [[Double]] {
      line.indices.map { middle in
        var sum = [0.0, 0, 0]
        var total = 0.0
        for (index, value) in line.enumerated() {
          let distance = Double(index - middle) / deviation
          let weight = exp(-distance * distance / 2)
          total += weight
          for channel in 0..<3 { sum[channel] += weight * value[channel] }
        }
        return sum.map { $0 / total }
      }
    }
    var rows = (rect.minY..<rect.maxY).map { y in
      blurred(
        (rect.minX..<rect.maxX).map { x in
          (0..<3).map { Double((words[y * width + x] >> (8 * UInt32($0))) & 255) }
        })
    }
    for x in 0..<rect.width {
      let column = blurred(rows.map { $0[x] })
      for y in rows.indices { rows[y][x] = column[y] }
    }
    return rows.flatMap { $0 }
  }
}
