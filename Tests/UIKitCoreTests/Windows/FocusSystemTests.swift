import PlatformInterface
import UIKitTestSupport
import XCTest

@testable import UIKitCore

/// The keyboard on controls, groups and lists of one window.
final class FocusSystemTests: XCTestCase {
  @MainActor
  private final class Screen: UIViewController {
    var log: [String] = []
    var refuses: (UIFocusUpdateContext) -> Bool = { _ in false }
    private(set) var buttons: [String: UIButton] = [:]

    func take() -> [String] {
      defer { log = [] }
      return log
    }

    @discardableResult
    func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> UIButton {
      let button = UIButton(
        frame: CGRect(x: x, y: y, width: 80, height: 40),
        primaryAction: UIAction(title: title) { [unowned self] _ in log.append("act \(title)") })
      button.accessibilityIdentifier = title
      view.addSubview(button)
      buttons[title] = button
      return button
    }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
      log.append("should \(name(context.previouslyFocusedView)) \(name(context.nextFocusedView))")
      return !refuses(context)
    }
    override func didUpdateFocus(
      in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
      log.append(
        "did \(name(context.previouslyFocusedItem as? UIView)) "
          + "\(name(context.nextFocusedItem as? UIView)) \(context.focusHeading.rawValue)")
      coordinator.addCoordinatedAnimations({ [unowned self] in log.append("animated") })
    }

