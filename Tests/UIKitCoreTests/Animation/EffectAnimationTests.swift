import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Materials that come and go.
final class EffectAnimationTests: XCTestCase {
  func test_effect_paintsABackdropBelowItsColour() throws {
    try withFixture { fixture, view in
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      glass.frame = view.bounds
      view.addSubview(glass)
      fixture.advance(to: 0.1)
      let seen = Self.appearance(glass, fixture)
      XCTAssertEqual(seen?.radius, 30)
      XCTAssertEqual(try XCTUnwrap(seen?.alpha), 0.82, accuracy: 0.01)
      glass.effect = nil
      fixture.advance(to: 0.2)
      XCTAssertNil(Self.appearance(glass, fixture)?.radius)
      XCTAssertNil(Self.appearance(glass, fixture)?.alpha)
    }
  }

  func test_effect_growsInAnAnimation_andGoesAgain() throws {
    try withFixture { fixture, view in
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = view.bounds
      view.addSubview(glass)
      fixture.advance(to: 0.1)
      XCTAssertNil(Self.appearance(glass, fixture)?.radius)
      fixture.restart()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        glass.effect = UIBlurEffect(style: .systemThickMaterial)
      }
      fixture.advance(to: 0.5)
      let half = Self.appearance(glass, fixture)
      XCTAssertEqual(try XCTUnwrap(half?.radius), 15, accuracy: 1)
      XCTAssertEqual(try XCTUnwrap(half?.saturation), 1.4, accuracy: 0.05)
      XCTAssertEqual(try XCTUnwrap(half?.alpha), 0.45, accuracy: 0.02)
      XCTAssertGreaterThan(try XCTUnwrap(half?.white), 0.9, "it does not come out of black")
      fixture.advance(to: 1.1)
      XCTAssertEqual(Self.appearance(glass, fixture)?.radius, 30)
      fixture.restart()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
      XCTAssertNil(glass.effect)
      fixture.advance(to: 0.5)
      XCTAssertEqual(try XCTUnwrap(Self.appearance(glass, fixture)?.radius), 15, accuracy: 1)
      fixture.advance(to: 1.1)
      XCTAssertNil(Self.appearance(glass, fixture)?.radius)
      XCTAssertTrue(fixture.loop.isStill)
    }
  }

  /// Programs hold an animator still for a blur of their own strength.
  func test_animatorAtAFraction_showsThatMuchOfTheEffect() throws {
    try withFixture { fixture, view in
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = view.bounds
      view.addSubview(glass)
      fixture.advance(to: 0.1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        glass.effect = UIBlurEffect(style: .light)
      }
      animator.fractionComplete = 0.2
      fixture.advance(to: 0.3)
      XCTAssertEqual(try XCTUnwrap(Self.appearance(glass, fixture)?.radius), 6, accuracy: 0.1)
      animator.stopAnimation(true)
    }
  }

  func test_styles_followTheAppearanceAroundThem_unlessTheyNameOne() throws {
    try withFixture { fixture, view in
      let follows = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      let stays = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
      for glass in [follows, stays] {
        glass.frame = view.bounds
        view.addSubview(glass)
      }
      fixture.advance(to: 0.1)
      XCTAssertGreaterThan(try XCTUnwrap(Self.appearance(follows, fixture)?.white), 0.9)
      fixture.harness.window.overrideUserInterfaceStyle = .dark
      fixture.advance(to: 0.2)
      XCTAssertLessThan(try XCTUnwrap(Self.appearance(follows, fixture)?.white), 0.2)
      XCTAssertGreaterThan(try XCTUnwrap(Self.appearance(stays, fixture)?.white), 0.9)
    }
  }

  /// Vibrancy is a tint and says so; blur is there.
  func test_onlyVibrancy_isReported() {
    withFixture { fixture, view in
      Unsupported.reset()
      let blur = UIBlurEffect(style: .regular)
      let glass = UIVisualEffectView(effect: blur)
      glass.frame = view.bounds
      view.addSubview(glass)
      fixture.advance(to: 0.1)
      XCTAssertEqual(Unsupported.reported, [])
      let words = UIVisualEffectView(
        effect: UIVibrancyEffect(forBlurEffect: blur, style: .secondaryLabel))
      glass.contentView.addSubview(words)
      XCTAssertEqual(words.contentView.tintColor, .secondaryLabel)
      XCTAssertEqual(Unsupported.reported, ["UIVibrancyEffect's colours from behind"])
    }
  }

  private struct Style {
    var radius: CGFloat?
    var saturation: CGFloat?
    var white: Float?
    var alpha: Float?
  }

  /// What the first subview of `glass`, its material, painted last.
  @MainActor private static func appearance(
    _ glass: UIVisualEffectView, _ fixture: AnimationFixture
  )
    -> Style?
  {
    guard let node = glass.subviews.first.flatMap({ fixture.node(of: $0) }) else { return nil }
    var appearance = Style()
    for primitive in node.background {
      switch primitive {
      case .backdrop(_, let filter):
        appearance.radius = filter.radius
        appearance.saturation = filter.saturation
      case .fill(_, let color):
        appearance.white = color.red
        appearance.alpha = color.alpha
      default: break
      }
    }
    return appearance
  }
}
