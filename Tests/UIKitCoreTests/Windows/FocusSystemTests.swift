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
  private struct Fixture {
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

  private func withFixture(_ body: @MainActor (Fixture) -> Void) {
    onMainActor {
      let fixture = Fixture()
      body(fixture)
      fixture.harness.close()
    }
  }

  func test_tab_goesThroughControlsInReadingOrder() {
    withFixture { fixture in
      // Added in another order; B lies a little lower than A and still beside it.
      fixture.screen.button("C", 10, 100)
      fixture.screen.button("B", 200, 14)
      fixture.screen.button("A", 10, 10)
      fixture.screen.button("Off", 100, 10).isEnabled = false
      fixture.screen.button("Gone", 100, 200).isHidden = true
      fixture.harness.settle()
      XCTAssertNil(fixture.focused)
      var seen: [String?] = []
      for _ in 0..<4 {
        fixture.tab()
        seen.append(fixture.focused)
      }
      XCTAssertEqual(seen, ["A", "B", "C", nil])
      fixture.backTab()
      XCTAssertEqual(fixture.focused, "C")
      fixture.backTab()
      XCTAssertEqual(fixture.focused, "B")
      let button = fixture.screen.buttons["B"]!
      XCTAssertTrue(button.isFocused)
      XCTAssertTrue(button.state.contains(.focused))
      XCTAssertFalse(button.layer.overlay.isEmpty, "a ring is seen")
      fixture.key("escape")
      XCTAssertNil(fixture.focused)
      XCTAssertTrue(button.layer.overlay.isEmpty)
      XCTAssertFalse(button.state.contains(.focused))
    }
  }

  func test_spaceAndReturn_useTheControl() {
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
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
        fixture.screen.view.addSubview(view)
      }
      fixture.harness.settle()
      fixture.tab()
      fixture.key("space")
      fixture.key("return")
      XCTAssertEqual(fixture.screen.take().filter { $0.hasPrefix("act") }, ["act A", "act A"])
      fixture.tab()
      fixture.key("space")
      XCTAssertTrue(toggle.isOn)
      fixture.tab()
      fixture.key("right")
      fixture.key("up")
      fixture.key("left")
      XCTAssertEqual(slider.value, 0.6, accuracy: 1e-5)
      fixture.tab()
      fixture.key("right")
      XCTAssertEqual(choice.selectedSegmentIndex, 2, "the middle one cannot be chosen")
      fixture.tab()
      XCTAssertTrue(tapped.isFocused)
      fixture.key("return")
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
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
      fixture.screen.button("B", 10, 100)
      fixture.harness.settle()
      fixture.tab()
      XCTAssertEqual(fixture.screen.take(), ["should - A", "did - A 16", "animated"])
      fixture.tab()
      XCTAssertEqual(fixture.screen.take(), ["should A B", "did A B 16", "animated"])
      fixture.screen.refuses = { $0.nextFocusedView == nil }
      let failures = TapCounter()
      NotificationCenter.default.addObserver(
        failures, selector: Selector("tapped", TapCounter.tapped),
        name: UIFocusSystem.movementDidFailNotification, object: nil)
      fixture.key("escape")
      XCTAssertEqual(fixture.screen.take(), ["should B -"])
      XCTAssertEqual(fixture.focused, "B")
      XCTAssertEqual(failures.number, 1)
    }
  }

  func test_groups_areOneStopInsideWhichArrowsMove() {
    withFixture { fixture in
      for (name, x, y) in [("A", 10, 10), ("B", 110, 10), ("C", 110, 100)]
        as [(String, CGFloat, CGFloat)]
      {
        fixture.screen.button(name, x, y).focusGroupIdentifier = "keys"
      }
      fixture.screen.buttons["B"]!.focusGroupPriority = .prioritized
      fixture.screen.button("D", 10, 200)
      fixture.harness.settle()
      fixture.tab()
      XCTAssertEqual(fixture.focused, "B", "the group's first by priority")
      fixture.key("left")
      XCTAssertEqual(fixture.focused, "A")
      fixture.key("right")
      fixture.key("down")
      XCTAssertEqual(fixture.focused, "C")
      fixture.tab()
      XCTAssertEqual(fixture.focused, "D")
      fixture.screen.buttons["B"]!.focusGroupPriority = .ignored
      fixture.backTab()
      XCTAssertEqual(fixture.focused, "C", "where the focus was last")
    }
  }

  func test_listsAndControls_takeTurns() {
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 300))
      let source = TableSource(counts: [30])
      let log = RowFocusLog()
      table.dataSource = source
      table.delegate = log
      fixture.screen.view.addSubview(table)
      fixture.screen.button("B", 10, 400)
      fixture.harness.settle()
      fixture.tab()
      fixture.tab()
      XCTAssertEqual(table.selection.focused?.item, 0)
      XCTAssertEqual(log.take(), ["should nil 0", "did nil 0"])
      fixture.key("down")
      XCTAssertEqual(log.take(), ["should 0 1", "did 0 1"])
      XCTAssertTrue(fixture.screen.buttons["A"]!.layer.overlay.isEmpty)
      log.refuses = true
      fixture.key("down")
      XCTAssertEqual(table.selection.focused?.item, 1)
      XCTAssertEqual(log.take(), ["should 1 2"])
      log.refuses = false
      fixture.tab()
      XCTAssertEqual(fixture.focused, "B")
      XCTAssertNil(table.selection.focused)
      XCTAssertEqual(log.take(), ["should 1 nil", "did 1 nil"])
      fixture.backTab()
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
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
      fixture.screen.button("B", 10, 100)
      fixture.harness.settle()
      let system = UIFocusSystem.focusSystem(for: fixture.screen)!
      system.requestFocusUpdate(to: fixture.screen.buttons["B"]!)
      XCTAssertNil(fixture.focused, "in the next frame")
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.focused, "B")
      system.requestFocusUpdate(to: fixture.screen)
      system.updateFocusIfNeeded()
      XCTAssertEqual(fixture.focused, "A", "the first of what is in there")
      // An environment without the focus has nothing to say.
      fixture.screen.buttons["B"]!.setNeedsFocusUpdate()
      fixture.harness.advance(by: 0.1)
      XCTAssertEqual(fixture.focused, "A")
      XCTAssertEqual(fixture.screen.view.focusItems(in: fixture.screen.view.bounds).count, 2)
      XCTAssertTrue(fixture.screen.contains(fixture.screen.buttons["A"]!))
      XCTAssertTrue(
        fixture.screen.buttons["A"]!.parentFocusEnvironment === fixture.screen.view)
      XCTAssertTrue(fixture.screen.view.parentFocusEnvironment === fixture.screen)
    }
  }

  func test_fields_editWhileTheyHaveTheFocus() {
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
      let field = UITextField(frame: CGRect(x: 10, y: 100, width: 200, height: 30))
      field.accessibilityIdentifier = "field"
      field.text = "old"
      fixture.screen.view.addSubview(field)
      fixture.screen.button("B", 10, 200)
      fixture.harness.settle()
      fixture.tab()
      fixture.tab()
      XCTAssertTrue(field.isFirstResponder)
      fixture.harness.run("type \"new\"")
      XCTAssertEqual(field.text, "new", "what was there was selected")
      fixture.tab()
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertEqual(fixture.focused, "B")
    }
  }

  func test_focusEffect_isWhatTheViewSays() {
    withFixture { fixture in
      let button = fixture.screen.button("A", 10, 10)
      fixture.harness.settle()
      fixture.tab()
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
    withFixture { fixture in
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      weak var gone = window
      let system = window.map(\.focusSystem)
      window = nil
      XCTAssertNil(gone)
      XCTAssertNil(system?.focusedItem)
      system?.requestFocusUpdate(to: fixture.screen)
      system?.updateFocusIfNeeded()
      XCTAssertNil(fixture.focused)
    }
  }

  func test_presentedScreens_keepTheFocusToThemselves() {
    withFixture { fixture in
      fixture.screen.button("A", 10, 10)
      let other = Screen()
      other.modalPresentationStyle = .pageSheet
      other.button("Inside", 10, 10)
      fixture.screen.present(other, animated: false)
      fixture.harness.settle()
      for _ in 0..<3 {
        fixture.tab()
        XCTAssertNotEqual(fixture.focused, "A")
      }
    }
  }

  func test_barsOverTheContent_comeAfterIt_andThenTheContentAgain() {
    onMainActor {
      let screen = Screen()
      screen.title = "Title"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", primaryAction: UIAction(title: "Edit") { _ in })
      let harness = Harness(
        size: CGSize(width: 320, height: 480),
        root: UINavigationController(rootViewController: screen))
      defer { harness.close() }
      screen.button("A", 10, 100)
      screen.button("B", 10, 200)
      harness.settle()
      let seen = (0..<5).map { _ -> String? in
        harness.run("key tab")
        let object = harness.window.focusSystem.current?.accessibleObject
        return object?.accessibilityLabel
      }
      XCTAssertEqual(seen, ["A", "B", "Edit", "A", "B"])
    }
  }

  // MARK: Screens that come back

  @MainActor
  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Rows"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      9
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      let next = Rows()
      next.title = "Inner"
      navigationController?.pushViewController(next, animated: true)
    }
  }

  func test_screenThatComesBack_hasTheFocusWhereItWas() {
    onMainActor {
      let outer = Rows()
      let harness = Harness(
        size: CGSize(width: 320, height: 480),
        root: UINavigationController(rootViewController: outer))
      defer { harness.close() }
      func focusedRow(_ controller: Rows?) -> Int? {
        let item = controller.flatMap { UIFocusSystem.focusSystem(for: $0) }?.focusedItem
        return (item as? UITableViewCell).flatMap { controller?.tableView.indexPath(for: $0)?.row }
      }
      harness.run("key tab\nkey down\nkey down\nkey down")
      XCTAssertEqual(focusedRow(outer), 3)
      harness.run("key enter\nwait 1\nkey tab\nkey down")
      let inner = outer.navigationController?.topViewController as? Rows
      XCTAssertEqual(focusedRow(inner), 1)
      harness.run("key left with alt\nwait 1")
      XCTAssertEqual(focusedRow(outer), 3)
      harness.run("key down")
      XCTAssertEqual(focusedRow(outer), 4)
      // Given up, it does not come back.
      harness.run("key enter\nwait 1\nkey tab\nkey left with alt\nwait 1\nkey escape")
      XCTAssertNil(focusedRow(outer))
    }
  }
}
