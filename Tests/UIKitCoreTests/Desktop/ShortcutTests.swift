import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The shortcuts that every program has on a desktop, and how an app has others.
final class ShortcutTests: XCTestCase {
  @MainActor
  private static func show(
    _ root: UIViewController, _ body: (Harness) -> Void
  ) {
    let harness = Harness(size: CGSize(width: 375, height: 667), root: root)
    defer {
      UIMenuSystem.main.setNeedsRebuild()
      harness.close()
    }
    harness.run("idle")
    body(harness)
  }

  // MARK: Ctrl+F

  func test_ctrlF_beginsTheSearchOfTheScreenInFront() {
    onMainActor {
      let list = UITableViewController()
      let search = UISearchController(searchResultsController: nil)
      list.navigationItem.searchController = search
      Self.show(UINavigationController(rootViewController: list)) { harness in
        harness.run("key f with ctrl\nidle")
        XCTAssertTrue(search.isActive)
        harness.run("type \"pear\"\nidle")
        XCTAssertEqual(search.searchBar.text, "pear")
        harness.run("key escape\nidle")
        XCTAssertFalse(search.isActive)
        list.navigationController?.pushViewController(UIViewController(), animated: false)
        harness.run("idle\nkey f with ctrl\nidle")
        XCTAssertFalse(search.isActive, "another screen is in front, which has no search")
      }
    }
  }

  func test_ctrlF_bringsABarBackThatWasScrolledAway() {
    onMainActor {
      let rows = DesktopRows((0..<80).map { "Item \($0)" })
      let bar = UISearchBar()
      bar.sizeToFit()
      rows.loadViewIfNeeded()
      rows.tableView.tableHeaderView = bar
      Self.show(rows) { harness in
        harness.run("key end\nidle\nkey f with ctrl\nidle")
        XCTAssertTrue(bar.isFirstResponder)
        XCTAssertTrue(rows.tableView.bounds.intersects(bar.frame))
      }
    }
  }

  func test_ctrlF_findsAFieldThatSearches() {
    onMainActor {
      let screen = UIViewController()
      let name = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
      screen.view.addSubview(name)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
      field.returnKeyType = .search
      screen.navigationItem.titleView = field
      Self.show(UINavigationController(rootViewController: screen)) { harness in
        harness.run("key f with ctrl\nidle\ntype \"sea\"\nidle")
        XCTAssertEqual(field.text, "sea")
        XCTAssertEqual(name.text, "")
      }
    }
  }

  // MARK: The app's own

  func test_commandsOfTheAppsOwn_winOverTheDesktops() {
    onMainActor {
      let root = CommandedController()
      Self.show(root) { harness in
        harness.run("key w with ctrl\nkey f with ctrl\nkey f11\nidle")
        XCTAssertEqual(root.performed, ["w", "f"])
        XCTAssertFalse(SceneRegistry.scenes.isEmpty, "the window is still there")
      }
    }
  }

  func test_appTakesAShortcutAwayByItsMenu() {
    onMainActor {
      let before = UIApplication.shared.delegate
      let delegate = MenuDelegate { builder in
        builder.remove(menu: .close)
        builder.remove(menu: .quit)
      }
      Self.show(UIViewController()) { harness in
        UIApplication.shared.delegate = delegate
        UIMenuSystem.main.setNeedsRebuild()
        defer { UIApplication.shared.delegate = before }
        harness.run("key w with ctrl\nkey q with ctrl\nidle")
        XCTAssertEqual(SceneRegistry.scenes.count, 1)
        XCTAssertNotEqual(harness.window.windowScene?.activationState, .unattached)
      }
    }
  }

  // MARK: Ctrl+.

  func test_ctrlPeriod_isNoCommandWithoutADesktop() {
    onMainActor {
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      root.view.addSubview(field)
      Self.show(root) { harness in
        field.becomeFirstResponder()
        harness.run("key . with ctrl\nidle")
        XCTAssertEqual(field.text, "")
        XCTAssertFalse(UIApplication.shared.canPerform(DesktopCommand.emoji))
      }
    }
  }

  // MARK: F1

  func test_f1_showsTheKeyCommands_andAnyKeyEndsIt() {
    onMainActor {
      let root = CommandedController()
      Self.show(root) { harness in
        harness.run(
          "key f1\nidle\nexpect \"Keyboard Shortcuts\"\nexpect \"Wave\"\nexpect \"Ctrl+W\"")
        harness.run("expect no \"Close\"")
        harness.run("key w with ctrl\nidle\nexpect no \"Keyboard Shortcuts\"")
        XCTAssertEqual(root.performed, [], "the key ended the overview and did nothing else")
        harness.run("key f1\nidle\ntap 5,5\nidle\nexpect no \"Wave\"")
      }
    }
  }

