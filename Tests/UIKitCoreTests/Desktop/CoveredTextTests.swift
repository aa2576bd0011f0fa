import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Whom keys and typed text are for while something is presented over a text that is being edited.
final class CoveredTextTests: XCTestCase {
  @MainActor
  private static func onDesktop(_ body: (Harness, UIViewController, UITextView) -> Void) {
    let root = UIViewController()
    let text = UITextView(frame: CGRect(x: 20, y: 100, width: 400, height: 200))
    root.view.addSubview(text)
    let harness = Harness(device: "desktop", root: root)
    defer { harness.close() }
    harness.run("resize 1000x700\nidle")
    XCTAssertTrue(text.becomeFirstResponder())
    harness.run("type \"Dear\"\nidle")
    body(harness, root, text)
  }

  @MainActor
  private static func question(_ style: UIAlertController.Style, _ view: UIView)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Draft", message: nil, preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 500, y: 50, width: 10, height: 10)
    return alert
  }

  func test_behindAQuestion_nothingIsTyped_andTypingGoesOnAfterIt() {
    onMainActor {
      for (style, width) in [
        (UIAlertController.Style.alert, 1000), (.actionSheet, 1000), (.actionSheet, 400),
      ] {
        Self.onDesktop { harness, root, text in
          harness.run("resize \(width)x700\nidle")
          let alert = Self.question(style, root.view)
          root.present(alert, animated: true)
          harness.run("idle\ntype \" Nora\"\nkey backspace\nkey a with ctrl\nkey delete\nidle")
          XCTAssertEqual(text.text, "Dear")
          XCTAssertTrue(text.isFirstResponder)
          XCTAssertFalse(text.caretIsSeen)
          harness.run("key escape\nidle")
          XCTAssertNil(root.presentedViewController)
          XCTAssertTrue(text.caretIsSeen)
          harness.run("type \" Nora\"\nidle")
          XCTAssertEqual(text.text, "Dear Nora")
        }
      }
    }
  }

  func test_questionOverASheet_keepsTheKeysFromTheSheetsText() {
    onMainActor {
      Self.onDesktop { harness, root, text in
        let sheet = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        sheet.view.addSubview(field)
        root.present(sheet, animated: true)
        harness.run("idle\ntype \"x\"\nidle")
        XCTAssertEqual(text.text, "Dear", "a sheet covers it as well")
        field.becomeFirstResponder()
        harness.run("type \"Lisbon\"\nidle")
        XCTAssertEqual(field.text, "Lisbon")
        sheet.present(Self.question(.alert, sheet.view), animated: true)
        harness.run("idle\ntype \"x\"\nidle\nkey escape\nidle\ntype \"!\"\nidle")
        XCTAssertEqual(field.text, "Lisbon!")
      }
    }
  }

  /// As a conversation in a sheet has it.
  func test_textInTheBarOfASheet_isTypedInto() {
    onMainActor {
      Self.onDesktop { harness, root, text in
        let sheet = Conversation()
        root.present(sheet, animated: true)
        harness.run("idle")
        XCTAssertTrue(sheet.becomeFirstResponder())
        harness.run("idle")
        XCTAssertTrue(sheet.field.becomeFirstResponder())
        harness.run("idle\ntype \"Hello\"\nidle")
        XCTAssertEqual(sheet.field.text, "Hello")
        sheet.present(Self.question(.alert, sheet.view), animated: true)
        harness.run("idle\ntype \"x\"\nkey escape\nidle")
        XCTAssertEqual(sheet.field.text, "Hello")
        XCTAssertEqual(text.text, "Dear")
      }
    }
  }

  /// A popover may show what belongs to the text, as suggestions do.
  func test_besideAPopover_typingGoesOn() {
    onMainActor {
      Self.onDesktop { harness, root, text in
        let suggestions = UIViewController()
        suggestions.modalPresentationStyle = .popover
        suggestions.popoverPresentationController?.sourceView = text
        root.present(suggestions, animated: true)
        harness.run("idle\ntype \" Nora\"\nidle")
        XCTAssertEqual(text.text, "Dear Nora")
      }
    }
  }

  func test_fieldOfAnAlert_isTypedInto() {
    onMainActor {
      Self.onDesktop { harness, root, text in
        let alert = Self.question(.alert, root.view)
        alert.addTextField()
        root.present(alert, animated: true)
        harness.run("idle\ntype \"name\"\nidle")
        XCTAssertEqual(alert.textFields?.first?.text, "name")
        XCTAssertEqual(text.text, "Dear")
      }
    }
  }
}

/// Its text lies in a bar at the window's lower edge.
private final class Conversation: UIViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
  private lazy var bar: UIView = {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.addSubview(field)
    return bar
  }()
  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}

extension UITextView {
  /// Whether a blinking caret stands in the text.
  fileprivate var caretIsSeen: Bool {
    (self as any TextTyping).content.blink.isRunning
  }
}
