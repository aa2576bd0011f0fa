import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// A view whose layer is drawn in tiles, and what it is asked to draw.
private final class TiledView: UIView {
  override class var layerClass: AnyClass { CATiledLayer.self }
  var drawn: [CGRect] = []
  var scales: [CGFloat] = []

  override func draw(_ rect: CGRect) {
    drawn.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    scales.append(context.ctm.a)
    XCTAssertEqual(context.boundingBoxOfClipPath, rect)
    UIColor.black.setFill()
    context.fill(CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  func take() -> [CGRect] {
    defer { drawn = [] }
    return drawn
  }
}

final class TiledLayerTests: XCTestCase {
  /// A scroll view of 300×300 over a tiled view of 1000×1000 in a window of scale 1.
  @MainActor private static func fixture() -> (TouchFixture, UIScrollView, TiledView, ZoomDelegate)
  {
    let fixture = TouchFixture(size: CGSize(width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentInsetAdjustmentBehavior = .never
    let view = TiledView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let delegate = ZoomDelegate(view)
    scroll.delegate = delegate
    scroll.contentSize = view.bounds.size
    scroll.minimumZoomScale = 0.25
    scroll.maximumZoomScale = 4
    scroll.addSubview(view)
    fixture.window.addSubview(scroll)
    view.contentScaleFactor = 1
    return (fixture, scroll, view, delegate)
  }

  @MainActor final class ZoomDelegate: NSObject, UIScrollViewDelegate {
    let view: UIView
    init(_ view: UIView) { self.view = view }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  }

  func test_tilesInSight_areDrawn_andThoseThatCome() {
    onMainActor {
      let (fixture, scroll, view, delegate) = Self.fixture()
      defer { withExtendedLifetime(delegate) {} }
      fixture.step()
      XCTAssertEqual(
        view.take().map(\.origin),
        [
          CGPoint(x: 0, y: 0), CGPoint(x: 256, y: 0), CGPoint(x: 0, y: 256),
          CGPoint(x: 256, y: 256),
        ])
      fixture.step()
      XCTAssertEqual(view.take(), [], "once each")
      scroll.contentOffset = CGPoint(x: 300, y: 0)
      fixture.step()
      XCTAssertEqual(view.take().map(\.origin), [CGPoint(x: 512, y: 0), CGPoint(x: 512, y: 256)])
      scroll.contentOffset = .zero
      fixture.step()
      XCTAssertEqual(view.take(), [], "tiles out of sight are kept")
    }
  }

  func test_zooming_drawsTheLevelsThatThereAre() {
    onMainActor {
      let (fixture, scroll, view, delegate) = Self.fixture()
      defer { withExtendedLifetime(delegate) {} }
      let layer = view.layer as! CATiledLayer
      layer.levelsOfDetail = 2
      layer.levelsOfDetailBias = 2
      fixture.step()
      _ = view.take()
      view.scales = []
      scroll.zoomScale = 2
      fixture.step()
      XCTAssertEqual(view.take().first?.size, CGSize(width: 128, height: 128))
      XCTAssertEqual(Set(view.scales), [2])
      view.scales = []
      scroll.zoomScale = 4
      fixture.step()
      XCTAssertEqual(view.take().first?.size, CGSize(width: 64, height: 64))
      XCTAssertEqual(Set(view.scales), [4])
      view.scales = []
      scroll.zoomScale = 0.25
      fixture.step()
      XCTAssertEqual(view.take().first?.size, CGSize(width: 512, height: 512))
      XCTAssertEqual(Set(view.scales), [0.5], "there is none below")
    }
  }

  func test_setNeedsDisplay_drawsWhatItNames() {
    onMainActor {
      let (fixture, _, view, delegate) = Self.fixture()
      defer { withExtendedLifetime(delegate) {} }
      fixture.step()
      _ = view.take()
      view.setNeedsDisplay(CGRect(x: 260, y: 10, width: 5, height: 5))
      fixture.step()
      XCTAssertEqual(view.take().map(\.origin), [CGPoint(x: 256, y: 0)])
      view.setNeedsDisplay()
      fixture.step()
      XCTAssertEqual(view.take().count, 4)
      view.layer.contents = nil
      view.layer.setNeedsDisplay()
      fixture.step()
      XCTAssertEqual(view.take().count, 4)
      (view.layer as! CATiledLayer).tileSize = CGSize(width: 300, height: 300)
      fixture.step()
      XCTAssertEqual(view.take(), [CGRect(x: 0, y: 0, width: 300, height: 300)])
      XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
    }
  }

  /// A layer alone, whose delegate draws.
  func test_delegate_drawsTiles() {
    final class Delegate: NSObject, CALayerDelegate {
      var clips: [CGRect] = []
      func draw(_ layer: CALayer, in ctx: CGContext) { clips.append(ctx.boundingBoxOfClipPath) }
    }
    onMainActor {
      let fixture = TouchFixture(size: CGSize(width: 300, height: 300))
      let layer = CATiledLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
      let delegate = Delegate()
      layer.delegate = delegate
      fixture.window.layer.addSublayer(layer)
      fixture.step()
      XCTAssertEqual(delegate.clips, [], "nobody asked for it yet")
      layer.setNeedsDisplay()
      fixture.step()
      XCTAssertEqual(
        delegate.clips,
        [
          CGRect(x: 0, y: 0, width: 256, height: 200),
          CGRect(x: 256, y: 0, width: 144, height: 200),
        ])
    }
  }

  /// Tiles whose edges cut through pixels leave no seam between them.
  func test_tilesBesideOneAnother_leaveNoSeam() throws {
    try onMainActor {
      let view = TiledView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
      view.contentScaleFactor = 1
      (view.layer as! CATiledLayer).tileSize = CGSize(width: 32, height: 32)
      view.transform = CGAffineTransform(scaleX: 1.37, y: 1.37)
      view.frame.origin = .zero
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(view)
      let harness = Harness(size: CGSize(width: 160, height: 160), root: controller)
      harness.advance(by: 0.1)
      XCTAssertGreaterThan(view.drawn.count, 8)
      let picture = try XCTUnwrap(UIImage(data: harness.picture())?.cgImage)
      let pixels = try XCTUnwrap(
        picture.source.pixels(atLeastWidth: picture.width, height: picture.height))
      let scale = CGFloat(picture.width) / 160
      for y in Int(20 * scale)..<Int(140 * scale) {
        let row = pixels.bytes.advanced(by: y * pixels.bytesPerRow)
          .assumingMemoryBound(to: UInt32.self)
        for x in Int(20 * scale)..<Int(140 * scale) where row[x] & 0xff != 0 {
          return XCTFail("(\(x), \(y)) is \(String(row[x], radix: 16))")
        }
      }
    }
  }
}
