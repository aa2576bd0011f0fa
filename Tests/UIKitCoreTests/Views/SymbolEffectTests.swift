import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Effects of symbols, in views and in bars.
final class SymbolEffectTests: XCTestCase {
  @MainActor
  private static func fixture() -> (harness: Harness, view: UIImageView) {
    let controller = UIViewController()
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
    controller.view.addSubview(view)
    let harness = Harness(size: CGSize(width: 375, height: 667), root: controller)
    harness.settle()
    return (harness, view)
  }

  @MainActor
  private static func scale(_ view: UIImageView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).transform.m11
  }

  @MainActor
  private static func opacity(_ view: UIImageView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  func test_bounce_isOverByItself_andTellsSo() {
    onMainActor {
      let (harness, view) = Self.fixture()
      defer { harness.close() }
      var ended: [UISymbolEffectCompletionContext] = []
      view.addSymbolEffect(.bounce.up) { ended.append($0) }
      harness.advance(by: 0.2)
      XCTAssertGreaterThan(Self.scale(view), 1.05)
      XCTAssertTrue(ended.isEmpty)
      harness.advance(by: 1)
      XCTAssertEqual(Self.scale(view), 1)
      XCTAssertEqual(ended.count, 1)
      XCTAssertTrue(ended.first?.sender === view)
      XCTAssertTrue(ended.first?.effect is BounceSymbolEffect)
      view.addSymbolEffect(.bounce.down, options: .repeat(2).speed(2))
      harness.advance(by: 0.4)
      XCTAssertNotEqual(Self.scale(view), 1, "the second time")
      harness.advance(by: 1)
      XCTAssertEqual(Self.scale(view), 1)
    }
  }

  func test_pulse_lastsUntilItIsRemoved_orAsOftenAsIsSaid() {
    onMainActor {
      let (harness, view) = Self.fixture()
      defer { harness.close() }
      view.addSymbolEffect(.pulse)
      harness.advance(by: 12.6)
      XCTAssertLessThan(Self.opacity(view), 0.9)
      view.removeSymbolEffect(ofType: .pulse)
      harness.advance(by: 0.1)
      XCTAssertEqual(Self.opacity(view), 1)
      view.addSymbolEffect(.pulse, options: .nonRepeating)
      harness.advance(by: 0.6)
      XCTAssertLessThan(Self.opacity(view), 0.5)
      harness.advance(by: 1.2)
      XCTAssertEqual(Self.opacity(view), 1)
    }
  }

  func test_scaleAndDisappear_stayUntilTheyAreTakenBack() {
    onMainActor {
      let (harness, view) = Self.fixture()
      defer { harness.close() }
      view.addSymbolEffect(.scale.up)
      view.addSymbolEffect(.disappear, animated: false)
      harness.advance(by: 2)
      XCTAssertEqual(Self.opacity(view), 0)
      view.addSymbolEffect(.appear)
      harness.advance(by: 1)
      XCTAssertEqual(Self.opacity(view), 1)
      XCTAssertGreaterThan(Self.scale(view), 1.1)
      view.removeAllSymbolEffects()
      harness.advance(by: 1)
      XCTAssertEqual(Self.scale(view), 1)
    }
  }

  func test_anotherSymbol_takesThePlace() {
    onMainActor {
      let (harness, view) = Self.fixture()
      defer { harness.close() }
      let heart = UIImage(systemName: "heart")!
      var contexts: [UISymbolEffectCompletionContext] = []
      view.setSymbolImage(heart, contentTransition: .replace.downUp.byLayer) { contexts.append($0) }
      XCTAssertTrue(view.image === heart)
      harness.advance(by: 0.1)
      XCTAssertLessThan(Self.opacity(view), 1)
      harness.advance(by: 1)
      XCTAssertEqual(Self.opacity(view), 1)
      XCTAssertTrue(contexts.first?.contentTransition is ReplaceSymbolEffect)
      view.setSymbolImage(heart, contentTransition: .automatic)
      harness.advance(by: 1)
      XCTAssertEqual(Self.opacity(view), 1)
    }
  }

  func test_itemsOfBars_keepWhatLasts() throws {
    try onMainActor {
      let root = UIViewController()
      let item = UIBarButtonItem(
        image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
      item.addSymbolEffect(.disappear)
      root.navigationItem.rightBarButtonItem = item
      let harness = Harness(
        size: CGSize(width: 375, height: 667),
        root: UINavigationController(rootViewController: root))
      defer { harness.close() }
      harness.advance(by: 1)
      let picture = try XCTUnwrap((item.shownView as? UIButton)?.imageView)
      XCTAssertEqual(Self.opacity(picture), 0)
      item.removeSymbolEffect(ofType: .disappear)
      harness.advance(by: 1)
      XCTAssertEqual(Self.opacity(picture), 1)
      item.setSymbolImage(UIImage(systemName: "heart")!, contentTransition: .replace)
      harness.advance(by: 1)
      XCTAssertNotNil(item.image)
    }
  }
}
