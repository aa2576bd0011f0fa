import Foundation
import PlatformInterface
import XCTest

import struct UIKitTestSupport.SeededGenerator
import func UIKitTestSupport.onMainActor
import func UIKitTestSupport.withEverySeed

@testable import CairoBackend

/// Lists of many children that change between two frames: what is painted of them, and how much.
final class FrameChildrenTests: XCTestCase {
  private struct Row {
    var id: UInt64
    var place: CGPoint
    var color: RGBA
  }

  @MainActor
  private static func frame(
    _ rows: [Row], height: CGFloat, size: CGSize = CGSize(width: 120, height: 400)
  ) -> RenderFrame {
    let children = rows.map { row in
      let rect = CGRect(x: 0, y: 0, width: 100, height: height)
      return RenderNode(
        id: row.id, position: row.place, size: rect.size,
        background: [.fill(RoundedRect(rect), row.color)],
        extent: rect.offsetBy(dx: row.place.x, dy: row.place.y))
    }
    let bounds = CGRect(origin: .zero, size: size)
    let root = RenderNode(id: 1, size: size, children: children, extent: bounds)
    return RenderFrame(number: 1, size: size, scale: 1, background: .white, root: root)
  }

  private static func row(_ id: UInt64, y: CGFloat, _ random: inout SeededGenerator) -> Row {
    Row(
      id: id, place: CGPoint(x: CGFloat(random.int(0...20)), y: y),
      color: RGBA(
        red: Float(random.int(0...255)) / 255, green: Float(random.int(0...255)) / 255,
        blue: Float(random.int(0...255)) / 255, alpha: random.int(0...3) == 0 ? 0.5 : 1))
  }

  /// Rows that lie over each other: their order is seen.
  func test_changedOrders_givesTheSameBytesAsPaintingAll() {
    withEverySeed(0..<60) { seed in
      onMainActor {
        var random = SeededGenerator(seed: seed)
        var next: UInt64 = 2
        func make() -> Row {
          next += 1
          return Self.row(next, y: CGFloat(random.int(0...380)), &random)
        }
        var rows = (0..<random.int(3...70)).map { _ in make() }
        let text = PlatformServices.current.textMeasurer as! CairoTextMeasurer
        let painter = FramePainter(text: text)
        let pixels = PixelBuffer(width: 120, height: 400, isOpaque: true)
        let target = PixelTarget(pixels)
        for step in 0..<12 {
          let frame = Self.frame(rows, height: 30)
          _ = painter.paint(frame, into: target)
          let whole = PixelBuffer(width: 120, height: 400, isOpaque: true)
          _ = FramePainter(text: text).paint(frame, into: PixelTarget(whole))
          for y in 0..<400
          where memcmp(
            pixels.bytes + y * pixels.bytesPerRow, whole.bytes + y * whole.bytesPerRow, 480) != 0
          {
            return XCTFail("seed \(seed), step \(step), row \(y)")
          }
          for _ in 0..<random.int(1...4) {
            let place = random.int(0...rows.count)
            let end = min(rows.count, place + random.int(0...30))
            switch random.int(0...5) {
            case 0: rows.removeSubrange(place..<end)
            case 1: rows.insert(contentsOf: (0..<random.int(1...25)).map { _ in make() }, at: place)
            case 2: rows[place..<end].reverse()
            case 3:
              let moved = Array(rows[place..<end])
              rows.removeSubrange(place..<end)
              rows.insert(contentsOf: moved, at: random.int(0...rows.count))
            case 4: for index in place..<end { rows[index].color.alpha = 0.25 }
            default: for index in place..<end where index % 3 == 0 { rows[index] = make() }
            }
          }
        }
      }
    }
  }

  /// What is taken out and put in at several places far from each other damages those places and nothing else.
  func test_changesFarApart_damageNoMoreThanThey() {
    withEverySeed(0..<80) { seed in
      onMainActor {
        var random = SeededGenerator(seed: seed)
        var rows = (0..<200).map { Self.row(UInt64($0 + 2), y: CGFloat($0 * 80), &random) }
        let all = rows
        let tall = CGSize(width: 120, height: 16_000)
        let old = Self.frame(rows, height: 10, size: tall)
        var changed: Set<UInt64> = []
        for _ in 0..<random.int(1...4) {
          let place = random.int(0...rows.count - 1)
          let end = min(rows.count, place + random.int(1...40))
          for row in rows[place..<end] { changed.insert(row.id % 1000) }
          if random.int(0...1) == 0 {
            rows.removeSubrange(place..<end)
          } else {
            for index in place..<end { rows[index].id += 1000 }
          }
        }
        let damage = FrameComparison.difference(
          from: old, to: Self.frame(rows, height: 10, size: tall)
        ).damage
        for row in all {
          let pixels = PixelRect(x: Int(row.place.x), y: Int(row.place.y), width: 100, height: 10)
          if changed.contains(row.id) {
            XCTAssertTrue(damage.contains { $0.contains(pixels) }, "seed \(seed), row \(row.id)")
          } else if changed.isDisjoint(with: [row.id - 1, row.id + 1]) {
            // A gap of one row may be joined with what is around it.
            XCTAssertFalse(
              damage.contains { $0.intersects(pixels) }, "seed \(seed), row \(row.id)")
          }
        }
      }
    }
  }

  /// The quick answers about a rectangle and some pixels are those that the exact one gives.
  func test_touchedPixels_areThoseThatTheRectangleCovers() {
    withEverySeed(0..<200) { seed in
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Int>) -> CGFloat {
        switch random.int(0...9) {
        case 0: .nan
        case 1: .infinity
        case 2: CGFloat(random.int(range)) + 1.0 / 2048
        case 3: CGFloat(random.int(range)) - 1.0 / 2048
        case 4...6: CGFloat(random.int(range))
        default: CGFloat(random.int(range)) + CGFloat(random.int(0...999)) / 1000
        }
      }
      for _ in 0..<200 {
        var place = DevicePlacement(scale: [1, 2, 1.25, 0.5][random.int(0...3)])
        (place.x, place.y) = (number(-5...5), number(-5...5))
        let rect =
          random.int(0...20) == 0
          ? .null
          : CGRect(
            x: number(-9...9), y: number(-9...9), width: number(-1...9), height: number(-1...9))
        let area = PixelRect(
          x: random.int(-9...9), y: random.int(-9...9), width: random.int(1...6),
          height: random.int(1...6))
        let exact = place.pixels(covering: rect)
        let hasNumbers =
          place.x.isFinite && place.y.isFinite
          && (rect.isNull
            || [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite))
        if place.isOutside(area, rect) {
          XCTAssertTrue(exact.intersection(area).isEmpty, "\(place) \(rect)")
        }
        if place.touchesAll(of: area, rect) {
          XCTAssertTrue(exact.contains(area), "\(place) \(rect)")
        }
        if hasNumbers, rect.isNull || min(rect.size.width, rect.size.height) > 1.0 / 64 {
          XCTAssertEqual(
            place.isOutside(area, rect), exact.intersection(area).isEmpty,
            "\(place) \(rect) \(area)")
          XCTAssertEqual(
            place.touchesAll(of: area, rect), exact.contains(area), "\(place) \(rect) \(area)")
        }
      }
    }
  }
}
