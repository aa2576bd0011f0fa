import UIKit
import UIKitTestSupport
import XCTest

/// What is presented over a part of the window: `definesPresentationContext`, and the styles
/// `.currentContext` and `.overCurrentContext`.
final class ContextPresentationTests: XCTestCase {
  @MainActor private final class Stage {
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

  private func onStage(_ body: @MainActor (Stage) -> Void) {
    MainActor.assumeIsolated {
      let stage = Stage()
      body(stage)
      stage.harness.close()
    }
  }

  /// A navigation controller is a context from the start; the tab bar beside it stays in use.
  func test_overTheContext_theTabsStay_andItGoesAndComesWithItsTab() {
    onStage { stage in
      stage.presented.modalPresentationStyle = .overCurrentContext
      stage.list.present(stage.presented, animated: true) { stage.log.append("done") }
      stage.harness.advance(by: 1)
      XCTAssertEqual(
        stage.take(),
        ["presented didLoad", "presented willAppear true", "presented didAppear true", "done"])
      XCTAssertTrue(stage.presented.presentingViewController === stage.navigation)
      XCTAssertTrue(stage.list.presentedViewController === stage.presented)
      XCTAssertNil(stage.tabs.presentedViewController)
      XCTAssertEqual(frame(stage.presented.view), frame(stage.navigation.view))
      XCTAssertNotNil(stage.list.view.window)

      stage.harness.tap("Other")
      stage.harness.advance(by: 0.2)
      XCTAssertEqual(stage.tabs.selectedIndex, 1)
      XCTAssertNil(stage.presented.view.window)
      stage.harness.tap("First")
      stage.harness.advance(by: 0.2)
      XCTAssertNotNil(stage.presented.view.window)
      _ = stage.take()

      stage.presented.dismiss(animated: true) { stage.log.append("done") }
      stage.harness.advance(by: 1)
      XCTAssertEqual(
        stage.take(), ["presented willDisappear true", "presented didDisappear true", "done"])
      XCTAssertNil(stage.navigation.presentedViewController)
      XCTAssertNil(stage.presented.view.window)
    }
  }

  func test_currentContext_tellsThePresenterThatItIsCovered() {
    onStage { stage in
      for animated in [true, false] {
        stage.presented.modalPresentationStyle = .currentContext
        let place = frame(stage.navigation.view)
        stage.list.present(stage.presented, animated: animated)
        stage.harness.advance(by: 1)
        XCTAssertEqual(
          Set(stage.take()).subtracting(["presented didLoad"]),
          [
            "list willDisappear \(animated)", "list didDisappear \(animated)",
            "presented willAppear \(animated)", "presented didAppear \(animated)",
          ])
        XCTAssertEqual(frame(stage.presented.view), place)
        stage.list.dismiss(animated: animated)
        stage.harness.advance(by: 1)
        XCTAssertEqual(
          Set(stage.take()),
          [
            "list willAppear \(animated)", "list didAppear \(animated)",
            "presented willDisappear \(animated)", "presented didDisappear \(animated)",
          ])
        XCTAssertEqual(frame(stage.navigation.view), place)
        XCTAssertNotNil(stage.list.view.window)
      }
    }
  }

  /// The nearest one counts, and contents that scroll are covered, not joined.
  func test_theNearestContext_isCovered() {
    onStage { stage in
      let table = UITableViewController()
      table.definesPresentationContext = true
      stage.navigation.pushViewController(table, animated: false)
      stage.harness.advance(by: 0.2)
      stage.presented.modalPresentationStyle = .overCurrentContext
      table.present(stage.presented, animated: false)
      stage.harness.advance(by: 0.2)
      XCTAssertTrue(stage.presented.presentingViewController === table)
      XCTAssertFalse(stage.presented.view.isDescendant(of: table.view))
      XCTAssertEqual(frame(stage.presented.view).size, table.view.frame.size)
      table.dismiss(animated: false)
      stage.harness.advance(by: 0.2)
      XCTAssertNil(stage.presented.view.window)
    }
  }

  func test_otherStyles_andNoContext_takeTheWindow() {
    onStage { stage in
      stage.presented.modalPresentationStyle = .fullScreen
      stage.list.present(stage.presented, animated: false)
      stage.harness.advance(by: 0.2)
      XCTAssertTrue(stage.presented.presentingViewController === stage.tabs)
      stage.list.dismiss(animated: false)
      stage.harness.advance(by: 0.2)
      stage.navigation.definesPresentationContext = false
      stage.presented.modalPresentationStyle = .overCurrentContext
      stage.list.present(stage.presented, animated: false)
      stage.harness.advance(by: 0.2)
      XCTAssertTrue(stage.presented.presentingViewController === stage.tabs)
      XCTAssertEqual(frame(stage.presented.view), CGRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  func test_theContextsTransitionStyle_replacesThePresentedOnes() {
    onStage { stage in
      stage.navigation.providesPresentationContextTransitionStyle = true
      stage.navigation.modalTransitionStyle = .crossDissolve
      stage.presented.modalPresentationStyle = .overCurrentContext
      stage.list.present(stage.presented, animated: true)
      stage.harness.advance(by: 0.1)
      let shown = stage.presented.view.layer.presentation()!
      XCTAssertLessThan(shown.opacity, 1)
      XCTAssertEqual(shown.affineTransform().ty, 0)
      stage.harness.advance(by: 1)
    }
  }
}
