import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

/// Painting where points have no whole number of pixels.
final class PixelSnapTests: XCTestCase {
  private static let scales: [CGFloat] = [1.25, 1.5, 1.75, 2.25]
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = RGBA(red: 0, green: 0, blue: 1)

  @MainActor
  private static func paint(
    _ background: [RenderPrimitive], _ children: [RenderNode] = [], scale: CGFloat
  ) -> PixelBuffer {
    let size = CGSize(width: 60, height: 100)
    let root = RenderNode(
      id: 1, size: size, background: background, children: children,
      extent: CGRect(origin: .zero, size: size))
    return PlatformServices.current.rasterizer.rasterize(
      root, size: size, scale: scale, background: .white)
  }

  private static func column(_ picture: PixelBuffer, _ x: Int) -> [UInt32] {
    (0..<picture.height).map { y in
      picture.bytes.advanced(by: y * picture.bytesPerRow).assumingMemoryBound(to: UInt32.self)[x]
        & 0xFFFFFF
    }
  }

  func test_rowsThatMeet_letNothingThrough() {
    onMainActor {
      for scale in Self.scales {
        let rows = (0..<8).map { row in
          let size = CGSize(width: 60, height: 11)
          return RenderNode(
            id: UInt64(row + 2), position: CGPoint(x: 0, y: row * 11), size: size,
            background: [.fill(RoundedRect(CGRect(origin: .zero, size: size)), Self.blue)],
            extent: CGRect(origin: CGPoint(x: 0, y: row * 11), size: size))
        }
        let whole = RoundedRect(CGRect(x: 0, y: 0, width: 60, height: 88))
        let picture = Self.paint([.fill(whole, Self.red)], rows, scale: scale)
        let end = Int((88 * scale).rounded())
        XCTAssertEqual(Set(Self.column(picture, 10)[..<end]), [0x0000FF], "\(scale)")
        XCTAssertEqual(Self.column(picture, 10)[end], 0xFFFFFF, "\(scale)")
      }
    }
  }

  func test_lines_areOnePixel_whereverTheyLie() {
    onMainActor {
      for scale in Self.scales {
        for y in stride(from: 3, to: 40, by: 0.3) {
          let line = CGRect(x: 0, y: y, width: 60, height: 1 / scale)
          let border = RoundedRect(CGRect(x: 7, y: y + 20, width: 30, height: 20))
          let picture = Self.paint(
            [
              .fill(RoundedRect(line), Self.blue), .border(border, width: 1 / scale, Self.blue),
            ], scale: scale)
          let colors = Self.column(picture, Int(20 * scale))
          XCTAssertEqual(colors.filter { $0 == 0x0000FF }.count, 3, "\(scale), \(y)")
          XCTAssertEqual(Set(colors), [0x0000FF, 0xFFFFFF], "\(scale), \(y)")
        }
      }
    }
  }

  /// Texts are as sharp in each row as in the first, and begin where clips do.
  func test_texts_lookAlike_whereverTheyLie() throws {
    try onMainActor {
      let text = try XCTUnwrap(
        FrameText.read(
          """
          frame number=1 size=60,100 scale=1 background=#FFFFFF
          node 1 size=60,100 {
            text 4,3 {
              run "Row" size=17 color=#000000
            }
          }
          """
        ).frame.root.background.first)
      for scale in Self.scales {
        var pictures: Set<[[UInt32]]> = []
        for row in 0..<4 {
          let size = CGSize(width: 60, height: 25)
          let node = RenderNode(
            id: 2, position: CGPoint(x: 0, y: CGFloat(row) * 23), size: size, background: [text],
            extent: CGRect(origin: CGPoint(x: 0, y: CGFloat(row) * 23), size: size))
          let picture = Self.paint([], [node], scale: scale)
          let columns = (0..<picture.width).map { x -> [UInt32] in
            let inked = Self.column(picture, x).drop { $0 == 0xFFFFFF }
            return Array(inked.reversed().drop { $0 == 0xFFFFFF })
          }
          pictures.insert(columns)
        }
        XCTAssertEqual(pictures.count, 1, "\(scale)")
      }
    }
  }

  func test_wholeScales_andMovingContents_areLeftAsTheyAre() throws {
    XCTAssertNil(PixelSnap(scale: 1))
    XCTAssertNil(PixelSnap(scale: 2))
    XCTAssertNil(PixelSnap(scale: 3))
    XCTAssertNil(PixelSnap(scale: 0.3))
    let snap = try XCTUnwrap(PixelSnap(scale: 1.5))
    let rect = CGRect(x: 0.3, y: 0.3, width: 4.1, height: 4.1)
    var turned = DevicePlacement(scale: 1.5)
    turned.xx = 1.6
    XCTAssertEqual(snap.snapped(rect, turned), rect)
    XCTAssertEqual(
      snap.snapped(rect, DevicePlacement(scale: 1.5)),
      CGRect(x: 0, y: 0, width: 7 / 1.5, height: 7 / 1.5))
  }
}
