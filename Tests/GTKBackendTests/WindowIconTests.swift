import PlatformInterface
import XCTest

@testable import GTKBackend

final class WindowIconTests: XCTestCase {
  @MainActor private static func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32 {
    picture.bytes.load(fromByteOffset: y * picture.bytesPerRow + x * 4, as: UInt32.self)
  }

  func test_icon_isATileWithTheFirstLetter() throws {
    try MainActor.assumeIsolated {
      _ = try TestDisplay.application()
      try TestDisplay.withServices {
        for side in [16, 48, 128] {
          let picture = WindowIcon(name: "«Tessera»").picture(side: side)
          XCTAssertEqual(picture.width, side)
          XCTAssertEqual(Self.pixel(picture, 0, 0) >> 24, 0, "clear around the corners")
          XCTAssertEqual(Self.pixel(picture, side / 8, side / 2) >> 24, 255)
          // The T's stem; in a tiny icon it is half of its pixel.
          let stem = Self.pixel(picture, side / 2, side * 5 / 8)
          let beside = Self.pixel(picture, side / 5, side * 5 / 8)
          XCTAssertGreaterThan(stem >> 16 & 255, (beside >> 16 & 255) + (side < 32 ? 40 : 100))
        }
        let again = WindowIcon(name: "Photos").picture(side: 32)
        let once = WindowIcon(name: "Photos").picture(side: 32)
        for y in 0..<32 {
          for x in 0..<32 { XCTAssertEqual(Self.pixel(again, x, y), Self.pixel(once, x, y)) }
        }
        // Nothing to write on it is no reason to fail.
        XCTAssertEqual(WindowIcon(name: "").picture(side: 32).width, 32)
      }
    }
  }

  func test_window_tellsTheWindowManagerItsIcon() throws {
    try inMainLoop { application in
      let client = TestClient.open(in: application)
      await eventually("the first frame") { !client.frameTimes.isEmpty }
      let window = try await TestDisplay.window(titled: "Test")
      let connection = try XCTUnwrap(XConnection())
      await eventually("the icon") { !connection.property("_NET_WM_ICON", of: window).isEmpty }
      let icon = connection.property("_NET_WM_ICON", of: window)
      // Width, height and as many pixels, for each size.
      XCTAssertEqual(icon.prefix(2), [16, 16])
      XCTAssertTrue(icon.dropFirst(2).contains { $0 >> 24 == 255 })
      client.window.close()
    }
  }
}
