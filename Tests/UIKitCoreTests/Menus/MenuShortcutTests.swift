import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Keys beside the commands of a menu, and bars whose arrows point to the side.
final class MenuShortcutTests: XCTestCase {
  @MainActor private static func text(_ input: String, _ flags: UIKeyModifierFlags) -> String? {
    MenuShortcut.text(
      of: UIKeyCommand(input: input, modifierFlags: flags, action: Selector("act:")))
  }

  func test_texts() {
    onMainActor {
      XCTAssertEqual(Self.text("n", .command), "Ctrl+N")
      XCTAssertEqual(Self.text("n", [.command, .shift, .alternate]), "Ctrl+Alt+Shift+N")
      XCTAssertEqual(Self.text("n", [.command, .control]), "Ctrl+Super+N")
      XCTAssertEqual(Self.text(UIKeyCommand.inputUpArrow, .alternate), "Alt+↑")
      XCTAssertEqual(Self.text(UIKeyCommand.f5, []), "F5")
      XCTAssertEqual(Self.text("\r", .command), "Ctrl+Return")
      XCTAssertEqual(Self.text(UIKeyCommand.inputDelete, []), "Delete")
      XCTAssertNil(MenuShortcut.text(of: UIKeyCommand()))
      XCTAssertNil(MenuShortcut.text(of: UIAction(title: "A") { _ in }))
      XCTAssertEqual(
        MenuShortcut.text(of: UICommand(title: "Copy", action: Selector("copy:"))), "Ctrl+C")
      XCTAssertNil(MenuShortcut.text(of: UICommand(title: "Fly", action: Selector("fly:"))))
    }
  }

  @MainActor private static func menu() -> UIMenu {
    UIMenu(children: [
      UIKeyCommand(
        title: "New Note", image: UIImage(systemName: "square.and.pencil"), action: Performer.act,
        input: "n", modifierFlags: .command),
      UIKeyCommand(
        title: "Move the Chosen Ones Elsewhere", action: Performer.act,
        input: UIKeyCommand.inputRightArrow, modifierFlags: [.command, .shift]),
      UIAction(title: "Nothing Special") { _ in },
    ])
  }

  func test_pointer_showsKeys_fingersDoNot() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let performer = Performer(frame: CGRect(x: 60, y: 300, width: 100, height: 60))
      fixture.controller.view.addSubview(performer)
      performer.becomeFirstResponder()
      fixture.controller.makeMenu = { Self.menu() }
      fixture.secondaryClick(CGPoint(x: 150, y: 220))
      fixture.harness.run("expect \"Ctrl+N\"\nexpect \"Ctrl+Shift+→\"")
      assertGolden(
        png: fixture.harness.picture(), named: "shortcuts", in: "Tests/Goldens/menus",
        reducedBy: 2)
      fixture.harness.run("tap \"New Note\"\nidle")
      XCTAssertEqual(performer.count, 1)
      fixture.harness.run("longpress 100,200\nidle\nexpect \"New Note\"\nexpect no \"Ctrl+N\"")
    }
  }

  // MARK: Bars

  @MainActor private static func bar(
    at target: CGRect, _ arrow: UIEditMenuArrowDirection, in fixture: MenuFixture
  ) -> CGRect {
    let items = ["Cut", "Copy"].map { title in EditMenuBar.Item(title: title) {} }
    let session = EditMenuSession(items, at: target, arrow: arrow, in: fixture.harness.window)
    session.show(MenuAnimator())
    fixture.harness.settle()
    defer {
      session.dismiss()
      fixture.harness.settle()
    }
    return session.bar.frame
  }

  func test_bars_lieWhereTheirOwnerWants_ifThereIsSpace() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let middle = CGRect(x: 170, y: 300, width: 30, height: 30)
      XCTAssertLessThan(Self.bar(at: middle, .automatic, in: fixture).maxY, 300)
      XCTAssertLessThan(Self.bar(at: middle, .down, in: fixture).maxY, 300)
      XCTAssertGreaterThan(Self.bar(at: middle, .up, in: fixture).minY, 330)
      let right = Self.bar(at: middle, .left, in: fixture)
      XCTAssertGreaterThan(right.minX, 200)
      XCTAssertEqual(right.midY, 315, accuracy: 1)
      let left = Self.bar(at: middle, .right, in: fixture)
      XCTAssertLessThan(left.maxX, 170)
      XCTAssertEqual(left.midY, 315, accuracy: 1)
      // No space at that side.
      let edge = CGRect(x: 340, y: 300, width: 30, height: 30)
      XCTAssertLessThan(Self.bar(at: edge, .left, in: fixture).maxY, 300)
    }
  }

  /// Something as tall as the screen: beside it, before anything covers it.
  func test_withoutSpaceAboveAndBelow_theBarIsBesideIt() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let tall = CGRect(x: 10, y: 25, width: 80, height: 640)
      XCTAssertGreaterThan(Self.bar(at: tall, .automatic, in: fixture).minX, 90)
      let tallRight = CGRect(x: 285, y: 25, width: 80, height: 640)
      XCTAssertLessThan(Self.bar(at: tallRight, .automatic, in: fixture).maxX, 285)
      let everything = CGRect(x: 0, y: 0, width: 375, height: 667)
      let over = Self.bar(at: everything, .automatic, in: fixture)
      XCTAssertTrue(fixture.harness.window.bounds.contains(over))
    }
  }

  func test_sidewaysArrows_picture() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let items = ["Cut", "Copy", "Paste"].map { title in EditMenuBar.Item(title: title) {} }
      EditMenuSession(
        items, at: CGRect(x: 20, y: 150, width: 60, height: 60), arrow: .left,
        in: fixture.harness.window
      ).show(MenuAnimator())
      fixture.harness.run("idle\npress \"Cut\"\nidle")
      assertGolden(
        png: fixture.harness.picture(), named: "edit-bar-sideways", in: "Tests/Goldens/menus",
        reducedBy: 2)
    }
  }
}

@MainActor
private final class Performer: UIView {
  static let act = Selector("act:", Performer.act(_:))
  private(set) var count = 0
  override var canBecomeFirstResponder: Bool { true }
  func act(_ sender: Any?) { count += 1 }
}
