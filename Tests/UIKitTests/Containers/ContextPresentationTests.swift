import UIKit
import UIKitTestSupport
import XCTest

/// What is presented over a part of the window: `definesPresentationContext`, and the styles
/// `.currentContext` and `.overCurrentContext`.
final class ContextPresentationTests: XCTestCase {
  @MainActor private final class Fixture {
    var log: [String] = []
    let tabs = UITabBarController()
    let list: NotingController
    let navigation: UINavigationController
    let presented: NotingController
    private(set) var harness: Harness!

    init() {
      var note: (String) -> Void = { _ in }
      list = NotingController("list") { note($0) }
      presented = NotingController("presented") { note($0) }
      navigation = UINavigationController(rootViewController: list)
      navigation.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
      tabs.viewControllers = [navigation, other]
      harness = Harness(device: "iphone-se", root: tabs)
      harness.advance(by: 0.2)
      note = { [unowned self] in log.append($0) }
    }

    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  @MainActor private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  private func withFixture(_ body: @MainActor (Fixture) -> Void) {
    MainActor.assumeIsolated {
      let fixture = Fixture()
      body(fixture)
      fixture.harness.close()
    }
  }

  /// A navigation controller is a context from the start; the tab bar beside it stays in use.
  func test_overTheContext_theTabsStay_andItGoesAndComesWithItsTab() {
    withFixture { fixture in
      fixture.presented.modalPresentationStyle = .overCurrentContext
      fixture.list.present(fixture.presented, animated: true) { fixture.log.append("done") }
      fixture.harness.advance(by: 1)
      XCTAssertEqual(
        fixture.take(),
        ["presented didLoad", "presented willAppear true", "presented didAppear true", "done"])
      XCTAssertTrue(fixture.presented.presentingViewController === fixture.navigation)
      XCTAssertTrue(fixture.list.presentedViewController === fixture.presented)
      XCTAssertNil(fixture.tabs.presentedViewController)
      XCTAssertEqual(frame(fixture.presented.view), frame(fixture.navigation.view))
      XCTAssertNotNil(fixture.list.view.window)

      fixture.harness.tap("Other")
      fixture.harness.advance(by: 0.2)
      XCTAssertEqual(fixture.tabs.selectedIndex, 1)
      XCTAssertNil(fixture.presented.view.window)
      fixture.harness.tap("First")
      fixture.harness.advance(by: 0.2)
      XCTAssertNotNil(fixture.presented.view.window)
      _ = fixture.take()

      fixture.presented.dismiss(animated: true) { fixture.log.append("done") }
      fixture.harness.advance(by: 1)
      XCTAssertEqual(
        fixture.take(), ["presented willDisappear true", "presented didDisappear true", "done"])
      XCTAssertNil(fixture.navigation.presentedViewController)
      XCTAssertNil(fixture.presented.view.window)
    }
  }

  func test_currentContext_tellsThePresenterThatItIsCovered() {
    withFixture { fixture in
      for animated in [true, false] {
        fixture.presented.modalPresentationStyle = .currentContext
        let place = frame(fixture.navigation.view)
        fixture.list.present(fixture.presented, animated: animated)
        fixture.harness.advance(by: 1)
        XCTAssertEqual(
          Set(fixture.take()).subtracting(["presented didLoad"]),
          [
            "list willDisappear \(animated)", "list didDisappear \(animated)",
            "presented willAppear \(animated)", "presented didAppear \(animated)",
          ])
        XCTAssertEqual(frame(fixture.presented.view), place)
        fixture.list.dismiss(animated: animated)
        fixture.harness.advance(by: 1)
        XCTAssertEqual(
          Set(fixture.take()),
          [
            "list willAppear \(animated)", "list didAppear \(animated)",
            "presented willDisappear \(animated)", "presented didDisappear \(animated)",
          ])
        XCTAssertEqual(frame(fixture.navigation.view), place)
        XCTAssertNotNil(fixture.list.view.window)
      }
    }
  }

  /// The nearest one counts, and contents that scroll are covered, not joined.
  func test_theNearestContext_isCovered() {
    withFixture { fixture in
      let table = UITableViewController()
      table.definesPresentationContext = true
      fixture.navigation.pushViewController(table, animated: false)
      fixture.harness.advance(by: 0.2)
      fixture.presented.modalPresentationStyle = .overCurrentContext
      table.present(fixture.presented, animated: false)
      fixture.harness.advance(by: 0.2)
      XCTAssertTrue(fixture.presented.presentingViewController === table)
      XCTAssertFalse(fixture.presented.view.isDescendant(of: table.view))
      XCTAssertEqual(frame(fixture.presented.view).size, table.view.frame.size)
      table.dismiss(animated: false)
      fixture.harness.advance(by: 0.2)
      XCTAssertNil(fixture.presented.view.window)
    }
  }

  func test_otherStyles_andNoContext_takeTheWindow() {
    withFixture { fixture in
      fixture.presented.modalPresentationStyle = .fullScreen
      fixture.list.present(fixture.presented, animated: false)
      fixture.harness.advance(by: 0.2)
      XCTAssertTrue(fixture.presented.presentingViewController === fixture.tabs)
      fixture.list.dismiss(animated: false)
      fixture.harness.advance(by: 0.2)
      fixture.navigation.definesPresentationContext = false
      fixture.presented.modalPresentationStyle = .overCurrentContext
      fixture.list.present(fixture.presented, animated: false)
      fixture.harness.advance(by: 0.2)
      XCTAssertTrue(fixture.presented.presentingViewController === fixture.tabs)
      XCTAssertEqual(frame(fixture.presented.view), CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  func test_theContextsTransitionStyle_replacesThePresentedOnes() {
    withFixture { fixture in
      fixture.navigation.providesPresentationContextTransitionStyle = true
      fixture.navigation.modalTransitionStyle = .crossDissolve
      fixture.presented.modalPresentationStyle = .overCurrentContext
      fixture.list.present(fixture.presented, animated: true)
      fixture.harness.advance(by: 0.1)
      let shown = fixture.presented.view.layer.presentation()!
      XCTAssertLessThan(shown.opacity, 1)
      XCTAssertEqual(shown.affineTransform().ty, 0)
      fixture.harness.advance(by: 1)
    }
  }
}
