import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

/// Cover flow: cells turned about their middle, far from the window's origin.
final class PerspectiveTests: XCTestCase {
  func test_aTurnedNode_isPainted_whereverItsContentIsScrolledTo() {
    onMainActor {
      for (position, scroll) in [(100.0, 0.0), (900.0, 800.0), (9000.0, 8900.0)] {
        for opacity: Float in [1, 0.75] {
          let buffer = Self.picture(position: position, scroll: scroll, opacity: opacity)
          let pixel = buffer.bytes.load(
            fromByteOffset: 100 * buffer.bytesPerRow + 200 * 4, as: UInt32.self)
          XCTAssertNotEqual(
            pixel, 0xFFFF_FFFF, "position \(position), scroll \(scroll), opacity \(opacity)")
        }
      }
    }
  }

  @MainActor
  private static func picture(position: Double, scroll: Double, opacity: Float) -> PixelBuffer {
    // Another platform would strand windows that tests before this one have opened.
    if !PlatformServices.isInstalled { HeadlessPlatform.install() }
    // Turned by 45° about a vertical axis through its middle, seen from 500 points away.
    let c = 0.70710678
    let center = ProjectiveTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: -40, ty: -40))
    let turn = ProjectiveTransform(
      m11: c, m12: 0, m13: c / 500, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1.1)
    let move = ProjectiveTransform(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: position, ty: 50))
    let cell = RenderNode(
      id: 3, transform: center.concatenating(turn).concatenating(move),
      size: CGSize(width: 80, height: 80), opacity: opacity,
      children: [
        RenderNode(
          id: 4, size: CGSize(width: 80, height: 80),
          background: [
            .fill(
              RoundedRect(CGRect(x: 0, y: 0, width: 80, height: 80), radius: 10),
              RGBA(red: 1, green: 0, blue: 0, alpha: 1))
          ],
          extent: CGRect(x: 0, y: 0, width: 80, height: 80))
      ],
      extent: CGRect(x: position - 60, y: -20, width: 120, height: 140))
    let list = RenderNode(
      id: 2, size: CGSize(width: 200, height: 100), scroll: CGPoint(x: scroll, y: 0),
      clip: RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 100)), children: [cell],
      extent: CGRect(x: 0, y: 0, width: 200, height: 100))
    return PlatformServices.current.rasterizer.rasterize(
      list, size: CGSize(width: 200, height: 100), scale: 2,
      background: RGBA(red: 1, green: 1, blue: 1, alpha: 1))
  }
}
