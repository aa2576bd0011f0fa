import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// Context menus as a user opens, uses and leaves them.
final class ContextMenuTests: XCTestCase {
  // MARK: Orders of calls

  /// The order is ours where it was not measured: the action runs before the menu goes, since
  /// programs look whether an item still exists when they are asked where its preview goes back to.
  func test_orderOfCalls_whenAnActionIsChosen() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      fixture.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        fixture.recorder.take(),
        [
          "configuration 40,50", "highlight square", "menu", "willDisplay", "display animations",
          "displayed",
        ])
      XCTAssertEqual(controller.interaction.menuAppearance, .rich)
      XCTAssertEqual(controller.interaction.location(in: nil), CGPoint(x: 100, y: 200))
      fixture.harness.run("tap \"Copy\"\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(
        fixture.recorder.take(),
        ["action Copy", "dismissal square", "willEnd", "end animations", "ended"])
      XCTAssertNil(fixture.menu)
      XCTAssertEqual(controller.interaction.menuAppearance, .unknown)
    }
  }

  func test_orderOfCalls_besideThePointer_liftsNothing() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(controller.interaction.menuAppearance, .compact)
      fixture.harness.run("key escape\nidle")
      XCTAssertEqual(
        fixture.recorder.take(),
        [
          "configuration 40,50", "menu", "willDisplay", "display animations", "displayed",
          "willEnd", "end animations", "ended",
        ])
    }
  }

  func test_noConfiguration_noMenu() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      fixture.controller.hasConfiguration = false
      fixture.harness.run("longpress 100,200\nidle")
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(fixture.recorder.take(), ["configuration 40,50", "configuration 40,50"])
      XCTAssertNil(fixture.menu)
    }
  }

  // iOS-BEHAVIOUR: an empty configuration begins and is cancelled. Evidence: menu-2.
  func test_emptyConfiguration_beginsAndEnds() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      fixture.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        fixture.recorder.take(),
        [
          "configuration 40,50", "highlight square", "menu", "willDisplay", "display animations",
          "displayed", "dismissal square", "willEnd", "end animations", "ended",
        ])
      XCTAssertNil(fixture.menu)
    }
  }

  /// Apple documents that the interaction's item may stand for others, named by these identifiers, whose
  /// previews are lifted along; not in which order. Here the item's own comes first, the others by their
  /// descriptions, since a set has no order and calls should not change from run to run.
  func test_secondaryItems_areLiftedAlong() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      controller.secondaryItems = ["c" as NSString, "a" as NSString, "b" as NSString]
      fixture.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        fixture.recorder.take().filter { $0.hasPrefix("highlight") },
        ["highlight square", "highlight a", "highlight b", "highlight c"])
      XCTAssertEqual(fixture.menu?.previews.count, 4)
      fixture.harness.run("key escape\nidle")
      XCTAssertEqual(
        fixture.recorder.take().filter { $0.hasPrefix("dismissal") },
        ["dismissal square", "dismissal a", "dismissal b", "dismissal c"])
    }
  }

  func test_tapOnThePreview_commits() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      fixture.harness.run("longpress 100,200\nidle\ntap 100,200\nidle")
      XCTAssertEqual(
        fixture.recorder.take().suffix(5),
        ["commit", "dismissal square", "willEnd", "end animations", "ended"])
      XCTAssertNil(fixture.menu)
    }
  }

  // MARK: Leaving

  func test_menuThatEnded_isReleased() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      for ending in ["key escape", "tap \"Share\"", "tap 200,640"] {
        fixture.harness.run("longpress 100,200\nidle")
        weak let session = fixture.menu
        weak let overlay = fixture.menu?.overlay
        XCTAssertNotNil(session)
        fixture.harness.run("\(ending)\nidle\nexpect no \"Share\"")
        XCTAssertNil(session, ending)
        XCTAssertNil(overlay, ending)
      }
    }
  }

  func test_touchOutside_endsTheMenu_andGoesNoFurther() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.harness.run("tap 300,20\nidle\nexpect no \"Copy\"")
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.secondaryClick(CGPoint(x: 300, y: 20))
      XCTAssertNil(fixture.menu)
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      controller.interaction.dismissMenu()
      XCTAssertNil(fixture.menu)
      fixture.harness.settle()
      XCTAssertEqual(fixture.recorder.take().filter { $0 == "ended" }.count, 3)
    }
  }

  func test_smallerWindow_keepsTheMenuOnIt() {
    onMainActor {
      let fixture = MenuFixture(device: "ipad-9")
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 180, y: 220))
      fixture.harness.run("resize 400x500\nidle")
      let frame = fixture.menu?.panels.first?.frame ?? .null
      XCTAssertTrue(CGRect(x: 0, y: 0, width: 400, height: 500).contains(frame), "\(frame)")
      fixture.harness.run("tap \"Share\"\nidle")
      XCTAssertEqual(fixture.recorder.take().last, "ended")
    }
  }

  // MARK: Keys

  func test_keys_goThroughTheMenu() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      var seen: [String?] = [fixture.highlighted]
      for key in ["down", "end", "down", "up", "up", "up", "f", "s", "h"] {
        fixture.harness.run("key \(key)")
        seen.append(fixture.highlighted)
      }
      XCTAssertEqual(
        seen,
        [
          nil, "Copy", "Delete", "Copy", "Delete", "Move to", "Favourite", "Favourite", "Save",
          "Share",
        ], "what is disabled is passed over; the ends meet; letters lead to titles")
      fixture.harness.run("key return\nidle")
      XCTAssertTrue(fixture.recorder.take().contains("action Share"))
      XCTAssertNil(fixture.menu)
    }
  }

  func test_submenus_openAndCloseByKeys() {
    onMainActor {
      for isRightToLeft in [false, true] {
        let fixture = MenuFixture(isRightToLeft: isRightToLeft)
        defer { fixture.close() }
        let controller = fixture.controller
        controller.makeMenu = { controller.fullMenu() }
        let (into, out) = isRightToLeft ? ("left", "right") : ("right", "left")
        fixture.secondaryClick(CGPoint(x: 100, y: 200))
        fixture.harness.run("key m\nkey \(into)")
        XCTAssertEqual(fixture.titles.last, ["Coast", "Forest", "Harbour"])
        XCTAssertEqual(fixture.highlighted, "Coast")
        fixture.harness.run("key \(out)\nidle")
        XCTAssertEqual(fixture.titles.count, 1)
        XCTAssertEqual(fixture.highlighted, "Move to")
        fixture.harness.run("key \(into)\nkey h\nkey return\nidle")
        XCTAssertTrue(fixture.recorder.take().contains("action Harbour"))
      }
    }
  }

  func test_menuKey_opensTheMenuOfTheFirstResponder() {
    @MainActor final class Focusable: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      let inner = Focusable(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      controller.square.addSubview(inner)
      inner.becomeFirstResponder()
      for key in ["menu", "f10 with shift"] {
        fixture.harness.run("key \(key)\nidle")
        XCTAssertEqual(fixture.highlighted, "Copy", "the first entry is ready to be chosen")
        fixture.harness.run("key escape\nidle")
      }
      fixture.harness.run("key f10\nidle\nexpect no \"Copy\"\nexpect \"File\"")
    }
  }

  func test_keys_areReleasedWhereTheyWereDown() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      controller.square.becomeFirstResponder()
      fixture.harness.run("key menu\nidle\nexpect \"Copy\"")
      XCTAssertEqual(
        controller.presses, ["down", "up"], "the key that opened the menu was down before it")
      fixture.harness.run("key escape\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(controller.presses, ["down", "up"], "the one that ended it was the menu's")
      fixture.harness.run("key escape")
      XCTAssertEqual(controller.presses, ["down", "up", "down", "up"])
    }
  }

  // MARK: Fingers and pointer

  func test_fingerThatOpenedTheMenu_slidesToAnEntry() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.harness.run("press 100,200\nwait 0.7")
      let panel = fixture.menu?.panels.first
      let place = panel?.frame(ofEntry: 3, in: fixture.harness.window) ?? .zero
      let host = fixture.host
      @MainActor func touch(_ phase: InputPhase, _ point: CGPoint) {
        // The finger of the script's press.
        host.receive(.touch(TouchInput(id: 1, phase: phase, location: point, time: host.time)))
        fixture.harness.advance(by: 0.05)
      }
      touch(.changed, CGPoint(x: place.midX, y: place.midY))
      XCTAssertEqual(fixture.highlighted, "Share")
      touch(.ended, CGPoint(x: place.midX, y: place.midY))
      fixture.harness.settle()
      XCTAssertTrue(fixture.recorder.take().contains("action Share"))
      XCTAssertNil(fixture.menu)
    }
  }

  func test_pointer_highlightsWhatItIsOver() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      guard let panel = fixture.menu?.panels.first else { return XCTFail("no menu") }
      let titles = panel.entries.indices.map { index -> String? in
        let place = panel.frame(ofEntry: index, in: fixture.harness.window)
        fixture.host.receive(
          .hover(
            phase: .changed, location: CGPoint(x: place.midX, y: place.midY),
            time: fixture.host.time))
        fixture.harness.advance(by: 1.0 / 60)
        return fixture.highlighted
      }
      XCTAssertEqual(
        titles, ["Copy", "Edit", "Save", "Share", "Favourite", nil, "Move to", "Delete"])
    }
  }

  func test_disabledEntries_doNothing() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.harness.run("tap \"Not now\"\nidle\nexpect \"Not now\"")
      XCTAssertFalse(fixture.recorder.take().contains { $0.hasPrefix("action") })
    }
  }

  func test_submenu_closesByItsTitle_andByTheMenuBelow() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.harness.run("tap \"Move to\"\nidle\nexpect \"Forest\"\ntap \"Move to\"\nidle")
      XCTAssertEqual(fixture.titles.count, 1)
      fixture.harness.run("tap \"Move to\"\nidle\ntap \"Square\"\nidle")
      XCTAssertEqual(fixture.titles.count, 1)
      XCTAssertNotNil(fixture.menu)
    }
  }

  // MARK: Elements

  func test_elementsThatKeepTheMenu_showTheirNewState() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      let names = ["Name", "Date"].map { title in
        UIAction(title: title, attributes: .keepsMenuPresented) { [recorder = fixture.recorder] _ in
          recorder.record("action \(title)")
        }
      }
      controller.makeMenu = { UIMenu(options: .singleSelection, children: names) }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      fixture.harness.run("tap \"Date\"\nidle")
      XCTAssertEqual(names.map(\.state), [.off, .on])
      fixture.harness.run("tap \"Name\"\nidle\nexpect \"Name\"")
      XCTAssertEqual(names.map(\.state), [.on, .off])
      XCTAssertEqual(fixture.menu?.panels.first?.entries.map(\.state), [.on, .off])
    }
  }

  func test_deferredElements_comeIn() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      var answer: (([UIMenuElement]) -> Void)?
      controller.makeMenu = { UIMenu(children: [UIDeferredMenuElement { answer = $0 }]) }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(fixture.titles, [["Loading…"]])
      answer?([controller.action("One"), controller.action("Two")])
      XCTAssertEqual(fixture.titles, [["One", "Two"]])
      fixture.harness.run("idle\ntap \"Two\"\nidle")
      XCTAssertTrue(fixture.recorder.take().contains("action Two"))
    }
  }

  func test_visibleMenu_canBeChanged() {
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      controller.makeMenu = { controller.fullMenu() }
      fixture.secondaryClick(CGPoint(x: 100, y: 200))
      controller.interaction.updateVisibleMenu {
        $0.replacingChildren([controller.action("Only")])
      }
      XCTAssertEqual(fixture.titles, [["Only"]])
    }
  }

  /// Commands go to the first responder's chain, or else to the view's; those that nobody performs
  /// are left out.
  func test_commands_areSentUpTheChain() {
    @MainActor final class Copying: UIView {
      var copies = 0
      override func copy(_ sender: Any?) { copies += 1 }
    }
    onMainActor {
      let fixture = MenuFixture()
      defer { fixture.close() }
      let controller = fixture.controller
      let outer = Copying(frame: CGRect(x: 0, y: 400, width: 375, height: 200))
      controller.view.addSubview(outer)
      outer.addSubview(controller.square)
      controller.square.frame.origin = CGPoint(x: 20, y: 20)
      controller.makeMenu = {
        UIMenu(children: [
          UICommand(title: "Copy", action: StandardEditActions.copy),
          UICommand(title: "Paste", action: StandardEditActions.paste),
        ])
      }
      fixture.secondaryClick(CGPoint(x: 40, y: 440))
      XCTAssertEqual(fixture.titles, [["Copy"]])
      fixture.harness.run("tap \"Copy\"\nidle")
      XCTAssertEqual(outer.copies, 1)
    }
  }

  // MARK: Previews

  func test_previewController_isShown() {
    onMainActor {
      let recorder = CallRecorder()
      let shown = PreviewedController(recorder)
      shown.preferredContentSize = CGSize(width: 200, height: 150)
      let holder = PreviewHolder(shown)
      let harness = Harness(device: "iphone-se", root: holder)
      defer { harness.close() }
      harness.run("longpress 100,200\nidle\nexpect \"Preview\"")
      XCTAssertEqual(recorder.take(), ["willAppear", "didAppear"])
      let frame = shown.view.convert(shown.view.bounds, to: nil)
      XCTAssertEqual(frame.size, CGSize(width: 200, height: 150))
      harness.run("tap 10,10\nidle\nexpect no \"Preview\"")
      XCTAssertEqual(recorder.take(), ["willDisappear", "didDisappear"])
    }
  }
}

@MainActor
private final class PreviewedController: UIViewController {
  let recorder: CallRecorder

  init(_ recorder: CallRecorder) {
    self.recorder = recorder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
    label.text = "Preview"
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    recorder.record("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder.record("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    recorder.record("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    recorder.record("didDisappear")
  }
}

@MainActor
private final class PreviewHolder: UIViewController, UIContextMenuInteractionDelegate {
  let shown: UIViewController

  init(_ shown: UIViewController) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() { view.addInteraction(UIContextMenuInteraction(delegate: self)) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: { [shown] in shown }) { _ in
      UIMenu(children: [UIAction(title: "Do") { _ in }])
    }
  }
}
