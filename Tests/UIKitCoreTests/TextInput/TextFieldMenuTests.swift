import Foundation
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// What a text field asks and tells its delegate about its edit menu.
final class TextFieldMenuTests: XCTestCase {
  @MainActor
  private final class MenuRecorder: NSObject, UITextFieldDelegate {
    let recorder = CallRecorder()
    var menu: ([UIMenuElement]) -> UIMenu? = { _ in nil }

    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      recorder.record("menu \(range.location),\(range.length)")
      return menu(suggestedActions)
    }
    func textField(
      _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      recorder.record("willPresent")
      animator.addCompletion { [recorder] in recorder.record("presented") }
    }
    func textField(
      _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {
      recorder.record("willDismiss")
      animator.addCompletion { [recorder] in recorder.record("dismissed") }
    }
  }

  @MainActor
  private static func withField(_ body: (MenuRecorder, Harness) -> Void) {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    let delegate = MenuRecorder()
    field.text = "Some words"
    field.accessibilityIdentifier = "title"
    field.delegate = delegate
    controller.view.addSubview(field)
    let harness = Harness(size: CGSize(width: 320, height: 300), root: controller)
    defer { harness.close() }
    body(delegate, harness)
  }

  func test_menuOfASelection_isAskedForAndShown() {
    onMainActor {
      Self.withField { delegate, harness in
        delegate.menu = { suggested in
          UIMenu(
            children: [
              UIAction(title: "Shout") { [recorder = delegate.recorder] _ in
                recorder.record("shout")
              }
            ] + suggested)
        }
        harness.run("doubletap #title\nidle\nexpect \"Shout\"\nexpect \"Copy\"")
        XCTAssertEqual(delegate.recorder.take(), ["menu 5,5", "willPresent", "presented"])
        harness.run("tap \"Shout\"\nidle")
        XCTAssertEqual(delegate.recorder.take(), ["willDismiss", "shout", "dismissed"])
      }
    }
  }

  func test_withoutAnAnswer_theSuggestedActionsAreShown_andAnEmptyMenuIsNot() {
    onMainActor {
      Self.withField { delegate, harness in
        harness.run("doubletap #title\nidle\nexpect \"Copy\"")
        XCTAssertEqual(delegate.recorder.take().last, "presented")
        delegate.menu = { _ in UIMenu(children: []) }
        harness.run("wait 1")
        harness.run("doubletap #title\nidle\nexpect no \"Copy\"")
        XCTAssertEqual(delegate.recorder.take().filter { $0 == "willPresent" }, [])
      }
    }
  }
}
