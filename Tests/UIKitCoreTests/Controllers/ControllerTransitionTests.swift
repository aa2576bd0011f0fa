import QuartzCore
import UIKitTestSupport
import XCTest

@testable import UIKitCore

final class ControllerTransitionTests: XCTestCase {
  final class Child: UIViewController {
    var log: (String) -> Void = { _ in }
    override func viewWillAppear(_ animated: Bool) { log("\(title!) willAppear \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log("\(title!) didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { log("\(title!) willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log("\(title!) didDisappear \(animated)") }
  }

  private func exchange(
    _ options: UIView.AnimationOptions, _ check: @MainActor (UIView, UIView) -> Void
  ) -> [String] {
    var result: [String] = []
    onMainActor {
      var lines: [String] = []
      let parent = UIViewController()
      let (first, second) = (Child(), Child())
      (first.title, second.title) = ("first", "second")
      parent.addChild(first)
      parent.view.addSubview(first.view)
      first.didMove(toParent: parent)
      let harness = Harness(size: CGSize(width: 200, height: 200), root: parent)
      harness.advance(by: 0.1)
      first.log = { lines.append($0) }
      second.log = { lines.append($0) }
      first.willMove(toParent: nil)
      parent.addChild(second)
      parent.transition(from: first, to: second, duration: 0.4, options: options) {
        first.view.alpha = 0
      } completion: { finished in
        lines.append("done \(finished)")
        first.removeFromParent()
        second.didMove(toParent: parent)
      }
      harness.advance(by: 0.2)
      check(first.view, second.view)
      harness.advance(by: 0.4)
      XCTAssertNil(first.view.superview)
      XCTAssertTrue(second.view.superview === parent.view)
      harness.close()
      result = Array(lines.prefix(5))
    }
    return result
  }

  private static let calls = [
    "first willDisappear true", "second willAppear true", "first didDisappear true",
    "second didAppear true", "done true",
  ]

  func test_childrenExchanged_appearAndDisappearAroundTheAnimation() {
    let calls = exchange(.curveLinear) { old, new in
      XCTAssertNotNil(old.superview)
      XCTAssertNotNil(new.superview)
      XCTAssertEqual(Double(old.layer.presentation()!.opacity), 0.5, accuracy: 1e-6)
    }
    XCTAssertEqual(calls, Self.calls)
  }

  func test_childrenExchangedByATransition_changeAtOnce() {
    let calls = exchange(.transitionCrossDissolve) { old, _ in XCTAssertNil(old.superview) }
    XCTAssertEqual(calls, Self.calls)
  }
}
