import UIKitTestSupport
import XCTest

@testable import UIKitCore

@MainActor private func check(_ stage: MenuStage, _ name: String) {
  assertGolden(png: stage.harness.picture(), named: name, in: "Tests/Goldens/menus")
}

/// How menus look.
final class MenuPictureTests: XCTestCase {
  func test_contextMenu_withItsPreview() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let stage = MenuStage(appearance: style)
        defer { stage.close() }
        stage.controller.makeMenu = { stage.controller.fullMenu() }
        stage.harness.run("longpress 100,200\nidle")
        check(stage, "context-\(name)")
      }
    }
  }

  func test_besideThePointer() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let stage = MenuStage(appearance: style)
        defer { stage.close() }
        stage.controller.makeMenu = { stage.controller.fullMenu() }
        stage.secondaryClick(CGPoint(x: 150, y: 220))
        stage.harness.run("key down\nkey down\nidle")
        check(stage, "pointer-\(name)")
      }
    }
  }

  func test_submenu() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      stage.controller.makeMenu = { stage.controller.fullMenu() }
      stage.harness.run("longpress 100,200\ntap \"Move to\"\nidle")
      check(stage, "submenu")
    }
  }

  func test_rightToLeft_andLargeText() {
    onMainActor {
      let stage = MenuStage(isRightToLeft: true)
      stage.controller.makeMenu = { stage.controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 150, y: 220))
      check(stage, "right-to-left")
      stage.close()
      let large = MenuStage(textSize: .accessibilityLarge)
      defer { large.close() }
      large.controller.makeMenu = { large.controller.fullMenu() }
      large.harness.run("longpress 100,200\nidle")
      check(large, "accessibility-large")
    }
  }

  func test_smallElements_palettes_andMixedStates() {
    onMainActor {
      let stage = MenuStage(device: "ipad-9")
      defer { stage.close() }
      let controller = stage.controller
      stage.controller.makeMenu = {
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
      stage.harness.run("longpress 100,200\nidle")
      check(stage, "elements")
    }
  }

  func test_menusOfButtons() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let stage = MenuStage(appearance: style)
        defer { stage.close() }
        let controller = stage.controller
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
        stage.harness.run("idle\ntap 280,62\nidle\ntap \"Date\"\nidle\ntap 280,62\nidle")
        check(stage, "button-\(name)")
      }
    }
  }

  func test_editMenuBars() {
    onMainActor {
      for (style, name) in [(UIUserInterfaceStyle.light, "light"), (.dark, "dark")] {
        let stage = MenuStage(appearance: style)
        defer { stage.close() }
        let items = ["Cut", "Copy", "Paste"].map { title in EditMenuBar.Item(title: title) {} }
        EditMenuSession(
          items, at: stage.controller.square.frame, arrow: .automatic, in: stage.harness.window
        ).show(MenuAnimator())
        stage.harness.run("idle\npress \"Copy\"\nidle")
        check(stage, "edit-bar-\(name)")
      }
      let stage = MenuStage()
      defer { stage.close() }
      let titles = ["Select", "Select All", "Paste", "Replace…", "Look Up", "Translate"]
      EditMenuSession(
        titles.map { title in EditMenuBar.Item(title: title) {} },
        at: CGRect(x: 20, y: 10, width: 60, height: 20), arrow: .automatic,
        in: stage.harness.window
      ).show(MenuAnimator())
      stage.harness.run("idle\ntap \"Next\"\nidle")
      check(stage, "edit-bar-pages")
    }
  }
}
