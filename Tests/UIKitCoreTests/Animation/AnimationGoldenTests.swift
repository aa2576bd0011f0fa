import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Pictures in the middle of animations.
final class AnimationGoldenTests: XCTestCase {
  /// A card in the middle of a page, and what is written on it.
  @MainActor
  private final class Page: UIViewController {
    let card = UIView(frame: CGRect(x: 30, y: 30, width: 180, height: 120))
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 180, height: 40))

    override func viewDidLoad() {
      view.backgroundColor = .systemGroupedBackground
      card.backgroundColor = .systemTeal
      card.layer.cornerRadius = 16
      label.textAlignment = .center
      label.font = .boldSystemFont(ofSize: 24)
      label.text = "Before"
      card.addSubview(label)
      view.addSubview(card)
    }

    func turnOver() {
      card.backgroundColor = .systemOrange
      label.text = "After"
    }
  }

  private func picture(
    _ name: String, at time: Double,
    _ begin: @MainActor @escaping (UIView, @escaping () -> Void) -> Void
  ) {
    onMainActor {
      let page = Page()
      let harness = Harness(size: CGSize(width: 240, height: 180), scale: 2, root: page)
      harness.advance(by: 0.1)
      begin(page.card) { page.turnOver() }
      harness.advance(by: time - 1.0 / 60)
      assertGolden(png: harness.picture(), named: "animation/\(name)")
      harness.close()
    }
  }

  private func transition(_ name: String, _ options: UIView.AnimationOptions, at time: Double) {
    picture(name, at: time) { card, turnOver in
      UIView.transition(
        with: card, duration: 1, options: [options, .curveLinear], animations: turnOver)
    }
  }

  func test_crossDissolve_halfWay() { transition("dissolve", .transitionCrossDissolve, at: 0.5) }
  func test_flip_onItsFirstSide() { transition("flip-first", .transitionFlipFromLeft, at: 0.3) }
  func test_flip_onItsSecondSide() { transition("flip-second", .transitionFlipFromTop, at: 0.8) }
  func test_curlUp_halfWay() { transition("curl-up", .transitionCurlUp, at: 0.5) }
  func test_curlDown_halfWay() { transition("curl-down", .transitionCurlDown, at: 0.7) }

  func test_push_halfWay() {
    picture("push", at: 0.4) { card, turnOver in
      let push = CATransition()
      push.type = .push
      push.subtype = .fromRight
      push.duration = 1
      card.layer.add(push, forKey: nil)
      turnOver()
    }
  }

  func test_block_halfWay() {
    picture("block", at: 0.25) { card, _ in
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        card.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
        card.backgroundColor = .systemPink
        card.layer.cornerRadius = 60
        card.layer.borderWidth = 12
        card.alpha = 0.5
      }
    }
  }
}
