import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What bars do with the content behind them.
final class BarMaterialTests: XCTestCase {
  /// Black and white stripes below the bar come out as one grey; beside it they are as they were.
  func test_contentBelowABar_isBlurredBeyondRecognition() throws {
    try withFixture { fixture in
      let shown = try fixture.pixels()
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
    try withFixture { fixture in
      fixture.content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      fixture.content.subviews.forEach { $0.isHidden = true }
      let color = try fixture.pixels().color(x: 100, y: 20)
      XCTAssertGreaterThan((color >> 16) & 255, 240)
      XCTAssertLessThan(color & 255, 220)
      XCTAssertGreaterThan(color & 255, 150, "still a light bar")
    }
  }

  func test_untranslucentBars_letNothingThrough() throws {
    try withFixture { fixture in
      XCTAssertNotNil(fixture.rendering().radius)
      fixture.bar.isTranslucent = false
      XCTAssertNil(fixture.rendering().radius)
      XCTAssertEqual(fixture.rendering().alpha, 1)
      fixture.bar.barTintColor = UIColor(red: 0, green: 0.5, blue: 1, alpha: 0.5)
      XCTAssertNil(fixture.rendering().radius)
      XCTAssertEqual(fixture.rendering().alpha, 1, "a clear colour would show content as it is")
      fixture.bar.isTranslucent = true
      XCTAssertNotNil(fixture.rendering().radius)
      XCTAssertLessThan(try XCTUnwrap(fixture.rendering().alpha), 0.5)
    }
  }

  func test_blackStyle_isTheDarkMaterial() throws {
    try withFixture { fixture in
      fixture.bar.barStyle = .black
      let rendering = fixture.rendering()
      XCTAssertNotNil(rendering.radius)
      XCTAssertLessThan(try XCTUnwrap(rendering.white), 0.2)
      fixture.bar.isTranslucent = false
      XCTAssertNil(fixture.rendering().radius)
      XCTAssertLessThan(try XCTUnwrap(fixture.rendering().white), 0.2)
    }
  }

  func test_appearances_sayWhichMaterial() throws {
    try withFixture { fixture in
      let appearance = UINavigationBarAppearance()
      XCTAssertEqual(appearance.backgroundEffect?.style, .systemChromeMaterial)
      XCTAssertNil(appearance.backgroundColor)
      appearance.configureWithOpaqueBackground()
      XCTAssertNil(appearance.backgroundEffect)
      XCTAssertEqual(appearance.backgroundColor, .systemBackground)
      fixture.take(appearance)
      XCTAssertNil(fixture.rendering().radius)
      XCTAssertEqual(fixture.rendering().alpha, 1)
      appearance.configureWithTransparentBackground()
      XCTAssertNil(appearance.backgroundEffect)
      appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
      fixture.take(appearance)
      XCTAssertEqual(fixture.rendering().radius, 22)
      XCTAssertEqual(
        UINavigationBarAppearance(barAppearance: appearance).backgroundEffect?.style,
        .systemUltraThinMaterial)
      // Nobody sees a material behind an opaque colour, so none is painted.
      appearance.backgroundColor = .systemRed
      fixture.take(appearance)
      XCTAssertNil(fixture.rendering().radius)
    }
  }

  private func withFixture(_ body: @MainActor (BarFixture) throws -> Void) rethrows {
    try onMainActor {
      let fixture = BarFixture()
      defer { fixture.harness.close() }
      try body(fixture)
    }
  }
}

/// A bar over stripes.
@MainActor
private final class BarFixture {
  struct Rendering {
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
  func take(_ appearance: UINavigationBarAppearance) {
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
  }

  func pixels() throws -> PixelBuffer {
    harness.advance(by: 0.1)
    return try PlatformServices.current.imageDecoder.decode(
      harness.picture(), frame: 0, atLeast: nil)
  }

  /// The blur, and the last colour, of the bar's background.
  func rendering() -> Rendering {
    harness.advance(by: 0.1)
    var rendering = Rendering()
    let id = bar.background.layer.nodeID
    var waiting = [harness.window.windowScene!.host.loop.lastFrame!.root]
    while let node = waiting.popLast() {
      if node.id == id {
        // Material, paint, picture; the line lies outside.
        for part in node.children where part.size == bar.bounds.size {
          for primitive in part.background {
            switch primitive {
            case .backdrop(_, let filter): rendering.radius = filter.radius
            case .fill(_, let color): (rendering.white, rendering.alpha) = (color.red, color.alpha)
            default: break
            }
          }
        }
      }
      waiting.append(contentsOf: node.children)
    }
    return rendering
  }
}

extension PixelBuffer {
  fileprivate func color(x: Int, y: Int) -> UInt32 {
    bytes.advanced(by: y * bytesPerRow + x * 4).load(as: UInt32.self)
  }
}
