import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor
import struct UIKitTestSupport.SeededGenerator

@testable import CairoBackend

/// Scrolling where the target's memory can be rolled: the picture is the one that painting all gives,
/// whatever the rows that come in held before.
final class RolledMemoryTests: XCTestCase {
  func test_scrollingBetweenBars_rollsTheMemory_andGivesTheSameBytes() {
    onMainActor {
      for seed: UInt64 in 1...20 {
        var random = SeededGenerator(seed: seed)
        let list = BarredList(
          top: CGFloat(random.pick([0, 0, 12])), bottom: CGFloat(random.pick([0, 9])),
          isInset: seed % 7 == 0)
        let memory = RollingMemory(width: 120, height: 160)
        let painter = FramePainter(text: Self.text())
        for step in 0..<20 {
          if step > 0 { list.offset += CGFloat(random.int(-60...60)) }
          let frame = list.frame()
          _ = painter.paint(frame, into: memory.target)
          let fresh = PixelBuffer(width: 120, height: 160, isOpaque: true)
          _ = FramePainter(text: Self.text()).paint(frame, into: PixelTarget(fresh))
          for y in 0..<160 {
            let row = memory.target.bytes.advanced(by: y * 480)
            let wanted = fresh.bytes.advanced(by: y * fresh.bytesPerRow)
            if memcmp(row, wanted, 480) != 0 {
              return XCTFail("seed \(seed), step \(step), offset \(list.offset), row \(y)")
            }
          }
        }
        if list.isInset {
          XCTAssertEqual(memory.rolls, 0, "A bar beside the list stays: its pixels are copied.")
        } else {
          XCTAssertGreaterThan(memory.rolls, 8, "seed \(seed)")
        }
      }
    }
  }

  @MainActor private static func text() -> CairoTextMeasurer {
    PlatformServices.current.textMeasurer as! CairoTextMeasurer
  }
}

/// Coloured rows that scroll between two bars.
@MainActor
private final class BarredList {
  var offset: CGFloat = 300
  let isInset: Bool
  private let size = CGSize(width: 120, height: 160)
  private let top: CGFloat
  private let bottom: CGFloat
  private var number = 0
  private lazy var rows: [RenderNode] = (0..<120).map { index in
    let shade = Float(index * 7 % 11) / 11
    let rect = CGRect(x: 0, y: 0, width: 120, height: 13)
    return RenderNode(
      id: UInt64(100 + index), position: CGPoint(x: 0, y: CGFloat(index) * 13),
      size: rect.size,
      background: [
        .fill(RoundedRect(rect), RGBA(red: shade, green: 0.5, blue: 1 - shade)),
        .fill(RoundedRect(CGRect(x: index % 90, y: 3, width: 20, height: 6)), .white),
      ], extent: rect.offsetBy(dx: 0, dy: CGFloat(index) * 13), hasOpaqueBackground: true)
  }

  init(top: CGFloat, bottom: CGFloat, isInset: Bool) {
    self.top = top
    self.bottom = bottom
    self.isInset = isInset
  }

  func frame() -> RenderFrame {
    number += 1
    let left: CGFloat = isInset ? 20 : 0
    let area = CGRect(x: 0, y: 0, width: 120 - left, height: 160 - top - bottom)
    let list = RenderNode(
      id: 2, position: CGPoint(x: left, y: top), size: area.size,
      scroll: CGPoint(x: 0, y: offset), clip: RoundedRect(area),
      background: [.fill(RoundedRect(area), .white)], children: rows,
      extent: area.offsetBy(dx: left, dy: top), hasOpaqueBackground: true)
    let bounds = CGRect(origin: .zero, size: size)
    let root = RenderNode(
      id: 1, size: size,
      background: [.fill(RoundedRect(bounds), RGBA(red: 0.2, green: 0.4, blue: 0.1))],
      children: [list], extent: bounds, hasOpaqueBackground: true)
    return RenderFrame(number: number, size: size, scale: 1, background: .white, root: root)
  }
}

/// Memory that rolls, and fills the rows that come in with rubbish.
@MainActor
private final class RollingMemory {
  private let rows: Int
  private let bytesPerRow: Int
  private var store: UnsafeMutableRawPointer
  private(set) var rolls = 0
  private(set) var target: PixelTarget!

  init(width: Int, height: Int) {
    rows = height
    bytesPerRow = width * 4
    store = .allocate(byteCount: height * width * 4, alignment: 16)
    target = PixelTarget(
      bytes: store, width: width, height: height, bytesPerRow: width * 4, owner: nil,
      roll: { [unowned self] in roll(by: $0) })
  }

  isolated deinit { store.deallocate() }

  private func roll(by dy: Int) -> UnsafeMutableRawPointer? {
    rolls += 1
    let fresh = UnsafeMutableRawPointer.allocate(byteCount: rows * bytesPerRow, alignment: 16)
    memset(fresh, 0xA5, rows * bytesPerRow)
    for row in 0..<rows where (0..<rows).contains(row - dy) {
      memcpy(
        fresh.advanced(by: row * bytesPerRow), store.advanced(by: (row - dy) * bytesPerRow),
        bytesPerRow)
    }
    store.deallocate()
    store = fresh
    return fresh
  }
}