  // MARK: F10

  func test_f10_opensTheMainMenu_withWhatCanBeDone() {
    onMainActor {
      let before = UIApplication.shared.delegate
      var shared = 0
      let delegate = MenuDelegate { builder in
        builder.insertChild(
          UIMenu(
            title: "", options: .displayInline,
            children: [
              UIAction(title: "Share Everything") { _ in shared += 1 }
            ]), atStartOfMenu: .file)
      }
      UIApplication.shared.delegate = delegate
      UIMenuSystem.main.setNeedsRebuild()
      defer { UIApplication.shared.delegate = before }
      Self.show(UIViewController()) { harness in
        XCTAssertTrue(UIMenuSystem.main.hasItemsOfProgram)
        harness.run("key f10\nidle\nexpect \"File\"\nexpect \"Help\"\nexpect no \"Format\"")
        harness.run("tap \"File\"\nidle\ntap \"Share Everything\"\nidle\nexpect no \"File\"")
        XCTAssertEqual(shared, 1)
      }
    }
  }

  func test_programWithoutItemsOfItsOwn_hasNoMenuButton() {
    onMainActor { XCTAssertFalse(UIMenuSystem.main.hasItemsOfProgram) }
  }

  // MARK: Insert and Delete

  func test_insertAndDelete_copyPasteAndCut() {
    onMainActor {
      let root = UIViewController()
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
      root.view.addSubview(field)
      Self.show(root) { harness in
        field.text = "pear"
        field.becomeFirstResponder()
        harness.run("key a with ctrl\nkey insert with ctrl\nidle")
        XCTAssertEqual(UIPasteboard.general.string, "pear")
        harness.run("key end\nkey insert with shift\nidle")
        XCTAssertEqual(field.text, "pearpear")
        harness.run("key a with ctrl\nkey delete with shift\nidle")
        XCTAssertEqual(field.text, "")
        XCTAssertEqual(UIPasteboard.general.string, "pearpear")
      }
    }
  }

  // MARK: The mouse's further buttons

  func test_backButtonOfTheMouse_pops() {
    onMainActor {
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      Self.show(navigation) { harness in
        let host = harness.window.windowScene!.host
        host.receive(.navigation(.forward))
        harness.settle()
        XCTAssertEqual(navigation.viewControllers.count, 2)
        host.receive(.navigation(.back))
        harness.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        host.receive(.navigation(.back))
        harness.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.topViewController?.navigationItem.hidesBackButton = true
        host.receive(.navigation(.back))
        harness.settle()
        XCTAssertEqual(navigation.viewControllers.count, 2, "the screen does not let go back")
      }
    }
  }

  func test_buttonsOfTheMouse_goThroughTheHistoryInSight_beforeControllers() {
    onMainActor {
      let pages = Pages()
      let last = UIViewController()
      last.view.addSubview(pages)
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(last, animated: false)
      Self.show(navigation) { harness in
        let host = harness.window.windowScene!.host
        for (direction, place, count) in [
          (NavigationDirection.back, 0, 2), (.forward, 1, 2), (.forward, 1, 2), (.back, 0, 2),
          (.back, 0, 1),
        ] {
          host.receive(.navigation(direction))
          harness.settle()
          XCTAssertEqual(pages.place, place)
          XCTAssertEqual(navigation.viewControllers.count, count)
        }
        navigation.pushViewController(last, animated: false)
        pages.isHidden = true
        pages.place = 1
        host.receive(.navigation(.back))
        harness.settle()
        XCTAssertEqual(pages.place, 1, "what is not seen has no buttons")
      }
    }
  }
}

/// Two pages.
@MainActor
private final class Pages: UIView, HistoryView {
  var place = 1
  func navigate(_ direction: NavigationDirection) -> Bool {
    let new = place + (direction == .back ? -1 : 1)
    guard (0...1).contains(new) else { return false }
    place = new
    return true
  }
}

@MainActor
private final class CommandedController: UIViewController {
  var performed: [String] = []

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Wave", action: Selector("wave:", CommandedController.wave), input: "w",
        modifierFlags: .command),
      UIKeyCommand(
        title: "Find it", action: Selector("search:", CommandedController.search), input: "f",
        modifierFlags: .command),
    ]
  }

  func wave(_ sender: Any?) { performed.append("w") }
  func search(_ sender: Any?) { performed.append("f") }
}

@MainActor
private final class MenuDelegate: UIResponder, UIApplicationDelegate {
  private let build: (any UIMenuBuilder) -> Void

  init(_ build: @escaping (any UIMenuBuilder) -> Void) {
    self.build = build
    super.init()
  }

  override func buildMenu(with builder: any UIMenuBuilder) { build(builder) }
}
