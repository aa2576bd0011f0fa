import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Two fingers moved sideways on a touchpad.
final class TouchpadSwipeTests: XCTestCase {
  @MainActor
  private static func show(_ root: UIViewController, _ body: (Harness) -> Void) {
    let harness = Harness(size: CGSize(width: 320, height: 480), root: root)
    defer { harness.close() }
    harness.run("idle")
    body(harness)
  }

  /// Moves content by `delta`, so to the left where it is positive, in steps of a frame each.
  @MainActor
  private static func swipe(
    _ harness: Harness, by delta: CGFloat, down: CGFloat = 0, velocity: CGFloat = 0, at y: CGFloat,
    lifts: Bool = true
  ) {
    let host = harness.window.windowScene!.host
    func send(_ phase: InputPhase, _ step: CGVector, _ speed: CGFloat = 0) {
      host.receive(
        .scroll(
          ScrollInput(
            source: .touchpad, phase: phase, location: CGPoint(x: 160, y: y), delta: step,
            velocity: CGVector(dx: speed, dy: 0), time: host.time)))
      harness.advance(by: 1.0 / 60)
    }
    send(.began, CGVector(dx: 0, dy: 0))
    for _ in 0..<10 { send(.changed, CGVector(dx: delta / 10, dy: down / 10)) }
    if lifts {
      send(.ended, CGVector(dx: 0, dy: 0), velocity)
      harness.settle()
    }
  }

  func test_leftwards_revealsTheRowsActions_followingTheFingers() {
    onMainActor {
      let rows = DesktopRows(["one", "two", "three"])
      Self.show(rows) { harness in
        Self.swipe(harness, by: 60, at: 66, lifts: false)
        XCTAssertEqual(rows.tableView.currentSwipe?.path.item, 1)
        XCTAssertEqual(rows.tableView.currentSwipe?.offset ?? 0, -60, accuracy: 1)
        Self.swipe(harness, by: 0, at: 66)
        harness.run("idle")
        Self.swipe(harness, by: 70, velocity: 300, at: 66)
        harness.run("expect \"Delete\"\ntap \"Delete\"\nidle")
        XCTAssertEqual(rows.names, ["one", "three"])
        Self.swipe(harness, by: -70, velocity: -300, at: 22)
        harness.run("expect \"Flag\"")
      }
    }
  }

  func test_mostlyDownwards_scrolls() {
    onMainActor {
      let rows = DesktopRows((0..<50).map { "Item \($0)" })
      Self.show(rows) { harness in
        Self.swipe(harness, by: 30, down: 100, at: 66)
        XCTAssertNil(rows.tableView.currentSwipe)
        XCTAssertEqual(rows.tableView.contentOffset.y, 100, accuracy: 1)
      }
    }
  }

  func test_rightwards_goesBack_asFarAsTheFingers() {
    onMainActor {
      let plain = UIViewController()
      let navigation = UINavigationController(rootViewController: DesktopRows(["one"]))
      navigation.pushViewController(plain, animated: false)
      Self.show(navigation) { harness in
        Self.swipe(harness, by: -100, at: 240)
        XCTAssertTrue(navigation.topViewController === plain, "taken back")
        Self.swipe(harness, by: -200, at: 240)
        XCTAssertEqual(navigation.viewControllers.count, 1)
        Self.swipe(harness, by: -200, at: 240)
        XCTAssertEqual(navigation.viewControllers.count, 1, "there is nothing before")
      }
    }
  }

  func test_whatScrollsSideways_keepsTheMovement() {
    onMainActor {
      let screen = UIViewController()
      let strip = UIScrollView(frame: CGRect(x: 0, y: 150, width: 320, height: 100))
      strip.contentSize = CGSize(width: 2000, height: 100)
      strip.contentOffset.x = 500
      screen.view.addSubview(strip)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(screen, animated: false)
      Self.show(navigation) { harness in
        Self.swipe(harness, by: -200, at: 200)
        XCTAssertEqual(navigation.viewControllers.count, 2)
        XCTAssertEqual(strip.contentOffset.x, 300, accuracy: 2)
      }
    }
  }
}
