import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor
private final class Painter: UIView {
  var drawn: [CGRect] = []
  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
    UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 2, height: rect.height))
  }
}

final class ViewDrawingTests: XCTestCase {
  func test_draw_runsWhenMarkedAndSeen() {
    onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      let view = Painter(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      view.isHidden = true
      window.addSubview(view)
      _ = host.frame(at: 0)
      XCTAssertEqual(view.drawn, [], "hidden")
      view.isHidden = false
      _ = host.frame(at: 1)
      XCTAssertEqual(view.drawn, [CGRect(x: 0, y: 0, width: 20, height: 10)])
      _ = host.frame(at: 2)
      XCTAssertEqual(view.drawn.count, 1)
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
      _ = host.frame(at: 3)
      XCTAssertEqual(view.drawn.count, 2)
      view.frame.size.width = 30
      _ = host.frame(at: 4)
      XCTAssertEqual(view.drawn.count, 2, "stretched")
      view.contentMode = .redraw
      view.frame.size.width = 40
      _ = host.frame(at: 5)
      XCTAssertEqual(view.drawn.last, CGRect(x: 0, y: 0, width: 40, height: 10))
      view.bounds.origin = CGPoint(x: 5, y: 6)
      view.setNeedsDisplay()
      _ = host.frame(at: 6)
      XCTAssertEqual(view.drawn.last, CGRect(x: 5, y: 6, width: 40, height: 10))
    }
  }

  func test_marksMadeWhileDrawing_waitForTheNextFrame() {
    onMainActor {
      @MainActor final class Restless: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
          count += 1
          if count < 6 { setNeedsDisplay() }
          setNeedsLayout()
        }
      }
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.makeKeyAndVisible()
      let host = window.windowScene!.host
      let view = Restless(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      window.addSubview(view)
      var frames = 0
      while host.loop.needsFrame, frames < 20 {
        _ = host.frame(at: Double(frames))
        frames += 1
      }
      XCTAssertEqual(view.count, 6)
      XCTAssertLessThan(frames, 20)
      XCTAssertFalse(host.loop.rootLayer.needsLayoutPass)
    }
  }

  func test_snapshot_showsWhatTheViewShows() throws {
    try onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.makeKeyAndVisible()
      let view = Painter(frame: CGRect(x: 30, y: 30, width: 20, height: 10))
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      window.addSubview(view)
      let snapshot = try XCTUnwrap(view.snapshotView(afterScreenUpdates: true))
      XCTAssertEqual(snapshot.bounds.size, CGSize(width: 20, height: 10))
      let image = try XCTUnwrap(snapshot.layer.contents) as AnyObject
      let pixels = try XCTUnwrap((image as? CGImage)?.source.pixels(atLeastWidth: 1, height: 1))
      let scale = Int(view.traitCollection.displayScale)
      XCTAssertEqual(pixels.width, 20 * scale)
      func colour(_ x: Int, _ y: Int) -> UInt32 {
        pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + x * 4, as: UInt32.self)
      }
      XCTAssertEqual(colour(2, 2), 0xFFFF_0000)
      XCTAssertEqual(colour(20 * scale - 3, 2), 0xFF00_00FF)
      XCTAssertNil(UIView().snapshotView(afterScreenUpdates: true), "nothing to show")
    }
  }

  func test_drawHierarchy_paintsTheTreeIntoTheContext() throws {
    try onMainActor {
      let window = closedAfterTest(UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
      window.makeKeyAndVisible()
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 10))
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      let inner = UIView(frame: CGRect(x: 10, y: 0, width: 10, height: 10))
      inner.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      view.addSubview(inner)
      window.addSubview(view)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let size = CGSize(width: 60, height: 30)
      var isDrawn = [false, false, true]
      let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
        // Twice as large, and moved.
        isDrawn[0] = view.drawHierarchy(
          in: CGRect(x: 10, y: 5, width: 40, height: 20), afterScreenUpdates: true)
        isDrawn[1] = view.drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false)
        isDrawn[2] = UIView().drawHierarchy(
          in: CGRect(x: 0, y: 0, width: 4, height: 2), afterScreenUpdates: false)
      }
      XCTAssertEqual(isDrawn, [true, true, false])
      let pixels = try XCTUnwrap(image.cgImage?.source.pixels(atLeastWidth: 60, height: 30))
      func colour(_ x: Int, _ y: Int) -> UInt32 {
        pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + x * 4, as: UInt32.self)
      }
      XCTAssertEqual(colour(20, 15), 0xFF00_00FF)
      XCTAssertEqual(colour(40, 15), 0xFFFF_0000)
      XCTAssertEqual(colour(3, 1), 0xFFFF_0000)
      XCTAssertEqual(colour(55, 15), 0)
      XCTAssertFalse(view.drawHierarchy(in: view.bounds, afterScreenUpdates: false), "no context")
    }
  }
}
