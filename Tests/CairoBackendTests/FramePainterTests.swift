import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

final class FramePainterTests: XCTestCase {
  @MainActor private static func text() -> CairoTextMeasurer {
    PlatformServices.current.textMeasurer as! CairoTextMeasurer
  }

  /// The first pixel in which two pictures differ.
  private static func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> String? {
    for y in 0..<a.height {
      let p = a.bytes.advanced(by: y * a.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let q = b.bytes.advanced(by: y * b.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<a.width where p[x] != q[x] {
        return "(\(x), \(y)): \(String(p[x], radix: 16)) and \(String(q[x], radix: 16))"
      }
    }
    return nil
  }

  func test_paintingWhatChanged_givesTheSameBytesAsPaintingAll() {
    paintStepByStep(1...60, hasBackdrops: false, leastMoves: 10, leastPartial: 200)
  }

  /// The same where nodes blur what is below them.
  func test_paintingWhatChangedBelowBackdrops_givesTheSameBytesAsPaintingAll() {
    paintStepByStep(1...60, hasBackdrops: true, leastMoves: 10, leastPartial: 200)
  }

  /// The same for particles and for nodes whose colours are multiplied.
  func test_paintingWhatChangedAmongParticles_givesTheSameBytesAsPaintingAll() {
    paintStepByStep(
      1...60, hasBackdrops: false, hasParticles: true, leastMoves: 10, leastPartial: 200)
  }

  private func paintStepByStep(
    _ all: ClosedRange<UInt64>, hasBackdrops: Bool, hasParticles: Bool = false, leastMoves: Int,
    leastPartial: Int
  ) {
    onMainActor {
      let seeds =
        ProcessInfo.processInfo.environment["SEED"].flatMap { UInt64($0) }.map { $0...$0 } ?? all
      var moves = 0
      var partial = 0
      for seed in seeds {
        let scale: CGFloat = [1, 2, 1.25][Int(seed % 3)]
        let maker = FrameMaker(
          seed: seed, scale: scale, hasBackdrops: hasBackdrops,
          hasParticles: hasParticles)
        let bounds = FrameComparison.pixelBounds(of: maker.frame())
        let budget = CacheBudget(limit: seed % 5 == 0 ? 20_000 : 1 << 24)
        let painter = FramePainter(text: Self.text(), budget: budget)
        let target = PixelBuffer(width: bounds.width, height: bounds.height, isOpaque: true)
        let incremental = PixelTarget(target)
        for step in 0..<12 {
          let frame = maker.frame()
          let change = painter.paint(frame, into: incremental)
          moves += change.moves.count
          if change.damage.reduce(0, { $0 + $1.area }) < bounds.area { partial += 1 }
          let fresh = PixelBuffer(width: bounds.width, height: bounds.height, isOpaque: true)
          _ = FramePainter(text: Self.text()).paint(frame, into: PixelTarget(fresh))
          if let difference = Self.difference(target, fresh) {
            if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
              for (name, pixels) in [("incremental", target), ("full", fresh)] {
                try? PlatformServices.current.imageDecoder.encodePNG(pixels)?.write(
                  to: URL(fileURLWithPath: "\(folder)/\(name).png"))
              }
            }
            return XCTFail("seed \(seed), step \(step), \(change): \(difference)")
          }
          maker.change()
        }
      }
      if seeds.count == 1 { return }
      XCTAssertGreaterThan(moves, leastMoves)
      XCTAssertGreaterThan(partial, leastPartial)
    }
  }

  func test_paintedFrames_lookLikePlainCairoGroups() {
    onMainActor {
      for seed: UInt64 in 1...40 {
        let maker = FrameMaker(
          seed: seed, size: CGSize(width: 300, height: 220), hasPerspective: false)
        let frame = maker.frame()
        let plain = PlainPainter.paint(
          frame.root, size: frame.size, scale: 1, background: frame.background, text: Self.text())
        let quick = PixelBuffer(width: 300, height: 220, isOpaque: true)
        _ = FramePainter(text: Self.text()).paint(frame, into: PixelTarget(quick))
        var far = 0
        for i in 0..<(300 * 220) {
          let a = plain.bytes.assumingMemoryBound(to: UInt32.self)[i]
          let b = quick.bytes.assumingMemoryBound(to: UInt32.self)[i]
          for shift in [0, 8, 16] as [UInt32] {
            if abs(Int((a >> shift) & 255) - Int((b >> shift) & 255)) > 40 {
              far += 1
              break
            }
          }
        }
        if let folder = ProcessInfo.processInfo.environment["PICTURES"] {
          for (name, pixels) in [("plain", plain), ("quick", quick)] {
            try? PlatformServices.current.imageDecoder.encodePNG(pixels)?.write(
              to: URL(fileURLWithPath: "\(folder)/\(name)-\(seed).png"))
          }
        }
        XCTAssertLessThan(far, 1000, "seed \(seed)")
      }
    }
  }
}
