import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Menus of bar button items.
final class BarMenuTests: XCTestCase {
  @MainActor private static func show(_ item: UIBarButtonItem) -> Harness {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = item
    let harness = Harness(
      device: "iphone-se", root: UINavigationController(rootViewController: controller))
    harness.advance(by: 0.1)
    return harness
  }

  @MainActor private static func menu(_ recorder: CallRecorder) -> UIMenu {
    UIMenu(
      children: ["Name", "Date"].map { title in
        UIAction(title: title) { _ in recorder.record(title) }
      })
  }

  func test_itemWithAMenuAlone_showsItAtATouch() {
    onMainActor {
      let recorder = CallRecorder()
      let harness = Self.show(UIBarButtonItem(title: "Sort", menu: Self.menu(recorder)))
      defer { harness.close() }
      harness.run("tap \"Sort\"\nidle\nexpect \"Date\"\ntap \"Date\"\nidle\nexpect no \"Date\"")
      XCTAssertEqual(recorder.take(), ["Date"])
    }
  }

  func test_itemWithAnAction_showsItsMenuWhenItIsHeld() {
    onMainActor {
      let recorder = CallRecorder()
      let harness = Self.show(
        UIBarButtonItem(
          primaryAction: UIAction(title: "Add") { _ in recorder.record("add") },
          menu: Self.menu(recorder)))
      defer { harness.close() }
      harness.run("tap \"Add\"\nidle\nexpect no \"Date\"")
      XCTAssertEqual(recorder.take(), ["add"])
      harness.run("longpress \"Add\"\nidle\nexpect \"Date\"\ntap \"Name\"\nidle")
      XCTAssertEqual(recorder.take(), ["Name"])
    }
  }

  func test_itemWhoseMenuIsItsSelection_showsWhatIsChosen() {
    onMainActor {
      let recorder = CallRecorder()
      let item = UIBarButtonItem(title: "Sort", menu: Self.menu(recorder))
      item.changesSelectionAsPrimaryAction = true
      let harness = Self.show(item)
      defer { harness.close() }
      harness.run("expect \"Name\"\ntap \"Name\"\nidle\ntap \"Date\"\nidle\nexpect \"Date\"")
      XCTAssertEqual(recorder.take(), ["Date"])
    }
  }

  func test_menuThatIsSetLater_takesTheActionsPlace() {
    onMainActor {
      let recorder = CallRecorder()
      let item = UIBarButtonItem(systemItem: .add)
      let harness = Self.show(item)
      defer { harness.close() }
      item.menu = Self.menu(recorder)
      harness.advance(by: 0.1)
      harness.run("tap \"Add\"\nidle\nexpect \"Date\"")
      XCTAssertNil(item.primaryAction)
    }
  }
}
