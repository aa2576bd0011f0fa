import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Menus of buttons.
final class ControlMenuTests: XCTestCase {
  @MainActor private static func show(
    y: CGFloat = 100, _ change: (UIButton) -> Void
  ) -> (UIButton, Harness) {
    let controller = UIViewController()
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 120, height: 44)
    let harness = Harness(device: "iphone-se", root: controller)
    controller.view.addSubview(button)
    change(button)
    harness.advance(by: 0.1)
    return (button, harness)
  }

  @MainActor private static func actions(
    _ titles: [String], _ recorder: CallRecorder
  ) -> [UIAction] {
    titles.map { title in UIAction(title: title) { _ in recorder.record(title) } }
  }

  func test_pullDown_opensAtOnce_andTakesNoAction() {
    onMainActor {
      let recorder = CallRecorder()
      let (button, harness) = Self.show { button in
        button.menu = UIMenu(children: Self.actions(["Name", "Date"], recorder))
        button.showsMenuAsPrimaryAction = true
        button.addAction(
          UIAction { _ in recorder.record("pressed") }, for: [.touchUpInside, .touchDown])
        button.addAction(UIAction { _ in recorder.record("menu") }, for: .menuActionTriggered)
      }
      defer { harness.close() }
      harness.run("tap \"Sort\"\nidle\nexpect \"Date\"")
      let panel = harness.window.windowScene?.host.menu?.panels.first
      XCTAssertEqual(panel?.frame.minX, button.frame.minX)
      XCTAssertGreaterThanOrEqual(panel?.frame.minY ?? 0, button.frame.maxY)
      harness.run("tap \"Date\"\nidle\nexpect no \"Date\"")
      XCTAssertEqual(recorder.take(), ["menu", "Date"])
      button.performPrimaryAction()
      harness.settle()
      harness.run("key return\nidle")
      XCTAssertEqual(recorder.take(), ["menu", "Name"])
    }
  }

  func test_finger_slidesFromTheButtonToAnEntry() {
    onMainActor {
      let recorder = CallRecorder()
      let (_, harness) = Self.show { button in
        button.menu = UIMenu(children: Self.actions(["Name", "Date"], recorder))
        button.showsMenuAsPrimaryAction = true
      }
      defer { harness.close() }
      // The second row of the menu under the button.
      harness.run("drag 60,122 to 100,220 for 1\nidle")
      XCTAssertEqual(recorder.take(), ["Date"])
    }
  }

  func test_heldButton_showsItsMenu_tappedItActs() {
    onMainActor {
      let recorder = CallRecorder()
      let (_, harness) = Self.show { button in
        button.menu = UIMenu(children: Self.actions(["Name"], recorder))
        button.addAction(UIAction { _ in recorder.record("pressed") }, for: .touchUpInside)
      }
      defer { harness.close() }
      harness.run(
        "tap \"Sort\"\nidle\nexpect no \"Name\"\nlongpress \"Sort\"\nidle\ntap \"Name\"\nidle")
      XCTAssertEqual(recorder.take(), ["pressed", "Name"])
    }
  }

  func test_popUp_showsTheChoice() {
    onMainActor {
      let recorder = CallRecorder()
      let (button, harness) = Self.show { button in
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: Self.actions(["Name", "Date", "Size"], recorder))
      }
      defer { harness.close() }
      XCTAssertEqual(button.currentTitle, "Name")
      harness.run("tap \"Name\"\nidle\ntap \"Size\"\nidle")
      XCTAssertEqual(button.currentTitle, "Size")
      XCTAssertEqual(button.menu?.selectedElements.map(\.title), ["Size"])
      XCTAssertFalse(button.isSelected)
    }
  }

  func test_menuAtTheBottom_beginsAtTheButton() {
    onMainActor {
      let (button, harness) = Self.show(y: 600) { button in
        button.menu = UIMenu(
          children: Self.actions(["Name", "Date", "Size"], CallRecorder()))
        button.showsMenuAsPrimaryAction = true
      }
      defer { harness.close() }
      harness.run("tap \"Sort\"\nidle")
      let panel = harness.window.windowScene?.host.menu?.panels.first
      XCTAssertLessThanOrEqual(panel?.frame.maxY ?? 9999, button.frame.minY)
      XCTAssertEqual(panel?.entries.map(\.title), ["Size", "Date", "Name"])
    }
  }
}
