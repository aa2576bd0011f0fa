import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Where readers are told that the focus is.
final class ReaderFocusTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController, UIContextMenuInteractionDelegate {
    let buttons = ["First", "Second"].map { UIButton(primaryAction: UIAction(title: $0) { _ in }) }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (number, button) in buttons.enumerated() {
        button.frame = CGRect(x: 20, y: 100 + 60 * number, width: 120, height: 44)
        button.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(button)
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: ["Copy", "Share"].map { UIAction(title: $0) { _ in } })
      }
    }
  }

  @MainActor
  private static func focused(_ harness: Harness) -> [String] {
    harness.accessibleElements.filter(\.isFocused).map(\.label)
  }

  func test_openMenu_hasTheFocusAtTheEntryThatKeysWouldChoose() {
    onMainActor {
      let harness = Harness(size: CGSize(width: 320, height: 480), root: Screen())
      defer { harness.close() }
      harness.run("key tab\nkey f10 with shift\nwait 1")
      XCTAssertEqual(Self.focused(harness), ["Copy"])
      harness.run("key down")
      XCTAssertEqual(Self.focused(harness), ["Share"])
      harness.run("key escape\nwait 1")
      XCTAssertEqual(Self.focused(harness), ["First"])
    }
  }

  func test_readerThatTheProgramLed_goesOnWithTheKeyboard() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(size: CGSize(width: 320, height: 480), root: screen)
      defer { harness.close() }
      harness.run("key tab")
      XCTAssertEqual(Self.focused(harness), ["First"])
      AccessibilityFocus.move(to: screen.buttons[0])
      defer { AccessibilityFocus.move(to: nil) }
      harness.run("key tab")
      XCTAssertEqual(Self.focused(harness), ["Second"])
      XCTAssertTrue(screen.buttons[1].accessibilityElementIsFocused())
    }
  }
}
