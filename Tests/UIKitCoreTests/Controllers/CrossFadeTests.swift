import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Screens for those who want less motion.
final class CrossFadeTests: XCTestCase {
  @MainActor
  private static func calm() {
    var environment = PlatformServices.current.application.environment
    environment.reducesMotion = true
    PlatformServices.current.application.setEnvironment(environment)
  }

  @MainActor
  private static func shown(_ view: UIView) -> (place: CGPoint, opacity: Float) {
    let layer = view.layer.presentation() ?? view.layer
    let way = layer.affineTransform()
    return (
      CGPoint(x: layer.position.x + way.tx, y: layer.position.y + way.ty), layer.opacity
    )
  }

  func test_pushAndPop_fadeInPlace() {
    onMainActor {
      let (first, second) = (UIViewController(), UIViewController())
      second.view.backgroundColor = .white
      let navigation = UINavigationController(rootViewController: first)
      let harness = Harness(device: "iphone-se", root: navigation)
      Self.calm()
      defer { harness.close() }
      harness.advance(by: 0.2)
      XCTAssertTrue(UIAccessibility.prefersCrossFadeTransitions)
      let place = first.view.layer.position
      navigation.pushViewController(second, animated: true)
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.shown(first.view).place, place, "the lower one stays")
      XCTAssertEqual(Self.shown(second.view).place.x, place.x)
      XCTAssertGreaterThan(Self.shown(second.view).opacity, 0.05)
      XCTAssertLessThan(Self.shown(second.view).opacity, 0.999)
      harness.settle()
      XCTAssertEqual(second.view.alpha, 1)
      navigation.popViewController(animated: true)
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.shown(second.view).place.x, place.x)
      XCTAssertLessThan(Self.shown(second.view).opacity, 0.95)
      harness.settle()
      XCTAssertTrue(navigation.topViewController === first)
      XCTAssertEqual(second.view.alpha, 1, "as it was, for the next time")
    }
  }

  func test_aFingerStillSlides() {
    onMainActor {
      let (first, second) = (UIViewController(), UIViewController())
      second.view.backgroundColor = .white
      let navigation = UINavigationController(rootViewController: first)
      let harness = Harness(device: "iphone-se", root: navigation)
      Self.calm()
      defer { harness.close() }
      navigation.pushViewController(second, animated: false)
      harness.settle()
      let place = second.view.layer.position.x
      harness.finger(.began, 2, 300)
      for step in 1...6 { harness.finger(.changed, 2 + CGFloat(step) * 20, 300) }
      XCTAssertGreaterThan(Self.shown(second.view).place.x, place + 60)
      XCTAssertEqual(Self.shown(second.view).opacity, 1)
      harness.finger(.ended, 122, 300)
      harness.settle()
    }
  }

  func test_presentations_fadeInPlace() {
    onMainActor {
      let (root, full, alert) = (
        UIViewController(), UIViewController(),
        UIAlertController(title: "Less", message: nil, preferredStyle: .alert)
      )
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      full.modalPresentationStyle = .fullScreen
      let harness = Harness(device: "iphone-se", root: root)
      Self.calm()
      defer { harness.close() }
      for controller in [full, UIViewController(), alert] {
        root.present(controller, animated: true)
        harness.advance(by: 0.1)
        let shown = Self.shown(controller.view)
        XCTAssertEqual(shown.place, controller.view.layer.position, "\(controller)")
        XCTAssertEqual(
          controller.view.layer.presentation()?.affineTransform(), .identity, "\(controller)")
        XCTAssertLessThan(shown.opacity, 0.999)
        harness.settle()
        XCTAssertEqual(root.view.layer.presentation()?.affineTransform(), .identity)
        root.dismiss(animated: true)
        harness.advance(by: 0.1)
        XCTAssertLessThan(Self.shown(controller.view).opacity, 0.95, "\(controller)")
        harness.settle()
        XCTAssertNil(root.presentedViewController)
      }
    }
  }
}
