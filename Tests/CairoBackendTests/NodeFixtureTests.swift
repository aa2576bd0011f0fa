import Foundation
import PlatformInterface
import XCTest

import func UIKitTestSupport.onMainActor

@testable import CairoBackend

final class NodeFixtureTests: XCTestCase {
  func test_fixtures_lookAsTheirGoldens() {
    onMainActor {
      let text = PlatformServices.current.textMeasurer as! CairoTextMeasurer
      let decoder = PlatformServices.current.imageDecoder
      NodeFixtures(
        decode: { try? decoder.decode($0, frame: 0, atLeast: nil) },
        encode: { decoder.encodePNG($0) },
        paint: { frame in
          let bounds = FrameComparison.pixelBounds(of: frame)
          let pixels = PixelBuffer(width: bounds.width, height: bounds.height, isOpaque: true)
          _ = FramePainter(text: text).paint(frame, into: PixelTarget(pixels))
          return pixels
        }
      ).run()
    }
  }
}
