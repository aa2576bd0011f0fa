import UIKit
import UIKitTestSupport
import XCTest

/// How replicators, emitters and tiles look, at several times.
final class LayerEffectPictureTests: XCTestCase {
  @MainActor private static func controller(_ background: UIColor = .white) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = background
    return controller
  }

  @MainActor private static func disc(_ side: CGFloat) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: side, height: side))
    }.cgImage
  }

  func test_dotsInACircle_shrinkOneAfterTheOther() {
    onMainActor {
      let controller = Self.controller()
      let replicator = CAReplicatorLayer()
      replicator.frame = CGRect(x: 20, y: 20, width: 80, height: 80)
      replicator.instanceCount = 12
      replicator.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
      replicator.instanceDelay = 1.0 / 12
      replicator.instanceColor = UIColor.systemBlue.cgColor
      replicator.instanceRedOffset = 0.08
      let dot = CALayer()
      dot.frame = CGRect(x: 34, y: 0, width: 12, height: 12)
      dot.cornerRadius = 6
      dot.backgroundColor = UIColor.white.cgColor
      dot.transform = CATransform3DMakeScale(0.01, 0.01, 0.01)
      let shrinking = CABasicAnimation(keyPath: "transform.scale")
      shrinking.fromValue = 1
      shrinking.toValue = 0.1
      shrinking.duration = 1
      shrinking.repeatCount = .infinity
      replicator.addSublayer(dot)
      controller.view.layer.addSublayer(replicator)
      let harness = Harness(size: CGSize(width: 120, height: 120), root: controller)
      harness.advance(by: 0.1)
      dot.add(shrinking, forKey: nil)
      for (time, name) in [(0.1, "start"), (0.4, "half"), (1.0, "full")] {
        harness.advance(by: time)
        assertGolden(png: harness.picture(), named: "layers/dots-\(name)")
      }
    }
  }

  @MainActor private static func snow() -> (UIViewController, CAEmitterLayer) {
    let controller = controller(.black)
    let emitter = CAEmitterLayer()
    emitter.emitterShape = .line
    emitter.emitterPosition = CGPoint(x: 80, y: -5)
    emitter.emitterSize = CGSize(width: 160, height: 0)
    emitter.seed = 7
    let flake = CAEmitterCell()
    flake.name = "flake"
    flake.contents = disc(8)
    flake.contentsScale = 2
    flake.birthRate = 30
    flake.lifetime = 5
    flake.velocity = -40
    flake.velocityRange = 15
    flake.emissionRange = .pi / 2
    flake.scale = 0.7
    flake.scaleRange = 0.3
    flake.alphaRange = 0.5
    emitter.emitterCells = [flake]
    controller.view.layer.addSublayer(emitter)
    return (controller, emitter)
  }

  func test_snow_isThereAtOnce_andFallsTheSameEachTime() {
    onMainActor {
      // Pictures by the frames that passed, looked at more or less often on the way.
      @MainActor func pictures(step: Double) -> [Int: Data] {
        let (controller, _) = Self.snow()
        let harness = Harness(size: CGSize(width: 160, height: 120), root: controller)
        harness.advance(by: 0.1)
        let start = CACurrentMediaTime()
        var pictures: [Int: Data] = [:]
        var frames = 0
        while frames < 70 {
          pictures[frames] = harness.picture()
          harness.advance(by: step)
          frames = Int(((CACurrentMediaTime() - start) * 60).rounded())
        }
        return pictures
      }
      let all = pictures(step: 1.0 / 60)
      let first = all[all.keys.max() ?? 0]
      for step in [0.3, 0.15, 1.0 / 60] {
        let again = pictures(step: step)
        let shared = again.filter { all[$0.key] != nil }
        XCTAssertGreaterThan(shared.count, 1)
        for (frame, picture) in shared {
          XCTAssertEqual(picture, all[frame], "frame \(frame) in steps of \(step)")
        }
      }
      XCTAssertNotEqual(first, all[0])
      if let first { assertGolden(png: first, named: "layers/snow") }
    }
  }

  func test_snowThatStops_letsTheAppRest() {
    onMainActor {
      let (controller, emitter) = Self.snow()
      let harness = Harness(size: CGSize(width: 160, height: 120), root: controller)
      harness.advance(by: 0.2)
      emitter.setValue(0, forKeyPath: "emitterCells.flake.birthRate")
      let start = CACurrentMediaTime()
      harness.settle(timeout: 30)
      XCTAssertEqual(CACurrentMediaTime() - start, 5, accuracy: 0.5, "the last flakes melt")
      let black = harness.picture()
      controller.view.layer.sublayers = nil
      harness.advance(by: 0.1)
      XCTAssertEqual(harness.picture(), black)
    }
  }

  func test_confettiAndSparks_add() {
    onMainActor {
      let controller = Self.controller(.black)
      let emitter = CAEmitterLayer()
      emitter.emitterPosition = CGPoint(x: 80, y: 110)
      emitter.renderMode = .additive
      let rocket = CAEmitterCell()
      rocket.birthRate = 4
      rocket.lifetime = 0.9
      rocket.emissionLongitude = -.pi / 2
      rocket.emissionRange = .pi / 3
      rocket.velocity = 100
      rocket.contents = Self.disc(4)
      rocket.color = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1).cgColor
      rocket.redRange = 0.5
      rocket.greenRange = 0.5
      rocket.blueRange = 0.5
      let spark = CAEmitterCell()
      spark.beginTime = 0.8
      spark.birthRate = 500
      spark.lifetime = 1
      spark.velocity = 40
      spark.emissionRange = 2 * .pi
      spark.yAcceleration = 30
      spark.contents = Self.disc(6)
      spark.scale = 0.6
      spark.scaleSpeed = -0.4
      rocket.emitterCells = [spark]
      emitter.emitterCells = [rocket]
      let harness = Harness(size: CGSize(width: 160, height: 120), root: controller)
      // At the time of a frame, wherever the clock stands.
      harness.advance(by: 0.1)
      emitter.beginTime = CACurrentMediaTime()
      controller.view.layer.addSublayer(emitter)
      harness.advance(by: 1.7)
      assertGolden(png: harness.picture(), named: "layers/sparks")
    }
  }

  /// Draws fine lines and a word; each tile in a colour of its own.
  private final class Sheet: UIView {
    override class var layerClass: AnyClass { CATiledLayer.self }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      UIColor(
        hue: (rect.minX + 3 * rect.minY).truncatingRemainder(dividingBy: 90) / 90,
        saturation: 0.3, brightness: 1, alpha: 1
      ).setFill()
      context.fill(rect)
      UIColor.black.setStroke()
      for place in stride(from: CGFloat(0), through: 160, by: 10) {
        context.move(to: CGPoint(x: 0, y: place))
        context.addLine(to: CGPoint(x: 160, y: place * 0.8))
      }
      context.setLineWidth(0.3)
      context.strokePath()
      ("sharp" as NSString).draw(
        at: CGPoint(x: 30, y: 33), withAttributes: [.font: UIFont.systemFont(ofSize: 6)])
    }
  }

  func test_zoomedTiles_areSharp() {
    onMainActor {
      final class Zooming: NSObject, UIScrollViewDelegate {
        let view: UIView
        init(_ view: UIView) { self.view = view }
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
      }
      let controller = Self.controller()
      let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 160, height: 160))
      let layer = sheet.layer as? CATiledLayer
      layer?.levelsOfDetail = 1
      layer?.levelsOfDetailBias = 3
      layer?.tileSize = CGSize(width: 96, height: 96)
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 160, height: 120))
      scroll.contentInsetAdjustmentBehavior = .never
      let delegate = Zooming(sheet)
      scroll.delegate = delegate
      scroll.contentSize = sheet.bounds.size
      scroll.maximumZoomScale = 8
      scroll.addSubview(sheet)
      controller.view.addSubview(scroll)
      let harness = Harness(size: CGSize(width: 160, height: 120), root: controller)
      harness.advance(by: 0.1)
      scroll.zoom(to: CGRect(x: 20, y: 20, width: 160 / 3.3, height: 120 / 3.3), animated: false)
      harness.advance(by: 0.1)
      assertGolden(png: harness.picture(), named: "layers/tiles-zoomed")
      withExtendedLifetime(delegate) {}
    }
  }
}
