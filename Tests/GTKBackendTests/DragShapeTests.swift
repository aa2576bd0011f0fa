import PlatformInterface
import XCTest

@testable import GTKBackend

/// Pictures of drags for displays on which nothing blends windows.
final class DragShapeTests: XCTestCase {
  func test_whatIsSeen_isCutOutRowByRow() {
    MainActor.assumeIsolated {
      let picture = row([0, 0xFF00_0000, 0x8040_4040, 0x7F00_0000, 0, 0xFFFF_FFFF])
      let runs = DragShape.runs(picture).map { [$0.x, $0.y, $0.width, $0.height] }
      XCTAssertEqual(runs, [[1, 0, 2, 1], [5, 0, 1, 1]])
      XCTAssertTrue(DragShape.runs(row([0, 0x1000_0000])).isEmpty)
    }
  }

  func test_aPicture_isLaidOverItsGround() {
    MainActor.assumeIsolated {
      let picture = row([0, 0xFF12_3456, 0x8080_0000])
      let laid = DragShape.laid(picture, over: RGBA(red: 1, green: 1, blue: 1))
      let pixels = (0..<3).map { laid.bytes.load(fromByteOffset: $0 * 4, as: UInt32.self) }
      XCTAssertEqual(pixels, [0xFFFF_FFFF, 0xFF12_3456, 0xFFFF_7F7F])
      XCTAssertTrue(laid.isOpaque)
    }
  }
}

/// A row of premultiplied pixels, 0xAARRGGBB.
private func row(_ pixels: [UInt32]) -> PixelBuffer {
  let buffer = PixelBuffer(width: pixels.count, height: 1)
  for (x, pixel) in pixels.enumerated() {
    buffer.bytes.storeBytes(of: pixel, toByteOffset: x * 4, as: UInt32.self)
  }
  return buffer
}
