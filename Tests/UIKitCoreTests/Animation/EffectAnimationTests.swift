import PlatformInterface
import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Materials that come and go.
final class EffectAnimationTests: XCTestCase {
  func test_effect_paintsABackdropBelowItsColour() throws {
    try onStage { stage, view in
      let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      glass.frame = view.bounds
      view.addSubview(glass)
      stage.advance(to: 0.1)
      let seen = Self.look(glass, stage)
      XCTAssertEqual(seen?.radius, 30)
      XCTAssertEqual(try XCTUnwrap(seen?.alpha), 0.82, accuracy: 0.01)
      glass.effect = nil
      stage.advance(to: 0.2)
      XCTAssertNil(Self.look(glass, stage)?.radius)
      XCTAssertNil(Self.look(glass, stage)?.alpha)
    }
  }

  func test_effect_growsInAnAnimation_andGoesAgain() throws {
    try onStage { stage, view in
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = view.bounds
      view.addSubview(glass)
      stage.advance(to: 0.1)
      XCTAssertNil(Self.look(glass, stage)?.radius)
      stage.restart()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        glass.effect = UIBlurEffect(style: .systemThickMaterial)
      }
      stage.advance(to: 0.5)
      let half = Self.look(glass, stage)
      XCTAssertEqual(try XCTUnwrap(half?.radius), 15, accuracy: 1)
      XCTAssertEqual(try XCTUnwrap(half?.saturation), 1.4, accuracy: 0.05)
      XCTAssertEqual(try XCTUnwrap(half?.alpha), 0.45, accuracy: 0.02)
      XCTAssertGreaterThan(try XCTUnwrap(half?.white), 0.9, "it does not come out of black")
      stage.advance(to: 1.1)
      XCTAssertEqual(Self.look(glass, stage)?.radius, 30)
      stage.restart()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { glass.effect = nil }
      XCTAssertNil(glass.effect)
      stage.advance(to: 0.5)
      XCTAssertEqual(try XCTUnwrap(Self.look(glass, stage)?.radius), 15, accuracy: 1)
      stage.advance(to: 1.1)
      XCTAssertNil(Self.look(glass, stage)?.radius)
      XCTAssertTrue(stage.loop.isStill)
    }
  }

  /// Programs hold an animator still for a blur of their own strength.
  func test_animatorAtAFraction_showsThatMuchOfTheEffect() throws {
    try onStage { stage, view in
      let glass = UIVisualEffectView(effect: nil)
      glass.frame = view.bounds
      view.addSubview(glass)
      stage.advance(to: 0.1)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        glass.effect = UIBlurEffect(style: .light)
      }
      animator.fractionComplete = 0.2
      stage.advance(to: 0.3)
      XCTAssertEqual(try XCTUnwrap(Self.look(glass, stage)?.radius), 6, accuracy: 0.1)
      animator.stopAnimation(true)
    }
  }

  func test_styles_followTheAppearanceAroundThem_unlessTheyNameOne() throws {
    try onStage { stage, view in
      let follows = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
      let stays = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
      for glass in [follows, stays] {
        glass.frame = view.bounds
        view.addSubview(glass)
      }
      stage.advance(to: 0.1)
      XCTAssertGreaterThan(try XCTUnwrap(Self.look(follows, stage)?.white), 0.9)
      stage.harness.window.overrideUserInterfaceStyle = .dark
      stage.advance(to: 0.2)
      XCTAssertLessThan(try XCTUnwrap(Self.look(follows, stage)?.white), 0.2)
      XCTAssertGreaterThan(try XCTUnwrap(Self.look(stays, stage)?.white), 0.9)
    }
  }

  /// Vibrancy is a tint and says so; blur is there.
  func test_onlyVibrancy_isReported() {
    onStage { stage, view in
      Unsupported.reset()
      let blur = UIBlurEffect(style: .regular)
      let glass = UIVisualEffectView(effect: blur)
      glass.frame = view.bounds
      view.addSubview(glass)
      stage.advance(to: 0.1)
      XCTAssertEqual(Unsupported.reported, [])
      let words = UIVisualEffectView(
        effect: UIVibrancyEffect(forBlurEffect: blur, style: .secondaryLabel))
      glass.contentView.addSubview(words)
      XCTAssertEqual(words.contentView.tintColor, .secondaryLabel)
      XCTAssertEqual(Unsupported.reported, ["UIVibrancyEffect's colours from behind"])
    }
  }

  private struct Look {
    var radius: CGFloat?
    var saturation: CGFloat?
    var white: Float?
    var alpha: Float?
  }

  /// What the first subview of `glass`, its material, painted last.
  @MainActor private static func look(_ glass: UIVisualEffectView, _ stage: AnimationStage)
    -> Look?
  {
    guard let node = glass.subviews.first.flatMap({ stage.node(of: $0) }) else { return nil }
    var look = Look()
    for primitive in node.background {
      switch primitive {
      case .backdrop(_, let filter):
        look.radius = filter.radius
        look.saturation = filter.saturation
      case .fill(_, let color):
        look.white = color.red
        look.alpha = color.alpha
      default: break
      }
    }
    return look
  }
}
