import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What bars do with the content behind them.
final class BarMaterialTests: XCTestCase {
  /// Black and white stripes below the bar come out as one grey; beside it they are as they were.
  func test_contentBelowABar_isBlurredBeyondRecognition() throws {
    try onStage { stage in
      let shown = try stage.pixels()
      func spread(_ row: Int) -> Int {
        let values = (40..<160).map { Int(shown.color(x: $0, y: row) & 255) }
        return values.max()! - values.min()!
      }
      XCTAssertLessThan(spread(20), 12, "in the bar")
      XCTAssertEqual(spread(120), 255, "below it")
    }
  }

  /// Strong colours shine through the bar as a tone of it.
  func test_coloursBelowABar_tintIt() throws {
    try onStage { stage in
      stage.content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      stage.content.subviews.forEach { $0.isHidden = true }
      let color = try stage.pixels().color(x: 100, y: 20)
      XCTAssertGreaterThan((color >> 16) & 255, 240)
      XCTAssertLessThan(color & 255, 220)
      XCTAssertGreaterThan(color & 255, 150, "still a light bar")
    }
  }

  func test_untranslucentBars_letNothingThrough() throws {
    try onStage { stage in
      XCTAssertNotNil(stage.look().radius)
      stage.bar.isTranslucent = false
      XCTAssertNil(stage.look().radius)
      XCTAssertEqual(stage.look().alpha, 1)
      stage.bar.barTintColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
      XCTAssertNil(stage.look().radius)
      XCTAssertEqual(stage.look().alpha, 1, "a clear colour would show content as it is")
      stage.bar.isTranslucent = true
      XCTAssertNotNil(stage.look().radius)
      XCTAssertLessThan(try XCTUnwrap(stage.look().alpha), 0.5)
    }
  }

  func test_blackStyle_isTheDarkMaterial() throws {
    try onStage { stage in
      stage.bar.barStyle = .black
      let look = stage.look()
      XCTAssertNotNil(look.radius)
      XCTAssertLessThan(try XCTUnwrap(look.white), 0.2)
      stage.bar.isTranslucent = false
      XCTAssertNil(stage.look().radius)
      XCTAssertLessThan(try XCTUnwrap(stage.look().white), 0.2)
    }
  }

  func test_appearances_sayWhichMaterial() throws {
    try onStage { stage in
      let looks = UINavigationBarAppearance()
      XCTAssertEqual(looks.backgroundEffect?.style, .systemChromeMaterial)
      XCTAssertNil(looks.backgroundColor)
      looks.configureWithOpaqueBackground()
      XCTAssertNil(looks.backgroundEffect)
      XCTAssertEqual(looks.backgroundColor, .systemBackground)
      stage.take(looks)
      XCTAssertNil(stage.look().radius)
      XCTAssertEqual(stage.look().alpha, 1)
      looks.configureWithTransparentBackground()
      XCTAssertNil(looks.backgroundEffect)
      looks.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
      stage.take(looks)
      XCTAssertEqual(stage.look().radius, 22)
      XCTAssertEqual(
        UINavigationBarAppearance(barAppearance: looks).backgroundEffect?.style,
        .systemUltraThinMaterial)
      // Nobody sees a material behind an opaque colour, so none is painted.
      looks.backgroundColor = .systemRed
      stage.take(looks)
      XCTAssertNil(stage.look().radius)
    }
  }

  private func onStage(_ body: @MainActor (BarStage) throws -> Void) rethrows {
    try onMainActor {
      let stage = BarStage()
      defer { stage.harness.close() }
      try body(stage)
    }
  }
}

/// A bar over stripes.
@MainActor
private final class BarStage {
  struct Look {
    var radius: CGFloat?
    var white: Float?
    var alpha: Float?
  }

  let harness: Harness
  let content: UIView
  let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 200, height: 44))

  init() {
    let controller = UIViewController()
    harness = Harness(size: CGSize(width: 200, height: 200), scale: 1, root: controller)
    content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    content.backgroundColor = .white
    for x in stride(from: 0, to: 200, by: 8) {
      let stripe = UIView(frame: CGRect(x: x, y: 0, width: 4, height: 200))
      stripe.backgroundColor = .black
      content.addSubview(stripe)
    }
    controller.view.addSubview(content)
    controller.view.addSubview(bar)
    harness.advance(by: 0.2)
  }

  /// Whether content is below the bar or ends at it.
  func take(_ looks: UINavigationBarAppearance) {
    bar.standardAppearance = looks
    bar.scrollEdgeAppearance = looks
  }

  func pixels() throws -> PixelBuffer {
    harness.advance(by: 0.1)
    return try PlatformServices.current.imageDecoder.decode(
      harness.picture(), frame: 0, atLeast: nil)
  }

  /// The blur, and the last colour, of the bar's background.
  func look() -> Look {
    harness.advance(by: 0.1)
    var look = Look()
    let id = bar.background.layer.nodeID
    var waiting = [harness.window.windowScene!.host.loop.lastFrame!.root]
    while let node = waiting.popLast() {
      if node.id == id {
        // Material, paint, picture; the line lies outside.
        for part in node.children where part.size == bar.bounds.size {
          for primitive in part.background {
            switch primitive {
            case .backdrop(_, let filter): look.radius = filter.radius
            case .fill(_, let color): (look.white, look.alpha) = (color.red, color.alpha)
            default: break
            }
          }
        }
      }
      waiting.append(contentsOf: node.children)
    }
    return look
  }
}

extension PixelBuffer {
  fileprivate func color(x: Int, y: Int) -> UInt32 {
    bytes.advanced(by: y * bytesPerRow + x * 4).load(as: UInt32.self)
  }
}
