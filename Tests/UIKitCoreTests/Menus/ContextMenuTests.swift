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
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      stage.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        stage.recorder.take(),
        [
          "configuration 40,50", "highlight square", "menu", "willDisplay", "display animations",
          "displayed",
        ])
      XCTAssertEqual(controller.interaction.menuAppearance, .rich)
      XCTAssertEqual(controller.interaction.location(in: nil), CGPoint(x: 100, y: 200))
      stage.harness.run("tap \"Copy\"\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(
        stage.recorder.take(),
        ["action Copy", "dismissal square", "willEnd", "end animations", "ended"])
      XCTAssertNil(stage.menu)
      XCTAssertEqual(controller.interaction.menuAppearance, .unknown)
    }
  }

  func test_orderOfCalls_besideThePointer_liftsNothing() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(controller.interaction.menuAppearance, .compact)
      stage.harness.run("key escape\nidle")
      XCTAssertEqual(
        stage.recorder.take(),
        [
          "configuration 40,50", "menu", "willDisplay", "display animations", "displayed",
          "willEnd", "end animations", "ended",
        ])
    }
  }

  func test_noConfiguration_noMenu() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      stage.controller.hasConfiguration = false
      stage.harness.run("longpress 100,200\nidle")
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(stage.recorder.take(), ["configuration 40,50", "configuration 40,50"])
      XCTAssertNil(stage.menu)
    }
  }

  // iOS-BEHAVIOUR: an empty configuration begins and is cancelled. Evidence: menu-2.
  func test_emptyConfiguration_beginsAndEnds() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      stage.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        stage.recorder.take(),
        [
          "configuration 40,50", "highlight square", "menu", "willDisplay", "display animations",
          "displayed", "dismissal square", "willEnd", "end animations", "ended",
        ])
      XCTAssertNil(stage.menu)
    }
  }

  /// Apple documents that the interaction's item may stand for others, named by these identifiers, whose
  /// previews are lifted along; not in which order. Here the item's own comes first, the others by their
  /// descriptions, since a set has no order and calls should not change from run to run.
  func test_secondaryItems_areLiftedAlong() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      controller.secondaryItems = ["c" as NSString, "a" as NSString, "b" as NSString]
      stage.harness.run("longpress 100,200\nidle")
      XCTAssertEqual(
        stage.recorder.take().filter { $0.hasPrefix("highlight") },
        ["highlight square", "highlight a", "highlight b", "highlight c"])
      XCTAssertEqual(stage.menu?.previews.count, 4)
      stage.harness.run("key escape\nidle")
      XCTAssertEqual(
        stage.recorder.take().filter { $0.hasPrefix("dismissal") },
        ["dismissal square", "dismissal a", "dismissal b", "dismissal c"])
    }
  }

  func test_tapOnThePreview_commits() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      stage.harness.run("longpress 100,200\nidle\ntap 100,200\nidle")
      XCTAssertEqual(
        stage.recorder.take().suffix(5),
        ["commit", "dismissal square", "willEnd", "end animations", "ended"])
      XCTAssertNil(stage.menu)
    }
  }

  // MARK: Leaving

  func test_menuThatEnded_isReleased() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      for ending in ["key escape", "tap \"Share\"", "tap 200,640"] {
        stage.harness.run("longpress 100,200\nidle")
        weak let session = stage.menu
        weak let overlay = stage.menu?.overlay
        XCTAssertNotNil(session)
        stage.harness.run("\(ending)\nidle\nexpect no \"Share\"")
        XCTAssertNil(session, ending)
        XCTAssertNil(overlay, ending)
      }
    }
  }

  func test_touchOutside_endsTheMenu_andGoesNoFurther() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      stage.harness.run("tap 300,20\nidle\nexpect no \"Copy\"")
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      stage.secondaryClick(CGPoint(x: 300, y: 20))
      XCTAssertNil(stage.menu)
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      controller.interaction.dismissMenu()
      XCTAssertNil(stage.menu)
      stage.harness.settle()
      XCTAssertEqual(stage.recorder.take().filter { $0 == "ended" }.count, 3)
    }
  }

  func test_smallerWindow_keepsTheMenuOnIt() {
    onMainActor {
      let stage = MenuStage(device: "ipad-9")
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 180, y: 220))
      stage.harness.run("resize 400x500\nidle")
      let frame = stage.menu?.panels.first?.frame ?? .null
      XCTAssertTrue(CGRect(x: 0, y: 0, width: 400, height: 500).contains(frame), "\(frame)")
      stage.harness.run("tap \"Share\"\nidle")
      XCTAssertEqual(stage.recorder.take().last, "ended")
    }
  }

  // MARK: Keys

  func test_keys_goThroughTheMenu() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      var seen: [String?] = [stage.highlighted]
      for key in ["down", "end", "down", "up", "up", "up", "f", "s", "h"] {
        stage.harness.run("key \(key)")
        seen.append(stage.highlighted)
      }
      XCTAssertEqual(
        seen,
        [
          nil, "Copy", "Delete", "Copy", "Delete", "Move to", "Favourite", "Favourite", "Save",
          "Share",
        ], "what is disabled is passed over; the ends meet; letters lead to titles")
      stage.harness.run("key return\nidle")
      XCTAssertTrue(stage.recorder.take().contains("action Share"))
      XCTAssertNil(stage.menu)
    }
  }

  func test_submenus_openAndCloseByKeys() {
    onMainActor {
      for isRightToLeft in [false, true] {
        let stage = MenuStage(isRightToLeft: isRightToLeft)
        defer { stage.close() }
        let controller = stage.controller
        controller.makeMenu = { controller.fullMenu() }
        let (into, out) = isRightToLeft ? ("left", "right") : ("right", "left")
        stage.secondaryClick(CGPoint(x: 100, y: 200))
        stage.harness.run("key m\nkey \(into)")
        XCTAssertEqual(stage.titles.last, ["Coast", "Forest", "Harbour"])
        XCTAssertEqual(stage.highlighted, "Coast")
        stage.harness.run("key \(out)\nidle")
        XCTAssertEqual(stage.titles.count, 1)
        XCTAssertEqual(stage.highlighted, "Move to")
        stage.harness.run("key \(into)\nkey h\nkey return\nidle")
        XCTAssertTrue(stage.recorder.take().contains("action Harbour"))
      }
    }
  }

  func test_menuKey_opensTheMenuOfTheFirstResponder() {
    @MainActor final class Focusable: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      let inner = Focusable(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      controller.square.addSubview(inner)
      inner.becomeFirstResponder()
      for key in ["menu", "f10 with shift"] {
        stage.harness.run("key \(key)\nidle")
        XCTAssertEqual(stage.highlighted, "Copy", "the first entry is ready to be chosen")
        stage.harness.run("key escape\nidle")
      }
      stage.harness.run("key f10")
      XCTAssertNil(stage.menu)
    }
  }

  func test_keys_areReleasedWhereTheyWereDown() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { UIMenu(children: [controller.action("Copy")]) }
      controller.square.becomeFirstResponder()
      stage.harness.run("key menu\nidle\nexpect \"Copy\"")
      XCTAssertEqual(
        controller.presses, ["down", "up"], "the key that opened the menu was down before it")
      stage.harness.run("key escape\nidle\nexpect no \"Copy\"")
      XCTAssertEqual(controller.presses, ["down", "up"], "the one that ended it was the menu's")
      stage.harness.run("key escape")
      XCTAssertEqual(controller.presses, ["down", "up", "down", "up"])
    }
  }

  // MARK: Fingers and pointer

  func test_fingerThatOpenedTheMenu_slidesToAnEntry() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.harness.run("press 100,200\nwait 0.7")
      let panel = stage.menu?.panels.first
      let place = panel?.frame(ofEntry: 3, in: stage.harness.window) ?? .zero
      let host = stage.host
      @MainActor func touch(_ phase: InputPhase, _ point: CGPoint) {
        // The finger of the script's press.
        host.receive(.touch(TouchInput(id: 1, phase: phase, location: point, time: host.time)))
        stage.harness.advance(by: 0.05)
      }
      touch(.changed, CGPoint(x: place.midX, y: place.midY))
      XCTAssertEqual(stage.highlighted, "Share")
      touch(.ended, CGPoint(x: place.midX, y: place.midY))
      stage.harness.settle()
      XCTAssertTrue(stage.recorder.take().contains("action Share"))
      XCTAssertNil(stage.menu)
    }
  }

  func test_pointer_highlightsWhatItIsOver() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      guard let panel = stage.menu?.panels.first else { return XCTFail("no menu") }
      let titles = panel.entries.indices.map { index -> String? in
        let place = panel.frame(ofEntry: index, in: stage.harness.window)
        stage.host.receive(
          .hover(
            phase: .changed, location: CGPoint(x: place.midX, y: place.midY),
            time: stage.host.time))
        stage.harness.advance(by: 1.0 / 60)
        return stage.highlighted
      }
      XCTAssertEqual(
        titles, ["Copy", "Edit", "Save", "Share", "Favourite", nil, "Move to", "Delete"])
    }
  }

  func test_disabledEntries_doNothing() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      stage.harness.run("tap \"Not now\"\nidle\nexpect \"Not now\"")
      XCTAssertFalse(stage.recorder.take().contains { $0.hasPrefix("action") })
    }
  }

  func test_submenu_closesByItsTitle_andByTheMenuBelow() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      stage.harness.run("tap \"Move to\"\nidle\nexpect \"Forest\"\ntap \"Move to\"\nidle")
      XCTAssertEqual(stage.titles.count, 1)
      stage.harness.run("tap \"Move to\"\nidle\ntap \"Square\"\nidle")
      XCTAssertEqual(stage.titles.count, 1)
      XCTAssertNotNil(stage.menu)
    }
  }

  // MARK: Elements

  func test_elementsThatKeepTheMenu_showTheirNewState() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      let names = ["Name", "Date"].map { title in
        UIAction(title: title, attributes: .keepsMenuPresented) { [recorder = stage.recorder] _ in
          recorder.record("action \(title)")
        }
      }
      controller.makeMenu = { UIMenu(options: .singleSelection, children: names) }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      stage.harness.run("tap \"Date\"\nidle")
      XCTAssertEqual(names.map(\.state), [.off, .on])
      stage.harness.run("tap \"Name\"\nidle\nexpect \"Name\"")
      XCTAssertEqual(names.map(\.state), [.on, .off])
      XCTAssertEqual(stage.menu?.panels.first?.entries.map(\.state), [.on, .off])
    }
  }

  func test_deferredElements_comeIn() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      var answer: (([UIMenuElement]) -> Void)?
      controller.makeMenu = { UIMenu(children: [UIDeferredMenuElement { answer = $0 }]) }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      XCTAssertEqual(stage.titles, [["Loading…"]])
      answer?([controller.action("One"), controller.action("Two")])
      XCTAssertEqual(stage.titles, [["One", "Two"]])
      stage.harness.run("idle\ntap \"Two\"\nidle")
      XCTAssertTrue(stage.recorder.take().contains("action Two"))
    }
  }

  func test_visibleMenu_canBeChanged() {
    onMainActor {
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
      controller.makeMenu = { controller.fullMenu() }
      stage.secondaryClick(CGPoint(x: 100, y: 200))
      controller.interaction.updateVisibleMenu {
        $0.replacingChildren([controller.action("Only")])
      }
      XCTAssertEqual(stage.titles, [["Only"]])
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
      let stage = MenuStage()
      defer { stage.close() }
      let controller = stage.controller
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
      stage.secondaryClick(CGPoint(x: 40, y: 440))
      XCTAssertEqual(stage.titles, [["Copy"]])
      stage.harness.run("tap \"Copy\"\nidle")
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
