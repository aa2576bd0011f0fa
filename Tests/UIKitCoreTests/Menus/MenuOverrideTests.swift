import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Keys that are no business of a menu, and menus of texts that nobody is editing.
final class MenuOverrideTests: XCTestCase {
  private final class Screen: UIViewController, UIContextMenuInteractionDelegate {
    var performed: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      let square = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      square.addInteraction(UIContextMenuInteraction(delegate: self))
      view.addSubview(square)
    }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("keep:", Screen.keep))]
    }
    private func keep(_ sender: Any?) { performed.append("keep") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
        UIMenu(children: [
          UIAction(title: "Kite") { [weak self] _ in self?.performed.append("kite") },
          UIMenu(
            title: "More",
            children: [UIAction(title: "One") { [weak self] _ in self?.performed.append("one") }]),
        ])
      }
    }
  }

  func test_aShortcut_endsTheMenuAndActs() {
    onMainActor {
      let screen = Screen()
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      let host = harness.window.windowScene?.host
      harness.run("rightclick 60,60\nidle")
      XCTAssertNotNil(host?.menu)
      harness.run("key down\nkey down\nkey right\nidle\nkey k with ctrl\nidle")
      XCTAssertEqual(screen.performed, ["keep"])
      XCTAssertNil(host?.menu)
      // Without Ctrl it is a letter that an entry begins with.
      harness.run("rightclick 60,60\nidle\nkey k\nkey enter\nidle")
      XCTAssertEqual(screen.performed, ["keep", "kite"])
      for key in ["f10", "escape", "f1"] {
        harness.run("rightclick 60,60\nidle\nkey \(key)\nidle")
        XCTAssertNil(host?.menu, key)
        harness.run("key escape\nidle")
      }
      XCTAssertEqual(screen.performed, ["keep", "kite"])
    }
  }

  func test_aKeyThatAMenuTook_isAnOrdinaryOneAfterwards() {
    onMainActor {
      let screen = Screen()
      let slider = UISlider(frame: CGRect(x: 200, y: 20, width: 100, height: 30))
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      screen.view.addSubview(slider)
      harness.run("rightclick 60,60\nidle\nkey down\nkey down\nkey right\nidle\nkey escape\nidle")
      harness.run("key tab\nidle")
      XCTAssertTrue(harness.window.focusSystem.focusedItem === slider)
      for step in 1...4 {
        harness.run("key right\nidle")
        XCTAssertEqual(slider.value, Float(step) * 0.1, accuracy: 0.001)
      }
    }
  }

  func test_theSecondaryButton_givesATextTheKeyboardAndShowsItsMenu() {
    onMainActor {
      let screen = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
      let search = UISearchBar(frame: CGRect(x: 0, y: 140, width: 300, height: 56))
      let text = UITextView(frame: CGRect(x: 20, y: 220, width: 200, height: 100))
      field.text = "Gull"
      text.text = "Tern and skua"
      for view in [field, other, search, text] { screen.view.addSubview(view) }
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      let host = harness.window.windowScene?.host
      UIPasteboard.general.string = "Heron"
      harness.run("idle\ntap 60,40\nidle")
      XCTAssertTrue(field.isFirstResponder)
      for (view, place) in [
        (other, "60,100"), (search.searchTextField, "100,168"), (text, "60,240"),
      ] as [(UIView, String)] {
        harness.run("rightclick \(place)\nidle")
        XCTAssertTrue(view.isFirstResponder, "\(type(of: view))")
        XCTAssertNotNil(host?.menu, "\(type(of: view))")
        harness.tap("Paste")
        harness.run("idle")
      }
      XCTAssertEqual(field.text, "Gull")
      XCTAssertEqual(other.text, "Heron")
      XCTAssertEqual(search.text, "Heron")
      XCTAssertTrue(text.text.contains("Heron"))
      // What is selected stays so below the pointer, and not elsewhere.
      text.selectedRange = NSRange(location: 0, length: text.text.utf16.count)
      harness.run("rightclick 60,240\nidle\nkey escape\nidle")
      XCTAssertEqual(text.selectedRange.length, text.text.utf16.count)
      text.selectedRange = NSRange(location: 0, length: 0)
      harness.run("rightclick 200,300\nidle\nkey escape\nidle")
      XCTAssertEqual(text.selectedRange.location, text.text.utf16.count)
    }
  }

  func test_anEmptyText_withNothingToPaste_showsThatInItsMenu() {
    onMainActor {
      let screen = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      screen.view.addSubview(field)
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      UIPasteboard.general.items = []
      harness.run("idle\nrightclick 60,40\nidle")
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertNotNil(harness.window.windowScene?.host.menu)
      harness.run("expect \"Paste\"\nkey escape\nidle")
    }
  }

  func test_theMenuOfATextInADockedBar_isInFrontOfTheBar() {
    onMainActor {
      final class Docked: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 200, height: 40))
        override var inputAccessoryView: UIView? { bar }
        override var canBecomeFirstResponder: Bool { true }
      }
      let screen = Docked()
      screen.field.text = "Gull"
      screen.bar.addSubview(screen.field)
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      harness.run("idle")
      let place = screen.field.convert(CGPoint(x: 60, y: 20), to: nil)
      harness.run("rightclick \(Int(place.x)),\(Int(place.y))\nidle")
      XCTAssertTrue(screen.field.isFirstResponder)
      XCTAssertTrue(harness.window.subviews.last is MenuOverlay)
    }
  }

  func test_aFieldThatRefuses_hasNoMenu() {
    onMainActor {
      final class Refusing: NSObject, UITextFieldDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
      }
      let screen = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
      let delegate = Refusing()
      field.delegate = delegate
      screen.view.addSubview(field)
      let harness = Harness(device: "desktop", root: screen)
      defer { harness.close() }
      UIPasteboard.general.string = "Heron"
      harness.run("idle\nrightclick 60,40\nidle")
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertNil(harness.window.windowScene?.host.menu)
    }
  }
}
