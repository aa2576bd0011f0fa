import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private func check(_ fixture: MenuFixture, _ name: String) {
  // One of them shows text and lines as sharp as they are.
  assertGolden(
    png: fixture.harness.picture(), named: name, in: "Tests/Goldens/menus",
    reducedBy: name == "elements" ? 1 : 2)
}

/// How menus look.
final class MenuPictureTests: XCTestCase {
  func test_contextMenu_withItsPreview() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let fixture = MenuFixture(appearance: style)
        defer { fixture.close() }
        fixture.controller.makeMenu = { fixture.controller.fullMenu() }
        fixture.harness.run("longpress 100,200\nidle")
        check(fixture, "context-\(name)")
      }
    }
  }

  func test_besideThePointer() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let fixture = MenuFixture(appearance: style)
        defer { fixture.close() }
        fixture.controller.makeMenu = { fixture.controller.fullMenu() }
        fixture.secondaryClick(CGPoint(x: 150, y: 220))
        fixture.harness.run("key down\nkey down\nidle")
        check(fixture, "pointer-\(name)")
      }
    }
  }

  func test_submenu() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      fixture.controller.makeMenu = { fixture.controller.fullMenu() }
      fixture.harness.run("longpress 100,200\ntap \"Move to\"\nidle")
      check(fixture, "submenu")
    }
  }

  func test_rightToLeft_andLargeText() {
    onMainActor {
      let fixture = MenuFixture(isRightToLeft: true)
      fixture.controller.makeMenu = { fixture.controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 150, y: 220))
      check(fixture, "right-to-left")
      fixture.close()
      let large = MenuFixture(textSize: .accessibilityLarge)
      defer { large.close() }
      large.controller.makeMenu = { large.controller.fullMenu() }
      large.harness.run("longpress 100,200\nidle")
      check(large, "accessibility-large")
    }
  }

  func test_smallElements_palettes_andMixedStates() {
    onMainActor {
      let fixture = MenuFixture(device: "ipad-9")
      defer { fixture.close() }
      let controller = fixture.controller
      fixture.controller.makeMenu = {
        UIMenu(children: [
          UIMenu(
            options: .displayInline, preferredElementSize: .small,
            children: ["backward.end", "play", "pause", "forward.end"].map {
              controller.action($0, image: $0)
            }),
          UIMenu(
            title: "Colour", options: [.displayInline, .displayAsPalette],
            children: ["circle", "square", "heart", "star", "flag"].map {
              controller.action($0, image: $0)
            }),
          UIMenu(
            title: "Sort by", options: .displayInline,
            children: [
              controller.action("Name", state: .on),
              controller.action("Date, the newest of them at the top", state: .mixed),
              controller.action("Size"),
            ]),
          UIDeferredMenuElement { _ in },
        ])
      }
      fixture.harness.run("longpress 100,200\nidle")
      check(fixture, "elements")
    }
  }

  func test_menusOfButtons() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let fixture = MenuFixture(appearance: style)
        defer { fixture.close() }
        let controller = fixture.controller
        var configuration = UIButton.Configuration.borderedProminent()
        configuration.title = "Sort"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 215, y: 40, width: 130, height: 44)
        button.changesSelectionAsPrimaryAction = true
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(
          title: "Sort by",
          children: [
            controller.action("Name", image: "textformat"),
            controller.action("Date", image: "calendar"),
            UIMenu(
              options: .displayInline,
              children: [controller.action("Nothing", attributes: .disabled)]),
          ])
        controller.view.addSubview(button)
        fixture.harness.run("idle\ntap 280,62\nidle\ntap \"Date\"\nidle\ntap 280,62\nidle")
        check(fixture, "button-\(name)")
      }
    }
  }

  func test_editMenuBars() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let fixture = MenuFixture(appearance: style)
        defer { fixture.close() }
        let items = ["Cut", "Copy", "Paste"].map { title in EditMenuBar.Item(title: title) {} }
        EditMenuSession(
          items, at: fixture.controller.square.frame, arrow: .automatic, in: fixture.harness.window
        ).show(MenuAnimator())
        fixture.harness.run("idle\npress \"Copy\"\nidle")
        check(fixture, "edit-bar-\(name)")
      }
      let fixture = MenuFixture()
      defer { fixture.close() }
      let titles = ["Select", "Select All", "Paste", "Replace…", "Look Up", "Translate"]
      EditMenuSession(
        titles.map { title in EditMenuBar.Item(title: title) {} },
        at: CGRect(x: 20, y: 10, width: 60, height: 20), arrow: .automatic,
        in: fixture.harness.window
      ).show(MenuAnimator())
      fixture.harness.run("idle\ntap \"Next\"\nidle")
      check(fixture, "edit-bar-pages")
    }
  }
}