    private func name(_ view: UIView?) -> String { view?.accessibilityIdentifier ?? "-" }
  }

  @MainActor
  private struct Stage {
    let screen = Screen()
    let harness: Harness

    init() { harness = Harness(size: CGSize(width: 320, height: 480), root: screen) }

    var focused: String? {
      (UIFocusSystem.focusSystem(for: screen)?.focusedItem as? UIView)?.accessibilityIdentifier
    }

    func key(_ name: String) { harness.run("key \(name)") }
    func tab() { key("tab") }
    func backTab() { key("tab with shift") }
  }

  private func onStage(_ body: @MainActor (Stage) -> Void) {
    onMainActor {
      let stage = Stage()
      body(stage)
      stage.harness.close()
    }
  }

  func test_tab_goesThroughControlsInReadingOrder() {
    onStage { stage in
      // Added in another order; B lies a little lower than A and still beside it.
      stage.screen.button("C", 10, 100)
      stage.screen.button("B", 200, 14)
      stage.screen.button("A", 10, 10)
      stage.screen.button("Off", 100, 10).isEnabled = false
      stage.screen.button("Gone", 100, 200).isHidden = true
      stage.harness.settle()
      XCTAssertNil(stage.focused)
      var seen: [String?] = []
      for _ in 0..<4 {
        stage.tab()
        seen.append(stage.focused)
      }
      XCTAssertEqual(seen, ["A", "B", "C", nil])
      stage.backTab()
      XCTAssertEqual(stage.focused, "C")
      stage.backTab()
      XCTAssertEqual(stage.focused, "B")
      let button = stage.screen.buttons["B"]!
      XCTAssertTrue(button.isFocused)
      XCTAssertTrue(button.state.contains(.focused))
      XCTAssertFalse(button.layer.overlay.isEmpty, "a ring is seen")
      stage.key("escape")
      XCTAssertNil(stage.focused)
      XCTAssertTrue(button.layer.overlay.isEmpty)
      XCTAssertFalse(button.state.contains(.focused))
    }
  }

  func test_spaceAndReturn_useTheControl() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      let toggle = UISwitch(frame: CGRect(x: 10, y: 100, width: 51, height: 31))
      let slider = UISlider(frame: CGRect(x: 10, y: 160, width: 200, height: 40))
      slider.value = 0.5
      let choice = UISegmentedControl(items: ["x", "y", "z"])
      choice.frame = CGRect(x: 10, y: 220, width: 200, height: 32)
      choice.selectedSegmentIndex = 0
      choice.setEnabled(false, forSegmentAt: 1)
      let taps = TapCounter()
      let tapped = Focusable(frame: CGRect(x: 10, y: 280, width: 50, height: 50))
      tapped.addGestureRecognizer(
        UITapGestureRecognizer(target: taps, action: Selector("tapped", TapCounter.tapped)))
      for view in [toggle, slider, choice, tapped] as [UIView] {
        stage.screen.view.addSubview(view)
      }
      stage.harness.settle()
      stage.tab()
      stage.key("space")
      stage.key("return")
      XCTAssertEqual(stage.screen.take().filter { $0.hasPrefix("act") }, ["act A", "act A"])
      stage.tab()
      stage.key("space")
      XCTAssertTrue(toggle.isOn)
      stage.tab()
      stage.key("right")
      stage.key("up")
      stage.key("left")
      XCTAssertEqual(slider.value, 0.6, accuracy: 1e-5)
      stage.tab()
      stage.key("right")
      XCTAssertEqual(choice.selectedSegmentIndex, 2, "the middle one cannot be chosen")
      stage.tab()
      XCTAssertTrue(tapped.isFocused)
      stage.key("return")
      XCTAssertEqual(taps.number, 1)
    }
  }

  private final class TapCounter: NSObject {
    var number = 0
    func tapped() { number += 1 }
  }

  private final class Focusable: UIView {
    override var canBecomeFocused: Bool { true }
  }

  func test_environments_areAskedAndTold() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      stage.screen.button("B", 10, 100)
      stage.harness.settle()
      stage.tab()
      XCTAssertEqual(stage.screen.take(), ["should - A", "did - A 16", "animated"])
      stage.tab()
      XCTAssertEqual(stage.screen.take(), ["should A B", "did A B 16", "animated"])
      stage.screen.refuses = { $0.nextFocusedView == nil }
      let failures = TapCounter()
      NotificationCenter.default.addObserver(
        failures, selector: Selector("tapped", TapCounter.tapped),
        name: UIFocusSystem.movementDidFailNotification, object: nil)
      stage.key("escape")
      XCTAssertEqual(stage.screen.take(), ["should B -"])
      XCTAssertEqual(stage.focused, "B")
      XCTAssertEqual(failures.number, 1)
    }
  }

  func test_groups_areOneStopInsideWhichArrowsMove() {
    onStage { stage in
      for (name, x, y) in [("A", 10, 10), ("B", 110, 10), ("C", 110, 100)]
        as [(String, CGFloat, CGFloat)]
      {
        stage.screen.button(name, x, y).focusGroupIdentifier = "keys"
      }
      stage.screen.buttons["B"]!.focusGroupPriority = .prioritized
      stage.screen.button("D", 10, 200)
      stage.harness.settle()
      stage.tab()
      XCTAssertEqual(stage.focused, "B", "the group's first by priority")
      stage.key("left")
      XCTAssertEqual(stage.focused, "A")
      stage.key("right")
      stage.key("down")
      XCTAssertEqual(stage.focused, "C")
      stage.tab()
      XCTAssertEqual(stage.focused, "D")
      stage.screen.buttons["B"]!.focusGroupPriority = .ignored
      stage.backTab()
      XCTAssertEqual(stage.focused, "C", "where the focus was last")
    }
  }

  func test_listsAndControls_takeTurns() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
      let source = TableSource(counts: [30])
      let log = RowFocusLog()
      table.dataSource = source
      table.delegate = log
      stage.screen.view.addSubview(table)
      stage.screen.button("B", 10, 400)
      stage.harness.settle()
      stage.tab()
      stage.tab()
      XCTAssertEqual(table.selection.focused?.item, 0)
      XCTAssertEqual(log.take(), ["should nil 0", "did nil 0"])
      stage.key("down")
      XCTAssertEqual(log.take(), ["should 0 1", "did 0 1"])
      XCTAssertTrue(stage.screen.buttons["A"]!.layer.overlay.isEmpty)
      log.refuses = true
      stage.key("down")
      XCTAssertEqual(table.selection.focused?.item, 1)
      XCTAssertEqual(log.take(), ["should 1 2"])
      log.refuses = false
      stage.tab()
      XCTAssertEqual(stage.focused, "B")
      XCTAssertNil(table.selection.focused)
      XCTAssertEqual(log.take(), ["should 1 nil", "did 1 nil"])
      stage.backTab()
      XCTAssertNotNil(table.selection.focused)
    }
  }

  @MainActor
  private final class RowFocusLog: NSObject, UITableViewDelegate {
    private var lines: [String] = []
    var refuses = false
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    private func words(_ context: UITableViewFocusUpdateContext) -> String {
      [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
        .map { $0.map { "\($0.row)" } ?? "nil" }.joined(separator: " ")
    }
    func tableView(
      _ table: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
    ) -> Bool {
      lines.append("should " + words(context))
      return !refuses
    }
    func tableView(
      _ table: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) { lines.append("did " + words(context)) }
  }

  func test_requests_bringTheFocusWhereAnEnvironmentPrefers() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      stage.screen.button("B", 10, 100)
      stage.harness.settle()
      let system = UIFocusSystem.focusSystem(for: stage.screen)!
      system.requestFocusUpdate(to: stage.screen.buttons["B"]!)
      XCTAssertNil(stage.focused, "in the next frame")
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.focused, "B")
      system.requestFocusUpdate(to: stage.screen)
      system.updateFocusIfNeeded()
      XCTAssertEqual(stage.focused, "A", "the first of what is in there")
      // An environment without the focus has nothing to say.
      stage.screen.buttons["B"]!.setNeedsFocusUpdate()
      stage.harness.advance(by: 0.1)
      XCTAssertEqual(stage.focused, "A")
      XCTAssertEqual(stage.screen.view.focusItems(in: stage.screen.view.bounds).count, 2)
      XCTAssertTrue(stage.screen.contains(stage.screen.buttons["A"]!))
      XCTAssertTrue(
        stage.screen.buttons["A"]!.parentFocusEnvironment === stage.screen.view)
      XCTAssertTrue(stage.screen.view.parentFocusEnvironment === stage.screen)
    }
  }

  func test_fields_editWhileTheyHaveTheFocus() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.accessibilityIdentifier = "field"
      field.text = "old"
      stage.screen.view.addSubview(field)
      stage.screen.button("B", 10, 200)
      stage.harness.settle()
      stage.tab()
      stage.tab()
      XCTAssertTrue(field.isFirstResponder)
      stage.harness.run("type \"new\"")
      XCTAssertEqual(field.text, "new", "what was there was selected")
      stage.tab()
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(stage.focused, "B")
    }
  }

  func test_focusEffect_isWhatTheViewSays() {
    onStage { stage in
      let button = stage.screen.button("A", 10, 10)
      stage.harness.settle()
      stage.tab()
      let plain = button.layer.overlay
      button.focusEffect = nil
      XCTAssertTrue(button.layer.overlay.isEmpty)
      button.focusEffect = UIFocusHaloEffect(
        roundedRect: CGRect(x: 2, y: 2, width: 20, height: 20), cornerRadius: 5, curve: .continuous)
      XCTAssertEqual(button.layer.overlay.count, 1)
      XCTAssertNotEqual("\(button.layer.overlay)", "\(plain)")
      button.focusEffect = UIFocusHaloEffect(
        path: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)))
      XCTAssertEqual(button.layer.overlay.count, 1)
    }
  }

  func test_systemKeptLongerThanItsWindow_knowsNoFocus() {
    onStage { stage in
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      weak var gone = window
      let system = window.map(\.focusSystem)
      window = nil
      XCTAssertNil(gone)
      XCTAssertNil(system?.focusedItem)
      system?.requestFocusUpdate(to: stage.screen)
      system?.updateFocusIfNeeded()
      XCTAssertNil(stage.focused)
    }
  }

  func test_presentedScreens_keepTheFocusToThemselves() {
    onStage { stage in
      stage.screen.button("A", 10, 10)
      let other = Screen()
      other.modalPresentationStyle = .pageSheet
      other.button("Inside", 10, 10)
      stage.screen.present(other, animated: false)
      stage.harness.settle()
      for _ in 0..<3 {
        stage.tab()
        XCTAssertNotEqual(stage.focused, "A")
      }
    }
  }
}
